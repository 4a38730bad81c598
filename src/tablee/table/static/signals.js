/** Signals that it is the user's turn, by the title, the favicon, a sound and a notification; and big moments. */

import { find } from "./dom.js";
import { preferences } from "./preferences.js";
import { say } from "./words.js";

/** @type {HTMLLinkElement} */
const favicon = find("#favicon");
const [idleIcon, idleTitle] = [favicon.href, document.title];
const turnIcon = favicon.dataset.turn ?? idleIcon;
const game = document.body.dataset.title ?? "";
const table = idleTitle.replace(/ — Tablée$/, ""); // the game, and whether the table is a copy
/** @type {boolean|null} whether it was the user's turn at the last call of `signal`; null before the first */
let wasTurn = null;

/** @param {number} rate how fast to play it; slower is also lower */
function knock(rate) {
  const sound = new Audio(document.body.dataset.knock);
  sound.volume = 0.6;
  sound.preservesPitch = false;
  sound.playbackRate = rate;
  sound.play().catch(() => {}); // browsers allow no sound before the first click on a page
}

/** Make the sound of a big moment. */
export function strike() {
  if (preferences.sound) knock(0.6);
}

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
    if (preferences.sound) knock(1);
    if (preferences.notify) notify(prompt);
  }
  wasTurn = turn;
}
