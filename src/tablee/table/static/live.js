/** Listens to the event stream of a table, and shows a banner while the connection is lost. */

import { giveUp } from "./api.js";
import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { Answer, ChatMessage, People } from "./types.js" */

const PATIENCE = 1500; // milliseconds; for a shorter interruption no banner is shown
const RETRY = 1000; // milliseconds before the first attempt to reconnect; the wait doubles each time
const LONGEST_RETRY = 30_000;
const POLL = 45_000; // milliseconds between two checks for changes
const SILENCE = 40_000; // milliseconds without a sign of life, after which a stream has died without an error

/**
 * @typedef {object} Hooks
 * @property {() => string} url returns the URL of the stream
 * @property {(answer: Answer|null) => void} change called with a change, or with null if there may have been one
 * @property {(people: People) => void} presence
 * @property {() => void} closed called if the server refuses the stream, maybe because the seat was given away
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
  let silenceTimer = 0;
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
  /** Wait for the next sign of life. */
  const alive = () => {
    clearTimeout(silenceTimer);
    silenceTimer = window.setTimeout(() => {
      lost();
      giveUp();
      open();
    }, SILENCE);
  };
  const close = () => {
    clearTimeout(silenceTimer);
    stream?.close();
  };
  const open = () => {
    close();
    const opened = new EventSource(hooks.url());
    stream = opened;
    alive();
    const on = (/** @type {string} */ name, /** @type {(data: any) => void} */ tell) => {
      opened.addEventListener(name, (event) => {
        alive();
        tell(JSON.parse(event.data));
      });
    };
    opened.addEventListener("open", () => {
      alive();
      if (lostTimer) hooks.change(null); // the server sends what has changed, but clocks have moved without a change
      connected();
      hooks.words?.(null);
    });
    on("beat", () => {});
    on("nudge", (/** @type {{seat: number, by: number}} */ nudge) => hooks.nudge?.(nudge));
    on("words", (/** @type {ChatMessage} */ message) => hooks.words?.(message));
    on("change", (/** @type {Answer} */ answer) => hooks.change(answer));
    on("presence", (/** @type {People} */ people) => hooks.presence(people));
    opened.addEventListener("gone", () => location.reload()); // this browser may not be here any more
    opened.addEventListener("error", () => {
      if (stream !== opened) return;
      lost();
      if (opened.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
      hooks.closed();
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
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hooks.change(null);
  });
  return { reopen: open, close };
}
