/** The log, by turns. A turn's heading says in a few words what happened; its lines tell every event. */

import { badge, find, html } from "./dom.js";
import { lastTold } from "./moments.js";
import { namedNodes } from "./names.js";
import { COLON, say } from "./words.js";

/** @import { LogLine, LogTurn, SeatView, View } from "./types.js" */

/** @typedef {(step: number) => void} Go goes to a step */
/** @typedef {{key: string, make: () => HTMLElement, later?: boolean}} Row rows with the same key look the same */

/** @type {string[]} the keys of the rows in the log */
let written = [];
/** whether the log is scrolled to its end */
let atEnd = true;
/** @type {Map<number, boolean>} turns that the user has opened or closed, by their first step */
const folded = new Map();

/** If the log is scrolled to its end, keep it there when its height changes. */
export function keepLogAtEnd() {
  const log = find("#log");
  log.addEventListener("scroll", () => {
    atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 4;
  });
  new ResizeObserver(() => {
    if (atEnd) log.scrollTop = log.scrollHeight;
  }).observe(log);
}

/**
 * Show the log; rows that have not changed keep their elements.
 * @param {View} view
 * @param {Go} go called when a line is clicked
 */
export function showLog(view, go) {
  const log = find("#log");
  write(log, rowsOf(view, go));
  const here = [...log.querySelectorAll(".here")];
  const current = here.length ? here : [...log.querySelectorAll(".row:not(.later)")].slice(-1);
  atEnd = view.step === view.last_step;
  log.scrollTop = atEnd ? log.scrollHeight : current.length ? log.scrollTop : 0;
  if (!atEnd) current.reverse().forEach((row) => scrollToRow(log, row)); // the first of them in any case
}

/**
 * Show in one line what happened last: the heading of the last turn of which there is something to tell. If the user
 * looks at an earlier step, show what happened in that step.
 * @param {View} view
 */
export function showLatest(view) {
  const here = view.log.flatMap(({ lines }) => lines.filter((line) => line.step + 1 === view.step));
  const turn = lastTold(view.log);
  const past = view.step !== view.last_step;
  const player = past ? null : view.seats[turn?.seat ?? -1];
  const text = past ? here.map((line) => line.text).join(". ") : ((turn?.summary || turn?.lines.at(-1)?.text) ?? "");
  const named = player && turn?.summary && !turn.in_sentences;
  find("#latest").replaceChildren(...(named ? [nameIn(view, player), COLON] : []), ...told(text, view));
}

/**
 * Return how a heading calls a player. Somebody who plays several seats reads their names.
 * @param {View} view
 * @param {SeatView} player
 */
const nameIn = ({ you }, player) => html("b", {}, player.is_you && you.length === 1 ? say("you") : player.name);

/**
 * @param {HTMLElement} log
 * @param {Row[]} rows
 */
function write(log, rows) {
  let same = 0;
  if (log.childElementCount === written.length) {
    while (same < rows.length && written[same] === rows[same].key) same++;
  }
  while (log.childElementCount > same) log.lastElementChild?.remove();
  log.append(...rows.slice(same).map((row) => row.make()));
  written = rows.map((row) => row.key);
}

/**
 * Scroll a list to one of its rows. `scrollIntoView` would also scroll the page, and on a phone hide the board.
 * @param {HTMLElement} list
 * @param {Element} row
 */
function scrollToRow(list, row) {
  const [frame, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.top < frame.top) list.scrollTop -= frame.top - at.top;
  else if (at.bottom > frame.bottom) list.scrollTop += at.bottom - frame.bottom;
}

/**
 * @param {View} view
 * @param {Go} go
 * @returns {Row[]}
 */
function rowsOf(view, go) {
  const { log } = view;
  if (!log.some((turn) => turn.lines.length)) {
    return [{ key: "empty", make: () => html("li", { class: "muted" }, say("log-empty")) }];
  }
  const rows = log.map((turn, i) => turnRows(turn, i === log.length - 1, view, go));
  const first = log.findIndex((turn) => turn.step >= view.since && !view.you.includes(turn.seat));
  if (view.since > 0 && !view.over && first > 0) {
    rows[first].unshift(divider("since"));
  }
  const flat = rows.flat();
  const later = flat.findIndex((row) => row.later);
  if (later >= 0) flat.splice(later, 0, divider("later"));
  return flat;
}

/**
 * @param {"since"|"later"} word
 * @returns {Row}
 */
const divider = (word) => ({ key: word, make: () => html("li", { class: "since" }, html("span", {}, say(word))) });

/**
 * Return the rows of a turn: its heading and, unless it is folded, its lines.
 * @param {LogTurn} turn
 * @param {boolean} last
 * @param {View} view
 * @param {Go} go
 * @returns {Row[]}
 */
function turnRows(turn, last, view, go) {
  const { seat, step, summary, lines } = turn;
  const shown = lines.some((line) => line.step + 1 === view.step) && view.step !== view.last_step;
  const open = folded.get(step) ?? (last || shown);
  const later = step >= view.step && view.step !== view.last_step;
  const toggle = () => {
    folded.set(step, !open);
    showLog(view, go);
  };
  const player = seat >= 0 ? view.seats[seat] : null;
  const make = () =>
    html(
      "li",
      { class: `row turn${player?.is_you ? " mine" : ""}${later ? " later" : ""}` },
      html(
        "button",
        { type: "button", class: "fold", "aria-expanded": String(open), on: { click: toggle } },
        player ? badge(seat) : html("span", { class: "chance", title: say("log-chance") }),
        html(
          "span",
          {},
          ...(player && !(summary && turn.in_sentences) ? [nameIn(view, player), summary && COLON] : []),
          ...told(summary, view),
        ),
      ),
    );
  const key = `turn ${step} ${seat} ${player?.name} ${open} ${later} ${summary}`;
  return [{ key, make, later }, ...(open ? lines.map((line) => lineRow(line, view, go)) : [])];
}

/**
 * @param {string} text
 * @param {View} view
 * @returns {(string|HTMLElement)[]}
 */
const told = (text, view) => namedNodes(text, view.seats);

/**
 * @param {LogLine} line
 * @param {View} view
 * @param {Go} go
 * @returns {Row}
 */
function lineRow({ step, text, big, forced }, view, go) {
  const here = step + 1 === view.step && view.step !== view.last_step;
  const later = step >= view.step;
  const kind = `row line${big ? " big" : ""}${later ? " later" : ""}${here ? " here" : ""}`;
  const click = (/** @type {Event} */ event) => {
    event.preventDefault();
    go(step + 1);
  };
  const make = () =>
    html(
      "li",
      { class: kind, "aria-current": here ? "step" : null },
      html("a", { href: `?step=${step + 1}`, tabindex: "-1", on: { click } }, ...told(text, view)),
      forced && html("span", { class: "forced muted" }, say("log-forced")),
    );
  return { key: `${step} ${kind} ${forced} ${text} ${view.seats.map((seat) => seat.name).join()}`, make, later };
}
