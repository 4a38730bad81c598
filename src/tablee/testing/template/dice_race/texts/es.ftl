# Dice Race, en español.
title = Dice Race
pitch = Corre hasta el final de la pista: un dado o dos, y cuidado con los dobles.

# --- el tablero
track = La pista
square = { $number ->
    [0] La salida
   *[other] Casilla { $number }
}
runner = { $number ->
    [0] El corredor de { seat-name }, en la salida
   *[other] El corredor de { seat-name }, en la casilla { $number }
}
die = Dado { $value }
won = Gana { seat-name }

# --- opciones de juego y registro
roll = { $count ->
    [1] Tirar un dado
   *[other] Tirar dos dados
}
log-roll = { $count ->
    [1] { seat-name } tira un dado
   *[other] { seat-name } tira dos dados
}
log-dice = { $stumbles ->
    [yes] { seat-name } saca { $dice } y tropieza
   *[no] { seat-name } saca { $dice }
}

# --- avisos; los de todos los juegos, los rechazos y los colores están en Tablée
task = tirar un dado o dos
prompt-chance = Se tiran los dados

# --- opciones
option-doubles = Dobles
option-doubles-stay = el corredor se queda donde está
option-doubles-back = el corredor retrocede
