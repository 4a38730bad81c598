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
won = { $you ->
    [alone] ¡Has ganado!
   *[no] Gana { $names }
}

# --- opciones de juego
roll = { $count ->
    [1] Tirar un dado
   *[other] Tirar dos dados
}

# --- lo que ha pasado: `who` es «you» o la marca de un nombre
log-choose = { $who ->
    [you] Tomas
   *[other] { $who } toma
} { $count ->
    [1] un dado
   *[other] dos dados
}
log-roll = { $who ->
    [you] Sacas
   *[other] { $who } saca
} { $dice }
log-run = { $who ->
    [you] Tu corredor
   *[other] El corredor de { $who }
} avanza { $count }: { $from } → { $to }
log-stumble = { $who ->
    [you] Tu corredor
   *[other] El corredor de { $who }
} { $count ->
    [0] tropieza y se queda en { $to }
   *[other] tropieza y retrocede { $count }: { $from } → { $to }
}
log-win = { $who ->
    [you] Llegas a la meta y ganas
   *[other] { $who } llega a la meta y gana
}
brief-roll = dados { $dice }
brief-run = { $from } → { $to }
brief-stumble = tropiezo, { $from } → { $to }
brief-win = victoria

# --- avisos; los de todos los juegos, los rechazos y los colores están en Tablée
task = tirar un dado o dos
prompt-chance = Se tiran los dados

# --- opciones
option-doubles = Dobles
option-doubles-stay = el corredor se queda donde está
option-doubles-back = el corredor retrocede

# --- reglas de la casa: lo que puede variar
box-track-squares = Casillas de la pista
box-track-stumble = Casillas que retrocede un corredor que tropieza
variant-sprint = Esprint
