/** Holds: the table waits before an action of another seat, so that a player can act out of turn first. */

import { openList } from "./choices.js";
import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { Change, HoldAction, SeatView, ShowError, View } from "./types.js" */

let timer = 0;

/**
 * Return the names of seats, as a list in the language of the page.
 * @param {number[]} waited
 * @param {SeatView[]} seats
 * @returns {string}
 */
const namesOf = (waited, seats) =>
  new Intl.ListFormat(document.documentElement.lang || "en").format(waited.map((seat) => seats[seat]?.name ?? ""));

/**
 * Return the seats of this browser that the table waits for.
 * @param {View} view
 * @returns {number[]}
 */
export const heldHere = ({ hold, you, hides, seat }) =>
  hold.waits_for.filter((other) => (hides ? other === seat : you.includes(other)));

/**
 * Show for whom the table waits. The players it waits for also get buttons with which they can answer.
 * @param {View} view
 */
export function showHold(view) {
  const { hold, seats } = view;
  const ask = find("#hold-ask");
  ask.hidden = !hold.may.length || view.step !== view.last_step;
  /** @type {HTMLInputElement} */
  const box = find("input", ask);
  box.checked = hold.on.length > 0;
  clearInterval(timer);
  const notice = find("#hold");
  const mine = heldHere(view);
  notice.hidden = !hold.waits_for.length || view.step !== view.last_step;
  if (notice.hidden) return;
  find(".row", notice).hidden = !mine.length;
  if (!mine.length) return showWaiting(hold.waits_for, seats);
  /** @type {HTMLDetailsElement} */
  const anytime = find("#anytime");
  anytime.open = true;
  openList(true);
  const until = Date.now() + hold.left * 1000;
  find("p", notice).textContent = say("hold-yours", { name: namesOf(mine, seats) });
  const tick = () => {
    const number = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    find("output", notice).textContent = say("hold-seconds", { number });
  };
  tick();
  timer = window.setInterval(tick, 1000);
}

/**
 * Show the names of the players that the table waits for; an empty list hides the notice.
 * @param {number[]} waited
 * @param {SeatView[]} seats
 */
export function showWaiting(waited, seats) {
  const notice = find("#hold");
  notice.hidden = !waited.length;
  find(".row", notice).hidden = true;
  find("output", notice).textContent = "";
  find("p", notice).textContent = say("hold-waiting", { name: namesOf(waited, seats) });
}

/**
 * Connect the buttons.
 * @param {{current: () => View|null, change: Change, refused: ShowError}} hooks
 */
export function offerHold({ current, change, refused }) {
  const send = async (/** @type {HoldAction} */ what, /** @type {number[]} */ seats) => {
    try {
      for (const seat of seats) await change("hold", { seat, what });
    } catch (error) {
      refused(error);
    }
  };
  /** @type {HTMLInputElement} */
  const box = find("#hold-ask input");
  box.addEventListener("change", () => {
    const view = current();
    if (view) void send(box.checked ? "on" : "off", view.hides ? [view.seat] : view.you);
  });
  for (const what of /** @type {HoldAction[]} */ (["let-go", "let-go-turn"])) {
    find(`[data-hold="${what}"]`).addEventListener("click", () => {
      const view = current();
      if (view) void send(what, heldHere(view));
    });
  }
  find('[data-hold="act"]').addEventListener("click", () => {
    /** @type {HTMLElement|null} */
    const first = document.querySelector("#interjections .choice");
    first?.focus();
  });
}
