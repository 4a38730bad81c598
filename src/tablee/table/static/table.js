/** The page of a table: shows the view that the server sends, and sends the user's choices to the server. */

import { get, leaveWithoutSeat, post, Refusal, SPECTATOR } from "./api.js";
import { showAsks } from "./asks.js";
import { hearNudge, showAway } from "./away.js";
import { Camera } from "./camera.js";
import { hearWords, loadWords, showWords } from "./chat.js";
import { Choosing } from "./choosing.js";
import { Clicks } from "./clicks.js";
import { coachOf } from "./coach.js";
import { closeCurtain, nextPerson, offerPass } from "./curtain.js";
import { calm, find } from "./dom.js";
import { celebrate, showResult } from "./ending.js";
import { keepFocus } from "./focus.js";
import { Held } from "./held.js";
import { History } from "./history.js";
import { offerHint } from "./hint.js";
import { heldHere, showHold, showWaiting } from "./hold.js";
import { nameTable, showKeeping } from "./keeping.js";
import { Idler } from "./idling.js";
import { afterResizing, arrange, isNarrow, pictureQuery } from "./layout.js";
import { listen } from "./live.js";
import { stayOf } from "./moments.js";
import { withNames } from "./names.js";
import { tell, toast } from "./notices.js";
import { Painting } from "./painting.js";
import { showChances, showPresence } from "./panels.js";
import { Picture } from "./picture.js";
import { preferences } from "./preferences.js";
import { isDouble, mustConfirm, promptOf, showPrompt, showQuestion } from "./question.js";
import { inviteOnce, showRecord } from "./share.js";
import { signal } from "./signals.js";
import { Stage } from "./stage.js";
import { offerTools } from "./tools.js";
import { showUndo } from "./undo.js";
import { language, say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @import { Answer, Choice, People, SeatView, View } from "./types.js" */

const SLOW = 700; // milliseconds without an answer, after which the page says that it is waiting
const table = document.body.dataset.table ?? "";
const page = crypto.getRandomValues(new Uint32Array(2)).join("-"); // the name of this page for the server
const held = new Held();
const picture = new Picture(find("#board"));
const zoom = new Zoom(picture, { nearer: say("zoom-in"), farther: say("zoom-out"), whole: say("zoom-all") });
const camera = new Camera(picture, zoom);
const restoreFocus = keepFocus(picture);
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
/** whether a choice was sent and the server has not answered yet */
let posting = false;

const advice = offerHint({ table, picture, current: () => view, refused });
const clicks = new Clicks(picture, () => view);
const astray = clicks.remark.bind(clicks);
const choosing = new Choosing({ send, changed: showChoosing, mustConfirm, isDouble, astray });
const idler = new Idler((choice) => choosing.take(choice));
const past = new History({ refresh, current: () => view, stay: (at) => stayOf(at, preferences.speed, calm()) });
const go = (/** @type {number} */ step) => void past.to(step);
const asked = () => view && showPrompt(view);
const painting = new Painting({ picture, zoom, camera, choosing, go, refocus: restoreFocus, asked });
const stage = new Stage({ picture, painting, present: () => view, viewAt });
const coach = coachOf({ picture, change, refused, reveal: (boxes) => camera.reveal(boxes) });

// --- views -------------------------------------------------------------------------------------------------------

/** Return the query that says how this page looks at the table. */
const lookQuery = () => new URLSearchParams({ ...pictureQuery(), ...(seat === null ? {} : { seat: String(seat) }) });

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
 * Tell whether an answer applies to the view that the page shows. If not, even if it is a whole view, it may be older
 * than what is shown: another process of the server may have announced something newer while it was under way.
 * @param {Answer} answer
 * @returns {boolean}
 */
const applies = (answer) => !held.present || answer.base === held.present.version;

/**
 * Request a view, or what has changed in it.
 * @param {number|null} step null for the last step
 * @param {boolean} [whole] whether to request the whole view
 * @returns {Promise<Answer>}
 */
function ask(step, whole = false) {
  const query = lookQuery();
  if (step !== null) query.set("step", String(step));
  if (!whole && held.base) query.set("base", held.base);
  return get(`/api/t/${table}/view?${query}`);
}

/**
 * Request the step that the page shows, and show it.
 * @param {boolean} [whole] whether to request the whole view
 */
async function refresh(whole = false) {
  const request = ++requests;
  try {
    const answer = await ask(past.at, whole);
    if (request === requests) take(answer);
  } catch (error) {
    if (request === requests) refused(error);
  }
}

/**
 * Return the view of an earlier step, without showing it.
 * @param {number} step
 * @returns {Promise<View|null>}
 */
async function viewAt(step) {
  const eyes = seat;
  const answer = await ask(step);
  const fresh = seat === eyes ? held.apply(answer) : null; // the screen may have changed hands
  return fresh && held.named(fresh);
}

/**
 * Handle a change that the server has announced.
 * @param {Answer|null} answer null if it is not known whether anything has changed
 */
function hear(answer) {
  if (!answer) return posting ? undefined : void refresh();
  if (posting && answer.base !== null && !held.views.has(answer.base)) {
    unread.push(answer); // it is based on the response that is under way
    return;
  }
  if (!applies(answer)) return void refresh();
  requests++; // a response under way would be older
  const fresh = held.apply(answer);
  if (!fresh) return void refresh(true);
  const waits = held.named(fresh);
  if (posting && !heldHere(waits).length) showWaiting(waits.hold.waits_for, waits.seats);
  else if (past.at !== null) void refresh();
  else show(waits);
}

/**
 * Show who is at the table.
 * @param {People} people
 */
function meet(people) {
  if (held.people.names.length && people.you.join() !== held.people.you.join()) return location.reload();
  const renamed = people.names.join("\n") !== held.people.names.join("\n");
  held.people = people;
  if (view && renamed) past.at === null && held.present ? show(held.named(held.present)) : void refresh();
  showPresence(people.online);
  showAsks(table, people, refused);
  showKeeping(table, people);
  nameTable(people);
}

/** @param {View} fresh */
function show(fresh) {
  const next = nextPerson(fresh, seat);
  if (next && (seat === null || seat === SPECTATOR)) return passScreenTo(next);
  const first = view === null;
  const present = fresh.step === fresh.last_step;
  const ended = fresh.over && view !== null && !view.over;
  const mine = !fresh.over && fresh.live && fresh.you.includes(fresh.to_act);
  stage.follow(view, fresh);
  view = fresh;
  painting.board(stage.look(fresh));
  past.showState(fresh);
  showChances(fresh, null);
  showUndo(fresh);
  showAway(fresh);
  showWords(fresh);
  showResult(fresh, false);
  if (ended && present && !coach) stage.afterwards(() => void celebrate(fresh, picture));
  signal(mine || heldHere(fresh).length > 0, withNames(promptOf(fresh)));
  const offered = fresh.hold.waits_for.length ? [] : fresh.choices; // the seat to act has chosen, and its action waits
  choosing.set(present ? [...offered, ...fresh.interjections] : []);
  showHold(fresh);
  offerPass(present ? next : null, () => next && passScreenTo(next));
  showChoosing();
  painting.story(stage.look(fresh)); // after the choices, because the height of the log depends on them
  idler.see(fresh, choosing);
  find("#table").classList.toggle("mine", mine && present);
  find("#table").classList.toggle("watching", !fresh.live || !fresh.you.length || fresh.over);
  find("#hint").hidden = !fresh.hints || (present && !fresh.choices.length);
  tell(fresh.status);
  showRecord(fresh);
  if (first) inviteOnce(fresh, refused);
  advice.refresh(fresh);
  coach?.follow(fresh, (action) => stage.afterwards(action));
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
  stage.stop();
  offerPass(null);
  picture.clear();
  find("#choices").replaceChildren();
  find("#log").replaceChildren();
  closeCurtain(next, () => void lookAs(next.seat).then(() => view && stage.welcome(view)));
}

/**
 * Look at the table as another seat from now on.
 * @param {number|null} eyes
 * @returns {Promise<void>} when the page shows what that seat sees
 */
async function lookAs(eyes) {
  seat = eyes;
  held.clear();
  live.close();
  await refresh();
  live.reopen();
}

/**
 * Show what went wrong and, if the server has sent it with the refusal, the current view.
 * @param {unknown} error
 * @returns {boolean} whether the server has sent the current view
 */
function refused(error) {
  toast(error);
  const now = error instanceof Refusal ? error.answer : null;
  if (now && applies(now)) take(now);
  else if (now) void refresh();
  return now !== null;
}

// --- choosing ----------------------------------------------------------------------------------------------------

/** Show the choices that are left after the clicks so far, on the board, in the list and in the menu. */
function showChoosing() {
  if (!view) return;
  painting.marks(); // what was pressed stays marked until the server has answered
  find("#table").classList.toggle("sending", choosing.sending);
  showQuestion(view, choosing, picture);
  restoreFocus();
}

/**
 * Send a change of the table, and show the view after it.
 * @param {"act"|"undo"|"hold"|"away"} what
 * @param {Record<string, unknown>} body
 */
async function change(what, body) {
  const step = view?.step;
  const base = held.present?.version ?? "";
  const slow = window.setTimeout(() => tell(say("sending")), SLOW);
  try {
    const answer = await post(`/api/t/${table}/${what}?${lookQuery()}`, { ...body, step, page, base });
    posting = false; // from now on events are shown: one may come before the view that is requested here
    requests++; // a response under way would be older
    if (applies(answer)) take(answer);
    else void refresh();
  } finally {
    clearTimeout(slow);
  }
}

/** @param {Choice} choice */
async function send(choice) {
  posting = true;
  requests++; // a response under way would offer the choices again
  try {
    await change("act", { seat: choice.seat, action: choice.action });
  } catch (error) {
    posting = false;
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
  clicks.press(event, choosing, stage.skip());
});
find("#again").addEventListener("click", () => {
  if (view && view.step < view.last_step) void past.replay();
  else void stage.again();
});
find("#confirm").addEventListener("click", () => choosing.confirm());
find("#cancel").addEventListener("click", () => choosing.cancel());

// --- tools -------------------------------------------------------------------------------------------------------

const last = async () => (view && view.step < view.last_step ? viewAt(view.last_step) : view);
offerTools({ table, current: () => view, change, refused, picture, choosing, past, zoom, hint: advice.ask, last });

arrange(null);
afterResizing(() => {
  arrange(picture.whole());
  picture.resized();
  camera.forget();
  if (isNarrow() === narrow) return painting.marks();
  narrow = !narrow;
  void lookAs(seat);
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
  closed: () => void company(),
  nudge: ({ by }) => hearNudge(view?.seats[by]?.name ?? ""),
  words: (message) => void (message ? hearWords(message) : loadWords().catch(() => undefined)),
});

/** Ask who is at the table; other errors than a lost seat are shown by `refresh`. */
const company = () => get(`/api/t/${table}/people`).then(meet, leaveWithoutSeat);

/** Show the table, then listen to its changes. */
async function begin() {
  await Promise.all([company(), refresh()]);
  live.reopen();
}
void begin();
