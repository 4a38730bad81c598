/**
 * The scenery: what is drawn behind the board and never changes during a game. It is a file of its own, loaded once
 * the board is on the screen, and a layer of its own, which is not painted again when pieces move.
 */

import { html, parsePicture } from "./dom.js";

const TRIES = 3; // how often a drawing is requested, if requests fail

export class Scenery {
  /** @param {Element} host the element that shows the board */
  constructor(host) {
    this.host = host;
    /** the address of what is shown or being loaded */
    this.address = "";
    /** how many requests have failed */
    this.failed = 0;
    /** the `viewBox` of the board */
    this.box = "";
    /** @type {HTMLElement|null} */
    this.layer = null;
    /** @type {SVGSVGElement|null} */
    this.root = null;
  }

  /**
   * Show a drawing, or none.
   * @param {string} address
   */
  async show(address) {
    if (address === this.address) return;
    this.address = address;
    this.root?.remove();
    this.root = null;
    if (!address) return;
    try {
      const text = await load(address);
      if (address === this.address) this.place(parsePicture(text));
    } catch {
      // The board is complete without it. The next view tries again.
      if (++this.failed < TRIES && address === this.address) this.address = "";
    }
  }

  /** @param {SVGSVGElement} root */
  place(root) {
    if (!this.layer) {
      this.layer = html("div", { class: "scenery", "aria-hidden": "true" });
      this.host.append(this.layer);
    }
    this.root = root;
    this.look(this.box);
    this.layer.replaceChildren(root);
  }

  /**
   * Show the part of the drawing that lies behind what the board shows.
   * @param {string} box the `viewBox` of the board
   */
  look(box) {
    this.box = box;
    this.root?.setAttribute("viewBox", box);
  }
}

/**
 * Load a drawing after the board has been painted.
 * @param {string} address
 * @returns {Promise<string>}
 */
async function load(address) {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const response = await fetch(`/scenery/${address}`, { priority: "low" });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}
