# Déstorsion: names that only reports of the lab need, in English.
ending-exit = a dwarf leaves the dungeon
ending-master = the Master leaves the dungeon

way-called = { $direction ->
    [forward] forward
   *[backward] backward
}
change-called = { $change ->
    [minus] , die −2
    [plus] , die +2
   *[none] {""}
}
sling-called = { $sling ->
    [sling] , with the slingshot
   *[none] {""}
}
group-square = Squares of the score board
name-square = square { $number }
group-assign-side = Third die
name-assign-side = { $name ->
    [dwarf] added to the dwarf
   *[master] added to the Master
}
group-dwarf-direction = Moves of a dwarf
name-dwarf-direction = { $name ->
    [forward] forward
   *[backward] backward
}
group-master-direction = Moves of the Master
name-master-direction = { $name ->
    [forward] forward
   *[backward] backward
}
group-dwarf-sling = Slingshot
name-dwarf-sling = used
group-order = Order of the effects
name-order = effect { $name } first
group-action = Effects not used
name-action = { $key ->
    [effect-a-none] effect A without a target
   *[effect-b-none] effect B without a target
}
acts-assign = assign the dice
act-roll = roll { $name } dice
act-dwarf = move dwarf { $target } { way-called }{ change-called }{ sling-called }
act-master = move the Master { way-called }{ change-called }
act-order = effect { $name } first
act-effect-a = effect A on dwarf { $name }
act-effect-a-none = effect A without a target
act-effect-b = effect B on dwarf { $target }, { $direction }
act-effect-b-none = effect B without a target
