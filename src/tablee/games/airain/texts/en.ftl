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
alike-told = { $count } of any one kind
alike = { $count } alike
faction-name = { $faction }

# --- the board
board-title = Provinces, troops and tableaus
provinces = Provinces
province-title = { $name } ({ faction-name }), { points }: asks for { $needs }
province-owned = { $name } ({ faction-name }), { points }, conquered by { seat-name }
province-pile = { $count ->
    [0] The province pile is empty
    [one] Province pile: 1 card
   *[other] Province pile: { $count } cards
}
alike-title = { $count } identical troops of your choice
payable = You can pay for this province
short-by = { $count ->
    [one] You are 1 symbol short
   *[other] You are { $count } symbols short
}
troop-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
discard = Discard
discard-pile = Discard pile: { $cards }
in-row = Troop row: { cards-noun }
in-batch = On offer: { cards-noun }
in-batch-hero = On offer, but a hero cannot be taken: { cards-noun }
in-hand = Your hand: { cards-noun }
in-payment = Payment: { cards-noun }
card-taken = Taken from the batch: { cards-noun }
batch = On offer
batch-of = discarded by { seat-name }
batch-empty = What a player discards lies here: the others may take one card and declare war.
war-order = { $state ->
    [passed] { seat-name } has passed
    [asked] { seat-name } is deciding
   *[waiting] { seat-name } comes later
}
your-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hands = Hands
holds = { $count ->
    [one] { seat-name } holds 1 card
   *[other] { seat-name } holds { $count } cards
}
known-cards = Everybody knows that { seat-name } holds: { $cards }
known = seen:
score-parts = { $printed } printed · { $sets } sets · { $majority } majorities
score-title = { seat-name } has { points }: { score-parts }
faction-title = { $majority ->
    [yes] { seat-name } owns { $count } of { faction-name }, more than or as many as anyone: majority bonus of { $bonus }
   *[no] { seat-name } owns { $count } of { faction-name }
}
set-title = { $sets ->
    [one] 1 complete set of the four factions: { $bonus } points
   *[other] { $sets } complete sets of the four factions: { $bonus } points
}
hint-draw = Draw { $draw } of { $draws }: take a card of the row, or the pile.
hint-turn = … or choose a province you can pay for.
hint-discard = The hero has its price: discard any card of your hand.
hint-war = Take a card on offer, or pass.
hint-only-pass = No card on offer helps you to pay for a province.
hint-province = Now choose the province to conquer with it.
hint-wait = { seat-name } is deciding.
how-many = How many { of-cards }?
paid-so-far = Payment for { $name }
missing = { $count ->
    [0] complete
    [one] 1 symbol missing
   *[other] { $count } symbols missing
}
slot = { $state ->
    [paid] { troops } paid
    [hero] { troops }: a hero stands in
   *[missing] { troops } still missing
}
slot-alike = { $state ->
    [paid] identical troop paid
    [hero] identical troop: a hero stands in
   *[missing] identical troop of your choice still missing
}
won = { $winners ->
    [one] { $names } wins with { points }: { ending }
   *[other] { $names } share the victory with { points }: { ending }
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
log-first = { $who ->
    [you] You are
   *[other] { $who } is
} drawn to begin
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
    [yes] The troop row gets { $cards }
   *[no] The troop row is topped up from the draw pile with { $cards }
}
log-reshuffle = { $count ->
    [one] The draw pile is empty: the last card of the discard pile becomes the new draw pile
   *[other] The draw pile is empty: the { $count } cards of the discard pile are shuffled and become the new draw pile
}
province-name = { $name } ({ faction-name }, { points })
log-turn-province = { $setup ->
    [yes] The province row gets { $province }, which asks for { $needs }
   *[no] A new province is turned up: { $province }, which asks for { $needs }
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
} { $card } from the row{ $forced ->
    [yes] , the only choice left
   *[no] {""}
}: { hand-count }{ $price ->
    [yes] , of which one must be discarded for the hero
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
log-offer = May now be taken to declare war: { $cards }, discarded { by-whom }{ not-heroes }; { $persons ->
    [one] asked: { $names }
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
}; { $shown ->
    [yes] to the discard pile: { $cards }
   *[no] to the discard pile: { card-count }
}
log-war = War! { $who ->
    [you] You take
   *[other] { $who } takes
} { $known ->
    [yes] { $card }
   *[no] one of the cards
} discarded { by-whom } to conquer { $name } with it
log-leftover = What was not taken goes to the discard pile: { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
asks-for = { $plain ->
    [no] , which asks for { $needs },
   *[yes] {""}
}
log-conquer = { $who ->
    [you] You conquer
   *[other] { $who } conquers
} { $province }{ $shown ->
    [no] {" "}by discarding { card-count }
   *[yes] { asks-for }{ $war ->
        [yes] { $known ->
            [yes] {" "}with { $card } just taken and, from hand, { $cards }
           *[no] {" "}with { $cards }, one of them just taken
        }
       *[no] {" "}by discarding { $cards }
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
    [one] at least one province of each faction: { $bonus } points
   *[other] at least { $count } provinces of each faction: { $bonus } points instead of { $before }
}
of-faction = { $faction ->
    [Sun] of the Sun
    [Moon] of the Moon
    [Oak] of the Oak
    [Tide] of the Tide
   *[other] of { $faction }
}
log-majority = { $who ->
    [you] You now have
   *[other] { $who } now has
} { $persons ->
    [0] more provinces { of-faction } than anybody else ({ $owned }): { $bonus } points
   *[other] as many provinces { of-faction } as { $names }, and nobody has more ({ $owned }): { $bonus } points
}
log-lost = { $whom ->
    [you] You now have more provinces { of-faction } than
   *[other] { $whom } now has more provinces { of-faction } than
} { $who ->
    [you] you: you lose
   *[other] { $who }: { $who } loses
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
    [you] You
   *[other] { $whom }
} discarded last, so play goes on to the left: the next turn is { $who ->
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
brief-take = took { $cards }
brief-draw = { $known ->
    [yes] drew { $cards }
   *[no] drew { card-count } from the pile
}
brief-discard = discarded { $cards } for the hero
gain = { $gained ->
    [one] +{ $gained } point
   *[other] +{ $gained } points
}
brief-conquer = { $war ->
    [yes] { $who ->
        [you] war: you conquered { $name } ({ gain })
       *[other] war: { $who } conquered { $name } ({ gain })
    }
   *[no] conquered { $name } ({ gain })
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

# --- prompts
task = { $task ->
    [turn-start] recruit or conquer a province
    [shortage] conquer a province or end the game
    [draw] draw a troop card ({ $draw } of { $draws })
    [hero-discard] discard a card for the hero
    [war-choice] pass, or take a card on offer and declare war
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
why-no-war = With that { cards-noun } and your hand you can pay for no face-up province in which it counts.
why-too-few-held = You have only { cards } in hand.
why-paid-too-little = With { $cards } the cards left do not suffice for { $name } ({ $needs }).
why-idle-card = With { $cards } some card paid would supply no symbol that counts for { $name } ({ $needs }).
why-not-alike = { $cards } cannot be part of the identical troops of { $name } ({ $needs }).
why-own-discard = Nobody may declare war on their own discard.
why-war-order = The seats are asked for war one after the other, from the discarder’s left.

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
option-ownTroopBack = Own troop back in the same war
option-ownTroopBack-allowed = may be taken from another’s discard
option-ownTroopBack-forbidden = may not be taken back

# --- points by source
source-printed = Provinces
source-sets = Complete set
source-majorities = Majorities

# --- what breaks a tie
tie-provinces = Number of provinces
tie-best-provinces = Provinces of { $points } points
