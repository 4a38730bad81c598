/** Notices: a line below the prompt, and errors at the edge of the page. */

import { Refusal } from "./api.js";
import { find } from "./dom.js";
import { namedNodes } from "./names.js";
import { ruleLink } from "./rules.js";

const TOAST = 6000; // milliseconds for which an error is shown
let timer = 0;

/**
 * Show a notice below the prompt.
 * @param {string} words
 */
export function tell(words) {
  const status = find("#status");
  status.hidden = !words;
  status.replaceChildren(...namedNodes(words));
}

/**
 * Show what went wrong, with a link to the rule that explains it.
 * @param {unknown} error
 */
export function toast(error) {
  const shown = find("#toast");
  const link = ruleLink(error instanceof Refusal ? error.rules : []);
  const words = namedNodes(error instanceof Error ? error.message : String(error));
  shown.replaceChildren(...words, ...(link ? [" ", link] : []));
  shown.hidden = false;
  clearTimeout(timer);
  const wait = link ? 3 * TOAST : TOAST; // there must be time to reach the link
  timer = window.setTimeout(() => {
    shown.hidden = true;
  }, wait);
}
