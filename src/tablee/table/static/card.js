/**
 * Cards: what a drawn thing is, what it does, whose it is, and the paragraph of its rule. Hovering shows a card at
 * once. A long press, a right click, the key `i` or the menu key shows it until it is closed, with a link to rules.
 * While the "i" button is pressed, a tap does so too.
 */

import { screenBox } from "./bounds.js";
import { find, html } from "./dom.js";
import { namedNodes } from "./names.js";
import { tell } from "./notices.js";
import { titleOf } from "./picture.js";
import { openRuleAt, paragraphFor } from "./rules.js";
import { say } from "./words.js";

/** @import { Picture } from "./picture.js" */

const HELD = 500; // milliseconds after which a touch counts as a long press
const SLACK = 10; // pixels; a finger that moves further scrolls or drags
const GAP = 10; // pixels between a card and what it explains
const LARGE = 220; // pixels; beside a larger thing, the card is shown at the pointer instead

const card = find("#card");
const button = find("#explain");

/** @type {Element|null} what the card explains */
let shown = null;
/** whether the card stays until it is closed */
let pinned = false;
/** @type {Element|null} what had the focus before the card got it */
let before = null;

/**
 * Return the ids of the rules that explain a drawn thing.
 * @param {Element} drawn
 * @returns {string[]}
 */
const rulesOf = (drawn) => drawn.getAttribute("data-rules")?.split(" ").filter(Boolean) ?? [];

/**
 * Return the things that are drawn at a place and can be explained, the topmost first.
 * @param {number} x
 * @param {number} y
 * @returns {Element[]}
 */
export function drawnAt(x, y) {
  const under = document.elementsFromPoint(x, y).map((element) => element.closest("#board [data-ref]"));
  return under.filter((drawn) => drawn !== null).filter((drawn) => titleOf(drawn) || rulesOf(drawn).length);
}

/** Close the card. Returns whether it was open and pinned. */
export function closeCard() {
  const was = pinned && !card.hidden;
  const focused = card.contains(document.activeElement);
  card.hidden = true;
  shown = null;
  pinned = false;
  if (focused && before instanceof SVGElement) before.focus({ preventScroll: true });
  before = null;
  return was;
}

/**
 * Put the card beside what it explains, where there is room.
 * @param {{x: number, y: number}|null} pointer
 */
function place(pointer) {
  if (!shown) return;
  const thing = screenBox(shown);
  const isLarge = pointer && Math.max(thing.width, thing.height) > LARGE;
  const at = isLarge ? new DOMRect(pointer.x - GAP, pointer.y - GAP, 2 * GAP, 2 * GAP) : thing;
  const { width, height } = card.getBoundingClientRect();
  const inside = (/** @type {number} */ value, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(value, room - size - GAP));
  const across = inside(at.left + at.width / 2 - width / 2, width, innerWidth);
  const along = inside(at.top + at.height / 2 - height / 2, height, innerHeight);
  const fits = [
    { left: at.right + GAP, top: along, room: innerWidth - at.right - width },
    { left: at.left - width - GAP, top: along, room: at.left - width },
    { left: across, top: at.bottom + GAP, room: innerHeight - at.bottom - height },
    { left: across, top: at.top - height - GAP, room: at.top - height },
  ];
  const order = innerWidth < 720 ? [fits[3], fits[2], fits[0], fits[1]] : fits;
  const chosen = order.find(({ room }) => room >= 2 * GAP) ?? [...order].sort((a, b) => b.room - a.room)[0];
  card.style.left = `${inside(chosen.left, width, innerWidth)}px`;
  card.style.top = `${inside(chosen.top, height, innerHeight)}px`;
}

/**
 * Return the link to all components of the game, if it has a catalogue.
 * @returns {HTMLElement|null}
 */
function catalogue() {
  const { table, catalogue: has } = document.body.dataset;
  if (!has) return null;
  return html("a", { class: "link", href: `/t/${table}/catalogue`, target: "_blank" }, say("catalogue"));
}

/**
 * Show the card of a drawn thing.
 * @param {Element} drawn
 * @param {{x: number, y: number}|null} pointer
 * @param {boolean} pin whether it stays until it is closed
 * @param {string} [note] what is said first, with marks for names
 */
function show(drawn, pointer, pin, note = "") {
  if (shown === drawn && pinned === pin) return;
  const [title, ...more] = titleOf(drawn).split("\n");
  const rules = rulesOf(drawn);
  const rule = html("div", { class: "rule" });
  rule.hidden = true;
  const read = () => {
    closeCard();
    void openRuleAt(rules);
  };
  const link = html("button", { type: "button", class: "link", on: { click: read } }, say("read-rule"));
  const close = html("button", { type: "button", class: "link", on: { click: closeCard } }, say("close"));
  card.replaceChildren(
    note && html("p", { class: "note" }, ...namedNodes(note)),
    html("p", { class: "title" }, title),
    ...more.map((line) => html("p", {}, line)),
    rule,
    html("p", { class: "row" }, rules.length > 0 && link, catalogue(), close),
  );
  card.classList.toggle("pinned", pin);
  card.hidden = false;
  shown = drawn;
  pinned = pin;
  place(pointer);
  paragraphFor(rules).then(
    (paragraph) => {
      if (shown !== drawn || !paragraph) return;
      rule.replaceChildren(...paragraph.childNodes);
      rule.hidden = false;
      place(pointer);
    },
    () => {}, // the card has no paragraph then
  );
}

/**
 * Show the card of a thing that was clicked although it cannot be chosen.
 * @param {Element} drawn
 * @param {MouseEvent} click for a mouse, the card closes when the pointer leaves the thing
 * @param {string} note what is said first, with marks for names
 */
export function remark(drawn, click, note) {
  closeCard();
  const isMouse = click instanceof PointerEvent && click.pointerType === "mouse";
  show(drawn, { x: click.clientX, y: click.clientY }, !isMouse, note);
}

/**
 * Show the card of a drawn thing until it is closed, and give it the focus.
 * @param {Element} drawn
 */
function explain(drawn) {
  show(drawn, null, true);
  before = document.activeElement;
  card.focus({ preventScroll: true });
}

/** Switch between choosing and explaining. */
export function toggleExplaining() {
  const on = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(on));
  document.body.classList.toggle("explaining", on);
  closeCard();
  tell(on ? say("explain-how") : "");
}

/**
 * Stop explaining and close the card.
 * @returns {boolean} whether there was anything to close
 */
export function stopExplaining() {
  if (closeCard()) return true;
  if (!document.body.classList.contains("explaining")) return false;
  toggleExplaining();
  return true;
}

/**
 * Show the card of the thing that has the focus.
 * @returns {boolean} whether there is one
 */
export function explainFocused() {
  const drawn = document.activeElement?.closest("#board [data-ref]");
  if (drawn) explain(drawn);
  return Boolean(drawn);
}

/** @param {Picture} picture */
export function offerCards(picture) {
  const board = picture.host;
  let timer = 0;
  let held = false; // whether a long press has opened a card; the click that ends it must not choose anything
  /** @type {[number, number]} */
  let start = [0, 0];
  const thingAt = (/** @type {MouseEvent} */ { clientX, clientY }) =>
    drawnAt(clientX, clientY)[0] ?? picture.at(clientX, clientY);

  board.addEventListener("pointermove", (event) => {
    const { pointerType, clientX: x, clientY: y, buttons } = event;
    if (Math.hypot(x - start[0], y - start[1]) > SLACK) clearTimeout(timer);
    if (pointerType !== "mouse") return;
    board.classList.toggle("aiming", picture.at(x, y) !== null);
    if (pinned) return;
    const drawn = buttons ? null : drawnAt(x, y)[0];
    if (drawn) show(drawn, { x, y }, false);
    else closeCard();
  });
  board.addEventListener("pointerleave", () => {
    if (!pinned) closeCard();
  });
  board.addEventListener("pointerdown", (event) => {
    held = false;
    clearTimeout(timer);
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const drawn = thingAt(event);
    start = [event.clientX, event.clientY];
    if (!drawn) return;
    timer = window.setTimeout(() => {
      held = true;
      navigator.vibrate?.(10);
      show(drawn, null, true);
    }, HELD);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(timer));
  board.addEventListener("contextmenu", (event) => {
    const isKey = !(event instanceof PointerEvent) || event.pointerType === "";
    const focused = document.activeElement?.closest("#board [data-ref]") ?? null;
    const drawn = isKey && focused ? focused : thingAt(event);
    if (held || drawn) event.preventDefault();
    if (!held && drawn) explain(drawn);
  });
  const onClick = (/** @type {MouseEvent} */ event) => {
    const isReading = document.body.classList.contains("explaining");
    const target = /** @type {Element} */ (event.target);
    if (target.closest("button") || (!held && !isReading)) return held ? undefined : void closeCard();
    event.stopPropagation();
    if (held) return void (held = false);
    const drawn = thingAt(event);
    if (drawn) show(drawn, null, true);
    else closeCard();
  };
  board.addEventListener("click", onClick, { capture: true });
  document.addEventListener("pointerdown", ({ target }) => {
    if (pinned && target instanceof Element && !target.closest("#card, #board")) closeCard();
  });
  for (const scrolled of [window, board])
    scrolled.addEventListener("scroll", () => void closeCard(), { passive: true });
  button.addEventListener("click", toggleExplaining);
}
