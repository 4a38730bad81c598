/** Undo: players can undo an action or their whole turn alone; for more, the other players must agree. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @import { Change, ShowError, UndoAction, View } from "./types.js" */

/**
 * Show what can be undone, and the open request if there is one.
 * @param {View} view
 */
export function showUndo(view) {
  const { undo, you } = view;
  const live = view.step === view.last_step && view.live;
  const playing = live && you.length > 0 && !view.over;
  find("#undo").hidden = !playing;
  find("#restart").hidden = !playing;
  find("#undo").toggleAttribute("disabled", !undo.step);
  find("#restart").toggleAttribute("disabled", !undo.turn);
  const ask = find("#ask");
  ask.textContent = say(undo.beyond === "free" ? "undo-beyond" : "undo-ask");
  ask.title = undo.beyond === "free" ? say("undo-beyond-more") : "";
  ask.hidden = !live || !undo.ask || undo.asked_by !== null || undo.step;
  showRequest(view, live);
}

/**
 * @param {View} view
 * @param {boolean} live whether the page shows the last step of a game that can be played
 */
function showRequest({ undo, you, seats }, live) {
  const request = find("#consent");
  request.hidden = !live || undo.asked_by === null;
  if (undo.asked_by === null) return;
  const waiting = you.includes(undo.asked_by) || you.every((seat) => undo.agreed.includes(seat));
  find(".row", request).hidden = waiting;
  const name = seats[undo.asked_by]?.name ?? "";
  find("p", request).textContent = say(waiting ? "undo-waiting" : "undo-asked", { name });
}

/**
 * Connect the buttons.
 * @param {{current: () => View|null, change: Change, refused: ShowError}} hooks
 */
export function offerUndo({ current, change, refused }) {
  let sending = false;
  const act = async (/** @type {UndoAction} */ what) => {
    const view = current();
    if (!view || sending) return;
    sending = true;
    const seat = view.seat >= 0 ? view.seat : view.you[0];
    try {
      await change("undo", { seat, what });
    } catch (error) {
      refused(error);
    } finally {
      sending = false;
    }
  };
  find("#undo").addEventListener("click", () => void act("step"));
  find("#restart").addEventListener("click", () => void act("turn"));
  find("#ask").addEventListener("click", () => void act("ask"));
  for (const what of /** @type {UndoAction[]} */ (["agree", "decline"])) {
    find(`[data-undo="${what}"]`).addEventListener("click", () => void act(what));
  }
}
