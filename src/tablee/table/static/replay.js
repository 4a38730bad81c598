/** Opening a recorded game. */

import { post, Refusal } from "./api.js";
import { find } from "./dom.js";
import { say } from "./words.js";

const form = /** @type {HTMLFormElement} */ (find("#replay"));
const text = /** @type {HTMLTextAreaElement} */ (find("textarea", form));
const file = /** @type {HTMLInputElement} */ (find('input[type="file"]', form));
const notice = find(".notice", form);

/** @param {string} message */
function refuse(message) {
  notice.textContent = message;
  notice.hidden = false;
}

file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (chosen) text.value = await chosen.text();
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  notice.hidden = true;
  if (!text.value.trim()) return refuse(say("replay-empty"));
  try {
    const made = await post("/api/replay", { text: text.value });
    location.assign(`/t/${made.table}?ply=0`);
  } catch (error) {
    refuse(error instanceof Refusal ? error.message : String(error));
  }
});
