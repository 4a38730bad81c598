/** The share sheet: the links to seats and for watching, each with a QR code, and the record of the game. */

import { post, SPECTATOR } from "./api.js";
import { badge, find, html, icon } from "./dom.js";
import { copy, linkRow } from "./linkrow.js";
import { keepLink, keptLinks } from "./links.js";
import { say } from "./words.js";

/** @import { ShowError, View } from "./types.js" */

/** @type {Map<number, string>} the seats that got a new link on this page, which is shown even if the seat is taken */
const renewed = new Map();
/** @type {HTMLDialogElement} */
const sheet = find("#share");

/**
 * Replace the link of a seat with a new one.
 * @param {string} table
 * @param {number} seat
 */
async function renew(table, seat) {
  /** @type {{url: string, id: string}} */
  const link = await post(`/api/t/${table}/link`, { seat });
  keepLink(table, link, seat === SPECTATOR);
  renewed.set(seat, link.id);
}

/**
 * Make an entry of the list of links.
 * @param {View} view
 * @param {{seat: number, title: string, url: string, joined: boolean}} link `url` is "" if this tab does not know it
 * @param {ShowError} refused
 * @returns {HTMLElement}
 */
function linkItem(view, { seat, title, url, joined }, refused) {
  const small = (/** @type {string} */ kind) => ({ type: "button", class: `button small${kind}` });
  const renewButton = html("button", small(" quiet"), say("link-new"));
  const item = html(
    "li",
    {},
    html(
      "div",
      { class: "row" },
      seat === SPECTATOR ? icon("share") : badge(seat),
      html("strong", {}, title),
      joined && html("span", { class: "muted" }, say("link-joined")),
      view.host && renewButton,
    ),
    url && (!joined || renewed.has(seat))
      ? linkRow({ title, url, text: say("invite-text", { text: view.title }) }, refused)
      : null,
  );
  renewButton.addEventListener("click", () => {
    renew(view.table, seat)
      .then(() => fillLinks(view, refused))
      .catch(refused);
  });
  return item;
}

/**
 * @param {View} view
 * @param {ShowError} refused
 */
function fillLinks(view, refused) {
  const { links, watch } = keptLinks(view.table);
  const friends = view.seats.filter(({ kind, is_you }) => kind === "friend" && !is_you);
  const seats = view.live && view.host ? friends : [];
  const items = seats.map(({ seat, name, joined, link }) => {
    const title = say("link-for", { name });
    return linkItem(view, { seat, title, url: links[renewed.get(seat) ?? link] ?? "", joined }, refused);
  });
  if (watch || view.host) {
    const link = { seat: SPECTATOR, title: say("link-watch"), url: watch, joined: false };
    items.push(linkItem(view, link, refused));
  }
  find("#links").replaceChildren(...items);
  find("#share-more").hidden = !seats.length;
}

/**
 * At a frozen table, offer its record beside the prompt: nothing else can be done there.
 * @param {View} view
 */
export function showRecord({ frozen, record_url }) {
  /** @type {HTMLAnchorElement} */
  const record = find("#save-record");
  record.hidden = !frozen || !record_url;
  if (record_url) record.href = record_url;
}

/**
 * Open the share sheet.
 * @param {View} view
 * @param {ShowError} refused
 */
export function openShare(view, refused) {
  fillLinks(view, refused);
  find("#commitment").textContent = view.commitment;
  /** @type {HTMLAnchorElement} */
  const record = find("#record");
  record.hidden = !view.record_url;
  const withWords = find("#record-words");
  withWords.hidden = record.hidden || !view.chat;
  /** @type {HTMLInputElement} */
  const box = find("input", withWords);
  const link = () => {
    if (view.record_url) record.href = view.record_url + (box.checked && !withWords.hidden ? "?words=1" : "");
  };
  box.onchange = link;
  link();
  if (!sheet.open) sheet.showModal();
}

/**
 * Open the share sheet if the table waits for friends and this tab has not opened the sheet for it before.
 * @param {View} view
 * @param {ShowError} refused
 */
export function inviteOnce(view, refused) {
  const key = `tablee.invited.${view.table}`;
  const waiting = view.seats.some((seat) => seat.kind === "friend" && !seat.is_you && !seat.joined);
  if (!waiting || sessionStorage.getItem(key) || !Object.keys(keptLinks(view.table).links).length) return;
  sessionStorage.setItem(key, "1");
  openShare(view, refused);
}

/**
 * Connect the button that copies the URL of the step that is shown.
 * @param {() => View|null} current
 */
export function offerShare(current) {
  const button = find("#copy-step");
  button.addEventListener("click", () => {
    const view = current();
    if (!view) return;
    const url = new URL(location.href);
    url.searchParams.set("step", String(view.step));
    void copy(url.href, null, button);
  });
}
