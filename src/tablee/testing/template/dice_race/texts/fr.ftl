# Dice Race, en français.
title = Dice Race
pitch = Courez jusqu’au bout de la piste : un dé ou deux, et gare aux doubles.

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
won = { $you ->
    [alone] Vous avez gagné !
   *[no] { $names } gagne
}

# --- choix
roll = { $count ->
    [1] Lancer un dé
   *[other] Lancer deux dés
}

# --- ce qui s’est passé : `who` est « you » ou la marque d’un nom
log-choose = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { $count ->
    [1] un dé
   *[other] deux dés
}
log-roll = { $who ->
    [you] Vous obtenez
   *[other] { $who } obtient
} { $dice }
log-run = { $who ->
    [you] Votre coureur
   *[other] Le coureur de { $who }
} avance de { $count } : { $from } → { $to }
log-stumble = { $who ->
    [you] Votre coureur
   *[other] Le coureur de { $who }
} { $count ->
    [0] trébuche et reste sur { $to }
   *[other] trébuche et recule de { $count } : { $from } → { $to }
}
log-win = { $who ->
    [you] Vous atteignez le but et gagnez
   *[other] { $who } atteint le but et gagne
}
brief-roll = dés { $dice }
brief-run = { $from } → { $to }
brief-stumble = faux pas, { $from } → { $to }
brief-win = victoire

# --- invites ; celles de tous les jeux, les refus et les couleurs sont dans Tablée
task = lancer un dé ou deux
prompt-chance = Les dés sont lancés

# --- options
option-doubles = Doubles
option-doubles-stay = le coureur reste sur place
option-doubles-back = le coureur recule

# --- règles maison : ce qui peut varier
box-track-squares = Cases de la piste
box-track-stumble = Cases dont recule un coureur qui trébuche
variant-sprint = Sprint
