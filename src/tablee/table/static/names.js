/**
 * Names in sentences. A sentence of the server names a seat by a mark, a character of Unicode's private use area, and
 * the page puts the name there. In Python, `tablee.core.names` does the same for the terminal.
 */

import { html } from "./dom.js";
import { language } from "./words.js";

/** @import { SeatView } from "./types.js" */

const FIRST_MARK = 0xe000; // the mark of seat 0
const MARK = /(\b(?:[Dd]|[Qq]u)e )?([\ue000-\ue0ff])/g; // a mark, and the French word before it, if it can elide
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/**
 * Split a sentence into texts and seats.
 * @param {string} text
 * @param {SeatView[]} seats
 * @returns {(string|SeatView)[]}
 */
function parts(text, seats) {
  const made = [];
  let at = 0;
  for (const { index, 0: found, 1: before = "", 2: mark } of text.matchAll(MARK)) {
    const seat = seats[mark.charCodeAt(0) - FIRST_MARK];
    const elides = language === "fr" && before && VOWEL.test(seat?.name ?? "");
    made.push(text.slice(at, index) + (elides ? `${before.slice(0, -2)}’` : before), seat ?? "");
    at = index + found.length;
  }
  return [...made, text.slice(at)].filter((part) => part !== "");
}

/**
 * Return a sentence with names in place of marks, as plain text.
 * @param {string} text
 * @param {SeatView[]} seats
 * @returns {string}
 */
export const withNames = (text, seats) =>
  parts(text, seats)
    .map((part) => (typeof part === "string" ? part : part.name))
    .join("");

/**
 * Return a sentence with names in place of marks, each underlined in the colour of its seat.
 * @param {string} text
 * @param {SeatView[]} seats
 * @returns {(string|HTMLElement)[]}
 */
export function namedNodes(text, seats) {
  return parts(text, seats).map((part) => {
    if (typeof part === "string") return part;
    const name = html("b", { class: "who" }, part.name);
    name.style.setProperty("--seat", `var(--${part.colour})`);
    return name;
  });
}
