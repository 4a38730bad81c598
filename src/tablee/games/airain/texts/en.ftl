# Les Guerres d'Airain, in English.
title = The Bronze Wars
pitch = Recruit troops, conquer provinces, and turn what your rivals discard into a war of your own.

plus = { $first } + { $rest }
# --- cards
kind-letter = { $kind ->
    [swordsman] S
    [archer] A
    [lancer] L
    [mage] M
    [knight] K
   *[hero] H
}
troops = { $kind ->
    [swordsman] { $count ->
        [one] swordsman
       *[other] swordsmen
    }
    [archer] { $count ->
        [one] archer
       *[other] archers
    }
    [lancer] { $count ->
        [one] lancer
       *[other] lancers
    }
    [mage] { $count ->
        [one] mage
       *[other] mages
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
   *[hero] { $count ->
        [one] hero
       *[other] heroes
    }
}
cards-noun = { $size ->
    [double] double { troops }
   *[single] { troops }
}
cards = { $count } { cards-noun }
no-cards = no cards
of-cards = { cards-noun }
the-card = the { cards-noun }
one-card = { $size ->
    [double] a double { troops }
   *[single] { $kind ->
        [archer] an archer
       *[other] a { troops }
    }
}
some-cards = { $count ->
    [one] { one-card }
   *[other] { cards }
}
alike-told = { $count } identical troops of any kind
alike = { $count } alike
faction-name = { $faction }

# --- the board; the first line of a title says what something is and whose, the next ones what it does
board-title = Provinces, troops and tableaus
province-title = { $name }: a province { of-faction }, { points }
province-needs = Asks for { $needs }
province-owned = { $name }: a province { of-faction }, { points }
    Conquered by { seat-name }
province-pile = { $count ->
    [0] The province pile is empty
    [one] Province pile: 1 card
   *[other] Province pile: { $count } cards
}
province-pile-ends = { $trigger ->
    [replace] A conquered province is replaced from here. If one cannot be replaced, the game ends after the war that may follow.
   *[empty] A conquered province is replaced from here. When the pile is empty, the game ends after the war that may follow.
}
alike-title = { $count } identical troops of your choice
short-title = { $name }, with your hand
payable = Your hand can pay for it
short-by = { $count ->
    [one] Your hand is 1 symbol short
   *[other] Your hand is { $count } symbols short
}
brings-printed = { $count } printed on it
brings-set = { $count } for complete sets
brings-majority = { $count } for the majority
brings = It brings you { points }{ $several ->
    [yes] {": "}{ $parts }
   *[no] {""}
}{ $persons ->
    [0] {""}
    [one] ; { $names } loses { $bonus }
   *[other] ; { $names } lose { $bonus } each
}
worth = Pays for { $count } { troops }
worth-hero = { $count ->
    [one] Stands in for any troop
   *[other] Stands in for two troops
}
troop-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
troop-pile-use = Whoever recruits may draw here, unseen by the others; a hero drawn here costs nothing.
discard = Discard
discard-pile = { $count ->
    [0] The discard pile is empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
discard-pile-use = When the draw pile is empty, the discard pile is shuffled and becomes the new one.
in-row = Troop row: { cards-noun }
in-row-troop = Whoever recruits may take it, in sight of all.
in-row-hero = Whoever takes it must then discard a card from hand.
in-batch = On offer: { cards-noun }, discarded by { seat-name }
in-batch-troop = Whoever declares war takes one card on offer and conquers a province with it at once.
in-batch-hero = A hero cannot be taken.
in-hand = Your hand: { cards-noun }
in-payment = Your payment: { cards-noun }
card-taken = Taken for your war: { cards-noun }
batch = On offer
batch-of = Discarded by { seat-name }
batch-title = Cards on offer, discarded by { seat-name }
    The others may take one of them and declare war.
batch-empty = Nothing is on offer
    What a player discards lies here for a moment: the others may take one card and declare war.
war-order = { $state ->
    [passed] { seat-name } does not declare war
    [asked] { seat-name } is deciding whether to declare war
   *[waiting] { seat-name } is asked later, if nobody declares war before
}
war-order-rule = The first one to declare war takes part, nobody else.
your-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hands = Hands
holds = { $count ->
    [one] { seat-name } holds 1 card
   *[other] { seat-name } holds { $count } cards
}
holds-hidden = The others know only those that were taken from the row.
known-cards = Everybody knows that { seat-name } holds
known-why = Taken from the row in sight of all.
score-title = { seat-name } has { points }
    { $printed } printed on provinces, { $sets } for complete sets, { $majority } for majorities
faction-title = { $count ->
    [0] { seat-name } has no province { of-faction }
    [one] { seat-name } has 1 province { of-faction }
   *[other] { seat-name } has { $count } provinces { of-faction }
}
faction-leads = Nobody has more: { $bonus } bonus points.
faction-behind = Somebody has { $count }: only whoever has the most gets { $bonus } bonus points.
faction-nobody = Nobody has one yet: whoever has the most gets { $bonus } bonus points.
set-title = { $sets ->
    [0] { seat-name } has no complete set of the four factions
    [one] { seat-name } has 1 complete set of the four factions: { $bonus } points
   *[other] { seat-name } has { $sets } complete sets of the four factions: { $bonus } points
}
sets-worth = One set is worth { $one } points, two { $two }, three { $three }, four or more { $four } in all.
turn-of = It is { seat-name }’s turn
asked-now = { seat-name } is asked whether to declare war
hint-draw = Draw { $draw } of { $draws }: take a card from the row, or the top card of the pile.
hint-discard = The hero has its price: discard any card from your hand.
hint-province = Now choose the province to conquer with it.
hint-wait = { seat-name } is deciding.
how-many = How many { of-cards }?
slot = { $state ->
    [paid] { troops } paid
    [hero] { troops }: a hero stands in
   *[missing] { troops } still to pay
}
slot-alike = { $state ->
    [paid] identical troop paid
    [hero] identical troop: a hero stands in
   *[missing] identical troop of your choice still to pay
}
won = { $you ->
    [alone] You win with { points }: { ending }
    [shared] You and { $names } share the victory with { points }: { ending }
   *[no] { $winners ->
        [one] { $names } wins with { points }: { ending }
       *[other] { $names } share the victory with { points }: { ending }
    }
}
ending = { $ending ->
    [pile-empty] the province pile is empty
    [cannot-replace] a conquered province cannot be replaced
   *[declared] there were not enough troops left to draw
}
winner-line = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the victory
}

# --- choices
recruit = Recruit { $count } troop cards
end-game = End the game
draw-blind = Draw blind from the pile
pass = Pass
choose-province = { $war ->
    [yes] Declare war for { $name } ({ faction-name }, { points }): { $needs }
   *[no] Conquer { $name } ({ faction-name }, { points }): { $needs }
}
draw-row = { $price ->
    [yes] Take { the-card } from the row, then discard a card
   *[no] Take { the-card } from the row
}
hero-discard = Discard { one-card }
take = Take { the-card } to declare war
pay = { $count ->
    [0] Pay no { cards-noun }
   *[other] Pay { cards }
}
pay-last = Conquer { $province } with { $cards }

# --- what happened: for everybody, `who` and `whom` are people, the reader is "you"
log-first = By lot, { $who ->
    [you] you begin
   *[other] { $who } begins
}
log-deal = { $known ->
    [yes] You are dealt { $cards }
   *[no] { $who } is dealt { card-count }, unseen by the others
}
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-count = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
log-turn-troop = { $setup ->
    [yes] Face up in the troop row: { $cards }
   *[no] New in the troop row: { $cards }
}
log-reshuffle = { $count ->
    [one] The draw pile is empty: the last card of the discard pile becomes the new draw pile
   *[other] The draw pile is empty: the { $count } cards of the discard pile are shuffled and become the new draw pile
}
province-name = { $name } ({ faction-name }, { points })
log-turn-province = { $setup ->
    [yes] Face up in the province row: { $province }, which asks for { $needs }
   *[no] New province: { $province }, which asks for { $needs }
}
log-last = { $trigger ->
    [replace] The province pile is empty: the next conquest cannot be replaced and ends the game
   *[empty] The province pile is empty: the game ends as soon as nobody declares war any more
}
log-recruit = { $who ->
    [you] { $forced ->
        [yes] You can pay for no province, so you must recruit { $count } troop cards
       *[no] You recruit { $count } troop cards
    }
   *[other] { $who } recruits { $count } troop cards
}
log-take = { $who ->
    [you] You take
   *[other] { $who } takes
} { $cards } from the row{ $forced ->
    [yes] , the only choice left
   *[no] {""}
}: { hand-count }{ $price ->
    [yes] { $hand ->
        [one] , to be discarded for the hero
       *[other] , one of which must be discarded for the hero
    }
   *[no] {""}
}
log-draw = { $who ->
    [you] You draw { $cards } from the pile, unseen by the others: { hand-count }
   *[other] { $who } draws { card-count } from the pile, unseen by the others: { hand-count }
}
log-discard = { $who ->
    [you] { $forced ->
        [yes] You have nothing else to discard for the hero taken from the row than { $cards }
       *[no] You discard { $cards } for the hero taken from the row
    }
   *[other] { $who } discards { $cards } for the hero taken from the row
}
by-whom = { $whom ->
    [you] by you
   *[other] by { $whom }
}
not-heroes = { $heroes ->
    [yes] {" "}(heroes cannot be taken)
   *[no] {""}
}
log-offer = On offer for a war, discarded { by-whom }: { $cards }{ not-heroes }; { $persons ->
    [one] { $who ->
        [you] you are asked
       *[other] { $who } is asked
    }
   *[other] asked in this order: { $names }
}
log-pass = { $who ->
    [you] { $forced ->
        [yes] You cannot declare war: with your hand, none of these cards pays for a province
       *[no] You do not declare war
    }
   *[other] { $who } does not declare war
}
log-no-war = { $how ->
    [heroes] No war, because heroes cannot be taken
    [no-province] No war, because no province is left
   *[passed] Nobody declares war
}; to the discard pile: { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-war = War for { $name }! { $who ->
    [you] { $asked ->
        [one] You take
       *[other] You are the first in turn order to declare it, and take
    }
   *[other] { $asked ->
        [one] { $who } takes
       *[other] { $who } is the first in turn order to declare it, and takes
    }
} { $known ->
    [yes] { $card }
   *[no] one of the cards
} discarded { by-whom }
log-leftover = What was not taken goes to the discard pile: { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-conquer = { $who ->
    [you] You conquer
   *[other] { $who } conquers
} { $province } { $shown ->
    [no] by discarding { card-count }
   *[yes] { $war ->
        [yes] { $known ->
            [yes] with { $card } just taken and, from hand, { $cards }
           *[no] with { $cards }, one of them just taken
        }
       *[no] with { $cards }
    }
}; { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
} left in hand
log-set = { $who ->
    [you] You now have
   *[other] { $who } now has
} { $count ->
    [one] a province of each faction: { $bonus } points
   *[other] { $count } provinces of each faction: { $bonus } points instead of { $before }
}
of-faction = { $faction ->
    [Sun] of the Sun
    [Moon] of the Moon
    [Oak] of the Oak
    [Tide] of the Tide
   *[other] of { $faction }
}
province-count = { $owned ->
    [one] { $owned } province
   *[other] { $owned } provinces
}
log-majority = Majority { of-faction }: { $who ->
    [you] { $persons ->
        [0] with { province-count }, you have the most and get { $bonus } points
       *[other] with { province-count }, you draw level with { $names } and get { $bonus } points too
    }
   *[other] { $persons ->
        [0] with { province-count }, { $who } has the most and gets { $bonus } points
       *[other] with { province-count }, { $who } draws level with { $names } and gets { $bonus } points too
    }
}
log-lost = Majority { of-faction }: with { province-count }, { $whom ->
    [you] you overtake
   *[other] { $whom } overtakes
} { $who ->
    [you] you, and you lose
   *[other] { $who }, who loses
} { $bonus } points
score-change = { person } { $count } ({ $gained })
log-points = Points now: { $scores }
log-not-replaced = { $name } is not replaced, because the province pile is empty; { $left ->
    [0] no province is
    [one] 1 province is
   *[other] { $left } provinces are
} left in the row
log-forfeit = { $who ->
    [you] The conquest ends your recruitment: you lose
   *[other] The conquest ends the recruitment of { $who }, who loses
} { $count ->
    [one] a draw
   *[other] { $count } draws
}
log-next = { $whom ->
    [you] You discarded last, so play goes on to your left
   *[other] { $whom } discarded last, so play goes on to their left
}: the next turn is { $who ->
    [you] yours
   *[other] { $who }’s
}
log-shortage = Fewer than { $count } troop cards are left to draw: { $who ->
    [you] you cannot recruit, but only conquer a province or end the game
   *[other] { $who } cannot recruit, but only conquer a province or end the game
}
log-end-game = { $who ->
    [you] { $forced ->
        [yes] You can neither recruit nor conquer a province: you must end the game
       *[no] You end the game, because fewer than { $count } troop cards are left to draw
    }
   *[other] { $who } ends the game, because fewer than { $count } troop cards are left to draw
}
log-end = The game is over: { ending }
score-sum = { person } { $count } ({ $printed } for provinces, { $sets } for sets, { $majority } for majorities)
score-sums = { $first }; { $rest }
log-result = Final points: { $scores }
log-win = { $persons ->
    [one] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { points }{ $tied ->
        [yes] , ahead of others with as many points: more provinces, then more of the most valuable ones decide
       *[no] {""}
    }
   *[other] A shared victory with { points }: { $names }
}

# --- what happened, in a few words for the heading of a turn
brief-first = { $who ->
    [you] you begin
   *[other] { $who } begins
}
brief-take = took { $cards } from the row
brief-draw = { $shown ->
    [yes] drew { $cards }
   *[no] drew { card-count } from the pile
}
brief-discard = discarded { $cards } for the hero
brief-conquer = { $war ->
    [yes] { $who ->
        [you] war: you conquered { $name } (+{ $gained })
       *[other] war: { $who } conquered { $name } (+{ $gained })
    }
   *[no] conquered { $name } (+{ $gained })
}
brief-lost = { $who ->
    [you] you lost { $bonus } points
   *[other] { $who } lost { $bonus } points
}
brief-reshuffle = draw pile reshuffled
brief-last = last province turned up
brief-shortage = too few troop cards to recruit
brief-end-game = ended the game
brief-win = { $persons ->
    [one] { $who ->
        [you] you win with { points }
       *[other] { $who } wins with { points }
    }
   *[other] shared victory with { points }
}

# --- what depends on a question
or = { $first } or { $rest }
stakes-later = You are asked later, if nobody declares war before.
stakes-payable = Your hand can pay for { $names }.
stakes-closest = { $count ->
    [one] No province is within reach; { $name } is closest: 1 symbol short.
   *[other] No province is within reach; { $name } is closest: { $count } symbols short.
}
stakes-last = The next conquest ends the game, after the war that may follow. { $reach }
wins-now = { $you ->
    [yes] you win with { points }
   *[no] { $persons ->
        [one] { $names } wins with { points }
       *[other] { $names } share the victory with { points }
    }
}
stakes-shortage = If the game ends now, { $wins }.
stakes-discard = { $persons ->
    [one] { $names } may take it and declare war with it; a hero cannot be taken.
   *[other] { $names }, in this order, may take it and declare war with it; a hero cannot be taken.
}
then-next = { $then ->
    [end] the game ends
    [draw] { $who ->
        [you] you go on recruiting
       *[other] { seat-name } goes on recruiting
    }
   *[turn] { $who ->
        [you] it is your turn
       *[other] it is { seat-name }’s turn
    }
}
stakes-war = { $able ->
    [no] With your hand, none of these cards pays for a province: you can only pass.
   *[yes] { $persons ->
        [0] You are the last one asked: if you pass, { $then }.
        [one] If you pass, { $names } is asked; if nobody declares war, { $then }.
       *[other] If you pass, { $names } are asked, in this order; if nobody declares war, { $then }.
    }
}
stakes-idle = { $rest } With { $cards }, your hand can pay for no province.
on-offer-to = { $persons ->
    [one] { $names } may then take one of the cards you pay, and declare war.
   *[other] { $names }, in this order, may then take one of the cards you pay, and declare war.
}
stakes-province = In your payment, { $card } must count. { on-offer-to }
alike-due = { $count ->
    [one] 1 identical troop
   *[other] { $count } identical troops
}
stakes-payment = { $due ->
    [yes] Still to pay: { $needs }.
   *[no] Nothing more is needed.
} { on-offer-to }

# --- what a choice costs and brings
more-recruit = One after the other, from the row or blind from the pile
more-end = As things stand, { $wins }
more-blind = { $count ->
    [one] Unseen by the others; a hero drawn blind costs you no card (1 card in the pile)
   *[other] Unseen by the others; a hero drawn blind costs you no card ({ $count } cards in the pile)
}
more-hero = { $count ->
    [one] Stands in for any troop; the others may use what you discard for a war
   *[other] Stands in for two troops; the others may use what you discard for a war
}
more-reach = { $worth }; with it your hand can pay for { $names }
more-discard = { $held ->
    [one] Your only one
   *[other] One of { $held } in your hand
}; { $hero ->
    [yes] cannot be taken for a war
   *[no] may be taken for a war
}
more-take = With it you can conquer { $names }
more-pass = Then { seat-name } is asked
more-pass-last = Then { $then }
more-last = { $brings }. The game ends after the war that may follow
more-pay = { $due ->
    [yes] Then still to pay: { $needs }
   *[no] Then nothing more is needed
}
more-pay-last = { $count ->
    [0] Your hand is then empty
    [one] 1 card stays in your hand
   *[other] { $count } cards stay in your hand
}

# --- prompts
task = { $task ->
    [turn-start] recruit or conquer a province
    [recruit] recruit
    [shortage] conquer a province or end the game
    [end] end the game
    [draw] draw a troop card ({ $draw } of { $draws })
    [hero-discard] discard a card for the hero
    [war-choice] pass, or take a card on offer and declare war
    [pass] pass
    [war-province] choose the province to conquer with { $card }
   *[payment] choose how many { $cards } to pay for { $province }
}
prompt-chance = A card is being turned

# --- refusals
why-chance = Cards and the first player are drawn, not chosen.
why-not-drawn = This cannot be drawn now: it is not in the pile, or something else is due.
why-wait = Now a card is drawn.
why-no-end = The game may be ended only when fewer than { $count } troop cards are left to draw.
why-no-recruit = Fewer than { $count } troop cards are left to draw, so nobody can recruit.
why-pile-empty = The draw pile is empty.
why-not-there = { $place ->
    [row] There is no { cards-noun } in the troop row.
    [hand] There is no { cards-noun } in your hand.
   *[batch] There is no { cards-noun } on offer.
}
why-take-first = A war begins with taking a card on offer; the province comes after it.
why-no-province = There is no province { $id } in this box.
why-conquered = { $name } is not in the province row: { seat-name } has conquered it.
why-in-pile = { $name } is not in the province row: it is still in the pile.
why-taken-too-little = With { $card } and your hand you cannot pay for { $name } ({ $needs }), or the card taken would not count.
why-hand-too-little = Your hand cannot pay for { $name } ({ $needs }).
why-own-troop = You discarded that { cards-noun } earlier in this war, and at this table it may not be taken back.
why-no-war = With that { cards-noun } and your hand you can pay for no face-up province for which it counts.
why-too-few-held = You have only { cards } in hand.
why-paid-too-little = With { $cards } the cards left do not suffice for { $name } ({ $needs }).
why-idle-card = With { $cards } some card paid would supply no symbol that counts for { $name } ({ $needs }).
why-not-alike = { $cards } cannot be part of the identical troops of { $name } ({ $needs }).
why-own-discard = Nobody may declare war on their own discard.
why-war-order = Players are asked one by one whether they declare war, from the discarder’s left.

# --- options
option-rowRefill = Troop row
option-rowRefill-immediate = topped up after each draw
option-rowRefill-endOfRecruit = topped up at the end of the recruitment
option-heroWarTiming = War over a card discarded for a hero
option-heroWarTiming-afterRecruit = after the last draw
option-heroWarTiming-immediate = at once
option-doubleHero = Double hero
option-doubleHero-independent = stands for any two troops
option-doubleHero-sameTroop = stands for two troops of one kind
option-overpay = Overpaying
option-overpay-contributing = every card paid must count
option-overpay-free = any further cards may be thrown in
option-endTrigger = End of the game
option-endTrigger-pileEmpty = when the province pile is empty
option-endTrigger-cannotReplace = when a conquered province cannot be replaced
option-tieBreak = Ties
option-tieBreak-shared = a shared victory
option-tieBreak-provinces = more provinces win, then more of the most valuable ones
option-ownTroopBack = Taking back one’s own troop in the same war
option-ownTroopBack-allowed = allowed, once another player has discarded it
option-ownTroopBack-forbidden = forbidden

# --- points by source
source-printed = Provinces
source-sets = Complete sets
source-majorities = Majorities

# --- what breaks a tie
tie-provinces = Number of provinces
tie-best-provinces = Provinces of { $points } points

# --- house rules: what may vary
box-troops-cards = Cards of a troop, in all
box-troops-split-singles = Single cards of a troop
box-troops-split-doubles = Double cards of a troop
box-set_up-hand = Troop cards dealt to each player
box-set_up-troop_row = Face-up troop cards
box-set_up-province_row = Face-up provinces
box-recruiting-draws = Troop cards drawn in a recruitment
box-victory_points-sets = Points for 0, 1, 2, 3, and 4 or more complete sets
box-victory_points-majority = Points for the most cards of a faction
box-provinces-cards-faction = Faction of a province
box-provinces-cards-vp = Points of a province
box-provinces-cards-needs = Symbols that a province asks for (S swordsman, A archer, L lancer, M mage, K knight; choice: identical ones)
box-item = { $item ->
    [swordsman] swordsmen
    [archer] archers
    [lancer] lancers
    [mage] mages
    [knight] knights
    [hero] heroes
   *[other] { $item }
}
