/** Keyboard control: keys to choose an action, show earlier plies, undo, get a hint, open the rules and zoom. */

import { explainFocused, stopExplaining, toggleExplaining } from "./card.js";
import { find } from "./dom.js";
import { listed } from "./focus.js";
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
    i: () => {
      if (!explainFocused()) toggleExplaining();
    },
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
      return true;
    }
    if (!key.startsWith("Arrow")) return false;
    const next = picture.towards(drawn, key);
    if (next) picture.reach(next);
    next?.focus({ preventScroll: true });
    return true;
  };

  /**
   * Handle a key pressed in the list of choices. Arrow keys never leave it: there is no way into the past from here.
   * @param {string} key
   * @param {Element} from
   * @returns {boolean} whether the key was handled
   */
  const inList = (key, from) => {
    const buttons = listed();
    const at = buttons.findIndex((button) => button === from);
    /** @type {Record<string, number>} */
    const places = {
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      Home: 0,
      End: Infinity,
    };
    if (!(key in places)) return false;
    buttons[Math.max(0, Math.min(places[key], buttons.length - 1))]?.focus();
    return true;
  };

  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (key === "Escape") {
      if (stopExplaining()) return event.preventDefault();
      closeMenu();
      if (choosing.cancel() || closeRules()) event.preventDefault();
      return;
    }
    if (target.closest("input, textarea, select")) return;
    const drawn = target.closest("#board [data-ref]");
    if (drawn instanceof SVGElement && onBoard(key, drawn)) return event.preventDefault();
    if (target.closest("#list") && inList(key, target)) return event.preventDefault();
    if (target.closest("#log, #rules, #card") && key in steps) return; // these keys scroll
    const action = steps[key] ?? shortcuts[key.toLowerCase()];
    if (!action || (event.repeat && !(key in steps))) return;
    event.preventDefault();
    action();
  });
}
