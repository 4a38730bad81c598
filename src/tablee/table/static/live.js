/** Listens to the event stream of a table, and shows a banner while the connection is lost. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { Change, Presence } from "./types.js" */

const PATIENCE = 1500; // milliseconds; for a shorter interruption no banner is shown
const RETRY = 1000; // milliseconds before the first attempt to reconnect; the wait doubles each time
const LONGEST_RETRY = 30_000;
const POLL = 45_000; // milliseconds between two checks for changes, because a stream can die without an error

/**
 * @typedef {object} Hooks
 * @property {(change: Change|null) => void} change called after a change, or with null if there may have been a change
 * @property {(online: number[]) => void} presence
 */

/**
 * @param {string} table
 * @param {Hooks} hooks
 */
export function listen(table, hooks) {
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
    stream = new EventSource(`/api/t/${table}/events`);
    let first = true;
    stream.addEventListener("open", () => {
      const again = lostTimer !== 0 || !first;
      first = false;
      connected();
      if (again) hooks.change(null);
    });
    stream.addEventListener("change", (event) => hooks.change(/** @type {Change} */ (JSON.parse(event.data))));
    stream.addEventListener("presence", (event) => {
      const { online } = /** @type {Presence} */ (JSON.parse(event.data));
      hooks.presence(online);
    });
    stream.addEventListener("error", () => {
      lost();
      if (stream?.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_RETRY);
    });
  };
  open();
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
}
