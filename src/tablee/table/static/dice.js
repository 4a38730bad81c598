/**
 * Checks that the dice were fair. Before the game the server publishes the hash of a secret (the commitment). After
 * the game it publishes the secret, from which anybody can recompute every draw. `core/sources.py` makes the draws.
 */

/** @import { Dice, Draw } from "./types.js" */

const DIGESTS = 1n << 256n; // how many different digests there are
const ATTEMPTS = 100;

/**
 * @param {string} hex
 * @returns {Uint8Array<ArrayBuffer>}
 */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/**
 * @param {ArrayBuffer} buffer
 * @returns {string}
 */
const hexOf = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Return the random number below `n` for a ply: a digest modulo `n`. Digests above the largest multiple of `n` are
 * skipped, because they would favour small numbers.
 * @param {CryptoKey} key
 * @param {number} n
 * @param {number} ply
 * @returns {Promise<number>}
 */
async function below(key, n, ply) {
  const limit = (DIGESTS / BigInt(n)) * BigInt(n);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${ply}:${attempt}`));
    const number = BigInt(`0x${hexOf(digest)}`);
    if (number < limit) return Number(number % BigInt(n));
  }
  throw new Error("no usable digest was found");
}

/**
 * Tell whether this page may use the Web Crypto API. Browsers allow it only on localhost and over HTTPS.
 * @returns {boolean}
 */
export const canCheck = () => Boolean(globalThis.crypto?.subtle);

/**
 * Check the dice of a finished game.
 * @param {Dice} dice
 * @returns {Promise<{secret: boolean, wrong: Draw[]}>} whether the secret matches the commitment, and the draws that
 *   do not match the secret
 */
export async function check(dice) {
  const secret = bytesOf(dice.secret);
  const hash = hexOf(await crypto.subtle.digest("SHA-256", secret));
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrong = [];
  for (const draw of dice.draws) {
    const total = draw.weights.reduce((sum, weight) => sum + weight, 0);
    let rest = await below(key, total, draw.ply);
    let index = 0;
    while (rest >= draw.weights[index]) rest -= draw.weights[index++];
    if (index !== draw.index) wrong.push(draw);
  }
  return { secret: hash === dice.commitment, wrong };
}
