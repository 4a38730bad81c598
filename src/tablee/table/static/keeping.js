/** The sheet of a table: names, other devices, who may watch, and house-keeping. */

import { post } from "./api.js";
import { offerDeed } from "./deeds.js";
import { find } from "./dom.js";
import { linkRow } from "./linkrow.js";
import { showNames } from "./me.js";
import { say } from "./words.js";

/** @import { People } from "./types.js" */

/** @type {HTMLDialogElement} */
const sheet = find("#keeping");
/** @type {HTMLInputElement} */
const tableName = find("#keeping-name");
/** @type {HTMLInputElement} */
const openWatch = find("#keeping-watch");

/** @param {unknown} error */
function refused(error) {
  const notice = find("#keeping-refused");
  notice.textContent = error instanceof Error ? error.message : String(error);
  notice.hidden = false;
}

/**
 * Show what has changed in the company.
 * @param {string} table
 * @param {People} people
 */
export function showKeeping(table, people) {
  const { devices, may } = people;
  showNames(find("#keeping-names"), table, people, refused);
  find("#keeping-device").hidden = devices === 0;
  find("#device-others").hidden = devices < 2;
  find("#device-others .muted").textContent = say("device-count", { number: devices });
  find("#keeping-host").hidden = !may.host;
  if (document.activeElement !== tableName) tableName.value = people.table_name;
  openWatch.checked = people.open_watch;
  find('[data-deed="put-away"]')
    .closest("li")
    ?.toggleAttribute("hidden", devices === 0);
  find('[data-deed="leave"]').closest("li")?.toggleAttribute("hidden", !may.leave);
  find('[data-deed="delete"]').closest("li")?.toggleAttribute("hidden", !may.delete);
}

/**
 * Show the name of the table, or else the title of its game, and the name of its house rules.
 * @param {People} people
 */
export function nameTable({ table_name, variant }) {
  find(".top .where").textContent = table_name || (document.body.dataset.title ?? "");
  find("#variant").textContent = variant;
  find("#variant").hidden = !variant;
}

/**
 * Connect the sheet.
 * @param {string} table
 */
export function offerKeeping(table) {
  const send = (/** @type {string} */ what, /** @type {unknown} */ body) => post(`/api/t/${table}/${what}`, body);
  find("#open-keeping").addEventListener("click", () => {
    find("#keeping-refused").hidden = true;
    sheet.showModal();
  });
  sheet.addEventListener("close", () => find("#device-link").replaceChildren());
  find("#device-make").addEventListener("click", () => {
    /** @type {Promise<{url: string, qr: string}>} */
    const made = send("device", {});
    made.then(({ url, qr }) => {
      const title = find("#keeping-device h3").textContent;
      find("#device-link").replaceChildren(linkRow({ title, url, text: title, qr }, refused));
    }, refused);
  });
  find("#device-only").addEventListener("click", () => void send("only-here", {}).catch(refused));
  tableName.addEventListener("change", () => void send("terms", { name: tableName.value }).catch(refused));
  openWatch.addEventListener("change", () => void send("terms", { open_watch: openWatch.checked }).catch(refused));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll("[data-deed]"))) {
    const done = () => location.assign("/tables");
    offerDeed(button, () => table, done, refused);
  }
}
