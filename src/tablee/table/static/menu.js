/** A small menu at the board, when several choices have the same clicks. */

import { find, html } from "./dom.js";

/** @typedef {import("./types.js").Choice} Choice */

const menu = find("#menu");

/** @param {Element|null} anchor @param {Choice[]} choices @param {string} title @param {(choice: Choice) => void} choose */
export function openMenu(anchor, choices, title, choose) {
  const items = choices.map((choice) =>
    html("button", { type: "button", role: "menuitem", class: `choice${choice.ruinous ? " ruinous" : ""}`, "data-action": choice.action, on: { click: () => choose(choice) } }, choice.label),
  );
  menu.setAttribute("aria-label", title);
  menu.replaceChildren(...items);
  menu.hidden = false;
  const at = (anchor ?? find("#board")).getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 8));
  const below = at.bottom + 8 + size.height < innerHeight;
  menu.style.left = `${left + scrollX}px`;
  menu.style.top = `${Math.max(8, below ? at.bottom + 8 : at.top - size.height - 8) + scrollY}px`;
  items[0].focus({ preventScroll: true });
}

export function closeMenu() {
  menu.hidden = true;
  menu.replaceChildren();
}

menu.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const items = /** @type {HTMLElement[]} */ ([...menu.children]);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  items[(at + step + items.length) % items.length].focus();
});
