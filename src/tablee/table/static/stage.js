/**
 * The stage: shows what others did step by step, instead of jumping to the present. The board then shows an earlier
 * step, while prompt and choices are already those of the present: whoever is to act can do so at once, and any use of
 * the choices ends the show. The server knows nothing of this.
 */

import { Caption, spoken } from "./caption.js";
import { calm, find } from "./dom.js";
import { againFrom, asOf, momentsOf, plan } from "./moments.js";
import { preferences } from "./preferences.js";
import { listenForSkips } from "./skipping.js";
import { hear, soundsOf } from "./sounds.js";

/** @import { Moment } from "./moments.js" */
/** @import { Painting } from "./painting.js" */
/** @import { Picture } from "./picture.js" */
/** @import { View } from "./types.js" */

const LONGEST = 10_000; // milliseconds in which everything that waits is shown, and all that is shown again
const LONGEST_SLOW = 20_000; // the same at slow speed, unless it is shown again
const PATIENCE = 2500; // milliseconds to wait for the picture of a step before jumping to the present
const OPENING = 400; // milliseconds for which "show again" shows the position from which it starts
const LINGER = 3000; // milliseconds for which the last caption stays while others think
const FLASH = 1.3; // how much longer the outcome of one's own action stays than other captions

/**
 * @typedef {object} Hooks
 * @property {Picture} picture
 * @property {() => View|null} present returns the newest view, with names
 * @property {(step: number) => Promise<View|null>} viewAt requests the view of an earlier step
 * @property {Painting} painting
 */

/** Return in how many milliseconds everything that waits is shown. */
const longestShow = () => (preferences.speed === "slow" ? LONGEST_SLOW : LONGEST);

/**
 * @param {number} time in milliseconds
 * @returns {Promise<null>}
 */
const pause = (time) => new Promise((done) => setTimeout(() => done(null), time));

/**
 * Tell whether a moment is the doing of the viewer: its action, or what follows from it by chance.
 * @param {Moment} moment
 * @param {View} view
 * @returns {boolean}
 */
function isOwn({ lines }, { you }) {
  return lines.every(({ turn, who = -1 }) => you.includes(turn.seat) && (who < 0 || you.includes(who)));
}

export class Stage {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    this.caption = new Caption(hooks.picture, () => this.skip());
    /** whether the board shows an earlier step */
    this.active = false;
    /** the step that the board shows, or the one before the first moment */
    this.at = 0;
    /** @type {View|null} the view that the board shows */
    this.shown = null;
    /** when everything must have been shown, as a time of `performance.now` */
    this.deadline = 0;
    /** counts the shows; a show ends when its number is no longer the newest */
    this.runs = 0;
    /** @type {Map<number, Promise<View|null>>} the views of steps, as far as they are known or requested */
    this.views = new Map();
    this.timer = 0;
    /** what to do when everything has been shown */
    this.ending = () => {};
    listenForSkips(this);
  }

  /**
   * Take note of a new view, before it is shown. Afterwards `look` says what the board is to show.
   * @param {View|null} before the view that the page showed so far
   * @param {View} fresh
   */
  follow(before, fresh) {
    const isPresent = fresh.step === fresh.last_step;
    if (before?.step === fresh.step && before.last_step === fresh.last_step) return; // nothing new to tell
    const undone = before && (before.last_step > fresh.last_step || before.since > fresh.since);
    if (this.active && isPresent && !undone) return this.keep(fresh);
    this.stop();
    if (!isPresent) return this.explain(before, fresh);
    if (!before || before.step !== before.last_step || document.hidden) return;
    if (fresh.hides && before.seat !== fresh.seat) return;
    if (before.last_step >= fresh.last_step) return;
    const from = fresh.since > fresh.last_step ? before.last_step : Math.max(before.last_step, fresh.since);
    const moments = momentsOf(fresh.log, from, fresh.last_step);
    const others = fresh.over || moments.some((moment) => !isOwn(moment, fresh));
    const own = () => momentsOf(fresh.log, before.last_step, fresh.last_step);
    if (preferences.speed === "once" || !others) hear(soundsOf(own().flatMap(({ lines }) => lines)));
    if (preferences.speed === "once") return this.announce(others ? moments : [], fresh);
    if (!others) return this.flash(own(), fresh);
    this.begin(from, before);
    this.keep(fresh);
    const run = this.runs;
    queueMicrotask(() => void this.run(run)); // when the page has taken the view
  }

  /**
   * Return the view that board, players and log are to show while the page has a given view.
   * @param {View} view
   * @returns {View}
   */
  look(view) {
    if (!this.active || !this.shown) return view;
    const { svg, picture, seats } = this.shown;
    return { ...asOf(view, this.at), svg, picture, seats };
  }

  /**
   * Show what happened since the last action of somebody who has just got the screen.
   * @param {View} fresh
   */
  welcome(fresh) {
    if (preferences.speed !== "once" && fresh.since > 0) queueMicrotask(() => void this.again());
  }

  /** Show again what happened since the viewer's last action. */
  async again() {
    const view = this.hooks.present();
    if (!view) return;
    this.stop();
    const from = againFrom(view);
    if (!momentsOf(view.log, from, view.last_step).length) return;
    const asked = this.runs;
    const start = await this.viewAt(from);
    if (!start || asked !== this.runs) return;
    this.begin(from, start, LONGEST);
    const run = this.runs;
    this.hooks.painting.all(this.look(view));
    await pause(OPENING);
    await this.run(run);
  }

  /**
   * @param {number} from
   * @param {View} shown
   * @param {number} [longest] milliseconds in which everything is shown
   */
  begin(from, shown, longest = longestShow()) {
    this.active = true;
    this.runs++;
    this.at = from;
    this.shown = shown;
    this.deadline = performance.now() + longest;
    find("#table").classList.add("staging");
  }

  /**
   * Remember a view that came while an earlier step is shown.
   * @param {View} view
   */
  keep(view) {
    this.views.set(view.step, Promise.resolve(view));
    this.deadline = performance.now() + longestShow();
  }

  /**
   * Show the moments that wait, one after the other.
   * @param {number} run
   */
  async run(run) {
    for (;;) {
      const view = this.hooks.present();
      if (run !== this.runs || !view) return;
      const speed = preferences.speed === "once" ? "normal" : preferences.speed;
      const most = Math.max(0, this.deadline - performance.now());
      const waiting = momentsOf(view.log, this.at, view.last_step);
      const { moments, parts, times } = plan(waiting, { speed, still: calm(), most });
      const [moment, next] = moments;
      const shown = moment ? await Promise.race([this.viewAt(moment.step), pause(PATIENCE)]) : null;
      if (run !== this.runs) return;
      if (!moment || !shown) return this.finish();
      if (next) void this.viewAt(next.step);
      this.caption.prepare(moment);
      this.at = moment.step;
      this.shown = shown;
      this.hooks.painting.all(this.look(view));
      for (const [i, part] of parts.entries()) {
        this.say(part, view, { skips: true });
        hear(soundsOf(part.lines));
        await pause(times[i]);
        if (run !== this.runs) return;
      }
    }
  }

  /**
   * Show a caption, and tell it to screen readers.
   * @param {Moment} part
   * @param {View} view the present
   * @param {{skips?: boolean}} [how] whether the caption has the button that skips
   */
  say(part, view, how) {
    this.caption.show(part, view, how);
    find("#told").textContent = spoken(part, view);
  }

  /**
   * Return the view of a step; null if it no longer exists or cannot be had.
   * @param {number} step
   * @returns {Promise<View|null>}
   */
  viewAt(step) {
    const present = this.hooks.present();
    if (present?.step === step) return Promise.resolve(present);
    let known = this.views.get(step);
    if (!known) {
      known = this.hooks.viewAt(step).then(
        (view) => (view?.step === step ? view : null),
        () => null,
      );
      this.views.set(step, known);
    }
    return known;
  }

  /** Everything was shown: go on with the present. While others think, the last caption stays for a while. */
  finish() {
    const view = this.hooks.present();
    const { ending } = this;
    const waits = view && !view.over && !view.choices.length;
    this.stop({ captionStays: Boolean(waits) });
    if (waits) this.timer = window.setTimeout(() => this.caption.hide(), LINGER);
    if (view) this.hooks.painting.all(view);
    ending();
  }

  /**
   * Do something when everything has been shown; at once if nothing is.
   * @param {() => void} action
   */
  afterwards(action) {
    if (this.active) this.ending = action;
    else action();
  }

  /**
   * Stop showing earlier steps; what the board shows must be updated by the caller.
   * @param {{captionStays?: boolean}} [how]
   */
  stop({ captionStays = false } = {}) {
    this.runs++;
    this.active = false;
    this.shown = null;
    this.ending = () => {};
    this.views.clear();
    clearTimeout(this.timer);
    find("#table").classList.remove("staging");
    if (captionStays) this.caption.rest();
    else this.caption.hide();
  }

  /**
   * Go to the present. The board changes after the click or key that caused this has been handled.
   * @returns {boolean} whether an earlier step was shown
   */
  skip() {
    if (!this.active) return false;
    const { ending } = this;
    this.stop();
    setTimeout(() => {
      const view = this.hooks.present();
      if (this.active || !view) return;
      this.hooks.painting.all(view);
      ending();
    });
    return true;
  }

  /**
   * Show what led to an earlier step at which the user looks.
   * @param {View|null} before
   * @param {View} view
   */
  explain(before, view) {
    const [moment] = momentsOf(view.log, view.step - 1, view.step);
    if (!moment) return;
    if (before?.step === view.step - 1) this.caption.prepare(moment);
    queueMicrotask(() => this.caption.show(moment, view)); // after the picture
  }

  /**
   * Show the outcome of the viewer's own action beside the choices that follow it.
   * @param {Moment[]} moments
   * @param {View} view
   */
  flash(moments, view) {
    // The first line of an action of one's own tells what one has just chosen, which is no news.
    const news = (/** @type {Moment} */ moment) =>
      moment.lines.filter((line, i) => moment.step > view.since || line.big || i > 0);
    const lines = moments.flatMap(news);
    if (!lines.length) return;
    const moment = { ...moments[moments.length - 1], lines, texts: lines.map((line) => line.text), ends: false };
    const { parts, times } = plan([moment], { speed: preferences.speed, still: calm(), most: LONGEST });
    this.caption.prepare(moment);
    const show = (/** @type {number} */ i) => {
      if (i === parts.length) return this.caption.hide();
      this.say(parts[i], view);
      this.caption.rest();
      this.timer = window.setTimeout(() => show(i + 1), times[i] * FLASH);
    };
    const run = this.runs;
    queueMicrotask(() => run === this.runs && show(0)); // after the picture
  }

  /**
   * Tell screen readers what happened, if it is not shown.
   * @param {Moment[]} moments
   * @param {View} view
   */
  announce(moments, view) {
    const told = plan(moments, { speed: "normal", still: false, most: 0 }).moments; // by turns
    find("#told").textContent = told.map((moment) => spoken(moment, view)).join(". ");
  }
}
