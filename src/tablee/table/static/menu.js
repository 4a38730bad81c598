/** A small menu on the board, which is shown if several choices have the same path of clicks. */

import { find, html } from "./dom.js";

/** @import { Choice } from "./types.js" */

const MARGIN = 8;
const menu = find("#menu");

/**
 * @param {Choice} choice
 * @returns {HTMLElement|null}
 */
const moreOf = ({ more }) => (more ? html("small", {}, more) : null);

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
    return html("button", properties, html("span", { class: "does" }, choice.label, moreOf(choice)));
  });
  menu.setAttribute("aria-label", title);
  menu.replaceChildren(...items);
  menu.hidden = false;
  const at = (anchor ?? find("#board")).getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const left = Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - MARGIN);
  const isStack = find("#table").dataset.layout === "stack"; // the dock covers the lower edge of the screen
  const floor = isStack ? find("#dock").getBoundingClientRect().top : innerHeight;
  const fitsBelow = at.bottom + MARGIN + size.height < floor;
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
  const items = /** @type {HTMLElement[]} */ ([...menu.children]);
  const at = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  /** @type {Record<string, number>} */
  const places = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: last };
  if (!(event.key in places)) return;
  event.preventDefault();
  event.stopPropagation(); // elsewhere these keys lead into the past
  items[(places[event.key] + items.length) % items.length].focus();
});
