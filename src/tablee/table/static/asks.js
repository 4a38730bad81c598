/** People at the door who ask for a seat or to watch: those who may answer get buttons for it. */

import { post } from "./api.js";
import { find, html } from "./dom.js";
import { say } from "./words.js";

/** @import { Ask, People, ShowError } from "./types.js" */

const ANY_SEAT = -1; // as on the server

/**
 * Return the question about somebody at the door.
 * @param {Ask} ask
 * @param {string[]} names
 * @returns {string}
 */
function question({ name, seat }, names) {
  const who = name || say("ask-nobody");
  if (seat >= 0) return say("ask-seat", { name: who, text: names[seat] ?? "" });
  return say(seat === ANY_SEAT ? "ask-any" : "ask-watch", { name: who });
}

/**
 * Make the notice with the buttons.
 * @param {string} table
 * @param {Ask} ask
 * @param {People} people
 * @param {ShowError} refused
 * @returns {HTMLElement}
 */
function notice(table, ask, { names, friends }, refused) {
  const options = friends.map((seat) => html("option", { value: seat }, names[seat] ?? ""));
  const which = html("select", { "aria-label": say("ask-which") }, ...options);
  const isAny = ask.seat === ANY_SEAT;
  const answer = (/** @type {boolean} */ agree) => {
    const seat = isAny ? Number(which.value) : ask.seat;
    post(`/api/t/${table}/answer`, { ask: ask.id, agree, seat }).catch(refused);
  };
  const button = (/** @type {boolean} */ agree) => {
    const words = say(agree ? "ask-agree" : "ask-decline");
    const on = { click: () => answer(agree) };
    return html("button", { type: "button", class: `button small${agree ? " main" : ""}`, on }, words);
  };
  return html(
    "div",
    { class: "consent notice", "data-ask": ask.id },
    html("p", {}, question(ask, names)),
    html(
      "div",
      { class: "row" },
      isAny && friends.length > 0 && which,
      (!isAny || friends.length > 0) && button(true),
      button(false),
    ),
  );
}

/**
 * Show the requests that this browser may answer.
 * @param {string} table
 * @param {People} people
 * @param {ShowError} refused
 */
export function showAsks(table, people, refused) {
  const place = find("#asks");
  const key = JSON.stringify([people.asks, people.names, people.friends]);
  if (place.dataset.shown === key) return;
  place.dataset.shown = key;
  place.replaceChildren(...people.asks.map((ask) => notice(table, ask, people, refused)));
}
