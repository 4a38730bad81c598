# Pour une poignée de meeples, in English.
title = A Fistful of Meeples
pitch = Sow meeples along the Main Street, build, rob and duel your way to the most gold in town.

seat-name = { $seat ->
    [0] Orange
    [1] Green
    [2] Grey
   *[other] Black
}
your-name = { $name } (you)
and = { $one } and { $other }
or = { $one } or { $other }

# --- places
place-name = { $place ->
    [0] Barber
    [1] General Store
    [2] Stable
    [3] Telegraph
    [4] Cantina
    [5] Undertaker
    [6] Hotel
    [7] Assay Office
    [8] Smithy
    [9] Gazette
    [10] Chapel
    [11] Barn
    [12] Saloon
   *[other] Jail
}
of-place = of the { place-name }
door-name = the door { of-place }
spot-name = { $spot ->
    [w] west showdown space
    [e] east showdown space
    [showdown] showdown
    [hand] hand
    [bank] Bank
   *[graveyard] Graveyard
}
at-space = { $space ->
    [12] on the west showdown space
    [13] on the east showdown space
   *[other] at the door { of-place }
}
space = { $space }

# --- meeples
kind = { $kind ->
    [builder] Builder
    [miner] Miner
    [robber] Robber
    [deputy] Deputy
   *[madame] Madame
}
a-meeple = { $kind ->
    [builder] a builder
    [miner] a miner
    [robber] a robber
    [deputy] a deputy
   *[madame] Madame
}
the-meeple = { $kind ->
    [builder] the builder
    [miner] the miner
    [robber] the robber
    [deputy] the deputy
   *[madame] Madame
}

# --- the board
board-title = The town and its Main Street
meeple-title = { $kind }: { $place }
building-title = { $tile ->
    [none] { $name }: no marquee yet; it costs { cost }
    [basic] { $name }: marquee of { $owner }, { $points } points; a miner brings { $draws } draws; an upgrade costs { cost }
   *[upgraded] { $name }: marquee of { $owner }, { $points } points; a miner brings { $draws } draws
}
cost = { $gold ->
    [0] { $stone } stone
   *[other] { $stone ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $stone } stone
    }
}
space-title = { $space ->
    [12] West showdown space
    [13] East showdown space
   *[other] Door { of-place }
}
explosion-title = { $count ->
    [0] Explosion circle: no dynamite used yet
    [one] Explosion circle: { $count } dynamite crate used
   *[other] Explosion circle: { $count } dynamite crates used
}
jail-title = Jail: { $robbers ->
    [0] no robber
    [one] { $robbers } robber
   *[other] { $robbers } robbers
}, { $crates ->
    [0] no dynamite left
    [one] { $crates } dynamite crate
   *[other] { $crates } dynamite crates
}. Taking from the jail puts one crate into the bag
saloon-title = Saloon: its meeples may start anywhere on the street
graveyard-title = Graveyard: { $buried } buried, { $free ->
    [one] { $free } tomb free
   *[other] { $free } tombs free
}{ $boxed ->
    [0] {""}
   *[other] , { $boxed } in the box
}
tombs-left = { $count ->
    [0] full
    [one] { $count } tomb free
   *[other] { $count } tombs free
}
bank-title = { $bars ->
    [0] Bank: no gold bar left
    [one] Bank: { $bars } gold bar left, for { $price } gold
   *[other] Bank: { $bars } gold bars left, the next for { $price } gold
}
bar-title = { $price ->
    [0] Gold bar: { points }
   *[other] Gold bar for { $price } gold
}
crate-title = { $stage ->
    [exploded] Dynamite: used
    [drawn] Dynamite: about to explode
    [bag] Dynamite: in the bag
   *[jail] Dynamite: in the jail
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Gold in the bag
       *[supply] Gold cube: { points }
    }
   *[stone] { $place ->
        [bag] Stone in the bag
       *[supply] Stone cube
    }
}
bag-title = Mining bag: { $gold } gold, { $stone } stone, { $crates } dynamite
bag-closed = Mining bag: its contents are not shown at this table
die-title = { $who } rolled { $value }
token-title = { $place ->
    [street] { $who } controls this meeple
   *[supply] Showdown token of { $who }
}
tiles-title = { $count ->
    [one] { $count } marquee left, worth { $points } points
   *[other] { $count } marquees left, worth { $points } points each
}
start-player = Start player
player-title = { $name }: { $points }; { $gold } gold, { $stone } stone, { $bars } bars, { $tiles } marquees left

# --- the tray
setting-up = Setting up the town
turn-of = { $who }’s turn
hand-of = { $count ->
    [0] { $who } has sown the last meeple
   *[other] { $who } sows: { $count } in hand
}
left-to-resolve = Left to resolve, in any order
draws-left = { $count ->
    [one] { $who } draws { $count } more piece
   *[other] { $who } draws { $count } more pieces
}
legend = { $kind ->
    [builder] Builder: you may build here, or the owner may upgrade. Shooting skill { $skill }
    [miner] Miner: the owner draws { $basic }, or { $better } if upgraded. Shooting skill { $skill }
    [robber] Robber: you draw { $count } for each miner inside. Shooting skill { $skill }
    [deputy] Deputy: you draw { $count } for each robber inside, and they go to jail. Shooting skill { $skill }
   *[madame] Madame: you draw { $count } for each builder inside, and they go to the saloon. She never fights
}
last-round = Last round
final-score = Final score
score-title = { $who }: place { $place }, { points }
showdown = Showdown
chip-title = { $kind }, { $place }: { $done }
question = { $question ->
    [build] Will { $who } build?
    [upgrade] Will { $who } upgrade?
   *[reroll] Will { $who } reroll?
}
answer = { $question ->
    [build] { $answer ->
        [yes] Build
       *[no] Do not build
    }
    [upgrade] { $answer ->
        [yes] Upgrade
       *[no] Do not upgrade
    }
   *[reroll] { $answer ->
        [yes] Reroll
       *[no] Keep the die
    }
}
effect = { $effect ->
    [build] { $who } may build
    [upgrade] { $who } may upgrade
    [draw] { $who } draws { $count }
    [arrest] { $who } draws { $count }, robbers go to jail
    [lure] { $who } draws { $count }, builders go to the saloon
   *[none] no effect
}

# --- choices
corner = Put the first marquee on the { place-name }
take = Take the meeples { of-place }
place = { $diverted ->
    [yes] Place { $meeple } { at-space }: she goes to the saloon{ going }
   *[no] Place { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , going clockwise
    [counterclockwise] , going counterclockwise
   *[open] {""}
}
name = Let { $who } control { $meeple }
resolve-showdown = Resolve the showdown: { $west } against { $east }
resolve = Resolve { $meeple } at the door { of-place }: { $done }
build = { $answer ->
    [yes] Build the marquee { of-place } for { cost }
   *[no] Do not build
}
upgrade = { $answer ->
    [yes] Upgrade the marquee { of-place } for { cost }
   *[no] Do not upgrade
}
reroll = { $answer ->
    [yes] Reroll the die
   *[no] Keep the die
}

# --- log
log-deal = Set-up of the { place-name }: { $meeple }
log-start = { $who } is the start player
log-draw = { $piece ->
    [gold] { $who } draws gold{ $after }
    [stone] { $who } draws stone{ $after }
   *[crate] { $who } draws dynamite{ $after }
}
log-die = { $who } rolls { $value } for { $meeple }{ $after }
log-corner = { $actor } puts the first marquee on the { place-name }
log-take = { $actor } takes the meeples { of-place }
log-place = { $diverted ->
    [yes] { $actor } places { $meeple } { at-space }: she goes to the saloon{ $after }
   *[no] { $actor } places { $meeple } { at-space }{ $after }
}
log-name = { $actor } lets { $who } control { $meeple }{ $after }
log-resolve-showdown = { $actor } calls the showdown: { $west } against { $east }
log-resolve = { $actor } resolves { $meeple } at the door { of-place }: { $done }{ $after }
log-build = { $answer ->
    [yes] { $actor } builds the marquee { of-place } for { cost }{ $after }
   *[no] { $actor } does not build{ $after }
}
log-upgrade = { $answer ->
    [yes] { $actor } upgrades the marquee { of-place } for { cost }{ $after }
   *[no] { $actor } does not upgrade{ $after }
}
log-reroll = { $answer ->
    [yes] { $actor } rerolls
   *[no] { $actor } keeps the die{ $after }
}
aftermath = { overflow }{ $duel }{ explosion }{ exchange }{ trigger }{ game-over }
overflow = { $leftover ->
    [0] {""}
    [one] . { $leftover } meeple finds no space
   *[other] . { $leftover } meeples find no space
}
no-duel = {""}
duel-won = { $boxed ->
    [0] . { $who } wins the showdown, { $lost } is buried
   *[other] . { $who } wins the showdown; { $lost } finds no free tomb and goes to the box
}
duel-both = { $boxed ->
    [0] . Both fall: { $one } and { $other } are buried
    [1] . Both fall: { $one } is buried, { $other } finds no free tomb and goes to the box
   *[other] . Both fall: { $one } and { $other } find no free tomb and go to the box
}
explosion = { $explosions ->
    [0] {""}
    [one] . The dynamite explodes: all return half of their stone
   *[other] . The dynamite explodes { $explosions } times: all return half of their stone each time
}
exchange = { $bars ->
    [0] {""}
    [one] . { $buyer } exchanges gold for a gold bar
   *[other] . { $buyer } exchanges gold for { $bars } gold bars
}
trigger = { $trigger ->
    [bank] . The bank is empty: this is the last round
    [graveyard] . The graveyard is full: this is the last round
    [dynamite] . The last dynamite is used: this is the last round
   *[none] {""}
}
game-over = { $over ->
    [yes] . The game is over
   *[no] {""}
}

# --- prompts
task = { $task ->
    [setup-corner] put a first marquee on a corner
    [take] take the meeples of a location
    [sow] place a meeple of the hand
    [name-controller] name the controller of the meeple on the showdown space
    [resolve] resolve a meeple on a door, or the showdown
    [build] say whether to build
    [upgrade] say whether to upgrade
    [reroll] say whether to reroll
    [deal] deal the meeples
    [start] draw the start player
    [draw] draw a piece from the bag
    [roll] roll a die
   *[roll-again] roll a die again
}
prompt = { $you ->
    [yes] You must { $task }
   *[no] { $who } must { $task }
}
prompt-chance = { $task ->
    [deal] The meeples are dealt
    [start] The start player is drawn
    [draw] A piece is drawn from the bag
   *[roll] The dice are rolled
}
won = { $winners ->
    [one] { $who } wins with { points }{ more-cubes }
   *[other] { $who } share the victory with { points }{ more-cubes }{ rematch }
}
more-cubes = { $tied ->
    [yes] {" and more cubes"}
   *[no] {""}
}
rematch = { $rematch ->
    [yes] ; a new game would settle it
   *[no] {""}
}
rematch-settles = A complete tie: a new game settles it.

# --- refusals
why-over = The game is over.
why-chance = Deals, draws and dice are decided by chance, not by a player.
why-not-asked = { $offer ->
    [build] Building is offered when a builder is resolved at a building without a tile, if the player has a tile left and can pay. Now it is time to { $task }.
    [upgrade] Upgrading is offered to the owner of a tile still on its basic side when a builder is resolved there, if it can be paid. Now it is time to { $task }.
   *[no] Now it is time to { $task }.
}
why-corner = { $place } already has a tile.
why-empty = { $empty ->
    [saloon] The saloon is empty.
    [jail] The jail cell is empty.
   *[building] There is no meeple in { $place }.
}
why-no-seat = There is no seat { $seat } at this table.
why-own-token = Your own token already lies under the other showdown meeple: name another player.
why-no-showdown = A showdown needs a meeple on both showdown spaces.
why-no-meeple = There is no meeple on { $space }.
why-not-owner = Only the owner of the tile on { $place }, seat { $seat }, may upgrade it.
why-not-controller = Only the controller of the better shooter, seat { $seat }, may reroll.
why-not-in-hand = { $kind ->
    [builder] There is no builder in the hand.
    [miner] There is no miner in the hand.
    [robber] There is no robber in the hand.
    [deputy] There is no deputy in the hand.
   *[madame] Madame is not in the hand.
}
why-taken = { $space } already holds { $meeple }.
why-own-door = The first meeple never goes on the door of the building it comes from: { $next } is next.
why-left-open = Madame has left { $next } open: the next meeple goes there.
why-used = { $space } counts as used in this lap: { $next } is next.
why-jump = No free space may be jumped over: the next one is { $next }.
why-sequence = { $way ->
    [clockwise] { $space } is out of sequence: sowing clockwise, the next free space is { $next }.
   *[counterclockwise] { $space } is out of sequence: sowing counterclockwise, the next free space is { $next }.
}
why-all-dealt = { $kind ->
    [builder] All builders have been dealt.
    [miner] All miners have been dealt.
    [robber] All robbers have been dealt.
   *[deputy] All deputies have been dealt.
}
why-not-in-bag = { $piece ->
    [gold] There is no gold in the bag.
    [stone] There is no stone in the bag.
   *[crate] There is no crate in the bag.
}

# --- options
option-goldBarExchange = Gold bars at the end of a turn
option-goldBarExchange-repeat = as many as the gold pays for
option-goldBarExchange-once = one at most
option-sowOverflow = Meeples left after a whole lap
option-sowOverflow-saloon = go to the saloon
option-sowOverflow-origin = go back where they came from
option-originDoorAfterLap = Door of the building a sowing starts from
option-originDoorAfterLap-allow = comes last in the lap
option-originDoorAfterLap-skip = is never used
option-madameShowdownSlot = Showdown space that Madame leaves
option-madameShowdownSlot-used = is passed
option-madameShowdownSlot-stillOpen = takes the next meeple
option-multiDynamite = Several crates drawn at once
option-multiDynamite-perCrate = explode one after another
option-multiDynamite-perAction = explode together, once
option-startPlayer = Start player
option-startPlayer-random = drawn at random
option-startPlayer-host-chooses = chosen by the host
option-startPlayer-seat-1 = the first seat
option-firstSeat = Seat chosen by the host
option-firstSeat-1 = first seat
option-firstSeat-2 = second seat
option-firstSeat-3 = third seat
option-firstSeat-4 = fourth seat
option-finalTie = Complete tie
option-finalTie-shared = the victory is shared
option-finalTie-offer-rematch = shared, and a new game is proposed
option-bagCounts = Contents of the bag
option-bagCounts-shown = shown on the board
option-bagCounts-hidden = left to the players to count

# --- points by source
source-gold = Gold
source-bars = Gold bars
source-marquees = Marquees

# --- what breaks a tie
tie-cubes = Gold and stone cubes
