/** What people write: messages and quick reactions for everybody, and private notes. */

import { get, post } from "./api.js";
import { badge, find, html } from "./dom.js";
import { closeRules } from "./rules.js";
import { language, say } from "./words.js";

/** @import { ChatMessage, ShowError, View } from "./types.js" */

const BUBBLE = 7000; // milliseconds for which a message is shown beside its seat
const SAVE = 800; // milliseconds after the last key, after which notes are stored
const MOST = 200; // messages that the page keeps

/** @type {ChatMessage[]} */
let messages = [];
/** @type {Set<number>} seats whose messages this browser does not show */
let muted = new Set();
let read = -1; // the number of the last message that was shown; kept in the browser
let unsure = ""; // a text whose sending failed: it may have been stored, and only the answer was lost
let save = () => {}; // stores notes that could not be stored
/** @type {View|null} */
let view = null;
/** @type {number|null} the seat whose notes are shown */
let noted = null;

const drawer = find("#words-drawer");
const list = find("#messages");

/**
 * Return a message as text in the language of the page.
 * @param {ChatMessage} message
 * @returns {string}
 */
const textOf = ({ kind, text }) => (kind === "reaction" ? say(`reaction-${text}`) : text);

const muteKey = () => `tablee.muted.${view?.table ?? ""}`;
const readKey = () => `tablee.read.${view?.table ?? ""}`;

/** Show all messages of seats that are not muted. */
function showMessages() {
  if (!view) return;
  const shown = view;
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
  const items = messages
    .filter(({ seat }) => !muted.has(seat))
    .map((message) =>
      html(
        "li",
        { class: `message ${message.kind}` },
        badge(message.seat),
        html(
          "div",
          {},
          html("span", { class: "who" }, shown.seats[message.seat]?.name ?? ""),
          html("time", { class: "muted" }, time.format(message.at * 1000)),
          html("p", {}, textOf(message)),
        ),
      ),
    );
  list.replaceChildren(...items);
  list.scrollTop = list.scrollHeight;
  find("#no-messages").hidden = items.length > 0;
}

/** Count the messages of others that were not shown yet, also those that came while the page was away. */
function showUnread() {
  if (!drawer.hidden && messages.length) {
    read = messages[messages.length - 1].number;
    localStorage.setItem(readKey(), String(read));
  }
  const isNew = (/** @type {ChatMessage} */ { number, seat }) =>
    number > read && !muted.has(seat) && !view?.you.includes(seat);
  const unread = view?.chat ? messages.filter(isNew).length : 0;
  const mark = find("#unread");
  mark.hidden = !unread;
  mark.textContent = String(unread);
  find("#unread-words").textContent = unread ? say("words-unread", { number: unread }) : "";
}

/** @param {ChatMessage} message */
function bubble(message) {
  const row = document.querySelector(`#seats .seat[data-seat="${message.seat}"]`);
  row?.querySelector(".bubble")?.remove();
  const shown = html("span", { class: "bubble", "aria-hidden": "true" }, textOf(message));
  row?.append(shown);
  setTimeout(() => shown.remove(), BUBBLE);
}

/**
 * Add messages to those that the page knows.
 * @param {ChatMessage[]} more
 */
function add(more) {
  const known = new Map([...messages, ...more].map((message) => [message.number, message]));
  messages = [...known.values()].sort((a, b) => a.number - b.number).slice(-MOST);
  /** @type {HTMLInputElement} */
  const field = find("#say input");
  const came = more.some(({ seat, text }) => view?.you.includes(seat) && text === unsure);
  if (!unsure || !came) return;
  if (field.value.trim() === unsure) field.value = ""; // nobody wants to send it twice
  unsure = "";
}

/**
 * Show a message that has just been sent.
 * @param {ChatMessage} message
 */
export function hearWords(message) {
  if (messages.some(({ number }) => number === message.number)) return;
  add([message]);
  if (drawer.hidden && !muted.has(message.seat)) {
    bubble(message);
    find("#words-told").textContent = `${view?.seats[message.seat]?.name ?? ""}: ${textOf(message)}`;
  }
  showUnread();
  showMessages();
}

/** Make up for what was missed while there was no connection: ask for messages, and store notes. */
export async function loadWords() {
  save();
  if (!view?.chat) return;
  /** @type {{messages: ChatMessage[]}} */
  const answer = await get(`/api/t/${view.table}/words`);
  add(answer.messages);
  showUnread();
  showMessages();
}

/** Show a button to mute each of the other seats. */
function showMutes() {
  if (!view) return;
  const others = view.seats.filter(({ kind, is_you }) => kind !== "bot" && kind !== "record" && !is_you);
  const items = others.map(({ seat, name }) => {
    const button = html(
      "button",
      { type: "button", class: "button small quiet", "aria-pressed": String(muted.has(seat)) },
      say(muted.has(seat) ? "unmute" : "mute", { name }),
    );
    button.addEventListener("click", () => {
      if (!muted.delete(seat)) muted.add(seat);
      localStorage.setItem(muteKey(), JSON.stringify([...muted]));
      showMutes();
      showUnread();
      showMessages();
    });
    return button;
  });
  find("#mutes").replaceChildren(...items);
}

/** Show the notes of the seat whose view is shown. */
async function loadNotes() {
  if (!view) return;
  const seat = view.you.includes(view.seat) ? view.seat : (view.you[0] ?? null);
  /** @type {HTMLTextAreaElement} */
  const field = find("#notes");
  find("#notes-part").hidden = seat === null;
  if (seat === null || seat === noted) return;
  noted = seat;
  field.value = "";
  /** @type {{text: string}} */
  const answer = await get(`/api/t/${view.table}/notes/${seat}`);
  if (noted === seat && !field.value) field.value = answer.text;
}

/**
 * Show whether people may chat here, and the names of who writes.
 * @param {View} fresh
 */
export function showWords(fresh) {
  const first = view === null;
  const switched = view !== null && view.chat !== fresh.chat;
  const other = view !== null && view.seat !== fresh.seat;
  view = fresh;
  if (first) {
    read = Number(localStorage.getItem(readKey()) ?? -1);
    try {
      muted = new Set(JSON.parse(localStorage.getItem(muteKey()) ?? "[]"));
    } catch {
      muted = new Set();
    }
  }
  const seated = fresh.you.length > 0;
  find("#chat-part").hidden = !fresh.chat;
  find("#chat-off").hidden = fresh.chat;
  find("#say").hidden = !seated;
  find("#reactions").hidden = !seated;
  find("#open-words").hidden = !fresh.live || (!seated && !fresh.chat);
  const box = find("#chat-switch");
  box.hidden = !fresh.host;
  /** @type {HTMLInputElement} */
  const input = find("input", box);
  input.checked = fresh.chat;
  if (first || switched) void loadWords().catch(() => undefined);
  if (switched) showUnread();
  if (!drawer.hidden) showMutes();
  if (!drawer.hidden && other) void loadNotes();
}

/**
 * Connect the drawer.
 * @param {ShowError} refused
 */
export function offerWords(refused) {
  const send = async (/** @type {"text"|"reaction"} */ kind, /** @type {string} */ text) => {
    if (!view) return;
    const seat = view.you.includes(view.seat) ? view.seat : view.you[0];
    await post(`/api/t/${view.table}/words`, { seat, kind, text });
  };
  const open = (/** @type {boolean} */ shown) => {
    if (shown) closeRules();
    drawer.hidden = !shown;
    document.body.classList.toggle("reading", shown || !find("#rules").hidden); // the table makes room
    dispatchEvent(new Event("resize"));
    find("#open-words").setAttribute("aria-expanded", String(shown));
    if (!shown) return drawer.contains(document.activeElement) ? find("#open-words").focus() : undefined;
    showUnread();
    showMutes();
    showMessages();
    void loadNotes().catch(refused);
    const field = find("#say input");
    if (!find("#say").hidden && view?.chat) field.focus({ preventScroll: true });
  };
  find("#open-words").addEventListener("click", () => open(Boolean(drawer.hidden)));
  const rules = find("#rules"); // both drawers have the same place
  const moved = new MutationObserver(() => {
    if (!rules.hidden && !drawer.hidden) open(false);
  });
  moved.observe(rules, { attributes: true, attributeFilter: ["hidden"] });
  find("#close-words").addEventListener("click", () => open(false));
  drawer.addEventListener("keydown", (event) => {
    event.stopPropagation(); // the keys of the game must not act while somebody writes
    if (event.key === "Escape") open(false);
  });
  find("#say").addEventListener("submit", async (event) => {
    event.preventDefault();
    /** @type {HTMLInputElement} */
    const field = find("#say input");
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    try {
      await send("text", text);
    } catch (error) {
      if (!field.value) field.value = text;
      unsure = text;
      refused(error);
    }
  });
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#reactions button"))) {
    button.addEventListener("click", () => void send("reaction", button.dataset.reaction ?? "").catch(refused));
  }
  /** @type {HTMLInputElement} */
  const toggle = find("#chat-switch input");
  toggle.addEventListener("change", () => {
    if (view) void post(`/api/t/${view.table}/chat`, { on: toggle.checked }).catch(refused);
  });
  offerNotes(refused);
}

/** @param {ShowError} refused */
function offerNotes(refused) {
  let timer = 0;
  /** @type {HTMLTextAreaElement} */
  const field = find("#notes");
  field.addEventListener("input", () => {
    const [seat, table] = [noted, view?.table];
    clearTimeout(timer);
    find("#notes-kept").textContent = "";
    const store = async () => {
      save = () => {};
      const text = field.value;
      try {
        await post(`/api/t/${table}/notes`, { seat, text });
        find("#notes-kept").textContent = say("notes-kept");
      } catch (error) {
        if (noted === seat) save = () => void store();
        refused(error);
      }
    };
    timer = window.setTimeout(store, SAVE);
  });
}
