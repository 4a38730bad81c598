/** Hides texts of the board that would be too small to read. They appear when the user zooms in. */

const LEAST = 11; // pixels; the height of the smallest letters that are shown

/** @type {WeakMap<SVGTextElement, number>} the size of texts, in units of the picture */
const sizes = new WeakMap();

/**
 * @param {SVGGraphicsElement} element
 * @returns {number} the height of a unit on the screen, in pixels
 */
function unitOf(element) {
  const matrix = element.getScreenCTM();
  return matrix ? Math.hypot(matrix.c, matrix.d) : 0;
}

/**
 * @param {SVGTextElement} text
 * @param {number} unit the height of a unit of the picture
 * @returns {number}
 */
function sizeOf(text, unit) {
  let size = sizes.get(text);
  if (size === undefined) {
    size = (parseFloat(getComputedStyle(text).fontSize) * unitOf(text)) / unit;
    sizes.set(text, size);
  }
  return size;
}

/** @param {SVGSVGElement} picture */
export function hideSmallTexts(picture) {
  const unit = unitOf(picture);
  if (!unit) return;
  const texts = [...picture.querySelectorAll("text")];
  const small = texts.map((text) => sizeOf(text, unit) * unit < LEAST - 0.05);
  texts.forEach((text, i) => text.toggleAttribute("data-tiny", small[i]));
}

/**
 * Show all texts again, so that the picture is as the server sent it and can be compared with the next one.
 * @param {SVGSVGElement} picture
 */
export function showAllTexts(picture) {
  for (const text of picture.querySelectorAll("[data-tiny]")) text.removeAttribute("data-tiny");
}
