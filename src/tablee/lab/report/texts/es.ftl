# El informe del laboratorio, en español.
lab-report = Informe del laboratorio
title-variant = { $title }: { $variant }

# --- veredictos
verdict-pass = Vale
verdict-fail = A revisar
verdict-not-shown = Sin decidir
verdict-told = Información
tally-meaning = Barra verde: lo que vale. Sin decidir: las partidas jugadas permiten ambas respuestas.
column-verdict = Veredicto
column-question = Pregunta y respuesta
column-interval = Estimación (intervalo); menor diferencia detectable
lead = Se hicieron { $questions } preguntas: { $pass ->
    [one] 1 respuesta vale
   *[other] { $pass } respuestas valen
}, { $fail ->
    [0] ninguna está por revisar
    [one] 1 está por revisar
   *[other] { $fail } están por revisar
} y { $not-shown ->
    [0] ninguna queda sin decidir
    [one] 1 queda sin decidir
   *[other] { $not-shown } quedan sin decidir
}.
lead-failed = Por revisar: { $topics }.
lead-incomplete = La serie no está completa: se jugaron { $games } de { $asked } partidas.
figures = { $value } (de { $low } a { $high }); detectable: { $least }
figures-none = Demasiado pocas partidas para un intervalo.
interval = { $low } a { $high }
no-interval = muy pocas
error-rate = Todos los intervalos de esta página aciertan juntos con una probabilidad de { $sure }, aunque mire después de cada partida y pare cuando quiera: el riesgo de error de { $rate } se reparte por igual entre las { $questions } preguntas ({ $each } cada una), y dentro de una pregunta entre sus intervalos.

# --- lo que se jugó
term-games = Partidas
term-blocks = Bloques
blocks-of = { $blocks } (de { $seats } partidas cada uno)
term-seats = Jugadores
term-bots = Bots
term-box = Material
term-options = Opciones
term-made = Jugado
box-printed = como está impreso
box-variant = una variante

# --- listas
list-and = { $first } y { $last }
list-more = { $names } y { $count } más
named-printed = { $name } ({ $id })
named-plain = { $kind } { $name }
of-group = { $name } ({ $group })
quoted = «{ $form }»
any-action = cualquier «{ $kind }»
place = { $number ->
    [1] Primero en jugar
    [2] Segundo
    [3] Tercero
    [4] Cuarto
   *[other] Quinto
}
place-in-sentence = { $by ->
    [seat] El asiento { $place }
   *[order] { $place ->
        [1] El primer jugador
        [2] El segundo jugador
        [3] El tercer jugador
        [4] El cuarto jugador
       *[other] El quinto jugador
    }
}
seat-number = Asiento { $number } ({ $name })

# --- las preguntas
topic-seats = el orden de turno
question-seats = ¿Es justo jugar primero, segundo, etc.?
answer-seats = { place-in-sentence } gana el { $rate } de las partidas, { $size } puntos { $up ->
    [yes] más
   *[no] menos
} que una parte justa del { $fair }. { $verdict ->
    [pass] Ningún puesto se aparta más de lo permitido.
    [fail] Es más de lo permitido.
   *[not-shown] Es el puesto más alejado, pero hacen falta más partidas para juzgarlo.
}
threshold-seats = Vale si cada puesto está a menos de { $high } puntos de una parte justa.

topic-minutes = la duración
question-minutes = ¿Dura lo que dice la caja?
answer-minutes = Una partida dura unos { $value } minutos{ $verdict ->
    [told] .
    [pass] ; la caja dice { $box }. Se acerca bastante.
    [fail] ; la caja dice { $box }. Se aleja demasiado.
   *[not-shown] ; la caja dice { $box }. Hacen falta más partidas.
}
threshold-minutes = { $verdict ->
    [told] La caja no dice cuánto dura.
   *[other] Vale si la media está a un { $part } de la caja: de { $low } a { $high } minutos.
}

topic-long = partidas que se alargan
question-long = ¿Son raras las partidas demasiado largas?
answer-long = El { $value } de las partidas dura más del doble de lo habitual (más de { $decisions } decisiones).
threshold-long = Vale hasta el { $high } de las partidas.

topic-unfinished = partidas que no acaban
question-unfinished = ¿Acaban todas las partidas?
answer-unfinished = El { $value } de las partidas se detuvo tras { $limit } decisiones.
threshold-unfinished = Vale hasta el { $high } de las partidas.

topic-endings = finales que apenas ocurren
question-endings = ¿Ocurren todos los finales?
answer-endings = El final más raro ({ $ending }) ocurre en el { $value } de las partidas.
threshold-endings = Vale si cada uno ocurre al menos en el { $low } de las partidas.

topic-ties = victorias compartidas
question-ties = ¿Hay un solo ganador?
answer-ties = El { $value } de las partidas tiene varios ganadores.
threshold-ties = Vale hasta el { $high } de las partidas.

topic-close = pocas partidas reñidas
question-close = ¿Son reñidas las partidas?
answer-close = El { $value } de las partidas se decide por { $margin } puntos como mucho.
threshold-close = Vale desde el { $low } de las partidas; reñida: un margen de hasta el { $part } de los puntos de los ganadores.

topic-runaway = ganadores conocidos demasiado pronto
question-runaway = ¿Sigue abierto quién gana?
answer-runaway = En el { $value } de las partidas, quien gana va en cabeza definitivamente antes de la mitad.
threshold-runaway = Vale hasta el { $high } de las partidas.

topic-comebacks = pocas remontadas
question-comebacks = ¿Se puede remontar?
answer-comebacks = En el { $value } de las partidas, el ganador tuvo en algún momento menos del { $bound } de posibilidades, la mitad de una parte justa.
threshold-comebacks = Vale desde el { $low } de las partidas.

topic-luck = demasiado azar
question-luck = ¿Es algo más que azar?
answer-luck = Dados y robos explican el { $value } de quién gana.
threshold-luck = Vale hasta el { $high }.

topic-dead = elementos que no se usan
question-dead = ¿Se usa cada elemento?
answer-dead = { $verdict ->
    [pass] Se usan los { $count }. El menos usado: { $which }, en el { $value } de las partidas.
    [fail] { $failed ->
        [one] 1 de { $count } apenas se usa: { $names }.
       *[other] { $failed } de { $count } apenas se usan: { $names }.
    }
   *[not-shown] Hacen falta más partidas para { $doubtful } de { $count }. El menos usado: { $which }, en el { $value } de las partidas.
}
threshold-dead = Vale si cada uno se usa al menos en el { $low } de las partidas.

topic-dominant = un elemento demasiado fuerte
question-dominant = ¿Están equilibrados los elementos?
answer-dominant = { $verdict ->
    [pass] Ninguno de los { $count } lo es. El más fuerte: { $which }; quien lo usa gana { $gain } puntos más de lo esperado.
    [fail] { $failed ->
        [one] 1 de { $count } es demasiado fuerte: { $names }. Quien lo usa gana { $gain } puntos más de lo esperado justo antes.
       *[other] { $failed } de { $count } son demasiado fuertes: { $names }. Quien usa el primero gana { $gain } puntos más de lo esperado justo antes.
    }
   *[not-shown] { $known ->
        [yes] Hacen falta más partidas para { $doubtful } de { $count }. El más sospechoso: { $which }, { $value } puntos sobre lo esperado.
       *[no] Hacen falta más partidas.
    }
}
threshold-dominant = Vale si quienes usan cada uno ganan como mucho { $high } puntos más de lo esperado.

topic-dead-actions = acciones que nadie elige
question-dead-actions = ¿Merece la pena cada acción?
answer-dead-actions = { $verdict ->
    [pass] Las { $count } acciones se eligen alguna vez. La más rara: { $which }, en el { $value } de los casos en que era una de varias.
    [fail] { $failed ->
        [one] 1 de { $count } nunca merece la pena: { $names }.
       *[other] { $failed } de { $count } nunca merecen la pena: { $names }.
    }
   *[not-shown] { $known ->
        [yes] Hacen falta más partidas para juzgar { $doubtful } de { $count }. La más rara: { $which }, elegida en el { $value } de los casos.
       *[no] Los bots que eligen al azar no pueden mostrarlo.
    }
}
threshold-dead-actions = Vale si cada una se elige al menos en el { $low } de los casos en que es una de varias.

topic-dominant-actions = acciones que se eligen siempre
question-dominant-actions = ¿Es cada elección de verdad?
answer-dominant-actions = { $verdict ->
    [pass] Ninguna acción se elige siempre. La más frecuente: { $which }, en el { $value } de los casos en que era una de varias.
    [fail] { $failed ->
        [one] 1 de { $count } acciones se elige casi siempre: { $names }.
       *[other] { $failed } de { $count } acciones se eligen casi siempre: { $names }.
    }
   *[not-shown] { $known ->
        [yes] Hacen falta más partidas para juzgar { $doubtful } de { $count }. La más frecuente: { $which }, elegida en el { $value } de los casos.
       *[no] Los bots que eligen al azar no pueden mostrarlo.
    }
}
threshold-dominant-actions = Vale si cada una se elige como mucho en el { $high } de los casos en que es una de varias.

topic-skill = el talento no compensa
question-skill = ¿Ganan más los mejores?
answer-skill = El mejor bot, { $bot }, gana el { $rate } de sus partidas; una parte justa es el { $fair }.
threshold-skill = Vale si gana al menos { $low } puntos más que una parte justa.

# --- secciones
section-seats = El orden de turno
seats-text = Con { $seats } jugadores, una parte justa es el { $fair } de las victorias. Una victoria compartida cuenta en parte para cada ganador.
seats-order = En este juego los asientos no dicen quién empieza, así que se muestran ambos. El orden de turno es el de las primeras decisiones de los jugadores.
seats-luck = Los puntos grandes están corregidos de suerte: se quita lo que dados y robos dieron a un jugador, lo que estrecha los intervalos y de media no mueve nada. Los aros pequeños muestran las partidas tal como se jugaron. (Aquí quita el { $saved } de la varianza.)
seats-plain = En esta serie no se quitó la suerte.
chart-order = Victorias según el puesto en el orden de turno
chart-seat = Victorias según el asiento
chart-seats-note = Verde: lo que vale
chart-seats-note-luck = Punto: corregido de suerte. Aro: tal como se jugó. Verde: lo que vale
table-seats-note = «Victorias»: tal como se jugaron; la diferencia con una parte justa y su intervalo están corregidas de suerte.

section-length = Duración
length-text = Los minutos son una estimación: { $turn } segundos por turno, { $choice } más por decisión entre varias opciones y { $handling } por tirada, robo o jugada forzada. Los turnos y las decisiones se cuentan.
chart-minutes = Minutos estimados
chart-minutes-note = Verde: lo que vale para la media. Línea: la media
chart-turns = Turnos
chart-turns-note = Todos los jugadores juntos
axis-minutes = minutos
axis-turns = turnos
measure-turns = Turnos
measure-decisions = Decisiones
measure-minutes = Minutos (estimados)

section-endings = Los finales de partida
endings-text = { $count ->
    [one] Las reglas conocen un solo final.
   *[other] Las reglas conocen { $count } finales. Las opciones de la mesa pueden excluir alguno.
} Una partida de más de { $limit } decisiones se detiene y todos los jugadores comparten la victoria.
stopped = detenida, sin final

section-closeness = Márgenes y empates
closeness-text = El primero saca de media { $margin } puntos al siguiente; los ganadores tienen { $points } puntos. Una partida es reñida si el margen es de { $limit } puntos o menos. Un margen de 0 o menos lo decidió un desempate o la forma de acabar.
chart-margin = Margen del ganador
chart-margin-note = Verde: partidas reñidas. Línea: la media
axis-margin = puntos

section-course = El curso de una partida
course-text = La cabeza cambia { $changes } veces por partida de media; en el { $none } de las partidas, nunca. La mitad de las partidas está decidida antes del { $settled } de los turnos. En la mitad de las partidas, la probabilidad del ganador nunca bajó del { $lowest }; un ganador que bajó del { $bound } ha remontado.
course-estimate = Va en cabeza quien tiene la mayor probabilidad estimada de ganar, no quien tiene más puntos.
course-nothing = No hay partidas con un solo ganador de las que hablar.
chart-settled = Cuándo el ganador fue en cabeza para siempre
chart-settled-note = Cuántas partidas ya estaban decididas
axis-course = parte de la partida jugada
axis-settled = decididas
chart-lowest = El peor momento del ganador
chart-lowest-note = Menor probabilidad de ganar; a la izquierda de la línea ({ $bound }), una remontada
axis-lowest = probabilidad de ganar
chart-changes = Cambios en cabeza
axis-changes = cambios por partida

section-luck = Suerte y talento
luck-text = Dados y robos explican el { $luck } de la diferencia entre ganar y perder; el otro { $rest } viene de las decisiones y de lo que la estimación no ve.
luck-adjusted = En cada tirada o robo, la suerte es lo que cambia la probabilidad estimada de ganar frente a su media sobre todos los resultados posibles. Se suma a lo largo de la partida. De media es cero para todos, valga lo que valga la estimación; una mala estimación solo hace parecer menor la parte del azar.
chart-luck = Lo que decide quién gana
luck-part = Dados y robos
rest-part = Todo lo demás

section-components = Los elementos del juego
components-text = En { $games } partidas se anotó qué usó cada jugador. En cada tabla van primero los mejores para quienes los usan.
use-is-not-cause = Usar no es causar. Un elemento puede servir a quienes ya van ganando. Lea «sobre lo esperado» antes que «gana si se usa»: compara las victorias de quienes lo usan con la probabilidad que tenían justo antes. Las casillas de un recorrido se comparan con las vecinas.
components-dead = Apenas se usan: { $names }.
components-dominant = Demasiado fuertes: { $names }.
never-used = nunca usado

section-actions = Acciones muertas y dominantes
actions-text = Se cuentan las decisiones entre al menos dos opciones, tomadas por { $bots }. El intervalo trata todas las decisiones de un bloque como una sola: es más bien demasiado ancho que demasiado estrecho.
actions-blind = Solo jugaron bots que eligen al azar. Toman todas las acciones por igual, así que no se puede decir nada de acciones muertas o dominantes: ejecute el laboratorio con greedy o mcts.
actions-shown = { $count ->
    [one] Una acción fue posible bastantes veces.
   *[other] De { $count } acciones posibles bastantes veces, las más y las menos frecuentes.
}
dead-actions-text = Nunca merecen la pena: { $names }.
dominant-actions-text = Se eligen casi siempre: { $names }.

section-bots = Bots débiles y fuertes
bots-text = El bot más fuerte de esta serie es { $best }, el más débil { $weakest }. Donde discrepan, principiantes y expertos pueden ver el juego de otra manera.
chart-bots = Victorias de cada bot
chart-bots-note = Una parte justa es el { $fair }
chart-disagree = Donde discrepan
chart-disagree-note = Cuántas veces se elige cada acción cuando es posible
table-disagree = Las acciones en que más discrepan

# --- tablas
more-rows = { $count ->
    [one] 1 más
   *[other] { $count } más
}
head-order = Orden de turno
head-seat = Asiento
head-won = Victorias
head-difference = Diferencia
head-interval = Intervalo
head-measure = Por partida
head-mean = Media
head-p5 = El 5 % más corto
head-median = Mediana
head-p95 = El 5 % más largo
head-longest = Máximo
head-ending = La partida acaba con
head-of-games = De las partidas
head-component = Elemento
head-used = Partidas con uso
head-won-if-used = Gana si se usa
head-effect = Sobre lo esperado
head-action = Acción
head-possible = Veces posible
head-chosen = Elegida

# --- partidas guardadas
games-heading = Partidas que lo muestran
game-download = Partida { $number }
game-lost = La partida { $number } no se puede mostrar: esta versión de Tablée la juega de otra manera. Ejecute de nuevo el laboratorio.
game-place-won = { place-in-sentence } gana por { $value }
game-place-lost = { place-in-sentence } pierde; el ganador saca { $value }
game-shortest = La más corta: { $value } decisiones
game-usual = Una habitual: { $value } decisiones
game-longest = La más larga: { $value } decisiones
game-ending = Acaba con: { $value }
game-tie = Un empate de { $value } jugadores
game-tight = Reñida: un margen de { $value }
game-clear = Clara: un margen de { $value }
game-comeback = La mayor remontada, desde un { $value } de posibilidades
game-changes = La cabeza cambia { $value } veces
game-settled = Decidida tras el { $value } de los turnos
game-lucky-winner = Un ganador con suerte: dados y robos le dan { $value } puntos
game-unlucky-winner = Un ganador sin suerte: dados y robos le dan { $value } puntos
game-lucky-loser = Un perdedor con suerte: dados y robos le dan { $value } puntos
game-used = { $seat } usa { $name } { $count ->
    [one] una vez
   *[other] { $count } veces
} y { $won ->
    [yes] gana
   *[no] no gana
}
game-action = { $seat } elige { $name } { $count ->
    [one] una vez
   *[other] { $count } veces
}
game-strong = { $bot } gana por { $value }
game-upset = { $bot } gana de todos modos, por { $value }

# --- método
method = Cómo se midió
method-blocks = Las partidas van por bloques. Un bloque es una sola semilla para todos los dados y robos, jugada { $seats } veces para que cada bot ocupe cada asiento. Un bloque cuenta como una observación.
method-bots = Bots: { $bots }. random elige a ciegas; greedy mira una decisión adelante; mcts:200 busca 200 veces antes de cada decisión, mcts:50ms durante 50 milisegundos. Lo que hacen los bots es lo que hacen estos bots: las personas pueden jugar de otra manera.
method-verdicts = Una respuesta vale si todo el intervalo está en la franja verde, y está por revisar si está todo fuera. Si no, queda sin decidir, y más partidas lo dirán.
method-intervals = Los intervalos son sucesiones de confianza: valen en cada mirada, así que puede seguir una serie y pararla en cualquier momento.
method-luck = Los números corregidos de suerte quitan lo que dieron dados y robos; es correcto de media con cualquier estimación.
method-no-luck = En esta serie no se calculó la suerte.
method-estimate-own = Las probabilidades de ganar durante la partida las estima la evaluación rápida del propio juego.
method-estimate-fitted = Las probabilidades de ganar durante la partida las estima una función ajustada a partidas de esta misma caja.
method-thresholds = Las franjas que valen son valores por defecto para un juego familiar. Son juicios, no leyes: lea la estimación si los suyos son otros.
method-variant = Cambios respecto a la caja impresa: { $changes }.
words-used = Palabras
word-share = Parte justa
means-share = Una victoria dividida por el número de jugadores.
word-interval = Intervalo
means-interval = Los valores compatibles con las partidas jugadas; el valor verdadero está dentro, con la probabilidad dicha arriba.
word-least = Detectable
means-least = La menor diferencia con el umbral que esta serie habría mostrado con una probabilidad del 80 %. Para ver otras menores hacen falta más partidas.
word-points = Puntos
means-points = De victorias: puntos porcentuales, 28 % son 3 puntos más que 25 %. Del juego: sus propios puntos.
word-adjusted = Corregido de suerte
means-adjusted = El resultado sin lo que dieron dados y robos.
word-effect = Sobre lo esperado
means-effect = Las victorias de quienes usaron un elemento, menos la probabilidad que tenían justo antes, en puntos. En las casillas de un recorrido: cuánto más que en las casillas vecinas.
word-settled = Decidida
means-settled = Desde entonces y hasta el final, quien ganó tuvo siempre la mejor probabilidad.
run-again = Hacerlo otra vez
