/**
 * What the server tells the page. Only types: nothing here runs.
 *
 * @typedef {{action: number, path: string[], label: string, irreversible: boolean, ruinous?: boolean}} Choice
 * @typedef {{seat: number, name: string, kind: string, letter: string, points: number, place: number|null, online: boolean,
 *   is_you: boolean, turn: boolean, level?: number, joined?: boolean, colour?: string, ink?: string}} SeatView
 * @typedef {{ply: number, seat: number, text: string, mine: boolean}} LogLine
 * @typedef {{step: boolean, turn: boolean, ask: boolean, asked_by: number|null, agreed: number[]}} Undo
 * @typedef {{ranks: number[], scores: number[], sources: {label: string, values: (number|string)[]}[], tie_breaks: {label: string, values: number[]}[], timeline: number[][]}} Result
 * @typedef {object} View
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {number} ply
 * @property {number} last_ply
 * @property {number|string} version
 * @property {number[]} you
 * @property {number} seat
 * @property {number} to_act
 * @property {boolean} over
 * @property {string} prompt
 * @property {string} status
 * @property {SeatView[]} seats
 * @property {string} svg
 * @property {Choice[]} choices
 * @property {Choice[]} interjections
 * @property {LogLine[]} log
 * @property {number} since
 * @property {Undo} undo
 * @property {string} commitment
 * @property {string|null} secret
 * @property {string} record_url
 * @property {Result|null} result
 * @property {boolean} [hides]
 * @property {string} [phase]
 * @property {boolean} [hints]
 * @property {boolean} [host]
 * @property {boolean} [live]
 * @property {string|null} [rematch]
 */
export {};
