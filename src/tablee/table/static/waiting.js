/** The waiting room: shows who is there, lets people choose seats, and lets the host share links and begin. */

import { get, leaveWithoutSeat, post } from "./api.js";
import { showAsks } from "./asks.js";
import { badge, colourBadges, find, html, icon, unseen } from "./dom.js";
import { offerKeeping, showKeeping } from "./keeping.js";
import { linkRow } from "./linkrow.js";
import { keepLink, keptLinks } from "./links.js";
import { listen } from "./live.js";
import { showNames } from "./me.js";
import { language, say } from "./words.js";

/** @import { People, Waiting } from "./types.js" */

const { table = "", title = "" } = document.body.dataset;
const LEVELS = [1, 2, 3, 4, 5];
/** @type {Map<string, HTMLElement>} the rows of links by URL: a QR code stays open while others come and go */
const rows = new Map();
/** @type {HTMLInputElement} */
const autoStart = find("#auto-start");
/** @type {HTMLInputElement} */
const freeSeats = find("#free-seats");

/** @param {unknown} error */
function refused(error) {
  leaveWithoutSeat(error);
  const notice = find("#refused");
  notice.textContent = error instanceof Error ? error.message : String(error);
  notice.hidden = false;
}

/**
 * Send a change, and show the company after it.
 * @param {string} what
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function send(what, body = {}) {
  find("#refused").hidden = true;
  try {
    const answer = await post(`/api/t/${table}/${what}`, body);
    if (answer.names) meet(answer);
    return answer;
  } catch (error) {
    refused(error);
    return null;
  }
}

/**
 * Keep a new link of a seat in this tab.
 * @param {Promise<{url: string, id: string}|null>} made
 */
async function keepNew(made) {
  const link = await made;
  if (!link) return;
  keepLink(table, link, false);
  void refresh();
}

/**
 * @param {string} words
 * @param {() => void} click
 * @param {string} [kind]
 * @returns {HTMLElement}
 */
const button = (words, click, kind = "") =>
  html("button", { type: "button", class: `button small ${kind}`, on: { click } }, words);

/**
 * Return the row of a link. It is kept, so that its QR code stays open.
 * @param {string} name
 * @param {string} url
 * @returns {HTMLElement}
 */
function rowOf(name, url) {
  const text = say("invite-text", { text: title });
  const row = rows.get(url) ?? linkRow({ title: name, url, text }, refused);
  rows.set(url, row);
  return row;
}

/**
 * Return what says who has a seat.
 * @param {People} people
 * @param {number} seat
 * @returns {HTMLElement}
 */
function who({ names, online, you, waiting }, seat) {
  const { kind, level, free } = /** @type {Waiting} */ (waiting).seats[seat];
  if (free) {
    const remark = html("small", {}, say("seat-waiting"));
    return html("span", { class: "who muted" }, html("span", { class: "name" }, names[seat]), remark);
  }
  const name = html(
    "span",
    { class: "name" },
    names[seat],
    you.includes(seat) && html("small", {}, ` ${say("you-mark")}`),
  );
  if (kind === "bot")
    return html("span", { class: "who" }, name, html("small", { class: "muted" }, say("seat-level", { level })));
  const here = online.includes(seat);
  const words = say(here ? "seat-online" : "seat-offline");
  return html(
    "span",
    { class: "who" },
    name,
    html("span", { class: `dot ${here ? "on" : "off"}`, title: words }, unseen(words)),
  );
}

/**
 * Return the buttons of a seat.
 * @param {People} people
 * @param {number} seat
 * @returns {(HTMLElement|false)[]}
 */
function tools({ you, may, waiting }, seat) {
  const { seats, free_seats } = /** @type {Waiting} */ (waiting);
  const { host } = may;
  const { kind, level, free } = seats[seat];
  const mine = you[0] ?? -1;
  const isOwn = you.includes(seat);
  const mayMove = !isOwn && mine >= 0 && (host || (free_seats && (free || kind === "bot")));
  const move = () => void send("swap", { seat: mine, to: seat });
  const bot = (/** @type {number} */ strength) => void send("seat", { seat, kind: "bot", level: strength });
  const friend = () => void keepNew(send("seat", { seat, kind: "friend" }));
  const levels = html(
    "select",
    { "aria-label": say("bot-level") },
    ...LEVELS.map((number) => html("option", { value: number, selected: number === level }, String(number))),
  );
  levels.addEventListener("change", () => bot(Number(levels.value)));
  return [
    mayMove && button(say(free || kind === "bot" ? "waiting-move" : "waiting-swap"), move),
    host && free && button(say("waiting-bot"), () => bot(3)),
    host && kind === "bot" && levels,
    host && kind === "bot" && button(say("waiting-friend"), friend),
    host && kind === "friend" && !free && !isOwn && button(say("waiting-free-up"), friend, "quiet"),
  ];
}

/**
 * Make the row of a seat.
 * @param {People} people
 * @param {number} seat
 * @returns {HTMLElement}
 */
function seatRow(people, seat) {
  const { seats } = /** @type {Waiting} */ (people.waiting);
  const url = keptLinks(table).links[people.links[seat]];
  const renew = () => void keepNew(send("link", { seat }));
  let link = null;
  if (people.may.host && seats[seat].free) {
    link = url ? rowOf(people.names[seat], url) : button(say("link-new"), renew, "quiet");
  }
  const kind = `gathered${seats[seat].free ? " free" : ""}${people.you.includes(seat) ? " you" : ""}`;
  return html(
    "li",
    { class: kind, "data-seat": seat },
    badge(seat),
    who(people, seat),
    html("span", { class: "row tools" }, ...tools(people, seat)),
    link,
  );
}

/**
 * Show the seats. Only rows that have changed are made again: others may come while somebody uses one.
 * @param {People} people
 */
function showSeats(people) {
  const { names, online, you, may, links, waiting } = people;
  const { seats, free_seats } = /** @type {Waiting} */ (waiting);
  const list = find("#gather");
  names.forEach((name, seat) => {
    const url = keptLinks(table).links[links[seat]];
    const key = JSON.stringify([name, online.includes(seat), you, may.host, url, seats[seat], free_seats]);
    const old = /** @type {HTMLElement|undefined} */ (list.children[seat]);
    if (old?.dataset.key === key) return;
    const row = seatRow(people, seat);
    row.dataset.key = key;
    const isUsed = old?.contains(document.activeElement);
    if (old) old.replaceWith(row);
    else list.append(row);
    const first = /** @type {HTMLElement} */ (row.querySelector("button, select") ?? list);
    if (isUsed) first.focus();
  });
}

/**
 * Say what everybody waits for.
 * @param {People} people
 * @returns {string}
 */
function stateOf({ names, may, waiting }) {
  const { seats, host_seats, auto_start } = /** @type {Waiting} */ (waiting);
  const number = seats.filter((seat) => seat.free).length;
  const first = number ? say("waiting-free", { number }) : say("waiting-complete");
  if (number && auto_start) return `${first}. ${say("waiting-auto")}`;
  const name = names[host_seats[0]];
  if (may.host || !name) return first;
  return `${first}${number ? "." : ""} ${say("waiting-host-begins", { name })}`;
}

/**
 * Show who is at the table; when the game has begun, go there.
 * @param {People} people
 */
function meet(people) {
  const { waiting, table_name, may } = people;
  if (!waiting) return location.reload();
  find("#waiting-title").textContent = table_name || say("waiting-room");
  const [shown, state] = [find("#waiting-state"), stateOf(people)];
  if (shown.textContent !== state) shown.textContent = state; // screen readers read it again whenever it is set
  showSeats(people);
  showNames(find("#own-names"), table, people, refused);
  showAsks(table, people, refused);
  showKeeping(table, people);
  find("#host-pane").hidden = !may.host;
  autoStart.checked = waiting.auto_start;
  freeSeats.checked = waiting.free_seats;
  const begin = find("#begin");
  begin.hidden = !may.host;
  begin.classList.toggle(
    "main",
    waiting.seats.every((seat) => !seat.free),
  );
  begin.textContent = say(waiting.seats.some((seat) => seat.free) ? "waiting-begin-early" : "waiting-begin");
  const watching = find("#watching");
  watching.hidden = !waiting.watching;
  watching.replaceChildren(icon("share"), say("waiting-watching", { number: waiting.watching }));
}

colourBadges(document.body);
offerKeeping(table);
find("#begin").addEventListener("click", () => void send("begin"));
for (const box of [autoStart, freeSeats]) {
  box.addEventListener("change", () => {
    void send("terms", { auto_start: autoStart.checked, free_seats: freeSeats.checked });
  });
}
const refresh = () => get(`/api/t/${table}/people`).then(meet, refused);
const live = listen({
  url: () => `/api/t/${table}/events?lang=${language}`,
  change: () => void refresh(),
  presence: meet,
  closed: () => void refresh(),
});
void refresh().then(() => live.reopen());
