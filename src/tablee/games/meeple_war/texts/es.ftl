# Meeple War, en español.
title = Meeple War
pitch = Levanta un pueblo, lanza tus meeples al ataque y sé el primero en llegar a seis puntos de victoria.

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
    [village] Pueblo
    [druid] Cabaña druida
    [weapon] Forja de armas
    [shield] Forja de escudos
    [wooden] Torre de madera
    [stone] Torre de piedra
    [cave] Caverna
    [altar] Altar
    [mine] Túnel de mina
   *[blank] Territorio en blanco
}
kind-effect = { $kind ->
    [workshop] quien lo controla ensambla 1 meeple cada turno
    [village] quien lo controla despliega 1 meeple cada turno
    [druid] quien la controla cruza los bosques
    [weapon] quien la controla elimina un meeple más al atacar
    [shield] quien la controla está protegido en defensa
    [wooden] { fort-points } en el turno de quien la controla
    [stone] { fort-points } en el turno de quien la controla
    [cave] { $distance ->
        [one] lleva a territorios a { $distance } espacio
       *[other] lleva a territorios a { $distance } espacios
    }
    [altar] se sacrifica un meeple para golpear a un enemigo cercano
    [mine] lleva a las otras salidas del túnel
   *[blank] sin nada; aquí se puede colocar una mejora
}
fort-points = { $flags ->
    [one] { $flags } punto de victoria
   *[other] { $flags } puntos de victoria
}
token-name = { $token ->
    [tree] Árbol que oculta el Bosque
    [workshop] Mejora de taller
    [village] Mejora de pueblo
    [druid] Mejora de druida
    [weapon] Mejora de armas
   *[shield] Mejora de escudos
}
token-word = { $token ->
    [tree] árbol
    [workshop] taller
    [village] pueblo
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
act-name = { $act ->
    [construct] Construcción
    [assemble] Ensamblaje { $x }
    [deploy] Despliegue { $x }
    [reinforce] Refuerzo { $x }
    [flying] Tropas voladoras
    [stealth] Tropa furtiva
    [scare] Asustar { $x }
    [burn] Quemar
    [bombard] Bombardear
    [recycling] Reciclaje
    [convert] Conversión
    [productivity] Productividad
   *[upgrade] Mejora
}

# --- el tablero
board-title = El mapa, los pueblos y la bandeja
seat-you = { seat-name } (tú)
terrain-title = { $place }: { $effect }
forest-title = Bosque al { $way } de { $place }
space-title = Espacio sin explorar
pending-title = Espacio { $number }: { $count ->
    [one] { $count } explorador
   *[other] { $count } exploradores
}
troop-title = { $who }: { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
} en { $place }
troop-ready = { $troop }, { $ready } por mover
explorers-title = { $who }: { $count ->
    [one] { $count } explorador
   *[other] { $count } exploradores
}
site-empty = Solar { $site } { of-who }: vacío
site-building = { $building } { of-who } (solar { $site }): defensas { $held } de { $room }
site-construction = { $building } { of-who } (solar { $site }), en construcción: defensas { $held } de { $room }
gate-title = Puerta del Pueblo { of-who }
empty-site = Solar vacío
defender-title = { $count ->
    [one] { $count } meeple { of-who }
   *[other] { $count } meeples { of-who }
} en las defensas
worker-title = Trabajador { of-who }: { $building }
building-site = Construcción: { $done } de { $steps }
points-title = { $who }: { $count ->
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
}
hammer-title = { seat-name } tiene el martillo
stock-title = Stock: { $count }
warehouse-title = Depósito: { $count }
mountain-title = Montaña de Reputación: { $count }
bravery-title = Valor: { $count } de { $most }
workers-title = Trabajadores en stock: { $count }
tree-title = { token-name } { of-who }
pile-title = { $count ->
    [one] { $count } loseta oculta
   *[other] { $count } losetas ocultas
}
pile-back = { $pile }; la siguiente tiene el dorso { $back ->
    [setup] de preparación
   *[ordinary] normal
}
round-title = Ronda { $number }
stage-name = { $stage ->
    [open] Apertura
    [bonus] Bonificaciones
    [workers] Trabajadores
    [actions] Acciones
    [moves] Movimiento
    [explore] Exploración
    [combat] Batalla
   *[destroy] Destrucción
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
tree-at = Despejar el bosque al { $way } de { $place }
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
on-site-ruinous = ¡Ruinoso! Sustituir tu Plaza del Pueblo: nunca más podrías construir
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
resolve = Resolver { $place }
victim = El arma elimina a un meeple { of-owner }
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

# --- lo que pasó: `who` y `whom` son marcas de jugadores o "you" (véase `tablee.core.names`)
the-place = { $kind ->
    [workshop] el taller { $number }
    [village] el pueblo { $number }
    [druid] la cabaña druida { $number }
    [weapon] la forja de armas { $number }
    [shield] la forja de escudos { $number }
    [wooden] la torre de madera { $number }
    [stone] la torre de piedra { $number }
    [cave] la caverna { $number }
    [altar] el altar { $number }
    [mine] el túnel de mina { $number }
   *[blank] el territorio en blanco { $number }
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
only-choice = { $forced ->
    [yes] {" "}(única opción)
   *[no] {""}
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
    [setup] La siguiente loseta de la pila muestra el dorso de preparación
   *[ordinary] La siguiente loseta de la pila muestra el dorso normal
}
log-bonus = Este turno, { $who ->
    [you] tus territorios te dan
   *[other] los territorios de { $who } dan
}: { $bonuses }
part-forts = { $count ->
    [one] { $count } punto por una torre
   *[other] { $count } puntos por torres
}
part-bonus = { $kind ->
    [workshop] 1 meeple ensamblado ({ the-place })
    [village] 1 meeple que desplegar ({ the-place })
    [druid] paso por los bosques ({ the-place })
   *[weapon] un enemigo eliminado antes de cada ataque ({ the-place })
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
    [you] Tu pueblo despliega
   *[other] El pueblo de { $who } despliega
} 1 meeple del depósito en { $place }{ cannot-move }
log-village-declined = { $who ->
    [you] No usas
   *[other] { $who } no usa
} la bonificación del pueblo
log-village-lost = { $who ->
    [you] Tu pueblo no despliega a nadie: tu depósito está vacío
   *[other] El pueblo de { $who } no despliega a nadie: su depósito está vacío
}
then = { $first }; { $rest }
part-worker = { $where ->
    [act] { $building } → { $act }
    [way] { $building }, a { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } de «{ $act }»
    [start] { $building }, de vuelta al inicio
   *[building] { $building }, en construcción ({ $done } de { $steps })
}
log-workers = { $who ->
    [you] { $count ->
        [one] Tu trabajador avanza
       *[other] Tus trabajadores avanzan
    }
   *[other] { $count ->
        [one] El trabajador de { $who } avanza
       *[other] Los trabajadores de { $who } avanzan
    }
}: { $workers }
log-again = Productividad: { $who ->
    [you] tu trabajador da
   *[other] el trabajador de { $who } da
} un segundo paso: { $workers }{ only-choice }
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
} su trabajador recorre las acciones{ $home }
log-no-effect = { $who ->
    [you] Tu { $bare } no hace nada con «{ $act }»
   *[other] { $bare } de { $who }: «{ $act }» no tiene efecto
}: { $reason ->
    [construct] no queda ningún edificio por construir
    [assemble] el stock está vacío
    [deploy] el depósito está vacío
    [reinforce] el depósito está vacío
    [flying] no hay meeples en el depósito, o ninguno en el mapa al que unirse
    [stealth] no hay meeples en el depósito, o ningún enemigo en el mapa
    [scare] ningún meeple enemigo puede huir
    [burn] no hay enemigos en el mapa
    [bombard] no hay meeple que lanzar, o edificio al que dar
    [convert] no hay meeple que enviar, o enemigo en un edificio
    [productivity] ningún trabajador puede dar un segundo paso
   *[upgrade] no quedan fichas de mejora
}
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
} en { $place }{ cannot-move }{ only-choice }
log-take = { $who ->
    [you] Tomas
   *[other] { $who } toma
} la { token-of }, que se coloca en cualquier momento{ only-choice }
token-of = { $token ->
    [workshop] mejora de taller
    [village] mejora de pueblo
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
}{ only-choice }
lost-action = ; se pierde su acción «{ $act }»
parts-scored = ; { $parts } por los meeples que estaban allí
part-scored = { $who ->
    [you] ganas
   *[other] { $who } gana
} { points }
log-replace = { $who ->
    [you] Retiras tu propio edificio, { $building },
   *[other] { $who } retira su propio edificio, { $building },
} para construir en su lugar{ $scored }{ $lost }{ $square ->
    [yes] ; sin él ya no se puede construir nada más
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
    [you] Quemas
   *[other] { $who } quema
} { $place }: { $count ->
    [one] cae
   *[other] caen
} { $losses }{ only-choice }
taken-from = { $source ->
    [stock] del stock
    [warehouse] del depósito
   *[terrain] tomado desde { $place }
}
log-bombard = { $who ->
    [you] Bombardeas
   *[other] { $who } bombardea
} { whose-building }: 1 meeple { taken-from } ocupa una defensa ({ $held } de { $room }){ only-choice }
log-convert = { $who ->
    [you] Conviertes
   *[other] { $who } convierte
} { $meeple ->
    [you] a tu meeple
   *[other] a un meeple de { $meeple }
} en { whose-building }: vuelve al stock, y un meeple { taken-from } ocupa su lugar{ only-choice }
log-destroyed = Edificio destruido, con todas sus defensas ocupadas: { whose-building }{ $scored }
parts-enemies = , a combatir contra { $parts }
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
} ({ $held } de { $room })
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
} huir a { whose-meeples } { $from } hasta { $to }{ only-choice }
tile-kind = { $kind ->
    [workshop] un taller
    [village] un pueblo
    [druid] una cabaña druida
    [weapon] una forja de armas
    [shield] una forja de escudos
    [wooden] una torre de madera
    [stone] la torre de piedra
    [cave] una caverna
    [altar] un altar
    [mine] una salida del túnel de mina
   *[blank] { $forest ->
        [yes] un territorio en blanco con bosque
       *[no] un territorio en blanco
    }
}
log-draw = { $who ->
    [you] Exploras y descubres
   *[other] { $who } explora y descubre
} { tile-kind }
next-back = { $back ->
    [setup] ; la siguiente loseta de la pila muestra el dorso de preparación
   *[other] {""}
}
log-lay = { $forest ->
    [yes] Se coloca la loseta con bosque al { $ways }: { $place }, con { explorers } encima
   *[no] Se coloca la loseta: { $place }, con { explorers } encima
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
} { tile-kind }: { $place }, con { explorers } encima{ next-back }
against = { $first } contra { $rest }
part-army = { $who ->
    [you] tú
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
    [you] tu forja de armas elimina
   *[other] la forja de armas de { $who } elimina
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
log-combat = Combate en { $place }, { $armies }: { $losses }{ $weapon }{ $shields }{ $outcome }
log-bravery = { $who ->
    [you] Ganas
   *[other] { $who } gana
} { $count ->
    [one] { $count } punto de valor
   *[other] { $count } puntos de valor
} por los enemigos eliminados: { $full ->
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
} { taken-from } { $count ->
    [one] sube
   *[other] suben
} a la Montaña de Reputación por el valor: { $who ->
    [you] tienes
   *[other] { $who } tiene
} ahora { points } de victoria
log-owed = { $who ->
    [you] Ganas
   *[other] { $who } gana
} { points } por el valor, sin meeple libre para ello: { $count ->
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
} 1 meeple en { $place }, como todo el que entra{ $strikes ->
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
    [you] Dominas
   *[other] { $who } domina
} { $place }: { $flags ->
    [one] { $flags } punto de victoria
   *[other] { $flags } puntos de victoria
} en { $who ->
    [you] tu próximo turno, si aún la dominas
   *[other] su próximo turno, si aún la domina
}
log-fort-lost = { $who ->
    [you] Ya no dominas
   *[other] { $who } ya no domina
} { $place }
log-control = { $who ->
    [you] Ahora controlas
   *[other] Ahora { $who } controla
} { $place }, con efecto desde el próximo turno
log-upgrade = { $who ->
    [you] Conviertes
   *[other] { $who } convierte
} el territorio en blanco { $number } en { $token ->
    [workshop] un taller
    [village] un pueblo
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
} árbol que oculta el bosque
log-quiet = { $count ->
    [one] Nada ha cambiado en esta ronda ({ $count } de { $most } con las que acaba la partida)
   *[other] Nada ha cambiado en { $count } rondas (con { $most } acaba la partida)
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
brief-workers = trabajadores en marcha
brief-no-effect = { $act } sin efecto
brief-decline = renuncia: { $act }
brief-assemble = { $count ->
    [one] { $count } meeple ensamblado
   *[other] { $count } meeples ensamblados
}
brief-deploy = { $count ->
    [0] ningún despliegue
    [one] { $count } meeple en { $place }
   *[other] { $count } meeples en { $places }
}
brief-reinforce = { $count ->
    [0] sin refuerzos
   *[other] { meeples } en { $place }
}
brief-scare = { $count } en fuga hasta { $to }
brief-burn = { $place } en llamas ({ meeples })
brief-bombard = bombardeo: { whose-building }
brief-convert = conversión: { whose-building }
brief-take = { token-of }
brief-construct = obra: { $building }
brief-finish = obra terminada: { $building }
brief-move = { $count } hasta { $to }
brief-attack = ataque con { $count }: { whose-building }
brief-venture = { $count } a lo desconocido, al { $way }
brief-draw = hallazgo: { tile-kind }
brief-combat = combate en { $place }{ $winner-known ->
    [yes] {" "}(ganador: { $winner })
   *[no] {""}
}
brief-strike = 1 fulminado en { $place }
brief-sacrifice = 1 sacrificado
brief-point = { points } de victoria por el valor
brief-destroyed = destrucción: { whose-building }
brief-fort = toma: { $place }
brief-upgrade = { $token ->
    [workshop] taller
    [village] pueblo
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
question = { $phase ->
    [open] si empezar el turno o colocar antes una ficha
    [open_asked] si colocar una mejora antes de empezar el turno, o pasar
    [token_place] dónde colocar la ficha
    [village] dónde despliega un meeple un Pueblo
    [fork] qué rama toma un trabajador
    [queue] qué edificio actúa ahora
    [perform] si realizar la acción o renunciar
    [building] qué edificio construir
    [site] en qué solar construirlo
    [deploy] cuántos meeples desplegar
    [reinforce] qué territorio reforzar
    [reinforce_amount] cuántos meeples enviar
    [flying] a qué territorio vuela un meeple
    [stealth] dónde aterriza la tropa furtiva
    [scare_pick] a qué meeple asustar, y hacia dónde
    [scare_resolve] qué territorio resolver ahora
    [victim] a quién elimina un meeple la forja de armas
    [burn] qué territorio quemar
    [bombard] qué edificio bombardear
    [convert] qué meeple de una defensa convertir
    [productivity] qué trabajador da un segundo paso
    [productivity_fork] qué rama toma el trabajador
    [upgrade] qué mejora tomar
    [move_from] de dónde salir, o terminar el movimiento
    [move_to] adónde van estos meeples
    [move_amount] cuántos de ellos van
    [tunnel] cuántos pasan por el túnel de mina
    [altar] a quién golpea el altar, o a nadie
    [explore] qué espacio explorar ahora
    [rotate] cómo girar la loseta robada
    [combat] qué batalla viene ahora
   *[source] de dónde viene el meeple necesario
}
prompt = { $you ->
    [yes] Debes elegir { $question }
   *[no] { seat-name } debe elegir { $question }
}
prompt-of = { $question } ({ $what })
prompt-chance = Se roba una loseta
ready-on = { $place }, { $count } por mover
picks-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
won = { $winners ->
    [one] Gana { $names } con { points }
   *[other] { $names } comparten la victoria con { points }
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
why-question = Ahora se trata de saber { $question }.
why-no-answer = Ahora se trata de saber { $question }, y esto no responde.
why-open-upgrades = Al abrirse un turno solo se pregunta por las mejoras.
why-tree-used = El Árbol ya se ha usado.
why-no-forest = No hay bosque en el mapa.
why-token-not-held = El jugador { $seat } no tiene la ficha de { $token }.
why-no-blank = No hay territorio en blanco sin mejora.
why-tokens-asked = En esta mesa no se coloca ninguna ficha fuera de turno: se pregunta a quienes tienen mejoras al abrirse un turno.
why-other-token = Esa es una ficha del jugador { $seat }.
why-no-terrain = No hay territorio { $t }: el mapa tiene { $n }, contados desde 0.
why-no-seat = No hay jugador { $seat } en esta mesa.
why-no-meeple = El jugador { $seat } no tiene meeples en el territorio { $t }.
why-pinned = Los meeples del territorio { $t } se colocaron entre enemigos y no mueven este turno.
why-moved = Los meeples del territorio { $t } ya han movido, o no pueden mover este turno.
why-nowhere = Los meeples del territorio { $t } no tienen adónde ir.
why-forest-between = Hay bosque entre el territorio { $t } y el territorio { $to }.
why-same-terrain = Se mueve a otro territorio.
why-not-next = El territorio { $to } no linda con el territorio { $t }, y ninguna caverna ni túnel lleva allí.
why-tunnel-held = Hay enemigos en el territorio { $t }, que cierran el túnel de la mina.
why-tunnel-used = Los meeples listos del territorio { $t } ya han pasado por el túnel de la mina este turno.
why-city-site = Es un solar de un pueblo: nadie entra en un solar vacío, y un edificio se ataca por su nombre.
why-already-terrain = En ese espacio ya está el territorio { $t }.
why-space-not-next = Ese espacio no linda con el territorio { $t }.
why-forest-side = Hay bosque en ese lado del territorio { $t }.
why-pile-empty = No quedan losetas para un espacio más.
why-own-building = Nunca se mueven meeples a un edificio propio.
why-site-not-next = El solar { $site } del jugador { $seat } no linda con el territorio { $t }.
why-empty-site = El solar { $site } del jugador { $seat } está vacío, y nadie entra en un solar vacío.
why-full = Todas las defensas de ese edificio están ocupadas.
why-at-most = Se pueden colocar { $n } como máximo: el número de la acción y lo que hay en el depósito.
why-at-least = Un movimiento lleva al menos un meeple.
why-room = Solo { $n } pueden ir allí, aunque { $ready } están listos.
why-ready = Solo { $n } de los meeples del territorio { $t } pueden mover.
why-tunnel-end = Se trata de cuántos van a la salida del territorio { $t }.
why-tunnel-left = Solo pueden pasar { $n } meeples.
why-no-explorers = No hay exploradores en el espacio { $n }.
why-no-rotation = Una loseta sin bosque se coloca tal cual.
why-open-edge = Los exploradores deben venir de un lado abierto de la loseta, o queda igual que con un número menor.
why-no-combat = No hay nada que resolver en el territorio { $t }.
why-no-enemy = El jugador { $seat } no es enemigo en esta batalla.
why-altar-enemy = Un altar solo golpea a meeples enemigos.
why-altar-range = El territorio { $t } está fuera del alcance del altar.
why-worker-site = Se trata del trabajador del solar { $site }.
why-track = La ruta no lleva del espacio del trabajador a { $node }.
why-no-worker = No hay trabajador en el solar { $site }.
why-second-step = Ese trabajador no ha movido este turno, o ya ha dado un segundo paso.
why-no-action = Ninguna acción espera en el solar { $site }.
why-destroyed = { $building } fue destruido y está fuera de la partida.
why-stands = { $building } ya está en el pueblo.
why-protected = La Plaza del Pueblo está protegida: no se puede sustituir.
why-reinforce = El jugador { $seat } no tiene meeples que reforzar en el territorio { $t }.
why-flying = El territorio { $t } no tiene meeples propios, o ya fue elegido.
why-stealth = Ningún territorio junto al territorio { $t } tiene un meeple enemigo.
why-burn = No hay meeples enemigos en el territorio { $t }.
why-village = El territorio { $t } no es el de la puerta ni un Pueblo que dio su bonificación este turno.
why-no-village = El territorio { $t } no es el de la puerta ni un Pueblo.
why-scare-own = Solo se puede asustar a meeples enemigos.
why-terrain-not-next = El territorio { $to } no linda con el territorio { $t }.
why-scared-all = El jugador { $seat } no tiene más meeples que elegir en el territorio { $t }.
why-bombard-own = Solo se bombardean edificios enemigos.
why-no-building = No hay edificio en el solar { $site } del jugador { $seat }.
why-convert-own = No se puede convertir un meeple propio.
why-no-defender = El jugador { $seat } no tiene meeples en el solar { $site } del jugador { $owner }.
why-token-taken = La ficha de { $token } ya fue tomada.
why-tree-edge = El Árbol se coloca en un lado con bosque.
why-not-blank = El territorio { $t } no está en blanco.
why-upgraded = El territorio { $t } ya tiene una mejora.
why-upgrade-edge = Una mejora se coloca en un territorio, no en un lado.
why-no-forest-edge = No hay bosque en el lado { $edge } del territorio { $t }.
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
option-introductory_game-on = sí: tres edificios acabados cada uno
option-end_winner = Ganador al llegar a la meta
option-end_winner-most_vp = quien tenga más puntos de victoria
option-end_winner-active_player = el jugador activo
option-fort_vp_of_others = Torres de los demás al final
option-fort_vp_of_others-none = no cuentan
option-fort_vp_of_others-live_control = cuentan según el control de ese momento
option-shield_timing = La forja de escudos protege
option-shield_timing-each_turn_start = si se tenía al empezar el turno
option-shield_timing-live = si se tiene al empezar la batalla
option-shield_blocks_weapon = Armas contra escudos
option-shield_blocks_weapon-no = funcionan ambas
option-shield_blocks_weapon-yes = se anulan
option-reinforce_at_gate = Refuerzos ante la propia puerta
option-reinforce_at_gate-fallback = solo si no hay otro lugar
option-reinforce_at_gate-always = siempre
option-village_target = La bonificación de Pueblo llega a
option-village_target-granting = la propia puerta y los Pueblos que la dieron
option-village_target-any_village = cualquier Pueblo
option-distance_mode = Altares y cavernas miden
option-distance_mode-spaces = por espacios
option-distance_mode-terrain_path = por territorios
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
option-scare_resolution = Los meeples asustados mueven
option-scare_resolution-together = todos juntos
option-scare_resolution-one_by_one = uno tras otro
option-scare_resident_scores = Atacado por meeples asustados
option-scare_resident_scores-as_defender = puntúa como defensor
option-scare_resident_scores-none = no puntúa
option-scare_resident_scores-scared_owner_only = solo puntúa el dueño de los meeples asustados
option-actions_may_be_declined = Acciones de los edificios
option-actions_may_be_declined-no = obligatorias
option-actions_may_be_declined-yes = opcionales
option-tree_clears = El Árbol despeja
option-tree_clears-one_tile = el lado de un territorio
option-tree_clears-both_tiles = toda la frontera
option-recycle_own_sacrifice = Reciclaje y sacrificios propios
option-recycle_own_sacrifice-yes = también los recupera
option-recycle_own_sacrifice-no = no los recupera
option-destruction_by_movement = Un edificio llenado por movimiento cae
option-destruction_by_movement-resolution_step = al final del turno
option-destruction_by_movement-immediate = enseguida
option-placed_next_to_enemy_pinned = Meeples colocados entre enemigos
option-placed_next_to_enemy_pinned-yes = no mueven este turno
option-placed_next_to_enemy_pinned-no = pueden mover
option-stalemate_rounds = Rondas sin cambios que acaban la partida (no está en el reglamento)
option-stalemate_rounds-off = sin límite, como está impreso
option-stalemate_rounds-6 = 6 rondas
option-stalemate_rounds-12 = 12 rondas
option-protect_city_square = La propia Plaza del Pueblo
option-protect_city_square-off = se puede sustituir (ruinoso)
option-protect_city_square-on = no se puede sustituir
option-token_timing = Fichas fuera de turno
option-token_timing-free = en cualquier pregunta
option-token_timing-asked = se pregunta al abrirse un turno
option-round_limit = Límite de rondas (una red de seguridad del programa, no del reglamento)
option-round_limit-off = ninguno
option-round_limit-400 = 400 rondas
option-altar_limit = Sacrificios en un altar por turno
option-altar_limit-per_player = uno por jugador que entra
option-altar_limit-per_altar = uno en total, entre quien entre

# --- puntos por origen
source-mountain = Montaña de Reputación
source-forts = Torres

# --- lo que desempata
tie-bravery = Valor
tie-meeples-out = Meeples en terrenos y edificios
