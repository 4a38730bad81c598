/**
 * Where drawn things are. What they show of the scenery by `use` does not count, because it may be cut off at their
 * edge, and browsers measure it whole. Cards that are being turned up are measured as they will lie.
 */

const SHAPES = "polygon, circle, ellipse, path, rect, text";

/**
 * Return the parts of a thing that make up its size.
 * @param {Element} thing
 * @returns {SVGGraphicsElement[]}
 */
function partsOf(thing) {
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const shapes = thing.querySelectorAll(SHAPES);
  return thing.querySelector("use") && shapes.length ? [...shapes] : [/** @type {SVGGraphicsElement} */ (thing)];
}

/**
 * @param {{x: number, y: number, width: number, height: number}[]} boxes
 * @returns {DOMRect} the smallest box around them
 */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return new DOMRect(x, y, right - x, bottom - y);
}

/**
 * @param {Element} thing
 * @returns {DOMRect} where it is on the screen
 */
export const screenBox = (thing) => around(partsOf(thing).map((part) => part.getBoundingClientRect()));

/**
 * @param {SVGGraphicsElement} thing
 * @returns {DOMRect} where it is in its own coordinates
 */
export function ownBox(thing) {
  const parts = partsOf(thing);
  const own = thing.getScreenCTM()?.inverse();
  if (parts[0] === thing || !own) return thing.getBBox();
  const boxes = parts.map((part) => {
    const { x, y, width, height } = part.getBBox();
    const matrix = own.multiply(part.getScreenCTM() ?? undefined);
    const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => new DOMPoint(cx, cy)));
    return around(corners.map((corner) => ({ ...place(corner.matrixTransform(matrix)), width: 0, height: 0 })));
  });
  return around(boxes);
}

/** @param {DOMPoint} point */
const place = ({ x, y }) => ({ x, y });

/**
 * Measure something while no card is turned.
 * @template T
 * @param {Element} root
 * @param {() => T} measure
 * @returns {T}
 */
export function atRest(root, measure) {
  const turning = root.getAnimations({ subtree: true }).filter(isFlip);
  const times = turning.map((animation) => animation.currentTime);
  for (const animation of turning) animation.currentTime = animation.effect?.getComputedTiming().endTime ?? null;
  try {
    return measure();
  } finally {
    turning.forEach((animation, i) => (animation.currentTime = times[i]));
  }
}

/** @param {Animation} animation */
const isFlip = (animation) => animation instanceof CSSAnimation && animation.animationName === "flip";
