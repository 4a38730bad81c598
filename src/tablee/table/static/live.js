/** Listens to the event stream of a table, and shows a banner while the connection is lost. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { Answer, ChatMessage, People } from "./types.js" */

const PATIENCE = 1500; // milliseconds; for a shorter interruption no banner is shown
const RETRY = 1000; // milliseconds before the first attempt to reconnect; the wait doubles each time
const LONGEST_RETRY = 30_000;
const POLL = 45_000; // milliseconds between two checks for changes, because a stream can die without an error

/**
 * @typedef {object} Hooks
 * @property {() => string} url returns the URL of the stream
 * @property {(answer: Answer|null) => void} change called with a change, or with null if there may have been one
 * @property {(people: People) => void} presence
 * @property {(nudge: {seat: number, by: number}) => void} [nudge] called when somebody waits for the user
 * @property {(message: ChatMessage|null) => void} [words] called with a message, or with null if some may be missing
 */

/**
 * Listen to the event stream, from the first call of `reopen` on.
 * @param {Hooks} hooks
 * @returns {{reopen: () => void, close: () => void}} `reopen` opens the stream again, at its present URL
 */
export function listen(hooks) {
  const banner = find("#banner");
  let lostTimer = 0; // the timer that shows the banner; 0 while connected
  let wait = RETRY;
  /** @type {EventSource|null} */
  let stream = null;

  const lost = () => {
    if (lostTimer) return;
    lostTimer = window.setTimeout(() => {
      banner.textContent = say("reconnecting");
      banner.hidden = false;
    }, PATIENCE);
  };
  const connected = () => {
    clearTimeout(lostTimer);
    lostTimer = 0;
    wait = RETRY;
    banner.hidden = true;
  };
  const open = () => {
    stream?.close();
    const opened = new EventSource(hooks.url());
    stream = opened;
    opened.addEventListener("open", () => {
      connected(); // the server then sends what has changed meanwhile
      hooks.words?.(null);
    });
    opened.addEventListener("nudge", (event) => hooks.nudge?.(JSON.parse(event.data)));
    opened.addEventListener("words", (event) => hooks.words?.(/** @type {ChatMessage} */ (JSON.parse(event.data))));
    opened.addEventListener("change", (event) => hooks.change(/** @type {Answer} */ (JSON.parse(event.data))));
    opened.addEventListener("presence", (event) => hooks.presence(/** @type {People} */ (JSON.parse(event.data))));
    opened.addEventListener("gone", () => location.reload()); // this browser may not be here any more
    opened.addEventListener("error", () => {
      if (stream !== opened) return;
      lost();
      if (opened.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_RETRY);
    });
  };
  setInterval(() => {
    if (!document.hidden && stream?.readyState === EventSource.OPEN) hooks.change(null);
  }, POLL);
  addEventListener("offline", lost);
  addEventListener("online", () => {
    connected();
    hooks.change(null);
  });
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hooks.change(null);
  });
  return { reopen: open, close: () => stream?.close() };
}
