# Déstorsion, in English.
title = Déstorsion
pitch = Race your dwarf twice round the board and out, before the Master of the dungeon gets there.

# --- the board
board-title = The dungeon board and the score boards
dungeon-board = Dungeon board
dungeon-exit = Exit: once the Master is past it, the leader wins
score-exit = Exit: a dwarf that passes it a second time has left the dungeon
room-title = { $effect ->
    [a] Dungeon square { $number }: effect A, a dwarf may be sent back { $step }
    [ab] Dungeon square { $number }: effects A and B, a dwarf back { $step }, then one back or forward { $step }
   *[none] Dungeon square { $number }
}
square-title = { $kind ->
    [hollow] Square { $number } of { seat-name }: hollow
    [slingshot] Square { $number } of { seat-name }: slingshot
   *[plain] Square { $number } of { seat-name }
}
master-title = { $square ->
    [0] The Master, on the start spot
   *[other] The Master, on dungeon square { $square }
}
dwarf-title = { $square ->
    [0] { seat-name }’s dwarf, on the start spot
   *[other] { $posture ->
        [lying] { seat-name }’s dwarf, lying on square { $square }
       *[standing] { seat-name }’s dwarf, standing on square { $square }
    }
}
lap-marker = { $state ->
    [on] { seat-name } has the lap marker: { $points } points
   *[off] { seat-name } has no lap marker yet
}
die-title = { $use ->
    [dwarf] Die { $value }, for a dwarf
    [master] Die { $value }, for the Master
    [bonus-dwarf] Third die { $value }, added to the dwarf
    [bonus-master] Third die { $value }, added to the Master
   *[none] Die { $value }
}
roll = Roll { $count } dice
third-die-to = { $side ->
    [dwarf] Third die to the dwarf
   *[master] Third die to the Master
}
order = { $effect ->
    [a] Effect A first
   *[b] Effect B first
}
no-effect = No effect
won = { seat-name } wins

# --- choices
actor-name = { $actor ->
    [0] Red
    [1] Blue
    [2] Green
   *[other] Yellow
}
assign = { $side ->
    [dwarf] { $dwarf } for a dwarf, { $master } for the Master, third die to the dwarf
    [master] { $dwarf } for a dwarf, { $master } for the Master, third die to the Master
   *[none] { $dwarf } for a dwarf, { $master } for the Master
}
way = { $way ->
    [forward] forward
   *[backward] back
}
to-square = { $to ->
    [exit] out of the dungeon
   *[other] to square { $to }
}
past-line = { $lap ->
    [yes] {" "}past square { $last }
   *[no] {""}
}
to-room = { $to ->
    [exit] past the exit
   *[other] to square { $to }
}
by-slingshot = { $sling ->
    [yes] by the slingshot{" "}
   *[no] {""}
}
move-dwarf = { seat-name } { way } { by-slingshot }{ to-square }{ past-line }
move-master = The Master { way } { to-room }
send = { seat-name } { way } { to-square }{ past-line }

# --- log
log-first-die = { seat-name } rolls { $value } for the first turn
log-dice = { seat-name } rolls { $dice }
log-roll = { actor-name } takes { $count } dice
log-assign = { actor-name }: { assign }
log-move-dwarf = { $own ->
    [yes] { actor-name } moves { way } { by-slingshot }{ to-square }{ past-line }
   *[no] { actor-name } moves { move-dwarf }
}
log-move-master = { actor-name } moves the Master { way } { to-room }
log-order = { $effect ->
    [a] { actor-name } settles effect A first
   *[b] { actor-name } settles effect B first
}
log-no-effect = { actor-name } uses no effect
log-send = { $own ->
    [yes] { actor-name } chooses to go { way } { to-square }{ past-line }
   *[no] { actor-name } sends { send }
}

# --- prompts
task = { $task ->
    [dice-count] choose how many dice to roll
    [assign] choose which die moves a dwarf and which the Master
    [move-dwarf] move a dwarf
    [move-master] move the Master
    [order] choose which effect comes first
    [effect-a] send one dwarf back { $step }, or none
    [effect-b] send one dwarf back or forward { $step }, or none
   *[other] wait for the dice
}
prompt-dice = The dice are rolled

# --- refusals
why-roll = { $count ->
    [1] One die is rolled now.
   *[other] { $count } dice are rolled now.
}
why-stuck = The dwarf has just got up from a hollow: this turn no dwarf is moved by dice, only the Master.
why-dice = Dice are rolled, not chosen.
why-assign = { $third ->
    [yes] The dice show { $dice }: one goes to a dwarf, one to the Master, and the third to either.
   *[no] The dice show { $dice }: one goes to a dwarf, the other to the Master.
}
why-master-floor = The Master cannot go below square { $floor }.
why-effect = { $square ->
    [0] { seat-name } cannot be sent back: the dwarf is on the start spot.
   *[other] { seat-name } cannot be sent back from square { $square }.
}
why-no-dwarf = There is no dwarf { $seat } in this game.
why-no-double = Only two equal dice can be changed by { $change }.
why-below-one = A die cannot be lowered below 1.
why-sling-other = A slingshot serves only the player’s own dwarf.
why-sling-unarmed = The dwarf did not start this turn standing on a slingshot.
why-sling-always = { $factor ->
    [2] At this table a slingshot always doubles.
   *[other] At this table a slingshot always multiplies the die by { $factor }.
}
why-floor = Dice cannot move { seat-name } back: the dwarf is not beyond square { $floor }.

# --- options
option-thirdDie = Third die
option-thirdDie-optional = may be rolled by a player far behind
option-thirdDie-mandatory = must be rolled by a player far behind
option-slingshot = Slingshot
option-slingshot-optional = may double the die
option-slingshot-automatic = always doubles the die
option-effectOrder = Effects on tens
option-effectOrder-aThenB = back first, then back or forward
option-effectOrder-free = in the order the player likes
option-rounds = Rounds
option-rounds-1 = a single game
option-rounds-3 = three rounds, points added
option-roundStart = Who starts later rounds
option-roundStart-roll = the highest roll
option-roundStart-rotate = the next player to the left
option-roundStart-lowest = the lowest total
