/** Shows the players, who of them is online, and their chances to win. */

import { awayMark } from "./away.js";
import { clockOf, runClocks } from "./clock.js";
import { badge, find, html, icon, unseen } from "./dom.js";
import { say } from "./words.js";

/** @import { SeatView, View } from "./types.js" */

/**
 * Make the mark that shows a bot, or whether a person is online. Seats of an uploaded game have no mark.
 * @param {SeatView} seat
 * @returns {HTMLElement|null}
 */
function presence(seat) {
  if (seat.kind === "record") return null;
  if (seat.kind === "bot") {
    const level = say("seat-level", { level: seat.level });
    return html("span", { class: "kind", title: level }, icon("bot"), unseen(level));
  }
  const words = say(!seat.joined ? "seat-waiting" : seat.online ? "seat-online" : "seat-offline");
  return html("span", { class: `dot ${seat.online ? "on" : "off"}`, title: words }, unseen(words));
}

/**
 * @param {SeatView} seat
 * @param {View} view
 * @returns {HTMLElement}
 */
function seatRow(seat, view) {
  const kind = `seat${seat.turn ? " turn" : ""}${seat.is_you ? " you" : ""}`;
  const remark = (/** @type {string} */ words) => html("small", {}, ` ${words}`);
  return html(
    "li",
    { class: kind, "data-seat": seat.seat, "aria-current": seat.turn ? "true" : null },
    badge(seat.seat),
    html(
      "span",
      { class: "name" },
      seat.name,
      seat.is_you && view.you.length === 1 && remark(say("you-mark")),
      !seat.joined && !view.over && remark(say("seat-waiting")),
    ),
    awayMark(seat, view),
    clockOf(view, seat.seat),
    presence(seat),
    html("span", { class: "points" }, html("strong", {}, String(seat.points)), unseen(` ${say("points-unit")}`)),
    seat.place !== null && html("span", { class: `place p${seat.place}` }, say("place", { number: seat.place })),
    seat.turn && unseen(say("turn-to-act")),
  );
}

/**
 * Show the players. All badges of the page get the colours that the game gives to its seats.
 * @param {View} view
 */
export function showSeats(view) {
  for (const { seat, colour, ink } of view.seats) {
    document.body.style.setProperty(`--badge${seat}`, `var(--${colour})`);
    document.body.style.setProperty(`--on-badge${seat}`, `var(--${ink})`);
  }
  find("#seats").replaceChildren(...view.seats.map((seat) => seatRow(seat, view)));
  runClocks(view);
}

/**
 * Update who is online, without drawing the rest again.
 * @param {number[]} online
 */
export function showPresence(online) {
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#seats .seat"))) {
    const dot = row.querySelector(".dot");
    if (!dot) continue;
    const here = online.includes(Number(row.dataset.seat));
    row.querySelector("[data-offline]")?.toggleAttribute("hidden", here);
    const words = say(here ? "seat-online" : "seat-offline");
    dot.className = `dot ${here ? "on" : "off"}`;
    dot.setAttribute("title", words);
    find(".unseen", dot).textContent = words;
  }
}

/**
 * Show a bar with every seat's chance to win, or hide it.
 * @param {View} view
 * @param {number[]|null} win
 */
export function showChances(view, win) {
  const bar = find("#chances");
  bar.hidden = !win;
  if (!win) return;
  const percent = win.map((chance) => Math.round(chance * 100));
  const words = percent.map((number, seat) => say("chance-of", { name: view.seats[seat]?.name ?? "", number }));
  bar.setAttribute("aria-label", words.join(", "));
  bar.replaceChildren(
    ...win.map((chance, seat) => {
      const label = chance >= 0.12 ? `${percent[seat]} %` : ""; // a smaller part has no room for a label
      const part = html("span", { class: `chance-part seat${seat}`, title: words[seat] }, label);
      part.style.flexGrow = String(Math.max(chance, 0.01));
      return part;
    }),
  );
}
