/** The lobby: open a game's sheet, say who sits where, start. */

import { post, Refusal } from "./api.js";
import { find } from "./dom.js";
import { say } from "./words.js";

const NAME = "tablee.name";

/** @param {HTMLElement} row @param {string} name @returns {any} */
const field = (row, name) => find(`[name="${name}"]`, row);

/** Name the seats by their kinds; a name somebody has written stays. "Me" is for those who play alone: nobody else is to read it. @param {HTMLElement} list */
function nameSeats(list) {
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  const bots = say("bot-names").split(/,\s*/);
  const alone = rows.every((row) => ["me", "bot"].includes(field(row, "kind").value));
  rows.forEach((row, seat) => {
    const [kind, name] = [field(row, "kind").value, field(row, "name")];
    let given = say("player-number", { number: seat + 1 });
    if (kind === "bot") given = bots.shift() ?? `Bot ${seat + 1}`;
    if (kind === "me") given = localStorage.getItem(NAME) || (alone ? say("my-name") : given);
    if (name.value === name.defaultValue) name.value = given;
    name.defaultValue = given;
    find(".level", row).hidden = kind !== "bot";
  });
}

/** @param {HTMLDialogElement} sheet */
function fillSeats(sheet) {
  const form = find("form", sheet);
  const data = new FormData(/** @type {HTMLFormElement} */ (form));
  const others = { bots: "bot", friends: "friend", screen: "screen" }[String(data.get("preset"))] ?? "bot";
  const list = find(".seat-rows", sheet);
  const template = /** @type {HTMLTemplateElement} */ (find("#seat-row"));
  list.replaceChildren();
  for (let seat = 0; seat < Number(data.get("count")); seat++) {
    const row = /** @type {HTMLElement} */ (find("li", /** @type {DocumentFragment} */ (template.content.cloneNode(true))));
    find("use", row).setAttribute("href", `#seat-${seat}`);
    field(row, "kind").value = seat === 0 ? "me" : others;
    field(row, "kind").addEventListener("change", () => nameSeats(list));
    list.append(row);
  }
  nameSeats(list);
}

/** @param {HTMLDialogElement} sheet */
function chosen(sheet) {
  const rows = /** @type {HTMLElement[]} */ ([...sheet.querySelectorAll(".seat-row")]);
  const seats = rows.map((row) => {
    const kind = field(row, "kind").value;
    const name = field(row, "name").value.trim();
    if (kind === "me" && name && name !== field(row, "name").defaultValue) localStorage.setItem(NAME, name);
    return kind === "bot" ? { kind, name, level: Number(field(row, "level").value) } : { kind, name };
  });
  /** @type {Record<string, string|number>} */
  const options = {};
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (sheet.querySelectorAll("[data-option]"))) {
    options[select.dataset.option ?? ""] = /^-?\d+$/.test(select.value) ? Number(select.value) : select.value;
  }
  const hints = /** @type {HTMLInputElement} */ (find('[name="hints"]', sheet)).checked;
  return { game: sheet.dataset.game, options, seats, hints };
}

/** @param {HTMLDialogElement} sheet */
async function start(sheet) {
  const button = /** @type {HTMLButtonElement} */ (find('button[type="submit"]', sheet));
  const notice = find(".notice", sheet);
  const wanted = chosen(sheet);
  button.disabled = true;
  notice.hidden = true;
  try {
    const made = await post("/api/tables", wanted);
    sessionStorage.setItem(`tablee.links.${made.table}`, JSON.stringify({ links: made.links ?? {}, watch: made.watch ?? "" }));
    location.assign(`/t/${made.table}`);
  } catch (error) {
    notice.textContent = error instanceof Refusal ? error.message : String(error);
    notice.hidden = false;
    button.disabled = false;
  }
}

for (const opener of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-open]"))) {
  const sheet = /** @type {HTMLDialogElement} */ (find(`#${opener.dataset.open}`));
  opener.addEventListener("click", () => {
    fillSeats(sheet);
    sheet.showModal();
    find('button[type="submit"]', sheet).focus({ preventScroll: true });
  });
  for (const choice of sheet.querySelectorAll('[name="preset"], [name="count"]')) {
    choice.addEventListener("change", () => fillSeats(sheet));
  }
  find("form", sheet).addEventListener("submit", (event) => {
    event.preventDefault();
    void start(sheet);
  });
}

// A page shown again by the back button has its buttons as they were left.
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll('button[type="submit"]')) button.removeAttribute("disabled");
});
