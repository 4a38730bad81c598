# Meeple War, in English.
title = Meeple War
pitch = Raise a city, send out your meeples, and be the first with six victory points in the war of the meeples.

seat-name = { $seat ->
    [0] Blue
    [1] Green
    [2] Orange
   *[other] Red
}

# --- names
of-who = of { $who }
of-owner = of { $owner }
of-meeple = of { $meeple }
place = { kind-name } { $number }
kind-name = { $kind ->
    [workshop] Workshop
    [village] Village
    [druid] Druid’s hut
    [weapon] Weapon forge
    [shield] Shield forge
    [wooden] Wooden fort
    [stone] Stone fort
    [cave] Cave
    [altar] Altar
    [mine] Mine tunnel
   *[blank] Blank terrain
}
kind-effect = { $kind ->
    [workshop] whoever controls it assembles 1 meeple each turn
    [village] whoever controls it deploys 1 meeple each turn
    [druid] whoever controls it crosses forests
    [weapon] whoever controls it kills one more in an attack
    [shield] whoever controls it is protected in defence
    [wooden] { fort-points } in the turn of whoever controls it
    [stone] { fort-points } in the turn of whoever controls it
    [cave] { $distance ->
        [one] leads to terrains { $distance } space away
       *[other] leads to terrains { $distance } spaces away
    }
    [altar] one meeple is sacrificed to strike an enemy nearby
    [mine] leads to the other ends of the tunnel
   *[blank] nothing on it; an upgrade can be placed here
}
fort-points = { $flags ->
    [one] { $flags } victory point
   *[other] { $flags } victory points
}
token-name = { $token ->
    [tree] Tree that hides the forest
    [workshop] Workshop upgrade
    [village] Village upgrade
    [druid] Druid upgrade
    [weapon] Weapon upgrade
   *[shield] Shield upgrade
}
token-word = { $token ->
    [tree] tree
    [workshop] workshop
    [village] village
    [druid] druid
    [weapon] weapon
   *[shield] shield
}
way = { $edge ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
}
building-name = { $building ->
    [SQ] City Square
    [LG] Looters’ Guild
    [MA] Military Academy
    [AC] Airship Company
    [PS] Pilot School
    [BS] Brotherhood of Scarers
    [UN] University
    [AB] Abbey
    [FA] Factory
   *[CA] Catapult
}
act-name = { $act ->
    [construct] Construct
    [assemble] Assemble { $x }
    [deploy] Deploy { $x }
    [reinforce] Reinforce { $x }
    [flying] Flying troops
    [stealth] Stealth flyer
    [scare] Scare { $x }
    [burn] Burn
    [bombard] Bombard
    [recycling] Recycling
    [convert] Convert
    [productivity] Productivity
   *[upgrade] Terrain upgrade
}

# --- the board
board-title = The map, the cities and the tray
seat-you = { seat-name } (you)
terrain-title = { $place }: { $effect }
forest-title = Forest on the { $way } side of { $place }
space-title = Unexplored space
pending-title = Space { $number }: { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
}
troop-title = { $who }: { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
} on { $place }
troop-ready = { $troop }, { $ready } ready to move
explorers-title = { $who }: { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
}
site-empty = Site { $site } { of-who }: empty
site-building = { $building } { of-who } (site { $site }): defences { $held } of { $room }
site-construction = { $building } { of-who } (site { $site }), under construction: defences { $held } of { $room }
gate-title = Gate { of-who }
empty-site = Empty site
defender-title = { $count ->
    [one] { $count } meeple { of-who }
   *[other] { $count } meeples { of-who }
} on the defences
worker-title = Worker { of-who } on { $building }
building-site = Building: { $done } of { $steps }
points-title = { $who }: { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
hammer-title = { seat-name } has the hammer
stock-title = Stock: { $count }
warehouse-title = Warehouse: { $count }
mountain-title = Mountain of Fame: { $count }
bravery-title = Bravery: { $count } of { $most }
workers-title = Workers in stock: { $count }
tree-title = { token-name } { of-who }
pile-title = { $count ->
    [one] { $count } tile unseen
   *[other] { $count } tiles unseen
}
pile-back = { $pile }; the next has the { $back ->
    [setup] setup back
   *[ordinary] ordinary back
}
round-title = Round { $number }
stage-name = { $stage ->
    [open] Opening
    [bonus] Bonuses
    [workers] Workers
    [actions] Actions
    [moves] Movement
    [explore] Exploration
    [combat] Combat
   *[destroy] Destruction
}
drawn-title = Tile drawn: { kind-name }

# --- choices
begin = Begin the turn
pass = Place no token
perform = Perform: { $act }
decline = Decline
end = End the movement
none = Strike nobody
from-warehouse = Take it from the warehouse
place-token = Place: { $token }
token-at = { $token } on { $place }
tree-at = Clear the forest on the { $way } side of { $place }
village-bonus = Deploy 1 meeple on { $place }
branch = { $building }: { $act }
branch-on = { $building }: on towards { $act } ({ $count ->
    [one] { $count } more step
   *[other] { $count } more steps
})
productivity = One more step: { $building }
queued-action = { $building }: { $act }
construct = Construct: { $building }
on-site = Build on site { $site }
on-site-over = Build on site { $site }, over the { $building }
on-site-ruinous = Ruinous! Build over your City Square: nothing could ever be constructed again
reinforce = Reinforce { $place }
fly = Fly 1 meeple to { $place }
stealth = Land on { $place }
burn = Burn { $place }
deploy-amount = { $count ->
    [0] Deploy nobody
    [one] Deploy { $count } meeple
   *[other] Deploy { $count } meeples
}
reinforce-amount = { $count ->
    [0] Send nobody
    [one] Send { $count } meeple
   *[other] Send { $count } meeples
}
move-amount = { $count ->
    [one] Move { $count } meeple
   *[other] Move { $count } meeples
}
take-upgrade = Take: { $token }
bombard = Bombard the { $building } { of-owner }
convert = Convert a meeple { of-meeple } on the { $building } { of-owner }
scare = Scare a meeple { of-owner } from { $place } to { $to }
resolve = Resolve { $place }
victim = The weapon kills a meeple { of-owner }
move-from = Move from { $place }
to-terrain = Go to { $place }
to-space = Explore to the { $way }
to-building = Attack the { $building } { of-owner }
tunnel = { $count ->
    [0] Send nobody to { $place }
    [one] Send { $count } meeple to { $place }
   *[other] Send { $count } meeples to { $place }
}
strike = Strike a meeple { of-owner } on { $place }
explore = Explore space { $number }
rotation = Lay the tile with forest to the { $ways }
rotation-open = Lay the tile
source = Take it from { $place }

# --- what happened: `who` and `whom` are seats' marks or "you" (see `tablee.core.names`)
the-place = { $kind ->
    [workshop] workshop { $number }
    [village] village { $number }
    [druid] druid’s hut { $number }
    [weapon] weapon forge { $number }
    [shield] shield forge { $number }
    [wooden] wooden fort { $number }
    [stone] stone fort { $number }
    [cave] cave { $number }
    [altar] altar { $number }
    [mine] mine tunnel { $number }
   *[blank] blank terrain { $number }
}
from-place = from { the-place }
the-building = the { building-name }
whose-building = { $whom ->
    [you] your
   *[other] { $own ->
        [yes] their own
       *[no] { $whom }’s
    }
} { $bare }
meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
whose-meeples = { $whom ->
    [you] { $count } of your meeples
   *[other] { $count } of { $whom }’s meeples
}
only-choice = { $forced ->
    [yes] {" "}(no other choice)
   *[no] {""}
}
cannot-move = { $pinned ->
    [yes] , among enemies, and may not move this turn
   *[no] {""}
}
log-first = { $who ->
    [you] You begin
   *[other] { $who } begins
}
log-dealt = { $who ->
    [you] You start
   *[other] { $who } starts
} with { $buildings } already finished
log-back = { $back ->
    [setup] The next tile in the pile shows the setup back
   *[ordinary] The next tile in the pile shows the ordinary back
}
log-bonus = { $who ->
    [you] Your
   *[other] { $who }’s
} terrains give this turn: { $bonuses }
part-forts = { $count ->
    [one] { $count } point from a fort
   *[other] { $count } points from forts
}
part-bonus = { $kind ->
    [workshop] 1 meeple assembled ({ the-place })
    [village] 1 meeple to deploy ({ the-place })
    [druid] meeples may cross forests ({ the-place })
   *[weapon] in each attack one enemy dies first ({ the-place })
}
log-shielded = { $who ->
    [you] You are protected this turn by { $place }: when you defend, your first loss is spared
   *[other] { $who } is protected this turn by { $place }: in defence, the first loss is spared
}
log-workshop = { $count ->
    [0] { $who ->
        [you] Your workshop assembles nobody: your stock is empty
       *[other] { $who }’s workshop assembles nobody: the stock is empty
    }
   *[other] { $who ->
        [you] Your workshops assemble
       *[other] { $who }’s workshops assemble
    } { meeples }, from the stock to the warehouse
}
log-village = { $who ->
    [you] Your village deploys
   *[other] { $who }’s village deploys
} 1 meeple from the warehouse to { $place }{ cannot-move }
log-village-declined = { $who ->
    [you] You do not use your village’s bonus
   *[other] { $who } does not use the village’s bonus
}
log-village-lost = { $who ->
    [you] Your village deploys nobody: your warehouse is empty
   *[other] { $who }’s village deploys nobody: the warehouse is empty
}
then = { $first }; { $rest }
part-worker = { $where ->
    [act] { $building } reaches { $act }
    [way] { $building } is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from { $act }
    [start] { $building } is back at the start
   *[building] { $building } is under construction ({ $done } of { $steps })
}
log-workers = { $who ->
    [you] { $count ->
        [one] Your worker moves
       *[other] Your workers move
    }
   *[other] { $count ->
        [one] { $who }’s worker moves
       *[other] { $who }’s workers move
    }
}: { $workers }
log-again = Productivity: { $who ->
    [you] your worker takes
   *[other] { $who }’s worker takes
} a second step: { $workers }{ only-choice }
parts-home = ; { $parts } without points
part-home = { $count ->
    [one] { $who ->
        [you] your meeple on its defences goes
       *[other] { $who }’s meeple on its defences goes
    }
   *[other] { $who ->
        [you] your { $count } meeples on its defences go
       *[other] { $who }’s { $count } meeples on its defences go
    }
} back to stock
log-finish = { $who ->
    [you] Your { $bare } is finished: from your next turn its worker
   *[other] { $who }’s { $bare } is finished: from the next turn its worker
} walks the action track{ $home }
log-no-effect = { $who ->
    [you] Your { $bare }
   *[other] { $who }’s { $bare }
} has no effect with { $act }: { $reason ->
    [construct] no building is left to construct
    [assemble] the stock is empty
    [deploy] the warehouse is empty
    [reinforce] the warehouse is empty
    [flying] there is no meeple in the warehouse, or none on the map to join
    [stealth] there is no meeple in the warehouse, or no enemy on the map
    [scare] no enemy meeple can flee
    [burn] there is no enemy on the map
    [bombard] there is no meeple to shoot, or no building to hit
    [convert] there is no meeple to send, or no enemy on a building
    [productivity] no worker can take a second step
   *[upgrade] all upgrade tokens are taken
}
log-decline = { $who ->
    [you] You do not use
   *[other] { $who } does not use
} { $act }
log-assemble = { $who ->
    [you] You assemble
   *[other] { $who } assembles
} { meeples } ({ $act }): from the stock to the warehouse{ $short ->
    [yes] , no more were left
   *[no] {""}
}
log-deploy = { $count ->
    [0] { $who ->
        [you] You deploy
       *[other] { $who } deploys
    } nobody
   *[other] { $who ->
        [you] You deploy
       *[other] { $who } deploys
    } { meeples } from the warehouse to { $place } outside the gate{ cannot-move }
}
log-reinforce = { $count ->
    [0] { $who ->
        [you] You send
       *[other] { $who } sends
    } no reinforcements to { $place }
   *[other] { $who ->
        [you] You reinforce
       *[other] { $who } reinforces
    } { $place } with { meeples } from the warehouse{ cannot-move }
}
log-fly = Flying troops: { $who ->
    [you] { $count } of your meeples
   *[other] { $count } of { $who }’s meeples
} { $count ->
    [one] flies
   *[other] fly
} from the warehouse to { $places }{ cannot-move }
log-stealth = Stealth flyer: { $who ->
    [you] your meeple lands
   *[other] { $who }’s meeple lands
} on { $place }{ cannot-move }{ only-choice }
log-take = { $who ->
    [you] You take
   *[other] { $who } takes
} the { token-of }, to be placed at any time{ only-choice }
token-of = { token-word } upgrade token
log-construct = { $who ->
    [you] You start
   *[other] { $who } starts
} to construct { $building } on site { $site }: it takes { $steps ->
    [one] { $steps } turn
   *[other] { $steps } turns
}{ only-choice }
lost-action = ; its action { $act } is lost
parts-scored = ; { $parts } for the meeples on it
part-scored = { $who ->
    [you] you score
   *[other] { $who } scores
} { points }
log-replace = { $who ->
    [you] You remove your own { $bare }
   *[other] { $who } removes their own { $bare }
} to build in its place{ $scored }{ $lost }{ $square ->
    [yes] ; without it nothing more can be constructed
   *[no] {""}
}
parts-losses = { $parts }
part-losses = { $count ->
    [one] { $who ->
        [you] your meeple
       *[other] { $who }’s meeple
    }
   *[other] { $who ->
        [you] your { $count } meeples
       *[other] { $who }’s { $count } meeples
    }
}
log-burn = { $who ->
    [you] You burn
   *[other] { $who } burns
} { $place }: { $losses } there { $count ->
    [one] is
   *[other] are
} destroyed{ only-choice }
taken-from = { $source ->
    [stock] from the stock
    [warehouse] from the warehouse
   *[terrain] taken from { $place }
}
log-bombard = { $who ->
    [you] You bombard
   *[other] { $who } bombards
} { whose-building }: 1 meeple { taken-from } takes a defence ({ $held } of { $room } taken){ only-choice }
log-convert = { $who ->
    [you] You convert
   *[other] { $who } converts
} { $meeple ->
    [you] your meeple
   *[other] { $meeple }’s meeple
} on { whose-building }: it goes back to stock, and a meeple { taken-from } takes its place{ only-choice }
log-destroyed = { $whom ->
    [you] Your
   *[other] { $whom }’s
} { $bare } is destroyed: all its defences are taken{ $scored }
parts-enemies = , into combat with { $parts }
part-enemies = { $who ->
    [you] { $count } of your meeples
   *[other] { $count } of { $who }’s meeples
}
moves = { $who ->
    [you] You move
   *[other] { $who } moves
} { meeples }
log-move = { moves } { $from } to { $to }{ $enemies }
log-cave = { moves } { $from } through the cave to { $to }{ $enemies }
log-tunnel = { moves } { $from } through the tunnel to { $to }{ $enemies }
log-attack = { $who ->
    [you] You attack
   *[other] { $who } attacks
} { whose-building } { $from }: { meeples } { $count ->
    [one] takes 1 defence
   *[other] take { $count } defences
} ({ $held } of { $room } taken)
log-venture = { $who ->
    [you] You send
   *[other] { $who } sends
} { meeples } { $from } into the unknown, to the { $way }
log-stay = { $who ->
    [you] You send
   *[other] { $who } sends
} nobody through the tunnel at { $place }
log-scare = { $act }: { $who ->
    [you] you scare
   *[other] { $who } scares
} { whose-meeples }, which { $count ->
    [one] flees
   *[other] flee
} { $from } to { $to }{ only-choice }
tile-kind = { $kind ->
    [workshop] a workshop
    [village] a village
    [druid] a druid’s hut
    [weapon] a weapon forge
    [shield] a shield forge
    [wooden] a wooden fort
    [stone] the stone fort
    [cave] a cave
    [altar] an altar
    [mine] an end of the mine tunnel
   *[blank] { $forest ->
        [yes] a blank terrain with forest
       *[no] a blank terrain
    }
}
log-draw = { $who ->
    [you] You explore and discover
   *[other] { $who } explores and discovers
} { tile-kind }
next-back = { $back ->
    [setup] ; the next tile in the pile shows the setup back
   *[other] {""}
}
log-lay = { $forest ->
    [yes] The tile is laid with forest to the { $ways }: { $place }, with { explorers } on it
   *[no] The tile is laid: { $place }, with { explorers } on it
}{ next-back }
explorers = { $who ->
    [you] { $count ->
        [one] your meeple
       *[other] your { $count } meeples
    }
   *[other] { $count ->
        [one] { $who }’s meeple
       *[other] { $who }’s { $count } meeples
    }
}
log-explore = { $who ->
    [you] You explore and discover
   *[other] { $who } explores and discovers
} { tile-kind }: { $place }, with { explorers } on it{ next-back }
against = { $first } against { $rest }
part-army = { $who ->
    [you] you
   *[other] { $who }
} ({ meeples })
part-lost = { $who ->
    [you] you lose
   *[other] { $who } loses
} { $count ->
    [0] nobody
   *[other] { $count }
}
weapon-kills = ; { $who ->
    [you] your weapon forge kills
   *[other] { $who }’s weapon forge kills
} { $whom ->
    [you] one of your meeples
   *[other] one of { $whom }’s meeples
} first
weapon-blocked = ; { $who ->
    [you] your weapon forge
   *[other] { $who }’s weapon forge
} and { $whom ->
    [you] your shield
   *[other] { $whom }’s shield
} cancel each other
shield-saves = ; a shield forge spares the first loss of { $names }
army-left = ; { $who ->
    [you] you remain
   *[other] { $who } remains
} with { meeples }
nobody-left = ; nobody is left there
log-combat = Combat on { $place }, { $armies }: { $losses }{ $weapon }{ $shields }{ $outcome }
log-bravery = { $who ->
    [you] You gain
   *[other] { $who } gains
} { $count ->
    [one] { $count } bravery point
   *[other] { $count } bravery points
} for enemies destroyed, { $full ->
    [0] now { $now } of { $most }
   *[other] a full ladder: { $full ->
        [one] { $full } victory point
       *[other] { $full } victory points
    }, then again from { $now }
}
log-point = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
} { $who ->
    [you] of yours
   *[other] of { $who }
} { taken-from } { $count ->
    [one] climbs
   *[other] climb
} the Mountain of Fame as { $count ->
    [one] a victory point
   *[other] victory points
} for bravery; { $who ->
    [you] you now have
   *[other] { $who } now has
} { $points } in all
log-owed = { $who ->
    [you] You score
   *[other] { $who } scores
} { points } for bravery, but { $who ->
    [you] have
   *[other] has
} no free meeple for it: { $count ->
    [one] it is owed, but counts
   *[other] they are owed, but count
}
log-paid = { $count } { $who ->
    [you] of your meeples
   *[other] of { $who }’s meeples
} { $count ->
    [one] goes
   *[other] go
} straight to the Mountain of Fame, for { $count ->
    [one] a point that was
   *[other] points that were
} owed
log-sacrifice = { $who ->
    [you] You sacrifice
   *[other] { $who } sacrifices
} 1 meeple on { $place }, as everyone must who enters it{ $strikes ->
    [yes] {""}
   *[no] ; no enemy is near enough to be struck
}
log-strike = { $who ->
    [you] You call
   *[other] { $who } calls
} on the gods at { $altar }: they strike dead { $whom ->
    [you] one of your meeples
   *[other] one of { $whom }’s meeples
} on { $place }
log-spare = { $who ->
    [you] You strike
   *[other] { $who } strikes
} nobody at { $place }
log-fort = { $who ->
    [you] You hold
   *[other] { $who } holds
} { $place }: { $flags ->
    [one] { $flags } victory point
   *[other] { $flags } victory points
} in { $who ->
    [you] your next turn, if you
   *[other] the next turn, if they
} still hold it then
log-fort-lost = { $who ->
    [you] You no longer hold
   *[other] { $who } no longer holds
} { $place }
log-control = { $who ->
    [you] You now control
   *[other] { $who } now controls
} { $place }, which helps from the next turn on
log-upgrade = { $who ->
    [you] You turn
   *[other] { $who } turns
} blank terrain { $number } into a { $token ->
    [workshop] workshop
    [village] village
    [druid] druid’s hut
    [weapon] weapon forge
   *[shield] shield forge
} with an upgrade token
log-tree = { $who ->
    [you] You clear
   *[other] { $who } clears
} the forest on the { $way } side of { $place } with { $who ->
    [you] your
   *[other] their
} tree token
log-quiet = { $count ->
    [one] Nothing changed in this round ({ $count } of { $most } that end the game)
   *[other] Nothing has changed for { $count } rounds ({ $most } end the game)
}
log-idle = { $who ->
    [you] You cannot
   *[other] { $who } cannot
} do anything in this turn
log-idle-turns = { $count } turns pass in which nobody can do anything
log-end = { $ending ->
    [six_points] { $who ->
        [you] You have
       *[other] { $who } has
    } { $count } victory points ({ $mountain } on the Mountain of Fame, { $forts } from forts): the game ends at once
    [stalemate] The game ends, because nothing has changed for too many rounds
    [round_limit] The game ends after { $rounds } rounds, the limit of this table
   *[deadlock] The game ends, because nobody can do anything any more
}
log-win = { $winners ->
    [one] { $who ->
        [you] You win
       *[other] { $who } wins
    } the game with { points }
   *[other] Shared victory with { points }: { $names }
}

# --- what happened, in a few words
brief-first = { $who ->
    [you] you begin
   *[other] { $who } begins
}
brief-workers = workers advance
brief-no-effect = { $act } without effect
brief-decline = { $act } not used
brief-assemble = assembled { $count }
brief-deploy = { $count ->
    [0] deployed nobody
    [one] { $count } meeple to { $place }
   *[other] { $count } meeples to { $places }
}
brief-reinforce = { $count ->
    [0] no reinforcements
   *[other] { meeples } to { $place }
}
brief-scare = scared { $count } to { $to }
brief-burn = burnt { $count } on { $place }
brief-bombard = bombarded { whose-building }
brief-convert = converted a meeple on { whose-building }
brief-take = { token-of }
brief-construct = began { $building }
brief-finish = finished { $building }
brief-move = { $count } to { $to }
brief-attack = attacked { whose-building } with { $count }
brief-venture = { $count } exploring to the { $way }
brief-draw = found { tile-kind }
brief-combat = combat on { $place }{ $winner-known ->
    [yes] , won by { $winner }
   *[no] {""}
}
brief-strike = struck 1 on { $place }
brief-sacrifice = sacrificed 1
brief-point = { points } for bravery
brief-destroyed = { whose-building } destroyed
brief-fort = { $place } held
brief-upgrade = { $token ->
    [workshop] workshop
    [village] village
    [druid] druid’s hut
    [weapon] weapon forge
   *[shield] shield forge
} on terrain { $number }
brief-tree = forest cleared on { $place }
brief-idle = nothing to do
brief-idle-turns = { $count } empty turns
brief-end = end of the game
brief-win = { $winners ->
    [one] { $who ->
        [you] you win
       *[other] { $who } wins
    }
   *[other] shared victory: { $names }
}

# --- prompts
question = { $phase ->
    [open] whether to begin the turn or place a token first
    [open_asked] whether to place an upgrade token before the turn begins, or pass
    [token_place] where to put the token
    [village] where a Village deploys a meeple
    [fork] which branch a worker takes
    [queue] which building acts next
    [perform] whether to perform the action or decline it
    [building] which building to construct
    [site] on which site to construct it
    [deploy] how many meeples to deploy
    [reinforce] which terrain to reinforce
    [reinforce_amount] how many meeples to send
    [flying] to which terrain a meeple flies
    [stealth] where the stealth flyer lands
    [scare_pick] which meeple to scare, and where to
    [scare_resolve] which terrain to resolve next
    [victim] whose meeple the weapon forge kills
    [burn] which terrain to burn
    [bombard] which building to bombard
    [convert] which meeple on a defence to convert
    [productivity] which worker takes a second step
    [productivity_fork] which branch the worker takes
    [upgrade] which upgrade token to take
    [move_from] from which terrain to move, or the end of movement
    [move_to] where these meeples go
    [move_amount] how many of them go
    [tunnel] how many pass through the mine tunnel
    [altar] whom the altar strikes, or none
    [explore] which space to explore next
    [rotate] how to turn the tile drawn
    [combat] which combat comes next
   *[source] where the meeple needed comes from
}
prompt = { $you ->
    [yes] You must choose { $question }
   *[no] { seat-name } must choose { $question }
}
prompt-of = { $question } ({ $what })
prompt-chance = Something is drawn
ready-on = { $place }, { $count } ready
picks-left = { $count ->
    [one] { $count } pick left
   *[other] { $count } picks left
}
won = { $winners ->
    [one] { $names } wins with { points }
   *[other] { $names } share the victory with { points }
}{ $ending ->
    [stalemate] {": "}nothing has changed for too many rounds
    [round_limit] {": "}the last round has been played
    [deadlock] {": "}nobody can do anything any more
   *[other] {""}
}

# --- refusals
why-drawn = Tiles, their backs and the first player are drawn, not chosen.
why-draw-first = A draw comes first.
why-only-tokens = Out of turn only tokens can be placed.
why-question = The question now is { $question }.
why-no-answer = The question now is { $question }, and this is no answer to it.
why-open-upgrades = When a turn opens only upgrade tokens are asked for.
why-tree-used = The tree token has been used.
why-no-forest = There is no forest on the map.
why-token-not-held = Seat { $seat } does not hold the { $token } token.
why-no-blank = There is no blank terrain without an upgrade.
why-tokens-asked = At this table no token is placed out of turn: holders of upgrades are asked when a turn opens.
why-other-token = That is a token of seat { $seat }.
why-no-terrain = There is no terrain { $t }: the map has { $n }, counted from 0.
why-no-seat = There is no seat { $seat } at this table.
why-no-meeple = Seat { $seat } has no meeple on terrain { $t }.
why-pinned = The meeples on terrain { $t } were placed among enemies and may not move this turn.
why-moved = The meeples on terrain { $t } have already moved, or may not move this turn.
why-nowhere = The meeples on terrain { $t } have nowhere to go.
why-forest-between = There is forest between terrain { $t } and terrain { $to }.
why-same-terrain = A move goes to another terrain.
why-not-next = Terrain { $to } does not share a side with terrain { $t }, and no cave or tunnel leads there.
why-tunnel-held = Enemies stand on terrain { $t } and bar the mine tunnel.
why-tunnel-used = The meeples ready on terrain { $t } have already passed through the mine tunnel this turn.
why-city-site = That is a site of a city: nobody may enter an empty site, and a building is entered by its name.
why-already-terrain = There is already terrain { $t } on that space.
why-space-not-next = That space does not share a side with terrain { $t }.
why-forest-side = There is forest on that side of terrain { $t }.
why-pile-empty = There is no tile left in the pile for one more space.
why-own-building = A player can never move meeples onto their own building.
why-site-not-next = Site { $site } of seat { $seat } does not share a side with terrain { $t }.
why-empty-site = Site { $site } of seat { $seat } is empty, and nobody may enter an empty site of a city.
why-full = All defences of that building are occupied.
why-at-most = At most { $n } can be placed: the action's number, and what the warehouse holds.
why-at-least = A move takes at least one meeple.
why-room = Only { $n } can go there, though { $ready } are ready.
why-ready = Only { $n } of the meeples on terrain { $t } are ready to move.
why-tunnel-end = The question is how many go to the mine end on terrain { $t }.
why-tunnel-left = Only { $n } meeples may pass.
why-no-explorers = No explorers wait on space { $n }.
why-no-rotation = A tile without forest is laid as it is.
why-open-edge = The tile needs an open edge where the explorers came from; of rotations that look alike only the smallest is offered.
why-no-combat = There is nothing to resolve on terrain { $t }.
why-no-enemy = Seat { $seat } is not an enemy in this combat.
why-altar-enemy = An altar strikes enemy meeples only.
why-altar-range = Terrain { $t } is out of the altar's range.
why-worker-site = The question is about the worker on site { $site }.
why-track = The track does not lead from the worker's space to { $node }.
why-no-worker = There is no worker on site { $site }.
why-second-step = That worker has not moved this turn, or has already taken a second step.
why-no-action = No action is waiting on site { $site }.
why-destroyed = { $building } was destroyed and is out of the game.
why-stands = { $building } already stands in the city.
why-protected = The City Square is protected and cannot be built over.
why-reinforce = Seat { $seat } has no meeple on terrain { $t } to reinforce.
why-flying = Terrain { $t } holds none of your meeples, or was already picked.
why-stealth = No terrain next to terrain { $t } holds an enemy meeple.
why-burn = There is no enemy meeple on terrain { $t }.
why-village = Terrain { $t } is neither your front nor a Village that granted the bonus this turn.
why-no-village = Terrain { $t } is neither your front nor a Village.
why-scare-own = Only enemy meeples can be scared.
why-terrain-not-next = Terrain { $to } does not share a side with terrain { $t }.
why-scared-all = Seat { $seat } has no meeple on terrain { $t } that is not already picked.
why-bombard-own = Only enemy buildings can be bombarded.
why-no-building = There is no building on site { $site } of seat { $seat }.
why-convert-own = Your own meeple cannot be converted.
why-no-defender = Seat { $seat } has no meeple on site { $site } of seat { $owner }.
why-token-taken = The { $token } token has been taken.
why-tree-edge = The tree token goes on an edge with forest.
why-not-blank = Terrain { $t } is not blank.
why-upgraded = Terrain { $t } already has an upgrade.
why-upgrade-edge = An upgrade token goes on a terrain, not on an edge.
why-no-forest-edge = There is no forest on edge { $edge } of terrain { $t }.
why-warehouse-empty = The warehouse is empty.

# --- options
option-pile_backs = Back of the next tile
option-pile_backs-hidden = hidden
option-pile_backs-visible = shown
option-first_player = First player
option-first_player-random = drawn
option-first_player-seat-0 = Blue
option-first_player-seat-1 = Green
option-first_player-seat-2 = Orange
option-first_player-seat-3 = Red
option-introductory_game = Introductory game
option-introductory_game-off = no: the City Square alone
option-introductory_game-on = yes: three finished buildings each
option-end_winner = Winner at the goal
option-end_winner-most_vp = most victory points
option-end_winner-active_player = the active player
option-fort_vp_of_others = Forts of the others at the end
option-fort_vp_of_others-none = count nothing
option-fort_vp_of_others-live_control = count as controlled then
option-shield_timing = Shield forge protects
option-shield_timing-each_turn_start = if held at the start of the turn
option-shield_timing-live = if held when the combat begins
option-shield_blocks_weapon = Weapon against shield
option-shield_blocks_weapon-no = both work
option-shield_blocks_weapon-yes = they cancel each other
option-reinforce_at_gate = Reinforcements at one’s own gate
option-reinforce_at_gate-fallback = only if there is no other place
option-reinforce_at_gate-always = always
option-village_target = Village bonus reaches
option-village_target-granting = one’s own front and Villages that granted it
option-village_target-any_village = every Village
option-distance_mode = Altars and caves measure
option-distance_mode-spaces = over spaces
option-distance_mode-terrain_path = along terrains
option-cave_range = Cave leads
option-cave_range-exactly_two = exactly two spaces away
option-cave_range-one_or_two_free = one or two spaces away, past any forest
option-altar_on_placement = Meeples placed on an altar or mine
option-altar_on_placement-no = have not entered it
option-altar_on_placement-yes = have entered it
option-tunnel_on_exploration = Explorers that find a mine
option-tunnel_on_exploration-yes = may pass at once
option-tunnel_on_exploration-no = stay there
option-tunnel_when_scared = Meeples scared onto a mine
option-tunnel_when_scared-none = stay there
option-tunnel_when_scared-owner_choice = may pass, if their owner likes
option-scare_resolution = Scared meeples move
option-scare_resolution-together = all together
option-scare_resolution-one_by_one = one after the other
option-scare_resident_scores = Attacked by scared meeples
option-scare_resident_scores-as_defender = scores as a defender
option-scare_resident_scores-none = scores nothing
option-scare_resident_scores-scared_owner_only = only the scared meeples’ owner scores
option-actions_may_be_declined = Building actions
option-actions_may_be_declined-no = must be performed
option-actions_may_be_declined-yes = may be declined
option-tree_clears = Tree token clears
option-tree_clears-one_tile = the side of one terrain
option-tree_clears-both_tiles = the whole border
option-recycle_own_sacrifice = Recycling and own sacrifices
option-recycle_own_sacrifice-yes = saves them too
option-recycle_own_sacrifice-no = does not save them
option-destruction_by_movement = A building filled by movement falls
option-destruction_by_movement-resolution_step = at the end of the turn
option-destruction_by_movement-immediate = at once
option-placed_next_to_enemy_pinned = Meeples placed among enemies
option-placed_next_to_enemy_pinned-yes = may not move this turn
option-placed_next_to_enemy_pinned-no = may move
option-stalemate_rounds = Rounds without change that end the game (not in the rulebook)
option-stalemate_rounds-off = no limit, as printed
option-stalemate_rounds-6 = 6 rounds
option-stalemate_rounds-12 = 12 rounds
option-protect_city_square = Own City Square
option-protect_city_square-off = may be built over (ruinous)
option-protect_city_square-on = may not be built over
option-token_timing = Tokens out of turn
option-token_timing-free = at any question
option-token_timing-asked = holders are asked as a turn opens
option-round_limit = Round limit (a safety net of this program, not of the rulebook)
option-round_limit-off = none
option-round_limit-400 = 400 rounds
option-altar_limit = Sacrifices at an altar in a turn
option-altar_limit-per_player = one of each player who enters
option-altar_limit-per_altar = one in all, whoever enters

# --- points by source
source-mountain = Mountain of Fame
source-forts = Forts

# --- what breaks a tie
tie-bravery = Bravery
tie-meeples-out = Meeples on terrains and buildings
