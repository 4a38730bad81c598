/**
 * The JSON that the server and the pages exchange, as types. Nothing here runs: other scripts import the types in
 * comments. The Python side is `views.py` and `api.py`.
 *
 * Seats are counted from 0. A negative number is nobody's seat: chance (dice, cards drawn) or a spectator, `SPECTATOR`
 * in `api.js`. A ply is one recorded action, of a player or of chance.
 */

/** @typedef {"me"|"friend"|"screen"|"bot"|"record"} SeatKind who sits there: `record` is a name in an uploaded game */

/**
 * Something the viewer may do now.
 * @typedef {object} Choice
 * @property {number} action the number that the server knows it by
 * @property {number} seat who may do it
 * @property {string[]} path what to click on the board, in order: names as in `data-ref`
 * @property {string} label what it does, in words
 * @property {boolean} irreversible whether the player could not undo it alone: somebody else or chance acts next
 * @property {boolean} [ruinous] whether it throws the game away; only some games tell
 */

/**
 * A player, as shown in the list of players.
 * @typedef {object} SeatView
 * @property {number} seat
 * @property {string} name
 * @property {SeatKind} kind
 * @property {number} level the strength of a bot, 1 to 5; 0 for people
 * @property {string} letter
 * @property {string} colour the fill of the seat's badge: the name of a colour in `palette.css`
 * @property {string} ink what is written on that fill: the name of a colour in `palette.css`
 * @property {number} points
 * @property {number|null} place the rank, once the game is over
 * @property {boolean} online
 * @property {boolean} joined false while the seat's link has not been followed
 * @property {boolean} is_you
 * @property {boolean} turn whether this seat acts in the position shown
 */

/**
 * One line of the log.
 * @typedef {object} LogLine
 * @property {number} ply
 * @property {number} seat negative if it was chance
 * @property {string} text
 * @property {boolean} mine
 */

/** @typedef {"step"|"turn"|"ask"|"agree"|"decline"} UndoAction */

/**
 * What the viewer may undo, and the open request for an undo that needs the consent of others.
 * @typedef {object} Undo
 * @property {boolean} step whether the last action can be undone
 * @property {boolean} turn whether more than one action of this turn can be undone
 * @property {boolean} ask whether the viewer may ask the others to go back further
 * @property {number|null} asked_by the seat that asks, if a request is open
 * @property {number[]} agreed the seats that have agreed to it
 */

/** @typedef {"on"|"off"|"let-go"|"let-go-turn"} HoldAction */

/**
 * Who asks the table to stop for them, and whom it waits for now.
 * @typedef {object} Hold
 * @property {number[]} may the seats played in this browser that may ask for it
 * @property {number[]} on those of them that have
 * @property {number[]} waits_for the seats that the table waits for
 * @property {number} left seconds until it waits no longer
 */

/**
 * A row of the score table: one number per seat.
 * @typedef {object} ScoreRow
 * @property {string} label
 * @property {(number|string)[]} values
 */

/**
 * How a finished game ended; every list has one entry per seat.
 * @typedef {object} Result
 * @property {number[]} ranks 1 is the winner; equal ranks are a tie
 * @property {number[]} scores
 * @property {ScoreRow[]} sources where the points come from
 * @property {ScoreRow[]} tie_breaks what decided between equal scores, if anything did
 * @property {number[][]} timeline the points at the end of each turn
 * @property {string} proposal why the rules propose another game, or ""
 */

/**
 * A table as one viewer may see it, after `ply` of `last_ply` recorded actions.
 * @typedef {object} View
 * @property {string} table the id of the table, as in its address
 * @property {string} game
 * @property {string} title
 * @property {string} lang
 * @property {number} ply
 * @property {number} last_ply
 * @property {string} version changes with everything that can be seen
 * @property {number[]} you the seats played in this browser
 * @property {number} seat the seat whose knowledge is shown, or `SPECTATOR`
 * @property {number} to_act
 * @property {boolean} over
 * @property {boolean} live false for an uploaded game, which can only be looked at
 * @property {boolean} hides whether players of this game know things that others do not
 * @property {boolean} hints
 * @property {boolean} host whether this browser opened the table
 * @property {string} phase what is being decided, as in `data-phases` of the rules
 * @property {string} prompt
 * @property {string} status a notice below the prompt; often empty
 * @property {SeatView[]} seats
 * @property {string} svg the picture of the board
 * @property {Choice[]} choices
 * @property {Choice[]} interjections what may be done at any time, by every seat played in this browser
 * @property {Hold} hold
 * @property {LogLine[]} log
 * @property {number} since the first ply after the viewer's own last action
 * @property {Undo} undo
 * @property {string} commitment the hash of the secret that all dice follow from; empty without dice of our own
 * @property {string|null} secret that secret, once the game is over
 * @property {string|null} record_url where the record can be downloaded, if the viewer may
 * @property {Result|null} result
 * @property {string|null} rematch the id of the table for playing again, if somebody has opened one
 */

/**
 * An event of a table's event stream: something has changed.
 * @typedef {object} Change
 * @property {string} version
 * @property {number} ply
 * @property {number} to_act
 * @property {number[]} held the seats that the table waits for
 */

/**
 * An event of a table's event stream: who is connected.
 * @typedef {object} Presence
 * @property {number[]} online
 */

/**
 * The body of an answer that refuses a request.
 * @typedef {object} RefusalBody
 * @property {{code: string, message: string}} [error]
 * @property {View} [view] the table as it is now, when the request came too late
 */

/**
 * What a bot would do; `win` holds the chance of every seat to win.
 * @typedef {object} Hint
 * @property {{action: number, label: string, win: number, visits: number}[]} choices the best first
 * @property {number[]} win
 * @property {string} [status] why there is no hint yet
 */

/**
 * One draw of chance: which of the weighted outcomes came.
 * @typedef {object} Draw
 * @property {number} ply
 * @property {number[]} weights
 * @property {number} index
 * @property {string} text
 */

/**
 * All draws of a finished game, with what is needed to check them.
 * @typedef {object} Dice
 * @property {string} commitment
 * @property {string} secret
 * @property {Draw[]} draws
 */

/**
 * A table to open.
 * @typedef {object} NewTable
 * @property {string} game
 * @property {{kind: string, name: string, level?: number}[]} seats
 * @property {Record<string, string|number>} options
 * @property {boolean} hints
 * @property {number} [hold] seconds for which the table waits for those who hold; only some games ask
 */

/** @typedef {{table: string}} Opened a table that was opened for this browser */

/**
 * The secret links of a table: by seat, and the one for spectators.
 * @typedef {object} Links
 * @property {Record<string, string>} links
 * @property {string} watch
 */

/** @typedef {(error: unknown) => void} ShowError */

export {};
