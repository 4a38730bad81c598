# Les Guerres d'Airain, en español.
title = Las Guerras de Bronce
pitch = Recluta tropas, conquista provincias y convierte lo que tus rivales descartan en tu propia guerra.

plus = { $first } + { $rest }
# --- cartas
kind-letter = { $kind ->
    [swordsman] E
    [archer] A
    [lancer] L
    [mage] M
    [knight] C
   *[hero] H
}
troops = { $kind ->
    [swordsman] { $count ->
        [one] espadachín
       *[other] espadachines
    }
    [archer] { $count ->
        [one] arquero
       *[other] arqueros
    }
    [lancer] { $count ->
        [one] lancero
       *[other] lanceros
    }
    [mage] { $count ->
        [one] mago
       *[other] magos
    }
    [knight] { $count ->
        [one] caballero
       *[other] caballeros
    }
   *[hero] { $count ->
        [one] héroe
       *[other] héroes
    }
}
cards-noun = { $size ->
    [double] { $count ->
        [one] { troops } doble
       *[other] { troops } dobles
    }
   *[single] { troops }
}
cards = { $count } { cards-noun }
no-cards = ninguna carta
of-cards = { cards-noun }
the-card = el { cards-noun }
one-card = un { cards-noun }
some-cards = { $count ->
    [one] { one-card }
   *[other] { cards }
}
alike-told = { $count } de un mismo tipo a elegir
alike = { $count } idénticas
faction-name = { $faction ->
    [Sun] Sol
    [Moon] Luna
    [Oak] Roble
    [Tide] Marea
   *[other] { $faction }
}

# --- el tablero
board-title = Provincias, tropas y conquistas
provinces = Provincias
province-title = { $name } ({ faction-name }), { points }: tropas necesarias { $needs }
province-owned = { $name } ({ faction-name }), { points }, conquistada por { seat-name }
province-pile = { $count ->
    [0] El mazo de provincias está vacío
    [one] Mazo de provincias: { $count } carta
   *[other] Mazo de provincias: { $count } cartas
}
alike-title = { $count } tropas idénticas a tu elección
payable = Puedes pagar esta provincia
short-by = { $count ->
    [one] Te falta { $count } símbolo
   *[other] Te faltan { $count } símbolos
}
troop-pile = { $count ->
    [0] El mazo está vacío
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
discard = Descarte
discard-pile = Descarte: { $cards }
in-row = Hilera visible: { cards-noun }
in-batch = Tropa descartada: { cards-noun }
in-batch-hero = Tropa descartada, pero un héroe no se puede tomar: { cards-noun }
in-hand = Tu mano: { cards-noun }
in-payment = Pago: { cards-noun }
card-taken = Tropa tomada: { cards-noun }
batch = Tropas descartadas
batch-of = por { seat-name }
batch-empty = Aquí llega lo que alguien descarta: los demás pueden tomar una carta y declarar la guerra.
war-order = { $state ->
    [passed] { seat-name } ha pasado
    [asked] { seat-name } decide
   *[waiting] { seat-name } viene después
}
your-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
hands = Manos
holds = { $count ->
    [one] { seat-name } tiene { $count } carta en la mano
   *[other] { seat-name } tiene { $count } cartas en la mano
}
known-cards = Todos saben que { seat-name } tiene en la mano: { $cards }
known = visto:
score-parts = { $printed } impresos · { $sets } conjunto · { $majority } mayorías
score-title = { seat-name } tiene { points }: { score-parts }
faction-title = { $majority ->
    [yes] { seat-name }: { $count } de { faction-name }, nadie tiene más, bonificación por mayoría de { $bonus }
   *[no] { seat-name }: { $count } de { faction-name }
}
set-title = { $sets ->
    [one] { $sets } conjunto completo de las cuatro facciones: { $bonus } puntos
   *[other] { $sets } conjuntos completos de las cuatro facciones: { $bonus } puntos
}
hint-draw = Carta { $draw } de { $draws }: toma una carta de la hilera o del mazo.
hint-turn = … o elige una provincia que puedas pagar.
hint-discard = El héroe tiene su precio: descarta una carta de tu mano.
hint-war = Toma una tropa descartada, o pasa.
hint-only-pass = Ninguna de estas tropas te permite pagar una provincia.
hint-province = Ahora elige la provincia que conquistas con ella.
hint-wait = { seat-name } decide.
how-many = ¿Cuántos { of-cards }?
paid-so-far = Pago por { $name }
missing = { $count ->
    [0] completo
    [one] falta { $count } símbolo
   *[other] faltan { $count } símbolos
}
slot = { $state ->
    [paid] { troops } pagado
    [hero] { troops }: lo sustituye un héroe
   *[missing] falta aún: { troops }
}
slot-alike = { $state ->
    [paid] tropa idéntica pagada
    [hero] tropa idéntica: la sustituye un héroe
   *[missing] falta aún una tropa idéntica a tu elección
}
won = { $winners ->
    [one] Gana { $names } con { points }: { ending }
   *[other] { $names } comparten la victoria con { points }: { ending }
}
ending = { $ending ->
    [pile-empty] el mazo de provincias está vacío
    [cannot-replace] una provincia conquistada no puede reponerse
   *[declared] no quedaban bastantes tropas que robar
}
winner-line = { $winners ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}

# --- opciones de juego
recruit = Reclutar { $count } cartas de tropa
end-game = Declarar el fin de la partida
draw-blind = Robar a ciegas del mazo
pass = Pasar
choose-province = { $war ->
    [yes] Declarar la guerra por { $name } ({ faction-name }, { points }): { $needs }
   *[no] Conquistar { $name } ({ faction-name }, { points }): { $needs }
}
draw-row = { $price ->
    [yes] Tomar { the-card } de la hilera y luego descartar una carta
   *[no] Tomar { the-card } de la hilera
}
hero-discard = Descartar { one-card }
take = Tomar { the-card } para declarar la guerra
pay = { $count ->
    [0] No pagar { cards-noun }
   *[other] Pagar { cards }
}
pay-last = Conquistar { $province } con { $cards }

# --- lo que ha pasado: `who` y `whom` son personas, quien lee es «tú»
log-first = { $who ->
    [you] El azar te elige para empezar
   *[other] El azar elige a { $who } para empezar
}
log-deal = { $known ->
    [yes] Recibes { $cards }
   *[no] { $who } recibe { card-count }, boca abajo
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hand-count = { $hand ->
    [one] { $hand } carta en la mano
   *[other] { $hand } cartas en la mano
}
log-turn-troop = { $setup ->
    [yes] A la hilera de tropas: { $cards }
   *[no] La hilera de tropas se repone del mazo: { $cards }
}
log-reshuffle = { $count ->
    [one] El mazo está vacío: la última carta del descarte es el nuevo mazo
   *[other] El mazo está vacío: se barajan las { $count } cartas del descarte y forman el nuevo mazo
}
province-name = { $name } ({ faction-name }, { points })
log-turn-province = { $setup ->
    [yes] A la hilera de provincias: { $province }, que pide { $needs }
   *[no] Se descubre una nueva provincia: { $province }, que pide { $needs }
}
log-last = { $trigger ->
    [replace] El mazo de provincias está vacío: la próxima conquista, que no podrá reponerse, acaba la partida
   *[empty] El mazo de provincias está vacío: la partida acaba en cuanto nadie más declare la guerra
}
log-recruit = { $who ->
    [you] { $forced ->
        [yes] No puedes pagar ninguna provincia, así que tienes que reclutar { $count } cartas de tropa
       *[no] Reclutas { $count } cartas de tropa
    }
   *[other] { $who } recluta { $count } cartas de tropa
}
log-take = { $who ->
    [you] Tomas
   *[other] { $who } toma
} { $card } de la hilera{ $forced ->
    [yes] , la única opción
   *[no] {""}
}: { hand-count }{ $price ->
    [yes] , de las que hay que descartar una por el héroe
   *[no] {""}
}
log-draw = { $who ->
    [you] Robas { $cards } del mazo, sin que los demás lo vean: { hand-count }
   *[other] { $who } roba { card-count } del mazo, boca abajo: { hand-count }
}
log-discard = { $who ->
    [you] { $forced ->
        [yes] Por el héroe tomado de la hilera no puedes descartar más que { $cards }
       *[no] Descartas { $cards } por el héroe tomado de la hilera
    }
   *[other] { $who } descarta { $cards } por el héroe tomado de la hilera
}
by-whom = { $whom ->
    [you] por ti
   *[other] por { $whom }
}
not-heroes = { $heroes ->
    [yes] {" "}(pero no un héroe)
   *[no] {""}
}
log-offer = { $number ->
    [one] Ahora se puede tomar esta carta descartada { by-whom } para declarar la guerra{ not-heroes }: { $cards }
   *[other] Ahora se puede tomar una de estas cartas descartadas { by-whom } para declarar la guerra{ not-heroes }: { $cards }
}; { $persons ->
    [one] decide: { $names }
   *[other] deciden, en este orden: { $names }
}
log-pass = { $who ->
    [you] { $forced ->
        [yes] No puedes declarar la guerra: con tu mano, ninguna de estas cartas permite pagar una provincia
       *[no] No declaras la guerra
    }
   *[other] { $who } no declara la guerra
}
log-no-war = { $how ->
    [heroes] No hay guerra, porque no se puede tomar un héroe
    [no-province] No hay guerra, porque no quedan provincias
   *[passed] Nadie declara la guerra
}; al descarte: { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-war = ¡Guerra! { $who ->
    [you] Tomas
   *[other] { $who } toma
} { $known ->
    [yes] { $card } descartado
   *[no] una de las cartas descartadas
} { by-whom } para conquistar { $name }
log-leftover = Lo que no se ha tomado va al descarte: { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
asks-for = { $plain ->
    [no] , que pide { $needs },
   *[yes] {""}
}
log-conquer = { $who ->
    [you] Conquistas
   *[other] { $who } conquista
} { $province }{ $shown ->
    [no] {" "}descartando { card-count }
   *[yes] { asks-for }{ $war ->
        [yes] { $known ->
            [yes] {" "}con { $card } recién tomado y, de la mano, { $cards }
           *[no] {" "}con { $cards }, incluida la carta recién tomada
        }
       *[no] {" "}descartando { $cards }
    }
}; { $left ->
    [0] no queda ninguna carta
    [one] queda { $left } carta
   *[other] quedan { $left } cartas
} en la mano
log-set = { $who ->
    [you] Ahora tienes
   *[other] { $who } tiene ahora
} { $count ->
    [one] al menos una provincia de cada facción: { $bonus } puntos
   *[other] al menos { $count } provincias de cada facción: { $bonus } puntos en vez de { $before }
}
of-faction = { $faction ->
    [Sun] del Sol
    [Moon] de la Luna
    [Oak] del Roble
    [Tide] de la Marea
   *[other] de la facción { $faction }
}
log-majority = { $who ->
    [you] Ahora tienes
   *[other] { $who } tiene ahora
} { $persons ->
    [0] más provincias { of-faction } que nadie ({ $owned }): { $bonus } puntos
   *[other] tantas provincias { of-faction } como { $names }, y nadie tiene más ({ $owned }): { $bonus } puntos
}
log-lost = { $whom ->
    [you] Ahora tienes
   *[other] { $whom } tiene ahora
} más provincias { of-faction } que { $who ->
    [you] tú: pierdes
   *[other] { $who }, que pierde
} { $bonus } puntos
score-change = { person } { $count } ({ $gained })
log-points = Puntos ahora: { $scores }
log-not-replaced = { $name } no se repone, porque el mazo de provincias está vacío; { $left ->
    [0] no queda ninguna provincia
    [one] queda { $left } provincia
   *[other] quedan { $left } provincias
} en la hilera
log-forfeit = { $who ->
    [you] La conquista acaba con tu reclutamiento: pierdes
   *[other] La conquista acaba con el reclutamiento de { $who }, que pierde
} { $count ->
    [one] una carta por robar
   *[other] { $count } cartas por robar
}
log-next = { $whom ->
    [you] Has descartado en último lugar, así que el juego sigue a tu izquierda
   *[other] { $whom } ha descartado en último lugar, así que el juego sigue a su izquierda
}: { $who ->
    [you] te toca a ti
   *[other] le toca a { $who }
}
log-shortage = Quedan menos de { $count } cartas de tropa por robar: { $who ->
    [you] no puedes reclutar, solo conquistar una provincia o declarar el fin de la partida
   *[other] { $who } no puede reclutar, solo conquistar una provincia o declarar el fin de la partida
}
log-end-game = { $who ->
    [you] { $forced ->
        [yes] No puedes ni reclutar ni conquistar una provincia: tienes que declarar el fin de la partida
       *[no] Declaras el fin de la partida, porque quedan menos de { $count } cartas de tropa por robar
    }
   *[other] { $who } declara el fin de la partida, porque quedan menos de { $count } cartas de tropa por robar
}
log-end = La partida ha terminado: { ending }
score-sum = { person } { $count } ({ $printed } por provincias, { $sets } por conjuntos, { $majority } por mayorías)
score-sums = { $first }; { $rest }
log-result = Puntos finales: { $scores }
log-win = { $persons ->
    [one] { $who ->
        [you] Ganas
       *[other] Gana { $who }
    } con { points }{ $tied ->
        [yes] , por delante de otros con los mismos puntos: desempatan el número de provincias y luego el de cartas del valor más alto
       *[no] {""}
    }
   *[other] Victoria compartida con { points }: { $names }
}

# --- lo que ha pasado, en pocas palabras, para el encabezado de un turno
brief-first = { $who ->
    [you] empiezas tú
   *[other] empieza { $who }
}
brief-take = { $cards } de la hilera
brief-draw = { $known ->
    [yes] { $cards } del mazo
   *[no] { card-count } del mazo
}
brief-discard = { $cards } descartado por el héroe
gain = { $gained ->
    [one] +{ $gained } punto
   *[other] +{ $gained } puntos
}
brief-conquer = { $war ->
    [yes] { $who ->
        [you] guerra: conquistas { $name } ({ gain })
       *[other] guerra: { $who } conquista { $name } ({ gain })
    }
   *[no] conquista de { $name } ({ gain })
}
brief-lost = { $who ->
    [you] pierdes { $bonus } puntos
   *[other] { $who } pierde { $bonus } puntos
}
brief-reshuffle = mazo barajado de nuevo
brief-last = última provincia descubierta
brief-shortage = muy pocas tropas para reclutar
brief-end-game = fin de la partida declarado
brief-win = { $persons ->
    [one] { $who ->
        [you] ganas con { points }
       *[other] gana { $who } con { points }
    }
   *[other] victoria compartida con { points }
}

# --- avisos
task = { $task ->
    [turn-start] reclutar o conquistar una provincia
    [shortage] conquistar una provincia o declarar el fin de la partida
    [draw] robar una carta de tropa ({ $draw } de { $draws })
    [hero-discard] descartar una carta por el héroe
    [war-choice] pasar o tomar una tropa descartada para declarar la guerra
    [war-province] elegir la provincia que conquista con { $card }
   *[payment] elegir cuántos { $cards } pagar por { $province }
}
prompt-chance = Se descubre una carta

# --- negativas
why-chance = Las cartas y el jugador inicial se sacan al azar, no se eligen.
why-not-drawn = Esto no puede salir ahora: no está en el mazo, o toca sacar otra cosa.
why-wait = Ahora se roba una carta.
why-no-end = Solo se puede declarar el fin de la partida si quedan menos de { $count } cartas de tropa por robar.
why-no-recruit = Quedan menos de { $count } cartas de tropa por robar: nadie puede reclutar.
why-pile-empty = El mazo está vacío.
why-not-there = { $place ->
    [row] No hay ningún { cards-noun } en la hilera visible.
    [hand] No hay ningún { cards-noun } en tu mano.
   *[batch] No hay ningún { cards-noun } entre las tropas descartadas.
}
why-take-first = Una guerra empieza tomando una tropa descartada; la provincia viene después.
why-no-province = No hay ninguna provincia { $id } en esta caja.
why-conquered = { $name } no está en la hilera: la ha conquistado { seat-name }.
why-in-pile = { $name } no está en la hilera: sigue en el mazo.
why-taken-too-little = Con { $card } y tu mano no puedes pagar { $name } ({ $needs }), o la carta tomada no contaría.
why-hand-too-little = Tu mano no puede pagar { $name } ({ $needs }).
why-own-troop = Descartaste ese { cards-noun } antes en esta guerra, y en esta mesa no se puede recuperar.
why-no-war = Con ese { cards-noun } y tu mano no puedes pagar ninguna provincia visible en la que cuente.
why-too-few-held = Solo tienes { cards } en la mano.
why-paid-too-little = Con { $cards } las cartas que quedan no bastan para { $name } ({ $needs }).
why-idle-card = Con { $cards } alguna carta pagada no aportaría ningún símbolo que cuente para { $name } ({ $needs }).
why-not-alike = Con { $cards } no se forman las tropas idénticas de { $name } ({ $needs }).
why-own-discard = Nadie puede declarar la guerra sobre su propio descarte.
why-war-order = Los jugadores deciden sobre la guerra uno tras otro, desde la izquierda de quien descartó.

# --- opciones
option-rowRefill = Hilera de tropas
option-rowRefill-immediate = se repone tras cada robo
option-rowRefill-endOfRecruit = se repone al final del reclutamiento
option-heroWarTiming = Guerra por una carta descartada por un héroe
option-heroWarTiming-afterRecruit = tras la última carta
option-heroWarTiming-immediate = enseguida
option-doubleHero = Héroe doble
option-doubleHero-independent = vale por dos tropas cualesquiera
option-doubleHero-sameTroop = vale por dos tropas de un mismo tipo
option-overpay = Pagar de más
option-overpay-contributing = cada carta pagada debe contar
option-overpay-free = se pueden añadir otras cartas
option-endTrigger = Fin de la partida
option-endTrigger-pileEmpty = cuando el mazo de provincias está vacío
option-endTrigger-cannotReplace = cuando una provincia conquistada no puede reponerse
option-tieBreak = Empates
option-tieBreak-shared = victoria compartida
option-tieBreak-provinces = más provincias, luego más cartas del valor más alto
option-ownTroopBack = Recuperar la propia tropa en la misma guerra
option-ownTroopBack-allowed = permitido, si otro la ha descartado
option-ownTroopBack-forbidden = prohibido

# --- puntos por origen
source-printed = Provincias
source-sets = Conjunto
source-majorities = Mayorías

# --- lo que desempata
tie-provinces = Número de provincias
tie-best-provinces = Provincias de { $points } puntos
