/** The end of a game: scores by source, the course of the points, the dice checked, what next. */

import { get, post } from "./api.js";
import { chart } from "./chart.js";
import { canCheck, check } from "./dice.js";
import { badge, find, html, icon } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */

const sheet = /** @type {HTMLDialogElement} */ (find("#result"));
let shown = "";
/** @type {string|null} a table somebody has already set for playing again */
let next = null;

/** @param {View} view */
function headline(view) {
  const first = view.seats.filter((seat) => view.result?.ranks[seat.seat] === 1);
  if (first.length === 1 && first[0].is_you && view.you.length === 1) return say("you-won");
  return say(first.length > 1 ? "winners" : "winner", { name: first.map((seat) => seat.name).join(", ") });
}

/** @param {View} view @param {import("./types.js").Result} result */
function scoreTable(view, result) {
  const cell = (/** @type {(string|number)[]} */ values, /** @type {"td"|"th"} */ tag = "td") => values.map((value) => html(tag, {}, String(value)));
  return html(
    "table",
    {},
    html("thead", {}, html("tr", {}, result.sources.length > 1 ? html("th", { scope: "col" }, say("source")) : html("td", {}), ...view.seats.map((seat) => html("th", { scope: "col" }, html("span", { class: "who" }, badge(seat.seat), html("span", { class: "name" }, seat.name)))))),
    result.sources.length > 1 && html("tbody", {}, ...result.sources.map((source) => html("tr", {}, html("th", { scope: "row" }, source.label), ...cell(source.values)))),
    html(
      "tfoot",
      {},
      html("tr", { class: "total" }, html("th", { scope: "row" }, say("total")), ...cell(result.scores)),
      ...result.tie_breaks.map((row) => html("tr", { class: "tie" }, html("th", { scope: "row" }, row.label), ...cell(row.values))),
      html("tr", {}, html("th", { scope: "row" }, say("rank")), ...result.ranks.map((place) => html("td", {}, html("span", { class: `place p${place}` }, String(place))))),
    ),
  );
}

/** @param {View} view */
async function checkDice(view) {
  const part = find("#dice");
  const verdict = find(".verdict", part);
  const list = find("dl", part);
  part.hidden = !view.secret;
  if (!view.secret) return;
  const fact = (/** @type {string} */ name, /** @type {string} */ value) => [html("dt", {}, name), html("dd", {}, html("code", {}, value))];
  list.replaceChildren(...fact(say("dice-commitment"), view.commitment), ...fact(say("dice-secret"), view.secret));
  verdict.className = "verdict";
  if (!canCheck()) {
    verdict.textContent = say("dice-hidden");
    return;
  }
  verdict.textContent = say("dice-checking");
  try {
    const dice = await get(`/api/t/${view.table}/dice`);
    const found = await check({ ...dice, commitment: view.commitment });
    const good = found.secret && !found.wrong.length;
    verdict.classList.add(good ? "good" : "bad");
    verdict.replaceChildren(icon(good ? "check" : "close"), say(good ? "dice-verified" : "dice-failed", { number: found.draws }));
    list.append(...fact(say("dice-draws"), dice.draws.map((/** @type {import("./dice.js").Draw} */ draw) => draw.text ?? `${draw.ply}: ${draw.index}`).join("\n")));
  } catch (error) {
    verdict.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** Put the result into its sheet; open it when the game has just ended. @param {View} view @param {boolean} open */
export function showResult(view, open) {
  find("#open-result").hidden = !view.result;
  if (!view.result) return;
  if (view.rematch && view.rematch !== next) {
    next = view.rematch;
    find("#rematch span").textContent = say("rematch-join");
  }
  const key = `${view.table} ${view.last_ply}`;
  if (key !== shown) {
    shown = key;
    find("#result-title").textContent = headline(view);
    find("#scores").replaceChildren(scoreTable(view, view.result));
    const timeline = find("#timeline");
    timeline.hidden = view.result.timeline.length < 2;
    timeline.querySelector("svg")?.remove();
    if (!timeline.hidden) timeline.append(chart(view.result.timeline, find("figcaption", timeline).textContent ?? ""));
    void checkDice(view);
  }
  if (open && !sheet.open) sheet.showModal();
}

/** @param {{table: string, refused: (error: unknown) => void, share: () => void}} hooks */
export function offerEnding({ table, refused, share }) {
  find("#open-result").addEventListener("click", () => sheet.showModal());
  find("#result-share").addEventListener("click", () => { sheet.close(); share(); });
  find("#rematch").addEventListener("click", async () => {
    if (next) return location.assign(`/t/${next}`);
    try {
      const made = await post(`/api/t/${table}/rematch`, {});
      if (made.links) sessionStorage.setItem(`tablee.links.${made.table}`, JSON.stringify({ links: made.links, watch: made.watch ?? "" }));
      location.assign(`/t/${made.table}`);
    } catch (error) {
      refused(error);
    }
  });
}
