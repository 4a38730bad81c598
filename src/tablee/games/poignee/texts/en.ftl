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
the-place = the { place-name }
in-place = in the { place-name }
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
noun = { $kind ->
    [builder] builder
    [miner] miner
    [robber] robber
    [deputy] deputy
   *[madame] Madame
}
The-meeple = { $kind ->
    [madame] Madame
   *[other] The { noun }
}
some-meeples = { $kind ->
    [builder] { $count ->
        [one] a builder
       *[other] { $count } builders
    }
    [miner] { $count ->
        [one] a miner
       *[other] { $count } miners
    }
    [robber] { $count ->
        [one] a robber
       *[other] { $count } robbers
    }
    [deputy] { $count ->
        [one] a deputy
       *[other] { $count } deputies
    }
   *[madame] Madame
}
duellist = { $who ->
    [you] your { noun }
   *[other] { $who }’s { noun }
}
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} from the bag
of-meeple = of { the-meeple }

# --- the board
board-title = The town and its Main Street
meeple-title = { $kind }: { $place }
building-title = { $tile ->
    [none] { $name }: no marquee yet; it costs { cost }
    [basic] { $name }: marquee of { $owner }, { $points } points; a miner brings { $draws } draws; an upgrade costs { cost }
   *[upgraded] { $name }: marquee of { $owner }, { $points } points; a miner brings { $draws } draws
}
cost-gold = { $gold } gold
cost-stone = { $stone } stone
cost = { $gold ->
    [0] { cost-stone }
   *[other] { $stone ->
        [0] { cost-gold }
       *[other] { cost-gold } and { cost-stone }
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

# --- what happened
log-deal = Dealt to the { place-name }: { some-meeples }
log-start = { $how ->
    [random] { $who ->
        [you] The draw decides: you are the start player
       *[other] The draw decides: { $who } is the start player
    }
    [host] { $who ->
        [you] You are the start player, chosen by the host
       *[other] { $who } is the start player, chosen by the host
    }
   *[first-seat] { $who ->
        [you] You have the first seat and are the start player
       *[other] { $who } has the first seat and is the start player
    }
}
log-corner = { $who ->
    [you] You put your first marquee on the { place-name }, a corner: free of charge, { $points } points
   *[other] { $who } puts a first marquee on the { place-name }, a corner: free of charge, { $points } points
}
takes = { $who ->
    [you] You take
   *[other] { $who } takes
}
log-take = { $count ->
    [one] { takes } the only meeple { in-place }: { $meeples }
    [2] { takes } both meeples { in-place }: { $meeples }
   *[other] { takes } all { $count } meeples { in-place }: { $meeples }
}
log-crate = The Jail was emptied, so a crate of dynamite goes from there into the bag ({ $left ->
    [0] none is left in the Jail
   *[other] { $left } left in the Jail
})
puts = { $who ->
    [you] You put
   *[other] { $who } puts
}
skipping = { $skipped ->
    [w] , past the occupied west showdown space
    [e] , past the occupied east showdown space
   *[none] {""}
}
log-place = { puts } { a-meeple } { at-space }{ going }{ skipping }
log-divert = { puts } Madame { at-space }{ going }{ skipping }; she never fights and goes straight to the Saloon
controls = { $whom ->
    [you] you control
   *[other] { $whom } controls
}
log-token = { $how ->
    [own] { $whom ->
        [you] You control
       *[other] { $whom } controls
    } { the-meeple } { at-space }
    [other] { $who ->
        [you] Your token already lies on the other showdown space, so { controls } { the-meeple } { at-space }
       *[other] { $who }’s token already lies on the other showdown space, so { controls } { the-meeple } { at-space }
    }
   *[named] { $who ->
        [you] Your token already lies on the other showdown space: you choose that { controls } { the-meeple } { at-space }
       *[other] { $who }’s token already lies on the other showdown space: { $who } chooses that { controls } { the-meeple } { at-space }
    }
}{ $due ->
    [yes] ; both showdown spaces are occupied, so there will be a showdown this turn
   *[no] {""}
}
log-left-over = No space is left for { $meeples }: { $count ->
    [one] it goes
   *[other] they go
} { $place ->
    [12] to the Saloon
    [13] back to the Jail
   *[other] back to the { place-name }
} and { $count ->
    [one] does
   *[other] do
} not act
log-offer = { $offer ->
    [build] { $who ->
        [you] Thanks to the builder, you may build { on-place } for { cost }
       *[other] Thanks to the builder, { $who } may build { on-place } for { cost }
    }
   *[upgrade] { $whom ->
        [you] Thanks to the builder, you may upgrade your marquee { on-place } for { cost }
       *[other] Thanks to the builder, { $whom } may upgrade their marquee { on-place } for { cost }
    }
}
on-place = on the { place-name }
log-build = { $who ->
    [you] You build a marquee { on-place } for { cost }: { $points } points
   *[other] { $who } builds a marquee { on-place } for { cost }: { $points } points
}. The builder goes inside
log-upgrade = { $who ->
    [you] You upgrade your marquee { on-place } for { cost }: now { $points } points
   *[other] { $who } upgrades their marquee { on-place } for { cost }: now { $points } points
}. The builder goes inside
log-decline = { $offer ->
    [build] { $who ->
        [you] You do not build { on-place }
       *[other] { $who } does not build { on-place }
    }
   *[upgrade] { $who ->
        [you] You do not upgrade your marquee { on-place }
       *[other] { $who } does not upgrade their marquee { on-place }
    }
}. The builder goes inside
log-idle = { $reason ->
    [no-tile] { $who ->
        [you] You have no marquee left to build { on-place }
       *[other] { $who } has no marquee left to build { on-place }
    }. The builder just goes inside
    [poor] { $who ->
        [you] You cannot pay { cost } to build { on-place }
       *[other] { $who } cannot pay { cost } to build { on-place }
    }. The builder just goes inside
    [owner-poor] { $whom ->
        [you] You cannot pay { cost } to upgrade your marquee { on-place }
       *[other] { $whom } cannot pay { cost } to upgrade their marquee { on-place }
    }. The builder just goes inside
    [done] The marquee { on-place } is already upgraded. The builder just goes inside
    [unowned] Nobody has built { on-place }, so nobody draws for the miner. It just goes inside
   *[no-prey] { $kind ->
        [robber] The robber finds no miner { in-place } and just goes inside
        [deputy] The deputy finds no robber { in-place } and just goes inside
       *[madame] Madame finds no builder { in-place } and just goes inside
    }
}
draws = { $who ->
    [you] you draw
   *[other] { $who } draws
} { pieces }
log-act = { $kind ->
    [miner] { $who ->
        [you] The miner works for you, the owner of the { place-name }: { draws }
       *[other] The miner works for { $who }, the owner of the { place-name }: { draws }
    }
    [robber] The robber finds { $prey ->
        [one] { $prey } miner
       *[other] { $prey } miners
    } { in-place }: { draws } ({ $each } for each)
    [deputy] The deputy finds { $prey ->
        [one] { $prey } robber
       *[other] { $prey } robbers
    } { in-place }: { draws } ({ $each } for each)
   *[madame] Madame finds { $prey ->
        [one] { $prey } builder
       *[other] { $prey } builders
    } { in-place }: { draws } ({ $each } for each)
}
cubes = { $kind ->
    [gold] { $count } gold
   *[stone] { $count } stone
}
log-draw = { $kind ->
    [crate] { $who ->
        [you] You draw dynamite! It explodes after the last draw
       *[other] { $who } draws dynamite! It explodes after the last draw
    }
   *[other] { $who ->
        [you] You draw { cubes }
       *[other] { $who } draws { cubes }
    }
}
log-lost = { $count ->
    [one] The bag is empty: 1 draw is lost
   *[other] The bag is empty: { $count } draws are lost
}
log-arrest = Arrested: { some-meeples } from the { place-name } { $count ->
    [one] goes
   *[other] go
} to the Jail
log-lure = Lured by Madame: { some-meeples } from the { place-name } { $count ->
    [one] goes
   *[other] go
} to the Saloon
loss = { $who ->
    [you] you
   *[other] { $who }
} { $lost } ({ $left } left)
log-explode = { $count ->
    [one] The dynamite explodes
   *[other] { $count } crates of dynamite explode together
} (crate { $number } of { $crates }): { $losers ->
    [0] nobody has 2 or more stone, so nobody loses any
   *[other] everybody loses half of their stone, rounded down, to the bag: { $losses }
}
log-enter = { The-meeple } goes into the { place-name }
log-showdown = { $who ->
    [you] You start
   *[other] { $who } starts
} the showdown: { $west } against { $east }. { $better ->
    [none] Both shoot equally well, so nobody may reroll
   *[other] The better shooter, { $better }, may reroll once
}
log-roll = { $again ->
    [yes] { $who ->
        [you] You roll { $count } this time; it replaces the { $was }
       *[other] { $who } rolls { $count } this time; it replaces the { $was }
    }
   *[no] { $who ->
        [you] You roll { $count } for { the-meeple }
       *[other] { $who } rolls { $count } for { the-meeple }
    }
}
log-lead = { $tie ->
    [yes] { $high } to { $low }: { $leader } leads, because on equal dice the better shooter wins; it may still reroll
   *[no] { $leads ->
        [yes] { $high } to { $low }: { $leader } leads with the higher die; as the better shooter, it may still reroll
       *[no] { $high } to { $low }: { $leader } leads with the higher die; the better shooter, { $better }, may reroll the { $own }
    }
}
log-again = { $who ->
    [you] You roll again for { the-meeple } instead of keeping the { $count }
   *[other] { $who } rolls again for { the-meeple } instead of keeping the { $count }
}
log-keep = { $who ->
    [you] You keep the { $count } { of-meeple }
   *[other] { $who } keeps the { $count } { of-meeple }
}
log-duel = { $tie ->
    [yes] { $high } to { $low }: { $winner } wins, because on equal dice the better shooter does, and goes to the Saloon
   *[no] { $high } to { $low }: { $winner } wins with the higher die and goes to the Saloon
}
log-both = { $high } to { $low } between equally good shooters: both are shot, and both players are rewarded
log-bury = { $count ->
    [0] No tomb is free: { $shooter } goes back into the game box
   *[other] Shot dead: { $shooter }, buried in tomb { $count } of { $tombs }
}
log-reward = Reward for shooting { the-meeple }: { draws }
log-bar = { $who ->
    [you] You have enough gold and must buy a gold bar for { $price } gold: { $points } points
   *[other] { $who } has enough gold and must buy a gold bar for { $price } gold: { $points } points
}
log-last-round = { $reason ->
    [bank] The last gold bar is sold
    [graveyard] The graveyard is full
   *[dynamite] The last dynamite has exploded
}: { $now ->
    [yes] the game ends with this turn
   *[no] { $last ->
        [you] the last round! The game ends after your turn
       *[other] the last round! The game ends after { $last }’s turn
    }
}
log-also = { $reason ->
    [bank] The last gold bar is sold, too
    [graveyard] The graveyard is full, too
   *[dynamite] The last dynamite has exploded, too
}; this is already the last round
score-of = { $who ->
    [you] you
   *[other] { $who }
} { $count }
log-win = { $winners ->
    [one] { $who ->
        [you] You win with { points }{ more-cubes }
       *[other] { $who } wins with { points }{ more-cubes }
    }
   *[other] Shared victory for { $names } with { points }{ more-cubes }
} ({ $scores })

# --- the same in a few words, after the name of the player whose turn it was
brief-start = { $who ->
    [you] you start
   *[other] { $who } starts
}
brief-corner = { $who ->
    [you] your first marquee on the { place-name }
   *[other] { $who }’s first marquee on the { place-name }
}
brief-take = sowed { $count } from { the-place }
brief-crate = dynamite into the bag
brief-divert = Madame to the Saloon
brief-left-over = no space for { $meeples }
brief-build = built { on-place } ({ $points })
brief-upgrade = { $own ->
    [yes] upgraded the { place-name } ({ $points })
   *[no] { $who ->
        [you] you upgraded the { place-name } ({ $points })
       *[other] { $who } upgraded the { place-name } ({ $points })
    }
}
brief-drawn = { $kind ->
    [crate] dynamite
   *[other] { cubes }
}
brief-draw = { $own ->
    [yes] drew { brief-drawn }
   *[no] { $who ->
        [you] you drew { brief-drawn }
       *[other] { $who } drew { brief-drawn }
    }
}
brief-lost = bag empty
brief-arrest = arrested { some-meeples }
brief-lure = Madame lured { some-meeples }
brief-explode = dynamite exploded
brief-duel = { $winner } shot { $loser }
brief-both = double kill in the showdown
brief-bar = bought a gold bar ({ $points })
brief-last-round = last round
brief-win = { $winners ->
    [one] { $who ->
        [you] you win
       *[other] { $who } wins
    }
   *[other] shared victory for { $names }
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
