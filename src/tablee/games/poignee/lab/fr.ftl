# Pour une poignée de meeples : des noms que seuls les rapports du labo emploient, en français.
ending-bank = la banque est vide
ending-graveyard = le cimetière est plein
ending-dynamite = la dynamite a explosé

place-called = { $name ->
    [B0] Barbier
    [D0] Barbier
    [B1] Magasin
    [D1] Magasin
    [B2] Écurie
    [D2] Écurie
    [B3] Télégraphe
    [D3] Télégraphe
    [B4] Cantina
    [D4] Cantina
    [B5] Croque-mort
    [D5] Croque-mort
    [B6] Hôtel
    [D6] Hôtel
    [B7] Bureau d’essai
    [D7] Bureau d’essai
    [B8] Forge
    [D8] Forge
    [B9] Gazette
    [D9] Gazette
    [B10] Chapelle
    [D10] Chapelle
    [B11] Grange
    [D11] Grange
    [saloon] Saloon
   *[jail] Prison
}
door-called = { $name ->
    [W] Confrontation côté Prison
    [E] Confrontation côté Saloon
    [showdown] Confrontation
   *[other] porte : { place-called }
}
meeple-called = { $name ->
    [builder] Ouvrier
    [miner] Mineur
    [robber] Bandit
    [deputy] Adjoint
   *[madame] Madame
}
yes-no = { $name ->
    [no] non
   *[yes] oui
}
group-building = Bâtiments possédés
group-meeple = Meeples résolus
group-corner = Coins de la tuile de départ
group-take = Lieux où l’on prend les meeples
group-place-meeple = Meeples posés
group-place-space = Cases où l’on pose des meeples
group-resolve = Portes résolues
group-build = Construction
group-upgrade = Amélioration
group-reroll = Relance du dé
name-building = { place-called }
name-meeple = { meeple-called }
name-corner = { place-called }
name-take = { place-called }
name-place-meeple = { meeple-called }
name-place-space = { door-called }
name-resolve = { door-called }
name-build = { yes-no }
name-upgrade = { yes-no }
name-reroll = { yes-no }
act-corner = commencer : { place-called }
act-take = prendre les meeples : { place-called }
act-resolve = résoudre : { door-called }
act-build = construire : { yes-no }
act-upgrade = améliorer : { yes-no }
act-reroll = relancer : { yes-no }
act-name = nommer le siège { $name }
acts-place = poser des meeples
