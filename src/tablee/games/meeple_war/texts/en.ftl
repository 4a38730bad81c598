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
    [mine] Mine
   *[blank] Blank terrain
}
kind-effect = { $kind ->
    [workshop] With { $control } meeples here as your turn begins, you assemble 1 meeple
    [village] With { $control } meeples here as your turn begins, you may deploy 1 meeple
    [druid] With { $control } meeples here as your turn begins, your meeples cross forests
    [weapon] With { $control } meeples here as your turn begins, each of your attacks first destroys 1 enemy
    [shield] { $live ->
        [yes] With { $control } meeples here as a combat begins, you are spared the first loss if you defend
       *[no] With { $control } meeples here as another player’s turn begins, you are spared the first loss when you defend
    }
    [wooden] With { $control } meeples here as your turn begins, you have { fort-points } more in that turn
    [stone] With { $control } meeples here as your turn begins, you have { fort-points } more in that turn
    [cave] { $distance ->
        [one] Meeples that leave it may go to a terrain { $distance } space away
       *[other] Meeples that leave it may go to a terrain { $distance } spaces away
    }
    [altar] { $range ->
        [one] Whoever enters sacrifices 1 meeple, and may then destroy an enemy { $range } space away
       *[other] Whoever enters sacrifices 1 meeple, and may then destroy an enemy up to { $range } spaces away
    }
    [mine] Meeples that enter may come out at another end of the tunnel at once
   *[blank] Nothing is on it; an upgrade token can be placed here
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
building-short = { $building ->
    [SQ] Square
    [LG] Looters
    [MA] Academy
    [AC] Airships
    [PS] Pilots
    [BS] Scarers
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
act-short = { $act ->
    [flying] Flyers
    [stealth] Stealth
    [upgrade] Upgrade
   *[other] { act-name }
}
act-does = { $act ->
    [construct] Start a building on one of your sites
    [assemble] { $x } from your stock to your warehouse
    [deploy] Up to { $x } from your warehouse to the terrain outside your gate
    [reinforce] Up to { $x } from your warehouse to a terrain where you stand
    [flying] One from your warehouse to each terrain where you stand
    [stealth] One from your warehouse to a terrain next to an enemy
    [scare] { $x ->
        [one] { $x } enemy meeple flees to a neighbouring terrain
       *[other] { $x } enemy meeples flee to neighbouring terrains
    }
    [burn] All enemy meeples on one terrain are destroyed
    [bombard] One of your meeples takes a defence of an enemy building
    [recycling] While the worker stands here, your destroyed meeples go to your warehouse
    [convert] One of your meeples replaces an enemy on a defence
    [productivity] One of your workers takes a second step
   *[upgrade] Take an upgrade token
}

# --- the board
board-title = The map, the cities and the tray
seat-you = { seat-name } (you)
forest-title =
    Forest on the { $way } side of { $place }
    Nobody crosses it without a druid’s hut
space-title =
    Unexplored space
    A tile is laid here when meeples have moved onto it
pending-title =
    Space { $number }: { $count ->
        [one] { $count } explorer { of-who }
       *[other] { $count } explorers { of-who }
    }
    A tile will be drawn and laid here
troop-title = { $count ->
    [one] { $count } meeple { of-who }
   *[other] { $count } meeples { of-who }
} on { $place }
troop-control = { $missing ->
    [0] Enough to control it
    [one] { $missing } more would control it
   *[other] { $missing } more would control it
}
troop-ready = { $count ->
    [0] None can move any more in this turn
    [one] { $count } can still move in this turn
   *[other] { $count } can still move in this turn
}
site-empty =
    Site { $site } { of-who }, empty
    A building can be constructed here; nobody can enter
site-building = { $building } { of-who }, on site { $site }
site-construction = { $building } { of-who }, under construction on site { $site }
site-held = Defences taken: { $held } of { $room } ({ $who })
site-free = Defences: { $room }, none of them taken
site-actions = Actions: { $acts }
worker-at = { $where ->
    [act] The worker stands on { $act }
    [way] { $steps ->
        [one] The worker is { $steps } step from { $act }
       *[other] The worker is { $steps } steps from { $act }
    }
    [start] The worker is at the start of its track
   *[building] Construction: { $done } of { $steps } steps done
}
part-there = { $count } of { $who }’s
part-yours = { $count } of yours
gate-title =
    Gate { of-who }
    Deployed meeples go to { $place } outside it
defender-title =
    { $count ->
        [one] { $count } meeple { of-who }
       *[other] { $count } meeples { of-who }
    } on the { $building } { of-owner }
    When all defences are taken, the building falls and each meeple on it is a victory point
worker-title = Worker { of-who } on the { $building }
points-title =
    { $who }: { $count } of { $most } victory points
    { $mountain } on the Mountain of Fame, { $forts } from forts
    Whoever has { $most } in their own turn ends the game
place-title = { $who }: place { $rank }, { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
hammer-title =
    { seat-name } has the hammer
    It is this player’s turn
stock-title =
    Stock { of-who }: { meeples }
    Assemble brings them to the warehouse
warehouse-title =
    Warehouse { of-who }: { meeples }
    Only these can be sent to terrains
mountain-title =
    Mountain of Fame { of-who }: { meeples }
    Each is a victory point for good
bravery-title =
    Bravery { of-who }: { $count } of { $most }
    Enemies destroyed bring bravery; a full ladder is a victory point
workers-title =
    Workers { of-who } in stock: { $count }
    Every building needs one
upgrade-title = { $where ->
    [supply] { $name }, to be taken with Terrain upgrade
    [hand] { $name } { of-who }, to be placed on a blank terrain at any time
   *[map] { $name }
}
tree-title = { token-name } { of-who }
tree-does = Once in the game, it clears the forest on one side of a terrain
tree-done = It has cleared the forest here
pile-title =
    { $count ->
        [one] { $count } tile unseen
       *[other] { $count } tiles unseen
    }
    The next one is drawn when a space is explored
pile-back =
    { $pile }
    It has { $back ->
        [setup] the set-up back
       *[ordinary] the ordinary back
    }
stage-title =
    { $name }
    { $stage ->
        [open] Upgrade tokens can be placed before the turn begins
        [bonus] What a player controls as the turn begins helps in this turn
        [workers] Every worker of the player moves one space
        [actions] Workers that have reached an action perform it
        [moves] Every meeple of the player may move once
        [explore] A tile is drawn for each space with explorers
        [combat] Meeples of several players on one terrain fight
       *[destroy] Buildings whose defences are all taken are destroyed
    }
round-title = Round { $number }
round-stage = { $round }: { $stage }
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
on-site-ruinous = Beware! Build over your City Square, and you can never construct again
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
victim = Destroy a meeple { of-owner }
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
more-no-effect = { $does }, but now it has no effect: { $reason }
no-effect = { $reason ->
    [buildings] no building is left to construct
    [stock] the stock is empty
    [warehouse] the warehouse is empty
    [nobody] no friendly meeple stands on the map
    [peace] no enemy stands on the map
    [fear] no enemy meeple has anywhere to flee
    [meeple] no meeple is left for it
    [target] no enemy building has an empty defence
    [defender] no enemy stands on a defence
    [worker] no worker can take a second step
   *[tokens] all upgrade tokens are taken
}
more-build-step = Construction: { $done } of { $steps } steps done
more-fork = You then choose the branch
more-start = Back to the start of its track
more-reach = { $steps ->
    [0] It reaches { $act }, which is performed in this turn
    [one] It is then { $steps } step from { $act }
   *[other] It is then { $steps } steps from { $act }
}
more-track = { $act } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
more-building = { $turns ->
    [one] Built in { $turns } turn
   *[other] Built in { $turns } turns
}. Defences: { $site } on the building site, then { $finished }. Actions: { $acts }
more-over = { $ruin ->
    [yes] Only the City Square can construct buildings
   *[no] The building there can be constructed again later
}{ $count ->
    [0] {""}
    [one] ; the enemy meeple on it is a victory point
   *[other] ; the { $count } enemy meeples on it are victory points
}{ $lost }
more-lost = ; its action { $act } is lost
more-defences = Defences taken: { $held } of { $room }
more-last-defence = Takes the last of { $room } defences: the building is destroyed
more-fills = Takes the last of { $room } defences: the building is destroyed
more-burn = { $who }: { $count ->
    [one] { $count } bravery point
   *[other] { $count } bravery points
}
more-fight = Enemies there: { $who }. Combat at the end of the turn
more-fight-now = There: { $who }. Combat at once
more-ready = { $count ->
    [one] { $count } meeple can move
   *[other] { $count } meeples can move
}
more-source = { $count ->
    [0] None of yours would be left there
    [one] { $count } of yours would be left there
   *[other] { $count } of yours would be left there
}
more-space = { $count ->
    [one] A tile is drawn after the movement ({ $count } is left)
   *[other] A tile is drawn after the movement ({ $count } are left)
}
more-explorers = { $count ->
    [one] { $count } explorer waits there
   *[other] { $count } explorers wait there
}
more-strike = { $count ->
    [one] It is the only one there; 1 bravery point
   *[other] { $count } stand there; 1 bravery point
}
more-combat = Combat, { $armies }: { $outcome ->
    [nobody] nobody would be left
    [you] { $count ->
        [one] { $count } of yours would be left
       *[other] { $count } of yours would be left
    }
   *[other] { $count ->
        [one] { $count } of { $who }’s would be left
       *[other] { $count } of { $who }’s would be left
    }
}
more-bravery = { $combat }; { $count ->
    [one] { $count } bravery point for you
   *[other] { $count } bravery points for you
}
more-token = There: { $who }
more-end = { $count ->
    [one] { $count } meeple has not moved yet
   *[other] { $count } meeples have not moved yet
}
more-decline = { $act } is lost until the worker comes round again

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
    [mine] mine { $number }
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
cannot-move = { $pinned ->
    [yes] , among enemies, unable to move this turn
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
    [setup] The next tile in the pile has the set-up back
   *[ordinary] The next tile in the pile has the ordinary back
}
log-bonus = { $who ->
    [you] Your
   *[other] { $who }’s
} terrains give this turn: { $bonuses }
part-forts = { $count ->
    [one] { $count } point from a fort (until the turn ends)
   *[other] { $count } points from forts (until the turn ends)
}
part-bonus = { $kind ->
    [workshop] 1 meeple assembled ({ the-place })
    [village] 1 meeple to deploy ({ the-place })
    [druid] meeples may cross forests ({ the-place })
   *[weapon] in each attack one enemy is destroyed first ({ the-place })
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
    [start] { $building } starts again
   *[building] { $building } under construction ({ $done } of { $steps })
}
log-workers = { $who ->
    [you] { $count ->
        [one] Your worker
       *[other] Your workers
    }
   *[other] { $count ->
        [one] { $who }’s worker
       *[other] { $who }’s workers
    }
}: { $workers }
log-again = Productivity: { $who ->
    [you] one of your workers takes
   *[other] one of { $who }’s workers takes
} a second step: { $workers }
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
   *[other] { $who }’s { $bare } is finished: from { $who }’s next turn its worker
} walks the action track{ $home }
log-no-effect = { $act } ({ $who ->
    [you] your { $bare }
   *[other] { $who }’s { $bare }
}) has no effect: { no-effect }
log-decline = { $who ->
    [you] You decline
   *[other] { $who } declines
} { $act }
log-assemble = { $who ->
    [you] You assemble
   *[other] { $who } assembles
} { meeples } ({ $act }): from the stock to the warehouse{ $short ->
    [yes] ; no more were left
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
} on { $place }{ cannot-move }
log-take = { $who ->
    [you] You take
   *[other] { $who } takes
} the { token-of }, to be placed at any time
token-of = { token-word } upgrade token
log-construct = { $who ->
    [you] You start
   *[other] { $who } starts
} to construct { $building } on site { $site }: it takes { $steps ->
    [one] { $steps } turn
   *[other] { $steps } turns
}
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
    [yes] ; without the Square nothing more can be constructed
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
} destroyed
taken-from = { $source ->
    [stock] from the stock
    [warehouse] from the warehouse
   *[terrain] taken from { $place }
}
log-bombard = { $who ->
    [you] You bombard
   *[other] { $who } bombards
} { whose-building }: 1 meeple { taken-from } takes a defence ({ $held } of { $room } taken)
log-convert = { $who ->
    [you] You convert
   *[other] { $who } converts
} { $meeple ->
    [you] one of your meeples
   *[other] one of { $meeple }’s meeples
} on { whose-building }: that one goes back to { $meeple ->
    [you] your stock
   *[other] its owner’s stock
}, and a meeple { taken-from } takes its place
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
} nobody through the tunnel from { $place }
log-scare = { $act }: { $who ->
    [you] you scare
   *[other] { $who } scares
} { whose-meeples }, which { $count ->
    [one] flees
   *[other] flee
} { $from } to { $to }
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
    [setup] ; the next tile in the pile has the set-up back
   *[other] {""}
}
log-lay = { $forest ->
    [yes] The tile becomes { $place }, with forest to the { $ways }, under { explorers }
   *[no] The tile becomes { $place }, under { explorers }
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
} { tile-kind }: it becomes { $place }, under { explorers }{ next-back }
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
    [you] your weapon forge destroys
   *[other] { $who }’s weapon forge destroys
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
} for enemies destroyed: { $full ->
    [0] now { $now } of { $most }
   *[other] the ladder is full, which is { $full ->
        [one] { $full } victory point
       *[other] { $full } victory points
    }, and starts again at { $now }
}
log-point = { $count } of { $who ->
    [you] your meeples
   *[other] { $who }’s meeples
}, { taken-from }, { $count ->
    [one] climbs
   *[other] climb
} the Mountain of Fame: { $count ->
    [one] a victory point
   *[other] { $count } victory points
} for bravery, { $who ->
    [you] so you now have
   *[other] so { $who } now has
} { $points }
log-owed = { $who ->
    [you] You score
   *[other] { $who } scores
} { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
} for bravery, without a free meeple: { $count ->
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
} 1 meeple on { $place }, as whoever enters it must{ $strikes ->
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
   *[other] their next turn, if they
} still hold it then
log-fort-lost = { $who ->
    [you] You no longer hold
   *[other] { $who } no longer holds
} { $place }
log-control = { $who ->
    [you] You now control
   *[other] { $who } now controls
} { $place }: if that lasts, { $who ->
    [you] you get its bonus
   *[other] they get its bonus
}
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
    [one] Nothing changed in this round (after { $most } such rounds the game ends)
   *[other] Nothing has changed for { $count } rounds (after { $most } the game ends)
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
brief-bonus = { $count ->
    [one] { $count } point from a fort
   *[other] { $count } points from forts
}
brief-no-effect = { $act } without effect
brief-decline = declined { $act }
brief-assemble = assembled { $count }
brief-deploy = { $count ->
    [0] deployed nobody
    [one] deployed { $count } on { $place }
   *[other] deployed { $count } on { $places }
}
brief-reinforce = { $count ->
    [0] no reinforcements
   *[other] reinforced { $place } with { $count }
}
brief-scare = scared { $count } to { $to }
brief-burn = burnt { $count } on { $place }
brief-bombard = bombarded { whose-building }
brief-convert = converted a meeple on { whose-building }
brief-take = took the { token-of }
brief-construct = began { $building }
brief-finish = finished { $building }
brief-replace = built over { $building }
brief-move = { meeples } to { $to }
brief-attack = attacked { whose-building } with { $count }
brief-draw = discovered { tile-kind }
brief-combat = combat on { $place }{ $winner-known ->
    [yes] , won by { $winner }
   *[no] {""}
}
brief-strike = struck 1 dead on { $place }
brief-sacrifice = sacrificed 1 meeple
brief-point = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
} for bravery
brief-destroyed = { whose-building } destroyed
brief-fort = took { $place }
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
stakes-open = What your terrains give is counted as the turn begins: a token placed now still counts.
stakes-fork = The worker takes one step a turn. At the end of the branch it performs the action, and then starts again.
stakes-perform = An action that you decline is lost until the worker comes round again.
stakes-site = What you build over can be constructed again, as long as you have a City Square, but enemy meeples on it become victory points.
stakes-flying = One meeple flies to each terrain that you choose; your warehouse does not hold enough for all.
stakes-burn = All enemy meeples there are destroyed, for 1 bravery point each.
stakes-bombard = One of your meeples takes an empty defence. A building whose defences are all taken is destroyed, and each meeple on it is a victory point.
stakes-convert = One of your meeples takes the place of that one, which goes back to its owner’s stock.
stakes-productivity = The worker takes a second step. An action that it reaches is performed in this turn.
stakes-upgrade = You may place it on a blank terrain whenever you like, even in another player’s turn.
stakes-explore = The tile is drawn after you have named the space.
stakes-rotate = Nobody crosses forest without a druid’s hut. The side that your explorers came from stays open.
stakes-moves = { $count ->
    [one] { $count } meeple can still move.
   *[other] { $count } meeples can still move, each once.
} Among enemies there will be a combat, on an empty space a discovery.
stakes-tunnel = { $count ->
    [one] { $count } meeple may come out at another end of the tunnel.
   *[other] { $count } meeples may come out at another end of the tunnel.
}
stakes-control = You control { $place } if { $count } of your meeples are there as your next turn begins.
stakes-token = { $tree ->
    [yes] You can do this once in the game.
   *[no] The token stays there for the rest of the game.
}
stakes-queue = { $declines ->
    [yes] You choose the order, and may then decline each of them.
   *[no] All of them are performed; you choose the order.
}
stakes-building = A worker first builds it, one step a turn, then walks its track. You have { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} in stock.
stakes-deploy = They go to { $place } outside your gate. Your warehouse holds { meeples }.
stakes-warehouse = The meeple comes from your warehouse, which holds { meeples }.
stakes-reinforce = Up to { $most } come from your warehouse, which holds { meeples }.
stakes-stealth = The terrain must be next to an enemy. Among enemies the meeple cannot move, and fights at the end of the turn.
stakes-source = { $why ->
    [point] A victory point for bravery is a meeple on the Mountain of Fame, and your stock is empty.
    [bombard] Your stock is empty, so the meeple that is shot must come from elsewhere.
   *[convert] Your stock is empty, so the meeple that takes the place must come from elsewhere.
}
stakes-scare = Where a scared meeple meets others, they fight at once, and its owner attacks and scores.
stakes-combat = Everybody loses one meeple at a time, until one player at most is left. An attacker gains 1 bravery point for each enemy destroyed, a defender 1 for every { $pair }.
stakes-victim = Your weapon forge destroys one enemy on { $place } before the combat, for 1 bravery point.
stakes-altar = { $range ->
    [one] Your sacrifice lets you destroy an enemy { $range } space from { the-place }, for 1 bravery point.
   *[other] Your sacrifice lets you destroy an enemy up to { $range } spaces from { the-place }, for 1 bravery point.
}
question = { $phase ->
    [open] whether to begin the turn or place a token first
    [open_asked] whether to place an upgrade token before the turn begins, or pass
    [token_place] where to put the token
    [village] where the village deploys a meeple
    [fork] which branch the worker takes
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
    [victim] whose meeple the weapon forge destroys
    [burn] which terrain to burn
    [bombard] which building to bombard
    [convert] which meeple on a defence to convert
    [productivity] which worker takes a second step
    [productivity_fork] which branch the worker takes
    [upgrade] which upgrade token to take
    [move_from] from which terrain to move, or to end the movement
    [move_to] where these meeples go
    [move_amount] how many of them go
    [tunnel] how many pass through the mine tunnel
    [altar] whom the altar strikes, or nobody
    [explore] which space to explore next
    [rotate] how to turn the tile drawn
    [combat] which combat comes next
   *[source] where the meeple needed comes from
}
prompt = { $you ->
    [yes] Choose { $question }
   *[no] { seat-name } must choose { $question }
}
prompt-of = { $question } ({ $what })
prompt-chance = Something is drawn
ready-on = { $place }, { $count } ready
picks-left = { $count ->
    [one] { $count } pick left
   *[other] { $count } picks left
}
won = { $you ->
    [alone] You win with { points }
    [shared] You and { $names } share the victory with { points }
   *[no] { $winners ->
        [one] { $names } wins with { points }
       *[other] { $names } share the victory with { points }
    }
}{ $ending ->
    [stalemate] {": "}nothing has changed for too many rounds
    [round_limit] {": "}the last round has been played
    [deadlock] {": "}nobody can do anything any more
   *[other] {""}
}

# --- refusals
why-drawn = Tiles, their backs and the first player are drawn, not chosen.
why-draw-first = A draw comes first.
why-only-tokens = Out of turn, only tokens can be placed.
why-question = The question now is { $question }.
why-no-answer = The question now is { $question }, and this is no answer to it.
why-open-upgrades = When a turn opens, only upgrade tokens are asked for.
why-tree-used = The tree token has been used.
why-no-forest = There is no forest on the map.
why-token-not-held = { seat-name } does not hold the { $token } token.
why-no-blank = There is no blank terrain without an upgrade.
why-tokens-asked = At this table no token is placed out of turn: holders of upgrades are asked when a turn opens.
why-other-token = That is a token of { seat-name }.
why-no-terrain = There is no terrain { $t }: the map has { $n }, counted from 0.
why-no-seat = There is no seat { $seat } at this table.
why-no-meeple = { seat-name } has no meeple on terrain { $t }.
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
why-site-not-next = Site { $site } of { seat-name } does not share a side with terrain { $t }.
why-empty-site = Site { $site } of { seat-name } is empty, and nobody may enter an empty site of a city.
why-full = All defences of that building are taken.
why-at-most = At most { $n } can be placed: no more than the action allows and the warehouse holds.
why-at-least = A move takes at least one meeple.
why-room = Only { $n } can go there, though { $ready } are ready.
why-ready = Only { $n } of the meeples on terrain { $t } { $n ->
    [one] is
   *[other] are
} ready to move.
why-tunnel-end = The question is how many go to the mine end on terrain { $t }.
why-tunnel-left = Only { $n ->
    [one] { $n } meeple
   *[other] { $n } meeples
} may pass.
why-no-explorers = No explorers wait on space { $n }.
why-no-rotation = A tile without forest is laid as it is.
why-open-edge = The side that the explorers came from must be free of forest, and of rotations that look alike only the first is offered.
why-no-combat = There is nothing to resolve on terrain { $t }.
why-no-enemy = { seat-name } is not an enemy in this combat.
why-altar-enemy = An altar strikes enemy meeples only.
why-altar-range = Terrain { $t } is out of the altar’s range.
why-worker-site = The question is about the worker on site { $site }.
why-track = The track does not lead from the worker’s space to { $node }.
why-no-worker = There is no worker on site { $site }.
why-second-step = That worker has not moved this turn, or has already taken a second step.
why-no-action = No action is waiting on site { $site }.
why-destroyed = The { building-name } was destroyed and is out of the game.
why-stands = The { building-name } already stands in the city.
why-protected = The City Square is protected and cannot be built over.
why-reinforce = { seat-name } has no meeple on terrain { $t } to reinforce.
why-flying = Terrain { $t } holds none of your meeples, or was already picked.
why-stealth = No terrain next to terrain { $t } holds an enemy meeple.
why-burn = There is no enemy meeple on terrain { $t }.
why-village = Terrain { $t } is neither outside your gate nor a village that gave the bonus this turn.
why-no-village = Terrain { $t } is neither outside your gate nor a village.
why-scare-own = Only enemy meeples can be scared.
why-terrain-not-next = Terrain { $to } does not share a side with terrain { $t }.
why-scared-all = { seat-name } has no meeple on terrain { $t } that is not already picked.
why-bombard-own = Only enemy buildings can be bombarded.
why-no-building = There is no building on site { $site } of { seat-name }.
why-convert-own = Your own meeple cannot be converted.
why-no-defender = { seat-name } has no meeple on site { $site } { of-owner }.
why-token-taken = The { $token } token has been taken.
why-tree-edge = The tree token goes on an edge with forest.
why-not-blank = Terrain { $t } is not blank.
why-upgraded = Terrain { $t } already has an upgrade.
why-upgrade-edge = An upgrade token goes on a terrain, not on an edge.
why-no-forest-edge = There is no forest on the { $way } side of terrain { $t }.
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
option-end_winner = Winner when the goal is reached
option-end_winner-most_vp = most victory points
option-end_winner-active_player = the active player
option-fort_vp_of_others = Forts of the others at the end
option-fort_vp_of_others-none = count nothing
option-fort_vp_of_others-live_control = count if they are controlled then
option-shield_timing = Shield forge protects
option-shield_timing-each_turn_start = if held at the start of the turn
option-shield_timing-live = if held when the combat begins
option-shield_blocks_weapon = Weapon against shield
option-shield_blocks_weapon-no = both work
option-shield_blocks_weapon-yes = they cancel each other
option-reinforce_at_gate = Reinforcements at one’s own gate
option-reinforce_at_gate-fallback = only if there is no other place
option-reinforce_at_gate-always = always
option-village_target = Village bonus deploys
option-village_target-granting = outside one’s own gate or on villages that gave it
option-village_target-any_village = outside one’s own gate or on any village
option-distance_mode = Distances of altars and caves
option-distance_mode-spaces = in spaces
option-distance_mode-terrain_path = along terrains only
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
option-scare_resident_scores = Whoever is attacked by scared meeples
option-scare_resident_scores-as_defender = scores as a defender
option-scare_resident_scores-none = scores nothing
option-scare_resident_scores-scared_owner_only = only the scared meeples’ owner scores
option-actions_may_be_declined = Building actions
option-actions_may_be_declined-no = must be performed
option-actions_may_be_declined-yes = may be declined
option-tree_clears = Tree token clears
option-tree_clears-one_tile = the side of one terrain
option-tree_clears-both_tiles = the whole border
option-recycle_own_sacrifice = Recycling of one’s own sacrifices
option-recycle_own_sacrifice-yes = yes
option-recycle_own_sacrifice-no = no, they go to the stock
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
option-protect_city_square-off = may be built over (then nothing more can be constructed)
option-protect_city_square-on = may not be built over
option-token_timing = Tokens out of turn
option-token_timing-free = at any moment
option-token_timing-asked = only when asked, as a turn begins
option-round_limit = Round limit (a safety net of this program, not of the rulebook)
option-round_limit-off = none
option-round_limit-400 = 400 rounds
option-altar_limit = Sacrifices at an altar in a turn
option-altar_limit-per_player = one for each player who enters
option-altar_limit-per_altar = one in all, whoever enters

# --- points by source
source-mountain = Mountain of Fame
source-forts = Forts

# --- what breaks a tie
tie-bravery = Bravery
tie-meeples-out = Meeples on terrains and buildings

# --- house rules: what may vary
box-player-meeples = Meeples of each player
box-player-workers = Workers of each player
box-player-start_warehouse = Meeples in the warehouse at the start
box-constants-control = Meeples needed to control a terrain
box-constants-vp_to_end = Victory points that end the game
box-constants-bravery_per_vp = Bravery points that make a victory point
box-constants-defender_kills_per_bravery = Enemies that a defender destroys for a bravery point
box-constants-altar_range = Spaces that an altar reaches
box-flags-wooden = Victory points of a wooden fort
box-flags-stone = Victory points of the stone fort
box-buildings-build = Worker moves until a building is finished
box-buildings-defences = Defences of a building, under construction and finished
box-buildings-act-1 = Number X of a building’s action
box-building = { $item ->
    [SQ] City Square
    [LG] Looters’ Guild
    [MA] Military Academy
    [AC] Airship Company
    [PS] Pilot School
    [BS] Brotherhood of Scarers
    [UN] University
    [AB] Abbey
    [FA] Factory
    [CA] Catapult
   *[other] { $item }
}
box-item = { $part ->
    [A] { box-building }, A
    [B] { box-building }, B
    [C] { box-building }, C
   *[other] { box-building }
}
