/** Shows earlier plies: one at a time, or as a replay. The URL of the page contains the ply that is shown. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { View } from "./types.js" */

const PACE = 750; // milliseconds between two plies of a replay

export class History {
  /** @param {{refresh: () => Promise<void>, current: () => View|null}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    const asked = new URL(location.href).searchParams.get("ply");
    /** @type {number|null} the ply that is shown; null: the last ply, also after new plies are added */
    this.at = asked !== null && /^\d+$/.test(asked) ? Number(asked) : null;
    /** counts the replays; a replay ends when its number is no longer the newest */
    this.replays = 0;
    /** @type {[string, () => void][]} */
    const buttons = [
      ["#go-first", () => this.to(0)],
      ["#go-back", () => this.step(-1)],
      ["#go-next", () => this.step(1)],
      ["#go-last", () => this.to(null)],
      ["#to-now", () => this.to(null)],
      ["#go-since", () => this.replay()],
    ];
    for (const [button, action] of buttons) find(button).addEventListener("click", action);
  }

  /**
   * Stop any replay and go to a ply.
   * @param {number|null} ply null for the last ply
   */
  async to(ply) {
    this.stop();
    await this.show(ply);
  }

  /**
   * Show a ply without stopping a replay.
   * @param {number|null} ply
   */
  async show(ply) {
    const view = this.hooks.current();
    const last = view?.last_ply ?? 0;
    const live = view?.live !== false;
    this.remember(ply === null || (ply >= last && live) ? null : Math.max(0, Math.min(ply, last)));
    await this.hooks.refresh();
  }

  /**
   * Store the ply to show, also in the URL.
   * @param {number|null} ply
   */
  remember(ply) {
    this.at = ply;
    const url = new URL(location.href);
    if (ply === null) url.searchParams.delete("ply");
    else url.searchParams.set("ply", String(ply));
    history.replaceState(null, "", url);
  }

  /**
   * Go some plies forward or, with a negative number, back.
   * @param {number} by
   */
  step(by) {
    const view = this.hooks.current();
    if (!view) return;
    const to = view.ply + by;
    if (to >= 0 && to <= view.last_ply) void this.to(to);
  }

  /** Replay from the ply that is shown; from the last ply, replay what happened since the viewer's last action. */
  async replay() {
    const view = this.hooks.current();
    if (!view) return;
    this.stop();
    const replay = ++this.replays;
    find("#board").scrollIntoView({ block: "nearest" }); // on a phone the button is far below the board
    const from = view.ply < view.last_ply ? view.ply : view.since;
    for (let ply = Math.max(0, from); ply <= view.last_ply && replay === this.replays; ply++) {
      await this.show(ply);
      await new Promise((done) => setTimeout(done, PACE));
    }
  }

  /** Stop the replay, if one is running. */
  stop() {
    this.replays++;
  }

  /**
   * Update the buttons.
   * @param {View} view
   */
  showState(view) {
    const present = view.ply === view.last_ply;
    if (this.at !== null && this.at > view.last_ply) this.remember(null); // the ply was undone
    find("#ply").textContent = say("ply-of", { number: view.ply, total: view.last_ply });
    for (const id of ["#go-first", "#go-back"]) find(id).toggleAttribute("disabled", view.ply <= 0);
    for (const id of ["#go-next", "#go-last"]) find(id).toggleAttribute("disabled", present);
    find("#go-since").toggleAttribute("disabled", view.last_ply === 0 || (present && view.since >= view.last_ply));
    find("#to-now").hidden = present || !view.live;
    const open = view.over || !view.live || (!view.you.length && !view.hides); // whether "what if" is allowed
    find("#what-if").hidden = !open || (view.over && present);
    find("#table").classList.toggle("past", !present);
  }
}
