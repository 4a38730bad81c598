/** Keyboard control: keys to choose an action, show earlier plies, undo, get a hint, open the rules and zoom. */

import { find } from "./dom.js";
import { closeMenu } from "./menu.js";

/** @import { Choosing } from "./choosing.js" */
/** @import { History } from "./history.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Zoom } from "./zoom.js" */

/**
 * @typedef {object} Parts
 * @property {Picture} picture
 * @property {Choosing} choosing
 * @property {History} past
 * @property {Zoom} zoom
 * @property {() => void} hint
 * @property {() => void} rules open or close the rules
 * @property {() => boolean} closeRules close the rules; returns whether they were open
 */

/** @param {Parts} parts */
export function listenToKeys({ picture, choosing, past, zoom, hint, rules, closeRules }) {
  /** @type {Record<string, () => void>} */
  const steps = {
    ArrowLeft: () => past.go(-1),
    ArrowRight: () => past.go(1),
    Home: () => past.to(0),
    End: () => past.to(null),
  };
  /** @type {Record<string, () => void>} */
  const shortcuts = {
    u: () => find("#undo").click(),
    h: () => {
      if (!find("#hint").hidden) hint();
    },
    r: rules,
    "+": zoom.nearer,
    "=": zoom.nearer,
    "-": zoom.farther,
    0: zoom.whole,
  };

  /**
   * Handle a key pressed while something on the board has the focus.
   * @param {string} key
   * @param {SVGElement} drawn
   * @returns {boolean} whether the key was handled
   */
  const onBoard = (key, drawn) => {
    if (key === "Enter" || key === " ") {
      choosing.press(drawn.dataset.ref ?? "");
      if (find("#menu").hidden) picture.focusFirst();
      return true;
    }
    if (!key.startsWith("Arrow")) return false;
    picture.towards(drawn, key)?.focus({ preventScroll: true });
    return true;
  };

  /**
   * Move the focus along the list of choices.
   * @param {Element} from
   * @param {number} by
   */
  const alongChoices = (from, by) => {
    const buttons = [...find("#choices").querySelectorAll("button")];
    buttons[buttons.findIndex((button) => button === from) + by]?.focus();
  };

  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (key === "Escape") {
      closeMenu();
      if (choosing.cancel() || closeRules()) event.preventDefault();
      return;
    }
    if (target.closest("input, textarea, select")) return;
    const drawn = target.closest("#board [data-ref]");
    if (drawn instanceof SVGElement && onBoard(key, drawn)) return event.preventDefault();
    if (target.closest("#choices") && (key === "ArrowUp" || key === "ArrowDown")) {
      alongChoices(target, key === "ArrowDown" ? 1 : -1);
      return event.preventDefault();
    }
    const action = steps[key] ?? shortcuts[key.toLowerCase()];
    if (!action || (event.repeat && !(key in steps))) return;
    event.preventDefault();
    action();
  });
}
