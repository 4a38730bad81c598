# Phrases que tout jeu peut employer. Un jeu en remplace une par un message du même nom.
seat-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[other] E
}
seat-name = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
   *[other] Violet
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
listed = { $first }, { $rest }
sentences = { $first }. { $rest }
and = { $first } et { $rest }
and-more = { $first } …

# --- people: `who` is a seat's mark (see `tablee.core.names`) or "you"
person = { $who ->
    [you] vous
   *[other] { $who }
}

# --- prompts: `task` is a message of the game that says what is to be decided
prompt = { $you ->
    [yes] Vous devez { task }
   *[no] { seat-name } doit { task }
}
prompt-chance = Le hasard décide
won = { $you ->
    [alone] Vous gagnez avec { points }
    [shared] Vous partagez la victoire avec { $names }, avec { points } chacun
   *[no] { $winners ->
        [one] { $names } gagne avec { points }
       *[other] { $names } se partagent la victoire avec { points }
    }
}

# --- refusals
why-over = La partie est terminée.
why-chance = Cela se tire au sort et ne se choisit pas.
why-phase = Il faut maintenant { task }.
