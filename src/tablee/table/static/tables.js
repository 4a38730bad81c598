/** The page of all tables of this browser: house-keeping, and a fresh look from time to time. */

import { offerDeed } from "./deeds.js";
import { find } from "./dom.js";

const AGAIN = 20_000; // milliseconds between two looks at the tables

/** @param {unknown} error */
function refused(error) {
  const notice = find("#refused");
  notice.textContent = error instanceof Error ? error.message : String(error);
  notice.hidden = false;
}

/** Connect the buttons. */
function offerDeeds() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-deed]"))) {
    const table = button.closest("[data-table]")?.getAttribute("data-table") ?? "";
    offerDeed(
      button,
      () => table,
      () => void refresh(),
      refused,
    );
  }
}

/** Load the list again; it changes when others act. */
async function refresh() {
  const response = await fetch(location.href, { credentials: "same-origin" }).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("#my-tables");
  if (!fresh || fresh.isEqualNode(shown)) return;
  shown = fresh;
  find("#my-tables").replaceWith(document.importNode(fresh, true));
  offerDeeds();
}

/** @type {Element} the list as the server sent it, to tell whether a new one differs */
let shown = /** @type {Element} */ (find("#my-tables").cloneNode(true));
offerDeeds();
setInterval(() => {
  if (!document.hidden && !document.querySelector(".sure")) void refresh();
}, AGAIN);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void refresh();
});
