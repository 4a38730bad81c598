# The report of the lab, in English.
lab-report = Lab report
title-variant = { $title }: { $variant }

# --- verdicts
verdict-pass = Pass
verdict-fail = Fail
verdict-not-shown = Not shown
verdict-told = For information
tally-meaning = Green bar: what passes. Not shown: the games played so far allow both answers.
column-verdict = Verdict
column-question = Question and answer
column-interval = Estimate (interval); smallest detectable difference
lead = { $questions } questions were asked: { $pass } pass, { $fail ->
    [one] 1 fails
   *[other] { $fail } fail
}, and { $not-shown ->
    [0] none is left open
    [one] 1 is not shown either way
   *[other] { $not-shown } are not shown either way
}.
lead-failed = What fails: { $topics }.
lead-incomplete = The run is not complete: { $games } of { $asked } games were played.
figures = { $value } ({ $low } to { $high }); detectable: { $least }
figures-none = Too few games for an interval.
interval = { $low } to { $high }
no-interval = too few
error-rate = All intervals on this page are right together with a probability of { $sure }, even if you look after every game and stop when you like: the { $rate } risk of error is divided equally among the { $questions } questions ({ $each } each), and inside a question among its intervals.

# --- what was played
term-games = Games
term-blocks = Blocks
blocks-of = { $blocks } (each of { $seats } games)
term-seats = Players
term-bots = Bots
term-box = Components
term-options = Options
term-made = Played
box-printed = as printed
box-variant = a variant

# --- lists
list-and = { $first } and { $last }
list-more = { $names } and { $count } more
named-printed = { $name } ({ $id })
named-plain = { $kind } { $name }
of-group = { $name } ({ $group })
quoted = “{ $form }”
any-action = any “{ $kind }”
place = { $number ->
    [1] First to play
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
place-in-sentence = { $by ->
    [seat] Seat { $place }
   *[order] { $place ->
        [1] The first player
        [2] The second player
        [3] The third player
        [4] The fourth player
       *[other] The fifth player
    }
}
seat-number = Seat { $number } ({ $name })

# --- the questions: topic (in a list of what fails), question, answer, threshold
topic-seats = the turn order
question-seats = Is it fair to play first, second, and so on?
answer-seats = { place-in-sentence } wins { $rate } of the games, { $size } points { $up ->
    [yes] more
   *[no] less
} than a fair share of { $fair }. { $verdict ->
    [pass] No place is further off than allowed.
    [fail] That is more than allowed.
   *[not-shown] It is the place furthest from fair, but more games are needed to judge it.
}
threshold-seats = Passes if every place is within { $high } points of a fair share.

topic-minutes = the length
question-minutes = Does it take as long as the box says?
answer-minutes = A game takes about { $value } minutes{ $verdict ->
    [told] .
    [pass] ; the box says { $box }. That is near enough.
    [fail] ; the box says { $box }. That is too far off.
   *[not-shown] ; the box says { $box }. More games are needed.
}
threshold-minutes = { $verdict ->
    [told] The box names no time to compare with.
   *[other] Passes if the mean is within { $part } of the box: { $low } to { $high } minutes.
}

topic-long = games that drag on
question-long = Are far too long games rare?
answer-long = { $value } of the games last more than twice as long as the usual game (more than { $decisions } decisions).
threshold-long = Passes up to { $high } of the games.

topic-unfinished = games that never end
question-unfinished = Does every game end?
answer-unfinished = { $value } of the games were stopped after { $limit } decisions.
threshold-unfinished = Passes up to { $high } of the games.

topic-endings = ways to end that hardly happen
question-endings = Does every way to end happen?
answer-endings = The rarest way to end ({ $ending }) happens in { $value } of the games.
threshold-endings = Passes if each happens in at least { $low } of the games.

topic-ties = shared wins
question-ties = Is there one winner?
answer-ties = { $value } of the games have several winners.
threshold-ties = Passes up to { $high } of the games.

topic-close = few close games
question-close = Are games close?
answer-close = { $value } of the games are decided by at most { $margin } points.
threshold-close = Passes from { $low } of the games; close means a margin of up to { $part } of the winners’ points.

topic-runaway = winners known too early
question-runaway = Does it stay open who wins?
answer-runaway = In { $value } of the games the later winner leads for good before half of the game is over.
threshold-runaway = Passes up to { $high } of the games.

topic-comebacks = few comebacks
question-comebacks = Can a player come back?
answer-comebacks = In { $value } of the games the winner once had a chance below { $bound }, half of a fair share.
threshold-comebacks = Passes from { $low } of the games.

topic-luck = too much luck
question-luck = Is it more than luck?
answer-luck = Dice and draws explain { $value } of who wins.
threshold-luck = Passes up to { $high }.

topic-dead = components that are not used
question-dead = Is every component used?
answer-dead = { $verdict ->
    [pass] Every one of the { $count } is used. The least used: { $which }, in { $value } of the games.
    [fail] { $failed ->
        [one] 1 of { $count } is hardly used: { $names }.
       *[other] { $failed } of { $count } are hardly used: { $names }.
    }
   *[not-shown] More games are needed for { $doubtful } of { $count }. The least used: { $which }, in { $value } of the games.
}
threshold-dead = Passes if each is used in at least { $low } of the games.

topic-dominant = a component that is too strong
question-dominant = Are the components balanced?
answer-dominant = { $verdict ->
    [pass] None of the { $count } is. The strongest: { $which }; those who use it win { $gain } points more than was expected of them.
    [fail] { $failed ->
        [one] 1 of { $count } is too strong: { $names }. Those who use it win { $gain } points more than was expected of them just before.
       *[other] { $failed } of { $count } are too strong: { $names }. Those who use the first win { $gain } points more than was expected of them just before.
    }
   *[not-shown] { $known ->
        [yes] More games are needed for { $doubtful } of { $count }. The surest suspect: { $which }, { $gain } points above expectation.
       *[no] More games are needed.
    }
}
threshold-dominant = Passes if users of each win at most { $high } points more than expected.

topic-dead-actions = actions that nobody chooses
question-dead-actions = Is every action worth choosing?
answer-dead-actions = { $verdict ->
    [pass] Every one of the { $count } actions is chosen now and then. The rarest: { $which }, in { $value } of the cases where it was one of several.
    [fail] { $failed ->
        [one] 1 of { $count } is never worth it: { $names }.
       *[other] { $failed } of { $count } are never worth it: { $names }.
    }
   *[not-shown] { $known ->
        [yes] More games are needed to judge { $doubtful } of { $count }. The rarest: { $which }, chosen in { $value } of the cases.
       *[no] Bots that choose at random cannot show it.
    }
}
threshold-dead-actions = Passes if each is chosen in at least { $low } of the cases where it is one of several choices.

topic-dominant-actions = actions that are always chosen
question-dominant-actions = Is every choice a real one?
answer-dominant-actions = { $verdict ->
    [pass] No action is always chosen. The most frequent: { $which }, in { $value } of the cases where it was one of several.
    [fail] { $failed ->
        [one] 1 of { $count } actions is chosen nearly always: { $names }.
       *[other] { $failed } of { $count } actions are chosen nearly always: { $names }.
    }
   *[not-shown] { $known ->
        [yes] More games are needed to judge { $doubtful } of { $count }. The most frequent: { $which }, chosen in { $value } of the cases.
       *[no] Bots that choose at random cannot show it.
    }
}
threshold-dominant-actions = Passes if each is chosen in at most { $high } of the cases where it is one of several choices.

topic-skill = skill that does not pay
question-skill = Do better players win more often?
answer-skill = The best bot, { $bot }, wins { $rate } of its games; a fair share is { $fair }.
threshold-skill = Passes if it wins at least { $low } points more than a fair share.

# --- sections
section-seats = The turn order
seats-text = With { $seats } players, a fair share is { $fair } of the wins. A shared win counts as a part of one for each winner.
seats-order = In this game the seats do not say who plays first, so both are shown. The turn order is that of the players’ first decisions.
seats-luck = The large dots are luck-adjusted: what dice and draws gave to a player is taken off, which makes the intervals narrower and shifts nothing on average. The small rings show the games as they were played. (Here this removes { $saved } of the variance.)
seats-plain = Luck was not taken off in this run.
chart-order = Wins by place in the turn order
chart-seat = Wins by seat
chart-seats-note = Green: what passes
chart-seats-note-luck = Dot: luck-adjusted. Ring: as played. Green: what passes
table-seats-note = “Wins” as played; the difference from a fair share and its interval are luck-adjusted.

section-length = Length
length-text = Minutes are an estimate: { $turn } seconds for every turn, { $choice } more for every decision among several choices, and { $handling } for every roll, draw or forced move. Turns and decisions are counted.
chart-minutes = Estimated minutes
chart-minutes-note = Green: what passes for the mean. Line: the mean
chart-turns = Turns
chart-turns-note = All players together
axis-minutes = minutes
axis-turns = turns
measure-turns = Turns
measure-decisions = Decisions
measure-minutes = Minutes (estimated)

section-endings = Ways the game ends
endings-text = { $count ->
    [one] The rules know one way to end.
   *[other] The rules know { $count } ways to end. Table options may rule out some of them.
} A game with more than { $limit } decisions is stopped, and all players share the win.
stopped = stopped, without an end

section-closeness = Closeness and ties
closeness-text = The first is on average { $margin } points ahead of the next; winners have { $points } points. A game is called close if the margin is { $limit } points or less. A margin of 0 or less was decided by a tie-break or by the way the game ended.
chart-margin = Margin of the winner
chart-margin-note = Green: close games. Line: the mean
axis-margin = points

section-course = The course of a game
course-text = The lead changes { $changes } times in a game on average; in { $none } of the games it never does. Half of the games are settled before { $settled } of the turns are over. In half of the games the winner’s chance was never below { $lowest }; a winner who was once below { $bound } has come back.
course-estimate = The leader is the player with the highest estimated chance to win, not the one with the most points.
course-nothing = There is no game with a single winner to tell about.
chart-settled = When the winner led for good
chart-settled-note = How many games were settled by then
axis-course = part of the game that is over
axis-settled = settled
chart-lowest = The winner’s worst moment
chart-lowest-note = Lowest chance to win; left of the line ({ $bound }) is a comeback
axis-lowest = chance to win
chart-changes = Changes of the lead
axis-changes = changes in a game

section-luck = Luck and skill
luck-text = Dice and draws explain { $luck } of the differences between winning and losing; the other { $rest } come from decisions, and from what the estimate of chances cannot see.
luck-adjusted = For every roll or draw, luck is the change of a player’s estimated chance to win against its average over all possible outcomes. It is added up over the game. On average it is zero for everybody, whatever the estimate is worth; a poor estimate only makes the share of luck look smaller than it is.
chart-luck = What decides who wins
luck-part = Dice and draws
rest-part = Everything else

section-components = Components
components-text = Of { $games } games it was noted which components each player used. The best for their users come first in each table.
use-is-not-cause = Use is not cause. A component may be used by those who are winning anyway. Read “above expectation” rather than “wins if used”: it compares the users’ wins with the chance that they had just before they used it. Squares of a track are compared with the squares nearby.
components-dead = Hardly used: { $names }.
components-dominant = Too strong: { $names }.
never-used = never used

section-actions = Actions: dead and dominant
actions-text = Counted are decisions with at least two choices, made by { $bots }. The interval treats all decisions of a block as one, which makes it rather too wide than too narrow.
actions-blind = Only bots that choose at random played. They take every action alike, so nothing can be said about dead or dominant actions: run the lab with greedy or mcts.
actions-shown = { $count ->
    [one] One action was possible often enough.
   *[other] Of { $count } actions that were possible often enough, the most and the least frequent are shown.
}
dead-actions-text = Never worth it: { $names }.
dominant-actions-text = Nearly always chosen: { $names }.

section-bots = Weak and strong bots
bots-text = The strongest bot in this run is { $best }, the weakest { $weakest }. Where they disagree, beginners and experienced players may see the game differently.
chart-bots = Wins of each bot
chart-bots-note = A fair share is { $fair }
chart-disagree = Where they disagree
chart-disagree-note = How often each action is chosen where it is possible
table-disagree = The actions on which they disagree most

# --- tables
more-rows = { $count ->
    [one] 1 more
   *[other] { $count } more
}
head-order = Turn order
head-seat = Seat
head-won = Wins
head-difference = Difference
head-interval = Interval
head-measure = Per game
head-mean = Mean
head-p5 = Shortest 5 %
head-median = Median
head-p95 = Longest 5 %
head-longest = Maximum
head-ending = The game ends with
head-of-games = Of the games
head-component = Component
head-used = Games with use
head-won-if-used = Wins if used
head-effect = Above expectation
head-action = Action
head-possible = Times possible
head-chosen = Chosen

# --- saved games
games-heading = Games that show it
game-download = Game { $number }
game-lost = Game { $number } cannot be shown: this version of Tablée plays it differently. Run the lab again.
game-place-won = { place-in-sentence } wins by { $value }
game-place-lost = { place-in-sentence } loses; the winner leads by { $value }
game-shortest = The shortest: { $value } decisions
game-usual = A usual one: { $value } decisions
game-longest = The longest: { $value } decisions
game-ending = Ends with: { $value }
game-tie = A tie of { $value } players
game-tight = Tight: a margin of { $value }
game-clear = Clear: a margin of { $value }
game-comeback = The greatest comeback, from a chance of { $value }
game-changes = The lead changes { $value } times
game-settled = Settled after { $value } of the turns
game-lucky-winner = A lucky winner: dice and draws gave { $value } points
game-unlucky-winner = An unlucky winner: dice and draws gave { $value } points
game-lucky-loser = A lucky loser: dice and draws gave { $value } points
game-used = { $seat } uses { $name } { $count ->
    [one] once
   *[other] { $count } times
} and { $won ->
    [yes] wins
   *[no] does not win
}
game-action = { $seat } chooses { $name } { $count ->
    [one] once
   *[other] { $count } times
}
game-strong = { $bot } wins by { $value }
game-upset = { $bot } wins all the same, by { $value }

# --- method
method = How this was measured
method-blocks = The games come in blocks. A block is one seed for all dice and draws, played { $seats } times, so that every bot sits in every seat. A block counts as one observation.
method-bots = Bots: { $bots }. random chooses blindly; greedy looks one decision ahead; mcts:200 searches 200 times before each decision, mcts:50ms for 50 milliseconds. What bots do is what these bots do: people may play differently.
method-verdicts = A question passes if its whole interval lies inside the green range, and fails if all of it lies outside. Otherwise it is not shown, and more games will tell.
method-intervals = The intervals are confidence sequences: they stay valid at every look, so you may watch a run and stop it at any time.
method-luck = Luck-adjusted numbers take off what dice and draws gave; this is right on average with any estimate of chances.
method-no-luck = Luck was not computed in this run.
method-estimate-own = Chances to win during a game are estimated by the game’s own quick evaluation.
method-estimate-fitted = Chances to win during a game are estimated by a function that was fitted to games of this very box.
method-thresholds = The ranges that pass are defaults for a family game. They are judgements, not laws: read the estimate if yours differ.
method-variant = Changes from the printed box: { $changes }.
words-used = Words
word-share = Fair share
means-share = One win divided by the number of players.
word-interval = Interval
means-interval = The values that agree with the games played; the true value is inside, with the probability named above.
word-least = Detectable
means-least = The smallest difference from the threshold that this run would have shown with a probability of 80 %. Use more games to see smaller ones.
word-points = Points
means-points = Of wins: percentage points, so 28 % is 3 points more than 25 %. Of the game: its own points.
word-adjusted = Luck-adjusted
means-adjusted = The result without what dice and draws gave.
word-effect = Above expectation
means-effect = Wins of those who used a component, minus the chance they had just before they used it, in points. For squares of a track: how much more that is than at the squares nearby.
word-settled = Settled
means-settled = From then on until the end, the later winner always had the best chance.
run-again = Make it again
