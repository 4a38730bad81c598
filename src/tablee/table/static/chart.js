/**
 * Draws a line chart of the points during the game: one line per seat, in its colour, with its badge at the end. A
 * turn is chosen on it by a click, or with the arrow keys and Enter.
 */

import { html, svg } from "./dom.js";
import { isPhone } from "./layout.js";
import { say } from "./words.js";

/** @import { Result, SeatView } from "./types.js" */

const [TALL, LOW, LEFT, RIGHT, TOP, BOTTOM] = [240, 170, 36, 40, 14, 30];
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
 * @param {number} lowest where the last badge may be
 * @returns {number[]}
 */
function spread(wanted, apart, lowest) {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) order[i].y = Math.max(order[i].y, order[i - 1].y + apart);
  const over = Math.max(0, (order[order.length - 1]?.y ?? 0) - lowest);
  const placed = [...wanted];
  for (const { y, seat } of order) placed[seat] = y - over;
  return placed;
}

/**
 * Return the scales of a chart.
 * @param {number[][]} timeline
 */
function scalesOf(timeline) {
  const [width, height] = isPhone() ? [340, LOW] : [640, TALL];
  const [right, bottom] = [width - RIGHT, height - BOTTOM];
  const low = Math.min(0, ...timeline.flat());
  const high = Math.max(1, ...timeline.flat());
  const last = Math.max(1, timeline.length - 1);
  const x = (/** @type {number} */ turn) => LEFT + ((right - LEFT) * turn) / last;
  const y = (/** @type {number} */ points) => bottom - ((bottom - TOP) * (points - low)) / (high - low);
  return { width, height, right, bottom, low, high, last, x, y };
}

/**
 * @param {ReturnType<typeof scalesOf>} scales
 * @returns {SVGElement[]}
 */
function grid({ width, height, right, low, high, last, x, y }) {
  const parts = [];
  const rise = stepFor(high - low, 5);
  for (let points = Math.ceil(low / rise) * rise; points <= high; points += rise) {
    const label = { x: LEFT - 8, y: y(points), "text-anchor": "end", "dominant-baseline": "central" };
    parts.push(svg("path", { class: "grid", d: `M${LEFT} ${y(points)}H${right}` }));
    parts.push(svg("text", label, String(points)));
  }
  const run = stepFor(last, width / 80);
  for (let turn = 0; turn <= last; turn += run) {
    const label = { x: x(turn), y: height - 10, "text-anchor": "middle" };
    parts.push(svg("text", label, turn ? String(turn) : say("timeline-turn")));
  }
  return parts;
}

/**
 * @param {number[][]} timeline
 * @param {ReturnType<typeof scalesOf>} scales
 * @returns {SVGElement[]}
 */
function courses(timeline, { right, bottom, x, y }) {
  const ends = spread(timeline[timeline.length - 1].map(y), BADGE + 1, bottom);
  return ends.flatMap((end, seat) => {
    const points = timeline.map((all, turn) => `${x(turn).toFixed(1)} ${y(all[seat]).toFixed(1)}`);
    const line = { class: `course seat${seat}`, d: `M${points.join("L")}`, "stroke-dasharray": DASHES[seat] };
    const place = { x: right + 10, y: end - BADGE / 2, width: BADGE, height: BADGE };
    return [svg("path", line), svg("use", { href: `#seat-${seat}`, ...place })];
  });
}

/**
 * Let a turn be chosen on a chart.
 * @param {SVGElement} drawn
 * @param {ReturnType<typeof scalesOf>} scales
 * @param {(turn: number) => string} tell returns what is said about a turn
 * @param {(turn: number) => void} go
 */
function offerTurns(drawn, { bottom, last, x }, tell, go) {
  const cursor = svg("path", { class: "cursor", hidden: true });
  drawn.append(cursor);
  let at = last;
  const point = (/** @type {number} */ turn) => {
    at = Math.max(0, Math.min(last, turn));
    cursor.removeAttribute("hidden");
    cursor.setAttribute("d", `M${x(at)} ${TOP}V${bottom}`);
    drawn.setAttribute("aria-valuenow", String(at));
    drawn.setAttribute("aria-valuetext", tell(at));
  };
  const leave = () => {
    cursor.setAttribute("hidden", "");
    tell(-1);
  };
  const under = (/** @type {MouseEvent} */ event) => {
    const matrix = /** @type {SVGGraphicsElement} */ (drawn).getScreenCTM()?.inverse();
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix).x;
    return Math.round(((place - LEFT) / (x(last) - LEFT)) * last);
  };
  /** @type {Record<string, () => number>} */
  const keys = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: () => last };
  drawn.addEventListener("pointermove", (event) => point(under(event)));
  drawn.addEventListener("pointerleave", leave);
  drawn.addEventListener("focus", () => point(at));
  drawn.addEventListener("blur", leave);
  drawn.addEventListener("click", (event) => {
    point(under(event));
    go(at);
  });
  drawn.addEventListener("keydown", (event) => {
    const isGo = event.key === "Enter" || event.key === " ";
    if (!isGo && !(event.key in keys)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isGo) go(at);
    else point(keys[event.key]());
  });
  drawn.setAttribute("aria-valuenow", String(at));
}

/**
 * @param {Result} result
 * @param {{title: string, seats: SeatView[], go: (step: number) => void}} how `go` goes to a step
 * @returns {HTMLElement}
 */
export function chart({ timeline, steps }, { title, seats, go }) {
  const scales = scalesOf(timeline);
  const { width, height, last } = scales;
  const about = html("p", { class: "muted about", "aria-hidden": "true" }, say("timeline-go"));
  const tell = (/** @type {number} */ turn) => {
    const points = seats.map(({ seat, name }) => `${name} ${timeline[turn]?.[seat]}`).join(" · ");
    about.textContent = turn < 0 ? say("timeline-go") : say("timeline-at", { number: turn, text: points });
    return about.textContent;
  };
  const range = { role: "slider", tabindex: "0", "aria-valuemin": "0", "aria-valuemax": String(last) };
  const named = { "aria-label": `${title}. ${say("timeline-go")}`, "aria-valuetext": tell(last) };
  tell(-1);
  const drawn = svg(
    "svg",
    { class: "chart", viewBox: `0 0 ${width} ${height}`, ...range, ...named },
    ...grid(scales),
    ...courses(timeline, scales),
  );
  offerTurns(drawn, scales, tell, (turn) => go(steps[turn]));
  return html("div", {}, drawn, about);
}
