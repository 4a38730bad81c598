/** The page of a table: shows the view that the server sends, and sends the user's choices to the server. */

import { get, post, Refusal, SPECTATOR } from "./api.js";
import { Choosing } from "./choosing.js";
import { closeCurtain, nextPerson } from "./curtain.js";
import { find, setBadge } from "./dom.js";
import { offerEnding, showResult } from "./ending.js";
import { History } from "./history.js";
import { heldHere, offerHold, showHold, showWaiting } from "./hold.js";
import { listenToKeys } from "./keys.js";
import { arrange, isNarrow, pictureQuery } from "./layout.js";
import { listen } from "./live.js";
import { closeMenu, openMenu } from "./menu.js";
import { keepLogAtEnd, showChances, showChoices, showLog, showPresence, showSeats } from "./panels.js";
import { Picture } from "./picture.js";
import { offerPreferences, preferences } from "./preferences.js";
import { closeRules, offerRules, ruleLink, toggleRules } from "./rules.js";
import { inviteOnce, offerShare, openShare, showRecord } from "./share.js";
import { signal } from "./signals.js";
import { offerUndo, showUndo } from "./undo.js";
import { offerWhatIf } from "./whatif.js";
import { say } from "./words.js";
import { offerZoom } from "./zoom.js";

/** @import { Change, Choice, Hint, SeatView, View } from "./types.js" */

const RESIZED = 150; // milliseconds without a further resize event, after which the page is laid out again
const TOAST = 6000; // milliseconds for which an error is shown
const table = document.body.dataset.table ?? "";
const picture = new Picture(find("#board"));
const zoom = offerZoom(picture, { nearer: say("zoom-in"), farther: say("zoom-out"), whole: say("zoom-all") });
/** @type {View|null} what the page shows */
let view = null;
/** @type {number|null} the seat whose view is shown, if a game with hidden information is played on a shared screen */
let seat = null;
/** counts the requests for views; only the response to the newest one is shown */
let requests = 0;
/** whether the page last requested the narrow picture */
let narrow = isNarrow();
/** @type {Change|null} the last change announced while a choice was being sent; the response may already include it */
let unread = null;
/** @type {number|null} the ply for which to request a hint as soon as the bots are ready */
let hintFor = null;
let wasOver = true;
let toastTimer = 0;

const choosing = new Choosing({ send, changed: showChoosing, mustConfirm });
const past = new History({ refresh, current: () => view });

// --- views -------------------------------------------------------------------------------------------------------

/** Request the view and show it. */
async function refresh() {
  const request = ++requests;
  const query = new URLSearchParams(pictureQuery());
  if (past.at !== null) query.set("ply", String(past.at));
  if (seat !== null) query.set("seat", String(seat));
  try {
    /** @type {View} */
    const fresh = await get(`/api/t/${table}/view?${query}`);
    if (request === requests) show(fresh);
  } catch (error) {
    if (request === requests) refused(error);
  }
}

/**
 * Request the view if it has changed.
 * @param {Change|null} change null if it is not known whether anything has changed
 */
function hear(change) {
  const here = view?.you ?? [];
  const answers = change?.held.some((held) => here.includes(held)); // the table waits for somebody at this screen
  unread = choosing.sending && !answers ? change : null;
  if (choosing.sending && !answers) {
    if (change && view) showWaiting(change.held, view.seats);
    return;
  }
  if (!change || !view || change.version !== view.version || change.ply !== view.last_ply) void refresh();
  else if (hintFor !== null) void hint();
}

/** @param {View} fresh */
function show(fresh) {
  const next = nextPerson(fresh, seat);
  if (next) return passScreenTo(next);
  const first = view === null;
  const present = fresh.ply === fresh.last_ply;
  const ended = fresh.over && !wasOver;
  const mine = !fresh.over && fresh.live && fresh.you.includes(fresh.to_act);
  view = fresh;
  wasOver = fresh.over;
  const { box } = picture;
  picture.show(fresh.svg);
  zoom.redraw();
  if (picture.box !== box) arrange(picture.whole());
  showSeats(fresh);
  past.showState(fresh);
  showChances(fresh, null);
  showUndo(fresh);
  showResult(fresh, ended && present);
  signal(mine || heldHere(fresh).length > 0, fresh.prompt);
  const asked = fresh.hold.waits_for.length ? [] : fresh.choices; // the seat to act has chosen, and its action waits
  choosing.set(present ? [...asked, ...fresh.interjections] : []);
  showChoosing();
  showHold(fresh);
  showLog(fresh, (ply) => void past.to(ply)); // after the choices, because the height of the log depends on them
  find("#table").classList.toggle("mine", mine && present);
  find("#hint").hidden = !fresh.hints || (present && !fresh.choices.length);
  tell(fresh.status);
  showRecord(fresh);
  if (first) inviteOnce(fresh, refused);
  if (unread) hear(unread);
  if (hintFor === fresh.ply) void hint();
  else hintFor = null;
}

/**
 * Show a notice below the prompt.
 * @param {string} words
 */
function tell(words) {
  const status = find("#status");
  status.hidden = !words;
  status.textContent = words;
}

/**
 * Remove all hidden information from the page until the next player has the screen.
 * @param {SeatView} next
 */
function passScreenTo(next) {
  seat = SPECTATOR;
  picture.clear();
  find("#choices").replaceChildren();
  find("#log").replaceChildren();
  closeCurtain(next, () => {
    seat = next.seat;
    void refresh();
  });
}

/**
 * Show what went wrong and, if the server has sent it with the refusal, the current view.
 * @param {unknown} error
 * @returns {boolean} whether the server has sent the current view
 */
function refused(error) {
  const toast = find("#toast");
  const link = ruleLink(error instanceof Refusal ? error.rules : []);
  toast.replaceChildren(error instanceof Error ? error.message : String(error), ...(link ? [" ", link] : []));
  toast.hidden = false;
  clearTimeout(toastTimer);
  const shown = link ? 3 * TOAST : TOAST; // there must be time to reach the link
  toastTimer = window.setTimeout(() => {
    toast.hidden = true;
  }, shown);
  const now = error instanceof Refusal ? error.view : null;
  if (now) show(now);
  return now !== null;
}

// --- choosing ----------------------------------------------------------------------------------------------------

/**
 * Tell whether a choice needs a second click.
 * @param {Choice} choice
 * @param {Choice[]} all
 * @returns {boolean}
 */
function mustConfirm(choice, all) {
  if (choice.ruinous || preferences.confirm === "always") return true;
  return preferences.confirm === "irreversible" && choice.irreversible && all.length > 1;
}

/** Show the choices that are left after the clicks so far, on the board, in the list and in the menu. */
function showChoosing() {
  if (!view) return;
  const { pending, picked, sending } = choosing;
  picture.light(choosing.lit(), sending ? [] : picked);
  const left = pending ? [pending] : choosing.candidates();
  const anytime = new Set(view.interjections.map((choice) => choice.action));
  showChoices(left, pending, sending, {
    choose,
    point: (path) => picture.point(path),
    isAnytime: (choice) => anytime.has(choice.action),
    marked: view.you.length > 1,
  });
  const present = view.ply === view.last_ply;
  const clicked = picked.length > choosing.given;
  const confirm = find("#confirm");
  confirm.hidden = !pending || sending;
  if (pending) confirm.textContent = say("confirm-choice", { text: pending.label });
  find("#cancel").hidden = sending || !clicked;
  const { prompt, ply: number, last_ply: total, to_act } = view;
  find("#prompt").textContent = present ? prompt : say("looking-back", { number, total });
  setBadge(find("#prompt-badge"), present && to_act >= 0 ? to_act : null);
  const complete = choosing.complete();
  if (!pending && !sending && clicked && complete.length) {
    openMenu(picture.named(picked[picked.length - 1])[0] ?? null, complete, say("pick-one"), choose);
  } else {
    closeMenu();
  }
}

/** @param {Choice} choice */
function choose(choice) {
  closeMenu();
  choosing.offer(choice);
}

/** @param {Choice} choice */
async function send(choice) {
  if (!view) return;
  const request = ++requests;
  const query = new URLSearchParams(pictureQuery());
  const body = { ply: view.ply, seat: choice.seat, action: choice.action };
  try {
    /** @type {View} */
    const fresh = await post(`/api/t/${table}/act?${query}`, body);
    if (request === requests) show(fresh);
  } catch (error) {
    choosing.failed();
    if (!refused(error)) void refresh();
  }
}

find("#board").addEventListener("click", (event) => {
  past.stop();
  const drawn = picture.at(/** @type {Element} */ (event.target), event.clientX, event.clientY);
  if (drawn) choosing.press(drawn.dataset.ref ?? "");
});
find("#confirm").addEventListener("click", () => choosing.confirm());
find("#cancel").addEventListener("click", () => choosing.cancel());

// --- tools -------------------------------------------------------------------------------------------------------

/** Show what a bot would do, and every seat's chance to win. */
async function hint() {
  if (!view) return;
  const button = find("#hint");
  const { ply } = view;
  button.setAttribute("aria-busy", "true");
  try {
    /** @type {Hint} */
    const { choices, win, status } = await get(`/api/t/${table}/hint?ply=${ply}&seat=${view.seat}`);
    if (view.ply !== ply) return; // the page shows another ply by now
    hintFor = status ? ply : null;
    if (status) return tell(status);
    showChances(view, win);
    if (!choices.length) return;
    const [best] = choices;
    picture.point(view.choices.find((choice) => choice.action === best.action)?.path ?? []);
    tell(say("hint-best", { text: best.label, number: Math.round(best.win * 100) }));
  } catch (error) {
    refused(error);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

const rules = () => void toggleRules(view?.phase ?? "");
const share = () => {
  if (view) openShare(view, refused);
};
/** @type {HTMLDialogElement} */
const settings = find("#settings");
find("#hint").addEventListener("click", () => void hint());
find("#open-rules").addEventListener("click", rules);
find("#close-rules").addEventListener("click", () => closeRules());
find("#open-share").addEventListener("click", share);
find("#open-settings").addEventListener("click", () => settings.showModal());
offerPreferences();
keepLogAtEnd();
offerShare(() => view);
offerUndo({ table, current: () => view, show, refused });
offerWhatIf({ table, current: () => view, refused });
offerRules(find("#board"));
offerHold({ table, current: () => view, show, refused });
offerEnding({ table, refused, share });
listenToKeys({ picture, choosing, past, zoom, hint, rules, closeRules });

let resizeTimer = 0;
addEventListener("resize", () => {
  clearTimeout(resizeTimer);
  resizeTimer = window.setTimeout(() => {
    arrange(picture.whole());
    if (isNarrow() === narrow) return;
    narrow = !narrow;
    void refresh();
  }, RESIZED);
});

void refresh();
listen(table, { change: hear, presence: showPresence });
