/** Helpers for the DOM. Strings are always inserted as text, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|null|undefined|false} Child null, undefined and false are left out */
/** @typedef {Record<string, unknown>} Properties attributes; `on` holds event listeners */

/** @type {Record<string, string>} */
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * Return a text as markup that shows it.
 * @param {string} text
 * @returns {string}
 */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/**
 * Find an element that must exist.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {T}
 */
export function find(selector, within = document) {
  const found = /** @type {T|null} */ (within.querySelector(selector));
  if (!found) throw new Error(`no element matches ${selector}`);
  return found;
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Properties} properties
 * @param {Child[]} children
 * @returns {T} the element
 */
function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(/** @type {Record<string, EventListener>} */ (value))) {
        element.addEventListener(event, listener);
      }
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

/**
 * Make an HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/**
 * Make text that only screen readers see.
 * @param {string} text
 * @returns {HTMLElement}
 */
export const unseen = (text) => html("span", { class: "unseen" }, text);

/**
 * Make an SVG element.
 * @param {string} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(tag, properties = {}, ...children) {
  return fill(/** @type {SVGElement} */ (document.createElementNS(SVG, tag)), properties, children);
}

/**
 * Make an icon of `templates/sprite.html`.
 * @param {string} name
 * @returns {SVGElement}
 */
export function icon(name) {
  return svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));
}

/**
 * Make a seat's badge: its colour, shape and letter.
 * @param {number} seat
 * @returns {SVGElement}
 */
export function badge(seat) {
  return svg("svg", { class: "badge", "aria-hidden": "true" }, svg("use", { href: `#seat-${seat}` }));
}

/**
 * Change the seat that an existing badge shows, or hide the badge if the seat is null.
 * @param {Element} element
 * @param {number|null} seat
 */
export function setBadge(element, seat) {
  element.toggleAttribute("hidden", seat === null);
  if (seat !== null) find("use", element).setAttribute("href", `#seat-${seat}`);
}

/**
 * Give the badges the colours that the seats have on the board of this game.
 * @param {HTMLElement} sheet the element that has the colours in `data-colours`
 */
export function colourBadges(sheet) {
  for (const [seat, colours] of (sheet.dataset.colours ?? "").split(" ").entries()) {
    const [fill, ink] = colours.split("/");
    sheet.style.setProperty(`--badge${seat}`, `var(--${fill})`);
    sheet.style.setProperty(`--on-badge${seat}`, `var(--${ink})`);
  }
}

/**
 * Parse a picture sent by the server.
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function parsePicture(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") throw new Error("the picture cannot be parsed");
  for (const node of root.querySelectorAll("script, foreignObject")) node.remove();
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(root, true)));
}

/**
 * Tell whether the user has switched animations off, in the system's settings or on this page.
 * @returns {boolean}
 */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off";
}
