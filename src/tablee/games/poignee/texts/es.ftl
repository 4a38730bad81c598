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
    [7] Laboratorio
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
    [7] del Laboratorio
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
    [7] el Laboratorio
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
    [w] zona de duelo junto a la Cárcel
    [e] zona de duelo junto al Saloon
    [showdown] duelo
    [hand] en la mano
    [bank] Banco
   *[graveyard] Cementerio
}
at-space = { $space ->
    [12] en la zona de duelo junto a la Cárcel
    [13] en la zona de duelo junto al Saloon
   *[other] en la puerta { of-place }
}
to-space = { $space ->
    [12] a la zona de duelo junto a la Cárcel
    [13] a la zona de duelo junto al Saloon
   *[other] a la puerta { of-place }
}
short-space = { $space ->
    [12] zona de duelo junto a la Cárcel
    [13] zona de duelo junto al Saloon
   *[other] { place-name }
}
coded-space = { short-space } ({ $code })
coded-place = { place-name } ({ $code })

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

# --- el tablero: la primera línea de un título dice qué es y de quién, las siguientes qué hace
board-title = El pueblo y su calle principal
does = { $kind ->
    [builder] En una puerta: puedes construir aquí, o el dueño del toldo puede mejorarlo
    [miner] En una puerta: el dueño del toldo saca { $basic }, o { $better } si está mejorado
    [robber] En una puerta: sacas { $count } por cada minero que haya dentro
    [deputy] En una puerta: sacas { $count } por cada ladrón que haya dentro, y van a la Cárcel
   *[madame] En una puerta: sacas { $count } por cada constructor que haya dentro, y van al Saloon
}
skill = { $kind ->
    [madame] Nunca se bate en duelo
   *[other] Habilidad de tiro { $skill }
}
meeple-title = { kind }: { $place }
    { does }
    { skill }
legend-title = { kind }
    { does }
    { skill }
building-title = { $tile ->
    [none] { $name }: aún sin toldo
        Cuando actúa aquí un constructor, puedes construir por { cost }: { $basic } puntos
    [basic] { $name }: toldo de { $owner }, { $points } puntos
        Cuando actúa aquí un minero, { $owner } saca { $draws }
        Cuando actúa aquí un constructor, { $owner } puede mejorarlo por { cost }: { $better } puntos en lugar de { $points }
   *[upgraded] { $name }: toldo mejorado de { $owner }, { $points } puntos
        Cuando actúa aquí un minero, { $owner } saca { $draws }
        Cuando actúa aquí un constructor, ya no hay nada que mejorar
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
door-title = Puerta { of-place }
    Un meeple que se para aquí actúa en este edificio y luego entra
waiting-title = { kind } en la puerta { of-place }
    Cuando actúa: { $done }
space-title = { $space ->
    [12] Zona de duelo junto a la Cárcel
   *[13] Zona de duelo junto al Saloon
}
    Un meeple que se para aquí espera a otro en la otra zona de duelo; entonces se baten
    La ficha muestra quién tira el dado por él
explosion-title = { $count ->
    [0] Círculo de explosión: aún no ha explotado ninguna dinamita
    [one] Círculo de explosión: ha explotado { $count } caja de { $crates }
   *[other] Círculo de explosión: han explotado { $count } cajas de { $crates }
}
    { $burning ->
        [0] En cada explosión todos pierden la mitad de su piedra. Tras la última llega la ronda final
       *[other] ¡Ha salido dinamita! Tras la última pieza, todos pierden la mitad de su piedra
    }
jail-title = Cárcel: { $robbers ->
    [0] ningún ladrón
    [one] { $robbers } ladrón
   *[other] { $robbers } ladrones
}, { $crates ->
    [0] sin dinamita
    [one] { $crates } caja de dinamita
   *[other] { $crates } cajas de dinamita
}
    Los ladrones tomados de aquí pueden empezar en cualquier espacio de la calle
    Quien los toma mete además una caja en la bolsa, si queda alguna
saloon-title = Saloon
    Aquí vienen los ganadores de los duelos y los constructores atraídos por Madame
    Los meeples tomados de aquí pueden empezar en cualquier espacio de la calle
graveyard-title = Cementerio: { $buried ->
    [one] { $buried } tumba ocupada
   *[other] { $buried } tumbas ocupadas
}, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}{ $boxed ->
    [0] {""}
   *[other] , { $boxed } en la caja del juego
}
    Cuando todas las tumbas están llenas, empieza la ronda final
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
    Quien tenga ese oro al final de su turno debe comprar uno: { points }
    Cuando se vende el último, empieza la ronda final
bar-title = { $price ->
    [0] Lingote de oro de { $who }: { points }
   *[other] Lingote de oro por { $price } de oro: { points }
}
crate-title = { $stage ->
    [exploded] Dinamita que ha explotado
        Cuando han explotado las { $crates } cajas, empieza la ronda final
    [drawn] Dinamita a punto de explotar
        Tras la última pieza, todos pierden la mitad de su piedra, redondeando hacia abajo
    [bag] Dinamita en la bolsa
        Si sale, todos pierden la mitad de su piedra, redondeando hacia abajo
   *[jail] Dinamita en la Cárcel
        Quien toma ladrones de la Cárcel mete una caja en la bolsa
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Oro en la bolsa
       *[supply] Oro de { $who }
            { points } por cubo. También paga toldos y lingotes
    }
   *[stone] { $place ->
        [bag] Piedra en la bolsa
       *[supply] Piedra de { $who }
            Paga toldos. Se pierde la mitad cuando explota la dinamita
    }
}
bag-title = Bolsa de minería: { $gold } de oro, { $stone } de piedra, { $crates ->
    [0] sin dinamita
    [one] { $crates } caja de dinamita
   *[other] { $crates } cajas de dinamita
}
    Las piezas se sacan a ciegas
bag-closed = Bolsa de minería
    Las piezas se sacan a ciegas. En esta mesa no se muestra su contenido
die-title = { $known ->
    [yes] { $who } ha sacado un { $value }
   *[no] Dado { $space ->
        [12] de la zona de duelo junto a la Cárcel
       *[13] de la zona de duelo junto al Saloon
    }: { $value }
}
    Gana el dado más alto; si son iguales, el mejor tirador
token-title = { $place ->
    [street] { $who } controla este meeple
        { $who } tira el dado por él, y recibe la recompensa si gana
   *[supply] Ficha de duelo de { $who }
        Va debajo de un meeple que { $who } coloca en una zona de duelo
}
tiles-title = { $count ->
    [one] { $count } toldo de { $who } en reserva: { $points } puntos una vez construido
   *[other] { $count } toldos de { $who } en reserva: { $points } puntos cada uno una vez construidos
}
start-player = Jugador inicial: { $who }
    El último turno de la partida es el de { $last }
player-title = { $name }: { points } por ahora
    { $gold } de oro, { $stone } de piedra, { $bars ->
        [one] { $bars } lingote
       *[other] { $bars } lingotes
    }, { $tiles ->
        [one] { $tiles } toldo en reserva
       *[other] { $tiles } toldos en reserva
    }
points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
you-name = Tú

# --- la mesa: tras el nombre de un jugador, lo que hace
setting-up = Preparación
chooses-corner = { $you ->
    [yes] eliges una esquina
   *[no] elige una esquina
}
takes-meeples = { $you ->
    [yes] tomas meeples
   *[no] toma meeples
}
sows = { $count ->
    [0] { $you ->
        [yes] has colocado tu último meeple
       *[no] ha colocado su último meeple
    }
   *[other] { $you ->
        [yes] siembras: { $count } en la mano
       *[no] siembra: { $count } en la mano
    }
}
draws-left = { $count ->
    [one] { $you ->
        [yes] sacas { $count } pieza más
       *[no] saca { $count } pieza más
    }
   *[other] { $you ->
        [yes] sacas { $count } piezas más
       *[no] saca { $count } piezas más
    }
}
resolves = { $count ->
    [one] { $you ->
        [yes] resuelves la última acción
       *[no] resuelve la última acción
    }
   *[other] { $you ->
        [yes] resuelves: faltan { $count }
       *[no] resuelve: faltan { $count }
    }
}
rolls = { $you ->
    [yes] tiras un dado
   *[no] tira un dado
}
may-build = { $you ->
    [yes] puedes construir
   *[no] puede construir
}
may-upgrade = { $you ->
    [yes] puedes mejorar
   *[no] puede mejorar
}
may-reroll = { $you ->
    [yes] puedes repetir la tirada
   *[no] puede repetir la tirada
}
hand-title = En la mano: { $meeples }
    { does }
    { skill }
last-round = Ronda final
last-round-short = Ronda final
final-score = Puntuación final
score-title = { $who }: { $place }.º puesto, { points }
    Oro { $gold }, lingotes { $bars }, toldos { $marquees }
showdown = Duelo
showdown-title = Duelo
    { $west } contra { $east }
    Gana el dado más alto; el mejor tirador puede repetir la tirada, y gana con dados iguales
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
    [build] { $who ->
        [you] puedes construir
       *[other] { $who } puede construir
    }
    [upgrade] { $who ->
        [you] puedes mejorar
       *[other] { $who } puede mejorar
    }
    [draw] { stakes-reward }
    [arrest] { stakes-reward }, y los ladrones de dentro van a la Cárcel
    [lure] { stakes-reward }, y los constructores de dentro van al Saloon
   *[none] sin efecto
}

# --- elecciones
corner = Poner el primer toldo: { place-name }
take = Tomar los meeples { of-place }
place = { $diverted ->
    [yes] Colocar { $meeple } { at-space }{ going }: va directamente al Saloon
   *[no] Colocar { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , en sentido horario
    [counterclockwise] , en sentido antihorario
   *[open] {""}
}
name = { $who } controlará al { noun }
resolve-showdown = Duelo: { $west } contra { $east }
resolve = { kind } { in-place }: { $done }
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

# --- lo que depende de una pregunta, bajo la indicación
stakes-corner = Es gratis y vale { $points } puntos. Todas las esquinas son iguales; solo cambian sus vecinos
stakes-last-turn = Es tu último turno
stakes-bar = { $missing ->
    [0] Tienes { $gold } de oro: al final de este turno deberás comprar un lingote por { $price }
   *[other] Tienes { $gold } de oro; con { $missing } más compras un lingote ({ $points } puntos) al final de este turno
}
stakes-way = { $how ->
    [one] Es el último meeple de la mano
    [anywhere] El primer meeple va a cualquier espacio libre; el segundo fija el sentido
   *[side] El lado que elijas fija el sentido para todos los demás
}
stakes-next = { $count ->
    [one] El último va { $next }
   *[other] El siguiente va { $next }
}
stakes-sow = El siguiente va { $next }, el último { $last }
stakes-name = { The-meeple } se enfrentará a tu { $own }. { $better ->
    [own] El tuyo tira mejor: podrá repetir la tirada, y gana con dados iguales
    [other] El tuyo tira peor: el otro podrá repetir la tirada, y gana con dados iguales
   *[equal] Los dos tiran igual de bien: nadie podrá repetir la tirada
}
stakes-resolve = En el orden que quieras. Lo que saques primero puede pagar un toldo
stakes-build = { $points } puntos, y un minero que actúe aquí te hace sacar { $draws }. Te quedarían { $gold } de oro y { $stone } de piedra
stakes-upgrade = Valdría { $points } puntos en lugar de { $basic }, y un minero que actúe aquí te haría sacar { $draws } en lugar de { $basic-draws }. Te quedarían { $gold } de oro y { $stone } de piedra
stakes-reward = { $who ->
    [you] sacas { $count }
   *[other] { $who } saca { $count }
}
stakes-reroll = { $tie ->
    [yes] { $high } a { $low }: { $leader } va ganando, porque con dados iguales gana el mejor tirador
   *[no] { $high } a { $low }: { $leader } va ganando con el dado más alto
}. { $least ->
    [1] Cualquier tirada gana
    [6] Repetir el { $own } gana con un 6
   *[other] Repetir el { $own } gana con { $least } o más
}. Si gana { $better }, { $won }; si no, { $lost }

# --- más sobre una opción, bajo su nombre; se habla a quien elige
more-take = { $crate ->
    [yes] { $meeples }, desde cualquier espacio libre. Una caja de dinamita va a la bolsa
    [no] { $meeples }, desde cualquier espacio libre
   *[far] { $meeples }
}
more-take-building = { $count ->
    [one] { $meeples }: { $clockwise } o { $back }
   *[other] { $meeples }. Última parada: { $clockwise } (sentido horario), { $back } (antihorario)
}
more-last = Última parada de los { $count }: { $last }
more-fighter = { $token ->
    [alone] Espera allí a un rival en la otra zona de duelo
    [own] Duelo este turno: lo controlas tú, contra { $foe }
    [named] Duelo este turno contra { $foe }: eliges quién lo controla
   *[other] Duelo este turno contra { $foe }: lo controla { $whom }
}
more-acts = Allí: { $done }
reason = { $reason ->
    [no-tile] no te quedan toldos
    [poor] no puedes pagar { cost }
    [owner-poor] { $whom ->
        [you] no puedes pagar { cost } para mejorar
       *[other] { $whom } no puede pagar { cost } para mejorar
    }
    [done] el toldo ya está mejorado
    [unowned] nadie ha construido allí
   *[no-prey] { $kind ->
        [robber] no hay mineros dentro
        [deputy] no hay ladrones dentro
       *[madame] no hay constructores dentro
    }
}
more-reason = Porque { reason }
more-nothing = De momento sin efecto: { reason }
more-site = { $points } puntos por { cost }
more-upgrade = { $points } puntos en lugar de { $basic }, por { cost }
more-bag = Dinamita en la bolsa: { $crates ->
    [one] { $crates } pieza
   *[other] { $crates } piezas
} de { $pieces }
more-showdown = { $better ->
    [none] Los dos tiran igual de bien. El ganador recibe recompensa: { $won }, o { $lost }
   *[other] El mejor tirador es { $better }. Si gana, { $won }; si no, { $lost }
}
more-reroll = { $least ->
    [1] Gana con cualquier número
    [6] Gana con un 6: { $chances } posibilidad de 6
   *[other] Gana con { $least } o más: { $chances } posibilidades de 6
}
more-keep = Entonces gana { $leader }, y { $reward }
more-decline = El constructor entra sin más

# --- lo que ha pasado
log-deal = Reparto { in-place }: { some-meeples }
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
    [you] Pones tu primer toldo { in-place }: gratis, { $points } puntos
   *[other] { $who } pone su primer toldo { in-place }: gratis, { $points } puntos
}
takes = { $who ->
    [you] Tomas
   *[other] { $who } toma
}
log-take = { $count ->
    [one] { takes } el único meeple { of-place }: { $meeples }
   *[other] { takes } los { $count } meeples { of-place }: { $meeples }
}
log-crate = Como se ha vaciado la Cárcel, una caja de dinamita va a la bolsa ({ $left ->
    [0] no queda ninguna en la Cárcel
    [one] queda { $left } en la Cárcel
   *[other] quedan { $left } en la Cárcel
})
puts = { $who ->
    [you] Colocas
   *[other] { $who } coloca
}
skipping = { $skipped ->
    [w] , saltando la zona de duelo junto a la Cárcel, ocupada
    [e] , saltando la zona de duelo junto al Saloon, ocupada
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
        [you] Tu ficha ya está en el otro extremo, así que { controls } al { noun } { at-space }
       *[other] La ficha de { $who } ya está en el otro extremo, así que { controls } al { noun } { at-space }
    }
   *[named] { $who ->
        [you] Tu ficha ya está en el otro extremo. Tú decides: { controls } al { noun } { at-space }
       *[other] La ficha de { $who } ya está en el otro extremo. { $who } decide: { controls } al { noun } { at-space }
    }
}{ $due ->
    [yes] . Las dos zonas de duelo están ocupadas: habrá un duelo este turno
   *[no] {""}
}
log-left-over = No queda espacio para { $meeples }: { $place ->
    [12] al Saloon
   *[other] de vuelta { in-place }
}, sin actuar
log-offer = { $offer ->
    [build] { $who ->
        [you] El constructor te permite construir { in-place } por { cost }
       *[other] El constructor permite a { $who } construir { in-place } por { cost }
    }
   *[upgrade] { $whom ->
        [you] El constructor te permite mejorar tu toldo { of-place } por { cost }
       *[other] El constructor permite a { $whom } mejorar su toldo { of-place } por { cost }
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
for-each = { $prey ->
    [one] {""}
   *[other] {" "}({ $each } por cada uno)
}
log-act = { $kind ->
    [miner] { $who ->
        [you] El minero trabaja para ti, por tu toldo { of-place }: { draws }
       *[other] El minero trabaja para { $who }, por su toldo { of-place }: { draws }
    }
    [robber] El ladrón encuentra { $prey ->
        [one] { $prey } minero
       *[other] { $prey } mineros
    } { in-place }: { draws }{ for-each }
    [deputy] El ayudante del sheriff encuentra { $prey ->
        [one] { $prey } ladrón
       *[other] { $prey } ladrones
    } { in-place }: { draws }{ for-each }
   *[madame] Madame encuentra { $prey ->
        [one] { $prey } constructor
       *[other] { $prey } constructores
    } { in-place }: { draws }{ for-each }
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
    [one] ¡La dinamita explota
   *[other] ¡{ $count } cajas de dinamita explotan juntas
} ({ $number } de { $crates })! { $losers ->
    [0] Nadie tiene 2 o más de piedra, así que nadie pierde nada
   *[other] Todos pierden la mitad de su piedra, redondeando hacia abajo: { $losses }
}
log-enter = { The-meeple } entra { in-place }
log-showdown = { $who ->
    [you] Empiezas
   *[other] { $who } empieza
} el duelo: { $west } contra { $east }. { $better ->
    [none] Disparan igual de bien, así que nadie puede repetir la tirada
   *[other] El mejor tirador es { $better }: puede repetir la tirada una vez, y gana con dados iguales
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
    [one] { $count } meeple tomado
   *[other] { $count } meeples tomados
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
    [crate] sale dinamita
   *[other] { cubes }
}
brief-draw = { $kind ->
    [crate] { brief-drawn }
   *[other] { $own ->
        [yes] { brief-drawn } de la bolsa
       *[no] { $who ->
            [you] { brief-drawn } para ti
           *[other] { brief-drawn } para { $who }
        }
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
    [name-controller] elegir quién controla al { noun } { at-space }
    [resolve] resolver la acción de un meeple, o el duelo
    [resolve-any] resolver la acción de un meeple
    [resolve-showdown] resolver el duelo
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
prompt-build = { $you ->
    [yes] ¿Construir { in-place } por { cost }?
   *[no] { $who } decide si construye { in-place } por { cost }
}
prompt-upgrade = { $you ->
    [yes] ¿Mejorar tu toldo { of-place } por { cost }?
   *[no] { $who } decide si mejora el toldo { of-place } por { cost }
}
prompt-reroll = { $you ->
    [yes] ¿Repetir el { $count } de tu { noun }?
   *[no] { $who } decide si repite el { $count } { of-meeple }
}
prompt-chance = { $task ->
    [deal] Se reparten los meeples
    [start] Se sortea el jugador inicial
    [draw] Se saca una pieza de la bolsa
   *[roll] Se tiran los dados
}
won = { $you ->
    [alone] Ganas con { points }{ more-cubes }
    [shared] Compartes la victoria con { $names }, con { points } cada uno{ more-cubes }{ rematch }
   *[no] { $winners ->
        [one] { $names } gana con { points }{ more-cubes }
       *[other] { $names } comparten la victoria con { points }{ more-cubes }{ rematch }
    }
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
    [build] Construir se ofrece cuando un constructor actúa en un edificio sin toldo, si al jugador le queda un toldo y puede pagar. Ahora toca { $task }.
    [upgrade] Mejorar se ofrece al dueño de un toldo aún sin mejorar cuando allí actúa un constructor, si se puede pagar. Ahora toca { $task }.
   *[no] Ahora toca { $task }.
}
why-corner = Ya hay un toldo: { $place }.
why-empty = { $empty ->
    [saloon] El saloon está vacío.
    [jail] La cárcel está vacía.
   *[building] No hay ningún meeple dentro: { $place }.
}
why-no-seat = No hay asiento { $seat } en esta mesa.
why-own-token = Tu ficha ya está bajo el otro meeple del duelo: elige a otro jugador.
why-no-showdown = Un duelo necesita un meeple en las dos zonas de duelo.
why-no-meeple = No hay ningún meeple en esta puerta: { $space }.
why-not-owner = Solo { seat-name }, dueño del toldo, puede mejorarlo: { $place }.
why-not-controller = Solo { seat-name }, que controla al mejor tirador, puede repetir la tirada.
why-not-in-hand = { $kind ->
    [builder] No hay ningún constructor en la mano.
    [miner] No hay ningún minero en la mano.
    [robber] No hay ningún ladrón en la mano.
    [deputy] No hay ningún ayudante del sheriff en la mano.
   *[madame] Madame no está en la mano.
}
why-taken = Este espacio ya está ocupado por { $holder }: { $space }.
why-own-door = El primer meeple nunca va a la puerta del edificio del que sale: sigue { $next }.
why-left-open = Madame ha dejado libre este espacio: { $next }. El siguiente meeple va ahí.
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
tie-cubes = Cubos de oro y de piedra

# --- reglas de la casa: lo que puede variar
box-meeples-builder-count = Constructores
box-meeples-miner-count = Mineros
box-meeples-robber-count = Ladrones
box-meeples-deputy-count = Ayudantes del sheriff
box-meeples-skill = Puntería de un meeple
box-meeples-reward = Robos por vencer a un meeple en duelo
box-meeples-robber-draws_per_miner = Robos de un ladrón por cada minero dentro
box-meeples-deputy-draws_per_robber = Robos de un ayudante por cada ladrón dentro
box-meeples-madame-draws_per_builder = Robos de Madame por cada constructor dentro
box-bag-gold = Cubos de oro en la bolsa
box-bag-stone = Cubos de piedra en la bolsa
box-jail-crates = Cajas de dinamita
box-graveyard-tombs = Tumbas del cementerio
box-bank-prices = Precios de los lingotes, en orden de venta
box-scoring-gold_cube = Puntos de un cubo de oro
box-scoring-gold_bar = Puntos de un lingote
box-player-tiles = Losetas de toldo de cada jugador
box-marquee-points = Puntos de un toldo
box-marquee-draws = Robos que un minero da al dueño de un toldo
box-deal-meeples_per_building = Meeples repartidos en cada edificio
box-buildings-gold = Oro para construir o mejorar
box-buildings-stone = Piedra para construir o mejorar
box-item = { $item ->
    [builder] constructor
    [miner] minero
    [robber] ladrón
    [deputy] ayudante del sheriff
    [basic] básico
    [upgraded] mejorado
    [0] Barbería
    [1] Almacén
    [2] Establo
    [3] Telégrafo
    [4] Cantina
    [5] Funeraria
    [6] Hotel
    [7] Laboratorio
    [8] Herrería
    [9] Gaceta
    [10] Capilla
    [11] Granero
   *[other] { $item }
}
