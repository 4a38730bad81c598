/** Signals that it is the person's turn: the title, the favicon, a sound, a notification of the browser. */

import { find } from "./dom.js";
import { preferences } from "./preferences.js";
import { say } from "./words.js";

/** @type {HTMLLinkElement} */
const favicon = find("#favicon");
const [idleIcon, idleTitle] = [favicon.href, document.title];
const turnIcon = favicon.dataset.turn ?? idleIcon;
const game = document.body.dataset.title ?? "";
/** @type {boolean|null} whether it was the person's turn when last looked at; null before that */
let wasTurn = null;

function knock() {
  const sound = new Audio(document.body.dataset.knock);
  sound.volume = 0.6;
  sound.play().catch(() => {}); // browsers allow no sound before the first click in a page
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
 * Show whether it is the person's turn; sound and notification only when that begins while the page is open.
 * @param {boolean} turn
 * @param {string} prompt what the person has to decide
 */
export function signal(turn, prompt) {
  document.title = turn ? `● ${say("your-turn")} — ${game}` : idleTitle;
  favicon.href = turn ? turnIcon : idleIcon;
  if (turn && wasTurn === false) {
    if (preferences.sound) knock();
    if (preferences.notify) notify(prompt);
  }
  wasTurn = turn;
}
