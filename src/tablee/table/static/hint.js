/** A hint: what a bot would do, and every seat's chance to win. */

import { get } from "./api.js";
import { find } from "./dom.js";
import { tell } from "./notices.js";
import { showChances } from "./panels.js";
import { say } from "./words.js";

/** @import { Picture } from "./picture.js" */
/** @import { Hint, ShowError, View } from "./types.js" */

/**
 * Connect the button.
 * @param {{table: string, picture: Picture, current: () => View|null, refused: ShowError}} page
 * @returns {{ask: () => Promise<void>, refresh: (view: View) => void}}
 *   `ask` shows a hint; `refresh` must be called with every view that is shown
 */
export function offerHint({ table, picture, current, refused }) {
  /** @type {number|null} the step for which to request a hint as soon as the bots are ready */
  let hintFor = null;

  const ask = async () => {
    const view = current();
    if (!view) return;
    const button = find("#hint");
    const { step } = view;
    button.setAttribute("aria-busy", "true");
    try {
      /** @type {Hint} */
      const { choices, win, status } = await get(`/api/t/${table}/hint?step=${step}&seat=${view.seat}`);
      if (current()?.step !== step) return; // the page shows another step by now
      hintFor = status ? step : null;
      if (status) return tell(status);
      showChances(view, win);
      if (!choices.length) return;
      const [best] = choices;
      picture.point(view.choices.find((choice) => choice.action === best.action)?.path ?? []);
      tell(say("hint-best", { text: best.label, number: Math.round(best.win * 100) }));
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
      if (hintFor === view.step) void ask();
      else hintFor = null;
    },
  };
}
