# Dice Race, in English.
title = Dice Race
pitch = Run to the end of the track: one die or two, and beware of doubles.

# --- the board
track = The track
square = { $number ->
    [0] The start
   *[other] Square { $number }
}
runner = { $number ->
    [0] { seat-name }’s runner, on the start
   *[other] { seat-name }’s runner, on square { $number }
}
die = Die { $value }
won = { $you ->
    [alone] You have won!
   *[no] { $names } wins
}

# --- choices
roll = { $count ->
    [one] Roll one die
   *[other] Roll two dice
}

# --- what happened: `who` is "you", or the mark of a seat's name
log-choose = { $who ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] one die
   *[other] two dice
}
log-roll = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }
log-run = { $who ->
    [you] Your runner
   *[other] { $who }’s runner
} moves { $count } forward: { $from } → { $to }
log-stumble = { $who ->
    [you] Your runner
   *[other] { $who }’s runner
} { $count ->
    [0] stumbles and stays on { $to }
   *[other] stumbles and goes back { $count }: { $from } → { $to }
}
log-win = { $who ->
    [you] You reach the goal and win
   *[other] { $who } reaches the goal and wins
}
brief-roll = rolled { $dice }
brief-run = { $from } → { $to }
brief-stumble = stumbled, { $from } → { $to }
brief-win = won

# --- prompts; refusals, colours and the prompts that all games share are in Tablée itself
task = roll one die or two
prompt-chance = The dice are rolled

# --- options
option-doubles = Doubles
option-doubles-stay = the runner stays where it is
option-doubles-back = the runner goes back

# --- house rules: what may vary
box-track-squares = Squares of the track
box-track-stumble = Squares that a stumbling runner goes back
variant-sprint = Sprint
