/** News from the server: one stream of events, a banner while it is broken. */

import { find } from "./dom.js";
import { say } from "./words.js";

const PATIENCE = 1500; // a short break is nobody's business
const SILENCE = 45000; // the server speaks at least every 15 s, but comments do not reach scripts: look again by hand

/**
 * @param {string} table
 * @param {{change: (news: {version: number|string, ply: number, to_act: number}|null) => void, presence: (online: number[]) => void}} hooks
 */
export function listen(table, hooks) {
  const banner = find("#banner");
  let broken = 0;
  let wait = 1000;
  /** @type {EventSource|null} */
  let stream = null;

  const lost = () => {
    if (!broken) broken = window.setTimeout(() => { banner.textContent = say("reconnecting"); banner.hidden = false; }, PATIENCE);
  };
  const found = () => {
    clearTimeout(broken);
    broken = 0;
    wait = 1000;
    banner.hidden = true;
  };
  const open = () => {
    stream = new EventSource(`/api/t/${table}/events`);
    let first = true;
    stream.addEventListener("open", () => {
      const again = broken !== 0 || !first;
      first = false;
      found();
      if (again) hooks.change(null);
    });
    stream.addEventListener("change", (event) => hooks.change(JSON.parse(event.data)));
    stream.addEventListener("presence", (event) => hooks.presence(JSON.parse(event.data).online));
    stream.addEventListener("error", () => {
      lost();
      if (stream?.readyState !== EventSource.CLOSED) return;
      setTimeout(open, wait); // the browser gives up on an error answer: try again, ever more slowly
      wait = Math.min(wait * 2, 30000);
    });
  };
  open();
  setInterval(() => { if (!document.hidden && stream?.readyState === EventSource.OPEN) hooks.change(null); }, SILENCE);
  addEventListener("offline", lost);
  addEventListener("online", () => { found(); hooks.change(null); });
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) hooks.change(null); });
}
