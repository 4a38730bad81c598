/** The page on which people upload the record of a game. */

import { post, Refusal } from "./api.js";
import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { Opened } from "./types_lobby.js" */

const form = find("#replay");
/** @type {HTMLTextAreaElement} */
const text = find("textarea", form);
/** @type {HTMLInputElement} */
const file = find('input[type="file"]', form);
const notice = find(".notice", form);

/** @param {string} message */
function showError(message) {
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
  if (!text.value.trim()) return showError(say("replay-empty"));
  try {
    /** @type {Opened} */
    const opened = await post("/api/replay", { text: text.value });
    location.assign(`/t/${opened.table}?step=0`);
  } catch (error) {
    showError(error instanceof Refusal ? error.message : String(error));
  }
});
