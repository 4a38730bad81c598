/** Sentences for the scripts: the server wrote them into the page, in the viewer's language. */

/** @type {Map<string, string>|null} */
let known = null;

/**
 * Say a sentence; `{name}` in it is replaced by `values.name`.
 * @param {string} id @param {Record<string, string|number>} [values]
 */
export function say(id, values = {}) {
  if (!known) {
    known = new Map();
    const holder = /** @type {HTMLTemplateElement|null} */ (document.getElementById("words"));
    for (const word of holder?.content.querySelectorAll("[data-word]") ?? []) {
      known.set(/** @type {HTMLElement} */ (word).dataset.word ?? "", word.textContent ?? "");
    }
  }
  const sentence = known.get(id);
  if (sentence === undefined) throw new Error(`there is no sentence ${id}`);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** The page's language. */
export const language = document.documentElement.lang || "en";
