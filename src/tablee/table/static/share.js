/** Links to the seats and for watching, with a code to scan. Links are secrets: they are kept for this tab only. */

import { post } from "./api.js";
import { badge, find, html, icon, parsePicture } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */

const WATCHER = -2;
/** Seats that were given a new link on this page: it is good though somebody sits there. @type {Set<number>} */
const renewed = new Set();
const sheet = /** @type {HTMLDialogElement} */ (find("#share"));

/** @param {string} table @returns {{links: Record<string, string>, watch: string}} */
function kept(table) {
  try {
    return { links: {}, watch: "", ...JSON.parse(sessionStorage.getItem(`tablee.links.${table}`) ?? "{}") };
  } catch {
    return { links: {}, watch: "" };
  }
}

/** Copy a text; where that is not allowed, select it. @param {string} text @param {HTMLInputElement|null} field @param {HTMLElement} button */
async function copy(text, field, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.lastChild && (button.lastChild.textContent = say("copied"));
  } catch {
    field?.select();
  }
}

/** @param {HTMLElement} item @param {string} url */
async function showCode(item, url) {
  const old = item.querySelector(".qr");
  if (old) return old.remove();
  const { svg } = await post("/api/qr", { text: url });
  const picture = parsePicture(svg);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", say("qr"));
  item.append(html("div", { class: "qr" }, picture));
}

/**
 * @param {View} view @param {number} seat @param {string} name @param {string} url @param {boolean} joined
 * @param {(error: unknown) => void} refused
 */
function link(view, seat, name, url, joined, refused) {
  const full = url ? new URL(url, location.origin).href : "";
  const field = html("input", { type: "text", readonly: true, value: full, "aria-label": name });
  const copyButton = html("button", { type: "button", class: "button small" }, icon("copy"), html("span", {}, say("copy")));
  const codeButton = html("button", { type: "button", class: "button small" }, say("qr"));
  const again = html("button", { type: "button", class: "button small quiet" }, say("link-new"));
  const item = html(
    "li", {},
    html("div", { class: "row" }, seat >= 0 ? badge(seat) : icon("share"), html("strong", {}, name), joined ? html("span", { class: "muted" }, say("link-joined")) : null, view.host !== false ? again : null),
    full && (!joined || renewed.has(seat)) ? html("div", { class: "row" }, field, copyButton, codeButton) : null,
  );
  copyButton.addEventListener("click", () => copy(full, field, find("span", copyButton)));
  field.addEventListener("focus", () => field.select());
  codeButton.addEventListener("click", () => showCode(item, full).catch(refused));
  again.addEventListener("click", async () => {
    try {
      const made = await post(`/api/t/${view.table}/link`, { seat });
      const now = kept(view.table);
      renewed.add(seat);
      if (seat >= 0) now.links[seat] = made.url;
      else now.watch = made.url;
      sessionStorage.setItem(`tablee.links.${view.table}`, JSON.stringify(now));
      fillLinks(view, refused);
    } catch (error) {
      refused(error);
    }
  });
  return item;
}

/** @param {View} view @param {(error: unknown) => void} refused */
function fillLinks(view, refused) {
  const { links, watch } = kept(view.table);
  const seats = view.live === false ? [] : view.seats.filter((seat) => seat.kind === "friend" && !seat.is_you && (links[seat.seat] || view.host));
  const items = seats.map((seat) => link(view, seat.seat, say("link-for", { name: seat.name }), links[seat.seat] ?? "", Boolean(seat.joined), refused));
  if (watch || view.host) items.push(link(view, WATCHER, say("link-watch"), watch, false, refused));
  find("#links").replaceChildren(...items);
  find("#share-more").hidden = !seats.length;
}

/** @param {View} view @param {(error: unknown) => void} refused */
export function openShare(view, refused) {
  fillLinks(view, refused);
  find("#commitment").textContent = view.commitment;
  const record = /** @type {HTMLAnchorElement} */ (find("#record"));
  record.hidden = !view.record_url;
  if (view.record_url) record.href = view.record_url;
  if (!sheet.open) sheet.showModal();
}

/** A new table with friends still to come: show their links at once, the first time. @param {View} view @param {(error: unknown) => void} refused */
export function inviteOnce(view, refused) {
  const key = `tablee.invited.${view.table}`;
  const waiting = view.seats.some((seat) => seat.kind === "friend" && !seat.is_you && seat.joined === false);
  if (!waiting || sessionStorage.getItem(key) || !Object.keys(kept(view.table).links).length) return;
  sessionStorage.setItem(key, "1");
  openShare(view, refused);
}

/** @param {() => View|null} current */
export function offerShare(current) {
  const button = find("#copy-ply");
  button.addEventListener("click", () => {
    const view = current();
    if (!view) return;
    const url = new URL(location.href);
    url.searchParams.set("ply", String(view.ply));
    void copy(url.href, null, button);
  });
}
