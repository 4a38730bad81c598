# Déstorsion, in English.
title = Déstorsion
pitch = Race your dwarf twice round the board and out, before the Master of the dungeon gets there.

# --- the board
board-title = The dungeon board and the score boards
dungeon-board = Dungeon board
dungeon-exit = { $play ->
    [game] Exit: once the Master is past it, the player alone in the lead wins; if the lead is shared he goes back to square { $square }
   *[rounds] Exit: once the Master is past it, the round is over and everybody scores
}
score-exit = { $play ->
    [game] Exit: a dwarf that passes it a second time has left the dungeon, and its owner wins
   *[rounds] Exit: a dwarf that passes it a second time has left the dungeon; its owner scores { $points } and the round is over
}
round-name = Round { $number }
extra-rounds = Extra rounds
total = Total
round-of = { $extra ->
    [yes] Round { $number }, an extra one
   *[no] Round { $number } of { $rounds }
}
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
        [hollow] { seat-name }’s dwarf, lying in the hollow of square { $square }: on its owner’s next turn it gets up, and no dwarf is moved by dice
        [hollow-now] { seat-name }’s dwarf, lying in the hollow of square { $square }: it gets up this turn, so no dwarf is moved by dice
        [slingshot] { seat-name }’s dwarf, laid down on the slingshot of square { $square }: it gets up on its owner’s next turn, and cannot double then
        [slingshot-now] { seat-name }’s dwarf, laid down on the slingshot of square { $square }: it gets up this turn and cannot double
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
    [lost] Die { $value }, lost: the dwarf gets up from its hollow
    [bonus-lost] Third die { $value }, wasted: the dwarf gets up from its hollow
   *[none] Die { $value }
}
roll = Roll { $count } dice
third-die-to = { $side ->
    [lost] Waste the third die
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
assign = { $side ->
    [dwarf] { $dwarf } for a dwarf, { $master } for the Master, third die to the dwarf
    [master] { $dwarf } for a dwarf, { $master } for the Master, third die to the Master
   *[none] { $dwarf } for a dwarf, { $master } for the Master
}
assign-stuck = { $side ->
    [dwarf] { $master } for the Master; { $dwarf } is lost, and the third die { $third } wasted
    [master] { $master } and the third die { $third } for the Master; { $dwarf } is lost
   *[none] { $master } for the Master; { $dwarf } is lost
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
    [lost] without the slingshot{" "}
   *[no] {""}
}
move-dwarf = { seat-name } { way } { by-slingshot }{ to-square }{ past-line }
move-master = The Master { way } { to-room }
send = { seat-name } { way } { to-square }{ past-line }

# --- what happened: `who` and `whom` are "you", or the mark of a seat's name
log-die = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $count } for the first turn
log-again = Tie for the highest roll; to roll again: { $names }
log-first = { $who ->
    [you] You begin
   *[other] { $who } begins
}
log-count = { $who ->
    [you] You take
   *[other] { $who } takes
} { $count } dice
log-roll = { $who ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }
gives = { $who ->
    [you] You give
   *[other] { $who } gives
}
log-assign = { $forced ->
    [yes] { $stuck ->
        [yes] A double: { $master } for the Master; the other { $dwarf } is lost, because the dwarf is getting up
       *[no] A double: { $dwarf } for a dwarf and { $master } for the Master
    }
   *[no] { $stuck ->
        [yes] { $side ->
            [dwarf] { gives } the { $master } to the Master; the { $dwarf } and the third die, { $third }, are lost, because the dwarf is getting up
            [master] { gives } the { $master } and the third die, { $third }, to the Master; the { $dwarf } is lost, because the dwarf is getting up
           *[none] { gives } the { $master } to the Master; the { $dwarf } is lost, because the dwarf is getting up
        }
       *[no] { $side ->
            [dwarf] { gives } the { $dwarf } and the third die, { $third }, to a dwarf, the { $master } to the Master
            [master] { gives } the { $dwarf } to a dwarf, the { $master } and the third die, { $third }, to the Master
           *[none] { gives } the { $dwarf } to a dwarf and the { $master } to the Master
        }
    }
}
route = { $from ->
    [0] start
   *[other] { $from }
} → { $to ->
    [exit] exit
   *[other] { $to }
}
changed = { $change ->
    [-2] {" "}(die lowered by 2)
    [0] {""}
   *[other] {" "}(die raised by { $change })
}
limit = { $short ->
    [yes] , as far as possible
   *[no] {""}
}
with-slingshot = { $sling ->
    [yes] {" "}with the slingshot
   *[no] {""}
}
whose-dwarf = { $whom ->
    [you] your dwarf
   *[other] { $whom }’s dwarf
}
Whose-dwarf = { $whom ->
    [you] Your dwarf
   *[other] { $whom }’s dwarf
}
gets-up = { $lay ->
    [yes] , which gets up,
   *[no] {""}
}
log-move = { $own ->
    [yes] { Whose-dwarf }{ gets-up } goes { way } { $count }{ with-slingshot }{ changed }{ limit }: { route }
   *[no] { $who ->
        [you] You move { whose-dwarf }{ gets-up } { way } { $count }{ changed }{ limit }: { route }
       *[other] { $who } moves { whose-dwarf }{ gets-up } { way } { $count }{ changed }{ limit }: { route }
    }
}
log-send = { $own ->
    [yes] { Whose-dwarf }{ gets-up } goes { way } { $count }{ limit } by the Master’s effect: { route }
   *[no] { $who ->
        [you] By the Master’s effect you send { whose-dwarf }{ gets-up } { way } { $count }{ limit }: { route }
       *[other] By the Master’s effect { $who } sends { whose-dwarf }{ gets-up } { way } { $count }{ limit }: { route }
    }
}
log-lap = { Whose-dwarf } passes square { $last } and gets the lap marker: { $points } points
log-out = { Whose-dwarf } leaves the dungeon
effect-here = { $effect ->
    [a] ; on this square a dwarf may be sent back { $step }
    [ab] ; on this square a dwarf may be sent back { $step }, and one back or forward { $step }
   *[none] {""}
}
log-master = { $forced ->
    [yes] The Master can only go forward { $count }: { route }{ effect-here }
   *[no] { $who ->
        [you] You move the Master { way } { $count }{ changed }{ limit }: { route }{ effect-here }
       *[other] { $who } moves the Master { way } { $count }{ changed }{ limit }: { route }{ effect-here }
    }
}
log-tie = Tie for the lead ({ $names }): the Master goes back to square { $to }
log-no-target = No dwarf can be sent back, so the effect is lost
log-order = { $who ->
    [you] You choose
   *[other] { $who } chooses
} { $effect ->
    [a] effect A first
   *[b] effect B first
}
log-none = { $who ->
    [you] You send no dwarf
   *[other] { $who } sends no dwarf
}
log-stands = { Whose-dwarf } is standing again
log-lie = { $on ->
    [hollow] { Whose-dwarf } lies down in the hollow of square { $square }
   *[slingshot] { Whose-dwarf }, moved by another player, is laid down on the slingshot of square { $square }
}
log-rise = { $on ->
    [hollow] { Whose-dwarf } is getting up from its hollow: no dwarf is moved by dice this turn
   *[slingshot] { Whose-dwarf } is getting up from the slingshot and cannot use it this turn
}
round-points = { $who ->
    [you] you
   *[other] { $who }
} { $gained } ({ $total } in all)
log-round = Round { $number } is over: { $scores }
log-new-round = { $extra ->
    [yes] The lead is shared, so an extra round begins, round { $count }
   *[no] Round { $count } begins
}
log-win = { $how ->
    [exit] { $who ->
        [you] You win
       *[other] { $who } wins
    }
    [master] { $who ->
        [you] The Master is out: you lead with { points } and win
       *[other] The Master is out: { $who } leads with { points } and wins
    }
   *[total] { $who ->
        [you] You win with { points } in all
       *[other] { $who } wins with { points } in all
    }
}

# --- the same in a few words, after the name of the seat whose turn it was
brief-die = { person } { $count }
brief-first = { $who ->
    [you] you begin
   *[other] { $who } begins
}
brief-roll = rolled { $dice }
brief-move = { $own ->
    [yes] dwarf { route }
   *[no] { whose-dwarf } { route }
}
brief-lap = lap marker
brief-master = Master { route }
brief-tie = tie for the lead, Master back to { $to }
brief-none = no dwarf sent
brief-lie = { whose-dwarf } lies down
brief-rise = dwarf getting up
brief-round = round { $number } over
brief-win = { $who ->
    [you] you win
   *[other] { $who } wins
}

# --- prompts
loss = { $lost ->
    [hollow] {" "}(no dwarf is moved by dice this turn: the dwarf gets up from its hollow)
    [slingshot] {" "}(no slingshot this turn: the dwarf was laid down on it and gets up)
   *[no] {""}
}
task = { $task ->
    [dice-count] choose how many dice to roll{ loss }
    [assign] { $lost ->
        [hollow] choose the Master’s die{ loss }
       *[other] choose which die moves a dwarf and which the Master{ loss }
    }
    [move-dwarf] move a dwarf{ loss }
    [move-master] move the Master{ loss }
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
why-stuck = The dwarf gets up from its hollow this turn: no dwarf is moved by dice, only the Master.
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
why-sling-laid = The dwarf was laid down on this slingshot: it gets up this turn, and can double from the next.
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
