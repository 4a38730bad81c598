# Les Guerres d'Airain : des noms que seuls les rapports du labo emploient, en français.
ending-pile_empty = la pile des provinces est vide
ending-cannot_replace = une province conquise ne peut être remplacée
ending-declared = un joueur met fin à la partie

card-called = { $name ->
    [SS] épéiste double
    [S] épéiste
    [AA] archer double
    [A] archer
    [LL] lancier double
    [L] lancier
    [MM] magicien double
    [M] magicien
    [KK] chevalier double
    [K] chevalier
    [HH] héros double
   *[H] héros
}
group-province = Provinces
group-faction = Factions
group-draw-row = Troupes prises dans la rangée
group-hero-discard = Cartes défaussées pour un héros
group-take = Cartes prises pour une guerre
group-action = Autres actions
name-faction = { $number ->
    [1] Soleil
    [2] Lune
    [3] Chêne
   *[4] Marée
}
name-draw-row = { card-called }
name-hero-discard = { card-called }
name-take = { card-called }
name-action = { $name ->
    [recruit] recruter
    [end-game] finir la partie
    [draw-blind] piocher à l’aveugle
   *[pass-war] renoncer à une guerre
}
act-recruit = recruter
act-end-game = finir la partie
act-draw-blind = piocher à l’aveugle
act-pass-war = renoncer à une guerre
act-province = conquérir { $printed }
act-draw-row = prendre dans la rangée : { card-called }
act-hero-discard = défausser pour un héros : { card-called }
act-take = prendre pour une guerre : { card-called }
act-count = payer { $name } cartes d’une sorte
