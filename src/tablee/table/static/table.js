/** The table page: a view comes in, the page shows it; a choice goes out. */

import { get, post, Refusal } from "./api.js";
import { Choosing } from "./choosing.js";
import { find, setBadge } from "./dom.js";
import { offerEnding, showResult } from "./ending.js";
import { History } from "./history.js";
import { listenToKeys } from "./keys.js";
import { arrange, isNarrow } from "./layout.js";
import { listen } from "./live.js";
import { closeMenu, openMenu } from "./menu.js";
import { keepLogAtEnd, showChances, showChoices, showLog, showPresence, showSeats } from "./panels.js";
import { Picture } from "./picture.js";
import { offerPreferences, preferences } from "./preferences.js";
import { closeRules, toggleRules } from "./rules.js";
import { inviteOnce, offerShare, openShare } from "./share.js";
import { signal } from "./signals.js";
import { offerUndo, showUndo } from "./undo.js";
import { say } from "./words.js";
import { offerZoom } from "./zoom.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {{version: number|string, ply: number, to_act: number}} News */

const WATCHER = -2;
const table = document.body.dataset.table ?? "";
const curtain = /** @type {HTMLDialogElement} */ (find("#curtain"));
const picture = new Picture(find("#board"));
const zoom = offerZoom(picture, { nearer: say("zoom-in"), farther: say("zoom-out"), whole: say("zoom-all") });
/** @type {View|null} */
let view = null;
/** @type {number|null} the seat this screen is drawn for, if it holds several and they have secrets */
let seat = null;
let asked = 0;
let narrow = isNarrow();
/** @type {News|null} the newest news while an action is under way: its answer may already hold it */
let unread = null;
/** @type {number|null} the ply for which a hint comes when the bots are ready */
let awaited = null;
let wasOver = true;

const choosing = new Choosing({
  send,
  changed: showChoosing,
  mustConfirm: (choice, all) => Boolean(choice.ruinous) || preferences.confirm === "always" || (preferences.confirm === "irreversible" && choice.irreversible && all.length > 1),
});
const past = new History({ go: refresh, current: () => view });

// --- what comes in -----------------------------------------------------------------------------------------------

/** Ask for the view and show it; only the newest answer counts. */
async function refresh() {
  const turn = ++asked;
  const query = new URLSearchParams({ narrow: narrow ? "1" : "0" });
  if (past.at !== null) query.set("ply", String(past.at));
  if (seat !== null) query.set("seat", String(seat));
  try {
    const fresh = await get(`/api/t/${table}/view?${query}`);
    if (turn === asked) show(fresh);
  } catch (error) {
    if (turn === asked) refused(error);
  }
}

/** Something has changed at the table, or may have. @param {News|null} news */
function hear(news) {
  unread = choosing.sending ? news : null;
  if (choosing.sending) return;
  if (!news || !view || news.version !== view.version || news.ply !== view.last_ply) void refresh();
  else if (awaited !== null) void hint();
}

/** @param {View} fresh */
function show(fresh) {
  if (mustPass(fresh)) return;
  const first = view === null;
  const ended = fresh.over && !wasOver;
  view = fresh;
  wasOver = fresh.over;
  const live = fresh.ply === fresh.last_ply;
  const mine = !fresh.over && fresh.live !== false && fresh.you.includes(fresh.to_act);
  const shape = picture.box;
  picture.show(fresh.svg);
  zoom.redraw();
  if (picture.box !== shape) arrange(picture.whole());
  showSeats(fresh);
  past.showState(fresh);
  showChances(fresh, null);
  showUndo(fresh);
  showResult(fresh, ended && live);
  signal(mine, fresh.prompt);
  choosing.set(live ? [...fresh.choices, ...(fresh.interjections ?? [])] : []);
  showChoosing();
  showLog(fresh, (ply) => void past.to(ply)); // last: it has the room that the choices leave
  find("#table").classList.toggle("mine", mine && live);
  find("#hint").hidden = !fresh.hints || (live && !fresh.choices.length);
  tell(fresh.status);
  if (first) inviteOnce(fresh, refused);
  if (unread) hear(unread);
  if (awaited === fresh.ply) void hint();
  else awaited = null;
}

/** Say something below the prompt. @param {string} words */
function tell(words) {
  const status = find("#status");
  status.hidden = !words;
  status.textContent = words;
}

/** Several people at this screen, and the next is another of them: nothing secret stays in the page. @param {View} fresh */
function mustPass(fresh) {
  if (!fresh.hides || fresh.you.length < 2 || fresh.over) return false;
  const next = fresh.seats.find((s) => s.seat === fresh.to_act && fresh.you.includes(s.seat));
  if (!next || next.seat === seat) return false;
  seat = WATCHER;
  picture.clear();
  find("#choices").replaceChildren();
  find("#log").replaceChildren();
  setBadge(find(".badge", curtain), next.seat);
  find("h2", curtain).textContent = say("curtain-title", { name: next.name });
  const ready = find("button", curtain);
  ready.textContent = say("curtain-ready", { name: next.name });
  ready.onclick = () => {
    seat = next.seat;
    curtain.close();
    void refresh();
  };
  if (!curtain.open) curtain.showModal();
  return true;
}

curtain.addEventListener("cancel", (event) => event.preventDefault());

// --- choosing ----------------------------------------------------------------------------------------------------

function showChoosing() {
  if (!view) return;
  const { pending, picked, sending } = choosing;
  const candidates = choosing.candidates();
  picture.light(choosing.lit(), sending ? [] : picked);
  showChoices(pending ? [pending] : candidates, pending, sending, { choose, point: (path) => picture.point(path) });
  const live = view.ply === view.last_ply;
  const own = picked.length > choosing.given;
  const confirm = find("#confirm");
  confirm.hidden = !pending || sending;
  if (pending) confirm.textContent = say("confirm-choice", { text: pending.label });
  find("#cancel").hidden = sending || !own;
  find("#prompt").textContent = live ? view.prompt : say("looking-back", { number: view.ply, total: view.last_ply });
  setBadge(find("#prompt-badge"), live && view.to_act >= 0 ? view.to_act : null);
  const complete = choosing.complete();
  if (!pending && !sending && own && complete.length) openMenu(picture.named(picked[picked.length - 1])[0] ?? null, complete, say("pick-one"), choose);
  else closeMenu();
}

/** @param {Choice} choice */
function choose(choice) {
  closeMenu();
  choosing.offer(choice);
}

/** @param {Choice} choice */
async function send(choice) {
  if (!view) return;
  const turn = ++asked;
  const body = { ply: view.ply, seat: view.seat >= 0 ? view.seat : view.to_act, action: choice.action };
  try {
    const fresh = await post(`/api/t/${table}/act?narrow=${narrow ? 1 : 0}`, body);
    if (turn === asked) show(fresh);
  } catch (error) {
    choosing.failed();
    if (!refused(error)) void refresh();
  }
}

/** Say what was refused, and show the table as it is now if the answer holds it; tell whether it does. @param {unknown} error */
function refused(error) {
  const toast = find("#toast");
  toast.textContent = error instanceof Error ? error.message : String(error);
  toast.hidden = false;
  clearTimeout(Number(toast.dataset.timer));
  toast.dataset.timer = String(setTimeout(() => { toast.hidden = true; }, 6000));
  const now = error instanceof Refusal ? error.body?.view : null;
  if (now) show(now);
  return Boolean(now);
}

find("#board").addEventListener("click", (event) => {
  past.stop();
  const drawn = picture.at(/** @type {Element} */ (event.target), event.clientX, event.clientY);
  if (drawn) choosing.press(drawn.dataset.ref ?? "");
});
find("#confirm").addEventListener("click", () => choosing.confirm());
find("#cancel").addEventListener("click", () => choosing.cancel());

// --- tools -------------------------------------------------------------------------------------------------------

async function hint() {
  if (!view) return;
  const button = find("#hint");
  const { ply } = view;
  button.setAttribute("aria-busy", "true");
  try {
    const said = await get(`/api/t/${table}/hint?ply=${ply}&seat=${view.seat}`);
    if (view.ply !== ply) return; // the game has gone on
    awaited = said.status ? ply : null;
    if (said.status) return tell(said.status);
    showChances(view, said.win);
    const best = said.choices?.[0];
    if (!best) return;
    picture.point(view.choices.find((choice) => choice.action === best.action)?.path ?? []);
    tell(say("hint-best", { text: best.label, number: Math.round(best.win * 100) }));
  } catch (error) {
    refused(error);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

find("#hint").addEventListener("click", () => void hint());
find("#what-if").addEventListener("click", async () => {
  if (!view) return;
  try {
    const made = await post(`/api/t/${table}/whatif`, { ply: view.ply, bots: 3 });
    location.assign(`/t/${made.table}`);
  } catch (error) {
    refused(error);
  }
});
const rules = () => void toggleRules(document.body.dataset.game ?? "", view?.phase ?? "");
find("#open-rules").addEventListener("click", rules);
find("#close-rules").addEventListener("click", () => closeRules());
find("#open-share").addEventListener("click", () => view && openShare(view, refused));
find("#open-settings").addEventListener("click", () => /** @type {HTMLDialogElement} */ (find("#settings")).showModal());
offerPreferences();
keepLogAtEnd();
offerShare(() => view);
offerUndo({ table, current: () => view, show, refused });
offerEnding({ table, refused, share: () => view && openShare(view, refused) });
listenToKeys({ picture, choosing, past, zoom, hint, rules, closeRules });

let settling = 0;
addEventListener("resize", () => {
  clearTimeout(settling);
  settling = window.setTimeout(() => {
    arrange(picture.whole());
    if (isNarrow() === narrow) return;
    narrow = !narrow;
    void refresh();
  }, 150);
});

void refresh();
listen(table, { change: hear, presence: showPresence });
