# Les Guerres d'Airain: nombres que solo usan los informes del laboratorio, en español.
ending-pile_empty = el mazo de provincias está vacío
ending-cannot_replace = una provincia conquistada no se puede reponer
ending-declared = un jugador acaba la partida

card-called = { $name ->
    [SS] espadachín doble
    [S] espadachín
    [AA] arquero doble
    [A] arquero
    [LL] lancero doble
    [L] lancero
    [MM] mago doble
    [M] mago
    [KK] caballero doble
    [K] caballero
    [HH] héroe doble
   *[H] héroe
}
group-province = Provincias
group-faction = Facciones
group-draw-row = Tropas tomadas de la fila
group-hero-discard = Cartas descartadas por un héroe
group-take = Cartas tomadas para una guerra
group-action = Otras acciones
name-faction = { $number ->
    [1] Sol
    [2] Luna
    [3] Roble
   *[4] Marea
}
name-draw-row = { card-called }
name-hero-discard = { card-called }
name-take = { card-called }
name-action = { $name ->
    [recruit] reclutar
    [end-game] acabar la partida
    [draw-blind] robar a ciegas
   *[pass-war] renunciar a una guerra
}
act-recruit = reclutar
act-end-game = acabar la partida
act-draw-blind = robar a ciegas
act-pass-war = renunciar a una guerra
act-province = conquistar { $printed }
act-draw-row = tomar de la fila: { card-called }
act-hero-discard = descartar por un héroe: { card-called }
act-take = tomar para una guerra: { card-called }
act-count = pagar { $name } cartas de una clase
