### pages

# --- every page
tagline = Four tabletop games at one table. A link, no account.
nav = Page
language = Language
theme-switch = Switch between light and dark
close = Close
to-lobby = Back to the lobby
offline = The server cannot be reached. Check the connection and try again.
sending = Sending…
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
for-real = Play for real
for-real-more = No take-backs past a draw or another player’s action
read-rules = Read the rules
start = Start playing
bot-names = Ada, Blaise, Carmen, Diego, Edda
player-number = Player { $number }
foot-no-account = No account, no e-mail: a link is your seat.
foot-dice = Every draw can be checked after the game.

# --- the table
loading = Laying the table…
turn = Whose turn it is
board = Board
players = Players
choices = Choices
no-choices = Nothing for you to choose right now.
no-choices-past = You are looking back at an earlier moment. “Back to the present” brings you back.
no-choices-over = The game is over.
no-choices-record = This is a recorded game: step through it with the arrows.
no-choices-watching = You are watching this game.
named-says = { $name }: { $text }
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
show-again = Show again what happened since your last turn
play-on = Show the game from here on
skip = Skip
step-of = { $number } / { $total }
looking-back = You are looking at step { $number } of { $total }.
to-now = Back to the present
what-if = What if: play on from here
what-if-more = Opens a copy in which bots take the other seats; this game stays as it is
copy-tag = What if
copy-more = A copy to try things out, against bots. The real game stays as it is.
copy-origin = To the real game
your-turn = Your turn
you = You
you-mark = (you)
seat-online = online
seat-offline = offline
seat-waiting = free seat
seat-level = Bot, level { $level }
place = No. { $number }
points-unit = points
turn-to-act = is to act
later = Later
since = Since your last turn
cancel = Cancel
confirm-choice = Confirm: { $text }
final-free = ends the turn or draws something: taking it back is noted in the log
final-asked = can be taken back only if the others agree
final-never = cannot be taken back
pick-first = First choose one of the things with a bright edge. { $text }
not-now = Asked now: { $text }
shown-first = You are being shown what just happened. Next: { $text }
turn-passed = Your last turn passed without a decision. { $text }
final-legend = ends your turn or draws something: a second click confirms it.
pick-one = Which one?
undo-step = Undo one step
undo-turn = Start the turn again
undo-ask = Ask to take back
undo-beyond = Take back my last move
undo-beyond-more = The log will say so
undo-asked = { $name } would like to take back their last move and all that followed.
undo-waiting = { $name } has asked to take back their last move and all that followed. Waiting for the others.
hold = Stop the table for me
hold-more = before moments at which I could act out of turn
hold-act = Act
hold-let-go = Let it go
hold-let-go-turn = Let it go for this turn
hold-yours = { $name }: act before the game goes on, or let it go?
hold-waiting = Waiting for { $name }
hold-time = Time to act out of turn
hold-time-more = how long the table waits for those who ask it to
hold-seconds = { $number ->
    [0] no waiting
   *[other] { $number } s
}
undo-agree = Agree
undo-decline = Decline
hint = Hint
hint-best = Advice: { $text } ({ $number }% chance to win)
hint-next = Advice: { $text } ({ $number }% chance to win). Next best: { $other } ({ $less }%)
hint-close = Advice: { $text } ({ $number }% chance to win). About equal: { $other } ({ $less }%)
chance-of = { $name }: { $number }%
reconnecting = Connection lost. Trying again…
skip-to-choices = Go to the choices
explain = What is this?
explain-how = Tap or click anything on the board to read what it is.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board
curtain-pass = Done: pass the screen to { $name }
curtain-title = Pass the screen to { $name }
curtain-ready = I am { $name }
curtain-more = Nobody else is looking? Then lift the curtain.

# --- arriving: the waiting room and the pages in front of a table
guest = Guest
your-name = Your name
waiting-room = Waiting room
waiting-free = Free seats: { $number }
waiting-complete = Everybody is here.
waiting-auto = The game begins as soon as every seat is taken.
waiting-host-begins = { $name } begins the game.
waiting-begin = Start the game
waiting-begin-early = Start without waiting
waiting-watching = Watching: { $number }
waiting-move = Sit here
waiting-swap = Swap
waiting-bot = Bot instead
waiting-friend = A friend instead
waiting-free-up = Free this seat
waiting-auto-start = Start as soon as every seat is taken
waiting-free-seats = Everybody may choose their seat and colour
open-watch = Whoever has the address may watch
share-system = Share
invite-text = Play { $text } with me
door-of = { $host ->
    [none] A table
   *[other] { $host }’s table
}
door-sit-title = { $host ->
    [none] A seat is waiting for you
   *[other] { $host } keeps a seat for you
}
door-sit = Sit down
door-sit-more = The seat is yours once you press the button, and stays yours in this browser.
door-in-app = This page is open inside another app. If you sit down here, your seat is here, not in your usual browser. To play there, open the link there.
door-copy = Copy the link
door-taken-title = Somebody sits here already
door-taken-more = If this is your seat, ask for it. Whoever holds it, or the host, says yes with a click, and the seat moves to this browser.
door-taken = Ask for this seat
door-watch-title = Watch the game
door-watch = Watch
door-device-title = Continue on this device
door-device-more = { $name } will be at this device too. The link works once.
door-device = Continue here
door-stranger-title = You have no seat at this table yet
door-stranger-more = If you sit here in another browser, choose “Continue on another device” there, or ask the host for your seat.
door-ask-seat = Ask for a seat
door-ask-watch = Ask to watch
door-asked = Asked. This page goes on by itself as soon as somebody says yes.
door-declined = The answer was no.
ask-seat = { $name } asks for the seat of { $text }.
ask-any = { $name } asks for a seat.
ask-watch = { $name } asks to watch.
ask-nobody = Somebody
ask-which = Which seat?
ask-agree = Yes
ask-decline = No
preview-sit = { $host ->
    [none] { $title }: a seat is waiting for you
   *[other] { $host } invites you to play { $title }
}
preview-watch = { $host ->
    [none] Watch a game of { $title }
   *[other] Watch { $host } play { $title }
}
preview-table = { $host ->
    [none] { $title } on Tablée
   *[other] { $title } at { $host }’s table
}

# --- house-keeping
keeping = This table
keeping-name = Name of the table
device-title = Continue on another device
device-more = Makes a link that works once, within 15 minutes. You then have your seat on both devices.
device-make = Make a link
device-count = Devices with your seat: { $number }
device-only = Only this device
leave = Leave the table
leave-more = Your seat becomes free for whoever has its link.
put-away = Put away
put-away-more = Only your own list changes.
take-back = Take out again
delete = Delete the table
delete-more = The game is lost for good.
sure = { $text }: really?
tables-title = My tables
tables-all = All my tables
tables-none = You have no tables yet. Choose a game in the lobby.
tables-turn = Your turn
tables-waiting = Waiting rooms
tables-going = Under way
tables-over = Finished games
tables-away = Put away
table-turn-of = { $name } is to act
table-in-waiting = { $count ->
    [0] Ready to start
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-record = A record

# --- sharing and preferences
share-more = Whoever opens a seat’s link can sit down there. Send each link to one person only.
link-for = Link for { $name }
link-watch = Watch only
link-joined = taken
link-new = New link
copy = Copy
copied = Copied
qr = QR code
commitment-more = Fingerprint of this table’s dice, fixed before the first move:
record = Download the record
record-words = With the messages of the chat
copy-step = Copy a link to this moment
confirm-when = A second click confirms
confirm-always = every choice
confirm-irreversible = what ends my turn or draws something
confirm-never = nothing
idle = Choices without effect are made for me
speed = What others do is shown
speed-slow = slowly, step by step
speed-normal = step by step
speed-fast = quickly, step by step
speed-once = at once, without the steps
sounds = Sounds
sound = What happens is heard, and a knock when it is my turn
volume = Volume
night = Only a soft knock between 22:00 and 8:00
motion = Animate the pieces
notify = A notification when it is my turn and this page is hidden
keys = Keys
keys-choose = move between the things that can be chosen
keys-enter = choose, confirm
keys-esc = cancel, or skip what is being shown
keys-zoom = zoom in, zoom out, show the whole board (or Ctrl and the wheel)
keys-history = step through the game
keys-menu = Right click
keys-rule = explain something on the board (on a touchscreen: long press)
key-enter = Enter
key-esc = Esc
key-home = Home
key-end = End

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
timeline-go = Choose a turn to look at it
timeline-at = Turn { $number }: { $text }
picture-save = Save a picture
picture-share = Share a picture
dice-title = The dice, checked
dice-more = Before the first move the table showed a fingerprint of its secret. Now your browser draws everything again.
dice-checking = Checking…
dice-verified = Verified: the fingerprint and all { $number } draws agree.
dice-failed = The draws and the fingerprint do not agree: this game was not drawn as promised.
dice-hidden = Your browser checks only on a secure connection. “tablee verify” does it with the record.
dice-details = Details
dice-commitment = Fingerprint
dice-secret = Secret
dice-draws = Draws
rematch = Rematch
rematch-join = Join the rematch
look-back = Look at the board

# --- rules and records
rules-of = Rules: { $title }
replay-title = Open a record
replay-more = Step through a recorded game, and play on from any moment against bots.
replay-file = A record from your computer
replay-text = Or its text
replay-open = Open
replay-empty = Choose a file, or paste a record.
lost-again = Try again
lost-more = { $code ->
    [no-seat] If you sat down here before, open the table in the same browser.
    [used-link] If it was you who used it, open the table in the browser you used then.
    [unknown-table] Perhaps the link is not complete.
    [unavailable] It usually takes only a moment.
    [unsure] Load the page again to see.
    [failed] Load the page again in a moment.
    [too-many] Then load the page again.
   *[other] The lobby shows all games, and the tables at which you sit.
}

### server

status-warming = Bots are getting ready, up to some minutes after a server’s start. The game then goes on by itself.
hint-warming = Bots are warming up. The hint comes as soon as they are ready.
status-frozen = This table is frozen: it was begun with rules or components that this version no longer has. Nothing is lost; the record can be downloaded.
score-points = Points
undo-noted = { $who ->
    [you] You took back
   *[other] { $who } took back
} { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, { $past ->
    [draw] past a draw
   *[others] past another player’s action
}{ $agreed ->
    [yes] ; the others agreed
   *[no] {""}
}
refused-stale = The table has moved on. Here is where it stands now.
refused-overtaken = Somebody was quicker. Look again before you choose.
refused-illegal = { $why ->
    [none] That is not possible now.
   *[other] That is not possible now. { $why }
}
refused-not-your-turn = It is not your turn.
refused-not-your-seat = This seat is not yours.
refused-no-such-seat = Nobody can sit there.
refused-no-seat = You have no seat at this table. Ask whoever opened it for a link.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game here.
refused-unknown-page = There is no such page.
refused-no-such-step = The game has no such step.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-read-only = This is a record: it can be looked at, not played.
refused-frozen = This table is frozen: it was begun with rules or components that this version no longer has.
refused-nothing-to-undo = Nothing can be taken back.
refused-for-real = This table plays for real: nothing is taken back past a draw or another player’s action.
refused-nothing-asked = Nobody has asked to take anything back.
refused-used-link = This link has been used or replaced. Ask whoever opened the table for a new one.
refused-not-host = Only whoever opened the table can do this.
refused-waiting = The game has not begun yet.
refused-begun = The game has begun.
refused-seat-online = Only this player can hand over the seat, for they are at the table.
refused-seat-taken = Somebody sits there already.
refused-fixed-seats = The host chooses the seats at this table.
refused-alone = Nobody else sits at this table. Put it away, or delete it.
refused-others-sit = Others sit at this table. Leave it, or put it away.
refused-declined = The answer was no. Ask again later.
refused-too-many-asks = Too many people are asking at this table. Try again later.
refused-used-pass = This link has been used or is too old. Make a new one on the other device.
refused-seated-already = This browser has another seat at this table already.
refused-bad-seats = These seats cannot be set up like this.
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
refused-hidden = This game has secrets: that will be possible once it is over.
refused-no-hints = Hints are off at this table.
refused-no-answer = The bot gave no answer. Try again.
refused-malformed = The request could not be read.
refused-too-large = That is too much at once.
refused-too-many = Too many requests. Wait a moment.
refused-foreign = The request came from another site and was refused.
refused-no-method = That cannot be done here.
refused-failed = Something went wrong on the server. Look whether it was done before you repeat it.
refused-unavailable = The database cannot be used at the moment. Nothing was changed. Try again soon.
refused-unsure = The connection to the database broke at this moment, so it is not known yet whether this was done. Look at the table before you repeat it.
rules-option = (Table option: { $option }.)
read-rule = Read the rule

# --- house rules
house-rules = House rules
house-rules-more = change the numbers in the box
house-box = Box
house-printed = as printed
house-name = Name
house-upload = Upload a box file
house-download = Download the printed box
house-changed = What differs from the printed box
house-as-printed = Nothing differs from the printed box.
house-rules-named = House rules: { $name }
house-line = { $label }: { $own } (printed: { $printed })
house-was = printed: {"{"}printed{"}"}
house-list-more = numbers, separated by commas
house-loading = Loading…
house-balance = Balance
balance-measuring = Bots are trying these rules out…
balance-none = The bots could not try these rules out here.
balance-early = Too early to say whether deciding first is an advantage ({ $bots } bots, { $games ->
    [one] 1 game
   *[other] { $games } games
}).
balance-first = Whoever decides first wins { $share } % ± { $half } of the games; { $fair } % would be fair ({ $bots } bots, { $games } games).
balance-length = { $known ->
    [longer] Games are about { $percent } % longer than printed.
    [shorter] Games are about { $percent } % shorter than printed.
   *[same] No difference in length is shown.
}
balance-stopped = { $count ->
    [one] 1 game took too long and was stopped.
   *[other] { $count } games took too long and were stopped.
}
refused-bad-box = These house rules cannot be played.{ $line ->
    [0] {""}
   *[other] {" "}Line { $line }:
} { $problem ->
    [range] { $key } must be a whole number from { $low } to { $high }.
    [length] { $key } does not have the right number of values from { $low } to { $high }.
    [order] The values of { $key } are not in the right order.
    [word] { $key } has a word that the box does not know.
    [table] { $key } has the wrong form.
    [unknown] There is no { $key } in this box. { $why }
    [fixed] { $key } is the same in every box.
    [count] { $key } does not have as many items as printed.
    [text] The name needs 1 to 40 letters on one line.
    [game] The file is for another game.
    [size] The file is too large.
    [toml] The file is not TOML. { $why }
    [heavy] The file takes too long to check.
   *[clash] { $why }
}
# --- lessons
play = Play
learn = Learn
learn-of = : { $title }
lessons = Lessons
lessons-of = Lessons: { $title }
lessons-more = Short tasks, chapter by chapter. Try things: every try is answered.
lessons-count = { $number } of { $total } solved.
lesson-tag = Lesson
lesson-more = A lesson: its dice are prepared at first. Click for all lessons of this game.
lesson-solved = solved
guide-title = Your first game
guide-more = A real game against a gentle bot, with a coach at your side. About a quarter of an hour; leave and come back whenever you like.
guide-start = Start or continue
coach = Coach
coach-other = You may do that too. Let’s see what comes of it.
coach-recap = What to remember
coach-try = Try this
coach-solved = Solved!
coach-failed = Not yet. This is what happened:
coach-left = Decisions left: { $number }
coach-next = Next
coach-ok = Got it
coach-back = Back
coach-again = Try again
coach-show = Show me
coach-next-lesson = Next lesson
coach-lessons = All lessons
coach-play = Play a real game
catalogue = Components
catalogue-of = Components: { $title }
catalogue-count = × { $number }
turn-overview = A turn at a glance
try-this = Try this:
## When somebody is away

pace = Pace
pace-more = With a pace, everybody’s time is shown. If it is up, the others may let a bot play.
pace-none = No clock
pace-live = Live
pace-relaxed = Relaxed
pace-correspondence = By correspondence
clock-about = { $per ->
    [decision] { $time } for each decision
   *[game] { $time } for the whole game
}
clock-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
clock-seconds = { $number } seconds
clock-left = { $text } left
clock-up = time is up
seat-away = away
seat-substitute = a bot plays (level { $level })
seat-resigned = has resigned
late-up = { $name }: the time is up.
late-offline = { $name } has been away for a while.
late-nudge = Nudge
late-nudged = { $name } was nudged.
late-bot = Let a bot play
late-level = Level of the bot
late-end = End the game
nudge-heard = { $name } is waiting for you.
substitute-yours = A bot (level { $level }) plays for you. The seat is yours: play on whenever you like.
substitute-back = Play on myself
end-asked = { $name } proposes to end the game now. The places are those of this moment; if somebody is away, it ends unfinished.
end-waiting = The others are asked whether the game is to end now.
end-unfinished = The game ends if everybody who is there agrees. It is then unfinished: nobody has won.
unfinished = Unfinished
end-agree = End it
end-decline = Play on
this-game = This game
resign = Resign
resign-more = You will be last. If several others are left, a bot plays on for you; otherwise the game ends.
resign-sure = Really resign
end-propose = Propose to end the game
end-propose-more = The game ends if everybody who is there agrees. The places are those of this moment; if somebody is away who has not agreed, the game is unfinished, and nobody has won.
prompt-ended = { $how ->
    [agreed] The game was ended by agreement.
    [unfinished] The game was ended early, because somebody was away. Nobody has won.
   *[resigned] The game has ended, because the others have resigned.
}
log-flag = { $who ->
    [you] Your time is up
   *[other] { $who }: the time is up
}
log-substitute = { $by ->
    [you] You let a bot (level { $level }) play for { $who ->
        [you] you
       *[other] { $who }
    }
   *[other] { $by } lets a bot (level { $level }) play for { $who ->
        [you] you
       *[other] { $who }
    }
}
log-return = { $who ->
    [you] You play on yourself
   *[other] { $who } plays on
}
log-resign = { $who ->
    [you] You resign
   *[other] { $who } resigns
}
log-end = { $level ->
    [0] The players end the game
   *[other] The game ends unfinished, because somebody is away
}
log-handover = { $who ->
    [you] You sit at this seat from now on, in place of somebody who was offline
   *[other] { $who } sits at this seat from now on, in place of somebody who was offline
}
refused-not-late = Nobody needs to step in there now.
refused-nudged = That player was nudged a moment ago.
refused-substituted = A bot plays for you. Choose “Play on myself” first.
refused-resigned = This seat has resigned.

## Words: chat, reactions, notes

words = Chat and notes
words-unread = { $number } unread
chat = Chat
chat-more = Players may write to each other. You can switch it off at any time.
chat-empty = Nobody has written anything yet.
chat-field = Write to the table
chat-send = Send
chat-off = The chat is switched off at this table.
chat-switch = Chat at this table
chat-switch-more = Only you, who opened the table, can switch it.
reactions = Quick reactions
reaction-hello = Hello!
reaction-well-played = Well played
reaction-thanks = Thank you
reaction-oops = Oops
reaction-thinking = I’m thinking…
reaction-wow = Wow!
reaction-good-game = Good game
mutes = Mute somebody
mute = Mute { $name }
unmute = Show { $name } again
notes = My notes
notes-more = Only you can read them.
notes-kept = Saved
refused-chat-off = The chat is switched off at this table.
refused-empty-text = There is nothing to send.

## Web Push

push = Tell me when it is my turn at this table
push-more = Even if no page is open. The message says nothing about the game.
push-insecure = Not available here: browsers allow this only if the table is served with HTTPS.
push-unsupported = This browser cannot do that. On an iPhone, add Tablée to the home screen first.
push-unavailable = This server is not set up for it.
push-denied = Your browser does not allow notifications from this page.
push-failed = The notifications could not be set up in this browser. Try again later.
push-turn = It’s your turn.
push-nudge = Somebody is waiting for you.
refused-no-push = This server cannot send notifications.
refused-bad-endpoint = This browser’s push service is not allowed here.
no-connection = No connection
no-connection-more = Tablée cannot reach its server. Your games are kept there, and continue when you are back online.
