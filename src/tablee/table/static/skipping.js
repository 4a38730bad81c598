/** Ends the show of what others did (see `stage.js`) when the user presses a key, acts, or looks elsewhere. */

/** whoever uses these has seen enough */
const ACTING = "#list, #menu, #confirm, #ask, #undo, #restart, #hint, #hold, #consent, .history, #log";

/**
 * @typedef {object} Show
 * @property {boolean} active
 * @property {() => void} skip
 */

/**
 * @param {Show} show
 * @param {KeyboardEvent} event
 */
function onKey(show, event) {
  const target = /** @type {Element} */ (event.target);
  if (!show.active || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || target.closest("input, textarea, select")) return;
  const acts = event.key === "Enter" || event.key === " ";
  const alone = target === document.body || ["board", "list", "log"].includes(target.id);
  const seeks = target.id === "board" && event.key.startsWith("Arrow"); // what can be chosen is not on the board yet
  if (event.key === "Escape" || event.key === "End" || (acts && alone) || seeks) {
    event.preventDefault();
    event.stopPropagation();
    show.skip();
  } else if (acts && target.closest(`${ACTING}, #board .lit, #board .picked`)) {
    show.skip(); // the key is then handled as usual
  }
}

/**
 * Listen to keys and clicks before everything else does. Clicks on the board are left to the board.
 * @param {Show} show
 */
export function listenForSkips(show) {
  document.addEventListener("keydown", (event) => onKey(show, event), { capture: true });
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (show.active && /** @type {Element} */ (event.target).closest(ACTING)) show.skip();
  };
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) show.skip();
  });
}
