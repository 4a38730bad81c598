/**
 * The types of the JSON that the server and the pages exchange. There is no code here: other scripts import the types
 * in comments. In Python, `views.py` and `api.py` make and read this JSON.
 *
 * Seats are numbered from 0. A negative number stands for chance (dice, cards drawn) or for a spectator (`SPECTATOR`
 * in `api.js`). A step is something that the viewer saw happen; in a game with hidden information, viewers may count
 * different steps. A ply is one recorded action, of a player or of chance.
 */

/** @typedef {"me"|"friend"|"screen"|"bot"|"record"} SeatKind who has the seat; `record`: it is in an uploaded game */

/**
 * An action that the viewer may take now.
 * @typedef {object} Choice
 * @property {number} action the number of the action
 * @property {number} seat the seat that may take it
 * @property {string[]} path what to click on the board, in this order; the names are those in `data-ref`
 * @property {string[]} [also] what shows its outcome on the board, so that a click on it means this choice too
 * @property {string} label a description for the player
 * @property {string} more what else there is to know about it, or ""
 * @property {boolean} irreversible whether the player cannot undo it alone, because chance or another seat acts next
 * @property {boolean} [ruinous] whether it is an obvious blunder that must be confirmed; only some games set it
 * @property {boolean} [idle] whether it is the only choice and has no effect, so that it needs no click
 */

/**
 * A player, as shown in the list of players.
 * @typedef {object} SeatView
 * @property {number} seat
 * @property {string} name
 * @property {SeatKind} kind
 * @property {number} level the strength of a bot, 1 to 5; 0 for people
 * @property {string} letter
 * @property {string} colour the background of the seat's badge, as the name of a colour in `palette.css`
 * @property {string} ink the letter on the badge, as the name of a colour in `palette.css`
 * @property {number} points
 * @property {number|null} place the rank, once the game is over
 * @property {boolean} online
 * @property {boolean} joined false while nobody has the seat
 * @property {string} link for the host: the name of the seat's link, or ""
 * @property {boolean} is_you
 * @property {boolean} turn whether this seat is to act in the position shown
 */

/**
 * One event of the log. In `text`, marks stand for names; see `names.js`. Fields that are empty are left out.
 * @typedef {object} LogLine
 * @property {number} step the step before the action
 * @property {string} text
 * @property {string} kind what happened, such as "move"
 * @property {number} [who] the seat that did it; negative if it was chance
 * @property {number} [whom] the other seat concerned
 * @property {string} [what] the kind of piece or component
 * @property {number} [count] how many, or how far
 * @property {string} [from] the ref of the drawn thing where it began
 * @property {string} [to] the ref of the drawn thing where it ended
 * @property {string[]} [why] ids of the rules that made it happen
 * @property {boolean} [forced] whether the seat had no choice
 * @property {boolean} [big] whether everybody should notice it
 */

/**
 * One turn of the log.
 * @typedef {object} LogTurn
 * @property {number} seat negative for what comes before the first turn
 * @property {number} step the step in which the turn began
 * @property {string} summary what happened, in a few words
 * @property {boolean} [in_sentences] whether the summary consists of whole sentences, which say whose turn it is
 * @property {LogLine[]} lines
 */

/** @typedef {"step"|"turn"|"ask"|"agree"|"decline"} UndoAction */

/**
 * A lesson, as its table shows it: the guided first game, or a task. In texts, marks stand for names.
 * @typedef {object} LessonView
 * @property {"guide"|"task"} kind
 * @property {string} id
 * @property {{action: number, path: string[], label: string}|null} try what to try next; of a task, on request only
 * @property {{id: string, text: string, point: string[], rules: string[]}[]} steps of a guided game: what is new now
 * @property {boolean} other of a guided game: whether the last decision was another one than was suggested
 * @property {string} answer of a guided game: what is said to that, or ""
 * @property {string[]} recap of a guided game that is over: what to remember
 * @property {string} title of a task
 * @property {string} task
 * @property {string[]} point refs of what a task is about
 * @property {string[]} rules ids of the rules that a task is about
 * @property {number} left how many decisions are left
 * @property {"open"|"solved"|"failed"} state
 * @property {string} said what is said to a solved task or to a wrong try, or ""
 * @property {string[]} happened what happened in a failed try
 * @property {string} next the id of the lesson that follows, or ""
 */

/**
 * What the viewer may undo, and the open request for an undo to which others must agree.
 * @typedef {object} Undo
 * @property {boolean} step whether the last action can be undone
 * @property {boolean} turn whether more than one action of this turn can be undone
 * @property {boolean} ask whether the viewer may ask the others to go back further
 * @property {"free"|"asked"|"never"} beyond whether more can be taken back: at once, if the others agree, or never
 * @property {number|null} asked_by the seat that asks, if a request is open
 * @property {number[]} agreed the seats that have agreed to the open request
 */

/** @typedef {"on"|"off"|"let-go"|"let-go-turn"} HoldAction */

/**
 * The holds at a table: which seats of the viewer hold, and which seats the table waits for.
 * @typedef {object} Hold
 * @property {number[]} may the seats of this browser that may hold
 * @property {number[]} on the seats of this browser that hold
 * @property {number[]} waits_for the seats that the table waits for
 * @property {number} left for how many more seconds the table waits
 */

/** @typedef {"nudge"|"substitute"|"return"|"resign"|"end"|"agree"|"decline"} AwayAction */

/**
 * People who are away, and how the game ended early.
 * @typedef {object} AwayView
 * @property {number[]} late the seats for which others may let a bot play
 * @property {number[]} flagged the seats whose time is up
 * @property {Record<string, number>} substitutes by seat, the level of the bot that plays for its person
 * @property {number[]} resigned the seats that have resigned, in this order
 * @property {number|null} asked_by the seat that proposes to end the game
 * @property {number[]} agreed the seats that have agreed to that
 * @property {""|"agreed"|"unfinished"|"resigned"} ended how the game ended before its rules end it
 */

/**
 * The time that the seats have left, as far as the server told.
 * @typedef {object} ClockView
 * @property {number} runs the seat whose time runs; negative if none does
 * @property {number[]} left by seat, in seconds
 * @property {number} heard when the page got it, by `performance.now`; set by the page
 */

/**
 * A message of the chat.
 * @typedef {object} ChatMessage
 * @property {number} number
 * @property {number} seat
 * @property {"text"|"reaction"} kind
 * @property {string} text the text, or the name of a reaction
 * @property {number} at seconds since 1970
 */

/**
 * A row of the score table: one value per seat.
 * @typedef {object} ScoreRow
 * @property {string} label
 * @property {(number|string)[]} values
 */

/**
 * How a finished game ended. `ranks`, `scores` and each entry of `timeline` have one number per seat.
 * @typedef {object} Result
 * @property {number[]} ranks 1 is the winner; equal ranks are a tie; empty if the game is unfinished
 * @property {number[]} scores
 * @property {ScoreRow[]} sources where the points come from
 * @property {ScoreRow[]} tie_breaks the tie-breaks, if any were needed
 * @property {number[][]} timeline for each turn, the points of all seats
 * @property {number[]} steps the step to which each entry of `timeline` belongs
 * @property {string} proposal why the players may want to play again, or ""
 */

/**
 * A table as one viewer may see it, at step `step` of `last_step`.
 * @typedef {object} View
 * @property {string} table the id of the table, which is part of its URL
 * @property {string} game
 * @property {string} title
 * @property {string} lang
 * @property {number} step
 * @property {number} last_step
 * @property {string} version a hash of everything that the server sends of the view
 * @property {number[]} you the seats of this browser
 * @property {number} seat the seat for which the view is made, or `SPECTATOR`
 * @property {number} to_act
 * @property {boolean} over
 * @property {boolean} live false for an uploaded game, which can only be viewed
 * @property {boolean} is_copy whether the table is a "what if": it continues from a position of another table
 * @property {boolean} for_real whether nothing can be taken back past a draw or another player's action
 * @property {boolean} frozen whether the game cannot go on, because its rules or components have changed
 * @property {boolean} hides whether the game has hidden information
 * @property {boolean} hints
 * @property {boolean} host whether this browser opened the table
 * @property {string} phase the phase of the game, as in `data-phases` of the rules
 * @property {string} prompt
 * @property {string} stakes what depends on the question in the prompt, or ""
 * @property {string} status a notice below the prompt; often empty
 * @property {SeatView[]} seats
 * @property {PictureParts} picture
 * @property {string} svg the picture as SVG; made by the page
 * @property {Choice[]} choices
 * @property {Choice[]} interjections the actions that are possible out of turn, for all seats of this browser
 * @property {Hold} hold
 * @property {{name: string, per: "decision"|"game", seconds: number}|null} pace
 * @property {AwayView} away
 * @property {ClockView|null} clock
 * @property {boolean} chat whether people may chat
 * @property {LogTurn[]} log
 * @property {number} since the first step after the viewer's last action
 * @property {Undo} undo
 * @property {string} commitment the hash of the secret from which all draws are computed; empty for an uploaded game
 * @property {string|null} secret the secret, once the game is over
 * @property {string|null} record_url where the viewer can download the record; null if that is not allowed
 * @property {Result|null} result
 * @property {string|null} rematch the id of the rematch's table, if somebody has opened one
 * @property {LessonView|null} lesson the lesson that is played at this table
 */

/**
 * The picture of the board. Ground, spots and pieces are SVG markup. The pieces lie above the spots, in the order of
 * their ids.
 * @typedef {object} PictureParts
 * @property {string} box the `viewBox`
 * @property {string} title plain text
 * @property {string} scenery the address of what is drawn behind all of this, below `/scenery/`, or ""
 * @property {string} ground
 * @property {Record<string, string>} spots places that can be clicked but do not move, by ref
 * @property {Record<string, string>} pieces things that can move, by id
 */

/**
 * A view, or what has changed in it. The server sends it in responses and events.
 * @typedef {object} Answer
 * @property {string} version the version of the view after the change
 * @property {string|null} base the version to which the change applies; null if this is the whole view
 * @property {Partial<View>} view the fields that have changed, except log and picture
 * @property {{keep: number, add: LogTurn[]}} [log] how many turns of the log stay, and the turns that follow them
 * @property {{box?: string, title?: string, scenery?: string, ground?: string, order?: string[],
 *   spots?: Record<string, string|null>, pieces?: Record<string, string|null>}} [picture]
 *   the parts that have changed; null for a part that is gone. `order` lists all spots, if their order has changed.
 * @property {number} left for how many more seconds the table waits for seats that hold
 * @property {{runs: number, left: number[]}} [clock] the clocks, if people play at a pace
 */

/**
 * Who is at a table, as this browser may know it: the name of each seat, the seats that are online, and more.
 * @typedef {object} People
 * @property {string[]} names
 * @property {number[]} online
 * @property {number[]} you the seats of this browser
 * @property {number[]} friends the seats that the host may give to somebody at the door
 * @property {string[]} links for the host: the name of each seat's link, or "" if it has none
 * @property {Ask[]} asks the people at the door whom this browser may answer
 * @property {number} devices how many devices of this person have its seats; 0 for spectators
 * @property {boolean} open_watch whether whoever has the address may watch
 * @property {string} table_name what the host calls the table, or ""
 * @property {string} variant the name of its house rules, or ""
 * @property {{host: boolean, leave: boolean, delete: boolean}} may what this browser may do
 * @property {Waiting|null} waiting null once the game has begun
 */

/** @typedef {{id: string, name: string, seat: number}} Ask somebody at the door; -1 stands for any seat */

/**
 * What a waiting room shows besides.
 * @typedef {object} Waiting
 * @property {{kind: string, level: number, free: boolean}[]} seats
 * @property {number[]} host_seats
 * @property {boolean} free_seats whether people may choose their seats
 * @property {boolean} auto_start whether the game begins when all seats are taken
 * @property {number} watching how many people watch
 */

/** @typedef {(what: "act"|"undo"|"hold"|"away", body: Record<string, unknown>) => Promise<void>} Change */

/**
 * The body of a response that refuses a request.
 * @typedef {object} RefusalBody
 * @property {{code: string, message: string, rules: string[]}} [error] `rules` are ids of the game's rules
 * @property {Answer} [answer] the current view, if the request came too late
 */

/**
 * What a bot would do; `win` holds the chance of every seat to win.
 * @typedef {object} Hint
 * @property {{action: number, path: string[], label: string, win: number, visits: number}[]} choices the best first
 * @property {number[]} win
 * @property {boolean} [close] whether the first two choices are about equal
 * @property {string} [status] why there is no hint yet
 */

/**
 * One random draw: the weights of its outcomes, and the index of the outcome drawn.
 * @typedef {object} Draw
 * @property {number} ply
 * @property {number[]} weights
 * @property {number} index
 * @property {string} text the outcome, as in the record
 * @property {string} said what happened, in words; marks stand for names
 */

/**
 * All draws of a finished game, with what is needed to check them.
 * @typedef {object} Dice
 * @property {string} commitment
 * @property {string} secret
 * @property {Draw[]} draws
 */

/** @typedef {(error: unknown) => void} ShowError */

export {};
