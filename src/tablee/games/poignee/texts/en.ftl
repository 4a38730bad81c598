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
    [w] showdown space by the Jail
    [e] showdown space by the Saloon
    [showdown] showdown
    [hand] hand
    [bank] Bank
   *[graveyard] Graveyard
}
at-space = { $space ->
    [12] on the showdown space by the Jail
    [13] on the showdown space by the Saloon
   *[other] at the door { of-place }
}
to-space = { $space ->
    [12] to the showdown space by the Jail
    [13] to the showdown space by the Saloon
   *[other] to the door { of-place }
}
short-space = { $space ->
    [12] showdown space by the Jail
    [13] showdown space by the Saloon
   *[other] { place-name }
}
coded-space = { short-space } ({ $code })
coded-place = { place-name } ({ $code })

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

# --- the board: the first line of a title says what a thing is and whose, the next ones what it does
board-title = The town and its Main Street
does = { $kind ->
    [builder] At a door: you may build here, or the marquee’s owner may upgrade it
    [miner] At a door: the marquee’s owner draws { $basic }, or { $better } if it is upgraded
    [robber] At a door: you draw { $count } for each miner inside
    [deputy] At a door: you draw { $count } for each robber inside, and they go to the Jail
   *[madame] At a door: you draw { $count } for each builder inside, and they go to the Saloon
}
skill = { $kind ->
    [madame] She never fights
   *[other] Shooting skill { $skill }
}
meeple-title = { kind }: { $place }
    { does }
    { skill }
legend-title = { kind }
    { does }
    { skill }
building-title = { $tile ->
    [none] { $name }: no marquee yet
        When a builder acts here, you may build for { cost }: { $basic } points
    [basic] { $name }: marquee of { $owner }, { $points } points
        When a miner acts here, { $owner } draws { $draws }
        When a builder acts here, { $owner } may upgrade it for { cost }, to { $better } points instead of { $points }
   *[upgraded] { $name }: upgraded marquee of { $owner }, { $points } points
        When a miner acts here, { $owner } draws { $draws }
        When a builder acts here, nothing more can be done
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
door-title = Door { of-place }
    A meeple that stops here acts on the { place-name }, then goes inside
waiting-title = { kind } at the door { of-place }
    When it acts: { $done }
space-title = { $space ->
    [12] Showdown space by the Jail
   *[13] Showdown space by the Saloon
}
    A meeple that stops here waits for one on the other showdown space; then they fight
    The token shows who rolls for it
explosion-title = { $count ->
    [0] Explosion circle: no dynamite has exploded yet
    [one] Explosion circle: { $count } crate of { $crates } has exploded
   *[other] Explosion circle: { $count } crates of { $crates } have exploded
}
    { $burning ->
        [0] At each explosion everybody loses half of their stone. After the last one comes the last round
       *[other] Dynamite has been drawn! When the drawing is over, everybody loses half of their stone
    }
jail-title = Jail: { $robbers ->
    [0] no robber
    [one] { $robbers } robber
   *[other] { $robbers } robbers
}, { $crates ->
    [0] no dynamite left
    [one] { $crates } crate of dynamite
   *[other] { $crates } crates of dynamite
}
    Robbers taken from here may begin anywhere on the street
    Whoever takes them also moves a crate, if there is one, into the bag
saloon-title = Saloon
    Winners of showdowns and builders lured by Madame come here
    Meeples taken from here may begin anywhere on the street
graveyard-title = Graveyard: { $buried } buried, { $free ->
    [one] { $free } tomb free
   *[other] { $free } tombs free
}{ $boxed ->
    [0] {""}
   *[other] , { $boxed } in the game box
}
    When all tombs are filled, the last round begins
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
    Who has that much gold at the end of their turn must buy one: { points }
    When the last bar is sold, the last round begins
bar-title = { $price ->
    [0] Gold bar of { $who }: { points }
   *[other] Gold bar for { $price } gold: { points }
}
crate-title = { $stage ->
    [exploded] Dynamite that has exploded
        When all { $crates } crates have, the last round begins
    [drawn] Dynamite, about to explode
        When the drawing is over, everybody loses half of their stone, rounded down
    [bag] Dynamite in the bag
        If it is drawn, everybody loses half of their stone, rounded down
   *[jail] Dynamite in the Jail
        Whoever takes robbers from the Jail moves a crate into the bag
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Gold in the bag
       *[supply] Gold of { $who }
            { points } for each cube. It also pays for marquees and gold bars
    }
   *[stone] { $place ->
        [bag] Stone in the bag
       *[supply] Stone of { $who }
            It pays for marquees. Half of it is lost when dynamite explodes
    }
}
bag-title = Mining bag: { $gold } gold, { $stone } stone, { $crates } dynamite
    Players draw from it blindly
bag-closed = Mining bag
    Players draw from it blindly. At this table its contents are not shown
die-title = { $known ->
    [yes] { $who } rolled { $value }
   *[no] Die { $space ->
        [12] of the showdown space by the Jail
       *[13] of the showdown space by the Saloon
    }: { $value }
}
    The higher die wins; on equal dice, the better shooter
token-title = { $place ->
    [street] { $who } controls this meeple
        { $who } rolls for it in the showdown, and is rewarded if it wins
   *[supply] Showdown token of { $who }
        It goes under a meeple that { $who } puts on a showdown space
}
tiles-title = { $count ->
    [one] { $count } marquee of { $who } left, worth { $points } points once built
   *[other] { $count } marquees of { $who } left, worth { $points } points each once built
}
start-player = Start player: { $who }
    The last turn of the game is that of { $last }
player-title = { $name }: { points } so far
    { $gold } gold, { $stone } stone, { $bars ->
        [one] { $bars } gold bar
       *[other] { $bars } gold bars
    }, { $tiles ->
        [one] { $tiles } marquee left
       *[other] { $tiles } marquees left
    }
points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
you-name = You

# --- the tray: after the name of a player, what this player does
setting-up = Setting up the town
chooses-corner = { $you ->
    [yes] choose a corner
   *[no] chooses a corner
}
takes-meeples = { $you ->
    [yes] take meeples
   *[no] takes meeples
}
sows = { $count ->
    [0] { $you ->
        [yes] have sown the last meeple
       *[no] has sown the last meeple
    }
   *[other] { $you ->
        [yes] sow: { $count } in hand
       *[no] sows: { $count } in hand
    }
}
draws-left = { $count ->
    [one] { $you ->
        [yes] draw { $count } more piece
       *[no] draws { $count } more piece
    }
   *[other] { $you ->
        [yes] draw { $count } more pieces
       *[no] draws { $count } more pieces
    }
}
resolves = { $count ->
    [one] { $you ->
        [yes] resolve the last one
       *[no] resolves the last one
    }
   *[other] { $you ->
        [yes] resolve: { $count } left
       *[no] resolves: { $count } left
    }
}
rolls = { $you ->
    [yes] roll a die
   *[no] rolls a die
}
may-build = may build
may-upgrade = may upgrade
may-reroll = may reroll
hand-title = In hand: { $meeples }
    { does }
    { skill }
last-round = Last round
last-round-short = Last round
final-score = Final score
score-title = { $who }: place { $place }, { points }
    Gold { $gold }, gold bars { $bars }, marquees { $marquees }
showdown = Showdown
showdown-title = Showdown
    { $west } against { $east }
    The higher die wins; the better shooter may reroll, and wins on equal dice
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
    [build] { $who ->
        [you] you may build
       *[other] { $who } may build
    }
    [upgrade] { $who ->
        [you] you may upgrade
       *[other] { $who } may upgrade
    }
    [draw] { stakes-reward }
    [arrest] { stakes-reward }, and the robbers inside go to the Jail
    [lure] { stakes-reward }, and the builders inside go to the Saloon
   *[none] no effect
}

# --- choices
corner = Put the first marquee on the { place-name }
take = Take the meeples { of-place }
place = { $diverted ->
    [yes] Place { $meeple } { at-space }{ going }: she goes straight to the Saloon
   *[no] Place { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , going clockwise
    [counterclockwise] , going counterclockwise
   *[open] {""}
}
name = Let { $who } control { $meeple }
resolve-showdown = Showdown: { $west } against { $east }
resolve = { kind } at the { place-name }: { $done }
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

# --- what depends on a question, below the prompt
stakes-corner = It is free and worth { $points } points. All corners are alike; only their neighbours differ
stakes-last-turn = This is your last turn
stakes-bar = { $missing ->
    [0] You have { $gold } gold and must buy a gold bar for { $price } at the end of this turn
   *[other] You have { $gold } gold; with { $missing } more you buy a gold bar ({ $points } points) at the end of this turn
}
stakes-way = { $how ->
    [one] It is the last meeple of the hand
    [anywhere] The first meeple may go on any free space; the second one sets the direction
   *[side] The side you choose sets the direction for all the others
}
stakes-next = { $count ->
    [one] The last one goes { $next }
   *[other] The next one goes { $next }
}
stakes-sow = The next one goes { $next }, the last one { $last }
stakes-name = { The-meeple } will fight your { $own }. { $better ->
    [own] Yours is the better shooter: it may reroll, and wins on equal dice
    [other] Yours is the worse shooter: the other may reroll, and wins on equal dice
   *[equal] Both shoot equally well, so nobody may reroll
}
stakes-resolve = In any order. What you draw first can pay for a marquee
stakes-build = { $points } points, and a miner acting here lets you draw { $draws }. You would have { $gold } gold and { $stone } stone left
stakes-upgrade = It would be worth { $points } points instead of { $basic }, and a miner acting here would let you draw { $draws } instead of { $basic-draws }. You would have { $gold } gold and { $stone } stone left
stakes-reward = { $who ->
    [you] you draw { $count }
   *[other] { $who } draws { $count }
}
stakes-reroll = { $tie ->
    [yes] { $high } to { $low }: { $leader } leads, as the better shooter does on equal dice
   *[no] { $high } to { $low }: { $leader } leads with the higher die
}. { $least ->
    [1] Any reroll wins
    [6] A reroll of the { $own } wins with a 6
   *[other] A reroll of the { $own } wins with { $least } or more
}. If { $better } wins, { $won }; otherwise { $lost }

# --- more about a choice, below its label; the reader is the one who chooses
more-take = { $crate ->
    [yes] { $meeples }, from any free space. A crate of dynamite goes into the bag
    [no] { $meeples }, from any free space
   *[far] { $meeples }
}
more-take-building = { $count ->
    [one] { $meeples }: { $clockwise } or { $back }
   *[other] { $meeples }. Last stop: { $clockwise } (clockwise), { $back } (counterclockwise)
}
more-last = Last stop of the { $count }: { $last }
more-fighter = { $token ->
    [alone] It waits there for an opponent on the other showdown space
    [own] Showdown this turn: you control it, against { $foe }
    [named] Showdown this turn against { $foe }: you choose who controls it
   *[other] Showdown this turn against { $foe }: { $whom } controls it
}
more-acts = There: { $done }
reason = { $reason ->
    [no-tile] you have no marquee left
    [poor] you cannot pay { cost }
    [owner-poor] { $whom ->
        [you] you cannot pay { cost } to upgrade
       *[other] { $whom } cannot pay { cost } to upgrade
    }
    [done] the marquee is already upgraded
    [unowned] nobody has built there
   *[no-prey] { $kind ->
        [robber] there is no miner inside
        [deputy] there is no robber inside
       *[madame] there is no builder inside
    }
}
more-reason = Because { reason }
more-nothing = No effect so far: { reason }
more-site = { $points } points for { cost }
more-upgrade = { $points } points instead of { $basic }, for { cost }
more-bag = Dynamite in the bag: { $crates } of { $pieces } pieces
more-showdown = { $better ->
    [none] Both shoot equally well. The winner is rewarded: { $won }, or { $lost }
   *[other] The better shooter is { $better }. If it wins, { $won }; otherwise { $lost }
}
more-reroll = { $least ->
    [1] It wins with any number
    [6] It wins with a 6: { $chances } chance in 6
   *[other] It wins with { $least } or more: { $chances } chances in 6
}
more-keep = Then { $leader } wins, and { $reward }
more-decline = The builder just goes inside

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
    [you] You put your first marquee { on-place }: free of charge, { $points } points
   *[other] { $who } puts a first marquee { on-place }: free of charge, { $points } points
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
log-crate = As the Jail was emptied, a crate of dynamite goes into the bag ({ $left ->
    [0] none is left in the Jail
   *[other] { $left } left in the Jail
})
puts = { $who ->
    [you] You put
   *[other] { $who } puts
}
skipping = { $skipped ->
    [w] , past the occupied showdown space by the Jail
    [e] , past the occupied showdown space by the Saloon
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
        [you] Your token is in use at the other end, so { controls } { the-meeple } { at-space }
       *[other] { $who }’s token is in use at the other end, so { controls } { the-meeple } { at-space }
    }
   *[named] { $who ->
        [you] Your token is in use at the other end. You decide: { controls } { the-meeple } { at-space }
       *[other] { $who }’s token is in use at the other end. { $who } decides: { controls } { the-meeple } { at-space }
    }
}{ $due ->
    [yes] . Both showdown spaces are taken: there will be a showdown this turn
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
        [you] The builder lets you build { on-place } for { cost }
       *[other] The builder lets { $who } build { on-place } for { cost }
    }
   *[upgrade] { $whom ->
        [you] The builder lets you upgrade your marquee { on-place } for { cost }
       *[other] The builder lets { $whom } upgrade their marquee { on-place } for { cost }
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
for-each = { $prey ->
    [one] {""}
   *[other] {" "}({ $each } for each)
}
log-act = { $kind ->
    [miner] { $who ->
        [you] The miner works for you, the owner of the { place-name }: { draws }
       *[other] The miner works for { $who }, the owner of the { place-name }: { draws }
    }
    [robber] The robber finds { $prey ->
        [one] { $prey } miner
       *[other] { $prey } miners
    } { in-place }: { draws }{ for-each }
    [deputy] The deputy finds { $prey ->
        [one] { $prey } robber
       *[other] { $prey } robbers
    } { in-place }: { draws }{ for-each }
   *[madame] Madame finds { $prey ->
        [one] { $prey } builder
       *[other] { $prey } builders
    } { in-place }: { draws }{ for-each }
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
} ({ $number } of { $crates })! { $losers ->
    [0] Nobody has 2 or more stone, so nobody loses any
   *[other] Everybody loses half of their stone, rounded down: { $losses }
}
log-enter = { The-meeple } goes into the { place-name }
log-showdown = { $who ->
    [you] You start
   *[other] { $who } starts
} the showdown: { $west } against { $east }. { $better ->
    [none] Both shoot equally well, so nobody may reroll
   *[other] The better shooter is { $better }: it may reroll once, and wins on equal dice
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
brief-take = took { $count } from { the-place }
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
    [name-controller] choose who controls { the-meeple } { at-space }
    [resolve] resolve a meeple at a door, or the showdown
    [resolve-any] resolve a meeple at a door
    [resolve-showdown] resolve the showdown
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
prompt-build = { $you ->
    [yes] Build { on-place } for { cost }?
   *[no] { $who } decides whether to build { on-place } for { cost }
}
prompt-upgrade = { $you ->
    [yes] Upgrade your marquee { on-place } for { cost }?
   *[no] { $who } decides whether to upgrade the marquee { on-place } for { cost }
}
prompt-reroll = { $you ->
    [yes] Reroll the { $count } of your { noun }?
   *[no] { $who } decides whether to reroll the { $count } { of-meeple }
}
prompt-chance = { $task ->
    [deal] The meeples are dealt
    [start] The start player is drawn
    [draw] A piece is drawn from the bag
   *[roll] The dice are rolled
}
won = { $you ->
    [alone] You win with { points }{ more-cubes }
    [shared] You and { $names } share the victory with { points }{ more-cubes }{ rematch }
   *[no] { $winners ->
        [one] { $names } wins with { points }{ more-cubes }
       *[other] { $names } share the victory with { points }{ more-cubes }{ rematch }
    }
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
    [build] Building is offered when a builder is resolved at a building without a marquee, if the player has a marquee left and can pay. Now it is time to { $task }.
    [upgrade] Upgrading is offered to the owner of a marquee that is not yet upgraded when a builder is resolved there, if it can be paid. Now it is time to { $task }.
   *[no] Now it is time to { $task }.
}
why-corner = There is already a marquee: { $place }.
why-empty = { $empty ->
    [saloon] The saloon is empty.
    [jail] The jail cell is empty.
   *[building] There is no meeple inside: { $place }.
}
why-no-seat = There is no seat { $seat } at this table.
why-own-token = Your own token already lies under the other showdown meeple: name another player.
why-no-showdown = A showdown needs a meeple on both showdown spaces.
why-no-meeple = There is no meeple at this door: { $space }.
why-not-owner = Only { seat-name }, the owner of the marquee, may upgrade it: { $place }.
why-not-controller = Only { seat-name }, who controls the better shooter, may reroll.
why-not-in-hand = { $kind ->
    [builder] There is no builder in the hand.
    [miner] There is no miner in the hand.
    [robber] There is no robber in the hand.
    [deputy] There is no deputy in the hand.
   *[madame] Madame is not in the hand.
}
why-taken = This space already holds { $meeple }: { $space }.
why-own-door = The first meeple never goes on the door of the building it comes from: { $next } is next.
why-left-open = Madame has left this space open: { $next }. The next meeple goes there.
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

# --- house rules: what may vary
box-meeples-builder-count = Builders
box-meeples-miner-count = Miners
box-meeples-robber-count = Robbers
box-meeples-deputy-count = Deputies
box-meeples-skill = Shooting skill of a meeple
box-meeples-reward = Draws for defeating a meeple in a showdown
box-meeples-robber-draws_per_miner = Draws of a robber for each miner inside
box-meeples-deputy-draws_per_robber = Draws of a deputy for each robber inside
box-meeples-madame-draws_per_builder = Draws of Madame for each builder inside
box-bag-gold = Gold cubes in the bag
box-bag-stone = Stone cubes in the bag
box-jail-crates = Crates of dynamite
box-graveyard-tombs = Tombs in the graveyard
box-bank-prices = Prices of the gold bars, in order of sale
box-scoring-gold_cube = Points of a gold cube
box-scoring-gold_bar = Points of a gold bar
box-player-tiles = Marquee tiles of each player
box-marquee-points = Points of a marquee
box-marquee-draws = Draws that a miner brings the owner of a marquee
box-deal-meeples_per_building = Meeples dealt into each building
box-buildings-gold = Gold to build or upgrade
box-buildings-stone = Stone to build or upgrade
box-item = { $item ->
    [builder] builder
    [miner] miner
    [robber] robber
    [deputy] deputy
    [basic] basic
    [upgraded] upgraded
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
   *[other] { $item }
}
