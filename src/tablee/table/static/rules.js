/** Shows the rules beside the board, scrolled to the chapter about the phase, or to the paragraph of a rule. */

import { closeOnBack } from "./back.js";
import { find, html } from "./dom.js";
import { say } from "./words.js";

const drawer = find("#rules");
const content = find(".content", drawer);
const table = document.body.dataset.table ?? "";
/** @type {Promise<void>|null} */
let loading = null;

/**
 * Load the rules of this table, once.
 * @returns {Promise<void>}
 */
function loaded() {
  loading ??= load().catch((error) => {
    loading = null; // so that the next attempt tries again
    throw error;
  });
  return loading;
}

/** Load the rules of this table from their own page. Their ids get a prefix, so that they stay unique on this page. */
async function load() {
  const response = await fetch(`/t/${table}/rules`, { credentials: "same-origin" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const text = page.querySelector("#rules-text");
  if (!response.ok || !text) throw new Error(`${response.status}`);
  for (const part of text.querySelectorAll("[id]:not(svg *)")) part.id = `rules-${part.id}`;
  for (const link of text.querySelectorAll('a[href^="#"]')) {
    link.setAttribute("href", `#rules-${link.getAttribute("href")?.slice(1)}`);
  }
  content.replaceChildren(document.importNode(text, true));
}

/** @param {boolean} open */
function setOpen(open) {
  drawer.hidden = !open;
  document.body.classList.toggle("reading", open);
  dispatchEvent(new Event("resize")); // the board has more or less room now
}

closeOnBack(
  drawer,
  "hidden",
  () => !drawer.hidden,
  () => setOpen(false),
);

/** Open the rules, and load them the first time. */
async function show() {
  if (drawer.hidden) setOpen(true);
  for (const told of content.querySelectorAll(".told")) told.classList.remove("told");
  content.setAttribute("aria-busy", "true");
  try {
    await loaded();
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
 * Return a copy of the paragraph that explains these rules, or null if there is none.
 * @param {string[]} ids
 * @returns {Promise<HTMLElement|null>}
 */
export async function paragraphFor(ids) {
  if (!ids.length) return null;
  await loaded();
  const copy = /** @type {HTMLElement|undefined} */ (paragraphOf(ids)?.cloneNode(true));
  if (!copy) return null;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "class", "tabindex"]) part.removeAttribute(name);
  }
  return copy;
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
