/** Takes a choice for the user if it is the only one and has no effect. */

import { find } from "./dom.js";
import { preferences } from "./preferences.js";

/** @import { Choosing } from "./choosing.js" */
/** @import { Choice, View } from "./types.js" */

const PAUSE = 900; // milliseconds for which such a question is shown

export class Idler {
  /** @param {(choice: Choice) => void} take */
  constructor(take) {
    this.take = take;
    this.timer = 0;
    /** the last step that was seen in the present */
    this.step = -1;
  }

  /**
   * Take the only choice of a view soon, if it has no effect. After an undo it is left to the user: otherwise nothing
   * before it could be undone.
   * @param {View} view
   * @param {Choosing} choosing
   */
  see(view, choosing) {
    clearTimeout(this.timer);
    if (view.step !== view.last_step) return;
    const isUndone = view.step < this.step;
    this.step = view.step;
    const [only] = choosing.choices;
    if (!preferences.idle || isUndone || choosing.choices.length !== 1 || !only.idle) return;
    const soon = () => {
      const isStaging = find("#table").classList.contains("staging"); // what others did is still being shown
      if (isStaging) this.timer = window.setTimeout(soon, PAUSE);
      else if (choosing.choices[0] === only && !choosing.sending && !choosing.pending) this.take(only);
    };
    this.timer = window.setTimeout(soon, PAUSE);
  }
}
