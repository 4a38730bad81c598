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
won = { seat-name } wins

# --- choices and log
roll = { $count ->
    [one] Roll one die
   *[other] Roll two dice
}
log-roll = { $count ->
    [one] { seat-name } rolls one die
   *[other] { seat-name } rolls two dice
}
log-dice = { $stumbles ->
    [yes] { seat-name } rolls { $dice } and stumbles
   *[no] { seat-name } rolls { $dice }
}

# --- prompts; refusals, colours and the prompts that all games share are in Tablée itself
task = roll one die or two
prompt-chance = The dice are rolled

# --- options
option-doubles = Doubles
option-doubles-stay = the runner stays where it is
option-doubles-back = the runner goes back
