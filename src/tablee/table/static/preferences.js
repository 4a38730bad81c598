/** The user's settings, which this browser stores. */

import { find } from "./dom.js";

const KEY = "tablee.preferences";

/**
 * @typedef {object} Preferences
 * @property {"always"|"irreversible"|"never"} confirm which choices need a second click to confirm them
 * @property {boolean} idle whether the page takes choices that have no effect by itself
 * @property {"slow"|"normal"|"fast"|"once"} speed how fast the page shows what others did; "once": it does not
 * @property {boolean} sound
 * @property {number} volume of the sounds, from 10 to 100
 * @property {boolean} night whether nothing but a soft knock is heard at night
 * @property {boolean} motion
 * @property {boolean} notify whether the browser shows a notification when it is the user's turn
 */

/** @type {Preferences} */
const DEFAULTS = {
  confirm: "irreversible",
  speed: "normal",
  idle: true,
  sound: true,
  volume: 50,
  night: true,
  motion: true,
  notify: false,
};

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

/**
 * Return what the user has set with a field.
 * @param {HTMLInputElement} input
 * @returns {string|number|boolean}
 */
const valueOf = ({ type, value, checked }) => (type === "radio" ? value : type === "range" ? Number(value) : checked);

/** Connect the settings sheet with the preferences. */
export function offerPreferences() {
  for (const input of find("#settings form").querySelectorAll("input")) {
    const name = /** @type {keyof Preferences} */ (input.name);
    if (input.type === "range") input.value = String(preferences[name]);
    else input.checked = input.type === "radio" ? preferences[name] === input.value : Boolean(preferences[name]);
    input.addEventListener("change", async () => {
      if (name === "notify" && input.checked && "Notification" in window) {
        input.checked = (await Notification.requestPermission()) === "granted";
      }
      Object.assign(preferences, { [name]: valueOf(input) });
      localStorage.setItem(KEY, JSON.stringify(preferences));
      apply();
    });
  }
}

apply();
