/** Sentences for the scripts, in the language of the page. The server puts them into the element `#words`. */

/** @type {Map<string, string>|null} */
let sentences = null;

/** @returns {Map<string, string>} */
function load() {
  const template = /** @type {HTMLTemplateElement|null} */ (document.getElementById("words"));
  /** @type {NodeListOf<HTMLElement>|undefined} */
  const words = template?.content.querySelectorAll("[data-word]");
  return new Map([...(words ?? [])].map((word) => [word.dataset.word ?? "", word.textContent]));
}

/**
 * Return a sentence.
 * @param {string} id
 * @param {Record<string, string|number>} [values] `{name}` in the sentence is replaced by `values.name`
 * @returns {string}
 */
export function say(id, values = {}) {
  sentences ??= load();
  const sentence = sentences.get(id);
  if (sentence === undefined) throw new Error(`there is no sentence with the id ${id}`);
  return sentence.replace(/\{(\w+)\}/g, (whole, /** @type {string} */ name) => String(values[name] ?? whole));
}

/** The language of the page. */
export const language = document.documentElement.lang || "en";

/** What stands between a name and what is said of it. */
export const COLON = language === "fr" ? "\u00a0: " : ": ";
