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
and = { $one } y { $other }
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

# --- el tablero
board-title = El pueblo y su calle principal
meeple-title = { $kind }: { $place }
building-title = { $tile ->
    [none] { $name }: aún sin toldo; cuesta { cost }
    [basic] { $name }: toldo de { $owner }, { $points } puntos; un minero hace sacar { $draws }; mejorarlo cuesta { cost }
   *[upgraded] { $name }: toldo de { $owner }, { $points } puntos; un minero hace sacar { $draws }
}
cost = { $gold ->
    [0] { $stone } de piedra
   *[other] { $stone ->
        [0] { $gold } de oro
       *[other] { $gold } de oro y { $stone } de piedra
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

# --- registro
log-deal = Preparación { of-place }: { $meeple }
log-start = { $who } es el jugador inicial
log-draw = { $piece ->
    [gold] { $who } saca oro{ $after }
    [stone] { $who } saca piedra{ $after }
   *[crate] { $who } saca dinamita{ $after }
}
log-die = { $who } tira { $value } para { $meeple }{ $after }
log-corner = { $actor } pone su primer toldo: { place-name }
log-take = { $actor } toma los meeples { of-place }
log-place = { $diverted ->
    [yes] { $actor } coloca { $meeple } { at-space }: vuelve al saloon{ $after }
   *[no] { $actor } coloca { $meeple } { at-space }{ $after }
}
log-name = { $actor } elige: { $who } controlará { $meeple }{ $after }
log-resolve-showdown = { $actor } resuelve el duelo: { $west } contra { $east }
log-resolve = { $actor } resuelve { $meeple } en la puerta { of-place }: { $done }{ $after }
log-build = { $answer ->
    [yes] { $actor } construye el toldo { of-place } por { cost }{ $after }
   *[no] { $actor } no construye{ $after }
}
log-upgrade = { $answer ->
    [yes] { $actor } mejora el toldo { of-place } por { cost }{ $after }
   *[no] { $actor } no mejora{ $after }
}
log-reroll = { $answer ->
    [yes] { $actor } repite la tirada
   *[no] { $actor } deja el dado como está{ $after }
}
aftermath = { overflow }{ $duel }{ explosion }{ exchange }{ trigger }{ game-over }
overflow = { $leftover ->
    [0] {""}
    [one] . { $leftover } meeple se queda sin espacio
   *[other] . { $leftover } meeples se quedan sin espacio
}
no-duel = {""}
duel-won = { $boxed ->
    [0] . { $who } gana el duelo: { $lost } va al cementerio
   *[other] . { $who } gana el duelo: { $lost } no encuentra tumba libre y va a la caja
}
duel-both = { $boxed ->
    [0] . Caen los dos: { $one } y { $other } van al cementerio
    [1] . Caen los dos: { $one } va al cementerio, { $other } no encuentra tumba libre y va a la caja
   *[other] . Caen los dos: { $one } y { $other } no encuentran tumba libre y van a la caja
}
explosion = { $explosions ->
    [0] {""}
    [one] . La dinamita explota: todos devuelven la mitad de su piedra
   *[other] . La dinamita explota { $explosions } veces: todos devuelven cada vez la mitad de su piedra
}
exchange = { $bars ->
    [0] {""}
    [one] . { $buyer } canjea oro por un lingote
   *[other] . { $buyer } canjea oro por { $bars } lingotes
}
trigger = { $trigger ->
    [bank] . El banco está vacío: es la ronda final
    [graveyard] . El cementerio está lleno: es la ronda final
    [dynamite] . Se ha usado la última dinamita: es la ronda final
   *[none] {""}
}
game-over = { $over ->
    [yes] . La partida ha terminado
   *[no] {""}
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
