# Dice Race, en français.
title = Dice Race
pitch = Courez jusqu’au bout de la piste : un dé ou deux, et gare aux doubles.

# --- le plateau
track = La piste
square = { $number ->
    [0] Le départ
   *[other] Case { $number }
}
runner = { $number ->
    [0] Le coureur de { seat-name }, au départ
   *[other] Le coureur de { seat-name }, case { $number }
}
die = Dé { $value }
won = { seat-name } gagne

# --- choix et journal
roll = { $count ->
    [1] Lancer un dé
   *[other] Lancer deux dés
}
log-roll = { $count ->
    [1] { seat-name } lance un dé
   *[other] { seat-name } lance deux dés
}
log-dice = { $stumbles ->
    [yes] { seat-name } obtient { $dice } et trébuche
   *[no] { seat-name } obtient { $dice }
}

# --- invites ; celles de tous les jeux, les refus et les couleurs sont dans Tablée
task = lancer un dé ou deux
prompt-chance = Les dés sont lancés

# --- options
option-doubles = Doubles
option-doubles-stay = le coureur reste sur place
option-doubles-back = le coureur recule
