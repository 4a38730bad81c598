/** The rules beside the board, open at the chapter of the phase in play. */

import { find, html } from "./dom.js";

const drawer = find("#rules");
const content = find(".content", drawer);
let loaded = false;

/** @param {string} game */
async function load(game) {
  const answer = await fetch(`/rules/${game}`, { credentials: "same-origin" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = page.querySelector("#rules-text");
  if (!answer.ok || !text) throw new Error(`${answer.status}`);
  for (const part of text.querySelectorAll("[id]")) part.id = `rules-${part.id}`;
  for (const link of text.querySelectorAll('a[href^="#"]')) link.setAttribute("href", `#rules-${link.getAttribute("href")?.slice(1)}`);
  content.replaceChildren(document.importNode(text, true));
  loaded = true;
}

/** @param {string} game @param {string} phase */
export async function toggleRules(game, phase) {
  drawer.hidden = !drawer.hidden;
  document.body.classList.toggle("reading", !drawer.hidden);
  dispatchEvent(new Event("resize")); // the board may want another place
  if (drawer.hidden) return find("#open-rules").focus();
  try {
    if (!loaded) content.setAttribute("aria-busy", "true");
    if (!loaded) await load(game);
  } catch (error) {
    content.replaceChildren(html("p", { class: "notice bad" }, String(error)));
  }
  content.removeAttribute("aria-busy");
  for (const section of content.querySelectorAll("section")) {
    section.classList.toggle("now", Boolean(phase) && (section.dataset.phases ?? "").split(" ").includes(phase));
  }
  const now = content.querySelector("section.now");
  content.scrollTop = now instanceof HTMLElement ? now.offsetTop - content.offsetTop - 8 : 0;
  find("#close-rules").focus({ preventScroll: true });
}

/** Close the rules, if open; tells whether they were. */
export function closeRules() {
  if (drawer.hidden) return false;
  drawer.hidden = true;
  document.body.classList.remove("reading");
  dispatchEvent(new Event("resize"));
  return true;
}
