/** The list of choices, beside the board. On a phone it opens above the lower edge of the screen. */

import { badge, find, html, icon, unseen } from "./dom.js";
import { say } from "./words.js";

/** @import { Choice } from "./types.js" */

const FEW = 2; // up to so many choices are shown on a phone without being asked for

/** @type {number|null} the action that a coach suggests */
let suggested = null;
/** whether anything was asked before */
let wasAsked = false;
/** @type {boolean|null} whether actions out of turn were unfolded before the user began one; null if none is begun */
let unfolded = null;

/**
 * @typedef {object} ChoiceHooks
 * @property {(choice: Choice) => void} choose
 * @property {(path: string[]) => void} point
 * @property {(choice: Choice) => boolean} isAnytime whether it is an action out of turn
 * @property {"free"|"asked"|"never"} beyond whether a choice that ends the turn can be taken back
 * @property {(choice: Choice) => boolean} mustConfirm whether it needs a second click
 * @property {boolean} begun whether something was clicked, so that only the choices that follow are left
 * @property {boolean} marked whether to show whose choice it is, because this browser has several seats
 */

/**
 * Show the choices as buttons. The board offers the same choices; the buttons are for keyboards and screen readers.
 * @param {Choice[]} choices
 * @param {Choice|null} pending the choice that waits for a confirming click
 * @param {boolean} sending
 * @param {ChoiceHooks} hooks
 */
export function showChoices(choices, pending, sending, hooks) {
  const asked = choices.filter((choice) => !hooks.isAnytime(choice));
  const anytime = choices.filter(hooks.isAnytime);
  const isBegun = hooks.begun && !asked.length && anytime.length > 0;
  find("#no-choices").hidden = asked.length > 0 || isBegun;
  find("#anytime").hidden = !anytime.length;
  unfold(isBegun);
  const item = (/** @type {Choice} */ choice) => listed(choice, choice === pending, sending, hooks);
  if (wasAsked && !asked.length && !isBegun) openList(false); // what comes next is not the user's business
  wasAsked = asked.length > 0;
  find("#choices").replaceChildren(...asked.map(item));
  find("#interjections").replaceChildren(...anytime.map(item));
  const dock = find("#dock");
  const isFew = asked.length > 0 && asked.length <= FEW && !hooks.begun; // who has begun on the board goes on there
  dock.classList.toggle("few", isFew);
  dock.classList.toggle("armed", pending !== null);
  const button = find("#list-choices");
  const hasMore = anytime.length > 0 || !find("#hold-ask").hidden;
  button.hidden = !hasMore && (isFew ? !pending : !asked.length);
  find(".count", button).textContent = choices.length ? String(choices.length) : "";
  showLegend(choices, pending !== null, hooks);
  showSuggested();
}

/**
 * Say below the list what its sign means, where some choices need a second click and others do not.
 * @param {Choice[]} choices
 * @param {boolean} waits whether one of them waits for its confirmation
 * @param {ChoiceHooks} hooks
 */
function showLegend(choices, waits, { mustConfirm }) {
  const legend = find("#final-legend");
  find("span", legend).textContent = say("final-legend");
  legend.hidden = waits || !choices.some((choice) => choice.irreversible && mustConfirm(choice));
}

/**
 * Mark the action that a coach suggests in the list.
 * @param {number|null} action
 */
export function suggest(action) {
  suggested = action;
  showSuggested();
}

/** Mark what is suggested, and scroll the list, but not the page, to it. */
function showSuggested() {
  const list = find("#list");
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".choice"))) {
    const isMeant = Number(button.dataset.action) === suggested;
    button.classList.toggle("suggested", isMeant);
    if (!isMeant) continue;
    const [at, room] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.bottom > room.bottom) list.scrollTop += at.bottom - room.bottom;
    else if (at.top < room.top) list.scrollTop -= room.top - at.top;
  }
}

/**
 * Unfold the actions out of turn while nothing else is left to choose.
 * @param {boolean} isBegun
 */
function unfold(isBegun) {
  /** @type {HTMLDetailsElement} */
  const details = find("#anytime");
  if (isBegun === (unfolded !== null)) return;
  const was = details.open;
  details.open = unfolded ?? true;
  unfolded = isBegun ? was : null;
}

/**
 * @param {Choice} choice
 * @param {boolean} waits whether it waits for its confirmation
 * @param {boolean} sending
 * @param {ChoiceHooks} hooks
 * @returns {HTMLElement}
 */
function listed(choice, waits, sending, hooks) {
  const point = () => hooks.point(choice.path);
  const away = () => hooks.point([]);
  const final = say(`final-${hooks.beyond}`);
  const focus = (/** @type {Event} */ event) => {
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) point();
  };
  const button = html(
    "button",
    {
      type: "button",
      class: `choice${waits ? " pending" : ""}${choice.ruinous ? " ruinous" : ""}`,
      "data-action": choice.action,
      "aria-pressed": waits ? "true" : null,
      disabled: sending,
      on: { click: () => hooks.choose(choice), mouseenter: point, mouseleave: away, focus, blur: away },
    },
    hooks.marked && hooks.isAnytime(choice) && badge(choice.seat),
    html("span", { class: "does" }, choice.label, choice.more && html("small", {}, choice.more)),
    choice.irreversible && html("span", { class: "final", title: final }, icon("next"), unseen(final)),
  );
  return html("li", {}, button);
}

/**
 * Open or close the list on a phone.
 * @param {boolean} open
 */
export function openList(open) {
  find("#dock").classList.toggle("open", open);
  find("#list-choices").setAttribute("aria-expanded", String(open));
  if (open) showSuggested();
}

/** Give the focus to the first choice, and open the list first if it is closed; if there is none, to what is left. */
export function focusChoices() {
  const pass = find("#pass-on");
  if (!pass.hidden) return pass.focus();
  /** @type {HTMLElement|null} */
  const first = document.querySelector("#choices button, #interjections button");
  if (first && !first.checkVisibility()) openList(true);
  (first ?? find("#list")).focus();
}

/** Connect the button that opens the list, and the link at the top of the page that leads to it. */
export function offerList() {
  const dock = find("#dock");
  find("#list-choices").addEventListener("click", () => openList(!dock.classList.contains("open")));
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    focusChoices();
  });
}
