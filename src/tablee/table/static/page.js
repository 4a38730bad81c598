/** Runs on every page: changes the language and the theme, and closes dialogs. */

import { closeOnBack } from "./back.js";

const YEAR = 60 * 60 * 24 * 365; // in seconds

/**
 * Store a setting in a cookie, which the server reads.
 * @param {string} name
 * @param {string} value
 */
function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

// The service worker says so if there is no connection; see `sw.js`. It must not keep pages from working.
if (isSecureContext && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);

const lang = /** @type {HTMLSelectElement} */ (document.getElementById("lang"));
lang.addEventListener("change", () => {
  remember("lang", lang.value);
  location.reload();
});

document.getElementById("theme")?.addEventListener("click", () => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = (root.dataset.theme || system) === "dark" ? "light" : "dark";
  remember("theme", root.dataset.theme);
});

for (const sheet of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog.sheet"))) {
  closeOnBack(
    sheet,
    "open",
    () => sheet.open,
    () => sheet.close(),
  );
  sheet.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === sheet || target.closest("[data-close]")) sheet.close(); // a click outside the sheet closes it too
  });
}
