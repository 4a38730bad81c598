/** Small helpers over the DOM. Text enters a page as text only. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Find an element that must be there.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector @param {ParentNode} [within] @returns {T}
 */
export function find(selector, within = document) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return /** @type {T} */ (/** @type {unknown} */ (found));
}

/**
 * @param {Element} element @param {Record<string, unknown>} properties `on` holds listeners, the rest are attributes
 * @param {(Node|string|null|undefined|false)[]} children
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
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false).map((child) => /** @type {Node|string} */ (child)));
}

/**
 * Make an HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, unknown>} [properties] @param {...(Node|string|null|undefined|false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  fill(made, properties, children);
  return made;
}

/**
 * Make an SVG element.
 * @param {string} tag @param {Record<string, unknown>} [properties] @param {...(Node|string|null|undefined|false)} children
 * @returns {SVGElement}
 */
export function svg(tag, properties = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  fill(made, properties, children);
  return made;
}

/** An icon of the sprite. @param {string} name */
export function icon(name) {
  return svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));
}

/** A seat's badge: colour, shape and letter. @param {number} seat */
export function badge(seat) {
  return svg("svg", { class: "badge", "aria-hidden": "true" }, svg("use", { href: `#seat-${seat}` }));
}

/** Let a badge that is already in the page show a seat. @param {Element} element @param {number|null} seat */
export function setBadge(element, seat) {
  element.toggleAttribute("hidden", seat === null || seat < 0);
  if (seat !== null && seat >= 0) find("use", element).setAttribute("href", `#seat-${seat}`);
}

/** Read a picture sent by the server. @param {string} text @returns {SVGSVGElement} */
export function parsePicture(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") throw new Error("the picture cannot be read");
  for (const node of root.querySelectorAll("script, foreignObject")) node.remove();
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(root, true)));
}

/** Tell whether the person asked for little motion. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off";
}
