/** The panes beside the board: seats, choices, log. Each is drawn from a view. */

import { badge, find, html, icon } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Choice} Choice */

/** Who sits there: a bot, or a person who is there or not; nobody in an uploaded record. @param {import("./types.js").SeatView} seat */
function presence(seat) {
  if (seat.kind === "record") return null;
  if (seat.kind === "bot") return html("span", { class: "kind", title: say("seat-level", { level: seat.level ?? "" }) }, icon("bot"), html("span", { class: "unseen" }, say("seat-level", { level: seat.level ?? "" })));
  const word = seat.joined === false ? "seat-waiting" : seat.online ? "seat-online" : "seat-offline";
  return html("span", { class: `dot ${seat.online ? "on" : "off"}`, title: say(word) }, html("span", { class: "unseen" }, say(word)));
}

/** A game may have seat colours of its own: the badges of the page then wear them too. @param {View} view */
function colourBadges(view) {
  for (const { seat, colour, ink } of view.seats) {
    if (colour) document.body.style.setProperty(`--badge${seat}`, `var(--${colour})`);
    if (ink) document.body.style.setProperty(`--on-badge${seat}`, `var(--${ink})`);
  }
}

/** @param {View} view */
export function showSeats(view) {
  colourBadges(view);
  find("#seats").replaceChildren(
    ...view.seats.map((seat) =>
      html(
        "li",
        { class: `seat${seat.turn ? " turn" : ""}${seat.is_you ? " you" : ""}`, "data-seat": seat.seat, "aria-current": seat.turn ? "true" : null },
        badge(seat.seat),
        html("span", { class: "name" }, seat.name, seat.is_you && view.you.length === 1 ? html("small", {}, ` ${say("you-mark")}`) : null, seat.joined === false ? html("small", {}, ` ${say("seat-waiting")}`) : null),
        presence(seat),
        html("span", { class: "points" }, html("strong", {}, String(seat.points)), html("span", { class: "unseen" }, ` ${say("points-unit")}`)),
        seat.place ? html("span", { class: `place p${seat.place}` }, say("place", { number: seat.place })) : null,
        seat.turn ? html("span", { class: "unseen" }, say("turn-to-act")) : null,
      ),
    ),
  );
}

/** Show who is there, without drawing the rest again. @param {number[]} online */
export function showPresence(online) {
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#seats .seat"))) {
    const dot = row.querySelector(".dot");
    if (!dot) continue;
    const here = online.includes(Number(row.dataset.seat));
    dot.className = `dot ${here ? "on" : "off"}`;
    dot.setAttribute("title", say(here ? "seat-online" : "seat-offline"));
    find(".unseen", dot).textContent = say(here ? "seat-online" : "seat-offline");
  }
}

/**
 * The choices as buttons: the same as on the board, for keyboard and screen reader.
 * @param {Choice[]} choices @param {Choice|null} pending @param {boolean} sending
 * @param {{choose: (choice: Choice) => void, point: (path: string[]) => void}} hooks
 */
export function showChoices(choices, pending, sending, hooks) {
  const list = find("#choices");
  const focused = document.activeElement instanceof HTMLElement && list.contains(document.activeElement) ? document.activeElement.dataset.action : null;
  find("#no-choices").hidden = choices.length > 0;
  list.replaceChildren(
    ...choices.map((choice) => {
      const waits = choice === pending;
      const point = () => hooks.point(choice.path);
      const away = () => hooks.point([]);
      return html(
        "li",
        {},
        html(
          "button",
          {
            type: "button", class: `choice${waits ? " pending" : ""}${choice.ruinous ? " ruinous" : ""}`, "data-action": choice.action, disabled: sending,
            on: { click: () => hooks.choose(choice), mouseenter: point, mouseleave: away, focus: point, blur: away },
          },
          html("span", {}, waits ? say("confirm-choice", { text: choice.label }) : choice.label),
          choice.irreversible && !waits ? html("span", { class: "final", title: say("final") }, icon("next"), html("span", { class: "unseen" }, say("final"))) : null,
        ),
      );
    }),
  );
  if (focused) /** @type {HTMLElement|null} */ (list.querySelector(`[data-action="${focused}"]`))?.focus({ preventScroll: true });
}

/** @type {string[]} what stands in the log, line by line */
let written = [];

/** Whether the log is read to its end. */
let atEnd = true;

/** A log read to its end stays there when it is given less room. */
export function keepLogAtEnd() {
  const log = find("#log");
  log.addEventListener("scroll", () => { atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 4; });
  new ResizeObserver(() => { if (atEnd) log.scrollTop = log.scrollHeight; }).observe(log);
}

/** Write the log; lines that stand there already stay. @param {View} view @param {(ply: number) => void} go */
export function showLog(view, go) {
  const log = find("#log");
  const lines = logLines(view, go);
  let same = 0;
  if (log.childElementCount === written.length) while (same < lines.length && written[same] === lines[same].key) same++;
  while (log.childElementCount > same) log.lastElementChild?.remove();
  log.append(...lines.slice(same).map((line) => line.make()));
  written = lines.map((line) => line.key);
  const current = log.querySelector(".here") ?? [...log.querySelectorAll(".line:not(.later)")].at(-1);
  atEnd = view.ply === view.last_ply;
  if (atEnd) log.scrollTop = log.scrollHeight;
  else if (current instanceof HTMLElement) bringInto(log, current);
  else log.scrollTop = 0;
}

/** Scroll a list until a line of it is seen, and nothing else: on a phone the page stays at the board. @param {HTMLElement} list @param {HTMLElement} line */
function bringInto(list, line) {
  const [frame, at] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top < frame.top) list.scrollTop -= frame.top - at.top;
  else if (at.bottom > frame.bottom) list.scrollTop += at.bottom - frame.bottom;
}

/** @param {View} view @param {(ply: number) => void} go @returns {{key: string, make: () => Element}[]} */
function logLines(view, go) {
  const live = view.ply === view.last_ply;
  const others = view.log.some((line) => line.ply >= view.since && line.seat >= 0);
  let divided = view.since <= 0 || view.over || !others || !view.log.some((line) => line.ply < view.since);
  const lines = [];
  for (const line of view.log) {
    if (!divided && line.ply >= view.since) {
      lines.push({ key: say("since"), make: () => html("li", { class: "since" }, html("span", {}, say("since"))) });
      divided = true;
    }
    const here = line.ply + 1 === view.ply && !live;
    const kind = `line${line.mine ? " mine" : ""}${line.ply >= view.ply ? " later" : ""}${here ? " here" : ""}`;
    const make = () => html(
      "li",
      { class: kind, "aria-current": here ? "step" : null },
      line.seat >= 0 ? badge(line.seat) : html("span", { class: "chance", title: say("log-chance") }),
      html("a", { href: `?ply=${line.ply + 1}`, tabindex: "-1", on: { click: (/** @type {Event} */ event) => { event.preventDefault(); go(line.ply + 1); } } }, line.text),
    );
    lines.push({ key: `${line.ply} ${line.seat} ${kind} ${line.text}`, make });
  }
  if (!lines.length) lines.push({ key: say("log-empty"), make: () => html("li", { class: "muted" }, say("log-empty")) });
  return lines;
}

/** A bar of each seat's chance to win. @param {View} view @param {number[]|null} win */
export function showChances(view, win) {
  const bar = find("#chances");
  bar.hidden = !win;
  if (!win) return;
  const said = win.map((chance, seat) => say("chance-of", { name: view.seats[seat]?.name ?? "", number: Math.round(chance * 100) }));
  bar.setAttribute("aria-label", said.join(", "));
  bar.replaceChildren(
    ...win.map((chance, seat) => {
      const part = html("span", { class: `chance-part seat${seat}`, title: said[seat] }, chance >= 0.12 ? `${Math.round(chance * 100)} %` : "");
      part.style.flexGrow = String(Math.max(chance, 0.01));
      return part;
    }),
  );
}
