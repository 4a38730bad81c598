/** The personal settings, kept in this browser. */

import { find } from "./dom.js";

const KEY = "tablee.preferences";

/**
 * @typedef {object} Preferences
 * @property {"always"|"irreversible"|"never"} confirm which choices have to be confirmed by a second click
 * @property {boolean} sound
 * @property {boolean} motion
 * @property {boolean} notify whether the browser notifies when it is the person's turn
 */

/** @type {Preferences} */
const DEFAULTS = { confirm: "irreversible", sound: true, motion: true, notify: false };

/** @returns {Preferences} */
function load() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences = load();

function apply() {
  document.documentElement.dataset.motion = preferences.motion ? "on" : "off";
}

/** Make the settings sheet show and change the preferences. */
export function offerPreferences() {
  for (const input of find("#settings form").querySelectorAll("input")) {
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
