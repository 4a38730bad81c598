/** Decides on the layout of the page: where the panes go, and whether a game draws its wide or its narrow picture. */

import { find } from "./dom.js";

const PANE = 320; // pixels; the width of the panes beside the board
const BARS = 170; // pixels; the height of the header and the prompt together
const PHONE = 720; // pixels; about the 44.9rem below which base.css and small.css use one column
const FLAT = 480; // pixels; the 30rem below which a window is too low for a prompt above the board
const ALMOST = 0.8; // how much smaller a picture may be made so that it need not scroll
const RESIZED = 150; // milliseconds without a further resize event, after which the page is laid out again
const UPRIGHT = 0.72; // a window counts as upright if its width is less than this fraction of its height

/**
 * Tell whether the window is so narrow that everything is in one column, as on a phone held upright.
 * @returns {boolean}
 */
export const isPhone = () => innerWidth < PHONE;

/**
 * Tell whether the window is low and wide, as on a phone held sideways.
 * @returns {boolean}
 */
const isFlat = () => !isPhone() && innerHeight < FLAT;

/**
 * Tell whether the narrow picture of a game fits better: on a phone, and on a tablet held upright.
 * @returns {boolean}
 */
export const isNarrow = () => isPhone() || isFlat() || innerWidth < innerHeight * UPRIGHT;

/**
 * Return the query parameter that requests the picture that fits this window.
 * @returns {{narrow: "0"|"1"}}
 */
export const pictureQuery = () => ({ narrow: isNarrow() ? "1" : "0" });

/**
 * Tell whether a picture that is as wide as the board would nearly be seen as a whole. Then it is made a little
 * smaller instead of scrolling.
 * @param {{width: number, height: number}} box
 * @returns {boolean}
 */
function isAlmostSeen(box) {
  const { clientWidth, clientHeight } = find("#board");
  return (clientWidth / box.width) * box.height * ALMOST < clientHeight;
}

/**
 * Put the panes beside the board or below it, whichever leaves the board larger. With a narrow picture, prompt and
 * choices are in the column beside it as well, or at the lower edge of a phone.
 * @param {{width: number, height: number}|null} box the size of the picture
 */
export function arrange(box) {
  const table = find("#table");
  if (isNarrow()) {
    table.dataset.layout = isPhone() ? "stack" : "column";
    if (box) table.classList.toggle("fits", isAlmostSeen(box));
    return;
  }
  if (table.dataset.layout === "stack" || table.dataset.layout === "column") table.dataset.layout = "side";
  if (!box) return;
  const width = table.clientWidth - 32;
  const height = innerHeight - BARS;
  const shelf = Math.max(190, innerHeight * 0.27); // pixels; the height of the panes below the board
  const beside = Math.min((width - PANE) / box.width, height / box.height);
  const below = Math.min(width / box.width, (height - shelf) / box.height);
  table.dataset.layout = below > beside * 1.05 ? "below" : "side";
}

/** Keep room below the page for the question and its answers, which cover the lower edge of a phone's screen. */
export function keepRoomForDock() {
  const dock = find("#dock");
  let most = 0;
  let width = 0;
  new ResizeObserver(() => {
    if (innerWidth !== width) [width, most] = [innerWidth, 0];
    // The room never gets smaller: a page that is scrolled to its end would move.
    most = Math.max(most, Math.min(dock.offsetHeight, innerHeight / 2));
    document.documentElement.style.setProperty("--dock", `${most}px`);
  }).observe(dock);
}

/**
 * Call a function after every change of the window's size, once it has come to rest.
 * @param {() => void} action
 */
export function afterResizing(action) {
  let timer = 0;
  addEventListener("resize", () => {
    clearTimeout(timer);
    timer = window.setTimeout(action, RESIZED);
  });
}
