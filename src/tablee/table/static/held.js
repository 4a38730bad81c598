/**
 * The views that the page holds. The server sends only what has changed since one of them.
 *
 * A view is named by its version. A change names the version to which it applies. A page that does not hold that
 * version asks for the whole view.
 */

/** @import { Answer, People, PictureParts, View } from "./types.js" */

const KEPT = 4; // views; as many as the server keeps
/** @type {Record<string, string>} */
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Return a picture as SVG.
 * @param {PictureParts} parts
 * @returns {string}
 */
function svgOf({ box, title, ground, spots, pieces }) {
  const layer = (/** @type {string} */ name, /** @type {string} */ inside) => `<g class="${name}">${inside}</g>`;
  const ids = Object.keys(pieces).sort();
  const layers = [
    layer("ground", ground),
    layer("spots", Object.values(spots).join("")),
    layer("pieces", ids.map((id) => pieces[id]).join("")),
  ];
  const name = title.replace(/[&<>]/g, (sign) => ESCAPES[sign]);
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"`;
  return `<svg ${root}><title>${name}</title>${layers.join("")}</svg>`;
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
function changedPicture(old, changed) {
  const {
    box,
    title,
    ground,
    spots: before,
    pieces,
  } = old ?? { box: "", title: "", ground: "", spots: {}, pieces: {} };
  let spots = changedParts(before, changed?.spots);
  if (changed?.order) spots = Object.fromEntries(changed.order.map((ref) => [ref, spots[ref]]));
  return {
    box: changed?.box ?? box,
    title: changed?.title ?? title,
    ground: changed?.ground ?? ground,
    spots,
    pieces: changedParts(pieces, changed?.pieces),
  };
}

export class Held {
  constructor() {
    /** @type {Map<string, View>} the last views by version, without names */
    this.views = new Map();
    /** @type {View|null} the newest view of the last step */
    this.present = null;
    /** @type {People} */
    this.people = { names: [], online: [] };
  }

  /** Forget all views, because the page is going to look at the table in another way. */
  clear() {
    this.views.clear();
    this.present = null;
  }

  /**
   * Return the view that an answer leads to, or null if the page does not hold the view on which the answer is based.
   * @param {Answer} answer
   * @returns {View|null}
   */
  apply({ base, version, view, log, picture, left }) {
    const old = base === null ? null : this.views.get(base);
    if (old === undefined) return null;
    const fresh = /** @type {View} */ ({ ...old, ...view, version });
    fresh.hold = { ...fresh.hold, left };
    if (log) fresh.log = [...(old?.log ?? []).slice(0, log.keep), ...log.add];
    if (picture) {
      fresh.picture = changedPicture(old?.picture, picture);
      fresh.svg = svgOf(fresh.picture);
    }
    this.views.delete(version);
    this.views.set(version, fresh);
    for (const known of [...this.views.keys()].slice(0, -KEPT)) this.views.delete(known);
    if (fresh.step === fresh.last_step) this.present = fresh;
    return fresh;
  }

  /**
   * Return a view with the names of the players, and who of them is online.
   * @param {View} view
   * @returns {View}
   */
  named(view) {
    const { names, online } = this.people;
    const seats = view.seats.map((seat) => {
      return { ...seat, name: names[seat.seat] ?? seat.letter, online: online.includes(seat.seat) };
    });
    return { ...view, seats };
  }
}
