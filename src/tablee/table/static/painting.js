/** Shows the parts of a view that can be of an earlier step than the rest of the page: board, players and log. */

import { arrange } from "./layout.js";
import { showLatest, showLog } from "./log.js";
import { showSeats } from "./panels.js";

/** @import { Camera } from "./camera.js" */
/** @import { Choosing } from "./choosing.js" */
/** @import { Picture } from "./picture.js" */
/** @import { View } from "./types.js" */
/** @import { Zoom } from "./zoom.js" */

export class Painting {
  /**
   * @param {{picture: Picture, zoom: Zoom, camera: Camera, choosing: Choosing, go: (step: number) => void,
   *   refocus: () => void, asked: () => void}} parts `asked` shows the question again
   */
  constructor(parts) {
    this.parts = parts;
  }

  /**
   * Show the board and the players.
   * @param {View} view
   */
  board(view) {
    const { picture, zoom } = this.parts;
    const { box } = picture;
    picture.show(view.svg);
    void picture.scenery.show(view.picture.scenery);
    zoom.redraw();
    if (picture.box !== box) arrange(picture.whole());
    showSeats(view);
  }

  /**
   * Show the log, and what happened last.
   * @param {View} view
   */
  story(view) {
    showLog(view, this.parts.go);
    showLatest(view);
  }

  /** Mark what may be clicked, and what has been clicked. */
  marks() {
    const { picture, camera, choosing } = this.parts;
    const lit = choosing.lit();
    picture.light(lit, choosing.picked);
    if (!choosing.sending) camera.follow(lit);
  }

  /**
   * Show all of it. What may be clicked stays marked.
   * @param {View} view
   */
  all(view) {
    this.board(view);
    this.marks();
    this.story(view);
    this.parts.refocus();
    this.parts.asked();
  }
}
