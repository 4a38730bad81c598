/** A hint: what a bot would do, and every seat's chance to win. */

import { get } from "./api.js";
import { find } from "./dom.js";
import { tell } from "./notices.js";
import { showChances } from "./panels.js";
import { say } from "./words.js";

/** @import { Picture } from "./picture.js" */
/** @import { Hint, ShowError, View } from "./types.js" */

/**
 * Return what a hint says: the best choice, its chance, and how good the next best choice is.
 * @param {Hint["choices"]} choices the best first
 * @param {boolean} close whether the first two are about equal
 * @returns {string}
 */
function advice([best, next], close) {
  const args = { text: best.label, number: Math.round(best.win * 100) };
  if (!next) return say("hint-best", args);
  return say(close ? "hint-close" : "hint-next", { ...args, other: next.label, less: Math.round(next.win * 100) });
}

/**
 * Connect the button.
 * @param {{table: string, picture: Picture, current: () => View|null, refused: ShowError}} page
 * @returns {{ask: () => Promise<void>, refresh: (view: View) => void}}
 *   `ask` shows a hint; `refresh` must be called with every view that is shown
 */
export function offerHint({ table, picture, current, refused }) {
  /** @type {number|null} the step for which to request a hint as soon as the bots are ready */
  let hintFor = null;
  /** @type {number|null} the step for which the board shows a hint */
  let shownFor = null;

  const ask = async () => {
    const view = current();
    if (!view) return;
    const button = find("#hint");
    const { step } = view;
    button.setAttribute("aria-busy", "true");
    try {
      /** @type {Hint} */
      const { choices, win, close, status } = await get(`/api/t/${table}/hint?step=${step}&seat=${view.seat}`);
      if (current()?.step !== step) return; // the page shows another step by now
      hintFor = status ? step : null;
      if (status) return tell(status);
      showChances(view, win);
      if (!choices.length) return;
      shownFor = step;
      picture.point(choices[0].path);
      tell(advice(choices, close ?? false));
    } catch (error) {
      refused(error);
    } finally {
      button.removeAttribute("aria-busy");
    }
  };

  find("#hint").addEventListener("click", () => void ask());
  return {
    ask,
    refresh(view) {
      if (shownFor !== null && shownFor !== view.step) {
        picture.point([]);
        shownFor = null;
      }
      if (hintFor === view.step) void ask();
      else hintFor = null;
    },
  };
}
