/** "What if": a new table that continues from the position shown, against bots. */

import { post } from "./api.js";
import { find } from "./dom.js";

/** @import { Opened, View } from "./types.js" */

const LEVEL = 3; // of the bots at the new table

/**
 * Open such a table when its button is pressed.
 * @param {{ table: string, current: () => View|null, refused: (error: unknown) => void }} page
 */
export function offerWhatIf({ table, current, refused }) {
  find("#what-if").addEventListener("click", async () => {
    const view = current();
    if (!view) return;
    try {
      /** @type {Opened} */
      const opened = await post(`/api/t/${table}/whatif`, { ply: view.ply, bots: LEVEL });
      location.assign(`/t/${opened.table}`);
    } catch (error) {
      refused(error);
    }
  });
}
