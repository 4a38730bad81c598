/** "What if": a new table that continues from the position shown, against bots. */

import { post } from "./api.js";
import { find } from "./dom.js";
import { myName } from "./me.js";

/** @import { View } from "./types.js" */
/** @import { Opened } from "./types_lobby.js" */

const LEVEL = 3; // the strength of the bots at the new table, from 1 to 5

/**
 * Open such a table when the user presses the "what if" button.
 * @param {{ table: string, current: () => View|null, refused: (error: unknown) => void }} page
 */
export function offerWhatIf({ table, current, refused }) {
  find("#what-if").addEventListener("click", async () => {
    const view = current();
    if (!view) return;
    try {
      /** @type {Opened} */
      const opened = await post(`/api/t/${table}/whatif`, {
        step: view.step,
        seen_by: view.seat,
        bots: LEVEL,
        name: myName(),
      });
      location.assign(`/t/${opened.table}`);
    } catch (error) {
      refused(error);
    }
  });
}
