/** Where the coach's card lies: beside what it points at, or on a phone at an edge of the board. */

import { find } from "./dom.js";

const GAP = 14; // pixels between the card and what it points at
const NARROW = 720; // pixels; in a narrower window the card lies at the upper or lower edge of the board

/**
 * Return the place of a card in the window.
 * @param {DOMRect|null} target what it points at
 * @param {{width: number, height: number}} size of the card
 * @param {DOMRect[]} lit what can be chosen on the board, which the card should not cover
 * @returns {{left: number|null, top: number}}
 */
export function placeCard(target, { width, height }, lit) {
  const board = visible(find("#board"));
  return innerWidth < NARROW ? edge(board, target, height, lit) : beside(board, target, width, height, lit);
}

/**
 * Return the path of the line from a card to what it points at, or null where that is covered or out of sight.
 * @param {DOMRect} card
 * @param {DOMRect|null} target
 * @returns {string|null}
 */
export function tailPath(card, target) {
  if (!target || covers(card, target) || !covers(visible(find("#board")), target)) return null;
  const [tx, ty] = [target.x + target.width / 2, target.y + target.height / 2];
  const x = Math.max(card.left + GAP, Math.min(tx, card.right - GAP));
  const y = Math.max(card.top + GAP, Math.min(ty, card.bottom - GAP));
  const length = Math.hypot(tx - x, ty - y) || 1;
  const half = innerWidth < NARROW ? 3 : 5; // pixels; half the width at the card
  const [nx, ny] = [((ty - y) / length) * half, ((x - tx) / length) * half];
  const short = Math.min(target.width, target.height) / 2 / length;
  const [ex, ey] = [tx - (tx - x) * short, ty - (ty - y) * short];
  return `M${x + nx} ${y + ny}L${ex} ${ey}L${x - nx} ${y - ny}Z`;
}

/**
 * Return the part of an element that is in sight: a phone's dock covers the lower edge of the window.
 * @param {HTMLElement} element
 * @returns {DOMRect}
 */
function visible(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const dock = find("#dock").getBoundingClientRect();
  const end = find("#table").dataset.layout === "stack" ? Math.min(dock.top, innerHeight) : innerHeight;
  const start = Math.max(top, 0);
  return new DOMRect(left, start, right - left, Math.max(Math.min(bottom, end) - start, 0));
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 * @returns {boolean} whether the centre of the other is inside the one
 */
function covers(one, other) {
  const [x, y] = [other.x + other.width / 2, other.y + other.height / 2];
  return x > one.left && x < one.right && y > one.top && y < one.bottom;
}

/**
 * On a phone, return the upper or the lower edge of the board: where less is covered of what can be chosen, and away
 * from what is pointed at.
 * @param {DOMRect} board
 * @param {DOMRect|null} target
 * @param {number} height
 * @param {DOMRect[]} lit
 * @returns {{left: null, top: number}}
 */
function edge(board, target, height, lit) {
  const [above, below] = [board.top + 6, Math.max(board.top + 6, board.bottom - height - 6)];
  const middle = target ? target.y + target.height / 2 : board.bottom;
  const cost = (/** @type {number} */ top) => {
    const card = new DOMRect(board.left, top, board.width, height);
    return (target && common(card, target) > 0 ? 100 : 0) + lit.filter((thing) => common(card, thing) > 0).length;
  };
  const isUpper = middle < (board.top + board.bottom) / 2;
  const best = cost(below) - cost(above) || (isUpper ? -1 : 1);
  return { left: null, top: best < 0 ? below : above };
}

/**
 * Return a place beside what is pointed at or in a corner of the board: the one that covers least.
 * @param {DOMRect} board
 * @param {DOMRect|null} target
 * @param {number} width
 * @param {number} height
 * @param {DOMRect[]} lit
 * @returns {{left: number, top: number}}
 */
function beside(board, target, width, height, lit) {
  const inside = (/** @type {number} */ value, /** @type {number} */ start, /** @type {number} */ end) =>
    Math.max(start + 6, Math.min(value, end - 6));
  const [right, bottom] = [board.right - width, board.bottom - height];
  const spots = [
    { left: right, top: bottom },
    { left: board.left, top: bottom },
    { left: right, top: board.top },
    { left: board.left, top: board.top },
  ];
  if (target) {
    const across = inside(target.x + target.width / 2 - width / 2, board.left, right);
    const along = inside(target.y + target.height / 2 - height / 2, board.top, bottom);
    const far = GAP * 2.5;
    spots.unshift(
      { left: across, top: target.bottom + far },
      { left: across, top: target.top - height - far },
      { left: target.right + far, top: along },
      { left: target.left - width - far, top: along },
    );
  }
  const things = target ? [target, ...lit] : lit;
  const rated = spots.map((spot) => {
    const [left, top] = [inside(spot.left, 0, innerWidth - width), inside(spot.top, 0, innerHeight - height)];
    const card = new DOMRect(left, top, width, height);
    const moved = Math.hypot(left - spot.left, top - spot.top);
    const covered = things.filter((thing) => common(card, thing) > 0).length;
    return { left, top, cost: covered + (common(card, board) < width * height * 0.99 ? 0.5 : 0) + moved / 10000 };
  });
  const { left, top } = rated.reduce((best, one) => (one.cost < best.cost ? one : best));
  return { left, top };
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 * @returns {number} the area that two rectangles have in common
 */
function common(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}
