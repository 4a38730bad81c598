/**
 * The views that the page holds. The server sends only what has changed since one of them.
 *
 * A view is named by its version. A change names the version to which it applies. A page that does not hold that
 * version asks for the whole view.
 */

import { viewWithNames } from "./names.js";
import { changedPicture, svgOf } from "./parts.js";

/** @import { Answer, People, View } from "./types.js" */

/** @type {People} what is known before the server has said who is there */
const NOBODY_MET = {
  names: [],
  online: [],
  you: [],
  friends: [],
  links: [],
  asks: [],
  devices: 0,
  open_watch: false,
  table_name: "",
  variant: "",
  may: { host: false, leave: false, delete: false },
  waiting: null,
};
const KEPT = 4; // views; as many as the server keeps

export class Held {
  constructor() {
    /** @type {Map<string, View>} the last views of the present by version, without names */
    this.views = new Map();
    /** @type {Map<string, View>} the last views of earlier steps */
    this.earlier = new Map();
    /** @type {View|null} the newest view of the last step */
    this.present = null;
    /** @type {People} */
    this.people = NOBODY_MET;
  }

  /** Forget all views, because the page is going to look at the table in another way. */
  clear() {
    this.views.clear();
    this.earlier.clear();
    this.present = null;
  }

  /**
   * Return the version of the view on which the next answer should be based, or null if there is none.
   * @returns {string|null}
   */
  get base() {
    return this.present?.version ?? [...this.earlier.keys()].at(-1) ?? null;
  }

  /**
   * Return the view that an answer leads to, or null if the page does not hold the view on which the answer is based.
   * @param {Answer} answer
   * @returns {View|null}
   */
  apply({ base, version, view, log, picture, left, clock }) {
    const old = base === null ? null : (this.views.get(base) ?? this.earlier.get(base));
    if (old === undefined) return null;
    const fresh = /** @type {View} */ ({ ...old, ...view, version });
    fresh.hold = { ...fresh.hold, left };
    fresh.clock = clock ? { ...clock, heard: performance.now() } : null;
    if (log) fresh.log = [...(old?.log ?? []).slice(0, log.keep), ...log.add];
    if (picture) {
      fresh.picture = changedPicture(old?.picture, picture);
      fresh.svg = svgOf(fresh.picture);
    }
    const isPresent = fresh.step === fresh.last_step;
    const kept = isPresent ? this.views : this.earlier;
    kept.delete(version);
    kept.set(version, fresh);
    for (const known of [...kept.keys()].slice(0, -KEPT)) kept.delete(known);
    if (isPresent) this.present = fresh;
    return fresh;
  }

  /**
   * Return a view with the names of the players in place of marks (see `names.js`), and who of them is online.
   * @param {View} view
   * @returns {View}
   */
  named(view) {
    const { names, online, links } = this.people;
    const seats = view.seats.map((seat) => {
      return {
        ...seat,
        name: names[seat.seat] ?? seat.letter,
        online: online.includes(seat.seat),
        link: links[seat.seat] ?? "",
      };
    });
    return viewWithNames({ ...view, seats });
  }
}
