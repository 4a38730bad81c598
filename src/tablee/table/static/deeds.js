/** House-keeping: putting tables away, leaving and deleting them. What cannot be undone needs a second click. */

import { post } from "./api.js";
import { say } from "./words.js";

/** @import { ShowError } from "./types.js" */

const PATIENCE = 4000; // milliseconds for the second click
/** @type {Record<string, [path: string, body: Record<string, unknown>]>} */
const DEEDS = {
  "put-away": ["archive", { away: true }],
  "take-back": ["archive", { away: false }],
  leave: ["leave", {}],
  delete: ["delete", {}],
};
const FINAL = ["leave", "delete"];

/**
 * Connect a button that keeps house.
 * @param {HTMLElement} button
 * @param {() => string} table
 * @param {() => void} done
 * @param {ShowError} refused
 */
export function offerDeed(button, table, done, refused) {
  const words = button.textContent;
  const deed = button.dataset.deed ?? "";
  button.addEventListener("click", () => {
    if (FINAL.includes(deed) && !button.classList.contains("sure")) {
      button.classList.add("sure");
      button.textContent = say("sure", { text: words });
      setTimeout(() => {
        button.classList.remove("sure");
        button.textContent = words;
      }, PATIENCE);
      return;
    }
    const [path, body] = DEEDS[deed];
    post(`/api/t/${table()}/${path}`, body).then(done, refused);
  });
}
