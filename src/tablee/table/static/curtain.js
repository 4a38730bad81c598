/** The curtain covers the table while players of a game with hidden information hand a shared screen to each other. */

import { find, setBadge } from "./dom.js";
import { say } from "./words.js";

/** @import { SeatView, View } from "./types.js" */

/** @type {HTMLDialogElement} */
const curtain = find("#curtain");
/** whether the table must stay covered */
let covers = false;

// Only the button opens the curtain. A browser does not let a page refuse every attempt to close a dialog.
curtain.addEventListener("cancel", (event) => event.preventDefault());
curtain.addEventListener("close", () => {
  if (covers) curtain.showModal();
});

/**
 * Return the player who must get the screen before a view may be shown.
 * @param {View} view
 * @param {number|null} seat the seat of the player who has the screen
 * @returns {SeatView|null} null if the screen need not change hands
 */
export function nextPerson(view, seat) {
  if (!view.hides || view.you.length < 2 || view.over) return null;
  const next = view.seats.find((other) => other.seat === view.to_act && other.is_you);
  return next && next.seat !== seat ? next : null;
}

/**
 * Close the curtain until the next player presses the button.
 * @param {SeatView} next
 * @param {() => void} ready
 */
export function closeCurtain(next, ready) {
  setBadge(find(".badge", curtain), next.seat);
  find("h2", curtain).textContent = say("curtain-title", { name: next.name });
  const button = find("button", curtain);
  button.textContent = say("curtain-ready", { name: next.name });
  button.onclick = () => {
    covers = false;
    curtain.close();
    ready();
  };
  covers = true;
  if (!curtain.open) curtain.showModal();
}

/**
 * Offer to pass the screen on: whoever has acted first sees what came of it.
 * @param {SeatView|null} next null if the screen need not change hands
 * @param {() => void} [pass]
 */
export function offerPass(next, pass = () => undefined) {
  const button = find("#pass-on");
  button.hidden = !next;
  if (!next) return;
  button.textContent = say("curtain-pass", { name: next.name });
  button.onclick = pass;
}
