# Dice Race, en español.
title = Dice Race
pitch = Corre hasta el final de la pista: un dado o dos, y cuidado con los dobles.

seat-name = { $seat ->
    [0] Rojo
    [1] Azul
    [2] Verde
   *[other] Amarillo
}

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

# --- avisos y rechazos
prompt = { $you ->
    [yes] Te toca: ¿un dado o dos?
   *[no] Le toca a { seat-name }: ¿un dado o dos?
}
prompt-dice = Se tiran los dados
why-over = La partida ha terminado.
why-dice = Los dados se tiran, no se eligen.

# --- opciones
option-doubles = Dobles
option-doubles-stay = el corredor se queda donde está
option-doubles-back = el corredor retrocede
