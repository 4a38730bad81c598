/** A small menu on the board, which is shown if several choices have the same path of clicks. */

import { find, html } from "./dom.js";

/** @import { Choice } from "./types.js" */

const MARGIN = 8;
const menu = find("#menu");

/**
 * @param {Element|null} anchor the menu opens below this element, or above if there is no room; null means the board
 * @param {Choice[]} choices
 * @param {string} title
 * @param {(choice: Choice) => void} choose
 */
export function openMenu(anchor, choices, title, choose) {
  const items = choices.map((choice) => {
    const kind = `choice${choice.ruinous ? " ruinous" : ""}`;
    const on = { click: () => choose(choice) };
    const properties = { type: "button", role: "menuitem", class: kind, "data-action": choice.action, on };
    return html("button", properties, choice.label);
  });
  menu.setAttribute("aria-label", title);
  menu.replaceChildren(...items);
  menu.hidden = false;
  const at = (anchor ?? find("#board")).getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const left = Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - MARGIN);
  const fitsBelow = at.bottom + MARGIN + size.height < innerHeight;
  const top = fitsBelow ? at.bottom + MARGIN : at.top - size.height - MARGIN;
  menu.style.left = `${Math.max(MARGIN, left) + scrollX}px`;
  menu.style.top = `${Math.max(MARGIN, top) + scrollY}px`;
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
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length].focus();
});
