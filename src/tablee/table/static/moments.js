/**
 * Moments: what the log tells, step by step, so that it can be shown on the board one step after the other. Everything
 * here is made from the log, and so from the game's story; nothing else decides what is told.
 */

/** @import { LogLine, LogTurn, View } from "./types.js" */

/**
 * A step of which the log tells something, or a whole turn if there are too many steps to show each.
 * @typedef {object} Moment
 * @property {number} step the step after it
 * @property {LogTurn} turn the turn of its first line
 * @property {TurnLine[]} lines
 * @property {string[]} texts what to say
 * @property {boolean} whole whether it tells a whole turn, in a few words
 * @property {boolean} ends whether it is the last moment of its turn
 */

/** @typedef {LogLine & {turn: LogTurn}} TurnLine a line of the log, and its turn: a turn may begin within a step */

/** @typedef {"slow"|"normal"|"fast"|"once"} Speed */

/** @type {Record<Speed, number>} by how much longer or shorter everything stays than at normal speed */
const PACE = { slow: 2, normal: 1, fast: 0.45, once: 0 };
const SHORTEST = 600; // milliseconds that a caption stays at normal speed, besides the time to read it
const LETTER = 10; // milliseconds to read a letter of it
const LONGEST = 2600;
const BIG = 900; // how much longer a big moment stays
const TURN_END = 350; // how much longer the last moment of a turn stays
const STILL = 1.25; // without animations captions stay longer
const PART = 130; // letters that a caption holds, unless a single line is longer
const PART_LINES = 2;
const LONG = 4; // if more moments than this wait,
const LONG_PACE = 0.75; // each of them stays shorter, so that a long turn is not tedious
const HURRIED = 0.5; // moments that would stay shorter than this share of their time are told by turns

/**
 * Return the moments after the step `from`, up to the step `to`.
 * @param {LogTurn[]} log
 * @param {number} from
 * @param {number} to
 * @returns {Moment[]}
 */
export function momentsOf(log, from, to) {
  /** @type {Map<number, Moment>} */
  const made = new Map();
  for (const turn of log) {
    for (const told of turn.lines) {
      const step = told.step + 1;
      if (step <= from || step > to) continue;
      const line = { ...told, turn };
      const known = made.get(step);
      if (known) {
        known.lines.push(line);
        known.texts.push(line.text);
      } else {
        made.set(step, { step, turn, lines: [line], texts: [line.text], whole: false, ends: false });
      }
    }
  }
  const sorted = [...made.values()].sort((a, b) => a.step - b.step);
  sorted.forEach((moment, i) => (moment.ends = sorted[i + 1]?.turn !== moment.lines[moment.lines.length - 1].turn));
  return sorted;
}

/**
 * Return one moment for each turn.
 * @param {Moment[]} moments
 * @returns {Moment[]}
 */
function byTurns(moments) {
  /** @type {Moment[]} */
  const made = [];
  for (const { step, lines } of moments) {
    for (const line of lines) {
      const last = made.at(-1);
      if (last?.turn === line.turn) {
        last.lines.push(line);
        last.step = step;
      } else {
        made.push({ step, turn: line.turn, lines: [line], texts: [], whole: false, ends: true });
      }
    }
  }
  for (const moment of made) {
    const { turn, lines } = moment;
    moment.whole = turn.summary !== "" && turn.lines.length > 1;
    moment.texts = moment.whole ? [turn.summary] : lines.map((line) => line.text);
  }
  return made;
}

/**
 * Return the captions that a moment needs: a few lines each.
 * @param {Moment} moment
 * @returns {Moment[]}
 */
export function partsOf(moment) {
  if (moment.whole) return [moment];
  /** @type {Moment[]} */
  const parts = [];
  let letters = 0;
  for (const line of moment.lines) {
    const last = parts.at(-1);
    letters += line.text.length;
    if (last?.turn === line.turn && last.lines.length < PART_LINES && letters <= PART) {
      last.lines.push(line);
      last.texts.push(line.text);
    } else {
      parts.push({ ...moment, turn: line.turn, lines: [line], texts: [line.text], ends: false });
      letters = line.text.length;
    }
  }
  parts[parts.length - 1].ends = moment.ends;
  return parts;
}

/**
 * Return how long a caption stays at normal speed, in milliseconds.
 * @param {Moment} part
 * @param {boolean} still whether there are no animations
 * @returns {number}
 */
function partTime({ texts, lines, ends }, still) {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const big = lines.some((line) => line.big) ? BIG : 0;
  const base = Math.min(LONGEST, SHORTEST + LETTER * letters) + big + (ends ? TURN_END : 0);
  return base * (still ? STILL : 1);
}

/**
 * Return how long all captions of a moment stay at normal speed.
 * @param {Moment} moment
 * @param {boolean} still
 * @returns {number}
 */
const timeOf = (moment, still) => partsOf(moment).reduce((sum, part) => sum + partTime(part, still), 0);

/**
 * Decide what to show of the moments that wait, and for how long the captions of the first of them stay.
 * @param {Moment[]} waiting
 * @param {{speed: Speed, still: boolean, most: number}} how `most`: for how many milliseconds all together may stay
 * @returns {{moments: Moment[], parts: Moment[], times: number[]}}
 */
export function plan(waiting, { speed, still, most }) {
  const total = (/** @type {Moment[]} */ moments) => moments.reduce((sum, moment) => sum + timeOf(moment, still), 0);
  const pace = PACE[speed] * (waiting.length > LONG ? LONG_PACE : 1);
  let moments = waiting;
  if (total(moments) * pace * HURRIED > most) moments = byTurns(moments);
  const share = Math.min(1, most / Math.max(1, total(moments) * pace));
  const parts = moments.length ? partsOf(moments[0]) : [];
  return { moments, parts, times: parts.map((part) => partTime(part, still) * pace * share) };
}

/**
 * Return for how many milliseconds a replay shows the step of a view; a step of which nothing is told is skipped.
 * @param {View} view
 * @param {Speed} speed
 * @param {boolean} still
 * @returns {number}
 */
export function stayOf({ log, step }, speed, still) {
  const [moment] = momentsOf(log, step - 1, step);
  return moment ? timeOf(moment, still) * PACE[speed === "once" ? "normal" : speed] : 0;
}

/**
 * Return a view with its log as it was at an earlier step.
 * @param {View} view
 * @param {number} step
 * @returns {View}
 */
export function asOf(view, step) {
  const log = view.log
    .filter((turn) => turn.step < step)
    .map((turn) => {
      const lines = turn.lines.filter((line) => line.step < step);
      return lines.length === turn.lines.length ? turn : { ...turn, lines, summary: "" };
    });
  return { ...view, step, last_step: step, log };
}

/**
 * Return the last turn of which there is something to tell.
 * @param {LogTurn[]} log
 * @returns {LogTurn|null}
 */
export const lastTold = (log) => log.filter((turn) => turn.lines.length > 0).at(-1) ?? null;

/**
 * Return from which step on to show again what happened: the viewer's last action, or for others the last round.
 * @param {View} view
 * @returns {number}
 */
export function againFrom({ log, seats, since, last_step }) {
  if (since > 0 && since <= last_step) return since;
  return log.filter((turn) => turn.lines.length > 0).at(-seats.length)?.step ?? 0;
}
