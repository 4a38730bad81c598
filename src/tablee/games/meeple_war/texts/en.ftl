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

# --- log
log-begin = { $who } begins the turn
log-pass = { $who } places no token
log-perform = { $who } performs { $act }
log-decline = { $who } declines
log-end = { $who } ends the movement
log-none = { $who } strikes nobody at the altar
log-from-warehouse = { $who } takes the meeple from the warehouse
log-place-token = { $who } places a token: { $token }
log-token-at = { $who } places a token on { $place }: { $token }
log-tree-at = { $who } clears the forest on the { $way } side of { $place }
log-village-bonus = { $who } deploys 1 meeple on { $place } (Village bonus)
log-branch = { $who } sends the worker of the { $building } to { $act }
log-branch-on = { $who } sends the worker of the { $building } on towards { $act }
log-productivity = { $who } lets the worker of the { $building } take a second step
log-queued-action = { $who } uses the { $building }: { $act }
log-construct = { $who } constructs the { $building }
log-on-site = { $who } starts the { $chosen } on site { $site }
log-on-site-over = { $who } starts the { $chosen } on site { $site }, over the { $building }
log-on-site-ruinous = { $who } starts the { $chosen } over their own City Square
log-reinforce = { $who } reinforces { $place }
log-fly = { $who } flies 1 meeple to { $place }
log-stealth = { $who } lands the stealth flyer on { $place }
log-burn = { $who } burns { $place }
log-deploy-amount = { $count ->
    [0] { $who } deploys nobody
    [one] { $who } deploys { $count } meeple
   *[other] { $who } deploys { $count } meeples
}
log-reinforce-amount = { $count ->
    [0] { $who } sends nobody to { $target }
    [one] { $who } sends { $count } meeple to { $target }
   *[other] { $who } sends { $count } meeples to { $target }
}
log-move-amount = { $count ->
    [one] { $who } moves { $count } meeple from { $from } to { $target }
   *[other] { $who } moves { $count } meeples from { $from } to { $target }
}
log-take-upgrade = { $who } takes a token: { $token }
log-bombard = { $who } bombards the { $building } { of-owner }
log-convert = { $who } converts a meeple { of-meeple } on the { $building } { of-owner }
log-scare = { $who } scares a meeple { of-owner } from { $place } to { $to }
log-resolve = { $who } resolves { $place }
log-victim = { $who }’s weapon forge kills a meeple { of-owner }
log-to-terrain = { $who } moves from { $from } to { $place }
log-to-space = { $who } goes exploring from { $from } to the { $way }
log-to-building = { $who } attacks the { $building } { of-owner } from { $from }
log-tunnel = { $count ->
    [0] { $who } sends nobody through the tunnel to { $place }
    [one] { $who } sends { $count } meeple through the tunnel to { $place }
   *[other] { $who } sends { $count } meeples through the tunnel to { $place }
}
log-strike = { $who } strikes a meeple { of-owner } on { $place } at the altar
log-explore = { $who } explores space { $number }
log-rotation = { $who } lays the tile with forest to the { $ways }
log-rotation-open = { $who } lays the tile
log-source = { $who } takes the meeple from { $place }
unexplored = an unexplored space
building-of = the { $building } { of-owner }
log-tile = { $forest ->
    [yes] A tile is drawn: { kind-name } with forest
   *[no] A tile is drawn: { kind-name }
}
log-first-player = { $who } goes first
log-back = { $back ->
    [setup] The next tile has the setup back
   *[ordinary] The next tile has the ordinary back
}
log-and = { $line } · { $news }
news-lost = { $who } { $count ->
    [one] loses { $count } meeple
   *[other] loses { $count } meeples
}
news-lost-at = { news-lost } on { $place }
news-points = { $who } { $count ->
    [one] scores { $count } victory point
   *[other] scores { $count } victory points
}
news-bravery = { $who } { $count ->
    [one] gains { $count } bravery point
   *[other] gains { $count } bravery points
}
news-destroyed = the { $building } { of-who } is destroyed
news-finished = the { $building } { of-who } is finished

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
