/** A picture in parts: what has changed in it, and the SVG that it makes. */

import { escaped } from "./dom.js";

/** @import { Answer, PictureParts } from "./types.js" */

/**
 * Return a picture as SVG.
 * @param {PictureParts} parts
 * @returns {string}
 */
export function svgOf({ box, title, ground, spots, pieces }) {
  const layer = (/** @type {string} */ name, /** @type {string} */ inside) => `<g class="${name}">${inside}</g>`;
  const ids = Object.keys(pieces).sort();
  const layers = [
    layer("ground", ground),
    layer("spots", Object.values(spots).join("")),
    layer("pieces", ids.map((id) => pieces[id]).join("")),
  ];
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"`;
  return `<svg ${root}><title>${escaped(title)}</title>${layers.join("")}</svg>`;
}

/**
 * Return the parts of a layer after a change; null removes a part.
 * @param {Record<string, string>} old
 * @param {Record<string, string|null>|undefined} changed
 * @returns {Record<string, string>}
 */
function changedParts(old, changed) {
  if (!changed) return old;
  const all = Object.entries({ ...old, ...changed });
  return /** @type {Record<string, string>} */ (Object.fromEntries(all.filter(([, part]) => part !== null)));
}

/**
 * Return a picture after a change.
 * @param {PictureParts|undefined} old
 * @param {Answer["picture"]} changed
 * @returns {PictureParts}
 */
export function changedPicture(old, changed) {
  const {
    box,
    title,
    scenery,
    ground,
    spots: before,
    pieces,
  } = old ?? { box: "", title: "", scenery: "", ground: "", spots: {}, pieces: {} };
  let spots = changedParts(before, changed?.spots);
  if (changed?.order) spots = Object.fromEntries(changed.order.map((ref) => [ref, spots[ref]]));
  return {
    box: changed?.box ?? box,
    title: changed?.title ?? title,
    scenery: changed?.scenery ?? scenery,
    ground: changed?.ground ?? ground,
    spots,
    pieces: changedParts(pieces, changed?.pieces),
  };
}
