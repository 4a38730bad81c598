/** The page of a game's lessons, and the buttons elsewhere that open a lesson: they carry its id in `data-lesson`. */

import { post, Refusal } from "./api.js";
import { learnt } from "./learnt.js";

/** @import { Opened } from "./types_lobby.js" */

const NAME = "tablee.name";

/**
 * Open the table of a lesson and go there.
 * @param {HTMLElement} button
 */
async function open(button) {
  const { game, lesson } = button.dataset;
  button.setAttribute("aria-busy", "true");
  try {
    const name = localStorage.getItem(NAME) ?? "";
    /** @type {Opened} */
    const { table } = await post("/api/lessons", { game, lesson, name });
    location.assign(`/t/${table}`);
  } catch (error) {
    const notice = document.querySelector(".learn-notice");
    if (notice instanceof HTMLElement) {
      notice.textContent = error instanceof Refusal ? error.message : String(error);
      notice.hidden = false;
    }
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** Mark the lessons that were solved, and say how many. */
function showSolved() {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".lesson [data-lesson]"));
  for (const button of buttons) {
    const solved = learnt(button.dataset.game ?? "").has(button.dataset.lesson ?? "");
    const mark = button.querySelector(".solved");
    if (mark instanceof HTMLElement) mark.hidden = !solved;
  }
  const counter = document.querySelector(".solved-count");
  if (!(counter instanceof HTMLElement)) return;
  const tasks = [...document.querySelectorAll(".chapter .lesson")];
  const solved = tasks.filter((task) => task.querySelector(".solved:not([hidden])")).length;
  counter.textContent = (counter.dataset.words ?? "")
    .replace("{number}", String(solved))
    .replace("{total}", String(tasks.length));
}

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]"))) {
  button.addEventListener("click", () => void open(button));
}
showSolved();
addEventListener("pageshow", showSolved);
