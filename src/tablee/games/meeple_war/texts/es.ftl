# Meeple War, en español.
title = Meeple War
pitch = Levanta tu ciudad, lanza tus meeples al ataque y sé el primero en reunir seis puntos de victoria en la guerra de los meeples.

seat-name = { $seat ->
    [0] Azul
    [1] Verde
    [2] Naranja
   *[other] Rojo
}

# --- nombres
of-who = de { $who }
of-owner = de { $owner }
of-meeple = de { $meeple }
place = { kind-name } { $number }
kind-name = { $kind ->
    [workshop] Taller
    [village] Aldea
    [druid] Cabaña druida
    [weapon] Forja de armas
    [shield] Forja de escudos
    [wooden] Torre de madera
    [stone] Torre de piedra
    [cave] Caverna
    [altar] Altar
    [mine] Mina
   *[blank] Territorio neutro
}
kind-effect = { $kind ->
    [workshop] Con { $control } meeples aquí al empezar tu turno, ensamblas 1 meeple
    [village] Con { $control } meeples aquí al empezar tu turno, puedes desplegar 1 meeple
    [druid] Con { $control } meeples aquí al empezar tu turno, tus meeples atraviesan los bosques
    [weapon] Con { $control } meeples aquí al empezar tu turno, cada ataque tuyo destruye antes a 1 enemigo
    [shield] { $live ->
        [yes] Con { $control } meeples aquí al empezar una batalla, te ahorras la primera baja si defiendes
       *[no] Con { $control } meeples aquí al empezar el turno de otro, te ahorras la primera baja cuando defiendes
    }
    [wooden] Con { $control } meeples aquí al empezar tu turno, tienes { fort-points } más en ese turno
    [stone] Con { $control } meeples aquí al empezar tu turno, tienes { fort-points } más en ese turno
    [cave] { $distance ->
        [one] Los meeples que salen de ella pueden ir a un territorio a { $distance } espacio
       *[other] Los meeples que salen de ella pueden ir a un territorio a { $distance } espacios
    }
    [altar] { $range ->
        [one] Quien entra sacrifica 1 meeple, y puede destruir luego a un enemigo a { $range } espacio
       *[other] Quien entra sacrifica 1 meeple, y puede destruir luego a un enemigo a { $range } espacios como máximo
    }
    [mine] Los meeples que entran pueden pasar enseguida a otra salida del túnel
   *[blank] No tiene nada; aquí se puede colocar una ficha de mejora
}
fort-points = { $flags ->
    [one] { $flags } punto de victoria
   *[other] { $flags } puntos de victoria
}
token-name = { $token ->
    [tree] Árbol que oculta el Bosque
    [workshop] Mejora de taller
    [village] Mejora de aldea
    [druid] Mejora de druida
    [weapon] Mejora de armas
   *[shield] Mejora de escudos
}
token-word = { $token ->
    [tree] árbol
    [workshop] taller
    [village] aldea
    [druid] druida
    [weapon] armas
   *[shield] escudos
}
way = { $edge ->
    [0] este
    [1] noreste
    [2] noroeste
    [3] oeste
    [4] suroeste
   *[5] sureste
}
building-name = { $building ->
    [SQ] Plaza del Pueblo
    [LG] Gremio de Saqueadores
    [MA] Academia Militar
    [AC] Aeropuerto
    [PS] Escuela de Pilotos
    [BS] Hermandad de los Fantasmas
    [UN] Universidad
    [AB] Abadía
    [FA] Fábrica
   *[CA] Catapulta
}
building-short = { $building ->
    [SQ] Plaza
    [LG] Saqueadores
    [MA] Academia
    [AC] Aeropuerto
    [PS] Pilotos
    [BS] Fantasmas
    [UN] Universidad
    [AB] Abadía
    [FA] Fábrica
   *[CA] Catapulta
}
act-name = { $act ->
    [construct] Construir
    [assemble] Ensamblar { $x }
    [deploy] Desplegar { $x }
    [reinforce] Reforzar { $x }
    [flying] Tropas voladoras
    [stealth] Tropa furtiva
    [scare] Asustar { $x }
    [burn] Quemar
    [bombard] Bombardear
    [recycling] Reciclar
    [convert] Convertir
    [productivity] Productividad
   *[upgrade] Mejora
}
act-short = { $act ->
    [flying] Voladoras
    [stealth] Furtiva
    [upgrade] Mejora
   *[other] { act-name }
}
act-does = { $act ->
    [construct] Empiezas un edificio en tu ciudad
    [assemble] { $x } de tu stock a tu depósito
    [deploy] Hasta { $x } de tu depósito al territorio ante tu puerta
    [reinforce] Hasta { $x } de tu depósito a un territorio donde estés
    [flying] Uno de tu depósito a cada territorio donde estés
    [stealth] Uno de tu depósito a un territorio junto a un enemigo
    [scare] { $x ->
        [one] { $x } meeple enemigo huye a un territorio vecino
       *[other] { $x } meeples enemigos huyen a territorios vecinos
    }
    [burn] Todos los meeples enemigos de un territorio son destruidos
    [bombard] Uno de tus meeples ocupa una defensa de un edificio enemigo
    [recycling] Mientras el trabajador esté ahí, tus meeples destruidos van a tu depósito
    [convert] Uno de tus meeples sustituye a un enemigo en una defensa
    [productivity] Uno de tus trabajadores da un segundo paso
   *[upgrade] Tomas una ficha de mejora
}

# --- el tablero
board-title = El mapa, las ciudades y la bandeja
seat-you = { seat-name } (tú)
forest-title =
    Bosque en el lado { $way } de { $place }
    Nadie lo cruza sin una cabaña druida
space-title =
    Espacio sin explorar
    Aquí se coloca una loseta cuando entran meeples
pending-title =
    Espacio { $number }: { $count ->
        [one] { $count } explorador { of-who }
       *[other] { $count } exploradores { of-who }
    }
    Se robará una loseta y se colocará debajo
troop-title = { $count ->
    [one] { $count } meeple { of-who }
   *[other] { $count } meeples { of-who }
} en { $place }
troop-control = { $missing ->
    [0] Bastan para el control
    [one] Con { $missing } más se controla
   *[other] Con { $missing } más se controla
}
troop-ready = { $count ->
    [0] Ninguno puede moverse ya este turno
    [one] { $count } aún puede moverse este turno
   *[other] { $count } aún pueden moverse este turno
}
site-empty =
    Solar { $site } { of-who }, vacío
    Aquí se puede construir un edificio; nadie puede entrar
site-building = { $building } { of-who }, en el solar { $site }
site-construction = { $building } { of-who }, en construcción en el solar { $site }
site-held = Defensas ocupadas: { $held } de { $room } ({ $who })
site-free = { $room } defensas, todas libres
site-actions = Acciones: { $acts }
worker-at = { $where ->
    [act] El trabajador está en «{ $act }»
    [way] { $steps ->
        [one] El trabajador está a { $steps } paso de «{ $act }»
       *[other] El trabajador está a { $steps } pasos de «{ $act }»
    }
    [start] El trabajador está al inicio de su ruta
   *[building] Construcción: { $done } de { $steps } pasos
}
part-there = { $count } { of-who }
part-yours = { $count ->
    [one] { $count } tuyo
   *[other] { $count } tuyos
}
gate-title =
    Puerta de la ciudad { of-who }
    Los meeples desplegados salen a { $place }
defender-title =
    { $count ->
        [one] { $count } meeple { of-who }
       *[other] { $count } meeples { of-who }
    }: { $building } { of-owner }
    Cuando se ocupan todas las defensas, el edificio cae y cada meeple que hay en él vale un punto de victoria
worker-title = Trabajador { of-who }: { $building }
points-title =
    { $who }: { $count } de { $most } puntos de victoria
    { $mountain } en la Montaña de Reputación, { $forts } por torres
    Quien tiene { $most } en su propio turno pone fin a la partida
place-title = { $who }: puesto { $rank }, { $count ->
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
}
hammer-title =
    { seat-name } tiene el martillo
    Es su turno
stock-title =
    Stock { of-who }: { meeples }
    Ensamblar los lleva al depósito
warehouse-title =
    Depósito { of-who }: { meeples }
    Solo estos se pueden enviar a los territorios
mountain-title =
    Montaña de Reputación { of-who }: { meeples }
    Cada uno es un punto de victoria para siempre
bravery-title =
    Valor { of-who }: { $count } de { $most }
    Los enemigos destruidos dan valor; una escalera completa es un punto de victoria
workers-title =
    Trabajadores { of-who } en stock: { $count }
    Cada edificio necesita uno
upgrade-title = { $where ->
    [supply] { $name }, que se toma con la acción «Mejora»
    [hand] { $name } { of-who }, para un territorio neutro en cualquier momento
   *[map] { $name }
}
tree-title = { token-name } { of-who }
tree-does = Una vez por partida, despeja el bosque de un lado de un territorio
tree-done = Ha despejado el bosque de este lado
pile-title =
    { $count ->
        [one] { $count } loseta en la pila
       *[other] { $count } losetas en la pila
    }
    La siguiente se roba cuando se explora un espacio
pile-back =
    { $pile }
    Tiene { $back ->
        [setup] el dorso de preparación
       *[ordinary] el dorso normal
    }
round-title = Ronda { $number }
round-stage = { $round }: { $stage }
stage-name = { $stage ->
    [open] Apertura
    [bonus] Bonificaciones
    [workers] Trabajadores
    [actions] Acciones
    [moves] Movimiento
    [explore] Exploración
    [combat] Batallas
   *[destroy] Destrucción
}
stage-title =
    { $name }
    { $stage ->
        [open] Antes del turno aún se pueden colocar fichas de mejora
        [bonus] Los territorios controlados al empezar el turno dan su bonificación
        [workers] Cada trabajador del jugador avanza un espacio
        [actions] Los trabajadores que han llegado a una acción la realizan
        [moves] Cada meeple del jugador puede moverse una vez
        [explore] Se roba una loseta por cada espacio explorado
        [combat] Los meeples de varios jugadores en un mismo territorio combaten
       *[destroy] Los edificios con todas las defensas ocupadas son destruidos
    }
drawn-title = Loseta robada: { kind-name }

# --- opciones del turno
begin = Empezar el turno
pass = No colocar ninguna ficha
perform = Realizar: { $act }
decline = Renunciar
end = Terminar el movimiento
none = No golpear a nadie
from-warehouse = Tomarlo del depósito
place-token = Colocar: { $token }
token-at = { $token } en { $place }
tree-at = Despejar el bosque del lado { $way } de { $place }
village-bonus = Desplegar 1 meeple en { $place }
branch = { $building }: { $act }
branch-on = { $building }: seguir hacia { $act } ({ $count ->
    [one] { $count } paso más
   *[other] { $count } pasos más
})
productivity = Un paso más: { $building }
queued-action = { $building }: { $act }
construct = Construir: { $building }
on-site = Construir en el solar { $site }
on-site-over = Construir en el solar { $site }, en lugar de: { $building }
on-site-ruinous = ¡Cuidado! Si sustituyes tu Plaza del Pueblo, nunca más podrás construir
reinforce = Reforzar { $place }
fly = Enviar 1 meeple volando a { $place }
stealth = Aterrizar en { $place }
burn = Quemar { $place }
deploy-amount = { $count ->
    [0] No desplegar a nadie
    [one] Desplegar { $count } meeple
   *[other] Desplegar { $count } meeples
}
reinforce-amount = { $count ->
    [0] No enviar a nadie
    [one] Enviar { $count } meeple
   *[other] Enviar { $count } meeples
}
move-amount = { $count ->
    [one] Mover { $count } meeple
   *[other] Mover { $count } meeples
}
take-upgrade = Tomar: { $token }
bombard = Bombardear: { $building } { of-owner }
convert = Convertir un meeple { of-meeple }: { $building } { of-owner }
scare = Asustar a un meeple { of-owner }: de { $place } a { $to }
resolve = Resolver: { $place }
victim = El arma destruye un meeple { of-owner }
move-from = Salir de { $place }
to-terrain = Ir a { $place }
to-space = Explorar al { $way }
to-building = Atacar: { $building } { of-owner }
tunnel = { $count ->
    [0] No enviar a nadie a { $place }
    [one] Enviar { $count } meeple a { $place }
   *[other] Enviar { $count } meeples a { $place }
}
strike = Golpear a un meeple { of-owner } en { $place }
explore = Explorar el espacio { $number }
rotation = Colocar la loseta con bosque al { $ways }
rotation-open = Colocar la loseta
source = Tomarlo de { $place }
more-no-effect = { $does }, pero ahora sin efecto: { $reason }
no-effect = { $reason ->
    [buildings] no queda ningún edificio por construir
    [stock] el stock está vacío
    [warehouse] el depósito está vacío
    [nobody] no hay meeples propios en el mapa
    [peace] no hay enemigos en el mapa
    [fear] ningún meeple enemigo puede huir
    [meeple] no queda ningún meeple para ello
    [target] ningún edificio enemigo tiene una defensa libre
    [defender] ningún enemigo ocupa una defensa
    [worker] ningún trabajador puede dar un segundo paso
   *[tokens] no quedan fichas de mejora
}
more-build-step = Construcción: { $done } de { $steps }
more-fork = Después eliges la rama
more-start = Vuelve al inicio de su ruta
more-reach = { $steps ->
    [0] Llega a «{ $act }», que se realiza este turno
    [one] Estará a { $steps } paso de «{ $act }»
   *[other] Estará a { $steps } pasos de «{ $act }»
}
more-track = { $act } ({ $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
})
more-building = { $turns ->
    [one] Listo en { $turns } turno
   *[other] Listo en { $turns } turnos
}. Defensas: { $site } en obras, luego { $finished }. Acciones: { $acts }
more-over = { $ruin ->
    [yes] Solo la Plaza del Pueblo permite construir
   *[no] El edificio anterior se podrá construir de nuevo
}{ $count ->
    [0] {""}
    [one] ; el meeple enemigo que hay en él es un punto de victoria
   *[other] ; los { $count } meeples enemigos que hay en él son puntos de victoria
}{ $lost }
more-lost = ; se pierde su acción «{ $act }»
more-defences = Defensas ocupadas: { $held } de { $room }
more-last-defence = Ocupa la última de { $room } defensas: el edificio es destruido
more-fills = Ocupa la última de { $room } defensas: el edificio es destruido
more-burn = { $who }: { $count ->
    [one] { $count } punto de valor
   *[other] { $count } puntos de valor
}
more-fight = Enemigos allí: { $who }. Habrá batalla al final del turno
more-fight-now = Allí: { $who }. Habrá batalla enseguida
more-ready = { $count ->
    [one] { $count } meeple puede moverse
   *[other] { $count } meeples pueden moverse
}
more-source = { $count ->
    [0] No quedaría allí ninguno tuyo
    [one] Quedaría allí { $count } tuyo
   *[other] Quedarían allí { $count } tuyos
}
more-space = { $count ->
    [one] Se roba una loseta tras el movimiento (queda { $count })
   *[other] Se roba una loseta tras el movimiento (quedan { $count })
}
more-explorers = { $count ->
    [one] { $count } explorador espera allí
   *[other] { $count } exploradores esperan allí
}
more-strike = { $count ->
    [one] Es el único que hay allí; 1 punto de valor
   *[other] Hay { $count } allí; 1 punto de valor
}
more-combat = Batalla, { $armies }: { $outcome ->
    [nobody] no quedaría nadie
    [you] { $count ->
        [one] quedaría { $count } tuyo
       *[other] quedarían { $count } tuyos
    }
   *[other] { $count ->
        [one] quedaría { $count } de { $who }
       *[other] quedarían { $count } de { $who }
    }
}
more-bravery = { $combat }; { $count ->
    [one] { $count } punto de valor para ti
   *[other] { $count } puntos de valor para ti
}
more-token = Allí: { $who }
more-end = { $count ->
    [one] { $count } meeple aún no se ha movido
   *[other] { $count } meeples aún no se han movido
}
more-decline = «{ $act }» se pierde hasta que el trabajador vuelva a pasar

# --- lo que pasó: `who` y `whom` son marcas de jugadores o "you" (véase `tablee.core.names`)
the-place = { $kind ->
    [workshop] el taller { $number }
    [village] la aldea { $number }
    [druid] la cabaña druida { $number }
    [weapon] la forja de armas { $number }
    [shield] la forja de escudos { $number }
    [wooden] la torre de madera { $number }
    [stone] la torre de piedra { $number }
    [cave] la caverna { $number }
    [altar] el altar { $number }
    [mine] la mina { $number }
   *[blank] el territorio neutro { $number }
}
from-place = desde { the-place }
the-building = { $building ->
    [SQ] la Plaza del Pueblo
    [LG] el Gremio de Saqueadores
    [MA] la Academia Militar
    [AC] el Aeropuerto
    [PS] la Escuela de Pilotos
    [BS] la Hermandad de los Fantasmas
    [UN] la Universidad
    [AB] la Abadía
    [FA] la Fábrica
   *[CA] la Catapulta
}
whose-building = { $whom ->
    [you] tu { $bare }
   *[other] { $own ->
        [yes] su { $bare }
       *[no] { $building } de { $whom }
    }
}
meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
whose-meeples = { $whom ->
    [you] { $count } de tus meeples
   *[other] { meeples } de { $whom }
}
cannot-move = { $pinned ->
    [yes] , entre enemigos, sin poder moverse este turno
   *[no] {""}
}
log-first = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
log-dealt = { $who ->
    [you] Empiezas
   *[other] { $who } empieza
} con { $buildings } en pie
log-back = { $back ->
    [setup] La siguiente loseta de la pila tiene el dorso de preparación
   *[ordinary] La siguiente loseta de la pila tiene el dorso normal
}
log-bonus = Este turno, { $who ->
    [you] tus territorios te dan
   *[other] los territorios de { $who } le dan
}: { $bonuses }
part-forts = { $count ->
    [one] { $count } punto por una torre (hasta el final del turno)
   *[other] { $count } puntos por torres (hasta el final del turno)
}
part-bonus = { $kind ->
    [workshop] 1 meeple ensamblado ({ the-place })
    [village] 1 meeple para desplegar ({ the-place })
    [druid] paso por los bosques ({ the-place })
   *[weapon] un enemigo destruido antes de cada ataque ({ the-place })
}
log-shielded = { $who ->
    [you] Este turno te protege { $place }: al defender no sufres la primera baja
   *[other] Este turno { $place } protege a { $who }: al defender no sufre la primera baja
}
log-workshop = { $count ->
    [0] { $who ->
        [you] Tu taller no ensambla a nadie: tu stock está vacío
       *[other] El taller de { $who } no ensambla a nadie: su stock está vacío
    }
   *[other] { $who ->
        [you] Tus talleres ensamblan
       *[other] Los talleres de { $who } ensamblan
    } { meeples }, del stock al depósito
}
log-village = { $who ->
    [you] Tu aldea despliega
   *[other] La aldea de { $who } despliega
} 1 meeple del depósito en { $place }{ cannot-move }
log-village-declined = { $who ->
    [you] No usas
   *[other] { $who } no usa
} la bonificación de la aldea
log-village-lost = { $who ->
    [you] Tu aldea no despliega a nadie: tu depósito está vacío
   *[other] La aldea de { $who } no despliega a nadie: su depósito está vacío
}
then = { $first }; { $rest }
part-worker = { $where ->
    [act] { $building } → { $act }
    [way] { $building }, a { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } de «{ $act }»
    [start] { $building } vuelve a empezar
   *[building] { $building }, en construcción ({ $done } de { $steps })
}
log-workers = { $who ->
    [you] { $count ->
        [one] Tu trabajador
       *[other] Tus trabajadores
    }
   *[other] { $count ->
        [one] El trabajador de { $who }
       *[other] Los trabajadores de { $who }
    }
}: { $workers }
log-again = Productividad: { $who ->
    [you] uno de tus trabajadores da
   *[other] un trabajador de { $who } da
} un segundo paso: { $workers }
parts-home = ; { $parts }, sin puntos
part-home = { $count ->
    [one] { $who ->
        [you] tu meeple en sus defensas vuelve a tu stock
       *[other] el meeple de { $who } en sus defensas vuelve a su stock
    }
   *[other] { $who ->
        [you] tus { $count } meeples en sus defensas vuelven a tu stock
       *[other] los { $count } meeples de { $who } en sus defensas vuelven a su stock
    }
}
log-finish = { $who ->
    [you] Obra terminada: tu { $bare }; desde tu próximo turno
   *[other] Obra terminada: { $building } de { $who }; desde su próximo turno
} su trabajador recorre la ruta de acción{ $home }
log-no-effect = «{ $act }», sin efecto ({ $who ->
    [you] tu { $bare }
   *[other] { $building } de { $who }
}): { no-effect }
log-decline = { $who ->
    [you] Renuncias a la acción
   *[other] { $who } renuncia a la acción
} «{ $act }»
log-assemble = { $who ->
    [you] Ensamblas
   *[other] { $who } ensambla
} { meeples } ({ $act }), del stock al depósito{ $short ->
    [yes] ; no quedaban más
   *[no] {""}
}
log-deploy = { $count ->
    [0] { $who ->
        [you] No despliegas
       *[other] { $who } no despliega
    } a nadie
   *[other] { $who ->
        [you] Despliegas
       *[other] { $who } despliega
    } { meeples } del depósito en { $place }, ante la puerta{ cannot-move }
}
log-reinforce = { $count ->
    [0] { $who ->
        [you] No envías
       *[other] { $who } no envía
    } refuerzos hacia { $place }
   *[other] { $who ->
        [you] Refuerzas
       *[other] { $who } refuerza
    } { $place } con { meeples } del depósito{ cannot-move }
}
log-fly = Tropas voladoras: { $who ->
    [you] { $count } de tus meeples
   *[other] { meeples } de { $who }
} { $count ->
    [one] vuela
   *[other] vuelan
} del depósito hacia { $places }{ cannot-move }
log-stealth = Tropa furtiva: { $who ->
    [you] tu meeple aterriza
   *[other] el meeple de { $who } aterriza
} en { $place }{ cannot-move }
log-take = { $who ->
    [you] Tomas
   *[other] { $who } toma
} la { token-of }, para colocarla en cualquier momento
token-of = { $token ->
    [workshop] mejora de taller
    [village] mejora de aldea
    [druid] mejora de druida
    [weapon] mejora de armas
   *[shield] mejora de escudos
}
log-construct = { $who ->
    [you] Empiezas
   *[other] { $who } empieza
} una obra en el solar { $site }: { $building }, en { $steps ->
    [one] { $steps } turno
   *[other] { $steps } turnos
}
lost-action = ; se pierde su acción «{ $act }»
parts-scored = ; { $parts } por los meeples que estaban allí
part-scored = { $who ->
    [you] tú ganas
   *[other] { $who } gana
} { points }
log-replace = { $who ->
    [you] Retiras tu propio edificio, { $building },
   *[other] { $who } retira su propio edificio, { $building },
} para construir en su lugar{ $scored }{ $lost }{ $square ->
    [yes] ; sin la Plaza ya no se puede construir nada más
   *[no] {""}
}
parts-losses = { $parts }
part-losses = { $count ->
    [one] { $who ->
        [you] tu meeple
       *[other] el meeple de { $who }
    }
   *[other] { $who ->
        [you] tus { $count } meeples
       *[other] los { $count } meeples de { $who }
    }
}
log-burn = { $who ->
    [you] Quemas { $place } y destruyes
   *[other] { $who } quema { $place } y destruye
} { $losses }
taken-from = { $source ->
    [stock] del stock
    [warehouse] del depósito
   *[terrain] traído desde { $place }
}
log-bombard = { $who ->
    [you] Bombardeas
   *[other] { $who } bombardea
} { whose-building }: 1 meeple { taken-from } ocupa una defensa ({ $held } de { $room } { $held ->
    [one] ocupada
   *[other] ocupadas
})
log-convert = Convertir: { $who ->
    [you] sustituyes
   *[other] { $who } sustituye
} { $meeple ->
    [you] a uno de tus meeples
   *[other] a un meeple de { $meeple }
} en { whose-building } por un meeple { taken-from }; el sustituido vuelve { $meeple ->
    [you] a tu stock
   *[other] al stock de su dueño
}
log-destroyed = Edificio destruido, con todas sus defensas ocupadas: { whose-building }{ $scored }
parts-enemies = , a la batalla contra { $parts }
part-enemies = { $who ->
    [you] { $count } de tus meeples
   *[other] { meeples } de { $who }
}
moves = { $who ->
    [you] Mueves
   *[other] { $who } mueve
} { meeples }
log-move = { moves } { $from } hasta { $to }{ $enemies }
log-cave = { moves } { $from } por la caverna hasta { $to }{ $enemies }
log-tunnel = { moves } { $from } por el túnel hasta { $to }{ $enemies }
log-attack = { $who ->
    [you] Atacas
   *[other] { $who } ataca
} { whose-building } { $from }: { meeples } { $count ->
    [one] ocupa 1 defensa
   *[other] ocupan { $count } defensas
} ({ $held } de { $room } { $held ->
    [one] ocupada
   *[other] ocupadas
})
log-venture = { $who ->
    [you] Envías
   *[other] { $who } envía
} { meeples } { $from } a lo desconocido, al { $way }
log-stay = { $who ->
    [you] No envías
   *[other] { $who } no envía
} a nadie por el túnel desde { $place }
log-scare = { $act }: { $who ->
    [you] haces
   *[other] { $who } hace
} huir a { whose-meeples } { $from } hasta { $to }
tile-kind = { $kind ->
    [workshop] un taller
    [village] una aldea
    [druid] una cabaña druida
    [weapon] una forja de armas
    [shield] una forja de escudos
    [wooden] una torre de madera
    [stone] la torre de piedra
    [cave] una caverna
    [altar] un altar
    [mine] una salida del túnel de la mina
   *[blank] { $forest ->
        [yes] un territorio neutro con bosque
       *[no] un territorio neutro
    }
}
log-draw = { $who ->
    [you] Exploras y descubres
   *[other] { $who } explora y descubre
} { tile-kind }
next-back = { $back ->
    [setup] ; la siguiente loseta de la pila tiene el dorso de preparación
   *[other] {""}
}
log-lay = { $forest ->
    [yes] La loseta se convierte en { $place }, con bosque al { $ways }, bajo { explorers }
   *[no] La loseta se convierte en { $place }, bajo { explorers }
}{ next-back }
explorers = { $who ->
    [you] { $count ->
        [one] tu meeple
       *[other] tus { $count } meeples
    }
   *[other] { $count ->
        [one] el meeple de { $who }
       *[other] los { $count } meeples de { $who }
    }
}
log-explore = { $who ->
    [you] Exploras y descubres
   *[other] { $who } explora y descubre
} { tile-kind }: es { $place }, bajo { explorers }{ next-back }
against = { $first } contra { $rest }
part-army = { $who ->
    [you] { $side ->
        [first] tú
       *[other] ti
    }
   *[other] { $who }
} ({ meeples })
part-lost = { $count ->
    [0] { $who ->
        [you] tú no pierdes a nadie
       *[other] { $who } no pierde a nadie
    }
   *[other] { $who ->
        [you] tú pierdes { $count }
       *[other] { $who } pierde { $count }
    }
}
weapon-kills = ; { $who ->
    [you] tu forja de armas destruye
   *[other] la forja de armas de { $who } destruye
} antes { $whom ->
    [you] a uno de los tuyos
   *[other] a un meeple de { $whom }
}
weapon-blocked = ; { $who ->
    [you] tu forja de armas
   *[other] la forja de armas de { $who }
} y { $whom ->
    [you] tu escudo
   *[other] el escudo de { $whom }
} se anulan
shield-saves = ; una forja de escudos evita la primera baja ({ $names })
army-left = ; { $who ->
    [you] { $count ->
        [one] te queda
       *[other] te quedan
    }
   *[other] { $count ->
        [one] a { $who } le queda
       *[other] a { $who } le quedan
    }
} { meeples }
nobody-left = ; allí no queda nadie
log-combat = Batalla en { $place }, { $armies }: { $losses }{ $weapon }{ $shields }{ $outcome }
log-bravery = { $who ->
    [you] Ganas
   *[other] { $who } gana
} { $count ->
    [one] { $count } punto de valor
   *[other] { $count } puntos de valor
} por los enemigos destruidos: { $full ->
    [0] { $now } de { $most }
   *[other] la escalera está completa, lo que da { $full ->
        [one] { $full } punto de victoria
       *[other] { $full } puntos de victoria
    }, y vuelve a { $now }
}
log-point = { $count ->
    [one] Un meeple
   *[other] { $count } meeples
} { $who ->
    [you] { $count ->
        [one] tuyo
       *[other] tuyos
    }
   *[other] de { $who }
}, { taken-from }, { $count ->
    [one] sube
   *[other] suben
} a la Montaña de Reputación: { $count ->
    [one] un punto
   *[other] { $count } puntos
} de victoria por el valor, { $who ->
    [you] ahora tienes
   *[other] ahora { $who } tiene
} { $points }
log-owed = { $who ->
    [you] Ganas
   *[other] { $who } gana
} { points } de victoria por el valor, sin meeple libre para ello: { $count ->
    [one] queda pendiente, pero cuenta
   *[other] quedan pendientes, pero cuentan
}
log-paid = { $who ->
    [you] { $count } de tus meeples
   *[other] { meeples } de { $who }
} { $count ->
    [one] va
   *[other] van
} directamente a la Montaña de Reputación, por { $count ->
    [one] un punto pendiente
   *[other] puntos pendientes
}
log-sacrifice = { $who ->
    [you] Sacrificas
   *[other] { $who } sacrifica
} 1 meeple al entrar en { $place }, como es obligatorio{ $strikes ->
    [yes] {""}
   *[no] ; ningún enemigo está lo bastante cerca para golpearlo
}
log-strike = { $who ->
    [you] Invocas
   *[other] { $who } invoca
} a los dioses en { $altar }: fulminan { $whom ->
    [you] a uno de tus meeples
   *[other] a un meeple de { $whom }
} en { $place }
log-spare = { $who ->
    [you] No golpeas
   *[other] { $who } no golpea
} a nadie desde { $place }
log-fort = { $who ->
    [you] Controlas
   *[other] { $who } controla
} { $place }: { $flags ->
    [one] { $flags } punto de victoria
   *[other] { $flags } puntos de victoria
} en { $who ->
    [you] tu próximo turno, si aún la controlas
   *[other] su próximo turno, si aún la controla
}
log-fort-lost = { $who ->
    [you] Ya no controlas
   *[other] { $who } ya no controla
} { $place }
log-control = { $who ->
    [you] Ahora controlas
   *[other] Ahora { $who } controla
} { $place }: si se mantiene, { $who ->
    [you] te dará su bonificación
   *[other] le dará su bonificación
}
log-upgrade = { $who ->
    [you] Conviertes
   *[other] { $who } convierte
} el territorio neutro { $number } en { $token ->
    [workshop] un taller
    [village] una aldea
    [druid] una cabaña druida
    [weapon] una forja de armas
   *[shield] una forja de escudos
} con una ficha de mejora
log-tree = { $who ->
    [you] Despejas
   *[other] { $who } despeja
} el bosque del lado { $way } en { $place } con { $who ->
    [you] tu
   *[other] su
} Árbol que oculta el Bosque
log-quiet = { $count ->
    [one] Nada ha cambiado en esta ronda (tras { $most } rondas así, la partida acaba)
   *[other] Nada ha cambiado en { $count } rondas (tras { $most }, la partida acaba)
}
log-idle = { $who ->
    [you] No puedes
   *[other] { $who } no puede
} hacer nada en este turno
log-idle-turns = Pasan { $count } turnos en los que nadie puede hacer nada
log-end = { $ending ->
    [six_points] { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { $count } puntos de victoria ({ $mountain } en la Montaña de Reputación, { $forts } por torres): la partida acaba al instante
    [stalemate] La partida acaba: nada ha cambiado en demasiadas rondas
    [round_limit] La partida acaba tras { $rounds } rondas, el límite de esta mesa
   *[deadlock] La partida acaba: ya nadie puede hacer nada
}
log-win = { $winners ->
    [one] { $who ->
        [you] Ganas
       *[other] { $who } gana
    } la partida con { points }
   *[other] Victoria compartida con { points }: { $names }
}

# --- lo que pasó, en pocas palabras
brief-first = { $who ->
    [you] empiezas tú
   *[other] empieza { $who }
}
brief-bonus = { $count ->
    [one] { $count } punto por una torre
   *[other] { $count } puntos por torres
}
brief-no-effect = «{ $act }» sin efecto
brief-decline = renuncia a «{ $act }»
brief-assemble = { $count ->
    [one] { $count } meeple ensamblado
   *[other] { $count } meeples ensamblados
}
brief-deploy = { $count ->
    [0] ningún despliegue
    [one] { $count } desplegado en { $place }
   *[other] { $count } desplegados en { $places }
}
brief-reinforce = { $count ->
    [0] sin refuerzos
   *[other] refuerzos en { $place } ({ $count })
}
brief-scare = { $count ->
    [one] { $count } asustado hasta { $to }
   *[other] { $count } asustados hasta { $to }
}
brief-burn = { $place } en llamas ({ meeples })
brief-bombard = bombardeo: { whose-building }
brief-convert = conversión: { whose-building }
brief-take = { token-of }
brief-construct = obra: { $building }
brief-finish = obra terminada: { $building }
brief-replace = sustitución: { $building }
brief-move = { meeples } hasta { $to }
brief-attack = ataque con { $count }: { whose-building }
brief-draw = hallazgo: { tile-kind }
brief-combat = batalla en { $place }{ $winner-known ->
    [yes] {" "}(ganador: { $winner })
   *[no] {""}
}
brief-strike = 1 fulminado en { $place }
brief-sacrifice = 1 meeple sacrificado
brief-point = { points } de victoria por el valor
brief-destroyed = destrucción: { whose-building }
brief-fort = toma de { $place }
brief-upgrade = { $token ->
    [workshop] taller
    [village] aldea
    [druid] cabaña druida
    [weapon] forja de armas
   *[shield] forja de escudos
} en el territorio { $number }
brief-tree = bosque despejado en { $place }
brief-idle = nada que hacer
brief-idle-turns = { $count } turnos vacíos
brief-end = fin de la partida
brief-win = { $winners ->
    [one] { $who ->
        [you] ganas tú
       *[other] gana { $who }
    }
   *[other] victoria compartida: { $names }
}

# --- preguntas
stakes-open = Las bonificaciones se cuentan al empezar el turno: una ficha colocada ahora aún cuenta.
stakes-fork = El trabajador da un paso por turno. Al final de la rama realiza la acción y luego vuelve a empezar.
stakes-perform = Una acción a la que renuncias se pierde hasta que el trabajador vuelva a pasar.
stakes-site = Mientras tengas una Plaza del Pueblo, un edificio sustituido se puede construir de nuevo, pero los meeples enemigos que hay en él son puntos de victoria.
stakes-flying = Un meeple vuela a cada territorio que elijas; en tu depósito no hay bastantes para todos.
stakes-burn = Todos los meeples enemigos del territorio son destruidos: 1 punto de valor por cada uno.
stakes-bombard = Uno de tus meeples ocupa una defensa libre. Cuando se ocupan todas, el edificio es destruido y cada meeple que hay en él vale un punto de victoria.
stakes-convert = Uno de tus meeples ocupa el lugar de ese, que vuelve al stock de su dueño.
stakes-productivity = El trabajador da un segundo paso. Si llega a una acción, se realiza este turno.
stakes-upgrade = Podrás colocarla en un territorio neutro cuando quieras, incluso en el turno de otro.
stakes-explore = La loseta se roba después de elegir el espacio.
stakes-rotate = Nadie cruza un bosque sin una cabaña druida. El lado por el que llegaron tus exploradores queda abierto.
stakes-moves = { $count ->
    [one] { $count } meeple aún puede moverse.
   *[other] { $count } meeples aún pueden moverse, una vez cada uno.
} Entre enemigos habrá batalla; en un espacio vacío, un descubrimiento.
stakes-tunnel = { $count ->
    [one] { $count } meeple puede pasar a otra salida del túnel.
   *[other] { $count } meeples pueden pasar a otra salida del túnel.
}
stakes-control = Para controlar { $place } hacen falta { $count } meeples tuyos allí al empezar tu próximo turno.
stakes-token = { $tree ->
    [yes] Solo se puede hacer una vez en la partida.
   *[no] La ficha se queda allí hasta el final de la partida.
}
stakes-queue = { $declines ->
    [yes] Tú eliges el orden, y puedes renunciar a cada una.
   *[no] Se realizan todas; tú eliges el orden.
}
stakes-building = Un trabajador lo construye primero, un paso por turno, y luego recorre su ruta. Te { $count ->
    [one] queda { $count } trabajador
   *[other] quedan { $count } trabajadores
} en stock.
stakes-deploy = Salen ante tu puerta: { $place }. En tu depósito hay { meeples }.
stakes-warehouse = El meeple sale de tu depósito, donde hay { $count }.
stakes-reinforce = Hasta { $most } salen de tu depósito, donde hay { meeples }.
stakes-stealth = El territorio debe estar junto a un enemigo. Entre enemigos, el meeple no puede moverse y combate al final del turno.
stakes-source = { $why ->
    [point] Un punto de victoria por el valor es un meeple en la Montaña de Reputación, y tu stock está vacío.
    [bombard] Tu stock está vacío: el meeple que se lanza debe venir de otro sitio.
   *[convert] Tu stock está vacío: el meeple que ocupa el lugar debe venir de otro sitio.
}
stakes-scare = Donde un meeple asustado encuentra a otros hay batalla enseguida; su dueño ataca y puntúa.
stakes-combat = Todos pierden un meeple a la vez, hasta que queda un jugador como máximo. El atacante gana 1 punto de valor por cada enemigo destruido; el defensor, 1 por cada { $pair }.
stakes-victim = Tu forja de armas destruye a un enemigo en { $place } antes de la batalla, por 1 punto de valor.
stakes-altar = { $range ->
    [one] Tu sacrificio te permite destruir a un enemigo a { $range } espacio del altar { $number }, por 1 punto de valor.
   *[other] Tu sacrificio te permite destruir a un enemigo a { $range } espacios del altar { $number } como máximo, por 1 punto de valor.
}
question = { $phase ->
    [open] si empezar el turno o colocar antes una ficha
    [open_asked] si colocar una mejora antes de empezar el turno, o pasar
    [token_place] dónde colocar la ficha
    [village] dónde despliega un meeple la aldea
    [fork] qué rama toma el trabajador
    [queue] qué edificio actúa primero
    [perform] si realizar la acción o renunciar
    [building] qué edificio construir
    [site] en qué solar construirlo
    [deploy] cuántos meeples desplegar
    [reinforce] qué territorio reforzar
    [reinforce_amount] cuántos meeples enviar
    [flying] a qué territorio vuela un meeple
    [stealth] dónde aterriza la tropa furtiva
    [scare_pick] a qué meeple asustar, y hacia dónde
    [scare_resolve] qué territorio resolver primero
    [victim] a qué jugador le destruye un meeple la forja de armas
    [burn] qué territorio quemar
    [bombard] qué edificio bombardear
    [convert] qué meeple de una defensa convertir
    [productivity] qué trabajador da un segundo paso
    [productivity_fork] qué rama toma el trabajador
    [upgrade] qué mejora tomar
    [move_from] de dónde salir, o terminar el movimiento
    [move_to] adónde van estos meeples
    [move_amount] cuántos de ellos van
    [tunnel] cuántos pasan por el túnel de la mina
    [altar] a quién golpea el altar, o a nadie
    [explore] qué espacio explorar primero
    [rotate] cómo girar la loseta robada
    [combat] qué batalla va primero
   *[source] de dónde viene el meeple necesario
}
prompt = { $you ->
    [yes] Elige { $question }
   *[no] { seat-name } debe elegir { $question }
}
prompt-of = { $question } ({ $what })
prompt-chance = Se roba una loseta
ready-on = { $place }, { $count } por mover
picks-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
won = { $you ->
    [alone] Ganas con { points }
    [shared] Compartes la victoria con { $names }, con { points } cada uno
   *[no] { $winners ->
        [one] Gana { $names } con { points }
       *[other] { $names } comparten la victoria con { points }
    }
}{ $ending ->
    [stalemate] {": "}nada ha cambiado en demasiadas rondas
    [round_limit] {": "}se ha jugado la última ronda
    [deadlock] {": "}ya nadie puede hacer nada
   *[other] {""}
}

# --- negativas
why-drawn = Las losetas, sus dorsos y el primer jugador se sortean, no se eligen.
why-draw-first = Antes hay que robar.
why-only-tokens = Fuera de turno solo se pueden colocar fichas.
why-question = Ahora hay que elegir { $question }.
why-no-answer = Ahora hay que elegir { $question }, y esto no es una respuesta.
why-open-upgrades = Al empezar un turno solo se pregunta por las mejoras.
why-tree-used = El Árbol ya se ha usado.
why-no-forest = No hay bosque en el mapa.
why-token-not-held = { seat-name } no tiene la ficha de { $token }.
why-no-blank = No hay territorio neutro sin mejora.
why-tokens-asked = En esta mesa no se coloca ninguna ficha fuera de turno: se pregunta a quienes tienen mejoras al empezar cada turno.
why-other-token = Esa es una ficha de { seat-name }.
why-no-terrain = No hay territorio { $t }: el mapa tiene { $n }, contados desde 0.
why-no-seat = No hay jugador { $seat } en esta mesa.
why-no-meeple = { seat-name } no tiene meeples en el territorio { $t }.
why-pinned = Los meeples del territorio { $t } se colocaron entre enemigos y no pueden moverse este turno.
why-moved = Los meeples del territorio { $t } ya se han movido, o no pueden moverse este turno.
why-nowhere = Los meeples del territorio { $t } no tienen adónde ir.
why-forest-between = Hay bosque entre el territorio { $t } y el territorio { $to }.
why-same-terrain = Hay que moverse a otro territorio.
why-not-next = El territorio { $to } no linda con el territorio { $t }, y ninguna caverna ni túnel lleva allí.
why-tunnel-held = Hay enemigos en el territorio { $t }, que cierran el túnel de la mina.
why-tunnel-used = Los meeples listos del territorio { $t } ya han pasado por el túnel de la mina este turno.
why-city-site = Es un solar de una ciudad: nadie entra en un solar vacío, y un edificio se ataca por su nombre.
why-already-terrain = En ese espacio ya está el territorio { $t }.
why-space-not-next = Ese espacio no linda con el territorio { $t }.
why-forest-side = Hay bosque en ese lado del territorio { $t }.
why-pile-empty = No quedan losetas para un espacio más.
why-own-building = Nunca se puede mover un meeple a un edificio propio.
why-site-not-next = El solar { $site } de { seat-name } no linda con el territorio { $t }.
why-empty-site = El solar { $site } de { seat-name } está vacío, y nadie entra en un solar vacío.
why-full = Todas las defensas de ese edificio están ocupadas.
why-at-most = Se pueden colocar { $n } como máximo: no más de lo que permite la acción ni de lo que hay en el depósito.
why-at-least = Un movimiento lleva al menos un meeple.
why-room = Solo { $n ->
    [one] { $n } puede
   *[other] { $n } pueden
} ir allí, aunque hay { $ready } listos.
why-ready = Solo { $n } de los meeples del territorio { $t } { $n ->
    [one] puede
   *[other] pueden
} moverse.
why-tunnel-end = Se trata de cuántos van a la salida del territorio { $t }.
why-tunnel-left = Solo { $n ->
    [one] puede pasar { $n } meeple
   *[other] pueden pasar { $n } meeples
}.
why-no-explorers = No hay exploradores en el espacio { $n }.
why-no-rotation = Una loseta sin bosque se coloca tal cual.
why-open-edge = El lado por el que llegaron los exploradores debe estar libre de bosque, y de los giros iguales solo se ofrece el primero.
why-no-combat = No hay nada que resolver en el territorio { $t }.
why-no-enemy = { seat-name } no es enemigo en esta batalla.
why-altar-enemy = Un altar solo golpea a meeples enemigos.
why-altar-range = El territorio { $t } está fuera del alcance del altar.
why-worker-site = Se trata del trabajador del solar { $site }.
why-track = La ruta no lleva del espacio del trabajador a { $node }.
why-no-worker = No hay trabajador en el solar { $site }.
why-second-step = Ese trabajador no se ha movido este turno, o ya ha dado un segundo paso.
why-no-action = Ninguna acción espera en el solar { $site }.
why-destroyed = { building-name }: ese edificio fue destruido y está fuera de la partida.
why-stands = { building-name }: ese edificio ya está en la ciudad.
why-protected = La Plaza del Pueblo está protegida: no se puede sustituir.
why-reinforce = { seat-name } no tiene meeples que reforzar en el territorio { $t }.
why-flying = El territorio { $t } no tiene meeples propios, o ya fue elegido.
why-stealth = Ningún territorio junto al territorio { $t } tiene un meeple enemigo.
why-burn = No hay meeples enemigos en el territorio { $t }.
why-village = El territorio { $t } no está ante tu puerta ni es una aldea que dio su bonificación este turno.
why-no-village = El territorio { $t } no está ante tu puerta ni es una aldea.
why-scare-own = Solo se puede asustar a meeples enemigos.
why-terrain-not-next = El territorio { $to } no linda con el territorio { $t }.
why-scared-all = { seat-name } no tiene más meeples que elegir en el territorio { $t }.
why-bombard-own = Solo se bombardean edificios enemigos.
why-no-building = No hay edificio en el solar { $site } de { seat-name }.
why-convert-own = No se puede convertir un meeple propio.
why-no-defender = { seat-name } no tiene meeples en el solar { $site } { of-owner }.
why-token-taken = La ficha de { $token } ya fue tomada.
why-tree-edge = El Árbol se coloca en un lado con bosque.
why-not-blank = El territorio { $t } no es neutro.
why-upgraded = El territorio { $t } ya tiene una mejora.
why-upgrade-edge = Una mejora se coloca en un territorio, no en un lado.
why-no-forest-edge = No hay bosque en el lado { $way } del territorio { $t }.
why-warehouse-empty = El depósito está vacío.

# --- opciones
option-pile_backs = Dorso de la siguiente loseta
option-pile_backs-hidden = oculto
option-pile_backs-visible = visible
option-first_player = Primer jugador
option-first_player-random = sorteado
option-first_player-seat-0 = Azul
option-first_player-seat-1 = Verde
option-first_player-seat-2 = Naranja
option-first_player-seat-3 = Rojo
option-introductory_game = Inicio rápido
option-introductory_game-off = no: solo la Plaza del Pueblo
option-introductory_game-on = sí: tres edificios terminados cada uno
option-end_winner = Ganador al llegar a la meta
option-end_winner-most_vp = quien tenga más puntos de victoria
option-end_winner-active_player = el jugador que tiene el turno
option-fort_vp_of_others = Torres de los demás al final
option-fort_vp_of_others-none = no cuentan
option-fort_vp_of_others-live_control = cuentan si se controlan en ese momento
option-shield_timing = La forja de escudos protege
option-shield_timing-each_turn_start = si se controlaba al empezar el turno
option-shield_timing-live = si se controla al empezar la batalla
option-shield_blocks_weapon = Armas contra escudos
option-shield_blocks_weapon-no = funcionan ambos
option-shield_blocks_weapon-yes = se anulan
option-reinforce_at_gate = Refuerzos ante la propia puerta
option-reinforce_at_gate-fallback = solo si no hay otro lugar
option-reinforce_at_gate-always = siempre
option-village_target = La bonificación de aldea despliega
option-village_target-granting = ante la propia puerta o en las aldeas que la dieron
option-village_target-any_village = ante la propia puerta o en cualquier aldea
option-distance_mode = Distancias de altares y cavernas
option-distance_mode-spaces = en espacios
option-distance_mode-terrain_path = solo por territorios
option-cave_range = La caverna lleva
option-cave_range-exactly_two = exactamente a dos espacios
option-cave_range-one_or_two_free = a uno o dos espacios, pese a los bosques
option-altar_on_placement = Meeples colocados en un altar o mina
option-altar_on_placement-no = no han entrado
option-altar_on_placement-yes = han entrado
option-tunnel_on_exploration = Exploradores que hallan una mina
option-tunnel_on_exploration-yes = pueden pasar enseguida
option-tunnel_on_exploration-no = se quedan
option-tunnel_when_scared = Meeples asustados hacia una mina
option-tunnel_when_scared-none = se quedan
option-tunnel_when_scared-owner_choice = pasan si su dueño quiere
option-scare_resolution = Los meeples asustados se mueven
option-scare_resolution-together = todos juntos
option-scare_resolution-one_by_one = uno tras otro
option-scare_resident_scores = Quien es atacado por meeples asustados
option-scare_resident_scores-as_defender = puntúa como defensor
option-scare_resident_scores-none = no puntúa
option-scare_resident_scores-scared_owner_only = solo puntúa el dueño de los meeples asustados
option-actions_may_be_declined = Acciones de los edificios
option-actions_may_be_declined-no = obligatorias
option-actions_may_be_declined-yes = opcionales
option-tree_clears = El Árbol despeja
option-tree_clears-one_tile = el lado de un territorio
option-tree_clears-both_tiles = toda la frontera
option-recycle_own_sacrifice = Reciclar los meeples que se sacrifican
option-recycle_own_sacrifice-yes = sí
option-recycle_own_sacrifice-no = no, van al stock
option-destruction_by_movement = Un edificio llenado por movimiento es destruido
option-destruction_by_movement-resolution_step = al final del turno
option-destruction_by_movement-immediate = enseguida
option-placed_next_to_enemy_pinned = Meeples colocados entre enemigos
option-placed_next_to_enemy_pinned-yes = no pueden moverse este turno
option-placed_next_to_enemy_pinned-no = pueden moverse
option-stalemate_rounds = Rondas sin cambios que acaban la partida (no está en el reglamento)
option-stalemate_rounds-off = sin límite, como en el reglamento
option-stalemate_rounds-6 = 6 rondas
option-stalemate_rounds-12 = 12 rondas
option-protect_city_square = La propia Plaza del Pueblo
option-protect_city_square-off = se puede sustituir (y ya no se podrá construir nada)
option-protect_city_square-on = no se puede sustituir
option-token_timing = Fichas fuera de turno
option-token_timing-free = en cualquier momento
option-token_timing-asked = solo si se pregunta, al empezar un turno
option-round_limit = Límite de rondas (una red de seguridad del programa, no del reglamento)
option-round_limit-off = ninguno
option-round_limit-400 = 400 rondas
option-altar_limit = Sacrificios por altar y turno
option-altar_limit-per_player = uno por jugador que entra
option-altar_limit-per_altar = uno en total

# --- puntos por origen
source-mountain = Montaña de Reputación
source-forts = Torres

# --- lo que desempata
tie-bravery = Valor
tie-meeples-out = Meeples en territorios y edificios

# --- reglas de la casa: lo que puede variar
box-player-meeples = Meeples de cada jugador
box-player-workers = Obreros de cada jugador
box-player-start_warehouse = Meeples en el depósito al principio
box-constants-control = Meeples necesarios para controlar un territorio
box-constants-vp_to_end = Puntos de victoria que terminan la partida
box-constants-bravery_per_vp = Puntos de valor para un punto de victoria
box-constants-defender_kills_per_bravery = Enemigos que un defensor destruye para un punto de valor
box-constants-altar_range = Alcance de un altar, en espacios
box-flags-wooden = Puntos de victoria de un fuerte de madera
box-flags-stone = Puntos de victoria del fuerte de piedra
box-buildings-build = Pasos de obrero para terminar un edificio
box-buildings-defences = Defensas de un edificio, en construcción y terminado
box-buildings-act-1 = Número X de la acción de un edificio
box-building = { $item ->
    [SQ] Plaza del Pueblo
    [LG] Gremio de Saqueadores
    [MA] Academia Militar
    [AC] Aeropuerto
    [PS] Escuela de Pilotos
    [BS] Hermandad de los Fantasmas
    [UN] Universidad
    [AB] Abadía
    [FA] Fábrica
    [CA] Catapulta
   *[other] { $item }
}
box-item = { $part ->
    [A] { box-building }, A
    [B] { box-building }, B
    [C] { box-building }, C
   *[other] { box-building }
}
