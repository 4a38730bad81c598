# Déstorsion, en español.
title = Déstorsion
pitch = Da dos vueltas al tablero con tu enano y sal antes de que llegue el Señor de la mazmorra.

# --- el tablero
board-title = El tablero de la mazmorra y los tableros de puntuación
dungeon-board = Tablero de la mazmorra
exit = Salida
legend = { $effect ->
    [a] un enano retrocede
   *[b] además, un enano retrocede o avanza
}
round-name = Ronda { $number }
extra-rounds = De más
total = Total
round-of = { $extra ->
    [yes] Ronda { $number }, de más
   *[no] Ronda { $number } de { $rounds }
}
nobody = Ningún enano
winner = Victoria

# --- fichas: la primera línea dice qué es, las demás qué hace
master-leaves = { $play ->
    [game] Cuando pasa de la casilla { $last }, gana quien va solo en cabeza. Si hay empate en cabeza, vuelve a la casilla { $square }.
   *[rounds] Cuando pasa de la casilla { $last }, la ronda se acaba y todos puntúan.
}
dungeon-title = Tablero de la mazmorra: el camino del Señor
    Cada jugador mueve al Señor con un dado. { master-leaves }
dungeon-exit = Salida del tablero de la mazmorra
    Hacia aquí va el Señor. { master-leaves }
score-exit = Salida del tablero de { seat-name }
    La primera vez que el enano pasa de la casilla { $last }, recibe su marcador de vuelta y sigue desde la casilla 1. { $play ->
        [game] La segunda vez sale de la mazmorra, y gana su jugador.
       *[rounds] La segunda vez sale de la mazmorra: su jugador suma { $points } puntos y la ronda se acaba.
    }
room-title = { $effect ->
    [start] Inicio del Señor
        Desde aquí, un movimiento de 4 lo lleva a la casilla 4.
    [a] Casilla { $number } de la mazmorra: { effects-short }
        Si el Señor se detiene aquí, el jugador puede hacer retroceder { $step } a un enano.
    [ab] Casilla { $number } de la mazmorra: { effects-short }
        Si el Señor se detiene aquí, el jugador puede hacer retroceder { $step } a un enano, y luego hacer retroceder o avanzar { $step } a uno, el mismo u otro.
   *[none] Casilla { $number } de la mazmorra
        No pasa nada si el Señor se detiene aquí.
}
square-start = Inicio del enano de { seat-name }
    Desde aquí, un movimiento de 4 lo lleva a la casilla 4.
square-kind = { $kind ->
    [hollow] , un hoyo
    [slingshot] , un tirachinas
   *[plain] {""}
}
square-title = Casilla { $number } del tablero de { seat-name }{ square-kind }
    { $kind ->
        [hollow] Un enano que llega aquí se tumba al final del turno. En el siguiente turno de su jugador se levanta, y los dados no mueven a ningún enano.
        [slingshot] { $must ->
            [yes] Si el enano está de pie aquí al empezar el turno de su jugador, su dado cuenta { $factor } veces. Si lo trae otro jugador, queda tumbado.
           *[no] Si el enano está de pie aquí al empezar el turno de su jugador, su dado puede contar { $factor } veces. Si lo trae otro jugador, queda tumbado.
        }
       *[plain] Vale tantos puntos como su número. El marcador de vuelta cuenta aparte.
    }{ $floor ->
        [yes] {"\u000A"}En la primera vuelta, los dados no hacen retroceder al enano más allá de esta casilla.
       *[no] {""}
    }
player-title = Tablero de { seat-name }: { points }
    { $lap ->
        [yes] Segunda vuelta. Puntos: el número de la casilla del enano y el marcador de vuelta.
       *[no] Primera vuelta. Puntos: el número de la casilla del enano.
    }
master-title = { $square ->
    [0] El Señor de la mazmorra, en su inicio
    [exit] El Señor de la mazmorra, más allá de la salida
   *[other] El Señor de la mazmorra, casilla { $square } de { $last }
}
    Cada jugador lo mueve con un dado, hacia delante o hacia atrás.{ $square ->
        [exit] {""}
       *[other] {" "}Un movimiento de { $left } lo saca.
    }
dwarf-title = { $square ->
    [0] El enano de { seat-name }, en su inicio
    [exit] El enano de { seat-name }, fuera de la mazmorra: { points }
   *[other] { $posture ->
        [hollow] El enano de { seat-name }, tumbado en el hoyo de la casilla { $square }: { points }
        [hollow-now] El enano de { seat-name }, que se levanta del hoyo de la casilla { $square }: { points }
        [slingshot] El enano de { seat-name }, tumbado en el tirachinas de la casilla { $square }: { points }
        [slingshot-now] El enano de { seat-name }, que se levanta en el tirachinas de la casilla { $square }: { points }
        [armed] El enano de { seat-name }, de pie en el tirachinas de la casilla { $square }: { points }
       *[standing] El enano de { seat-name }, de pie en la casilla { $square }: { points }
    }
}
    { $posture ->
        [hollow] En el siguiente turno de su jugador se levanta, y los dados no mueven a ningún enano.
        [hollow-now] Levantarse ocupa todo el turno: los dados no mueven a ningún enano.
        [slingshot] Se levanta en el siguiente turno de su jugador, sin poder usar el tirachinas.
        [slingshot-now] No puede usar el tirachinas este turno.
        [armed] Si está de pie aquí al empezar el turno de su jugador, su dado puede contar { $factor } veces.
       *[standing] Cualquier jugador puede moverlo, hacia delante o hacia atrás.
    }
lap-marker = { $state ->
    [on] Marcador de vuelta de { seat-name }: { $points } puntos
        Ya no se pueden perder. Cuando el enano vuelva a pasar de la casilla { $last }, saldrá de la mazmorra.
   *[off] Marcador de vuelta de { seat-name }, aún sin ganar
        { $points } puntos, en cuanto el enano pase por primera vez de la casilla { $last }.
}
die-title = { $use ->
    [first] Dado de { seat-name } para el primer turno: { $value }
        Empieza el más alto.
    [dwarf] Dado de { seat-name } para un enano: { $value }
        Mueve a un enano, el de cualquiera, hacia delante o hacia atrás.
    [master] Dado de { seat-name } para el Señor: { $value }
        Mueve al Señor hacia delante o hacia atrás.
    [bonus-dwarf] Tercer dado de { seat-name }: { $value }
        Se suma al movimiento del enano.
    [bonus-master] Tercer dado de { seat-name }: { $value }
        Se suma al movimiento del Señor.
    [lost] Dado perdido de { seat-name }: { $value }
        El enano se levanta de su hoyo, así que los dados no mueven a ningún enano.
    [bonus-lost] Tercer dado de { seat-name }, desperdiciado: { $value }
        El enano se levanta de su hoyo, así que los dados no mueven a ningún enano.
   *[none] Dado de { seat-name }: { $value }
        Un dado mueve a un enano y otro al Señor.
}
roll-title = { roll }
    { $count ->
        [3] El tercer dado se suma al movimiento del enano o al del Señor.
       *[2] Uno mueve a un enano y el otro al Señor.
    }
side-title = { $side ->
    [lost] Desperdiciar el tercer dado
        Va al enano, que se levanta y no se puede mover con los dados.
    [dwarf] Tercer dado para el enano
        El dado que queda se suma al movimiento del enano.
   *[master] Tercer dado para el Señor
        El dado que queda se suma al movimiento del Señor.
}
order-title = { order }
    { $effect ->
        [a] Primero un enano puede retroceder { $step }, y luego uno retroceder o avanzar { $step }.
       *[b] Primero un enano puede retroceder o avanzar { $step }, y luego uno retroceder { $step }.
    }
no-effect-title = { no-effect }
    No es obligatorio usar los efectos.
notes-title = Puntos de todas las rondas
    Después de la última ronda gana el total más alto.

# --- elecciones
roll = Tirar { $count } dados
order = { $effect ->
    [a] Primero un enano retrocede
   *[b] Primero un enano retrocede o avanza
}
no-effect = { nobody }
won = { $you ->
    [alone] ¡Has ganado!
   *[no] Gana { $names }
}
assign = { $side ->
    [dwarf] { $dwarf } + { $third } para un enano, { $master } para el Señor
    [master] { $dwarf } para un enano, { $master } + { $third } para el Señor
   *[none] { $dwarf } para un enano, { $master } para el Señor
}
assign-stuck = { $side ->
    [dwarf] { $master } para el Señor; el { $dwarf } y el { $third } se pierden
    [master] { $master } + { $third } para el Señor; el { $dwarf } se pierde
   *[none] { $master } para el Señor; el { $dwarf } se pierde
}
way = { $way ->
    [forward] avanza
   *[backward] retrocede
}
dwarf-of = { $own ->
    [yes] Tu enano
   *[no] El enano de { seat-name }
}
move-dwarf = { $to ->
    [exit] { dwarf-of } { way } y sale de la mazmorra
   *[other] { dwarf-of } { way } hasta la casilla { $to }
}
move-master = { $to ->
    [exit] El Señor { way } más allá de la salida
   *[other] El Señor { way } hasta la casilla { $to }
}

# --- más sobre una elección
effects-short = { $effect ->
    [a] −{ $step }
   *[ab] −{ $step } y ±{ $step }
}
end-of-move = { $on ->
    [exit] salida
    [hollow] { $to } (hoyo)
    [slingshot] { $to } (tirachinas)
    [lap] { $to } (marcador de vuelta)
    [a] { $to } ({ effects-short })
    [ab] { $to } ({ effects-short })
   *[plain] { $to }
}
by-sling = { $slung ->
    [no] {""}
   *[other] , { $slung } con tirachinas
}
or-back = { $back ->
    [no] {""}
   *[other] , o { $back } si retrocede
}
ends-dwarf = Tu enano: { $forward }{ by-sling }{ or-back }
ends-master = Señor: { $forward }{ or-back }
two-ends = { $first } · { $rest }
phrases = { $first }; { $rest }
what-then = { $what ->
    [lap] recibe su marcador de vuelta, { $points } puntos
    [wins] { $whose ->
        [own] ganas
       *[other] gana { seat-name }
    }
    [scores] la ronda se acaba, { $points } puntos para { $whose ->
        [own] ti
       *[other] { seat-name }
    }
    [hollow] un hoyo: se tumbará
    [slingshot] un tirachinas: se quedará de pie
    [laid] un tirachinas: quedará tumbado
    [limit] no puede retroceder más
    [sling] con el tirachinas
    [raised] dado subido a { $value }
    [lowered] dado bajado a { $value }
    [a] luego un enano puede retroceder { $step }
    [ab] luego un enano puede retroceder { $step }, y uno retroceder o avanzar { $step }
    [tie] empate en cabeza: vuelve a la casilla { $square }
   *[round] la ronda se acaba
}

# --- lo que depende de la pregunta
stakes-count = Vas { points } por detrás de { $names }. Un tercer dado se sumaría a uno de tus dos movimientos.
stakes-loss = { $lost ->
    [hollow] Tu enano se levanta de su hoyo: este turno los dados no mueven a ningún enano, y un dado se pierde.
   *[slingshot] Tu enano se levanta y no puede usar el tirachinas este turno.
}
stakes-assign = Con línea discontinua: adónde haría avanzar cada dado a tu enano o al Señor. { $back ->
    [no] También puedes mover a otro enano.
    [master] También puedes mover a otro enano, o hacer retroceder al Señor.
   *[all] También puedes mover a otro enano, o retroceder.
}
stakes-three = El dado tras el + es el tercero: ni la tirada doble ni el tirachinas lo cambian.
stakes-sling = Tu enano está de pie en un tirachinas: { $must ->
    [yes] el dado que lo mueve cuenta { $factor } veces.
   *[no] el dado que lo mueve puede contar { $factor } veces.
}
stakes-double = Los dados son iguales: el { $value } puede pasar a ser { $others }.
or = { $first } o { $rest }
stakes-dwarf =
    El tuyo u otro, { $back ->
        [yes] { $value } hacia delante o hacia atrás.
       *[no] { $value } hacia delante: aún no puede retroceder ninguno (en la primera vuelta, solo pasada la casilla { $floor }).
    }
stakes-master = { $value } hacia delante o hacia atrás.
stakes-exit = { $what ->
    [wins] Si pasa ahora de la salida, { $whose ->
        [own] ganas tú.
       *[other] gana { seat-name }.
    }
    [tie] Si pasa ahora de la salida, vuelve a la casilla { $square }, porque hay empate en cabeza.
   *[round] Si pasa de la salida, la ronda se acaba.
}
stakes-effect = { $effect ->
    [ab] El Señor está en la casilla { $square }: un enano retrocede { $step }, y uno, el mismo u otro, retrocede o avanza { $step }.
    [a-then-b] El Señor está en la casilla { $square }. Después, un enano podrá retroceder o avanzar { $step }.
    [b-then-a] El Señor está en la casilla { $square }. Después, un enano podrá retroceder { $step }.
   *[last] El Señor está en la casilla { $square }. Después, el turno se acaba.
}
stakes-both = { $first } { $rest }

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
        [yes] Tirada doble: { $master } para el Señor; el otro { $dwarf } se pierde, porque el enano se levanta
       *[no] Tirada doble: { $dwarf } para un enano y { $master } para el Señor; cada uno puede cambiar en { $step }
    }
   *[no] { $stuck ->
        [yes] { $side ->
            [dwarf] { gives } el { $master } al Señor; el { $dwarf } y el { $third } se pierden, porque el enano se levanta
            [master] { gives } { $master } + { $third } al Señor; el { $dwarf } se pierde, porque el enano se levanta
           *[none] { gives } el { $master } al Señor; el { $dwarf } se pierde, porque el enano se levanta
        }
       *[no] { $side ->
            [dwarf] { gives } { $dwarf } + { $third } a un enano y { $master } al Señor
            [master] { gives } { $dwarf } a un enano y { $master } + { $third } al Señor
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
    [yes] , sin poder ir más lejos
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
        [you] Mueves { $whom ->
            [you] a tu enano
           *[other] al enano de { $whom }
        }, que{ gets-up } { way } { $count }{ changed }{ limit }: { route }
       *[other] { $who } mueve { $whom ->
            [you] a tu enano
           *[other] al enano de { $whom }
        }, que{ gets-up } { way } { $count }{ changed }{ limit }: { route }
    }
}
log-send = { $own ->
    [yes] Por el efecto del Señor, { whose-dwarf }{ gets-up } { way } { $count }{ limit }: { route }
   *[no] { $who ->
        [you] Por el efecto del Señor, mueves { $whom ->
            [you] a tu enano
           *[other] al enano de { $whom }
        }, que{ gets-up } { way } { $count }{ limit }: { route }
       *[other] Por el efecto del Señor, { $who } mueve { $whom ->
            [you] a tu enano
           *[other] al enano de { $whom }
        }, que{ gets-up } { way } { $count }{ limit }: { route }
    }
}
log-lap = { Whose-dwarf } pasa de la casilla { $last } y recibe su marcador de vuelta: { $points } puntos
log-out = { Whose-dwarf } sale de la mazmorra
effect-here = { $effect ->
    [a] ; en esta casilla, un enano puede retroceder { $step }
    [ab] ; en esta casilla, un enano puede retroceder { $step }, y uno retroceder o avanzar { $step }
   *[none] {""}
}
near-exit = { $near ->
    [yes] ; ahora un solo dado puede sacarlo
   *[no] {""}
}
log-master = { $forced ->
    [yes] El Señor solo puede avanzar { $count }: { route }{ effect-here }
   *[no] { $who ->
        [you] Mueves al Señor, que { way } { $count }{ changed }{ limit }: { route }{ effect-here }{ near-exit }
       *[other] { $who } mueve al Señor, que { way } { $count }{ changed }{ limit }: { route }{ effect-here }{ near-exit }
    }
}
log-tie = Empate en cabeza ({ $names }): el Señor vuelve a la casilla { $to }
log-no-target = Ningún enano puede retroceder: el efecto se pierde
log-order = { $who ->
    [you] Eliges
   *[other] { $who } elige
} { $effect ->
    [a] que primero retroceda un enano
   *[b] que primero retroceda o avance un enano
}
log-none = { $who ->
    [you] No mueves a ningún enano por el efecto del Señor
   *[other] { $who } no mueve a ningún enano por el efecto del Señor
}
log-stands = { Whose-dwarf } está de nuevo en pie
log-lie = { $on ->
    [hollow] { Whose-dwarf } se tumba en el hoyo de la casilla { $square }
   *[slingshot] { Whose-dwarf }, movido por otro jugador, queda tumbado en el tirachinas de la casilla { $square }
}
log-rise = { $on ->
    [hollow] { Whose-dwarf } se levanta de su hoyo: este turno los dados no mueven a ningún enano
   *[slingshot] { Whose-dwarf } se levanta en el tirachinas y no puede usarlo este turno
}
round-points = { $who ->
    [you] tú
   *[other] { $who }
} { $gained } ({ $total } en total)
log-round = { $how ->
    [exit] Fin de la ronda { $number }: { $scores }
   *[master] El Señor ha salido, fin de la ronda { $number }: { $scores }
}
log-new-round = { $which ->
    [extra] El total más alto está empatado: se juega una ronda de más, la { $count }
    [last] Empieza la última ronda, la { $count }
   *[next] Empieza la ronda { $count }
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
brief-lie = { $on ->
    [hollow] { whose-dwarf } en un hoyo
   *[slingshot] { whose-dwarf } tumbado
}
brief-rise = el enano se levanta
brief-round = fin de la ronda { $number }
brief-win = { $who ->
    [you] ganas tú
   *[other] gana { $who }
}

# --- indicaciones
task = { $task ->
    [dice-count] elegir cuántos dados tirar
    [assign] { $lost ->
        [hollow] elegir el dado del Señor
       *[other] elegir el dado de un enano; el otro es del Señor
    }
    [assign-three] { $lost ->
        [hollow] elegir el dado del Señor y luego el que se pierde
       *[other] elegir un dado para un enano y luego uno para el Señor
    }
    [move-dwarf] mover a un enano
    [move-master] mover al Señor
    [order] elegir qué efecto se aplica primero
    [effect-a] elegir un enano que retroceda { $step }, o «{ nobody }»
    [effect-b] elegir un enano que retroceda o avance { $step }, o «{ nobody }»
   *[other] esperar a los dados
}
prompt-dice = Se tiran los dados

# --- rechazos
why-roll = { $count ->
    [1] Ahora se tira un dado.
   *[other] Ahora se tiran { $count } dados.
}
why-stuck = El enano se levanta de su hoyo este turno: los dados no mueven a ningún enano, solo al Señor.
why-dice = Los dados se tiran, no se eligen.
why-assign = { $third ->
    [yes] Los dados muestran { $dice }: uno para un enano, otro para el Señor y el tercero para uno de los dos.
   *[no] Los dados muestran { $dice }: uno para un enano, el otro para el Señor.
}
why-master-floor = El Señor no puede bajar de la casilla { $floor }.
why-effect = { $square ->
    [0] El enano de { seat-name } no puede retroceder: aún está en su inicio.
   *[other] El enano de { seat-name } no puede retroceder desde la casilla { $square }.
}
why-no-dwarf = No hay enano { $seat } en esta partida.
why-no-double = Solo dos dados iguales pueden cambiarse en { $change }.
why-below-one = Un dado no puede bajar de 1.
why-sling-other = Un tirachinas solo sirve para el propio enano del jugador.
why-sling-laid = El enano estaba tumbado en este tirachinas: se levanta este turno y podrá usarlo a partir del siguiente.
why-sling-unarmed = El enano no empezó este turno de pie en un tirachinas.
why-sling-always = { $factor ->
    [2] En esta mesa el tirachinas siempre duplica.
   *[other] En esta mesa el tirachinas siempre multiplica el dado por { $factor }.
}
why-floor = Los dados no pueden hacer retroceder al enano de { seat-name }: no ha pasado de la casilla { $floor }.

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

# --- reglas de la casa: lo que puede variar
box-score_board-squares = Casillas de un tablero de puntos
box-score_board-first_lap_floor = En la primera vuelta, los dados no hacen retroceder a un enano más allá de la casilla
box-score_board-lap_points = Puntos de un marcador de vuelta
box-score_board-exit_points = Puntos de un enano que sale de la mazmorra
box-score_board-slingshots-squares = Casillas con tirachinas
box-score_board-hollows-squares = Casillas con hoyo
box-dungeon_board-squares = Casillas de la mazmorra
box-dungeon_board-return_square = Casilla a la que vuelve el Señor de la mazmorra tras un empate en la salida
box-dungeon_board-effect_a = Casillas de la mazmorra con efecto de retroceso
box-dungeon_board-effect_b = Casillas de la mazmorra con efecto en ambos sentidos
box-dice-third_die_gap = Puntos de desventaja con el líder para un tercer dado
box-dice-slingshot_factor = Un tirachinas multiplica el dado por
