# Frases que cualquier juego puede usar. Un juego sustituye una con un mensaje del mismo nombre.
seat-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[other] E
}
seat-name = { $seat ->
    [0] Rojo
    [1] Azul
    [2] Verde
    [3] Amarillo
   *[other] Morado
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
listed = { $first }, { $rest }
sentences = { $first }. { $rest }
and = { $first } y { $rest }
and-more = { $first } …

# --- people: `who` is a seat's mark (see `tablee.core.names`) or "you"
person = { $who ->
    [you] tú
   *[other] { $who }
}

# --- prompts: `task` is a message of the game that says what is to be decided
prompt = { $you ->
    [yes] Te toca { task }
   *[no] { seat-name } debe { task }
}
prompt-chance = Decide el azar
won = { $you ->
    [alone] Ganas con { points }
    [shared] Compartes la victoria con { $names }, con { points } cada uno
   *[no] { $winners ->
        [one] Gana { $names } con { points }
       *[other] { $names } comparten la victoria con { points }
    }
}

# --- refusals
why-over = La partida ha terminado.
why-chance = Eso se decide al azar, no se elige.
why-phase = Ahora toca { task }.
