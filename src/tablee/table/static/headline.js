/** Says who has won. */

import { language, say } from "./words.js";

/** @import { Result, View } from "./types.js" */

/**
 * @param {View} view
 * @param {Result} result
 * @param {boolean} [toAll] whether others read it too, so that nobody is called "you"
 * @returns {string}
 */
export function headline(view, result, toAll = false) {
  if (!result.ranks.length) return say("unfinished");
  const first = view.seats.filter((seat) => result.ranks[seat.seat] === 1);
  if (!toAll && first.length === 1 && first[0].is_you && view.you.length === 1) return say("you-won");
  const names = new Intl.ListFormat(language).format(first.map((seat) => seat.name));
  return say(first.length > 1 ? "winners" : "winner", { name: names });
}
