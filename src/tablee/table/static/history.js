/** Shows earlier steps: one at a time, or as a replay. The URL of the page contains the step that is shown. */

import { find } from "./dom.js";
import { againFrom } from "./moments.js";
import { say } from "./words.js";

/** @import { View } from "./types.js" */

export class History {
  /**
   * @param {{refresh: () => Promise<void>, current: () => View|null, stay: (view: View) => number}} hooks
   *   `stay` returns for how many milliseconds a replay shows a step
   */
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

  /** Replay from the step that is shown to the last one. */
  async replay() {
    this.stop();
    const replay = ++this.replays;
    for (;;) {
      const view = this.hooks.current();
      if (!view || view.step >= view.last_step) return;
      await this.show(view.step + 1);
      const now = this.hooks.current();
      if (replay !== this.replays || !now || now.step <= view.step) return;
      await new Promise((done) => setTimeout(done, this.hooks.stay(now)));
      if (replay !== this.replays) return;
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
    const again = find("#again");
    again.toggleAttribute("disabled", present && againFrom(view) >= view.last_step);
    again.title = say(present ? "show-again" : "play-on");
    find(".unseen", again).textContent = again.title;
    find("#to-now").hidden = present || !view.live;
    const open = view.over || !view.live || (!view.you.length && !view.hides); // whether "what if" is allowed
    find("#what-if").hidden = !open || (view.over && present);
    find("#table").classList.toggle("past", !present);
  }
}
