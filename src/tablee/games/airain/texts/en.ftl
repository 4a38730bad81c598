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

# --- log
log-first-player = { seat-name } begins
log-deal = { seat-name } is dealt { one-card }
log-turn-troop = Turned up in the row: { cards-noun }
log-turn-province = New province: { $name } ({ faction-name }, { points })
log-recruit = { seat-name } recruits
log-end-game = { seat-name } ends the game
log-draw-blind = { seat-name } draws blind
log-blind-draw = { seat-name } has drawn { one-card }
log-draw-row = { seat-name } takes { the-card } from the row
log-hero-discard = { seat-name } discards { one-card } for the hero
log-pass = { seat-name } passes
log-take = { seat-name } takes { the-card } and prepares a war
log-choose-province = { seat-name } prepares to pay for { $name }: { $needs }
log-pay = { $count ->
    [0] { seat-name } pays no { cards-noun }
   *[other] { seat-name } pays { cards }
}
log-conquer = { seat-name } conquers { $name } ({ points }) with { $cards }
log-war = War! { seat-name } takes { $taken } and conquers { $name } ({ points }) with { $cards }

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
