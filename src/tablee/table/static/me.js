/** The user's name, which this browser stores, and the fields in which it is changed at a table. */

import { post } from "./api.js";
import { badge, html } from "./dom.js";
import { say } from "./words.js";

/** @import { People, ShowError } from "./types.js" */

const NAME = "tablee.name";
const LONGEST = 24; // letters of a name

/** @returns {string} the name, or "" if the user has not told any */
export const myName = () => localStorage.getItem(NAME) ?? "";

/** @param {string} name */
export function keepName(name) {
  if (name) localStorage.setItem(NAME, name);
}

/**
 * Show a field for the name of each own seat. A name is sent when the user leaves the field.
 * @param {HTMLElement} place
 * @param {string} table
 * @param {People} people
 * @param {ShowError} refused
 */
export function showNames(place, table, { you, names }, refused) {
  const key = you.join();
  if (place.dataset.seats !== key) {
    place.dataset.seats = key;
    place.replaceChildren(
      ...you.map((seat) => {
        const field = html("input", {
          type: "text",
          name: `name-${seat}`,
          maxlength: LONGEST,
          autocomplete: "nickname",
          "data-seat": seat,
        });
        field.addEventListener("change", () => {
          const name = field.value.trim();
          if (seat === you[0]) keepName(name);
          post(`/api/t/${table}/name`, { seat, name }).catch(refused);
        });
        return html("label", { class: "field" }, badge(seat), html("span", {}, say("your-name")), field);
      }),
    );
  }
  for (const field of place.querySelectorAll("input")) {
    const name = names[Number(field.dataset.seat)] ?? "";
    if (document.activeElement !== field || field.value === field.defaultValue) field.value = name;
    field.defaultValue = name;
  }
}
