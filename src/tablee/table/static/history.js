/** Looking back: the ply the page shows, its address, and playing on from there move by move. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */

const PACE = 750;

export class History {
  /** @param {{go: () => Promise<void>, current: () => View|null}} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    const asked = new URL(location.href).searchParams.get("ply");
    /** @type {number|null} the ply looked at; null is now */
    this.at = asked !== null && /^\d+$/.test(asked) ? Number(asked) : null;
    this.playing = 0;
    const steps = /** @type {[string, () => void][]} */ ([
      ["#go-first", () => this.to(0)], ["#go-back", () => this.step(-1)], ["#go-next", () => this.step(1)],
      ["#go-last", () => this.to(null)], ["#to-now", () => this.to(null)], ["#go-since", () => this.since()],
    ]);
    for (const [button, step] of steps) find(button).addEventListener("click", step);
  }

  /** @param {number|null} ply */
  async to(ply) {
    this.stop();
    await this.show(ply);
  }

  /** @param {number|null} ply */
  async show(ply) {
    const last = this.hooks.current()?.last_ply ?? 0;
    const live = this.hooks.current()?.live !== false;
    this.look(ply === null || (ply >= last && live) ? null : Math.max(0, Math.min(ply, last)));
    await this.hooks.go();
  }

  /** Remember which ply is looked at, in the address too. @param {number|null} ply */
  look(ply) {
    this.at = ply;
    const url = new URL(location.href);
    if (this.at === null) url.searchParams.delete("ply");
    else url.searchParams.set("ply", String(this.at));
    history.replaceState(null, "", url);
  }

  /** @param {number} by */
  step(by) {
    const view = this.hooks.current();
    if (!view) return;
    const to = view.ply + by;
    if (to >= 0 && to <= view.last_ply) void this.to(to);
  }

  /** Show again what happened since my last turn. */
  async since() {
    const view = this.hooks.current();
    if (!view) return;
    this.stop();
    const run = ++this.playing;
    find("#board").scrollIntoView({ block: "nearest" }); // on a phone the button is far below it
    const from = view.ply < view.last_ply ? view.ply : view.since;
    for (let ply = Math.max(0, from); ply <= view.last_ply && run === this.playing; ply++) {
      await this.show(ply);
      await new Promise((done) => setTimeout(done, PACE));
    }
  }

  stop() {
    this.playing++;
  }

  /** @param {View} view */
  showState(view) {
    const live = view.ply === view.last_ply;
    if (this.at !== null && this.at > view.last_ply) this.look(null); // taken back
    find("#ply").textContent = say("ply-of", { number: view.ply, total: view.last_ply });
    for (const id of ["#go-first", "#go-back"]) find(id).toggleAttribute("disabled", view.ply <= 0);
    for (const id of ["#go-next", "#go-last"]) find(id).toggleAttribute("disabled", live);
    find("#go-since").toggleAttribute("disabled", view.last_ply === 0 || (live && view.since >= view.last_ply));
    find("#to-now").hidden = live || view.live === false;
    const finished = view.over || view.live === false || (!view.you.length && !view.hides);
    find("#what-if").hidden = !finished || (view.over && live);
    find("#table").classList.toggle("past", !live);
  }
}
