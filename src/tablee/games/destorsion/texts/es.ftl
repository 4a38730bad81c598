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

# --- lo que ha pasado: `who` y `whom` son «you» o la marca de un nombre
log-die = { $who ->
    [you] Sacas
   *[other] { $who } saca
} { $count } para el primer turno
log-again = Empate en la tirada más alta; repiten: { $names }
log-first = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
log-count = { $who ->
    [you] Tomas
   *[other] { $who } toma
} { $count } dados
log-roll = { $who ->
    [you] Sacas
   *[other] { $who } saca
} { $dice }
gives = { $who ->
    [you] Das
   *[other] { $who } da
}
log-assign = { $forced ->
    [yes] { $stuck ->
        [yes] Doble: { $master } para el Señor; el otro { $dwarf } se pierde, porque el enano se levanta
       *[no] Doble: { $dwarf } para un enano y { $master } para el Señor
    }
   *[no] { $stuck ->
        [yes] { $side ->
            [dwarf] { gives } el { $master } al Señor; el { $dwarf } y el tercer dado, { $third }, se pierden, porque el enano se levanta
            [master] { gives } el { $master } y el tercer dado, { $third }, al Señor; el { $dwarf } se pierde, porque el enano se levanta
           *[none] { gives } el { $master } al Señor; el { $dwarf } se pierde, porque el enano se levanta
        }
       *[no] { $side ->
            [dwarf] { gives } el { $dwarf } y el tercer dado, { $third }, a un enano, y el { $master } al Señor
            [master] { gives } el { $dwarf } a un enano, y el { $master } y el tercer dado, { $third }, al Señor
           *[none] { gives } el { $dwarf } a un enano y el { $master } al Señor
        }
    }
}
route = { $from ->
    [0] inicio
   *[other] { $from }
} → { $to ->
    [exit] salida
   *[other] { $to }
}
changed = { $change ->
    [-2] {" "}(dado bajado en 2)
    [0] {""}
   *[other] {" "}(dado subido en { $change })
}
limit = { $short ->
    [yes] , hasta donde puede
   *[no] {""}
}
with-slingshot = { $sling ->
    [yes] {" "}con el tirachinas
   *[no] {""}
}
whose-dwarf = { $whom ->
    [you] tu enano
   *[other] el enano de { $whom }
}
Whose-dwarf = { $whom ->
    [you] Tu enano
   *[other] El enano de { $whom }
}
gets-up = { $lay ->
    [yes] {" "}se levanta y
   *[no] {""}
}
log-move = { $own ->
    [yes] { Whose-dwarf }{ gets-up } { way } { $count }{ with-slingshot }{ changed }{ limit }: { route }
   *[no] { $who ->
        [you] Mueves { whose-dwarf }, que{ gets-up } { way } { $count }{ changed }{ limit }: { route }
       *[other] { $who } mueve { whose-dwarf }, que{ gets-up } { way } { $count }{ changed }{ limit }: { route }
    }
}
log-send = { $own ->
    [yes] Por el efecto del Señor, { whose-dwarf }{ gets-up } { way } { $count }{ limit }: { route }
   *[no] { $who ->
        [you] Con el efecto del Señor mueves { whose-dwarf }, que{ gets-up } { way } { $count }{ limit }: { route }
       *[other] Con el efecto del Señor, { $who } mueve { whose-dwarf }, que{ gets-up } { way } { $count }{ limit }: { route }
    }
}
log-lap = { Whose-dwarf } supera la casilla { $last } y recibe su marcador de vuelta: { $points } puntos
log-out = { Whose-dwarf } sale de la mazmorra
effect-here = { $effect ->
    [a] ; en esta casilla se puede hacer retroceder { $step } a un enano
    [ab] ; en esta casilla se puede hacer retroceder { $step } a un enano, y retroceder o avanzar { $step } a otro o al mismo
   *[none] {""}
}
log-master = { $forced ->
    [yes] El Señor solo puede avanzar { $count }: { route }{ effect-here }
   *[no] { $who ->
        [you] Mueves al Señor, que { way } { $count }{ changed }{ limit }: { route }{ effect-here }
       *[other] { $who } mueve al Señor, que { way } { $count }{ changed }{ limit }: { route }{ effect-here }
    }
}
log-tie = Empate en cabeza ({ $names }): el Señor vuelve a la casilla { $to }
log-no-target = Ningún enano puede retroceder: el efecto se pierde
log-order = { $who ->
    [you] Eliges
   *[other] { $who } elige
} { $effect ->
    [a] primero el efecto A
   *[b] primero el efecto B
}
log-none = { $who ->
    [you] No mueves a ningún enano con este efecto
   *[other] { $who } no mueve a ningún enano con este efecto
}
log-stands = { Whose-dwarf } está de nuevo en pie
log-lie = { $on ->
    [hollow] { Whose-dwarf } se tumba en el hoyo de la casilla { $square }
   *[slingshot] { Whose-dwarf }, movido por otro jugador, queda tumbado en el tirachinas de la casilla { $square }
}
log-rise = { $on ->
    [hollow] { Whose-dwarf } se levanta de su hoyo: este turno ningún enano se mueve con los dados
   *[slingshot] { Whose-dwarf } se levanta en el tirachinas y no puede usarlo este turno
}
round-points = { $who ->
    [you] tú
   *[other] { $who }
} { $gained } ({ $total } en total)
log-round = Fin de la ronda { $number }: { $scores }
log-new-round = { $extra ->
    [yes] Hay empate en cabeza: se juega otra ronda, la { $count }
   *[no] Empieza la ronda { $count }
}
log-win = { $how ->
    [exit] { $who ->
        [you] Ganas
       *[other] Gana { $who }
    }
    [master] { $who ->
        [you] El Señor ha salido: vas en cabeza con { points } y ganas
       *[other] El Señor ha salido: { $who } va en cabeza con { points } y gana
    }
   *[total] { $who ->
        [you] Ganas con { points } en total
       *[other] Gana { $who } con { points } en total
    }
}

# --- lo mismo en pocas palabras, tras el nombre del jugador cuyo turno era
brief-die = { person } { $count }
brief-first = { $who ->
    [you] empiezas tú
   *[other] empieza { $who }
}
brief-roll = dados { $dice }
brief-move = { $own ->
    [yes] enano { route }
   *[no] { whose-dwarf } { route }
}
brief-lap = marcador de vuelta
brief-master = Señor { route }
brief-tie = empate en cabeza, el Señor vuelve a { $to }
brief-none = ningún enano movido por el efecto
brief-lie = { whose-dwarf } se tumba
brief-rise = el enano se levanta
brief-round = fin de la ronda { $number }
brief-win = { $who ->
    [you] ganas tú
   *[other] gana { $who }
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
