/** Shows earlier steps: one at a time, or as a replay. The URL of the page contains the step that is shown. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { View } from "./types.js" */

const PACE = 750; // milliseconds between two steps of a replay

export class History {
  /** @param {{refresh: () => Promise<void>, current: () => View|null}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    const asked = new URL(location.href).searchParams.get("step");
    /** @type {number|null} the step that is shown; null: the last step, also after new steps are added */
    this.at = asked !== null && /^\d+$/.test(asked) ? Number(asked) : null;
    /** counts the replays; a replay ends when its number is no longer the newest */
    this.replays = 0;
    /** @type {[string, () => void][]} */
    const buttons = [
      ["#go-first", () => this.to(0)],
      ["#go-back", () => this.go(-1)],
      ["#go-next", () => this.go(1)],
      ["#go-last", () => this.to(null)],
      ["#to-now", () => this.to(null)],
      ["#go-since", () => this.replay()],
    ];
    for (const [button, action] of buttons) find(button).addEventListener("click", action);
  }

  /**
   * Stop any replay and go to a step.
   * @param {number|null} step null for the last step
   */
  async to(step) {
    this.stop();
    await this.show(step);
  }

  /**
   * Show a step without stopping a replay.
   * @param {number|null} step
   */
  async show(step) {
    const view = this.hooks.current();
    const last = view?.last_step ?? 0;
    const live = view?.live !== false;
    this.remember(step === null || (step >= last && live) ? null : Math.max(0, Math.min(step, last)));
    await this.hooks.refresh();
  }

  /**
   * Store the step to show, also in the URL.
   * @param {number|null} step
   */
  remember(step) {
    this.at = step;
    const url = new URL(location.href);
    if (step === null) url.searchParams.delete("step");
    else url.searchParams.set("step", String(step));
    history.replaceState(null, "", url);
  }

  /**
   * Go some steps forward or, with a negative number, back.
   * @param {number} by
   */
  go(by) {
    const view = this.hooks.current();
    if (!view) return;
    const to = view.step + by;
    if (to >= 0 && to <= view.last_step) void this.to(to);
  }

  /** Replay from the step that is shown; from the last step, replay what happened since the viewer's last action. */
  async replay() {
    const view = this.hooks.current();
    if (!view) return;
    this.stop();
    const replay = ++this.replays;
    find("#board").scrollIntoView({ block: "nearest" }); // on a phone the button is far below the board
    const from = view.step < view.last_step ? view.step : view.since;
    for (let step = Math.max(0, from); step <= view.last_step && replay === this.replays; step++) {
      await this.show(step);
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
    const present = view.step === view.last_step;
    if (this.at !== null && this.at > view.last_step) this.remember(null); // the step was undone
    find("#step").textContent = say("step-of", { number: view.step, total: view.last_step });
    for (const id of ["#go-first", "#go-back"]) find(id).toggleAttribute("disabled", view.step <= 0);
    for (const id of ["#go-next", "#go-last"]) find(id).toggleAttribute("disabled", present);
    find("#go-since").toggleAttribute("disabled", view.last_step === 0 || (present && view.since >= view.last_step));
    find("#to-now").hidden = present || !view.live;
    const open = view.over || !view.live || (!view.you.length && !view.hides); // whether "what if" is allowed
    find("#what-if").hidden = !open || (view.over && present);
    find("#table").classList.toggle("past", !present);
  }
}
