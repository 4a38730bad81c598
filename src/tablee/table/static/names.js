/**
 * Names in sentences and pictures. The server names a seat by a mark, a character of Unicode's private use area, and
 * the page puts the name there. In Python, `tablee.core.names` does the same for the terminal.
 *
 * In a view that the page shows (see `held.js`), picture, choices and result already have names. Prompt, stakes and
 * log have marks, so that their names can be shown in the colours of the seats: `namedNodes`.
 */

import { escaped, html } from "./dom.js";
import { language } from "./words.js";

/** @import { Choice, Result, ScoreRow, SeatView, View } from "./types.js" */

const FIRST_MARK = 0xe000; // the mark of seat 0
const MARK = /(\b(?:[Dd]|[Qq]u)e )?([\ue000-\ue0ff])/g; // a mark, and the French word before it, if it can elide
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;
const DRAWN = /<text\b([^>]*)>([^<]*[\ue000-\ue0ff][^<]*)<\/text>/g; // a line of a picture that names a seat
const LONGEST = 24; // letters of a name
const USUAL = 12; // letters of a name in a picture for which there is room if nothing else is known
const LEAST = 3; // letters that are left of a name, however small the room

/** @type {SeatView[]} the seats of the table that is shown */
let known = [];

/**
 * Return the character that stands for the name of a seat.
 * @param {number} seat
 * @returns {string}
 */
export const markOf = (seat) => String.fromCharCode(FIRST_MARK + seat);

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
 * @param {SeatView[]} [seats]
 * @returns {string}
 */
export const withNames = (text, seats = known) =>
  parts(text, seats)
    .map((part) => (typeof part === "string" ? part : part.name))
    .join("");

/**
 * Return a sentence with names in place of marks, each underlined in the colour of its seat.
 * @param {string} text
 * @param {SeatView[]} [seats]
 * @returns {(string|HTMLElement)[]}
 */
export function namedNodes(text, seats = known) {
  return parts(text, seats).map((part) => {
    if (typeof part === "string") return part;
    const name = html("b", { class: "who" }, part.name);
    name.style.setProperty("--seat", `var(--${part.colour})`);
    return name;
  });
}

// --- pictures ----------------------------------------------------------------------------------------------------

/** @type {CanvasRenderingContext2D|null} */
let ruler = null;

/**
 * Return the width of a line of text, in units of the picture.
 * @param {string} text
 * @param {number} size
 * @param {boolean} bold
 * @returns {number}
 */
function widthOf(text, size, bold) {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return 0;
  ruler.font = `${bold ? "bold " : ""}${size}px ${getComputedStyle(document.body).fontFamily}`;
  return ruler.measureText(text).width;
}

/**
 * @param {string} name
 * @param {number} most how many letters it may have
 * @returns {string}
 */
function shortened(name, most) {
  const letters = [...name];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/**
 * Return a line of a picture with names. If it is wider than its room, its names are shortened.
 * @param {string} attributes of the text element
 * @param {string} text
 * @param {SeatView[]} seats
 * @returns {string} SVG
 */
function lineWithNames(attributes, text, seats) {
  const number = (/** @type {string} */ name) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(attributes)?.[1]);
  const [room, size] = [number("data-room"), number("font-size")];
  const bold = attributes.includes("font-weight");
  const short = (/** @type {number} */ most) =>
    withNames(
      text,
      seats.map((seat) => ({ ...seat, name: escaped(shortened(seat.name, most)) })),
    );
  if (!room) return short(USUAL);
  let most = LONGEST;
  while (most > LEAST && widthOf(short(most), size, bold) > room) most--;
  return short(most);
}

/**
 * Return a picture with names.
 * @param {string} svg
 * @param {SeatView[]} seats
 * @returns {string}
 */
function pictureWithNames(svg, seats) {
  const lines = svg.replace(DRAWN, (_, /** @type {string} */ attributes, /** @type {string} */ text) => {
    return `<text${attributes}>${lineWithNames(attributes, text, seats)}</text>`;
  });
  return withNames(
    lines,
    seats.map((seat) => ({ ...seat, name: escaped(seat.name) })),
  );
}

// --- views -------------------------------------------------------------------------------------------------------

/**
 * Return a view with the names of its seats in its picture, choices and result. From now on, these are the names of
 * all sentences.
 * @param {View} view
 * @returns {View}
 */
export function viewWithNames(view) {
  const { seats, svg, choices, interjections, result } = view;
  known = seats;
  const choice = (/** @type {Choice} */ one) => ({ ...one, label: withNames(one.label), more: withNames(one.more) });
  return {
    ...view,
    svg: pictureWithNames(svg, seats),
    choices: choices.map(choice),
    interjections: interjections.map(choice),
    result: result && resultWithNames(result),
  };
}

/**
 * @param {Result} result
 * @returns {Result}
 */
function resultWithNames(result) {
  const row = (/** @type {ScoreRow} */ one) => ({ ...one, label: withNames(one.label) });
  const { sources, tie_breaks, proposal } = result;
  return {
    ...result,
    sources: sources.map(row),
    tie_breaks: tie_breaks.map(row),
    proposal: withNames(proposal),
  };
}
