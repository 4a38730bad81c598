/** What a person likes, kept in this browser: not a rule of the table. */

import { find } from "./dom.js";

const KEY = "tablee.preferences";

/** @typedef {{confirm: "always"|"irreversible"|"never", sound: boolean, motion: boolean, notify: boolean}} Preferences */

/** @returns {Preferences} */
function load() {
  const usual = { confirm: "irreversible", sound: true, motion: true, notify: false };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return /** @type {Preferences} */ (usual);
  }
}

export const preferences = load();

function apply() {
  document.documentElement.dataset.motion = preferences.motion ? "on" : "off";
}

/** Let the settings sheet show and change them. */
export function offerPreferences() {
  const form = /** @type {HTMLFormElement} */ (find("#settings form"));
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input"))) {
    const name = /** @type {keyof Preferences} */ (input.name);
    input.checked = input.type === "radio" ? preferences[name] === input.value : Boolean(preferences[name]);
    input.addEventListener("change", async () => {
      if (name === "notify" && input.checked && "Notification" in window) {
        input.checked = (await Notification.requestPermission()) === "granted";
      }
      Object.assign(preferences, { [name]: input.type === "radio" ? input.value : input.checked });
      localStorage.setItem(KEY, JSON.stringify(preferences));
      apply();
    });
  }
}

apply();
