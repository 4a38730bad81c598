/** Where the panes go: beside the board or below it, whichever leaves the board larger. */

import { find } from "./dom.js";

const PANE = 320;
const NARROW = 720;

/** Tell whether the folded picture fits better: a phone held upright. */
export const isNarrow = () => innerWidth < NARROW || innerWidth < innerHeight * 0.72;

/** @param {{width: number, height: number}|null} box the size of the picture */
export function arrange(box) {
  const table = find("#table");
  if (innerWidth < NARROW) {
    table.dataset.layout = "stack";
    return;
  }
  if (!box) return;
  const width = table.clientWidth - 32;
  const height = innerHeight - 150;
  const shelf = Math.max(190, innerHeight * 0.27);
  const beside = Math.min((width - PANE) / box.width, height / box.height);
  const below = Math.min(width / box.width, (height - shelf) / box.height);
  table.dataset.layout = below > beside * 1.05 ? "below" : "side";
}
