/** House rules in the lobby: a form made from the game's box, uploads, what differs, and what bots say about it. */

import { get, post, Refusal } from "./api.js";
import { find, html } from "./dom.js";
import { COLON, say } from "./words.js";

/** @import { House, HouseGroup, HouseShown, HouseValue, NewTable } from "./types_lobby.js" */

const PAUSE = 350; // milliseconds after the last key before the server checks the values
const POLL = 2000; // milliseconds between two questions about the balance

/**
 * Return a value as the form shows it.
 * @param {HouseValue} value
 * @returns {string}
 */
function shown(value) {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([key, number]) => `${key} ${number}`)
    .join(", ");
}

/**
 * Return what somebody has typed as a value. What cannot be understood stays a text, which the server refuses.
 * @param {string} kind
 * @param {string} text
 * @returns {HouseValue}
 */
function understood(kind, text) {
  const words = text.split(",").map((word) => word.trim());
  const said = words.filter(Boolean);
  if (kind === "number") return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
  if (kind === "list") return said.every((word) => /^-?\d+$/.test(word)) ? said.map(Number) : text;
  if (kind !== "table") return text;
  const pairs = said.map((word) => /^(\w+) +(\d+)$/.exec(word));
  return pairs.every((pair) => pair) ? Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])])) : text;
}

/** The house rules in the sheet of one game. */
export class HouseRules {
  /**
   * @param {HTMLDetailsElement} details
   * @param {string} game
   * @param {() => NewTable} table returns what else is chosen
   */
  constructor(details, game, table) {
    this.details = details;
    this.sheet = /** @type {HTMLElement} */ (details.closest("form")); // its foot has what must always be in sight
    this.game = game;
    this.table = table;
    /** @type {HouseGroup[]} */
    this.groups = [];
    /** @type {HouseShown|null} what the server has accepted */
    this.accepted = null;
    this.timer = 0;
    this.asked = ""; // the house rules, seats and options that the bots are asked about
    details.addEventListener("toggle", () => void this.load());
    this.part("name").addEventListener("input", () => this.later());
    this.part("file").addEventListener("change", () => void this.upload());
    details.querySelector('[data-house="box"]')?.addEventListener("change", () => void this.choose());
  }

  /**
   * @template {HTMLElement} [T=HTMLInputElement]
   * @param {string} name
   * @returns {T}
   */
  part(name) {
    return find(`[data-house="${name}"]`, this.sheet);
  }

  /** Fill the form when it is first opened. */
  async load() {
    if (this.groups.length || !this.details.open) return;
    /** @type {{groups: HouseGroup[]}} */
    const { groups } = await get(`/api/house/${this.game}`);
    if (this.groups.length) return;
    this.groups = groups;
    this.part("fields").replaceChildren(...groups.map((group) => this.group(group)));
  }

  /**
   * Make the fields for values with the same meaning. Several are folded.
   * @param {HouseGroup} group
   * @returns {HTMLElement}
   */
  group(group) {
    const several = group.fields.length > 1;
    const rows = group.fields.map(({ key, item, printed }) => {
      const label = html("span", {}, several ? item : group.label);
      return html("label", { class: "option" }, label, this.field(group, key, printed));
    });
    if (!several) return rows[0];
    return html("details", { class: "house-group" }, html("summary", {}, group.label), ...rows);
  }

  /**
   * @param {HouseGroup} group
   * @param {string} key
   * @param {HouseValue} printed
   * @returns {HTMLElement}
   */
  field(group, key, printed) {
    const marks = { "data-key": key, "data-kind": group.kind, "data-printed": shown(printed) };
    const on = { input: () => this.later() };
    if (group.kind === "word") {
      const words = group.words.map((word) => html("option", { selected: word === printed }, word));
      return html("select", { ...marks, on }, ...words);
    }
    const help = group.kind === "list" ? say("house-list-more") : group.keys.join(", ") || null;
    const own = { type: "text", title: help, inputmode: group.kind === "number" && "numeric", autocomplete: "off" };
    const range = group.kind === "number" && html("small", { class: "muted" }, `${group.low}–${group.high}`);
    return html(
      "span",
      { class: "house-field" },
      html("input", { ...marks, ...own, value: shown(printed), on }),
      range,
    );
  }

  /** @returns {NodeListOf<HTMLInputElement>} */
  get inputs() {
    return this.details.querySelectorAll("[data-key]");
  }

  /** @returns {House} what the form says */
  said() {
    /** @type {Record<string, HouseValue>} */
    const changes = {};
    for (const input of this.inputs) {
      const { key = "", kind = "", printed = "" } = input.dataset;
      const changed = input.value.trim() !== "" && input.value.trim() !== printed;
      if (changed) changes[key] = understood(kind, input.value);
      input.classList.toggle("changed", changed);
    }
    return { name: this.part("name").value.trim(), changes };
  }

  /** @returns {House|undefined} the house rules for a new table; undefined if everything is as printed */
  chosen() {
    const said = this.said();
    return Object.keys(said.changes).length ? said : undefined;
  }

  /** Check the form once nobody has typed for a moment. */
  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask("/api/house/check", { game: this.game, house: this.said() }), PAUSE);
  }

  /** Take over the house rules in a file. */
  async upload() {
    const input = this.part("file");
    const file = input.files?.[0];
    if (!file) return;
    await this.load();
    const read = await this.ask("/api/house/read", { game: this.game, text: await file.text() });
    input.value = "";
    if (read) this.fill(read);
  }

  /** Take over the house rules that this server offers. */
  async choose() {
    await this.load();
    /** @type {House} */
    const house = JSON.parse(this.part("box").value || '{"name": "", "changes": {}}');
    this.fill(house);
    await this.ask("/api/house/check", { game: this.game, house: this.said() });
  }

  /**
   * Put house rules into the form.
   * @param {House} house
   */
  fill(house) {
    for (const input of this.inputs) {
      const own = house.changes[input.dataset.key ?? ""];
      input.value = own === undefined ? (input.dataset.printed ?? "") : shown(own);
    }
    if (house.name) this.part("name").value = house.name;
    this.said();
  }

  /**
   * Let the server check house rules, and show what it says.
   * @param {string} path
   * @param {unknown} body
   * @returns {Promise<HouseShown|null>}
   */
  async ask(path, body) {
    const problem = this.part("problem");
    try {
      this.accepted = await post(path, body);
      problem.hidden = true;
    } catch (error) {
      this.accepted = null;
      problem.textContent = error instanceof Refusal ? error.message : String(error);
      problem.hidden = false;
    }
    this.show();
    this.measure();
    return this.accepted;
  }

  /** Show what differs from the printed box. */
  show() {
    const found = this.accepted?.differences ?? [];
    const summary = this.part("summary");
    summary.textContent = found.length ? (this.accepted?.name ?? "") : (summary.dataset.usual ?? "");
    summary.classList.toggle("tag", found.length > 0);
    this.part("told").hidden = !this.accepted;
    const rows = found.map(({ label, item, printed, own }) => {
      const was = html("span", { class: "muted" }, ` (${say("house-was", { printed })})`);
      return html("li", {}, `${label}${item ? ` (${item})` : ""}${COLON}`, html("strong", {}, own), was);
    });
    this.part("differences").replaceChildren(...(rows.length ? rows : [html("li", {}, say("house-as-printed"))]));
  }

  /** Ask what bots say about the house rules, until they have finished. */
  measure() {
    const line = this.part("balance");
    const found = this.accepted?.differences.length ? this.accepted : null;
    const { seats, options } = this.table();
    const house = found && { name: found.name, changes: found.changes };
    const asked = JSON.stringify({ game: this.game, house, seats: seats.length, options });
    if (asked === this.asked) return;
    this.asked = asked;
    line.hidden = true;
    if (house) void this.poll(asked);
  }

  /** @param {string} asked */
  async poll(asked) {
    const line = this.part("balance");
    while (asked === this.asked && this.details.isConnected) {
      try {
        /** @type {{said: string, done: boolean}} */
        const label = await post("/api/house/balance", JSON.parse(asked));
        if (asked !== this.asked) return;
        line.textContent = `${say("house-balance")}${COLON}${label.said}`;
        line.hidden = false;
        line.setAttribute("aria-busy", String(!label.done)); // a screen reader waits for the last word
        if (label.done) return;
      } catch {
        line.hidden = true; // the label is only an extra; the table can be opened without it
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
  }
}
