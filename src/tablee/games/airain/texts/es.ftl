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
alike-told = { $count } tropas idénticas a elegir
alike = { $count } idénticas
faction-name = { $faction ->
    [Sun] Sol
    [Moon] Luna
    [Oak] Roble
    [Tide] Marea
   *[other] { $faction }
}

# --- el tablero; la primera línea de un título dice qué es y de quién, las demás para qué sirve
board-title = Provincias, tropas y conquistas
province-title = { $name }: provincia { of-faction }, { points }
province-needs = Tropas necesarias: { $needs }
province-owned = { $name }: provincia { of-faction }, { points }
    Conquistada por { seat-name }
province-pile = { $count ->
    [0] El mazo de provincias está vacío
    [one] Mazo de provincias: { $count } carta
   *[other] Mazo de provincias: { $count } cartas
}
province-pile-ends = { $trigger ->
    [replace] De aquí se repone cada provincia conquistada. Si ya no es posible, la partida acaba después de la guerra que pueda seguir.
   *[empty] De aquí se repone cada provincia conquistada. Cuando el mazo se vacía, la partida acaba después de la guerra que pueda seguir.
}
alike-title = { $count } tropas idénticas a tu elección
short-title = { $name }, con tu mano
payable = Tu mano basta para pagarla
short-by = { $count ->
    [one] A tu mano le falta { $count } símbolo
   *[other] A tu mano le faltan { $count } símbolos
}
brings-printed = { $count } por la carta
brings-set = { $count } por conjuntos
brings-majority = { $count } por la mayoría
brings = Te da { points }{ $several ->
    [yes] {": "}{ $parts }
   *[no] {""}
}{ $persons ->
    [0] {""}
    [one] ; { $names } pierde { $bonus }
   *[other] ; { $names } pierden { $bonus } cada uno
}
worth = Vale por { $count } { troops }
worth-hero = { $count ->
    [one] Sustituye a cualquier tropa
   *[other] Sustituye a dos tropas
}
troop-pile = { $count ->
    [0] El mazo está vacío
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
troop-pile-use = Quien recluta puede robar de aquí sin que los demás vean la carta; un héroe robado así no cuesta nada.
discard = Descarte
discard-pile = { $count ->
    [0] El descarte está vacío
    [one] Descarte: { $count } carta
   *[other] Descarte: { $count } cartas
}
discard-pile-use = Cuando el mazo se vacía, se baraja el descarte, que pasa a ser el nuevo mazo.
in-row = Hilera visible: { cards-noun }
in-row-troop = Quien recluta puede tomar esta carta, a la vista de todos.
in-row-hero = Quien toma esta carta debe descartar después una de su mano.
in-batch = Tropa descartada por { seat-name }: { cards-noun }
in-batch-troop = Quien declara la guerra toma una de las tropas descartadas y conquista con ella una provincia en el acto.
in-batch-hero = Un héroe no se puede tomar.
in-hand = Tu mano: { cards-noun }
in-payment = Tu pago: { cards-noun }
card-taken = Tropa tomada para tu guerra: { cards-noun }
batch = Tropas descartadas
batch-of = Descartadas por { seat-name }
batch-title = Tropas descartadas por { seat-name }
    Los demás pueden tomar una y declarar la guerra.
batch-empty = No hay tropas que tomar
    Lo que alguien descarta queda aquí un momento: los demás pueden tomar una carta y declarar la guerra.
war-order = { $state ->
    [passed] { seat-name } no declara la guerra
    [asked] { seat-name } decide si declara la guerra
   *[waiting] { seat-name } decidirá después, si nadie declara antes la guerra
}
war-order-rule = Participa el primero que declara la guerra, y nadie más.
your-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
hands = Manos
holds = { $count ->
    [one] { seat-name } tiene { $count } carta en la mano
   *[other] { seat-name } tiene { $count } cartas en la mano
}
holds-hidden = Los demás solo conocen las que se tomaron de la hilera.
known-cards = Todos saben que { seat-name } tiene en la mano
known-why = Es lo que tomó de la hilera, a la vista de todos.
score-title = { seat-name } tiene { points }
    { $printed } por provincias, { $sets } por conjuntos, { $majority } por mayorías
faction-title = { $count ->
    [0] { seat-name } no tiene ninguna provincia { of-faction }
    [one] { seat-name } tiene { $count } provincia { of-faction }
   *[other] { seat-name } tiene { $count } provincias { of-faction }
}
faction-leads = Nadie tiene más: { $bonus } puntos adicionales.
faction-behind = Alguien tiene { $count }: solo quien tiene más gana { $bonus } puntos adicionales.
faction-nobody = Nadie tiene ninguna todavía: quien tenga más ganará { $bonus } puntos adicionales.
set-title = { $sets ->
    [0] { seat-name } no tiene ningún conjunto completo de las cuatro facciones
    [one] { seat-name } tiene { $sets } conjunto completo de las cuatro facciones: { $bonus } puntos
   *[other] { seat-name } tiene { $sets } conjuntos completos de las cuatro facciones: { $bonus } puntos
}
sets-worth = Un conjunto vale { $one } puntos, dos { $two }, tres { $three }, cuatro o más { $four } en total.
turn-of = Es el turno de { seat-name }
asked-now = { seat-name } decide si declara la guerra
hint-draw = Carta { $draw } de { $draws }: toma una carta de la hilera o roba del mazo.
hint-discard = El héroe tiene su precio: descarta una carta de tu mano.
hint-province = Elige ahora qué provincia conquistar.
hint-wait = { seat-name } decide.
how-many = ¿Cuántos { of-cards }?
slot = { $state ->
    [paid] { troops } pagado
    [hero] { troops }: lo sustituye un héroe
   *[missing] queda por pagar: { troops }
}
slot-alike = { $state ->
    [paid] tropa idéntica pagada
    [hero] tropa idéntica: la sustituye un héroe
   *[missing] queda por pagar una tropa idéntica a tu elección
}
won = { $you ->
    [alone] Ganas con { points }: { ending }
    [shared] Compartes la victoria con { $names }, con { points } cada uno: { ending }
   *[no] { $winners ->
        [one] Gana { $names } con { points }: { ending }
       *[other] { $names } comparten la victoria con { points }: { ending }
    }
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
log-first = Por sorteo, { $who ->
    [you] empiezas tú
   *[other] empieza { $who }
}
log-deal = { $known ->
    [yes] Recibes { $cards }
   *[no] { $who } recibe { card-count } boca abajo
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
    [yes] En la hilera de tropas: { $cards }
   *[no] Nuevo en la hilera de tropas: { $cards }
}
log-reshuffle = { $count ->
    [one] El mazo está vacío: la última carta del descarte es el nuevo mazo
   *[other] El mazo está vacío: se barajan las { $count } cartas del descarte y forman el nuevo mazo
}
province-name = { $name } ({ faction-name }, { points })
log-turn-province = { $setup ->
    [yes] En la hilera de provincias: { $province }, que pide { $needs }
   *[no] Nueva provincia: { $province }, que pide { $needs }
}
log-last = { $trigger ->
    [replace] El mazo de provincias está vacío: la próxima provincia conquistada no podrá reponerse y la partida acabará
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
} { $cards } de la hilera{ $forced ->
    [yes] , la única opción
   *[no] {""}
}: { hand-count }{ $price ->
    [yes] { $hand ->
        [one] , que hay que descartar a cambio del héroe
       *[other] , de las que hay que descartar una a cambio del héroe
    }
   *[no] {""}
}
log-draw = { $who ->
    [you] Robas a ciegas { $cards }: { hand-count }
   *[other] { $who } roba a ciegas { card-count }: { hand-count }
}
log-discard = { $who ->
    [you] { $forced ->
        [yes] A cambio del héroe tomado de la hilera no puedes descartar más que { $cards }
       *[no] Descartas { $cards } a cambio del héroe tomado de la hilera
    }
   *[other] { $who } descarta { $cards } a cambio del héroe tomado de la hilera
}
by-whom = { $whom ->
    [you] por ti
   *[other] por { $whom }
}
not-heroes = { $heroes ->
    [yes] {" "}(un héroe no se puede tomar)
   *[no] {""}
}
log-offer = { $whom ->
    [you] Tus tropas descartadas pueden servir para una guerra
   *[other] Las tropas descartadas por { $whom } pueden servir para una guerra
}: { $cards }{ not-heroes }; { $persons ->
    [one] { $who ->
        [you] decides tú
       *[other] decide { $who }
    }
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
log-war = ¡Guerra por { $name }! { $who ->
    [you] { $asked ->
        [one] Tomas
       *[other] Por orden de turno, la declaras antes que nadie y tomas
    }
   *[other] { $asked ->
        [one] { $who } toma
       *[other] Por orden de turno, { $who } la declara antes que nadie y toma
    }
} { $known ->
    [yes] { $card } descartado
   *[no] una de las cartas descartadas
} { by-whom }
log-leftover = Lo que no se ha tomado va al descarte: { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-conquer = { $who ->
    [you] Conquistas
   *[other] { $who } conquista
} { $province } { $shown ->
    [no] descartando { card-count }
   *[yes] { $war ->
        [yes] { $known ->
            [yes] con { $card } recién tomado y, de la mano, { $cards }
           *[no] con { $cards }, incluida la carta recién tomada
        }
       *[no] con { $cards }
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
    [one] una provincia de cada facción: { $bonus } puntos
   *[other] { $count } provincias de cada facción: { $bonus } puntos en vez de { $before }
}
of-faction = { $faction ->
    [Sun] del Sol
    [Moon] de la Luna
    [Oak] del Roble
    [Tide] de la Marea
   *[other] de la facción { $faction }
}
province-count = { $owned ->
    [one] { $owned } provincia
   *[other] { $owned } provincias
}
log-majority = Mayoría { of-faction }: con { province-count }, { $who ->
    [you] { $persons ->
        [0] eres quien más tiene y ganas { $bonus } puntos
       *[other] tienes tantas como { $names } y ganas también { $bonus } puntos
    }
   *[other] { $persons ->
        [0] { $who } es quien más tiene y gana { $bonus } puntos
       *[other] { $who } tiene tantas como { $names } y gana también { $bonus } puntos
    }
}
log-lost = Mayoría { of-faction }: con { province-count }, { $whom ->
    [you] superas a { $who }, que pierde
   *[other] { $who ->
        [you] { $whom } te supera y pierdes
       *[other] { $whom } supera a { $who }, que pierde
    }
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
brief-draw = { $shown ->
    [yes] { $cards } del mazo
   *[no] { card-count } del mazo
}
brief-discard = { $cards } descartado a cambio del héroe
brief-conquer = { $war ->
    [yes] { $who ->
        [you] guerra: conquistas { $name } (+{ $gained })
       *[other] guerra: { $who } conquista { $name } (+{ $gained })
    }
   *[no] conquista de { $name } (+{ $gained })
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

# --- lo que depende de una pregunta
or = { $first } { $rest ->
    [Opalys] u
    [Orbrasier] u
   *[other] o
} { $rest }
stakes-later = Decidirás más tarde, si nadie declara antes la guerra.
stakes-payable = Tu mano basta para { $names }.
stakes-closest = { $count ->
    [one] Ninguna provincia a tu alcance; la más cercana: { $name } (falta { $count } símbolo).
   *[other] Ninguna provincia a tu alcance; la más cercana: { $name } (faltan { $count } símbolos).
}
stakes-last = La próxima conquista pone fin a la partida, después de la guerra que pueda seguir. { $reach }
wins-now = { $you ->
    [yes] ganas tú con { points }
   *[no] { $persons ->
        [one] gana { $names } con { points }
       *[other] se comparte la victoria con { points }: { $names }
    }
}
stakes-shortage = Si la partida acaba ahora, { $wins }.
stakes-discard = { $persons ->
    [one] { $names } puede tomar esa carta y declarar la guerra; un héroe no se puede tomar.
   *[other] { $names }, en este orden, pueden tomar esa carta y declarar la guerra; un héroe no se puede tomar.
}
then-next = { $then ->
    [end] la partida acaba
    [draw] { $who ->
        [you] sigues reclutando
       *[other] { seat-name } sigue reclutando
    }
   *[turn] { $who ->
        [you] te toca a ti
       *[other] le toca a { seat-name }
    }
}
stakes-war = { $able ->
    [no] Con tu mano, ninguna de estas cartas permite pagar una provincia: solo puedes pasar.
   *[yes] { $persons ->
        [0] Nadie decide después de ti: si pasas, { $then }.
        [one] Si pasas, decide { $names }; si nadie declara la guerra, { $then }.
       *[other] Si pasas, deciden { $names }, en este orden; si nadie declara la guerra, { $then }.
    }
}
stakes-idle = { $rest } Con { $cards }, tu mano no puede pagar ninguna provincia.
on-offer-to = { $persons ->
    [one] { $names } podrá tomar después una de las cartas pagadas y declarar la guerra.
   *[other] { $names }, en este orden, podrán tomar después una de las cartas pagadas y declarar la guerra.
}
stakes-province = En tu pago debe contar { $card }. { on-offer-to }
alike-due = { $count ->
    [one] { $count } tropa idéntica
   *[other] { $count } tropas idénticas
}
stakes-payment = { $due ->
    [yes] Queda por pagar: { $needs }.
   *[no] Ya no hace falta nada más.
} { on-offer-to }

# --- lo que cuesta y da cada opción
more-recruit = Una tras otra, de la hilera o a ciegas del mazo
more-end = Tal como están las cosas, { $wins }
more-blind = { $count ->
    [one] Sin que los demás la vean; un héroe robado así no cuesta carta ({ $count } carta en el mazo)
   *[other] Sin que los demás la vean; un héroe robado así no cuesta carta ({ $count } cartas en el mazo)
}
more-hero = { $count ->
    [one] Sustituye a cualquier tropa; los demás podrán usar tu descarte para una guerra
   *[other] Sustituye a dos tropas; los demás podrán usar tu descarte para una guerra
}
more-reach = { $worth }; con esa carta tu mano basta para { $names }
more-discard = { $held ->
    [one] Tu única carta de este tipo
   *[other] Una de tus { $held } cartas de este tipo
}; { $hero ->
    [yes] no se puede tomar para una guerra
   *[no] se puede tomar para una guerra
}
more-take = Podrás conquistar { $names }
more-pass = Después decide { seat-name }
more-pass-last = Después { $then }
more-last = { $brings }. La partida acaba después de la guerra que pueda seguir
more-pay = { $due ->
    [yes] Quedará por pagar: { $needs }
   *[no] Ya no hará falta nada más
}
more-pay-last = { $count ->
    [0] Tu mano queda vacía
    [one] Te queda { $count } carta en la mano
   *[other] Te quedan { $count } cartas en la mano
}

# --- avisos
task = { $task ->
    [turn-start] reclutar o conquistar una provincia
    [recruit] reclutar
    [shortage] conquistar una provincia o declarar el fin de la partida
    [end] declarar el fin de la partida
    [draw] tomar una carta de tropa ({ $draw } de { $draws })
    [hero-discard] descartar una carta a cambio del héroe
    [war-choice] pasar o tomar una tropa descartada para declarar la guerra
    [pass] pasar
    [war-province] elegir qué provincia conquistar con { $card }
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
why-hand-too-little = Tu mano no basta para pagar { $name } ({ $needs }).
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
option-heroWarTiming = Guerra por una carta descartada a cambio de un héroe
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
option-ownTroopBack-allowed = permitido, una vez que otro la ha descartado
option-ownTroopBack-forbidden = prohibido

# --- puntos por origen
source-printed = Provincias
source-sets = Conjuntos
source-majorities = Mayorías

# --- lo que desempata
tie-provinces = Número de provincias
tie-best-provinces = Provincias de { $points } puntos

# --- reglas de la casa: lo que puede variar
box-troops-cards = Cartas de una tropa, en total
box-troops-split-singles = Cartas simples de una tropa
box-troops-split-doubles = Cartas dobles de una tropa
box-set_up-hand = Cartas de tropa repartidas a cada jugador
box-set_up-troop_row = Cartas de tropa boca arriba
box-set_up-province_row = Provincias boca arriba
box-recruiting-draws = Cartas de tropa robadas en un reclutamiento
box-victory_points-sets = Puntos por 0, 1, 2, 3, y 4 o más series completas
box-victory_points-majority = Puntos por tener más cartas de una facción
box-provinces-cards-faction = Facción de una provincia
box-provinces-cards-vp = Puntos de una provincia
box-provinces-cards-needs = Símbolos que pide una provincia (S espadachín, A arquero, L lancero, M mago, K caballero; choice: idénticos a elegir)
box-item = { $item ->
    [swordsman] espadachines
    [archer] arqueros
    [lancer] lanceros
    [mage] magos
    [knight] caballeros
    [hero] héroes
   *[other] { $item }
}
