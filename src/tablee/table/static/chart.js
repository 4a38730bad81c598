/** Draws a line chart of the points during the game: one line per seat, in its colour, with its badge at the end. */

import { svg } from "./dom.js";
import { isPhone } from "./layout.js";
import { say } from "./words.js";

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [240, 36, 40, 14, 30];
const DASHES = ["none", "9 4", "3 3", "12 3 3 3", "6 6"]; // one per seat, so that lines differ even without colours
const BADGE = 20;

/**
 * Return a round distance between the marks of an axis.
 * @param {number} span the length of the axis
 * @param {number} lines the largest number of marks
 * @returns {number}
 */
function stepFor(span, lines) {
  const rough = Math.max(span / lines, 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * size).find((step) => step >= rough) ?? rough;
}

/**
 * Move the badges at the ends of the lines apart so that none covers another.
 * @param {number[]} wanted the height at which each line ends
 * @param {number} apart the smallest distance between two badges
 * @returns {number[]}
 */
function spread(wanted, apart) {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) order[i].y = Math.max(order[i].y, order[i - 1].y + apart);
  const over = Math.max(0, (order[order.length - 1]?.y ?? 0) - (HEIGHT - BOTTOM));
  const placed = [...wanted];
  for (const { y, seat } of order) placed[seat] = y - over;
  return placed;
}

/**
 * @param {number[][]} timeline points per seat, turn by turn
 * @param {string} title
 * @returns {SVGElement}
 */
export function chart(timeline, title) {
  const width = isPhone() ? 340 : 640;
  const right = width - RIGHT;
  const low = Math.min(0, ...timeline.flat());
  const high = Math.max(1, ...timeline.flat());
  const x = (/** @type {number} */ turn) => LEFT + ((right - LEFT) * turn) / Math.max(1, timeline.length - 1);
  const y = (/** @type {number} */ points) =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (points - low)) / (high - low);
  const parts = [svg("title", {}, title)];
  const rise = stepFor(high - low, 5);
  for (let points = Math.ceil(low / rise) * rise; points <= high; points += rise) {
    const label = { x: LEFT - 8, y: y(points), "text-anchor": "end", "dominant-baseline": "central" };
    parts.push(svg("path", { class: "grid", d: `M${LEFT} ${y(points)}H${right}` }));
    parts.push(svg("text", label, String(points)));
  }
  const run = stepFor(timeline.length - 1, width / 80);
  for (let turn = 0; turn < timeline.length; turn += run) {
    const label = { x: x(turn), y: HEIGHT - 10, "text-anchor": "middle" };
    parts.push(svg("text", label, turn ? String(turn) : say("timeline-turn")));
  }
  const ends = spread(timeline[timeline.length - 1].map(y), BADGE + 1);
  ends.forEach((end, seat) => {
    const points = timeline.map((all, turn) => `${x(turn).toFixed(1)} ${y(all[seat]).toFixed(1)}`);
    const line = { class: `course seat${seat}`, d: `M${points.join("L")}`, "stroke-dasharray": DASHES[seat] };
    const place = { x: right + 10, y: end - BADGE / 2, width: BADGE, height: BADGE };
    parts.push(svg("path", line), svg("use", { href: `#seat-${seat}`, ...place }));
  });
  return svg("svg", { class: "chart", viewBox: `0 0 ${width} ${HEIGHT}`, role: "img" }, ...parts);
}
