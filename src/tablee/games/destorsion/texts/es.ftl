# Déstorsion, en español.
title = Déstorsion
pitch = Da dos vueltas al tablero con tu enano y sal antes de que llegue el Señor de la mazmorra.

# --- el tablero
board-title = El tablero de la mazmorra y los tableros de puntuación
dungeon-board = Tablero de la mazmorra
dungeon-exit = { $play ->
    [game] Salida: cuando el Señor la supera, gana quien va solo en cabeza; si hay empate en cabeza, vuelve a la casilla { $square }
   *[rounds] Salida: cuando el Señor la supera, se acaba la ronda y todos puntúan
}
score-exit = { $play ->
    [game] Salida: un enano que la supera por segunda vez ha salido de la mazmorra, y gana su jugador
   *[rounds] Salida: un enano que la supera por segunda vez ha salido de la mazmorra; su jugador suma { $points } puntos y se acaba la ronda
}
round-name = Ronda { $number }
extra-rounds = De más
total = Total
round-of = { $extra ->
    [yes] Ronda { $number }, de más
   *[no] Ronda { $number } de { $rounds }
}
room-title = { $effect ->
    [a] Casilla { $number }: efecto A, un enano puede retroceder { $step }
    [ab] Casilla { $number }: efectos A y B, un enano retrocede { $step }, y luego uno retrocede o avanza { $step }
   *[none] Casilla { $number }
}
square-title = { $kind ->
    [hollow] Casilla { $number } de { seat-name }: hoyo
    [slingshot] Casilla { $number } de { seat-name }: tirachinas
   *[plain] Casilla { $number } de { seat-name }
}
master-title = { $square ->
    [0] El Señor de la mazmorra, junto a la casilla 1
   *[other] El Señor de la mazmorra, casilla { $square }
}
dwarf-title = { $square ->
    [0] Enano { seat-name }, junto a la casilla 1
   *[other] { $posture ->
        [hollow] Enano { seat-name }, tumbado en el hoyo de la casilla { $square }: en el próximo turno de su jugador se levanta, y ningún enano se mueve con los dados
        [hollow-now] Enano { seat-name }, tumbado en el hoyo de la casilla { $square }: se levanta este turno, así que ningún enano se mueve con los dados
        [slingshot] Enano { seat-name }, tumbado en el tirachinas de la casilla { $square }: se levanta en el próximo turno de su jugador, sin poder duplicar
        [slingshot-now] Enano { seat-name }, tumbado en el tirachinas de la casilla { $square }: se levanta este turno y no puede duplicar
       *[standing] Enano { seat-name }, de pie en la casilla { $square }
    }
}
lap-marker = { $state ->
    [on] { seat-name } tiene su marcador de vuelta: { $points } puntos
   *[off] { seat-name } aún no tiene su marcador de vuelta
}
die-title = { $use ->
    [dwarf] Dado { $value }, para un enano
    [master] Dado { $value }, para el Señor
    [bonus-dwarf] Tercer dado { $value }, sumado al enano
    [bonus-master] Tercer dado { $value }, sumado al Señor
    [lost] Dado { $value }, perdido: el enano se levanta de su hoyo
    [bonus-lost] Tercer dado { $value }, desperdiciado: el enano se levanta de su hoyo
   *[none] Dado { $value }
}
roll = Tirar { $count } dados
third-die-to = { $side ->
    [lost] Desperdiciar el tercer dado
    [dwarf] Tercer dado al enano
   *[master] Tercer dado al Señor
}
order = { $effect ->
    [a] Primero el efecto A
   *[b] Primero el efecto B
}
no-effect = Ningún efecto
won = Gana { seat-name }

# --- elecciones
actor-name = { $actor ->
    [0] Rojo
    [1] Azul
    [2] Verde
   *[other] Amarillo
}
assign = { $side ->
    [dwarf] { $dwarf } para un enano, { $master } para el Señor, tercer dado al enano
    [master] { $dwarf } para un enano, { $master } para el Señor, tercer dado al Señor
   *[none] { $dwarf } para un enano, { $master } para el Señor
}
assign-stuck = { $side ->
    [dwarf] { $master } para el Señor; el { $dwarf } se pierde y el tercer dado, { $third }, se desperdicia
    [master] { $master } y el tercer dado, { $third }, para el Señor; el { $dwarf } se pierde
   *[none] { $master } para el Señor; el { $dwarf } se pierde
}
way = { $way ->
    [forward] avanza
   *[backward] retrocede
}
to-square = { $to ->
    [exit] fuera de la mazmorra
   *[other] hasta la casilla { $to }
}
past-line = { $lap ->
    [yes] {" "}superando la casilla { $last }
   *[no] {""}
}
to-room = { $to ->
    [exit] más allá de la salida
   *[other] hasta la casilla { $to }
}
by-slingshot = { $sling ->
    [yes] con el tirachinas{" "}
    [lost] sin tirachinas{" "}
   *[no] {""}
}
move-dwarf = { seat-name } { way } { by-slingshot }{ to-square }{ past-line }
move-master = El Señor { way } { to-room }
send = { seat-name } { way } { to-square }{ past-line }

# --- registro
log-first-die = { seat-name } saca { $value } para el primer turno
log-dice = { seat-name } saca { $dice }{ loss }
log-roll = { actor-name } toma { $count } dados
log-assign = { actor-name }: { assign }
log-assign-stuck = { actor-name }: { assign-stuck }
log-move-dwarf = { $own ->
    [yes] { move-dwarf }
   *[no] Juega { actor-name }: { move-dwarf }
}
log-move-master = Juega { actor-name }: el Señor { way } { to-room }
log-order = { $effect ->
    [a] { actor-name } resuelve primero el efecto A
   *[b] { actor-name } resuelve primero el efecto B
}
log-no-effect = { actor-name } no usa ningún efecto
round-points = { seat-name } { $gained } ({ $total } en total)
log-round-over = { $then ->
    [end] { $line }. Fin de la ronda { $number }: { $scores }. Era la última.
    [extra] { $line }. Fin de la ronda { $number }: { $scores }. Hay empate en cabeza: se juega otra ronda.
   *[next] { $line }. Fin de la ronda { $number }: { $scores }. Empieza la ronda { $after }.
}
log-tie = { $line }; { $names } empatan en cabeza, así que vuelve a la casilla { $square }
log-send = { $own ->
    [yes] Efecto elegido: { send }
   *[no] Efecto elegido por { actor-name }: { send }
}

# --- indicaciones
loss = { $lost ->
    [hollow] {" "}(este turno ningún enano se mueve con los dados: el enano se levanta de su hoyo)
    [slingshot] {" "}(este turno no hay tirachinas: el enano estaba tumbado en él y se levanta)
   *[no] {""}
}
task = { $task ->
    [dice-count] elegir cuántos dados tirar{ loss }
    [assign] { $lost ->
        [hollow] elegir el dado del Señor{ loss }
       *[other] elegir el dado de un enano y el del Señor{ loss }
    }
    [move-dwarf] mover un enano{ loss }
    [move-master] mover al Señor{ loss }
    [order] elegir qué efecto va primero
    [effect-a] hacer retroceder { $step } a un enano, o a ninguno
    [effect-b] hacer retroceder o avanzar { $step } a un enano, o a ninguno
   *[other] esperar a los dados
}
prompt-dice = Se tiran los dados

# --- rechazos
why-roll = { $count ->
    [1] Ahora se tira un dado.
   *[other] Ahora se tiran { $count } dados.
}
why-stuck = El enano se levanta de su hoyo este turno: ningún enano se mueve con los dados, solo el Señor.
why-dice = Los dados se tiran, no se eligen.
why-assign = { $third ->
    [yes] Los dados muestran { $dice }: uno para un enano, otro para el Señor y el tercero para uno de los dos.
   *[no] Los dados muestran { $dice }: uno para un enano, el otro para el Señor.
}
why-master-floor = El Señor no puede bajar de la casilla { $floor }.
why-effect = { $square ->
    [0] { seat-name } no puede retroceder: está junto a la casilla 1.
   *[other] { seat-name } no puede retroceder desde la casilla { $square }.
}
why-no-dwarf = No hay enano { $seat } en esta partida.
why-no-double = Solo dos dados iguales pueden cambiarse en { $change }.
why-below-one = Un dado no puede bajar de 1.
why-sling-other = El tirachinas solo sirve al enano de su jugador.
why-sling-laid = El enano estaba tumbado en este tirachinas: se levanta este turno y podrá duplicar a partir del siguiente.
why-sling-unarmed = El enano no empezó este turno de pie en un tirachinas.
why-sling-always = { $factor ->
    [2] En esta mesa el tirachinas siempre duplica.
   *[other] En esta mesa el tirachinas siempre multiplica el dado por { $factor }.
}
why-floor = Los dados no pueden hacer retroceder a { seat-name }: el enano no ha pasado de la casilla { $floor }.

# --- opciones
option-thirdDie = Tercer dado
option-thirdDie-optional = a elección del jugador rezagado
option-thirdDie-mandatory = obligatorio para el jugador rezagado
option-slingshot = Tirachinas
option-slingshot-optional = puede duplicar el dado
option-slingshot-automatic = siempre duplica el dado
option-effectOrder = Efectos de las decenas
option-effectOrder-aThenB = primero retroceder, luego retroceder o avanzar
option-effectOrder-free = en el orden que quiera el jugador
option-rounds = Rondas
option-rounds-1 = una sola partida
option-rounds-3 = tres rondas, puntos sumados
option-roundStart = Quién empieza las rondas siguientes
option-roundStart-roll = la tirada más alta
option-roundStart-rotate = el siguiente jugador a la izquierda
option-roundStart-lowest = el total más bajo
