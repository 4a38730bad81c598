# Meeple War: names that only reports of the lab need, in English.
ending-six_points = six victory points
ending-stalemate = nothing changes any more
ending-round_limit = the limit of rounds
ending-deadlock = a deadlock

building-called = { $name ->
    [SQ] City Square
    [LG] Looters’ Guild
    [MA] Military Academy
    [AC] Airship Company
    [PS] Pilot School
    [BS] Brotherhood of Scarers
    [UN] University
    [AB] Abbey
    [FA] Factory
   *[CA] Catapult
}
terrain-called = { $name ->
    [workshop] Workshop
    [village] Village
    [druid] Druid’s hut
    [weapon] Weapon forge
    [shield] Shield forge
    [wooden] Wooden fort
    [stone] Stone fort
    [cave] Cave
    [altar] Altar
    [mine] Mine
   *[blank] Blank terrain
}
token-called = { $name ->
    [tree] Tree that hides the forest
    [workshop] Workshop upgrade
    [village] Village upgrade
    [druid] Druid upgrade
    [weapon] Weapon upgrade
   *[shield] Shield upgrade
}
group-building = Buildings constructed
group-terrain = Kinds of terrain held
group-token = Tokens placed
group-upgrade = Upgrade tokens taken
group-worker-node = Spaces of the workers
group-action = Other actions
name-building = { building-called }
name-terrain = { terrain-called }
name-token = { token-called }
name-upgrade = { token-called }
name-worker-node = space { $name }
name-action = { $name ->
    [begin] begin the turn
    [pass] pass
    [perform] perform the action
    [decline] decline the action
    [end] end the turn
    [none] choose none
   *[warehouse] use the warehouse
}
act-begin = begin the turn
act-pass = pass
act-perform = perform the action
act-decline = decline the action
act-end = end the turn
act-none = choose none
act-warehouse = use the warehouse
act-building = build { building-called }
act-upgrade = take { token-called }
act-token = place { token-called }
act-worker = move the worker of site { $site } to { $node }
