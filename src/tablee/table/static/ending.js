/** Shows the result of a game: scores, chart of the points, check of the dice, a picture to keep, and the rematch. */

import { get, post } from "./api.js";
import { chart } from "./chart.js";
import { canCheck, check } from "./dice.js";
import { badge, find, html, icon } from "./dom.js";
import { headline } from "./headline.js";
import { namedNodes, withNames } from "./names.js";
import { Triumph } from "./triumph.js";
import { say } from "./words.js";

/** @import { Picture } from "./picture.js" */
/** @import { Dice, Draw, Result, ShowError, View } from "./types.js" */
/** @import { Opened } from "./types_lobby.js" */

/** @type {HTMLDialogElement} */
const sheet = find("#result");
/** identifies the result that the sheet shows */
let shown = "";
/** @type {string|null} the id of the rematch's table, if somebody has opened one */
let rematch = null;
/** @type {(step: number) => void} shows a step on the board */
let goTo = () => {};

/**
 * Make a row of the score table.
 * @param {string} label
 * @param {(string|number|Node)[]} values
 * @param {string} [kind] the class of the row
 * @returns {HTMLElement}
 */
function scoreRow(label, values, kind) {
  const cells = values.map((value) => html("td", {}, value instanceof Node ? value : String(value)));
  return html("tr", { class: kind }, html("th", { scope: "row" }, label), ...cells);
}

/**
 * @param {View} view
 * @param {Result} result
 * @returns {HTMLElement}
 */
function scoreTable(view, result) {
  const several = result.sources.length > 1;
  const corner = several ? html("th", { scope: "col" }, say("source")) : html("td", {});
  const names = view.seats.map(({ seat, name }) =>
    html("th", { scope: "col" }, html("span", { class: "who" }, badge(seat), html("span", { class: "name" }, name))),
  );
  const places = result.ranks.map((place) => html("span", { class: `place p${place}` }, String(place)));
  return html(
    "table",
    {},
    html("thead", {}, html("tr", {}, corner, ...names)),
    several && html("tbody", {}, ...result.sources.map(({ label, values }) => scoreRow(label, values))),
    html(
      "tfoot",
      {},
      scoreRow(say("total"), result.scores, "total"),
      ...result.tie_breaks.map(({ label, values }) => scoreRow(label, values, "tie")),
      places.length > 0 && scoreRow(say("rank"), places),
    ),
  );
}

/**
 * Check the dice in this browser and show the result of the check.
 * @param {View} view
 */
async function checkDice(view) {
  const part = find("#dice");
  const verdict = find(".verdict", part);
  const list = find("dl", part);
  part.hidden = !view.secret;
  if (!view.secret) return;
  const fact = (/** @type {string} */ name, /** @type {string} */ value) => [
    html("dt", {}, name),
    html("dd", {}, html("code", {}, value)),
  ];
  list.replaceChildren(...fact(say("dice-commitment"), view.commitment), ...fact(say("dice-secret"), view.secret));
  verdict.className = "verdict";
  if (!canCheck()) {
    verdict.textContent = say("dice-hidden");
    return;
  }
  verdict.textContent = say("dice-checking");
  try {
    /** @type {Dice} */
    const dice = await get(`/api/t/${view.table}/dice`);
    const found = await check({ ...dice, commitment: view.commitment });
    const good = found.secret && !found.wrong.length;
    verdict.classList.add(good ? "good" : "bad");
    const words = say(good ? "dice-verified" : "dice-failed", { number: dice.draws.length });
    verdict.replaceChildren(icon(good ? "check" : "close"), words);
    const drawn = (/** @type {Draw} */ { said, text }) =>
      html("li", {}, ...namedNodes(said), " ", html("code", {}, text));
    list.append(html("dt", {}, say("dice-draws")), html("dd", {}, html("ol", {}, ...dice.draws.map(drawn))));
  } catch (error) {
    verdict.textContent = error instanceof Error ? error.message : String(error);
  }
}

/**
 * Show why the game has ended, unless the headline says it all.
 * @param {View} view the end of the game
 * @param {Result} result
 */
function explain(view, result) {
  const why = find("#result-why");
  why.replaceChildren(...namedNodes(view.prompt));
  why.hidden = [headline(view, result), headline(view, result, true)].includes(withNames(view.prompt));
}

/**
 * Show a step on the board instead of the result.
 * @param {number} step
 */
function leaveFor(step) {
  sheet.close();
  goTo(step);
  find("#board").focus();
}

/**
 * Fill the result sheet.
 * @param {View} view
 * @param {boolean} open whether to open the sheet too, because the game has just ended
 */
export function showResult(view, open) {
  const { result } = view;
  find("#open-result").hidden = !result;
  if (!result) return;
  if (view.rematch && view.rematch !== rematch) {
    rematch = view.rematch;
    find("#rematch span").textContent = say("rematch-join");
  }
  const key = `${view.table} ${view.last_step}`;
  if (key !== shown) {
    shown = key;
    find("#result-title").textContent = headline(view, result);
    find("#scores").replaceChildren(scoreTable(view, result));
    find("#proposal").textContent = result.proposal;
    find("#proposal").hidden = !result.proposal;
    const timeline = find("#timeline");
    timeline.hidden = result.timeline.length < 2;
    const title = find("figcaption", timeline).textContent ?? "";
    timeline.querySelector("div")?.remove();
    if (!timeline.hidden) timeline.append(chart(result, { title, seats: view.seats, go: leaveFor }));
    void checkDice(view);
  }
  if (view.step === view.last_step) explain(view, result);
  if (open && !sheet.open) sheet.showModal();
}

/**
 * Tell whether pictures are shared by the system: on devices with a touchscreen that can share files.
 * @returns {boolean}
 */
function shares() {
  const file = new File([""], "picture.png", { type: "image/png" });
  return matchMedia("(pointer: coarse)").matches && Boolean(navigator.canShare?.({ files: [file] }));
}

/** @type {Triumph|null} */
let triumph = null;

/**
 * Celebrate the winner of a game that has just ended, then show the result.
 * @param {View} view
 * @param {Picture} picture
 */
export async function celebrate(view, picture) {
  triumph ??= new Triumph(picture);
  await triumph.show(view);
  showResult(view, true);
}

/**
 * Save or share a picture of the final board with the result.
 * @param {() => Promise<View|null>} last returns the view of the last step
 * @param {ShowError} refused
 */
function offerPicture(last, refused) {
  /** @type {HTMLButtonElement} */
  const button = find("#result-picture");
  find("span", button).textContent = say(shares() ? "picture-share" : "picture-save");
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      /** @type {[typeof import("./keepsake.js"), View|null]} */
      const [{ keepsake, share }, view] = await Promise.all([import(document.body.dataset.keepsake ?? ""), last()]);
      if (view?.result) await share(await keepsake(view, headline(view, view.result, true)), view, shares());
    } catch (error) {
      refused(error);
    }
    button.disabled = false;
  });
}

/**
 * Connect the buttons of the result sheet.
 * @param {{table: string, refused: ShowError, share: () => void, go: (step: number) => void,
 *   last: () => Promise<View|null>}} hooks `go` shows a step, and `last` returns the view of the last one
 */
export function offerEnding({ table, refused, share, go, last }) {
  goTo = go;
  offerPicture(last, refused);
  find("#open-result").addEventListener("click", () => sheet.showModal());
  find("#result-share").addEventListener("click", () => {
    sheet.close();
    share();
  });
  find("#rematch").addEventListener("click", async () => {
    if (rematch) return location.assign(`/t/${rematch}`);
    try {
      /** @type {Opened} */
      const opened = await post(`/api/t/${table}/rematch`, {});
      location.assign(`/t/${opened.table}`);
    } catch (error) {
      refused(error);
    }
  });
}
