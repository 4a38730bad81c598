/**
 * Keeps the keyboard focus where the user works: the list of choices and the board are drawn again after each choice.
 * Then the focus goes to the same place of the list, or to the nearest thing on the board that can be chosen.
 */

import { find } from "./dom.js";

/** @import { Picture } from "./picture.js" */

/** @typedef {{index: number}|{ref: string, x: number, y: number}} Place a place in the list, or on the board */

/**
 * Return the buttons of the list that can have the focus.
 * @returns {HTMLElement[]}
 */
export const listed = () => [...find("#list").querySelectorAll("button")].filter((button) => button.checkVisibility());

/** From here the focus returns to where it was: dialogs give it back, and these buttons go or cannot be used twice. */
const ASIDE = "dialog, #menu, #pass-on, #undo, #restart, #ask, #confirm, #cancel, #to-now, .caption";

/**
 * Tell whether nothing that can be used has the focus. A browser takes the focus from what is hidden or disabled only
 * when it draws the page again.
 * @returns {boolean}
 */
function isLost() {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches("#list, #board")) return true;
  return active.matches(":disabled") || !active.checkVisibility();
}

/**
 * @param {Picture} picture
 * @returns {() => void} to be called whenever the choices have been drawn again
 */
export function keepFocus(picture) {
  const list = find("#list");
  const board = find("#board");
  /** whether the user works with the keyboard */
  let keys = false;
  /** @type {Place|null} where the focus was last, unless the user has moved it elsewhere */
  let place = null;

  document.addEventListener("keydown", () => (keys = true), { capture: true });
  document.addEventListener("pointerdown", () => (keys = false), { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target === list) return;
    if (target.closest("#curtain") && !(place && "ref" in place)) place = { index: 0 }; // a new question comes
    if (target.closest(ASIDE)) return;
    const { x, y } = target.getBoundingClientRect();
    if (target === board) place = place && "ref" in place ? place : { ref: "", x, y };
    else if (target instanceof SVGElement && board.contains(target)) place = { ref: target.dataset.ref ?? "", x, y };
    else if (list.contains(target))
      place = {
        index: Math.max(
          0,
          listed().findIndex((button) => button === target),
        ),
      };
    else place = null;
  });

  return () => {
    if (!keys || !place || !isLost()) return;
    const table = find("#table");
    if (table.matches(".past")) return; // there, arrow keys step through the game
    const quietly = { preventScroll: true };
    const pass = find("#pass-on");
    const buttons = listed().filter((button) => !button.hasAttribute("disabled"));
    if (!pass.hidden) {
      pass.focus(quietly); // nothing is left to choose but to pass the screen on
    } else if ("index" in place) {
      (buttons[Math.min(place.index, buttons.length - 1)] ?? list).focus(quietly);
    } else {
      // While an earlier step is shown, the things to choose may not be on the board yet.
      const other = table.matches(".staging") ? undefined : buttons[0];
      (picture.nearest(place) ?? other ?? board).focus(quietly);
    }
  };
}
