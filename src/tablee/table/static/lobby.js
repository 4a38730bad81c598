/** The lobby: people open the sheet (dialog) of a game, choose who plays, and start the game. */

import { post, Refusal } from "./api.js";
import { HouseRules } from "./house.js";
import { colourBadges, find } from "./dom.js";
import { keepLinks } from "./links.js";
import { keepName, myName } from "./me.js";
import { say } from "./words.js";

/** @import { NewLinks, NewTable } from "./types_lobby.js" */

const BOARDS = 900; // milliseconds after which the boards of the games are loaded
/** @type {Record<string, string>} */
const OTHERS = { bots: "bot", friends: "friend", screen: "screen" }; // preset -> who gets the other seats

/**
 * Return the form fields of a seat.
 * @param {ParentNode} row
 * @returns {{kind: HTMLSelectElement, name: HTMLInputElement, level: HTMLSelectElement}}
 */
const fieldsOf = (row) => ({
  kind: find('[name="kind"]', row),
  name: find('[name="name"]', row),
  level: find('[name="level"]', row),
});

/** @type {Map<HTMLElement, HouseRules>} the house rules in the sheet of each game */
const houses = new Map();

/**
 * Suggest a name for every seat for which nobody has typed one.
 * @param {HTMLElement} list
 */
function nameSeats(list) {
  const rows = [...list.children];
  const bots = say("bot-names").split(/,\s*/);
  rows.forEach((row, seat) => {
    const { kind, name } = fieldsOf(row);
    let suggested = say("player-number", { number: seat + 1 });
    if (kind.value === "bot") suggested = bots.shift() ?? `Bot ${seat + 1}`;
    if (kind.value === "me") suggested = myName() || suggested;
    if (name.value === name.defaultValue) name.value = suggested;
    name.defaultValue = suggested;
    find(".level", row).hidden = kind.value !== "bot";
  });
}

/**
 * Make a row for every seat, according to the chosen preset.
 * @param {HTMLDialogElement} sheet
 */
function fillSeats(sheet) {
  /** @type {HTMLFormElement} */
  const form = find("form", sheet);
  const data = new FormData(form);
  const others = OTHERS[String(data.get("preset"))] ?? "bot";
  const list = find(".seat-rows", sheet);
  /** @type {HTMLTemplateElement} */
  const template = find("#seat-row");
  list.replaceChildren();
  for (let seat = 0; seat < Number(data.get("count")); seat++) {
    const row = find("li", /** @type {DocumentFragment} */ (template.content.cloneNode(true)));
    find("use", row).setAttribute("href", `#seat-${seat}`);
    const { kind } = fieldsOf(row);
    kind.value = seat === 0 ? "me" : others;
    kind.addEventListener("change", () => nameSeats(list));
    list.append(row);
  }
  nameSeats(list);
}

/**
 * Read the form.
 * @param {HTMLDialogElement} sheet
 * @returns {NewTable}
 */
function chosen(sheet) {
  const seats = [...sheet.querySelectorAll(".seat-row")].map(fieldsOf).map((fields) => {
    const [kind, name] = [fields.kind.value, fields.name.value.trim()];
    if (kind === "me" && name && name !== fields.name.defaultValue) keepName(name);
    return kind === "bot" ? { kind, name, level: Number(fields.level.value) } : { kind, name };
  });
  /** @type {Record<string, string|number>} */
  const options = {};
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (sheet.querySelectorAll("[data-option]"))) {
    options[select.dataset.option ?? ""] = /^-?\d+$/.test(select.value) ? Number(select.value) : select.value;
  }
  const house = houses.get(sheet)?.chosen();
  /** @type {HTMLInputElement} */
  const hints = find('[name="hints"]', sheet);
  /** @type {HTMLInputElement} */
  const forReal = find('[name="for_real"]', sheet);
  /** @type {HTMLInputElement} */
  const chat = find('[name="chat"]', sheet);
  /** @type {HTMLSelectElement} */
  const pace = find('[name="pace"]', sheet);
  const [speed, clock] = pace.value.split("/");
  const made = {
    ...(speed ? { pace: speed, clock } : {}),
    chat: chat.checked,
    game: sheet.dataset.game ?? "",
    options,
    seats,
    hints: hints.checked,
    for_real: forReal.checked,
    ...(house ? { house } : {}),
    wait: true,
  };
  /** @type {HTMLSelectElement|null} */
  const hold = sheet.querySelector('[name="hold"]');
  return hold ? { ...made, hold: Number(hold.value) } : made;
}

/**
 * Open the table and go there.
 * @param {HTMLDialogElement} sheet
 */
async function start(sheet) {
  /** @type {HTMLButtonElement} */
  const button = find('button[type="submit"]', sheet);
  const notice = find(".notice", sheet);
  button.disabled = true;
  notice.hidden = true;
  try {
    /** @type {NewLinks} */
    const { table, links, ids, watch } = await post("/api/tables", chosen(sheet));
    keepLinks(table, { links: Object.fromEntries(Object.keys(ids).map((seat) => [ids[seat], links[seat]])), watch });
    location.assign(`/t/${table}`);
  } catch (error) {
    notice.textContent = error instanceof Refusal ? error.message : String(error);
    notice.hidden = false;
    button.disabled = false;
  }
}

for (const opener of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-open]"))) {
  /** @type {HTMLDialogElement} */
  const sheet = find(`#${opener.dataset.open}`);
  colourBadges(sheet);
  const open = () => {
    fillSeats(sheet);
    sheet.showModal();
    find('button[type="submit"]', sheet).focus({ preventScroll: true });
  };
  opener.addEventListener("click", open);
  if (location.hash === `#${sheet.id}` && !sheet.open) {
    history.replaceState(null, "", "/"); // it is opened once, not whenever one comes back
    open();
  }
  for (const choice of sheet.querySelectorAll('[name="preset"], [name="count"]')) {
    choice.addEventListener("change", () => fillSeats(sheet));
  }
  const details = /** @type {HTMLDetailsElement|null} */ (sheet.querySelector("details.house"));
  if (details) {
    const house = new HouseRules(details, sheet.dataset.game ?? "", () => chosen(sheet));
    houses.set(sheet, house);
    sheet.addEventListener("change", () => house.measure());
  }
  find("form", sheet).addEventListener("submit", (event) => {
    event.preventDefault();
    void start(sheet);
  });
}

// If the user goes back, the browser may restore this page with the start button still disabled.
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll('button[type="submit"]')) button.removeAttribute("disabled");
});

// The boards come when the page is at rest, unless the user wants to save data or the network is slow.
/** @type {{saveData?: boolean, effectiveType?: string}} */
const { saveData = false, effectiveType = "4g" } = Reflect.get(navigator, "connection") ?? {};
const showBoards = () => void import(document.body.dataset.boards ?? "");
if (!saveData && effectiveType === "4g") addEventListener("load", () => setTimeout(showBoards, BOARDS));
