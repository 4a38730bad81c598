/** Taking back: one step, the turn, and further by consent. */

import { post } from "./api.js";
import { find } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */

/** @param {View} view */
export function showUndo(view) {
  const { undo } = view;
  const live = view.ply === view.last_ply && view.live !== false;
  const name = (/** @type {number} */ seat) => view.seats[seat]?.name ?? "";
  const open = undo.asked_by !== null && undo.asked_by !== undefined;
  const byMe = open && view.you.includes(/** @type {number} */ (undo.asked_by));
  find("#undo").hidden = !live || !view.you.length || view.over;
  find("#restart").hidden = !live || !view.you.length || view.over;
  find("#undo").toggleAttribute("disabled", !undo.step);
  find("#restart").toggleAttribute("disabled", !undo.turn);
  find("#ask").hidden = !live || !undo.ask || open || undo.step;
  const consent = find("#consent");
  const answered = view.you.every((seat) => undo.agreed.includes(seat));
  consent.hidden = !live || !open;
  find(".row", consent).hidden = byMe || answered || !view.you.length;
  find("p", consent).textContent = open ? say(byMe || answered ? "undo-waiting" : "undo-asked", { name: name(/** @type {number} */ (undo.asked_by)) }) : "";
}

/** @param {{table: string, current: () => View|null, show: (view: View) => void, refused: (error: unknown) => void}} hooks */
export function offerUndo({ table, current, show, refused }) {
  let sending = false;
  const act = async (/** @type {string} */ what) => {
    const view = current();
    if (!view || sending) return;
    sending = true;
    const seat = view.seat >= 0 ? view.seat : view.you[0];
    try {
      show(await post(`/api/t/${table}/undo?narrow=${innerWidth < 720 ? 1 : 0}`, { ply: view.last_ply, seat, what }));
    } catch (error) {
      refused(error);
    } finally {
      sending = false;
    }
  };
  find("#undo").addEventListener("click", () => void act("step"));
  find("#restart").addEventListener("click", () => void act("turn"));
  find("#ask").addEventListener("click", () => void act("ask"));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-undo]"))) {
    button.addEventListener("click", () => void act(button.dataset.undo ?? ""));
  }
}
