/** Checking the dice: the secret fits the hash shown before the game, and every draw follows from the secret. */

/** @typedef {{ply: number, weights: number[], index: number, text?: string}} Draw */
/** @typedef {{commitment: string, secret: string, draws: Draw[]}} Dice */

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {ArrayBuffer} buffer */
const hexOf = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The number below `n` that a key gives for a ply; a digest in the last, incomplete run of n is passed over. @param {CryptoKey} key @param {number} n @param {number} ply */
async function below(key, n, ply) {
  const size = 1n << 256n;
  const limit = (size / BigInt(n)) * BigInt(n);
  for (let attempt = 0; attempt < 100; attempt++) {
    const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${ply}:${attempt}`));
    const number = BigInt(`0x${hexOf(digest)}`);
    if (number < limit) return Number(number % BigInt(n));
  }
  throw new Error("no number was found");
}

/** Tell whether crypto is there: browsers keep it from pages that are neither local nor encrypted. */
export const canCheck = () => Boolean(globalThis.crypto?.subtle);

/**
 * Check a finished game. Answers whether the secret fits, and which draws do not.
 * @param {Dice} dice @returns {Promise<{secret: boolean, wrong: Draw[], draws: number}>}
 */
export async function check(dice) {
  const secret = bytesOf(dice.secret);
  const hash = hexOf(await crypto.subtle.digest("SHA-256", secret));
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrong = [];
  for (const draw of dice.draws) {
    let ticket = await below(key, draw.weights.reduce((sum, weight) => sum + weight, 0), draw.ply);
    let index = 0;
    while (ticket >= draw.weights[index]) ticket -= draw.weights[index++];
    if (index !== draw.index) wrong.push(draw);
  }
  return { secret: hash === dice.commitment, wrong, draws: dice.draws.length };
}
