/** The clocks of the seats. The server says how much time is left, and the page counts down. */

import { find, html } from "./dom.js";
import { language, say } from "./words.js";

/** @import { ClockView, View } from "./types.js" */

const DAY = 86400; // seconds
const HOUR = 3600;
const SOON = 20; // seconds below which a clock is shown as urgent
let timer = 0;

/**
 * Return a number with a short unit, in the language of the page.
 * @param {number} number
 * @param {"day"|"hour"} unit
 * @returns {string}
 */
const short = (number, unit) =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(number);

/**
 * Return a time as people read it on a clock.
 * @param {number} left seconds
 * @returns {string}
 */
export function shownTime(left) {
  const whole = Math.ceil(left);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  if (whole >= DAY)
    return `${short(Math.floor(whole / DAY), "day")} ${short(Math.floor((whole % DAY) / HOUR), "hour")}`;
  const minutes = Math.floor(whole / 60);
  if (whole >= HOUR) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

/**
 * Return how many seconds a seat has left now.
 * @param {ClockView} clock
 * @param {number} seat
 * @returns {number}
 */
function leftOf(clock, seat) {
  const passed = seat === clock.runs ? (performance.now() - clock.heard) / 1000 : 0;
  return Math.max(0, clock.left[seat] - passed);
}

/**
 * Make the clock of a seat, or nothing if the seat has none.
 * @param {View} view
 * @param {number} seat
 * @returns {HTMLElement|null}
 */
export function clockOf(view, seat) {
  if (!view.clock || view.over || view.step !== view.last_step) return null;
  const { resigned, substitutes } = view.away;
  if (view.seats[seat].kind === "bot" || resigned.includes(seat) || substitutes[seat]) return null;
  return html("span", { class: "clock", role: "timer", "data-clock": seat });
}

/**
 * Let the clocks of the page run.
 * @param {View} view
 */
export function runClocks(view) {
  clearInterval(timer);
  const clock = view.clock;
  const card = find("#card-clock"); // on small screens the players are further down
  card.hidden = !clock || clock.runs < 0 || view.over || view.step !== view.last_step;
  if (!clock) return;
  const tick = () => {
    if (!card.hidden) {
      const left = leftOf(clock, clock.runs);
      card.textContent = shownTime(left);
      card.classList.toggle("soon", left <= SOON);
    }
    for (const shown of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) {
      const seat = Number(shown.dataset.clock);
      const left = leftOf(clock, seat);
      const time = shownTime(left);
      if (shown.textContent !== time) shown.textContent = time;
      shown.classList.toggle("runs", seat === clock.runs);
      shown.classList.toggle("soon", seat === clock.runs && left <= SOON);
      shown.title = left > 0 ? say("clock-left", { text: time }) : say("clock-up");
    }
  };
  tick();
  timer = window.setInterval(tick, 250);
}
