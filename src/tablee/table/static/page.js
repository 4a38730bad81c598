/** What every page does: language, theme, closing dialogs. */

const YEAR = 60 * 60 * 24 * 365;

/** @param {string} name @param {string} value */
function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

const lang = /** @type {HTMLSelectElement} */ (document.getElementById("lang"));
lang.addEventListener("change", () => {
  remember("lang", lang.value);
  location.reload();
});

document.getElementById("theme")?.addEventListener("click", () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  remember("theme", root.dataset.theme);
});

for (const dialog of document.querySelectorAll("dialog.sheet")) {
  const sheet = /** @type {HTMLDialogElement} */ (dialog);
  sheet.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === sheet || target.closest("[data-close]")) sheet.close();
  });
}
