/** A link with the buttons that share it: by the system's share sheet on phones, by copying it, or as a QR code. */

import { post } from "./api.js";
import { find, html, icon, parsePicture } from "./dom.js";
import { say } from "./words.js";

/** @import { ShowError } from "./types.js" */

/** Whether links are shared by the system: on devices with a touchscreen that offer it. */
const shares = "share" in navigator && matchMedia("(pointer: coarse)").matches;

/**
 * Copy a text to the clipboard; if the browser does not allow that, select the text instead.
 * @param {string} text
 * @param {HTMLInputElement|null} field the field that contains the text
 * @param {HTMLElement} button
 */
export async function copy(text, field, button) {
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
  item.append(codeOf(answer.svg));
}

/**
 * Return a QR code that the server has drawn.
 * @param {string} svg
 * @returns {HTMLElement}
 */
function codeOf(svg) {
  const picture = parsePicture(svg);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", say("qr"));
  return html("div", { class: "qr" }, picture);
}

/**
 * Make the row of a link: a field that contains it, and the buttons.
 * @param {{title: string, url: string, text: string, qr?: string}} link `text` is what is sent with the link; `qr` is
 *   its QR code, if it is to be shown at once
 * @param {ShowError} refused
 * @returns {HTMLElement}
 */
export function linkRow({ title, url, text, qr }, refused) {
  const full = new URL(url, location.origin).href;
  const field = html("input", { type: "text", readonly: true, value: full, "aria-label": title });
  const shareButton = html(
    "button",
    { type: "button", class: "button small main" },
    icon("share"),
    say("share-system"),
  );
  const copyButton = html(
    "button",
    { type: "button", class: `button small${shares ? "" : " main"}` },
    icon("copy"),
    html("span", {}, say("copy")),
  );
  const codeButton = html("button", { type: "button", class: "button small" }, say("qr"));
  const row = html("div", { class: "row" }, field, shares && shareButton, copyButton, codeButton);
  const item = html("div", { class: "link" }, row, qr ? codeOf(qr) : null);
  shareButton.addEventListener("click", () => {
    navigator.share({ text, url: full }).catch(() => undefined); // the user has closed the sheet
  });
  copyButton.addEventListener("click", () => copy(full, field, find("span", copyButton)));
  field.addEventListener("focus", () => field.select());
  codeButton.addEventListener("click", () => toggleCode(item, full).catch(refused));
  return item;
}
