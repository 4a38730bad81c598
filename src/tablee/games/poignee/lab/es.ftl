# Pour une poignée de meeples: nombres que solo usan los informes del laboratorio, en español.
ending-bank = el banco está vacío
ending-graveyard = el cementerio está lleno
ending-dynamite = la dinamita ha estallado

place-called = { $name ->
    [B0] Barbería
    [D0] Barbería
    [B1] Almacén
    [D1] Almacén
    [B2] Establo
    [D2] Establo
    [B3] Telégrafo
    [D3] Telégrafo
    [B4] Cantina
    [D4] Cantina
    [B5] Funeraria
    [D5] Funeraria
    [B6] Hotel
    [D6] Hotel
    [B7] Laboratorio
    [D7] Laboratorio
    [B8] Herrería
    [D8] Herrería
    [B9] Gaceta
    [D9] Gaceta
    [B10] Capilla
    [D10] Capilla
    [B11] Granero
    [D11] Granero
    [saloon] Saloon
   *[jail] Cárcel
}
door-called = { $name ->
    [W] duelo junto a la Cárcel
    [E] duelo junto al Saloon
    [showdown] duelo
   *[other] puerta: { place-called }
}
meeple-called = { $name ->
    [builder] Constructor
    [miner] Minero
    [robber] Ladrón
    [deputy] Ayudante
   *[madame] Madame
}
yes-no = { $name ->
    [no] no
   *[yes] sí
}
group-building = Edificios propios
group-meeple = Meeples resueltos
group-corner = Esquinas de la loseta inicial
group-take = Lugares de donde se toman meeples
group-place-meeple = Meeples colocados
group-place-space = Espacios donde se colocan meeples
group-resolve = Puertas resueltas
group-build = Construcción
group-upgrade = Mejora
group-reroll = Repetir el dado
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
act-corner = empezar: { place-called }
act-take = tomar los meeples: { place-called }
act-resolve = resolver: { door-called }
act-build = construir: { yes-no }
act-upgrade = mejorar: { yes-no }
act-reroll = repetir: { yes-no }
act-name = nombrar el asiento { $name }
acts-place = colocar meeples
