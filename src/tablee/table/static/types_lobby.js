/**
 * The types of the JSON that the server and the lobby exchange. There is no code here; `types.js` has those of tables.
 */

/**
 * The request for a new table.
 * @typedef {object} NewTable
 * @property {string} game
 * @property {{kind: string, name: string, level?: number}[]} seats
 * @property {Record<string, string|number>} options
 * @property {boolean} hints
 * @property {boolean} for_real whether nothing can be taken back past a draw or another player's action
 * @property {string} [pace] how fast people are to play
 * @property {string} [clock] whether they get their time for each decision or for the game
 * @property {boolean} [chat] whether people may chat
 * @property {number} [hold] for how many seconds the table waits for seats that hold; only some games use it
 * @property {boolean} [wait] whether friends gather in a waiting room before the game begins
 * @property {House} [house] house rules; without them, the box is as printed
 */

/** @typedef {number|string|number[]|Record<string, number>} HouseValue */

/**
 * House rules: their name, and the values that differ from the printed ones, by key.
 * @typedef {object} House
 * @property {string} name
 * @property {Record<string, HouseValue>} changes
 */

/**
 * House rules as the server has checked them.
 * @typedef {object} HouseShown
 * @property {string} name
 * @property {Record<string, HouseValue>} changes
 * @property {{key: string, label: string, item: string, printed: string, own: string}[]} differences
 */

/**
 * A part of the form for house rules: values with the same meaning, such as the points of all provinces.
 * @typedef {object} HouseGroup
 * @property {string} label
 * @property {"number"|"list"|"word"|"table"} kind
 * @property {number} low
 * @property {number} high
 * @property {string[]} keys of a table
 * @property {string[]} words to choose from
 * @property {{key: string, item: string, printed: HouseValue}[]} fields
 */

/** @typedef {{table: string}} Opened a table that was opened for this browser */

/**
 * A new table, with its links by seat and the names of these links.
 * @typedef {{table: string, links: Record<string, string>, ids: Record<string, string>, watch: string}} NewLinks
 */

/**
 * The secret links of a table: one for each free seat, by the name of the link, and one for spectators.
 * @typedef {object} Links
 * @property {Record<string, string>} links
 * @property {string} watch
 */

export {};
