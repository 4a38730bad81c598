/** People who are away: the others nudge them or let a bot play; somebody resigns; all agree to end the game. */

import { find, html, icon, unseen } from "./dom.js";
import { toast } from "./notices.js";
import { hear } from "./sounds.js";
import { say } from "./words.js";

/** @import { AwayAction, Change, SeatView, ShowError, View } from "./types.js" */

/**
 * Return the seat of this browser that speaks for it.
 * @param {View} view
 * @returns {number}
 */
const speaker = (view) => (view.seat >= 0 && view.you.includes(view.seat) ? view.seat : (view.you[0] ?? -1));

/**
 * Make the mark that says who plays for a seat, or that its time is up.
 * @param {SeatView} seat
 * @param {View} view
 * @returns {HTMLElement|null}
 */
export function awayMark({ seat, kind, online, joined }, view) {
  const { substitutes, resigned, late } = view.away;
  const level = substitutes[seat];
  const small = (/** @type {string} */ words, /** @type {string} */ kind) =>
    html("span", { class: `away ${kind}`, title: words }, words);
  if (resigned.includes(seat)) return small(say("seat-resigned"), "gone");
  if (level) {
    const words = say("seat-substitute", { level });
    return html("span", { class: "kind", title: words }, icon("bot"), unseen(words));
  }
  if (late.includes(seat)) return view.clock ? unseen(say("clock-up")) : small(say("seat-away"), "late");
  if (kind !== "friend" || !joined || !view.live || view.over) return null;
  const mark = small(say("seat-away"), "gone");
  mark.dataset.offline = ""; // `showPresence` shows it if the person is away
  mark.hidden = online;
  return mark;
}

/**
 * Show what can be done: for somebody who is late, about a proposal to end the game, or to take back one's own seat.
 * @param {View} view
 */
export function showAway(view) {
  const { away, seats, you } = view;
  const live = view.step === view.last_step && view.live && you.length > 0 && !view.over;
  const late = away.late.filter((seat) => !you.includes(seat));
  const notice = find("#late");
  notice.hidden = !live || !late.length;
  if (notice.hidden) notice.dispatchEvent(new Event("close"));
  if (late.length) {
    const name = seats[late[0]]?.name ?? "";
    find("p", notice).textContent = say(away.flagged.includes(late[0]) ? "late-up" : "late-offline", { name });
  }
  const mine = you.filter((seat) => away.substitutes[seat]);
  const own = find("#substituted");
  own.hidden = !live || !mine.length;
  if (mine.length) find("p", own).textContent = say("substitute-yours", { level: away.substitutes[mine[0]] });
  const ask = find("#end-ask");
  const asker = away.asked_by;
  ask.hidden = !live || asker === null;
  if (asker !== null) {
    const waits = you.includes(asker) || you.every((seat) => away.agreed.includes(seat));
    find('[data-end="agree"]', ask).hidden = waits;
    find("p", ask).textContent = say(waits ? "end-waiting" : "end-asked", { name: seats[asker]?.name ?? "" });
  }
  const plays = live && you.some((seat) => !away.resigned.includes(seat));
  find("#this-game-end").hidden = !plays;
}

/**
 * Say that somebody waits for the user.
 * @param {string} name
 */
export function hearNudge(name) {
  hear(["turn"]);
  toast(say("nudge-heard", { name }));
}

/**
 * Let the user end the game, or propose it. Both buttons ask first, because the game may end at once.
 * @param {() => void} end
 */
function offerEnd(end) {
  /** @type {HTMLDialogElement} */
  const settings = find("#settings");
  const places = /** @type {const} */ ([
    ["#late-end", find("#late")],
    ["#end-propose", settings],
  ]);
  for (const [name, place] of places) {
    const button = find(name);
    const text = button.textContent;
    const arm = (/** @type {boolean} */ armed) => {
      button.classList.toggle("sure", armed);
      button.textContent = armed ? say("sure", { text }) : text;
      if (place !== settings) find("#late output").textContent = armed ? say("end-unfinished") : "";
    };
    button.addEventListener("click", () => {
      const armed = button.classList.contains("sure");
      arm(!armed);
      if (!armed) return;
      settings.close();
      end();
    });
    place.addEventListener("close", () => {
      if (button.classList.contains("sure")) arm(false);
    });
  }
}

/**
 * Connect the buttons.
 * @param {{current: () => View|null, change: Change, refused: ShowError}} hooks
 */
export function offerAway({ current, change, refused }) {
  const send = async (/** @type {AwayAction} */ what, /** @type {Record<string, unknown>} */ more = {}) => {
    const view = current();
    if (!view) return;
    try {
      await change("away", { seat: speaker(view), what, ...more });
    } catch (error) {
      refused(error);
    }
  };
  const late = () => {
    const view = current();
    return view?.away.late.find((seat) => !view.you.includes(seat)) ?? -1;
  };
  /** @type {HTMLSelectElement} */
  const level = find("#late-level");
  find("#late-nudge").addEventListener("click", async () => {
    const name = current()?.seats[late()]?.name ?? "";
    await send("nudge", { other: late() });
    find("#late output").textContent = say("late-nudged", { name });
    setTimeout(() => (find("#late output").textContent = ""), 5000);
  });
  find("#late-bot").addEventListener("click", () => {
    void send("substitute", { other: late(), level: Number(level.value) });
  });
  offerEnd(() => void send("end"));
  find("#take-back").addEventListener("click", () => {
    const view = current();
    for (const seat of view?.you ?? []) if (view?.away.substitutes[seat]) void send("return", { seat });
  });
  find('[data-end="agree"]').addEventListener("click", () => void send("agree"));
  find('[data-end="decline"]').addEventListener("click", () => void send("decline"));
  /** @type {HTMLDialogElement} */
  const settings = find("#settings");
  const [first, sure] = [find("#resign"), find("#resign-sure")];
  const arm = (/** @type {boolean} */ armed) => {
    first.hidden = armed;
    sure.hidden = !armed;
  };
  first.addEventListener("click", () => {
    arm(true);
    sure.focus();
  });
  sure.addEventListener("click", () => {
    settings.close();
    void send("resign");
  });
  settings.addEventListener("close", () => arm(false));
}
