/** The links of a table. Whoever has one may take a seat, so they are kept in this tab only, until it is closed. */

/** @import { Links } from "./types.js" */

/** @param {string} table */
const keyOf = (table) => `tablee.links.${table}`;

/**
 * @param {string} table
 * @param {Links} links
 */
export function keepLinks(table, links) {
  sessionStorage.setItem(keyOf(table), JSON.stringify(links));
}

/**
 * @param {string} table
 * @returns {Links} without any links if this tab knows none
 */
export function keptLinks(table) {
  try {
    return { links: {}, watch: "", ...JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") };
  } catch {
    return { links: {}, watch: "" };
  }
}
