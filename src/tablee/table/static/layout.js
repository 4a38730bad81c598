/** Decides on the layout of the page: where the panes go, and whether a game draws its wide or its narrow picture. */

import { find } from "./dom.js";

const PANE = 320; // pixels; the width of the panes beside the board
const BARS = 150; // pixels; the height of the header and the prompt together
const PHONE = 720; // pixels; about the 44.9rem below which base.css and table.css use one column
const UPRIGHT = 0.72; // a window counts as upright if its width is less than this fraction of its height

/**
 * Tell whether the window is so narrow that everything is in one column.
 * @returns {boolean}
 */
export const isPhone = () => innerWidth < PHONE;

/**
 * Tell whether the narrow picture of a game fits better: on a phone, and on a tablet held upright.
 * @returns {boolean}
 */
export const isNarrow = () => isPhone() || innerWidth < innerHeight * UPRIGHT;

/**
 * Return the query parameter that requests the picture that fits this window.
 * @returns {{narrow: "0"|"1"}}
 */
export const pictureQuery = () => ({ narrow: isNarrow() ? "1" : "0" });

/**
 * Put the panes beside the board or below it, whichever leaves the board larger.
 * @param {{width: number, height: number}|null} box the size of the picture
 */
export function arrange(box) {
  const table = find("#table");
  if (isPhone()) {
    table.dataset.layout = "stack";
    return;
  }
  if (!box) return;
  const width = table.clientWidth - 32;
  const height = innerHeight - BARS;
  const shelf = Math.max(190, innerHeight * 0.27); // pixels; the height of the panes below the board
  const beside = Math.min((width - PANE) / box.width, height / box.height);
  const below = Math.min(width / box.width, (height - shelf) / box.height);
  table.dataset.layout = below > beside * 1.05 ? "below" : "side";
}
