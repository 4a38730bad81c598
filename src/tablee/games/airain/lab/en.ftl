# Les Guerres d'Airain: names that only reports of the lab need, in English.
ending-pile_empty = the province pile is empty
ending-cannot_replace = a conquered province cannot be replaced
ending-declared = a player ends the game

card-called = { $name ->
    [SS] double swordsman
    [S] swordsman
    [AA] double archer
    [A] archer
    [LL] double lancer
    [L] lancer
    [MM] double mage
    [M] mage
    [KK] double knight
    [K] knight
    [HH] double hero
   *[H] hero
}
group-province = Provinces
group-faction = Factions
group-draw-row = Troop cards taken from the row
group-hero-discard = Cards discarded for a hero
group-take = Cards taken for a war
group-action = Other actions
name-faction = { $number ->
    [1] Sun
    [2] Moon
    [3] Oak
   *[4] Tide
}
name-draw-row = { card-called }
name-hero-discard = { card-called }
name-take = { card-called }
name-action = { $name ->
    [recruit] recruit
    [end-game] end the game
    [draw-blind] draw blind
   *[pass-war] pass a war
}
act-recruit = recruit
act-end-game = end the game
act-draw-blind = draw blind
act-pass-war = pass a war
act-province = conquer { $printed }
act-draw-row = take a { card-called } from the row
act-hero-discard = discard a { card-called } for a hero
act-take = take a { card-called } for a war
act-count = pay { $name } cards of one kind
