/** It is your turn: title, favicon, a knock, and a notification if the person asked for one. */

import { find } from "./dom.js";
import { preferences } from "./preferences.js";
import { say } from "./words.js";

const favicon = /** @type {HTMLLinkElement} */ (find("#favicon"));
const idle = favicon.href;
const plain = document.title;
const game = document.body.dataset.title ?? "";
/** @type {boolean|null} */
let mine = null;

function knock() {
  const sound = new Audio(document.body.dataset.knock);
  sound.volume = 0.6;
  sound.play().catch(() => {}); // browsers keep a page silent until it has been touched
}

/** @param {string} prompt */
function notify(prompt) {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const note = new Notification(`${say("your-turn")} — ${game}`, { body: prompt, icon: idle, tag: location.pathname });
  note.addEventListener("click", () => { window.focus(); note.close(); });
}

/** Tell the person whose turn it is; sounds only when it becomes theirs. @param {boolean} turn @param {string} prompt */
export function signal(turn, prompt) {
  document.title = turn ? `● ${say("your-turn")} — ${game}` : plain;
  favicon.href = turn ? favicon.dataset.turn ?? idle : idle;
  if (turn && mine === false) {
    if (preferences.sound) knock();
    if (preferences.notify) notify(prompt);
  }
  mine = turn;
}
