# Pour une poignée de meeples: names that only reports of the lab need, in English.
ending-bank = the bank is empty
ending-graveyard = the graveyard is full
ending-dynamite = the dynamite has gone off

place-called = { $name ->
    [B0] Barber
    [D0] Barber
    [B1] General Store
    [D1] General Store
    [B2] Stable
    [D2] Stable
    [B3] Telegraph
    [D3] Telegraph
    [B4] Cantina
    [D4] Cantina
    [B5] Undertaker
    [D5] Undertaker
    [B6] Hotel
    [D6] Hotel
    [B7] Assay Office
    [D7] Assay Office
    [B8] Smithy
    [D8] Smithy
    [B9] Gazette
    [D9] Gazette
    [B10] Chapel
    [D10] Chapel
    [B11] Barn
    [D11] Barn
    [saloon] Saloon
   *[jail] Jail
}
door-called = { $name ->
    [W] showdown by the Jail
    [E] showdown by the Saloon
    [showdown] showdown
   *[other] door: { place-called }
}
meeple-called = { $name ->
    [builder] Builder
    [miner] Miner
    [robber] Robber
    [deputy] Deputy
   *[madame] Madame
}
yes-no = { $name ->
    [no] no
   *[yes] yes
}
group-building = Buildings owned
group-meeple = Meeples resolved
group-corner = Corners of the starting tile
group-take = Places from which meeples are taken
group-place-meeple = Meeples placed
group-place-space = Spaces where meeples are placed
group-resolve = Doors resolved
group-build = Building
group-upgrade = Upgrading
group-reroll = Rolling again
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
act-corner = start: { place-called }
act-take = take the meeples: { place-called }
act-resolve = resolve: { door-called }
act-build = build: { yes-no }
act-upgrade = upgrade: { yes-no }
act-reroll = roll again: { yes-no }
act-name = name seat { $name }
acts-place = place meeples
