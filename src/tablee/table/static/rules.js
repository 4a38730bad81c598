/** Shows the rules beside the board, scrolled to the chapter about the current phase of the game. */

import { find, html } from "./dom.js";

const drawer = find("#rules");
const content = find(".content", drawer);
let loaded = false;

/**
 * Load the rules of this table from their own page. Their ids get a prefix, so that they stay unique on this page.
 * @param {string} table
 */
async function load(table) {
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

/**
 * Open the rules, or close them.
 * @param {string} table
 * @param {string} phase
 * @returns {Promise<void>}
 */
export async function toggleRules(table, phase) {
  setOpen(Boolean(drawer.hidden));
  if (drawer.hidden) return find("#open-rules").focus();
  if (!loaded) {
    content.setAttribute("aria-busy", "true");
    try {
      await load(table);
    } catch (error) {
      content.replaceChildren(html("p", { class: "notice bad" }, String(error)));
    }
    content.removeAttribute("aria-busy");
  }
  for (const section of content.querySelectorAll("section")) {
    section.classList.toggle("now", Boolean(phase) && (section.dataset.phases ?? "").split(" ").includes(phase));
  }
  const now = content.querySelector("section.now");
  content.scrollTop = now instanceof HTMLElement ? now.offsetTop - content.offsetTop - 8 : 0;
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
