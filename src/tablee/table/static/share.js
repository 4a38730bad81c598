/** The share sheet: the links to seats and for watching, each with a QR code, and the record of the game. */

import { post, SPECTATOR } from "./api.js";
import { badge, find, html, icon, parsePicture } from "./dom.js";
import { keepLinks, keptLinks } from "./links.js";
import { say } from "./words.js";

/** @import { ShowError, View } from "./types.js" */

/** @type {Set<number>} seats that got a new link on this page; the link is shown even if the seat is taken */
const renewed = new Set();
/** @type {HTMLDialogElement} */
const sheet = find("#share");

/**
 * Copy a text to the clipboard; if the browser does not allow that, select the text instead.
 * @param {string} text
 * @param {HTMLInputElement|null} field the field that contains the text
 * @param {HTMLElement} button
 */
async function copy(text, field, button) {
  try {
    await navigator.clipboard.writeText(text);
    if (button.lastChild) button.lastChild.textContent = say("copied");
  } catch {
    field?.select();
  }
}

/**
 * Show the QR code of a link, or hide it again.
 * @param {HTMLElement} item
 * @param {string} url
 * @returns {Promise<void>}
 */
async function toggleCode(item, url) {
  const old = item.querySelector(".qr");
  if (old) return old.remove();
  /** @type {{svg: string}} */
  const answer = await post("/api/qr", { text: url });
  const picture = parsePicture(answer.svg);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", say("qr"));
  item.append(html("div", { class: "qr" }, picture));
}

/**
 * Replace the link of a seat with a new one.
 * @param {string} table
 * @param {number} seat
 */
async function renew(table, seat) {
  /** @type {{url: string}} */
  const { url } = await post(`/api/t/${table}/link`, { seat });
  const kept = keptLinks(table);
  if (seat === SPECTATOR) kept.watch = url;
  else kept.links[seat] = url;
  keepLinks(table, kept);
  renewed.add(seat);
}

/**
 * Make an entry of the list of links.
 * @param {View} view
 * @param {{seat: number, title: string, url: string, joined: boolean}} link `url` is "" if this tab does not know it
 * @param {ShowError} refused
 * @returns {HTMLElement}
 */
function linkItem(view, { seat, title, url, joined }, refused) {
  const full = url ? new URL(url, location.origin).href : "";
  const field = html("input", { type: "text", readonly: true, value: full, "aria-label": title });
  const small = (/** @type {string} */ kind) => ({ type: "button", class: `button small${kind}` });
  const copyButton = html("button", small(""), icon("copy"), html("span", {}, say("copy")));
  const codeButton = html("button", small(""), say("qr"));
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
    full && (!joined || renewed.has(seat)) ? html("div", { class: "row" }, field, copyButton, codeButton) : null,
  );
  copyButton.addEventListener("click", () => copy(full, field, find("span", copyButton)));
  field.addEventListener("focus", () => field.select());
  codeButton.addEventListener("click", () => toggleCode(item, full).catch(refused));
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
  const friends = view.seats.filter(
    ({ kind, is_you, seat }) => kind === "friend" && !is_you && (links[seat] || view.host),
  );
  const seats = view.live ? friends : [];
  const items = seats.map(({ seat, name, joined }) => {
    const title = say("link-for", { name });
    return linkItem(view, { seat, title, url: links[seat] ?? "", joined }, refused);
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
  if (view.record_url) record.href = view.record_url;
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
