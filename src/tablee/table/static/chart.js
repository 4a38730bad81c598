/** The course of the points as a line chart, one line per seat: colour, and the seat's badge at its end. */

import { svg } from "./dom.js";
import { say } from "./words.js";

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [240, 36, 40, 14, 30];
const WIDTH = innerWidth < 720 ? 340 : 640;

/** A round step for an axis of that length. @param {number} span @param {number} lines */
function stepFor(span, lines) {
  const rough = Math.max(span / lines, 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * size).find((step) => step >= rough) ?? rough;
}

/** Spread the badges at the end of the lines so that none hides another. @param {number[]} wanted @param {number} apart */
function spread(wanted, apart) {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) order[i].y = Math.max(order[i].y, order[i - 1].y + apart);
  const over = Math.max(0, (order[order.length - 1]?.y ?? 0) - (HEIGHT - BOTTOM));
  const placed = [...wanted];
  for (const { y, seat } of order) placed[seat] = y - over;
  return placed;
}

/** @param {number[][]} timeline points per seat, turn by turn @param {string} title */
export function chart(timeline, title) {
  const seats = timeline[0].length;
  const low = Math.min(0, ...timeline.flat());
  const high = Math.max(1, ...timeline.flat());
  const x = (/** @type {number} */ turn) => LEFT + ((WIDTH - LEFT - RIGHT) * turn) / Math.max(1, timeline.length - 1);
  const y = (/** @type {number} */ points) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (points - low)) / (high - low);
  const parts = [svg("title", {}, title)];
  const rise = stepFor(high - low, 5);
  for (let points = Math.ceil(low / rise) * rise; points <= high; points += rise) {
    parts.push(svg("path", { class: "grid", d: `M${LEFT} ${y(points)}H${WIDTH - RIGHT}` }));
    parts.push(svg("text", { x: LEFT - 8, y: y(points), "text-anchor": "end", "dominant-baseline": "central" }, String(points)));
  }
  const run = stepFor(timeline.length - 1, WIDTH / 80);
  for (let turn = 0; turn < timeline.length; turn += run) {
    parts.push(svg("text", { x: x(turn), y: HEIGHT - 10, "text-anchor": "middle" }, turn ? String(turn) : say("timeline-turn")));
  }
  const ends = spread(timeline[timeline.length - 1].map(y), 21);
  for (let seat = 0; seat < seats; seat++) {
    const d = timeline.map((points, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(points[seat]).toFixed(1)}`).join("");
    parts.push(svg("path", { class: `course seat${seat}`, d, "stroke-dasharray": ["none", "9 4", "3 3", "12 3 3 3", "6 6"][seat] }));
    parts.push(svg("use", { href: `#seat-${seat}`, x: WIDTH - RIGHT + 10, y: ends[seat] - 10, width: 20, height: 20 }));
  }
  return svg("svg", { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" }, ...parts);
}
