/** Signals that it is the user's turn, by the title, the favicon, a sound and a notification. */

import { find } from "./dom.js";
import { preferences } from "./preferences.js";
import { hear } from "./sounds.js";
import { say } from "./words.js";

/** @type {HTMLLinkElement} */
const favicon = find("#favicon");
const [idleIcon, idleTitle] = [favicon.href, document.title];
const turnIcon = favicon.dataset.turn ?? idleIcon;
const game = document.body.dataset.title ?? "";
const table = idleTitle.replace(/ — Tablée$/, ""); // the game, and whether the table is a copy
/** @type {boolean|null} whether it was the user's turn at the last call of `signal`; null before the first */
let wasTurn = null;

/** @param {string} prompt */
function notify(prompt) {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const options = { body: prompt, icon: idleIcon, tag: location.pathname };
  const note = new Notification(`${say("your-turn")} — ${game}`, options);
  note.addEventListener("click", () => {
    window.focus();
    note.close();
  });
}

/**
 * Show whether it is the user's turn. Sound and notification come only if the turn begins while the page is open.
 * @param {boolean} turn
 * @param {string} prompt what the user has to decide
 */
export function signal(turn, prompt) {
  document.title = turn ? `● ${say("your-turn")} — ${table}` : idleTitle;
  favicon.href = turn ? turnIcon : idleIcon;
  if (turn && wasTurn === false) {
    hear(["turn"]);
    if (preferences.notify) notify(prompt);
  }
  wasTurn = turn;
}
