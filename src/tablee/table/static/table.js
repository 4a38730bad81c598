/** The page of a table: shows the view that the server sends, and sends the user's choices to the server. */

import { get, post, Refusal, SPECTATOR } from "./api.js";
import { Choosing } from "./choosing.js";
import { closeCurtain, nextPerson } from "./curtain.js";
import { find, setBadge } from "./dom.js";
import { offerEnding, showResult } from "./ending.js";
import { Held } from "./held.js";
import { History } from "./history.js";
import { offerHint } from "./hint.js";
import { heldHere, offerHold, showHold, showWaiting } from "./hold.js";
import { listenToKeys } from "./keys.js";
import { arrange, isNarrow, pictureQuery } from "./layout.js";
import { listen } from "./live.js";
import { keepLogAtEnd, showLog } from "./log.js";
import { closeMenu, openMenu } from "./menu.js";
import { tell, toast } from "./notices.js";
import { showChances, showChoices, showPresence, showSeats } from "./panels.js";
import { Picture } from "./picture.js";
import { offerPreferences, preferences } from "./preferences.js";
import { closeRules, offerRules, toggleRules } from "./rules.js";
import { inviteOnce, offerShare, openShare, showRecord } from "./share.js";
import { signal } from "./signals.js";
import { offerUndo, showUndo } from "./undo.js";
import { offerWhatIf } from "./whatif.js";
import { language, say } from "./words.js";
import { offerZoom } from "./zoom.js";

/** @import { Answer, Choice, People, SeatView, View } from "./types.js" */

const RESIZED = 150; // milliseconds without a further resize event, after which the page is laid out again
const SLOW = 700; // milliseconds without an answer, after which the page says that it is waiting
const table = document.body.dataset.table ?? "";
const page = crypto.getRandomValues(new Uint32Array(2)).join("-"); // the name of this page for the server
const held = new Held();
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
/** @type {Answer[]} changes that follow the response to a choice that is being sent, and came before it */
let unread = [];
let wasOver = true;

const advice = offerHint({ table, picture, current: () => view, refused });
const choosing = new Choosing({ send, changed: showChoosing, mustConfirm });
const past = new History({ refresh, current: () => view });

// --- views -------------------------------------------------------------------------------------------------------

/**
 * Return the query that says how this page looks at the table.
 * @returns {URLSearchParams}
 */
function lookQuery() {
  const query = new URLSearchParams(pictureQuery());
  if (seat !== null) query.set("seat", String(seat));
  return query;
}

/**
 * Show the view that an answer leads to. If the page does not hold the view on which the answer is based, request the
 * whole one.
 * @param {Answer} answer
 */
function take(answer) {
  const fresh = held.apply(answer);
  if (fresh) show(held.named(fresh));
  else void refresh(true);
}

/**
 * Request what has changed in the view, and show it.
 * @param {boolean} [whole] whether to request the whole view
 */
async function refresh(whole = false) {
  const request = ++requests;
  const query = lookQuery();
  if (past.at !== null) query.set("step", String(past.at));
  if (!whole && held.present) query.set("base", held.present.version);
  try {
    /** @type {Answer} */
    const answer = await get(`/api/t/${table}/view?${query}`);
    if (request === requests) take(answer);
  } catch (error) {
    if (request === requests) refused(error);
  }
}

/**
 * Handle a change that the server has announced.
 * @param {Answer|null} answer null if it is not known whether anything has changed
 */
function hear(answer) {
  if (!answer) return choosing.sending ? undefined : void refresh();
  if (choosing.sending && answer.base !== null && !held.views.has(answer.base)) {
    unread.push(answer); // it is based on the response that is under way
    return;
  }
  if (answer.base !== null && answer.base !== held.present?.version) return void refresh();
  requests++; // a response under way would be older
  const fresh = held.apply(answer);
  if (!fresh) return void refresh(true);
  const waits = held.named(fresh);
  if (choosing.sending && !heldHere(waits).length) showWaiting(waits.hold.waits_for, waits.seats);
  else if (past.at !== null) void refresh();
  else show(waits);
}

/**
 * Show who is at the table.
 * @param {People} people
 */
function meet(people) {
  const renamed = people.names.join("\n") !== held.people.names.join("\n");
  held.people = people;
  if (view && renamed) showSeats((view = held.named(view)));
  showPresence(people.online);
}

/** @param {View} fresh */
function show(fresh) {
  const next = nextPerson(fresh, seat);
  if (next) return passScreenTo(next);
  const first = view === null;
  const present = fresh.step === fresh.last_step;
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
  showLog(fresh, (step) => void past.to(step)); // after the choices, because the height of the log depends on them
  find("#table").classList.toggle("mine", mine && present);
  find("#hint").hidden = !fresh.hints || (present && !fresh.choices.length);
  tell(fresh.status);
  showRecord(fresh);
  if (first) inviteOnce(fresh, refused);
  advice.refresh(fresh);
}

/**
 * Remove all hidden information from the page until the next player has the screen.
 * @param {SeatView} next
 */
function passScreenTo(next) {
  if (seat !== SPECTATOR) {
    seat = SPECTATOR;
    held.clear();
    live.reopen();
  }
  picture.clear();
  find("#choices").replaceChildren();
  find("#log").replaceChildren();
  closeCurtain(next, () => lookAs(next.seat));
}

/**
 * Look at the table as another seat from now on.
 * @param {number|null} eyes
 */
function lookAs(eyes) {
  seat = eyes;
  held.clear();
  live.close();
  void refresh().then(live.reopen);
}

/**
 * Show what went wrong and, if the server has sent it with the refusal, the current view.
 * @param {unknown} error
 * @returns {boolean} whether the server has sent the current view
 */
function refused(error) {
  toast(error);
  const now = error instanceof Refusal ? error.answer : null;
  if (now) take(now);
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
  picture.light(choosing.lit(), picked); // what was pressed stays marked until the server has answered
  find("#table").classList.toggle("sending", sending);
  const left = pending ? [pending] : choosing.candidates();
  const anytime = new Set(view.interjections.map((choice) => choice.action));
  showChoices(left, pending, sending, {
    choose,
    point: (path) => picture.point(path),
    isAnytime: (choice) => anytime.has(choice.action),
    marked: view.you.length > 1,
  });
  const present = view.step === view.last_step;
  const clicked = picked.length > choosing.given;
  const confirm = find("#confirm");
  confirm.hidden = !pending || sending;
  if (pending) confirm.textContent = say("confirm-choice", { text: pending.label });
  find("#cancel").hidden = sending || !clicked;
  const { prompt, step: number, last_step: total, to_act } = view;
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

/**
 * Send a change of the table, and show the view after it.
 * @param {"act"|"undo"|"hold"} what
 * @param {Record<string, unknown>} body
 */
async function change(what, body) {
  const step = view?.step;
  const base = held.present?.version ?? "";
  const slow = window.setTimeout(() => tell(say("sending")), SLOW);
  try {
    const answer = await post(`/api/t/${table}/${what}?${lookQuery()}`, { ...body, step, page, base });
    requests++; // a response under way would be older
    take(answer);
  } finally {
    clearTimeout(slow);
  }
}

/** @param {Choice} choice */
async function send(choice) {
  try {
    await change("act", { seat: choice.seat, action: choice.action });
  } catch (error) {
    choosing.failed();
    tell(view?.status ?? "");
    if (!refused(error)) void refresh();
  }
  const waiting = unread;
  unread = [];
  waiting.forEach(hear);
}

find("#board").addEventListener("click", (event) => {
  past.stop();
  const drawn = picture.at(/** @type {Element} */ (event.target), event.clientX, event.clientY);
  if (drawn) choosing.press(drawn.dataset.ref ?? "");
});
find("#confirm").addEventListener("click", () => choosing.confirm());
find("#cancel").addEventListener("click", () => choosing.cancel());

// --- tools -------------------------------------------------------------------------------------------------------

const rules = () => void toggleRules(view?.phase ?? "");
const share = () => {
  if (view) openShare(view, refused);
};
/** @type {HTMLDialogElement} */
const settings = find("#settings");
find("#open-rules").addEventListener("click", rules);
find("#close-rules").addEventListener("click", () => closeRules());
find("#open-share").addEventListener("click", share);
find("#open-settings").addEventListener("click", () => settings.showModal());
offerPreferences();
keepLogAtEnd();
offerShare(() => view);
offerUndo({ current: () => view, change, refused });
offerWhatIf({ table, current: () => view, refused });
offerRules(find("#board"));
offerHold({ current: () => view, change, refused });
offerEnding({ table, refused, share });
listenToKeys({ picture, choosing, past, zoom, hint: advice.ask, rules, closeRules });

let resizeTimer = 0;
addEventListener("resize", () => {
  clearTimeout(resizeTimer);
  resizeTimer = window.setTimeout(() => {
    arrange(picture.whole());
    if (isNarrow() === narrow) return;
    narrow = !narrow;
    lookAs(seat);
  }, RESIZED);
});

const live = listen({
  url() {
    const query = lookQuery();
    query.set("page", page);
    query.set("lang", language);
    if (held.present) query.set("base", held.present.version);
    return `/api/t/${table}/events?${query}`;
  },
  change: hear,
  presence: meet,
});

/** Show the table, then listen to its changes. */
async function begin() {
  const people = get(`/api/t/${table}/people`).then(meet, () => undefined); // `refresh` shows what is wrong
  await Promise.all([people, refresh()]);
  live.reopen();
}
void begin();
