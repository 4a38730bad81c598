/** Remembers in this browser which lessons were solved. */

const KEY = "tablee.learnt";

/** @returns {Record<string, string[]>} by game */
function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Return the ids of the lessons of a game that were solved.
 * @param {string} game
 * @returns {Set<string>}
 */
export const learnt = (game) => new Set(load()[game] ?? []);

/**
 * Remember that a lesson was solved.
 * @param {string} game
 * @param {string} lesson
 */
export function remember(game, lesson) {
  const known = load();
  known[game] = [...new Set([...(known[game] ?? []), lesson])];
  localStorage.setItem(KEY, JSON.stringify(known));
}
