/** Shows what the user is asked and can answer: the prompt, the choices that are left, confirm and cancel. */

import { showChoices } from "./choices.js";
import { find, setBadge } from "./dom.js";
import { closeMenu, openMenu } from "./menu.js";
import { markOf, namedNodes } from "./names.js";
import { preferences } from "./preferences.js";
import { say } from "./words.js";

/** @import { Choosing } from "./choosing.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Choice, View } from "./types.js" */

/** how many clicks followed each other at one place, as the browser counts them; 0 after a key */
let clicks = 0;
document.addEventListener("click", (event) => (clicks = event.detail), { capture: true });
document.addEventListener("keydown", () => (clicks = 0), { capture: true });

/**
 * Tell whether the present click is the second one of a double click.
 * @returns {boolean}
 */
export const isDouble = () => clicks > 1;

/**
 * Tell whether a choice needs a second click.
 * @param {Choice} choice
 * @param {Choice[]} all
 * @returns {boolean}
 */
export function mustConfirm(choice, all) {
  if (choice.ruinous || preferences.confirm === "always") return true;
  return preferences.confirm === "irreversible" && choice.irreversible && all.length > 1;
}

/**
 * Show the choices that are left after the clicks so far, in the list and in the menu, and the question.
 * @param {View} view
 * @param {Choosing} choosing
 * @param {Picture} picture
 */
export function showQuestion(view, choosing, picture) {
  const { pending, picked, sending } = choosing;
  const choose = (/** @type {Choice} */ choice) => {
    closeMenu();
    choosing.offer(choice);
  };
  const anytime = new Set(view.interjections.map((choice) => choice.action));
  showChoices(sending && pending ? [pending] : choosing.offered(), pending, sending, {
    choose,
    point: (path) => picture.point(path),
    isAnytime: (choice) => anytime.has(choice.action),
    mustConfirm: (choice) => mustConfirm(choice, choosing.choices),
    begun: picked.length > choosing.given,
    marked: view.you.length > 1,
    beyond: view.undo.beyond,
  });
  const clicked = picked.length > choosing.given;
  const confirm = find("#confirm");
  confirm.hidden = !pending || sending;
  if (pending) confirm.textContent = say("confirm-choice", { text: pending.label });
  find("#cancel").hidden = sending || !clicked;
  showPrompt(view);
  const complete = choosing.complete();
  if (!pending && !sending && clicked && complete.length) {
    openMenu(picture.named(picked[picked.length - 1])[0] ?? null, complete, say("pick-one"), choose);
  } else {
    closeMenu();
  }
}

/**
 * Return the prompt. On a shared screen it also names the player who is to act.
 * @param {View} view
 * @returns {string} with marks for names
 */
export function promptOf(view) {
  const { prompt, you, to_act, seat, over } = view;
  const shared = !over && you.length > 1 && to_act === seat;
  if (shared) return say("named-says", { name: markOf(to_act), text: prompt });
  return hasPassed(view) ? say("turn-passed", { text: prompt }) : prompt;
}

/**
 * Tell whether the viewer had a turn since its last action: it went by without anything to decide.
 * @param {View} view
 * @returns {boolean}
 */
function hasPassed({ log, since, you, to_act, over, choices }) {
  if (over || you.length !== 1 || to_act !== you[0] || !choices.length || !since) return false;
  return log.slice(0, -1).some(({ seat, step }) => seat === you[0] && step >= since);
}

/**
 * Return the words that stand in place of the choices if there are none.
 * @param {View} view
 * @returns {string}
 */
function whyNothing({ live, over, step, last_step, you }) {
  if (!live) return say("no-choices-record");
  if (step !== last_step) return say("no-choices-past");
  if (over) return say("no-choices-over");
  return say(you.length ? "no-choices" : "no-choices-watching");
}

/**
 * Show the question. While the board shows what others did, the question says so first.
 * @param {View} view
 */
export function showPrompt(view) {
  const { stakes, step: number, last_step: total, to_act } = view;
  const isPresent = number === total;
  const isLater = view.choices.length > 0 && find("#table").classList.contains("staging");
  const question = isLater ? say("shown-first", { text: promptOf(view) }) : promptOf(view);
  write(find("#prompt"), isPresent ? namedNodes(question) : [say("looking-back", { number, total })]);
  find("#no-choices").textContent = whyNothing(view);
  write(find("#stakes"), isPresent ? namedNodes(stakes) : []);
  find("#stakes").hidden = !isPresent || !stakes;
  setBadge(find("#prompt-badge"), isPresent && to_act >= 0 ? to_act : null);
}

/**
 * Write something unless it is there already: a screen reader would read it again.
 * @param {HTMLElement} element
 * @param {(string|HTMLElement)[]} words
 */
function write(element, words) {
  const text = words.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
  if (element.textContent !== text) element.replaceChildren(...words);
}
