/** Shows the rules beside the board, scrolled to the chapter about the phase, or to the paragraph of a rule. */

import { find, html } from "./dom.js";
import { say } from "./words.js";

const HELD = 550; // milliseconds after which a touch counts as a long press
const SLACK = 10; // pixels; a finger that moves further scrolls or drags
const drawer = find("#rules");
const content = find(".content", drawer);
const table = document.body.dataset.table ?? "";
let loaded = false;

/** Load the rules of this table from their own page. Their ids get a prefix, so that they stay unique on this page. */
async function load() {
  const response = await fetch(`/t/${table}/rules`, { credentials: "same-origin" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const text = page.querySelector("#rules-text");
  if (!response.ok || !text) throw new Error(`${response.status}`);
  for (const part of text.querySelectorAll("[id]")) part.id = `rules-${part.id}`;
  for (const link of text.querySelectorAll('a[href^="#"]')) {
    link.setAttribute("href", `#rules-${link.getAttribute("href")?.slice(1)}`);
  }
  content.replaceChildren(document.importNode(text, true));
  loaded = true;
}

/** @param {boolean} open */
function setOpen(open) {
  drawer.hidden = !open;
  document.body.classList.toggle("reading", open);
  dispatchEvent(new Event("resize")); // the board has more or less room now
}

/** Open the rules, and load them the first time. */
async function show() {
  if (drawer.hidden) setOpen(true);
  for (const told of content.querySelectorAll(".told")) told.classList.remove("told");
  if (loaded) return;
  content.setAttribute("aria-busy", "true");
  try {
    await load();
  } catch (error) {
    content.replaceChildren(html("p", { class: "notice bad" }, String(error)));
  }
  content.removeAttribute("aria-busy");
}

/**
 * Scroll the rules to a part of them, or to their beginning.
 * @param {Element|null|undefined} part
 */
function scrollTo(part) {
  const below = part ? part.getBoundingClientRect().top - content.getBoundingClientRect().top : -Infinity;
  content.scrollTop = Math.max(0, content.scrollTop + below - 8);
}

/**
 * Open the rules, or close them.
 * @param {string} phase
 * @returns {Promise<void>}
 */
export async function toggleRules(phase) {
  if (closeRules()) return find("#open-rules").focus();
  await show();
  for (const section of content.querySelectorAll("section")) {
    section.classList.toggle("now", Boolean(phase) && (section.dataset.phases ?? "").split(" ").includes(phase));
  }
  scrollTo(content.querySelector("section.now"));
  find("#close-rules").focus({ preventScroll: true });
}

/**
 * Close the rules.
 * @returns {boolean} whether they were open
 */
export function closeRules() {
  if (drawer.hidden) return false;
  setOpen(false);
  return true;
}

// --- paragraphs of rules -----------------------------------------------------------------------------------------

/**
 * Return the paragraph that explains most of these rules; of several such paragraphs, the one that explains the first.
 * @param {string[]} ids
 * @returns {HTMLElement|null}
 */
function paragraphOf(ids) {
  let best = null;
  let most = 0;
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (content.querySelectorAll("[data-rules]"))) {
    const here = (part.dataset.rules ?? "").split(" ");
    const found = ids.filter((id) => here.includes(id));
    const worth = found.length ? found.length + (ids.length - ids.indexOf(found[0])) / (ids.length + 1) : 0;
    if (worth > most) [best, most] = [part, worth];
  }
  return best;
}

/**
 * Open the rules at the paragraph that explains these rules.
 * @param {string[]} ids
 * @returns {Promise<void>}
 */
export async function openRuleAt(ids) {
  await show();
  const part = paragraphOf(ids);
  scrollTo(part);
  if (!part) return find("#close-rules").focus({ preventScroll: true });
  part.classList.add("told");
  part.tabIndex = -1; // so that it can get the focus, and a screen reader reads it
  part.focus({ preventScroll: true });
}

/**
 * Return a button that opens the rules at the paragraph of some rules, or null if there are none.
 * @param {string[]} ids
 * @returns {HTMLElement|null}
 */
export function ruleLink(ids) {
  if (!ids.length) return null;
  return html(
    "button",
    { type: "button", class: "link", on: { click: () => void openRuleAt(ids) } },
    say("read-rule"),
  );
}

/**
 * Open the rule of a drawn thing by a right click, by the menu key, or by a long press.
 * @param {HTMLElement} board
 */
export function offerRules(board) {
  let timer = 0;
  let pressed = false; // whether a long press has opened a rule; the click that ends it must not choose anything
  /** @type {[number, number]} */
  let start = [0, 0];
  const rulesAt = (/** @type {Event} */ event) => {
    const drawn = /** @type {Element} */ (event.target).closest("[data-rules]");
    return drawn?.getAttribute("data-rules")?.split(" ") ?? [];
  };
  board.addEventListener("contextmenu", (event) => {
    const ids = rulesAt(event);
    if (!ids.length) return;
    event.preventDefault();
    clearTimeout(timer);
    void openRuleAt(ids);
  });
  board.addEventListener("pointerdown", (event) => {
    pressed = false;
    const ids = rulesAt(event);
    if (event.pointerType !== "touch" || !ids.length) return;
    start = [event.clientX, event.clientY];
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pressed = true;
      void openRuleAt(ids);
    }, HELD);
  });
  board.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(timer));
  const onClick = (/** @type {Event} */ event) => {
    if (pressed) event.stopPropagation();
    pressed = false;
  };
  board.addEventListener("click", onClick, { capture: true });
}
