/** Everything by keyboard: choosing on the board, history, undo, hint, rules. */

import { closeMenu } from "./menu.js";
import { find } from "./dom.js";

/**
 * @param {{picture: import("./picture.js").Picture, choosing: import("./choosing.js").Choosing, past: import("./history.js").History,
 *   zoom: {nearer: () => void, farther: () => void, whole: () => void}, hint: () => void, rules: () => void, closeRules: () => boolean}} parts
 */
export function listenToKeys({ picture, choosing, past, zoom, hint, rules, closeRules }) {
  const steps = /** @type {Record<string, () => void>} */ ({
    ArrowLeft: () => past.step(-1), ArrowRight: () => past.step(1), Home: () => past.to(0), End: () => past.to(null),
  });
  const letters = /** @type {Record<string, () => void>} */ ({
    u: () => find("#undo").click(), h: () => { if (!find("#hint").hidden) hint(); }, r: rules,
    "+": zoom.nearer, "=": zoom.nearer, "-": zoom.farther, 0: zoom.whole,
  });

  /** A key pressed on a lit thing of the board. @param {KeyboardEvent} event @param {SVGElement} drawn */
  const onBoard = (event, drawn) => {
    if (event.key === "Enter" || event.key === " ") {
      choosing.press(drawn.dataset.ref ?? "");
      if (find("#menu").hidden) /** @type {SVGElement|null|undefined} */ (picture.root?.querySelector(".lit"))?.focus({ preventScroll: true });
      return true;
    }
    if (!event.key.startsWith("Arrow")) return false;
    picture.towards(drawn, event.key)?.focus({ preventScroll: true });
    return true;
  };

  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      closeMenu();
      if (choosing.cancel() || closeRules()) event.preventDefault();
      return;
    }
    if (target.closest("input, textarea, select")) return;
    const drawn = target.closest("#board [data-ref]");
    if (drawn instanceof SVGElement && onBoard(event, drawn)) return event.preventDefault();
    if (target.closest("#choices") && /^Arrow(Up|Down)$/.test(event.key)) {
      const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#choices button")]);
      const at = buttons.indexOf(/** @type {HTMLElement} */ (target)) + (event.key === "ArrowDown" ? 1 : -1);
      buttons[at]?.focus();
      return event.preventDefault();
    }
    const act = steps[event.key] ?? letters[event.key.toLowerCase()];
    if (!act || event.repeat && !(event.key in steps)) return;
    event.preventDefault();
    act();
  });
}
