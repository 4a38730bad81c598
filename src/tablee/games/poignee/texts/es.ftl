# Pour une poignée de meeples, en español.
title = Un puñado de meeples
pitch = Siembra meeples por la calle principal, construye, roba y desenfunda: gana quien más oro reúna.

seat-name = { $seat ->
    [0] Naranja
    [1] Verde
    [2] Gris
   *[other] Negro
}
your-name = { $name } (tú)
or = { $one } o { $other }

# --- lugares
place-name = { $place ->
    [0] Barbería
    [1] Almacén
    [2] Establo
    [3] Telégrafo
    [4] Cantina
    [5] Funeraria
    [6] Hotel
    [7] Oficina de ensayes
    [8] Herrería
    [9] Gaceta
    [10] Capilla
    [11] Granero
    [12] Saloon
   *[other] Cárcel
}
of-place = { $place ->
    [0] de la Barbería
    [1] del Almacén
    [2] del Establo
    [3] del Telégrafo
    [4] de la Cantina
    [5] de la Funeraria
    [6] del Hotel
    [7] de la Oficina de ensayes
    [8] de la Herrería
    [9] de la Gaceta
    [10] de la Capilla
    [11] del Granero
    [12] del Saloon
   *[other] de la Cárcel
}
the-place = { $place ->
    [0] la Barbería
    [1] el Almacén
    [2] el Establo
    [3] el Telégrafo
    [4] la Cantina
    [5] la Funeraria
    [6] el Hotel
    [7] la Oficina de ensayes
    [8] la Herrería
    [9] la Gaceta
    [10] la Capilla
    [11] el Granero
    [12] el Saloon
   *[other] la Cárcel
}
in-place = en { the-place }
door-name = puerta { of-place }
spot-name = { $spot ->
    [w] zona de duelo oeste
    [e] zona de duelo este
    [showdown] duelo
    [hand] en la mano
    [bank] Banco
   *[graveyard] Cementerio
}
at-space = { $space ->
    [12] en la zona de duelo oeste
    [13] en la zona de duelo este
   *[other] en la puerta { of-place }
}
space = { $space }

# --- meeples
kind = { $kind ->
    [builder] Constructor
    [miner] Minero
    [robber] Ladrón
    [deputy] Ayudante
   *[madame] Madame
}
a-meeple = { $kind ->
    [builder] un constructor
    [miner] un minero
    [robber] un ladrón
    [deputy] un ayudante del sheriff
   *[madame] a Madame
}
the-meeple = { $kind ->
    [builder] el constructor
    [miner] el minero
    [robber] el ladrón
    [deputy] el ayudante del sheriff
   *[madame] Madame
}
noun = { $kind ->
    [builder] constructor
    [miner] minero
    [robber] ladrón
    [deputy] ayudante del sheriff
   *[madame] Madame
}
The-meeple = { $kind ->
    [builder] El constructor
    [miner] El minero
    [robber] El ladrón
    [deputy] El ayudante del sheriff
   *[madame] Madame
}
some-meeples = { $kind ->
    [builder] { $count ->
        [one] un constructor
       *[other] { $count } constructores
    }
    [miner] { $count ->
        [one] un minero
       *[other] { $count } mineros
    }
    [robber] { $count ->
        [one] un ladrón
       *[other] { $count } ladrones
    }
    [deputy] { $count ->
        [one] un ayudante del sheriff
       *[other] { $count } ayudantes del sheriff
    }
   *[madame] Madame
}
of-meeple = { $kind ->
    [madame] de Madame
   *[other] del { noun }
}
duellist = { $who ->
    [you] tu { noun }
   *[other] el { noun } de { $who }
}
pieces = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
} de la bolsa

# --- el tablero
board-title = El pueblo y su calle principal
meeple-title = { $kind }: { $place }
building-title = { $tile ->
    [none] { $name }: aún sin toldo; cuesta { cost }
    [basic] { $name }: toldo de { $owner }, { $points } puntos; un minero hace sacar { $draws }; mejorarlo cuesta { cost }
   *[upgraded] { $name }: toldo de { $owner }, { $points } puntos; un minero hace sacar { $draws }
}
cost-gold = { $gold } de oro
cost-stone = { $stone } de piedra
cost = { $gold ->
    [0] { cost-stone }
   *[other] { $stone ->
        [0] { cost-gold }
       *[other] { cost-gold } y { cost-stone }
    }
}
space-title = { $space ->
    [12] Zona de duelo oeste
    [13] Zona de duelo este
   *[other] Puerta { of-place }
}
explosion-title = { $count ->
    [0] Círculo de explosión: aún sin dinamita usada
   *[other] Círculo de explosión: dinamita usada, { $count }
}
jail-title = Cárcel: { $robbers ->
    [0] ningún ladrón
    [one] { $robbers } ladrón
   *[other] { $robbers } ladrones
}, { $crates ->
    [0] sin dinamita
    [one] { $crates } caja de dinamita
   *[other] { $crates } cajas de dinamita
}. Tomar los meeples de aquí mete una caja en la bolsa
saloon-title = Saloon: sus meeples pueden empezar en cualquier espacio de la calle
graveyard-title = Cementerio: { $buried ->
    [one] { $buried } tumba ocupada
   *[other] { $buried } tumbas ocupadas
}, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}{ $boxed ->
    [0] {""}
   *[other] , { $boxed } en la caja
}
tombs-left = { $count ->
    [0] lleno
    [one] { $count } tumba libre
   *[other] { $count } tumbas libres
}
bank-title = { $bars ->
    [0] Banco: no quedan lingotes
    [one] Banco: { $bars } lingote de oro, por { $price } de oro
   *[other] Banco: { $bars } lingotes de oro, el próximo por { $price } de oro
}
bar-title = { $price ->
    [0] Lingote de oro: { points }
   *[other] Lingote de oro por { $price } de oro
}
crate-title = { $stage ->
    [exploded] Dinamita: usada
    [drawn] Dinamita: a punto de explotar
    [bag] Dinamita: en la bolsa
   *[jail] Dinamita: en la cárcel
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Oro en la bolsa
       *[supply] Cubo de oro: { points }
    }
   *[stone] { $place ->
        [bag] Piedra en la bolsa
       *[supply] Cubo de piedra
    }
}
bag-title = Bolsa de minería: { $gold } de oro, { $stone } de piedra, { $crates } de dinamita
bag-closed = Bolsa de minería: en esta mesa no se muestra su contenido
die-title = { $who } ha sacado { $value }
token-title = { $place ->
    [street] { $who } controla este meeple
   *[supply] Ficha de duelo de { $who }
}
tiles-title = { $count ->
    [one] { $count } toldo en reserva, { $points } puntos
   *[other] { $count } toldos en reserva, { $points } puntos cada uno
}
start-player = Jugador inicial
player-title = { $name }: { $points }; { $gold } de oro, { $stone } de piedra, lingotes: { $bars }, toldos en reserva: { $tiles }

# --- la mesa
setting-up = Preparación
turn-of = Turno de { $who }
hand-of = { $count ->
    [0] { $who } ha colocado su último meeple
   *[other] { $who } siembra: { $count } en la mano
}
left-to-resolve = Por resolver, en el orden que se quiera
draws-left = { $count ->
    [one] { $who } saca { $count } pieza más
   *[other] { $who } saca { $count } piezas más
}
legend = { $kind ->
    [builder] Constructor: puedes construir aquí, o el dueño puede mejorar. Habilidad de tiro { $skill }
    [miner] Minero: el dueño saca { $basic }, o { $better } con el toldo mejorado. Habilidad de tiro { $skill }
    [robber] Ladrón: sacas { $count } por cada minero dentro. Habilidad de tiro { $skill }
    [deputy] Ayudante del sheriff: sacas { $count } por cada ladrón dentro, y van a la cárcel. Habilidad de tiro { $skill }
   *[madame] Madame: sacas { $count } por cada constructor dentro, y van al saloon. Nunca se bate en duelo
}
last-round = Ronda final
final-score = Puntuación final
score-title = { $who }: { $place }.º puesto, { points }
showdown = Duelo
chip-title = { $kind }, { $place }: { $done }
question = { $question ->
    [build] ¿Construye { $who }?
    [upgrade] ¿Mejora { $who }?
   *[reroll] ¿Repite { $who } la tirada?
}
answer = { $question ->
    [build] { $answer ->
        [yes] Construir
       *[no] No construir
    }
    [upgrade] { $answer ->
        [yes] Mejorar
       *[no] No mejorar
    }
   *[reroll] { $answer ->
        [yes] Repetir
       *[no] Dejar el dado
    }
}
effect = { $effect ->
    [build] { $who } puede construir
    [upgrade] { $who } puede mejorar
    [draw] { $who } saca { $count }
    [arrest] { $who } saca { $count }, los ladrones van a la cárcel
    [lure] { $who } saca { $count }, los constructores van al saloon
   *[none] sin efecto
}

# --- elecciones
corner = Poner el primer toldo: { place-name }
take = Tomar los meeples { of-place }
place = { $diverted ->
    [yes] Colocar { $meeple } { at-space }: vuelve al saloon{ going }
   *[no] Colocar { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , en sentido horario
    [counterclockwise] , en sentido antihorario
   *[open] {""}
}
name = { $who } controlará { $meeple }
resolve-showdown = Resolver el duelo: { $west } contra { $east }
resolve = Resolver { $meeple } en la puerta { of-place }: { $done }
build = { $answer ->
    [yes] Construir el toldo { of-place } por { cost }
   *[no] No construir
}
upgrade = { $answer ->
    [yes] Mejorar el toldo { of-place } por { cost }
   *[no] No mejorar
}
reroll = { $answer ->
    [yes] Repetir la tirada
   *[no] Dejar el dado como está
}

# --- lo que ha pasado
log-deal = Preparación { of-place }: { some-meeples }
log-start = { $how ->
    [random] { $who ->
        [you] El sorteo decide: empiezas tú
       *[other] El sorteo decide: empieza { $who }
    }
    [host] { $who ->
        [you] Empiezas tú, por elección del anfitrión
       *[other] Empieza { $who }, por elección del anfitrión
    }
   *[first-seat] { $who ->
        [you] Tienes el primer asiento y empiezas
       *[other] { $who } tiene el primer asiento y empieza
    }
}
log-corner = { $who ->
    [you] Pones tu primer toldo { in-place }, una esquina: gratis, { $points } puntos
   *[other] { $who } pone su primer toldo { in-place }, una esquina: gratis, { $points } puntos
}
takes = { $who ->
    [you] Tomas
   *[other] { $who } toma
}
log-take = { $count ->
    [one] { takes } el único meeple { of-place }: { $meeples }
   *[other] { takes } los { $count } meeples { of-place }: { $meeples }
}
log-crate = La Cárcel se ha vaciado: una caja de dinamita pasa de allí a la bolsa ({ $left ->
    [0] no queda ninguna en la Cárcel
    [one] queda { $left } en la Cárcel
   *[other] quedan { $left } en la Cárcel
})
puts = { $who ->
    [you] Colocas
   *[other] { $who } coloca
}
skipping = { $skipped ->
    [w] , saltando la zona de duelo oeste, ocupada
    [e] , saltando la zona de duelo este, ocupada
   *[none] {""}
}
log-place = { puts } { a-meeple } { at-space }{ going }{ skipping }
log-divert = { puts } a Madame { at-space }{ going }{ skipping }; nunca se bate en duelo y va directamente al Saloon
controls = { $whom ->
    [you] tú controlas
   *[other] { $whom } controla
}
log-token = { $how ->
    [own] { $whom ->
        [you] Controlas
       *[other] { $whom } controla
    } al { noun } { at-space }
    [other] { $who ->
        [you] Tu ficha ya está en la otra zona de duelo, así que { controls } al { noun } { at-space }
       *[other] La ficha de { $who } ya está en la otra zona de duelo, así que { controls } al { noun } { at-space }
    }
   *[named] { $who ->
        [you] Tu ficha ya está en la otra zona de duelo y eliges a otro jugador: { controls } al { noun } { at-space }
       *[other] La ficha de { $who } ya está en la otra zona de duelo y { $who } elige a otro jugador: { controls } al { noun } { at-space }
    }
}{ $due ->
    [yes] ; las dos zonas están ocupadas, así que habrá un duelo este turno
   *[no] {""}
}
log-left-over = No queda espacio para { $meeples }: { $place ->
    [12] al Saloon
   *[other] de vuelta { in-place }
}, sin actuar
log-offer = { $offer ->
    [build] { $who ->
        [you] Gracias al constructor, puedes construir { in-place } por { cost }
       *[other] Gracias al constructor, { $who } puede construir { in-place } por { cost }
    }
   *[upgrade] { $whom ->
        [you] Gracias al constructor, puedes mejorar tu toldo { of-place } por { cost }
       *[other] Gracias al constructor, { $whom } puede mejorar su toldo { of-place } por { cost }
    }
}
on-place = { in-place }
log-build = { $who ->
    [you] Construyes un toldo { on-place } por { cost }: { $points } puntos
   *[other] { $who } construye un toldo { on-place } por { cost }: { $points } puntos
}. El constructor entra
log-upgrade = { $who ->
    [you] Mejoras tu toldo { of-place } por { cost }: ahora { $points } puntos
   *[other] { $who } mejora su toldo { of-place } por { cost }: ahora { $points } puntos
}. El constructor entra
log-decline = { $offer ->
    [build] { $who ->
        [you] No construyes { on-place }
       *[other] { $who } no construye { on-place }
    }
   *[upgrade] { $who ->
        [you] No mejoras tu toldo { of-place }
       *[other] { $who } no mejora su toldo { of-place }
    }
}. El constructor entra
log-idle = { $reason ->
    [no-tile] { $who ->
        [you] No te quedan toldos para construir { on-place }
       *[other] A { $who } no le quedan toldos para construir { on-place }
    }. El constructor entra sin más
    [poor] { $who ->
        [you] No puedes pagar { cost } para construir { on-place }
       *[other] { $who } no puede pagar { cost } para construir { on-place }
    }. El constructor entra sin más
    [owner-poor] { $whom ->
        [you] No puedes pagar { cost } para mejorar tu toldo { of-place }
       *[other] { $whom } no puede pagar { cost } para mejorar su toldo { of-place }
    }. El constructor entra sin más
    [done] El toldo { of-place } ya está mejorado. El constructor entra sin más
    [unowned] Nadie ha construido { in-place }: nadie saca piezas por el minero, que entra sin más
   *[no-prey] { $kind ->
        [robber] El ladrón no encuentra mineros { in-place } y entra sin más
        [deputy] El ayudante del sheriff no encuentra ladrones { in-place } y entra sin más
       *[madame] Madame no encuentra constructores { in-place } y entra sin más
    }
}
draws = { $who ->
    [you] sacas
   *[other] { $who } saca
} { pieces }
log-act = { $kind ->
    [miner] { $who ->
        [you] El minero trabaja para ti, por tu toldo { of-place }: { draws }
       *[other] El minero trabaja para { $who }, por su toldo { of-place }: { draws }
    }
    [robber] El ladrón encuentra { $prey ->
        [one] { $prey } minero
       *[other] { $prey } mineros
    } { in-place }: { draws } ({ $each } por minero)
    [deputy] El ayudante del sheriff encuentra { $prey ->
        [one] { $prey } ladrón
       *[other] { $prey } ladrones
    } { in-place }: { draws } ({ $each } por ladrón)
   *[madame] Madame encuentra { $prey ->
        [one] { $prey } constructor
       *[other] { $prey } constructores
    } { in-place }: { draws } ({ $each } por constructor)
}
cubes = { $kind ->
    [gold] { $count ->
        [one] { $count } cubo de oro
       *[other] { $count } cubos de oro
    }
   *[stone] { $count ->
        [one] { $count } cubo de piedra
       *[other] { $count } cubos de piedra
    }
}
log-draw = { $kind ->
    [crate] { $who ->
        [you] ¡Sacas dinamita! Explota después de la última pieza
       *[other] ¡{ $who } saca dinamita! Explota después de la última pieza
    }
   *[other] { $who ->
        [you] Sacas { cubes }
       *[other] { $who } saca { cubes }
    }
}
log-lost = { $count ->
    [one] La bolsa está vacía: se pierde 1 pieza por sacar
   *[other] La bolsa está vacía: se pierden { $count } piezas por sacar
}
log-arrest = Arresto { in-place }: { $count ->
    [one] { $count } ladrón va
   *[other] { $count } ladrones van
} a la Cárcel
log-lure = Madame atrae { $count ->
    [one] a { $count } constructor
   *[other] a { $count } constructores
} { of-place } al Saloon
loss = { $who ->
    [you] tú
   *[other] { $who }
} { $lost } ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
log-explode = { $count ->
    [one] La dinamita explota
   *[other] { $count } cajas de dinamita explotan juntas
} (caja { $number } de { $crates }): { $losers ->
    [0] nadie tiene 2 o más de piedra, así que nadie pierde nada
   *[other] cada jugador devuelve a la bolsa la mitad de su piedra, redondeando hacia abajo: { $losses }
}
log-enter = { The-meeple } entra { in-place }
log-showdown = { $who ->
    [you] Empiezas
   *[other] { $who } empieza
} el duelo: { $west } contra { $east }. { $better ->
    [none] Disparan igual de bien, así que nadie puede repetir la tirada
   *[other] El mejor tirador, { $better }, puede repetir la tirada una vez
}
log-roll = { $again ->
    [yes] { $who ->
        [you] Esta vez sacas { $count }, que sustituye al { $was }
       *[other] Esta vez { $who } saca { $count }, que sustituye al { $was }
    }
   *[no] { $who ->
        [you] Sacas un { $count } con { the-meeple }
       *[other] { $who } saca un { $count } con { the-meeple }
    }
}
log-lead = { $tie ->
    [yes] { $high } a { $low }: { $leader } va ganando, porque con dados iguales gana el mejor tirador; aún puede repetir la tirada
   *[no] { $leads ->
        [yes] { $high } a { $low }: { $leader } va ganando con el dado más alto; como mejor tirador, aún puede repetir la tirada
       *[no] { $high } a { $low }: { $leader } va ganando con el dado más alto; el mejor tirador, { $better }, puede repetir el { $own }
    }
}
log-again = { $who ->
    [you] Repites la tirada { of-meeple } en vez de quedarte con el { $count }
   *[other] { $who } repite la tirada { of-meeple } en vez de quedarse con el { $count }
}
log-keep = { $who ->
    [you] Te quedas con el { $count } { of-meeple }
   *[other] { $who } se queda con el { $count } { of-meeple }
}
log-duel = { $tie ->
    [yes] { $high } a { $low }: { $winner } gana, porque con dados iguales gana el mejor tirador, y va al Saloon
   *[no] { $high } a { $low }: { $winner } gana con el dado más alto y va al Saloon
}
log-both = { $high } a { $low } entre tiradores iguales: los dos caen, y ambos jugadores reciben recompensa
log-bury = { $count ->
    [0] No hay ninguna tumba libre: { $shooter } vuelve a la caja del juego
   *[other] Abatido: { $shooter }, enterrado en la tumba { $count } de { $tombs }
}
log-reward = Recompensa por abatir al { noun }: { draws }
log-bar = { $who ->
    [you] Tienes oro suficiente y debes comprar un lingote por { $price } de oro: { $points } puntos
   *[other] { $who } tiene oro suficiente y debe comprar un lingote por { $price } de oro: { $points } puntos
}
log-last-round = { $reason ->
    [bank] Se ha vendido el último lingote
    [graveyard] El cementerio está lleno
   *[dynamite] Ha explotado la última dinamita
}: { $now ->
    [yes] la partida termina con este turno
   *[no] { $last ->
        [you] ¡ronda final! La partida termina después de tu turno
       *[other] ¡ronda final! La partida termina después del turno de { $last }
    }
}
log-also = { $reason ->
    [bank] También se ha vendido el último lingote
    [graveyard] También está lleno el cementerio
   *[dynamite] También ha explotado la última dinamita
}; ya es la ronda final
score-of = { $who ->
    [you] tú
   *[other] { $who }
} { $count }
log-win = { $winners ->
    [one] { $who ->
        [you] Ganas con { points }{ more-cubes }
       *[other] { $who } gana con { points }{ more-cubes }
    }
   *[other] Victoria compartida: { $names }, con { points }{ more-cubes }
} ({ $scores })

# --- lo mismo en pocas palabras, tras el nombre del jugador de quien era el turno
brief-start = { $who ->
    [you] empiezas tú
   *[other] empieza { $who }
}
brief-corner = { $who ->
    [you] tu primer toldo { in-place }
   *[other] primer toldo de { $who } { in-place }
}
brief-take = { $count ->
    [one] { $count } meeple sembrado
   *[other] { $count } meeples sembrados
} desde { the-place }
brief-crate = dinamita a la bolsa
brief-divert = Madame al Saloon
brief-left-over = sin espacio para { $meeples }
brief-build = toldo construido { in-place } ({ $points })
brief-upgrade = { $own ->
    [yes] toldo { of-place } mejorado ({ $points })
   *[no] { $who ->
        [you] tu toldo { of-place } mejorado ({ $points })
       *[other] toldo { of-place } mejorado por { $who } ({ $points })
    }
}
brief-drawn = { $kind ->
    [crate] dinamita
   *[other] { cubes }
}
brief-draw = { $own ->
    [yes] de la bolsa: { brief-drawn }
   *[no] { $who ->
        [you] de la bolsa para ti: { brief-drawn }
       *[other] de la bolsa para { $who }: { brief-drawn }
    }
}
brief-lost = bolsa vacía
brief-arrest = { $count ->
    [one] { $count } ladrón arrestado
   *[other] { $count } ladrones arrestados
}
brief-lure = { $count ->
    [one] { $count } constructor atraído al Saloon
   *[other] { $count } constructores atraídos al Saloon
}
brief-explode = explosión de dinamita
brief-duel = duelo: { $winner } gana contra { $loser }
brief-both = doble muerte en el duelo
brief-bar = compra de un lingote ({ $points })
brief-last-round = ronda final
brief-win = { $winners ->
    [one] { $who ->
        [you] ganas tú
       *[other] gana { $who }
    }
   *[other] victoria compartida: { $names }
}

# --- indicaciones
task = { $task ->
    [setup-corner] poner un primer toldo en una esquina
    [take] tomar los meeples de una localización
    [sow] colocar un meeple de la mano
    [name-controller] elegir quién controla el meeple de la zona de duelo
    [resolve] resolver un meeple en una puerta, o el duelo
    [build] decidir si construir
    [upgrade] decidir si mejorar
    [reroll] decidir si repetir la tirada
    [deal] repartir los meeples
    [start] sortear el jugador inicial
    [draw] sacar una pieza de la bolsa
    [roll] tirar un dado
   *[roll-again] volver a tirar un dado
}
prompt = { $you ->
    [yes] Te toca { $task }
   *[no] { $who } debe { $task }
}
prompt-chance = { $task ->
    [deal] Se reparten los meeples
    [start] Se sortea el jugador inicial
    [draw] Se saca una pieza de la bolsa
   *[roll] Se tiran los dados
}
won = { $winners ->
    [one] { $who } gana con { points }{ more-cubes }
   *[other] { $who } comparten la victoria con { points }{ more-cubes }{ rematch }
}
more-cubes = { $tied ->
    [yes] {" y más cubos"}
   *[no] {""}
}
rematch = { $rematch ->
    [yes] ; otra partida decidiría
   *[no] {""}
}
rematch-settles = Empate completo: una nueva partida lo resuelve.

# --- rechazos
why-over = La partida ha terminado.
why-chance = Los meeples repartidos, las piezas sacadas y los dados son cosa del azar, no de un jugador.
why-not-asked = { $offer ->
    [build] Construir se ofrece al resolver un constructor en un edificio sin ficha, si al jugador le queda una ficha y puede pagar. Ahora toca { $task }.
    [upgrade] Mejorar se ofrece al dueño de una ficha aún por su lado básico al resolver allí un constructor, si se puede pagar. Ahora toca { $task }.
   *[no] Ahora toca { $task }.
}
why-corner = { $place } ya tiene una ficha.
why-empty = { $empty ->
    [saloon] El saloon está vacío.
    [jail] La cárcel está vacía.
   *[building] No hay ningún meeple en { $place }.
}
why-no-seat = No hay asiento { $seat } en esta mesa.
why-own-token = Tu ficha ya está bajo el otro meeple del duelo: elige a otro jugador.
why-no-showdown = Un duelo necesita un meeple en las dos zonas de duelo.
why-no-meeple = No hay ningún meeple en { $space }.
why-not-owner = Solo el dueño de la ficha en { $place }, el asiento { $seat }, puede mejorarla.
why-not-controller = Solo quien controla al mejor tirador, el asiento { $seat }, puede repetir la tirada.
why-not-in-hand = { $kind ->
    [builder] No hay ningún constructor en la mano.
    [miner] No hay ningún minero en la mano.
    [robber] No hay ningún ladrón en la mano.
    [deputy] No hay ningún ayudante del sheriff en la mano.
   *[madame] Madame no está en la mano.
}
why-taken = { $space } ya está ocupado por { $holder }.
why-own-door = El primer meeple nunca va a la puerta del edificio del que sale: sigue { $next }.
why-left-open = Madame ha dejado libre { $next }: el siguiente meeple va ahí.
why-used = { $space } cuenta como usado en esta vuelta: sigue { $next }.
why-jump = No se puede saltar ningún espacio libre: el siguiente es { $next }.
why-sequence = { $way ->
    [clockwise] { $space } no es lo que sigue: en sentido horario, el siguiente espacio libre es { $next }.
   *[counterclockwise] { $space } no es lo que sigue: en sentido antihorario, el siguiente espacio libre es { $next }.
}
why-all-dealt = { $kind ->
    [builder] Ya se han repartido todos los constructores.
    [miner] Ya se han repartido todos los mineros.
    [robber] Ya se han repartido todos los ladrones.
   *[deputy] Ya se han repartido todos los ayudantes del sheriff.
}
why-not-in-bag = { $piece ->
    [gold] No hay oro en la bolsa.
    [stone] No hay piedra en la bolsa.
   *[crate] No hay dinamita en la bolsa.
}

# --- opciones
option-goldBarExchange = Lingotes al final del turno
option-goldBarExchange-repeat = tantos como pague el oro
option-goldBarExchange-once = uno como máximo
option-sowOverflow = Meeples que sobran tras una vuelta
option-sowOverflow-saloon = van al saloon
option-sowOverflow-origin = vuelven a su origen
option-originDoorAfterLap = Puerta del edificio de origen
option-originDoorAfterLap-allow = es la última de la vuelta
option-originDoorAfterLap-skip = no se usa nunca
option-madameShowdownSlot = Zona de duelo que deja Madame
option-madameShowdownSlot-used = se salta
option-madameShowdownSlot-stillOpen = recibe el siguiente meeple
option-multiDynamite = Varias cajas sacadas a la vez
option-multiDynamite-perCrate = explotan una tras otra
option-multiDynamite-perAction = explotan juntas, una vez
option-startPlayer = Jugador inicial
option-startPlayer-random = por sorteo
option-startPlayer-host-chooses = lo elige el anfitrión
option-startPlayer-seat-1 = el primer asiento
option-firstSeat = Asiento que elige el anfitrión
option-firstSeat-1 = primer asiento
option-firstSeat-2 = segundo asiento
option-firstSeat-3 = tercer asiento
option-firstSeat-4 = cuarto asiento
option-finalTie = Empate completo
option-finalTie-shared = victoria compartida
option-finalTie-offer-rematch = compartida, y se propone otra partida
option-bagCounts = Contenido de la bolsa
option-bagCounts-shown = se muestra en el tablero
option-bagCounts-hidden = lo cuentan los jugadores

# --- puntos por origen
source-gold = Oro
source-bars = Lingotes
source-marquees = Toldos

# --- lo que desempata
tie-cubes = Cubos de Oro y de Piedra
