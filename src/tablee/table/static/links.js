/** Stores the links of a table. Only this browser tab stores them, because anybody who has a link may take a seat. */

/** @import { Links } from "./types_lobby.js" */

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
 * Keep a new link: of a seat, by its name, or for watching.
 * @param {string} table
 * @param {{url: string, id: string}} link
 * @param {boolean} isWatch
 */
export function keepLink(table, { url, id }, isWatch) {
  const kept = keptLinks(table);
  if (isWatch) kept.watch = url;
  else kept.links[id] = url;
  keepLinks(table, kept);
}

/**
 * @param {string} table
 * @returns {Links} empty if this tab has no links of the table
 */
export function keptLinks(table) {
  try {
    return { links: {}, watch: "", ...JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") };
  } catch {
    return { links: {}, watch: "" };
  }
}
