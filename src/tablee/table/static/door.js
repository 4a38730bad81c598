/** The pages in front of a table: sit down, ask for a seat, watch, or continue on this device. */

import { get, post } from "./api.js";
import { colourBadges, find } from "./dom.js";
import { copy } from "./linkrow.js";
import { keepName, myName } from "./me.js";
import { say } from "./words.js";

const POLL = 2000; // milliseconds between two looks whether somebody has answered
// Browsers inside other apps, which keep their own cookies: a seat taken there is not the user's in their own browser.
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|Snapchat|musical_ly|LinkedInApp|Pinterest|\bLine\/|; wv\)/;
const { kind = "", table = "", state = "" } = document.body.dataset;
/** @type {HTMLFormElement} */
const form = find("#door");
/** @type {HTMLInputElement|null} */
const field = form.querySelector('[name="name"]');
let timer = 0;

/** @param {unknown} error */
function refused(error) {
  const notice = find("#refused");
  notice.textContent = error instanceof Error ? error.message : String(error);
  notice.hidden = false;
}

/**
 * Show what has become of a request, and look again while it is open.
 * @param {string} now
 */
function showState(now) {
  if (now === "in") return location.replace(`/t/${table}`);
  const notice = find("#state");
  notice.hidden = now !== "asked" && now !== "declined";
  if (!notice.hidden) notice.textContent = say(`door-${now}`);
  clearTimeout(timer);
  if (now === "asked") timer = window.setTimeout(() => void look(), POLL);
}

/** Look whether somebody has answered. */
async function look() {
  try {
    /** @type {{state: string}} */
    const now = document.hidden ? { state: "asked" } : await get(`/api/t/${table}/door`);
    showState(now.state);
  } catch {
    timer = window.setTimeout(() => void look(), POLL); // the connection may come back
  }
}

/**
 * Do what a button offers.
 * @param {string} what
 */
async function go(what) {
  const name = field?.value.trim() ?? "";
  keepName(name);
  find("#refused").hidden = true;
  try {
    if (kind === "taken" || kind === "stranger") {
      const path = kind === "taken" ? `/api${location.pathname}/ask` : `/api/t/${table}/door`;
      /** @type {{state: string}} */
      const now = await post(path, kind === "taken" ? { name } : { name, what });
      return showState(now.state);
    }
    /** @type {{table: string}} */
    const opened = await post(`/api${location.pathname}`, { name });
    location.replace(`/t/${opened.table}`);
  } catch (error) {
    refused(error);
  }
}

/** Say if this is the browser of another app, and let the user take the link to their own. */
function warnInApp() {
  const notice = document.querySelector("#in-app");
  if (!(notice instanceof HTMLElement) || !IN_APP.test(navigator.userAgent)) return;
  notice.hidden = false;
  const words = find("button span", notice);
  find("button", notice).addEventListener("click", () => void copy(location.href, null, words));
}

colourBadges(document.body);
warnInApp();
if (field) field.value = myName();
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement|null} */ (event.submitter);
  void go(button?.value ?? kind);
});
showState(state);
if (kind === "watch") void go("watch"); // whoever follows this link wants nothing else
