### pages

# --- every page
tagline = Four tabletop games at one table. A link, no account.
nav = Page
language = Language
theme-switch = Switch between light and dark
close = Close
to-lobby = To the lobby
offline = The server cannot be reached. Check the connection and try again.
sending = Sending …
rules = Rules
share = Share
settings = Preferences

# --- lobby
welcome = Take a seat.
welcome-more = Choose a game. Play against bots, with friends by a link, or together round this screen.
replay-link = Open a record
my-tables = Continue
table-over = Finished
table-your-turn = Your turn
table-waiting = Under way
games = Games
players-range = { $low } to { $high } players
minutes = about { $count } min
who-plays = Who plays?
preset-bots = Against bots
preset-bots-more = Start at once, on your own
preset-friends = With friends
preset-friends-more = Everybody gets a link
preset-screen = On this screen
preset-screen-more = Pass the device round
how-many = Players
seats = Seats
seat-kind = Who sits here
seat-name-field = Name
bot-level = Strength of the bot
kind-me = Me
kind-friend = A friend, by link
kind-screen = Same screen
kind-bot = Bot
level-1 = Novice
level-2 = Casual
level-3 = Steady
level-4 = Strong
level-5 = Expert
options = Table options
options-more = the usual ones are chosen
allow-hints = Allow hints
allow-hints-more = A bot’s advice during the game, for everybody at the table
read-rules = Read the rules
start = Start playing
bot-names = Ada, Blaise, Carmen, Diego, Edda
my-name = Me
player-number = Player { $number }
foot-no-account = No account, no e-mail: a link is your seat.
foot-dice = Every die can be checked after the game.

# --- the table
loading = Laying the table …
turn = Whose turn it is
board = Board
players = Players
choices = Choices
no-choices = Nothing for you to choose right now.
anytime = At any time
log = Log
log-empty = Nothing has happened yet.
log-chance = Drawn by chance
log-forced = forced
history = Step through the game
history-first = To the beginning (Home)
history-back = One step back (←)
history-next = One step on (→)
history-last = To the present (End)
history-since = Show again what happened since your last turn
step-of = { $number } / { $total }
looking-back = You are looking at step { $number } of { $total }.
to-now = Back to the present
what-if = Play on from here
your-turn = Your turn
you-mark = (you)
seat-online = here
seat-offline = away
seat-waiting = has not come yet
seat-level = Bot, level { $level }
place = No. { $number }
points-unit = points
turn-to-act = is to act
since = Since your last turn
cancel = Cancel
confirm-choice = Confirm: { $text }
final = cannot be taken back
pick-one = What do you mean?
undo-step = Undo one step
undo-turn = Start the turn again
undo-ask = Ask to take back
undo-asked = { $name } would like to take back the last move.
undo-waiting = { $name } has asked to take back the last move. Waiting for the others.
hold = Stop the table for me
hold-more = before moments at which you could act out of turn
hold-act = Act
hold-let-go = Let it go
hold-let-go-turn = Let it go for this turn
hold-yours = { $name }: act before the game goes on, or let it go?
hold-waiting = Waiting for { $name }
hold-time = Time to act out of turn
hold-seconds = { $number ->
    [0] nobody waits
   *[other] { $number } s
}
undo-agree = Agree
undo-decline = Decline
hint = Hint
hint-best = Advice: { $text } ({ $number } % to win)
chance-of = { $name }: { $number } %
reconnecting = Connection lost. Trying again …
zoom-in = Look closer
zoom-out = Step back
zoom-all = The whole board
curtain-title = Pass the screen to { $name }
curtain-ready = I am { $name }
curtain-more = Nobody else is looking? Then lift the curtain.

# --- sharing and preferences
share-more = Whoever opens a seat’s link takes that seat. Send each link to one person only.
link-for = Seat of { $name }
link-watch = Only watch
link-joined = has come
link-new = New link
copy = Copy
copied = Copied
qr = QR code
commitment-more = Fingerprint of this table’s dice, fixed before the first move:
record = Download the record
copy-step = Copy a link to this moment
confirm-when = A second click confirms
confirm-always = every choice
confirm-irreversible = what cannot be taken back
confirm-never = nothing
sound = A knock when it is my turn
motion = Moving pieces
notify = A notification when it is my turn and this page is hidden
keys = Keys
keys-choose = move between the things that can be chosen
keys-enter = choose, confirm
keys-esc = cancel
keys-zoom = look closer, step back, see all (or Ctrl and the wheel)
keys-history = step through the game
keys-menu = Right click
keys-rule = read the rule about something on the board (on a touchscreen: long press)

# --- the end
result = Result
you-won = You have won!
winner = { $name } wins
winners = Shared victory: { $name }
score-table = Points by source
source = Points from
total = Total
rank = Place
timeline = Points turn by turn
timeline-turn = Turn
dice-title = The dice, checked
dice-more = Before the first move the table showed a fingerprint of its secret. Now your browser draws everything again.
dice-checking = Checking …
dice-verified = Verified: the fingerprint and all { $number } draws agree.
dice-failed = They do not agree. This game was not drawn as promised.
dice-hidden = Your browser checks only on a secure connection. “tablee verify” does it with the record.
dice-details = Details
dice-commitment = Fingerprint
dice-secret = Secret
dice-draws = Draws
rematch = Rematch
rematch-join = Join the rematch
look-back = Look at the board

# --- rules and records
rules-of = Rules of { $title }
replay-title = Open a record
replay-more = Step through a recorded game, and play on from any moment against bots.
replay-file = A record from your computer
replay-text = Or its text
replay-open = Open
replay-empty = Choose a file, or paste a record.

### server

status-warming = Bots are warming up
hint-warming = Bots are warming up. The hint comes as soon as they are ready.
status-frozen = This table is frozen: it was begun with rules or components that this version no longer has. Nothing is lost; the record can be downloaded.
score-points = Points
refused-stale = The table has moved on. Here is where it stands now.
refused-overtaken = Somebody was quicker. Look again before you choose.
refused-illegal = { $why ->
    [none] That is not possible now.
   *[other] That is not possible now. { $why }
}
refused-not-your-turn = It is not your turn.
refused-not-your-seat = This seat is not yours.
refused-no-such-seat = There is no such seat for a person.
refused-no-seat = You have no seat at this table. Ask whoever opened it for a link.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game here.
refused-unknown-page = There is nothing here.
refused-no-such-step = The game has no such move.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-read-only = This is a record: it can be looked at, not played.
refused-frozen = This table is frozen: it was begun with rules or components that this version no longer has.
refused-nothing-to-undo = Nothing can be taken back.
refused-nothing-asked = Nobody has asked to take anything back.
refused-used-link = This link has been used or replaced. Ask whoever opened the table for a new one.
refused-not-host = Only whoever opened the table can do this.
refused-bad-seats = These seats cannot be set up.
refused-bad-options = { $problem ->
    [seats] This game is for { $low } to { $high } players.
    [unknown] This game has no such setting: “{ $said }”.
   *[clash] These settings do not go together: whoever is named to begin must sit at the table.
}
refused-bad-record = This record cannot be replayed. { $problem ->
    [game] Line { $line } names a game that is not here: “{ $said }”.
    [option] Line { $line } sets something this game does not have: “{ $said }”.
    [action] Line { $line } is not possible at that point of the game: “{ $said }”.
   *[line] Line { $line } cannot be read or does not fit: “{ $said }”.
}
refused-hidden = This game hides things: wait until it is over.
refused-no-hints = Hints are off at this table.
refused-no-answer = The bot gave no answer. Try again.
refused-malformed = The request could not be read.
refused-too-large = That is too much at once.
refused-too-many = Too many requests. Wait a moment.
refused-foreign = The request came from another site and was refused.
refused-no-method = That cannot be done here.
refused-failed = Something went wrong on the server. Nothing was changed.
refused-unavailable = The database cannot be used at the moment. Nothing was changed. Try again soon.
refused-unsure = The connection to the database broke at this moment, so it is not known yet whether this was done. Look at the table before you repeat it.
rules-option = (Table option: { $option }.)
read-rule = Read the rule
