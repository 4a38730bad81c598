# Déstorsion, in English.
title = Déstorsion
pitch = Race your dwarf twice round the board and out, before the Master of the dungeon gets there.

# --- the board
board-title = The dungeon board and the score boards
dungeon-board = Dungeon board
exit = Exit
legend = { $effect ->
    [a] one dwarf back
   *[b] also one dwarf back or forward
}
round-name = Round { $number }
extra-rounds = Extra rounds
total = Total
round-of = { $extra ->
    [yes] Round { $number }, an extra one
   *[no] Round { $number } of { $rounds }
}
nobody = No dwarf
winner = Winner

# --- cards: the first line says what a thing is, the others what it does
master-leaves = { $play ->
    [game] When he goes beyond square { $last }, the player alone in the lead wins. If the lead is shared, he goes back to square { $square }.
   *[rounds] When he goes beyond square { $last }, the round is over and everybody scores.
}
dungeon-title = Dungeon board: the Master’s way out
    Every player moves the Master with a die. { master-leaves }
dungeon-exit = Exit of the dungeon board
    The Master is on his way here. { master-leaves }
score-exit = Exit of { seat-name }’s board
    The first time the dwarf goes beyond square { $last }, it gets its lap marker and runs on from square 1. { $play ->
        [game] The second time it leaves the dungeon, and its owner wins.
       *[rounds] The second time it leaves the dungeon: its owner scores { $points } points, and the round is over.
    }
room-title = { $effect ->
    [start] Start of the Master
        From here a move of 4 takes him to square 4.
    [a] Dungeon square { $number }: { effects-short }
        If the Master stops here, the player may send one dwarf back { $step }.
    [ab] Dungeon square { $number }: { effects-short }
        If the Master stops here, the player may send one dwarf back { $step }, and one, the same or another, back or forward { $step }.
   *[none] Dungeon square { $number }
        Nothing happens if the Master stops here.
}
square-start = Start of { seat-name }’s dwarf
    From here a move of 4 takes it to square 4.
square-kind = { $kind ->
    [hollow] , a hollow
    [slingshot] , a slingshot
   *[plain] {""}
}
square-title = Square { $number } of { seat-name }’s board{ square-kind }
    { $kind ->
        [hollow] A dwarf that is moved here lies down at the end of the turn. In its owner’s next turn it gets up, and no dwarf is moved by dice.
        [slingshot] { $must ->
            [yes] If the dwarf stands here when its owner’s turn begins, its die counts { $factor } times. If another player moves it here, it is laid down.
           *[no] If the dwarf stands here when its owner’s turn begins, its die may count { $factor } times. If another player moves it here, it is laid down.
        }
       *[plain] Worth as many points as its number. The lap marker counts besides.
    }{ $floor ->
        [yes] {"\u000A"}On the first lap, dice move the dwarf back to this square at most.
       *[no] {""}
    }
player-title = { seat-name }’s board: { points }
    { $lap ->
        [yes] Second lap. Points: the number of the dwarf’s square and the lap marker.
       *[no] First lap. Points: the number of the dwarf’s square.
    }
master-title = { $square ->
    [0] The Master of the dungeon, at his start
    [exit] The Master of the dungeon, beyond the exit
   *[other] The Master of the dungeon, on square { $square } of { $last }
}
    Every player moves him with a die, forward or backward.{ $square ->
        [exit] {""}
       *[other] {" "}A move of { $left } takes him out.
    }
dwarf-title = { $square ->
    [0] { seat-name }’s dwarf, at its start
    [exit] { seat-name }’s dwarf, out of the dungeon: { points }
   *[other] { $posture ->
        [hollow] { seat-name }’s dwarf, lying in the hollow of square { $square }: { points }
        [hollow-now] { seat-name }’s dwarf, getting up from the hollow of square { $square }: { points }
        [slingshot] { seat-name }’s dwarf, lying on the slingshot of square { $square }: { points }
        [slingshot-now] { seat-name }’s dwarf, getting up on the slingshot of square { $square }: { points }
        [armed] { seat-name }’s dwarf, standing on the slingshot of square { $square }: { points }
       *[standing] { seat-name }’s dwarf, standing on square { $square }: { points }
    }
}
    { $posture ->
        [hollow] In its owner’s next turn it gets up, and no dwarf is moved by dice.
        [hollow-now] Getting up takes the whole turn: no dwarf is moved by dice.
        [slingshot] It gets up in its owner’s next turn, and cannot use the slingshot then.
        [slingshot-now] It cannot use the slingshot this turn.
        [armed] If it stands here when its owner’s turn begins, its die can count { $factor } times.
       *[standing] Any player may move it, forward or backward.
    }
lap-marker = { $state ->
    [on] Lap marker of { seat-name }: { $points } points
        They cannot be lost. When the dwarf goes beyond square { $last } again, it leaves the dungeon.
   *[off] Lap marker of { seat-name }, not earned yet
        { $points } points, once the dwarf has gone beyond square { $last } for the first time.
}
die-title = { $use ->
    [first] { seat-name }’s die for the first turn: { $value }
        The highest die begins.
    [dwarf] { seat-name }’s die for a dwarf: { $value }
        It moves one dwarf, anybody’s, forward or backward.
    [master] { seat-name }’s die for the Master: { $value }
        It moves the Master forward or backward.
    [bonus-dwarf] { seat-name }’s third die: { $value }
        It is added to the dwarf’s move.
    [bonus-master] { seat-name }’s third die: { $value }
        It is added to the Master’s move.
    [lost] { seat-name }’s die, lost: { $value }
        The dwarf is getting up from its hollow, so no dwarf is moved by dice.
    [bonus-lost] { seat-name }’s third die, wasted: { $value }
        The dwarf is getting up from its hollow, so no dwarf is moved by dice.
   *[none] { seat-name }’s die: { $value }
        One die moves a dwarf, another one the Master.
}
roll-title = { roll }
    { $count ->
        [3] The third die is added to the dwarf’s move or to the Master’s.
       *[2] One moves a dwarf, the other the Master.
    }
side-title = { $side ->
    [lost] Waste the third die
        It goes to the dwarf, which is getting up and cannot be moved by dice.
    [dwarf] Third die to the dwarf
        The die that is left over is added to the dwarf’s move.
   *[master] Third die to the Master
        The die that is left over is added to the Master’s move.
}
order-title = { order }
    { $effect ->
        [a] First one dwarf may be sent back { $step }, then one back or forward { $step }.
       *[b] First one dwarf may be sent back or forward { $step }, then one back { $step }.
    }
no-effect-title = { no-effect }
    Effects need not be used.
notes-title = Points of all rounds
    After the last round, the highest total wins.

# --- choices
roll = Roll { $count } dice
order = { $effect ->
    [a] First one dwarf back
   *[b] First one dwarf back or forward
}
no-effect = { nobody }
won = { $you ->
    [alone] You have won!
   *[no] { $names } wins
}
assign = { $side ->
    [dwarf] { $dwarf } + { $third } for a dwarf, { $master } for the Master
    [master] { $dwarf } for a dwarf, { $master } + { $third } for the Master
   *[none] { $dwarf } for a dwarf, { $master } for the Master
}
assign-stuck = { $side ->
    [dwarf] { $master } for the Master; { $dwarf } and { $third } are lost
    [master] { $master } + { $third } for the Master; { $dwarf } is lost
   *[none] { $master } for the Master; { $dwarf } is lost
}
way = { $way ->
    [forward] forward
   *[backward] back
}
dwarf-of = { $own ->
    [yes] Your dwarf
   *[no] { seat-name }’s dwarf
}
move-dwarf = { $to ->
    [exit] { dwarf-of } { way } and out of the dungeon
   *[other] { dwarf-of } { way } to square { $to }
}
move-master = { $to ->
    [exit] The Master { way } and beyond the exit
   *[other] The Master { way } to square { $to }
}

# --- more about a choice
effects-short = { $effect ->
    [a] −{ $step }
   *[ab] −{ $step } and ±{ $step }
}
end-of-move = { $on ->
    [exit] exit
    [hollow] { $to } (hollow)
    [slingshot] { $to } (slingshot)
    [lap] { $to } (lap marker)
    [a] { $to } ({ effects-short })
    [ab] { $to } ({ effects-short })
   *[plain] { $to }
}
by-sling = { $slung ->
    [no] {""}
   *[other] , { $slung } by slingshot
}
or-back = { $back ->
    [no] {""}
   *[other] , or back to { $back }
}
ends-dwarf = Your dwarf: { $forward }{ by-sling }{ or-back }
ends-master = Master: { $forward }{ or-back }
two-ends = { $first } · { $rest }
phrases = { $first }; { $rest }
what-then = { $what ->
    [lap] gets the lap marker, { $points } points
    [wins] { $whose ->
        [own] you win
       *[other] { seat-name } wins
    }
    [scores] the round is over, { $points } points for { $whose ->
        [own] you
       *[other] { seat-name }
    }
    [hollow] a hollow: it will lie down
    [slingshot] a slingshot: it stays standing
    [laid] a slingshot: it will be laid down
    [limit] the farthest it can go back
    [sling] with the slingshot
    [raised] die raised to { $value }
    [lowered] die lowered to { $value }
    [a] then one dwarf may be sent back { $step }
    [ab] then one dwarf may be sent back { $step }, and one back or forward { $step }
    [tie] shared lead: he goes back to square { $square }
   *[round] the round is over
}

# --- what depends on the question
stakes-count = You are { points } behind { $names }. A third die would be added to one of your two moves.
stakes-loss = { $lost ->
    [hollow] Your dwarf gets up from its hollow: no dwarf is moved by dice this turn, and one die is lost.
   *[slingshot] Your dwarf gets up and cannot use the slingshot this turn.
}
stakes-assign = Marked: where each die would take your dwarf or the Master forward. { $back ->
    [no] You may also move another dwarf.
    [master] You may also move another dwarf, or take the Master back.
   *[all] You may also move another dwarf, or go back.
}
stakes-three = The die after the + is the third one: neither a double nor a slingshot changes it.
stakes-sling = Your dwarf stands on a slingshot: { $must ->
    [yes] the die that moves it counts { $factor } times.
   *[no] the die that moves it may count { $factor } times.
}
stakes-double = The dice are equal: the { $value } may become { $others }.
or = { $first } or { $rest }
stakes-dwarf =
    Yours or another’s, { $back ->
        [yes] forward or backward by { $value }.
       *[no] forward by { $value }: none can go back yet (on the first lap only beyond square { $floor }).
    }
stakes-master = Forward or backward by { $value }.
stakes-exit = { $what ->
    [wins] If he goes beyond the exit now, { $whose ->
        [own] you win.
       *[other] { seat-name } wins.
    }
    [tie] If he goes beyond the exit now, he returns to square { $square }, because the lead is shared.
   *[round] If he goes beyond the exit, the round is over.
}
stakes-effect = { $effect ->
    [ab] The Master is on square { $square }: one dwarf back { $step }, and one back or forward { $step }, the same or another.
    [a-then-b] The Master is on square { $square }. After this, one dwarf may go back or forward { $step }.
    [b-then-a] The Master is on square { $square }. After this, one dwarf may go back { $step }.
   *[last] The Master is on square { $square }. After this, the turn is over.
}
stakes-both = { $first } { $rest }

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
       *[no] A double: { $dwarf } for a dwarf and { $master } for the Master; each may be changed by { $step }
    }
   *[no] { $stuck ->
        [yes] { $side ->
            [dwarf] { gives } the { $master } to the Master; the { $dwarf } and the { $third } are lost, because the dwarf is getting up
            [master] { gives } { $master } + { $third } to the Master; the { $dwarf } is lost, because the dwarf is getting up
           *[none] { gives } the { $master } to the Master; the { $dwarf } is lost, because the dwarf is getting up
        }
       *[no] { $side ->
            [dwarf] { gives } { $dwarf } + { $third } to a dwarf and { $master } to the Master
            [master] { gives } { $dwarf } to a dwarf and { $master } + { $third } to the Master
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
log-lap = { Whose-dwarf } goes beyond square { $last } and gets the lap marker: { $points } points
log-out = { Whose-dwarf } leaves the dungeon
effect-here = { $effect ->
    [a] ; on this square a dwarf may be sent back { $step }
    [ab] ; on this square a dwarf may be sent back { $step }, and one back or forward { $step }
   *[none] {""}
}
near-exit = { $near ->
    [yes] ; one die can now take him out
   *[no] {""}
}
log-master = { $forced ->
    [yes] The Master can only go forward { $count }: { route }{ effect-here }
   *[no] { $who ->
        [you] You move the Master { way } { $count }{ changed }{ limit }: { route }{ effect-here }{ near-exit }
       *[other] { $who } moves the Master { way } { $count }{ changed }{ limit }: { route }{ effect-here }{ near-exit }
    }
}
log-tie = Tie for the lead ({ $names }): the Master goes back to square { $to }
log-no-target = No dwarf can be sent back, so the effect is lost
log-order = { $who ->
    [you] You choose
   *[other] { $who } chooses
} { $effect ->
    [a] to send a dwarf back first
   *[b] to send a dwarf back or forward first
}
log-none = { $who ->
    [you] You move no dwarf by the Master’s effect
   *[other] { $who } moves no dwarf by the Master’s effect
}
log-stands = { Whose-dwarf } is standing again
log-lie = { $on ->
    [hollow] { Whose-dwarf } lies down in the hollow of square { $square }
   *[slingshot] { Whose-dwarf }, moved by another player, is laid down on the slingshot of square { $square }
}
log-rise = { $on ->
    [hollow] { Whose-dwarf } is getting up from its hollow: no dwarf is moved by dice this turn
   *[slingshot] { Whose-dwarf } is getting up on the slingshot and cannot use it this turn
}
round-points = { $who ->
    [you] you
   *[other] { $who }
} { $gained } ({ $total } in all)
log-round = { $how ->
    [exit] Round { $number } is over: { $scores }
   *[master] The Master is out, and round { $number } is over: { $scores }
}
log-new-round = { $which ->
    [extra] The highest total is shared, so an extra round begins, round { $count }
    [last] The last round begins, round { $count }
   *[next] Round { $count } begins
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
brief-lie = { $on ->
    [hollow] { whose-dwarf } in a hollow
   *[slingshot] { whose-dwarf } laid down
}
brief-rise = dwarf getting up
brief-round = round { $number } over
brief-win = { $who ->
    [you] you win
   *[other] { $who } wins
}

# --- prompts
task = { $task ->
    [dice-count] choose how many dice to roll
    [assign] { $lost ->
        [hollow] choose the Master’s die
       *[other] choose the die that moves a dwarf; the other moves the Master
    }
    [assign-three] { $lost ->
        [hollow] choose the Master’s die, then the lost one
       *[other] choose a die for a dwarf, then one for the Master
    }
    [move-dwarf] move a dwarf
    [move-master] move the Master
    [order] choose which effect comes first
    [effect-a] choose a dwarf to send back { $step }, or “{ nobody }”
    [effect-b] choose a dwarf to send back or forward { $step }, or “{ nobody }”
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
    [0] { seat-name }’s dwarf cannot be sent back: it is still at its start.
   *[other] { seat-name }’s dwarf cannot be sent back from square { $square }.
}
why-no-dwarf = There is no dwarf { $seat } in this game.
why-no-double = Only two equal dice can be changed by { $change }.
why-below-one = A die cannot be lowered below 1.
why-sling-other = A slingshot serves only the player’s own dwarf.
why-sling-laid = The dwarf was laid down on this slingshot: it gets up this turn, and can use it from the next.
why-sling-unarmed = The dwarf did not start this turn standing on a slingshot.
why-sling-always = { $factor ->
    [2] At this table a slingshot always doubles.
   *[other] At this table a slingshot always multiplies the die by { $factor }.
}
why-floor = Dice cannot move { seat-name }’s dwarf back: it is not beyond square { $floor }.

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

# --- house rules: what may vary
box-score_board-squares = Squares of a score board
box-score_board-first_lap_floor = On the first lap, dice move a dwarf back no further than square
box-score_board-lap_points = Points of a lap marker
box-score_board-exit_points = Points of a dwarf that leaves the dungeon
box-score_board-slingshots-squares = Squares with a slingshot
box-score_board-hollows-squares = Squares with a hollow
box-dungeon_board-squares = Squares of the dungeon
box-dungeon_board-return_square = Square to which the Master returns after a tie at the exit
box-dungeon_board-effect_a = Dungeon squares with the backward effect
box-dungeon_board-effect_b = Dungeon squares with the effect in either direction
box-dice-third_die_gap = Points behind the leader for a third die
box-dice-slingshot_factor = A slingshot multiplies the die by
