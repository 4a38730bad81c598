### pages

# --- every page
tagline = Cuatro juegos de mesa en una misma mesa. Basta un enlace, sin cuenta.
nav = Página
language = Idioma
theme-switch = Cambiar entre claro y oscuro
close = Cerrar
to-lobby = Volver al inicio
offline = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
sending = Enviando…
rules = Reglas
share = Compartir
settings = Preferencias

# --- lobby
welcome = Toma asiento.
welcome-more = Elige un juego. Juega contra bots, con amigos mediante un enlace, o juntos alrededor de esta pantalla.
replay-link = Ver una partida
my-tables = Continuar
table-over = Terminada
table-your-turn = Te toca
table-waiting = En curso
games = Juegos
players-range = De { $low } a { $high } jugadores
minutes = unos { $count } min
who-plays = ¿Quién juega?
preset-bots = Contra bots
preset-bots-more = Empieza ya, por tu cuenta
preset-friends = Con amigos
preset-friends-more = Un enlace para cada uno
preset-screen = En esta pantalla
preset-screen-more = El aparato pasa de mano en mano
how-many = Jugadores
seats = Asientos
seat-kind = Quién se sienta aquí
seat-name-field = Nombre
bot-level = Nivel del bot
kind-me = Yo
kind-friend = Un amigo, por enlace
kind-screen = Misma pantalla
kind-bot = Bot
level-1 = Principiante
level-2 = Aficionado
level-3 = Sólido
level-4 = Fuerte
level-5 = Experto
options = Opciones de la mesa
options-more = ya están elegidas las habituales
allow-hints = Permitir consejos
allow-hints-more = La opinión de un bot durante la partida, para toda la mesa
for-real = Jugar en serio
for-real-more = Nada se deshace tras un sorteo o la acción de otro
read-rules = Leer las reglas
start = Empezar a jugar
bot-names = Ada, Blaise, Carmen, Diego, Edda
player-number = Jugador { $number }
foot-no-account = Ni cuenta ni correo: un enlace es tu asiento.
foot-dice = Cada sorteo se puede comprobar después de la partida.

# --- the table
loading = Poniendo la mesa…
turn = A quién le toca
board = Tablero
players = Jugadores
choices = Opciones
no-choices = Ahora no tienes nada que elegir.
no-choices-past = Estás viendo un momento pasado. «Volver al presente» te devuelve a la partida.
no-choices-over = La partida ha terminado.
no-choices-record = Es una partida grabada: recórrela con las flechas.
no-choices-watching = Estás viendo esta partida.
named-says = { $name }: { $text }
anytime = En cualquier momento
log = Registro
log-empty = Aún no ha pasado nada.
log-chance = Decidido al azar
log-forced = obligado
history = Recorrer la partida
history-first = Al principio (tecla Inicio)
history-back = Un paso atrás (←)
history-next = Un paso adelante (→)
history-last = Al presente (tecla Fin)
show-again = Ver otra vez lo que ha pasado desde tu último turno
play-on = Mostrar la partida desde aquí
skip = Saltar
step-of = { $number } / { $total }
looking-back = Estás viendo el paso { $number } de { $total }.
to-now = Volver al presente
what-if = ¿Y si…? Seguir desde aquí
what-if-more = Abre una copia en la que los bots ocupan los demás asientos; esta partida queda como está
copy-tag = ¿Y si…?
copy-more = Una copia para probar, contra bots. La partida de verdad queda como está.
copy-origin = A la partida de verdad
your-turn = Te toca
you = Tú
you-mark = (tú)
seat-online = en línea
seat-offline = sin conexión
seat-waiting = asiento libre
seat-level = Bot de nivel { $level }
place = N.º { $number }
points-unit = puntos
turn-to-act = debe jugar
later = Más tarde
since = Desde tu último turno
cancel = Cancelar
confirm-choice = Confirmar: { $text }
final-free = acaba el turno o provoca un sorteo: deshacerlo quedará en el registro
final-asked = solo se deshace si los demás aceptan
final-never = no se puede deshacer
pick-first = Elige primero una de las cosas de borde claro. { $text }
not-now = Ahora se pregunta: { $text }
shown-first = Se te muestra lo que acaba de pasar. Después: { $text }
turn-passed = Tu último turno pasó sin ninguna decisión. { $text }
final-legend = acaba tu turno o provoca un sorteo: un segundo clic lo confirma.
pick-one = ¿Cuál de estas opciones?
undo-step = Deshacer un paso
undo-turn = Empezar el turno de nuevo
undo-ask = Pedir deshacer
undo-beyond = Deshacer mi última jugada
undo-beyond-more = El registro lo dirá
undo-asked = { $name } quisiera deshacer su última jugada y todo lo que siguió.
undo-waiting = { $name } ha pedido deshacer su última jugada y todo lo que siguió. Se espera a los demás.
hold = Que la mesa me espere
hold-more = antes de los momentos en que podría actuar fuera de mi turno
hold-act = Actuar
hold-let-go = Dejar pasar
hold-let-go-turn = Dejar pasar durante este turno
hold-yours = { $name }: ¿actuar antes de que siga la partida, o dejar pasar?
hold-waiting = Se espera a { $name }
hold-time = Tiempo para actuar fuera de turno
hold-time-more = cuánto espera la mesa a quien lo pide
hold-seconds = { $number ->
    [0] sin espera
   *[other] { $number } s
}
undo-agree = Aceptar
undo-decline = Rechazar
hint = Consejo
hint-best = Consejo: { $text } ({ $number } % de probabilidades de ganar)
hint-next = Consejo: { $text } ({ $number } % de probabilidades de ganar). Después: { $other } ({ $less } %)
hint-close = Consejo: { $text } ({ $number } % de probabilidades de ganar). Casi igual: { $other } ({ $less } %)
chance-of = { $name }: { $number } %
reconnecting = Conexión perdida. Intentándolo de nuevo…
skip-to-choices = Ir a las opciones
explain = ¿Qué es esto?
explain-how = Toca cualquier cosa del tablero, o haz clic en ella, para leer qué es.
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Ver todo el tablero
curtain-pass = Visto: pasar la pantalla a { $name }
curtain-title = Pasa la pantalla a { $name }
curtain-ready = Soy { $name }
curtain-more = ¿No mira nadie más? Entonces levanta el telón.

# --- arriving: the waiting room and the pages in front of a table
guest = Invitado
your-name = Tu nombre
waiting-room = Sala de espera
waiting-free = Asientos libres: { $number }
waiting-complete = Ya están todos.
waiting-auto = La partida empieza en cuanto se ocupen todos los asientos.
waiting-host-begins = { $name } empieza la partida.
waiting-begin = Empezar la partida
waiting-begin-early = Empezar sin esperar
waiting-watching = Mirando: { $number }
waiting-move = Sentarme aquí
waiting-swap = Intercambiar
waiting-bot = Mejor un bot
waiting-friend = Mejor un amigo
waiting-free-up = Liberar este asiento
waiting-auto-start = Empezar en cuanto se ocupen todos los asientos
waiting-free-seats = Cada cual puede elegir su asiento y su color
open-watch = Quien tenga la dirección puede mirar
share-system = Compartir
invite-text = Juega a { $text } conmigo
door-of = { $host ->
    [none] Una mesa
   *[other] La mesa de { $host }
}
door-sit-title = { $host ->
    [none] Un asiento te espera
   *[other] { $host } te guarda un asiento
}
door-sit = Sentarme
door-sit-more = El asiento es tuyo en cuanto pulses el botón, y lo seguirá siendo en este navegador.
door-in-app = Esta página está abierta dentro de otra aplicación. Si te sientas aquí, tu asiento está aquí y no en tu navegador habitual. Para jugar allí, abre allí el enlace.
door-copy = Copiar el enlace
door-taken-title = Ya hay alguien sentado aquí
door-taken-more = Si este es tu asiento, pídelo. Quien lo ocupa, o el anfitrión, acepta con un clic, y el asiento pasa a este navegador.
door-taken = Pedir este asiento
door-watch-title = Mirar la partida
door-watch = Mirar
door-device-title = Seguir en este dispositivo
door-device-more = { $name } estará también en este dispositivo. El enlace sirve una sola vez.
door-device = Seguir aquí
door-stranger-title = Aún no tienes asiento en esta mesa
door-stranger-more = Si estás sentado aquí en otro navegador, elige allí «Seguir en otro dispositivo», o pide tu asiento al anfitrión.
door-ask-seat = Pedir un asiento
door-ask-watch = Pedir mirar
door-asked = Petición enviada. Esta página sigue sola en cuanto alguien acepte.
door-declined = La respuesta fue no.
ask-seat = { $name } pide el asiento de { $text }.
ask-any = { $name } pide un asiento.
ask-watch = { $name } pide mirar.
ask-nobody = Alguien
ask-which = ¿Qué asiento?
ask-agree = Sí
ask-decline = No
preview-sit = { $host ->
    [none] { $title }: un asiento te espera
   *[other] { $host } te invita a jugar a { $title }
}
preview-watch = { $host ->
    [none] Mira una partida de { $title }
   *[other] Mira a { $host } jugar a { $title }
}
preview-table = { $host ->
    [none] { $title } en Tablée
   *[other] { $title } en la mesa de { $host }
}

# --- house-keeping
keeping = Esta mesa
keeping-name = Nombre de la mesa
device-title = Seguir en otro dispositivo
device-more = Crea un enlace que sirve una vez, durante 15 minutos. Después tienes tu asiento en los dos dispositivos.
device-make = Crear un enlace
device-count = Dispositivos con tu asiento: { $number }
device-only = Solo este dispositivo
leave = Dejar la mesa
leave-more = Tu asiento queda libre para quien tenga su enlace.
put-away = Guardar
put-away-more = Solo cambia tu propia lista.
take-back = Volver a sacar
delete = Borrar la mesa
delete-more = La partida se pierde para siempre.
sure = { $text }: ¿seguro?
tables-title = Mis mesas
tables-all = Todas mis mesas
tables-none = Aún no tienes mesas. Elige un juego en la sala.
tables-turn = Tu turno
tables-waiting = Salas de espera
tables-going = En curso
tables-over = Partidas terminadas
tables-away = Guardadas
table-turn-of = Le toca a { $name }
table-in-waiting = { $count ->
    [0] Lista para empezar
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
table-record = Una partida grabada

# --- sharing and preferences
share-more = Quien abre el enlace de un asiento puede sentarse en él. Envía cada enlace a una sola persona.
link-for = Enlace para { $name }
link-watch = Solo mirar
link-joined = ocupado
link-new = Enlace nuevo
copy = Copiar
copied = Copiado
qr = Código QR
commitment-more = Huella de los dados de esta mesa, fijada antes de la primera jugada:
record = Descargar la partida
record-words = Con los mensajes del chat
copy-step = Copiar un enlace a este momento
confirm-when = Un segundo clic confirma
confirm-always = cada elección
confirm-irreversible = lo que acaba mi turno o provoca un sorteo
confirm-never = nada
idle = Elegir por mí cuando la opción no tiene efecto
speed = Lo que hacen los demás se muestra
speed-slow = despacio, paso a paso
speed-normal = paso a paso
speed-fast = deprisa, paso a paso
speed-once = de golpe, sin los pasos
sounds = Sonidos
sound = Se oye lo que ocurre, y un golpecito cuando me toca
volume = Volumen
night = Solo un golpecito suave entre las 22:00 y las 8:00
motion = Animar las piezas
notify = Una notificación cuando sea mi turno y esta página esté oculta
keys = Teclado
keys-choose = moverse entre lo que se puede elegir
keys-enter = elegir, confirmar
keys-esc = cancelar, o saltar lo que se muestra
keys-zoom = acercar, alejar, ver todo el tablero (o Ctrl y la rueda)
keys-history = recorrer la partida
keys-menu = Clic derecho
keys-rule = explicar algo del tablero (pantalla táctil: pulsación larga)
key-enter = Intro
key-esc = Esc
key-home = Inicio
key-end = Fin

# --- the end
result = Resultado
you-won = ¡Has ganado!
winner = Gana { $name }
winners = Victoria compartida: { $name }
score-table = Puntos por origen
source = Origen
total = Total
rank = Puesto
timeline = Los puntos, turno a turno
timeline-turn = Turno
timeline-go = Elige un turno para verlo
timeline-at = Turno { $number }: { $text }
picture-save = Guardar una imagen
picture-share = Compartir una imagen
dice-title = Los dados, comprobados
dice-more = Antes de la primera jugada la mesa mostró la huella de su secreto. Ahora tu navegador repite todos los sorteos.
dice-checking = Comprobando…
dice-verified = Comprobado: la huella y los { $number } sorteos coinciden.
dice-failed = Los sorteos y la huella no coinciden: esta partida no se sorteó como se prometió.
dice-hidden = Tu navegador solo comprueba en una conexión segura. «tablee verify» lo hace con la partida grabada.
dice-details = Detalles
dice-commitment = Huella
dice-secret = Secreto
dice-draws = Sorteos
rematch = Revancha
rematch-join = Unirse a la revancha
look-back = Mirar el tablero

# --- rules and records
rules-of = Reglas: { $title }
replay-title = Ver una partida grabada
replay-more = Recorre una partida grabada y sigue jugando contra bots desde cualquier momento.
replay-file = Un archivo de tu ordenador
replay-text = O su texto
replay-open = Abrir
replay-empty = Elige un archivo o pega el texto de una partida.
lost-again = Volver a intentar
lost-more = { $code ->
    [no-seat] Si ya estabas en ella, abre la mesa en el mismo navegador.
    [used-link] Si fuiste tú quien lo usó, abre la mesa en el mismo navegador.
    [unknown-table] Quizá el enlace no esté completo.
    [unavailable] Suele durar solo un momento.
    [unsure] Vuelve a cargar la página para saberlo.
    [failed] Vuelve a cargar la página dentro de un momento.
    [too-many] Después vuelve a cargar la página.
   *[other] En el inicio están todos los juegos y las mesas en las que tienes asiento.
}

### server

status-warming = Los bots se preparan, a veces unos minutos tras un arranque. Después la partida sigue sola.
hint-warming = Los bots están calentando. El consejo llegará en cuanto estén listos.
status-frozen = Esta mesa está congelada: empezó con reglas o componentes que esta versión ya no tiene. No se ha perdido nada; la partida se puede descargar.
score-points = Puntos
undo-noted = { $who ->
    [you] Deshiciste
   *[other] { $who } deshizo
} { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}, { $past ->
    [draw] más allá de un sorteo
   *[others] más allá de la acción de otro
}{ $agreed ->
    [yes] ; los demás aceptaron
   *[no] {""}
}
refused-stale = La mesa ha avanzado. Así está ahora.
refused-overtaken = Alguien fue más rápido. Mira otra vez antes de elegir.
refused-illegal = { $why ->
    [none] Eso no es posible ahora.
   *[other] Eso no es posible ahora. { $why }
}
refused-not-your-turn = No es tu turno.
refused-not-your-seat = Este asiento no es tuyo.
refused-no-such-seat = Ahí no puede sentarse nadie.
refused-no-seat = No tienes asiento en esta mesa. Pide un enlace a quien la abrió.
refused-unknown-table = Esa mesa no existe.
refused-unknown-game = Ese juego no está aquí.
refused-unknown-page = Esa página no existe.
refused-no-such-step = La partida no tiene ese paso.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-read-only = Es una partida grabada: se puede mirar, no jugar.
refused-frozen = Esta mesa está congelada: empezó con reglas o componentes que esta versión ya no tiene.
refused-nothing-to-undo = No se puede deshacer nada.
refused-for-real = Esta mesa juega en serio: nada se deshace tras un sorteo o la acción de otro.
refused-nothing-asked = Nadie ha pedido deshacer nada.
refused-used-link = Este enlace ya se usó o fue sustituido. Pide uno nuevo a quien abrió la mesa.
refused-not-host = Solo quien abrió la mesa puede hacer esto.
refused-waiting = La partida aún no ha empezado.
refused-begun = La partida ha empezado.
refused-seat-online = Esta persona está en la mesa: solo ella puede ceder su asiento.
refused-seat-taken = Ya hay alguien sentado ahí.
refused-fixed-seats = En esta mesa los asientos los elige el anfitrión.
refused-alone = Nadie más está sentado en esta mesa. Guárdala o bórrala.
refused-others-sit = Hay más gente sentada en esta mesa. Déjala o guárdala.
refused-declined = La respuesta fue no. Vuelve a pedirlo más tarde.
refused-too-many-asks = Demasiada gente está pidiendo en esta mesa. Inténtalo más tarde.
refused-used-pass = Este enlace ya se usó o es demasiado antiguo. Crea otro en el otro dispositivo.
refused-seated-already = Este navegador ya tiene otro asiento en esta mesa.
refused-bad-seats = Estos asientos no se pueden repartir así.
refused-bad-options = { $problem ->
    [seats] Este juego es de { $low } a { $high } jugadores.
    [unknown] Este juego no tiene ese ajuste: «{ $said }».
   *[clash] Estos ajustes no van juntos: la persona designada para empezar debe estar en la mesa.
}
refused-bad-record = Esta partida grabada no se puede reproducir. { $problem ->
    [game] La línea { $line } nombra un juego que no está aquí: «{ $said }».
    [option] La línea { $line } ajusta algo que este juego no tiene: «{ $said }».
    [action] La línea { $line } no es posible en ese momento de la partida: «{ $said }».
   *[line] La línea { $line } no se puede leer o no encaja: «{ $said }».
}
refused-hidden = Este juego tiene secretos: será posible cuando termine la partida.
refused-no-hints = Los consejos están desactivados en esta mesa.
refused-no-answer = El bot no respondió. Vuelve a intentarlo.
refused-malformed = No se pudo leer la petición.
refused-too-large = Es demasiado de una vez.
refused-too-many = Demasiadas peticiones. Espera un momento.
refused-foreign = La petición venía de otro sitio y fue rechazada.
refused-no-method = Eso no se puede hacer aquí.
refused-failed = Algo ha fallado en el servidor. Mira si se ha hecho antes de repetirlo.
refused-unavailable = La base de datos no está disponible en este momento. No se ha cambiado nada. Vuelve a intentarlo pronto.
refused-unsure = La conexión con la base de datos se cortó en ese instante y aún no se sabe si se hizo. Mira la mesa antes de repetirlo.
rules-option = (Opción de mesa: { $option }.)
read-rule = Leer la regla

# --- reglas de la casa
house-rules = Reglas de la casa
house-rules-more = cambiar los números de la caja
house-box = Caja
house-printed = como está impresa
house-name = Nombre
house-upload = Subir un archivo de caja
house-download = Descargar la caja impresa
house-changed = Lo que difiere de la caja impresa
house-as-printed = Nada difiere de la caja impresa.
house-rules-named = Reglas de la casa: { $name }
house-line = { $label }: { $own } (impreso: { $printed })
house-was = impreso: {"{"}printed{"}"}
house-list-more = números separados por comas
house-loading = Cargando…
house-balance = Equilibrio
balance-measuring = Los bots están probando estas reglas…
balance-none = Los bots no han podido probar estas reglas aquí.
balance-early = Es pronto para decir si decidir primero es una ventaja (bots { $bots }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}).
balance-first = Quien decide primero gana el { $share } % ± { $half } de las partidas; lo justo sería el { $fair } % (bots { $bots }, { $games } partidas).
balance-length = { $known ->
    [longer] Las partidas son un { $percent } % más largas que con la caja impresa, más o menos.
    [shorter] Las partidas son un { $percent } % más cortas que con la caja impresa, más o menos.
   *[same] No se aprecia ninguna diferencia de duración.
}
balance-stopped = { $count ->
    [one] Se detuvo 1 partida demasiado larga.
   *[other] Se detuvieron { $count } partidas demasiado largas.
}
refused-bad-box = No se puede jugar con estas reglas de la casa.{ $line ->
    [0] {""}
   *[other] {" "}Línea { $line }:
} { $problem ->
    [range] { $key } debe ser un número entero de { $low } a { $high }.
    [length] { $key } no tiene el número correcto de valores de { $low } a { $high }.
    [order] Los valores de { $key } no están en el orden correcto.
    [word] { $key } contiene una palabra que la caja no conoce.
    [table] { $key } no tiene la forma correcta.
    [unknown] No hay { $key } en esta caja. { $why }
    [fixed] { $key } es igual en todas las cajas.
    [count] { $key } no tiene tantos elementos como en la caja impresa.
    [text] El nombre debe tener de 1 a 40 letras en una línea.
    [game] El archivo es de otro juego.
    [size] El archivo es demasiado grande.
    [toml] El archivo no es TOML. { $why }
    [heavy] El archivo tarda demasiado en comprobarse.
   *[clash] { $why }
}
# --- lecciones
play = Jugar
learn = Aprender
learn-of = : { $title }
lessons = Lecciones
lessons-of = Lecciones: { $title }
lessons-more = Tareas cortas, capítulo por capítulo. Prueba: cada intento recibe una respuesta.
lessons-count = { $number } de { $total } resueltas.
lesson-tag = Lección
lesson-more = Una lección: al principio sus dados están preparados. Pulsa para ver todas las lecciones de este juego.
lesson-solved = resuelta
guide-title = Tu primera partida
guide-more = Una partida de verdad contra un robot amable, con un guía a tu lado. Un cuarto de hora más o menos; puedes irte y volver cuando quieras.
guide-start = Empezar o continuar
coach = Guía
coach-other = También se puede. Veamos qué pasa.
coach-recap = Para recordar
coach-try = Prueba esto
coach-solved = ¡Resuelto!
coach-failed = Todavía no. Esto es lo que ha pasado:
coach-left = Decisiones restantes: { $number }
coach-next = Siguiente
coach-ok = Entendido
coach-back = Atrás
coach-again = Otra vez
coach-show = Muéstramelo
coach-next-lesson = Siguiente lección
coach-lessons = Todas las lecciones
coach-play = Jugar una partida de verdad
catalogue = Componentes
catalogue-of = Componentes: { $title }
catalogue-count = × { $number }
turn-overview = Un turno de un vistazo
try-this = Prueba:
## Cuando alguien está ausente

pace = Ritmo
pace-more = Con un ritmo se muestra el tiempo de cada cual. Si se acaba, los demás pueden dejar jugar a un bot.
pace-none = Sin reloj
pace-live = En directo
pace-relaxed = Tranquilo
pace-correspondence = Por correspondencia
clock-about = { $per ->
    [decision] { $time } por decisión
   *[game] { $time } para toda la partida
}
clock-days = { $number ->
    [one] { $number } día
   *[other] { $number } días
}
clock-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
}
clock-seconds = { $number } segundos
clock-left = quedan { $text }
clock-up = sin tiempo
seat-away = ausente
seat-substitute = juega un bot (nivel { $level })
seat-resigned = se ha rendido
late-up = { $name }: se acabó el tiempo.
late-offline = { $name } lleva un rato fuera.
late-nudge = Avisar
late-nudged = Aviso enviado a { $name }.
late-bot = Dejar jugar a un bot
late-level = Nivel del bot
late-end = Terminar la partida
nudge-heard = { $name } te espera.
substitute-yours = Un bot (nivel { $level }) juega por ti. El sitio es tuyo: sigue cuando quieras.
substitute-back = Sigo yo
end-asked = { $name } propone terminar la partida ahora. Los puestos son los de este momento; si alguien está ausente, queda inacabada.
end-waiting = Se pregunta a los demás si la partida debe terminar ahora.
end-unfinished = La partida termina si todos los presentes están de acuerdo. Queda entonces inacabada: nadie ha ganado.
unfinished = Partida inacabada
end-agree = Terminar
end-decline = Seguir
this-game = Esta partida
resign = Rendirse
resign-more = Quedarás en último lugar. Si quedan varios, un bot sigue por ti; si no, la partida termina.
resign-sure = Rendirse de verdad
end-propose = Proponer terminar la partida
end-propose-more = La partida termina si todos los presentes están de acuerdo. Los puestos son los de este momento; si alguien ausente no ha dado su acuerdo, la partida queda inacabada y nadie ha ganado.
prompt-ended = { $how ->
    [agreed] La partida se terminó de común acuerdo.
    [unfinished] La partida se terminó antes de tiempo porque alguien estaba ausente. Nadie ha ganado.
   *[resigned] La partida ha terminado porque los demás se han rendido.
}
log-flag = { $who ->
    [you] Se acabó tu tiempo
   *[other] { $who }: se acabó el tiempo
}
log-substitute = { $by ->
    [you] Dejas que un bot (nivel { $level }) juegue por { $who ->
        [you] ti
       *[other] { $who }
    }
   *[other] { $by } deja que un bot (nivel { $level }) juegue por { $who ->
        [you] ti
       *[other] { $who }
    }
}
log-return = { $who ->
    [you] Sigues jugando tú
   *[other] { $who } vuelve a jugar
}
log-resign = { $who ->
    [you] Te rindes
   *[other] { $who } se rinde
}
log-end = { $level ->
    [0] Los jugadores terminan la partida
   *[other] La partida queda inacabada porque alguien está ausente
}
log-handover = { $who ->
    [you] Ocupas desde ahora este asiento, en lugar de alguien que estaba desconectado
   *[other] { $who } ocupa desde ahora este asiento, en lugar de alguien que estaba desconectado
}
refused-not-late = Ahí nadie necesita un sustituto ahora.
refused-nudged = Se acaba de avisar a esa persona.
refused-substituted = Un bot juega por ti. Elige antes «Sigo yo».
refused-resigned = Este asiento se ha rendido.

## Palabras: chat, reacciones, notas

words = Chat y notas
words-unread = { $number } sin leer
chat = Chat
chat-more = Los jugadores pueden escribirse. Puedes apagarlo cuando quieras.
chat-empty = Nadie ha escrito todavía.
chat-field = Escribir a la mesa
chat-send = Enviar
chat-off = El chat está apagado en esta mesa.
chat-switch = Chat en esta mesa
chat-switch-more = Solo tú, que abriste la mesa, puedes cambiarlo.
reactions = Reacciones rápidas
reaction-hello = ¡Hola!
reaction-well-played = Bien jugado
reaction-thanks = Gracias
reaction-oops = Uy
reaction-thinking = Estoy pensando…
reaction-wow = ¡Vaya!
reaction-good-game = Buena partida
mutes = Silenciar a alguien
mute = Silenciar a { $name }
unmute = Mostrar de nuevo a { $name }
notes = Mis notas
notes-more = Solo tú puedes leerlas.
notes-kept = Guardado
refused-chat-off = El chat está apagado en esta mesa.
refused-empty-text = No hay nada que enviar.

## Web Push

push = Avisarme cuando sea mi turno en esta mesa
push-more = Aunque no haya ninguna página abierta. El aviso no dice nada de la partida.
push-insecure = No disponible aquí: los navegadores solo lo permiten si la mesa se sirve con HTTPS.
push-unsupported = Este navegador no puede hacerlo. En un iPhone, añade antes Tablée a la pantalla de inicio.
push-unavailable = Este servidor no está preparado para ello.
push-denied = Tu navegador no permite notificaciones de esta página.
push-failed = No se han podido activar los avisos en este navegador. Inténtalo más tarde.
push-turn = Es tu turno.
push-nudge = Alguien te espera.
refused-no-push = Este servidor no puede enviar notificaciones.
refused-bad-endpoint = El servicio de avisos de este navegador no está permitido aquí.
no-connection = Sin conexión
no-connection-more = Tablée no alcanza su servidor. Tus partidas se guardan allí y seguirán cuando vuelva la conexión.
