/** Looking back: which ply the page shows (its address says so too), stepping through the plies, replaying them. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { View } from "./types.js" */

const PACE = 750; // milliseconds from ply to ply when they are played again

export class History {
  /** @param {{refresh: () => Promise<void>, current: () => View|null}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    const asked = new URL(location.href).searchParams.get("ply");
    /** @type {number|null} the ply that is shown; null for the present, whatever its number */
    this.at = asked !== null && /^\d+$/.test(asked) ? Number(asked) : null;
    /** counts the replays: one that is not the newest any more has to end */
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
   * Go to a ply.
   * @param {number|null} ply null for the present
   */
  async to(ply) {
    this.stop();
    await this.show(ply);
  }

  /**
   * Show a ply; a replay that is under way goes on.
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
   * Keep the ply that is shown, in the address too.
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

  /** Play again from the ply that is shown or, in the present, what happened since the viewer's last own action. */
  async replay() {
    const view = this.hooks.current();
    if (!view) return;
    this.stop();
    const replay = ++this.replays;
    find("#board").scrollIntoView({ block: "nearest" }); // on a phone the button is far below it
    const from = view.ply < view.last_ply ? view.ply : view.since;
    for (let ply = Math.max(0, from); ply <= view.last_ply && replay === this.replays; ply++) {
      await this.show(ply);
      await new Promise((done) => setTimeout(done, PACE));
    }
  }

  /** End a replay. */
  stop() {
    this.replays++;
  }

  /**
   * Bring the buttons up to date.
   * @param {View} view
   */
  showState(view) {
    const present = view.ply === view.last_ply;
    if (this.at !== null && this.at > view.last_ply) this.remember(null); // that ply has been undone
    find("#ply").textContent = say("ply-of", { number: view.ply, total: view.last_ply });
    for (const id of ["#go-first", "#go-back"]) find(id).toggleAttribute("disabled", view.ply <= 0);
    for (const id of ["#go-next", "#go-last"]) find(id).toggleAttribute("disabled", present);
    find("#go-since").toggleAttribute("disabled", view.last_ply === 0 || (present && view.since >= view.last_ply));
    find("#to-now").hidden = present || !view.live;
    const open = view.over || !view.live || (!view.you.length && !view.hides); // to continue from, as a new table
    find("#what-if").hidden = !open || (view.over && present);
    find("#table").classList.toggle("past", !present);
  }
}
