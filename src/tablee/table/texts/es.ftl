### pages

# --- every page
tagline = Cuatro juegos de mesa en una misma mesa. Un enlace, sin cuenta.
nav = Página
language = Idioma
theme-switch = Cambiar entre claro y oscuro
close = Cerrar
to-lobby = Al inicio
offline = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
sending = Enviando …
rules = Reglas
share = Compartir
settings = Preferencias

# --- lobby
welcome = Toma asiento.
welcome-more = Elige un juego. Juega contra bots, con amigos mediante un enlace, o juntos alrededor de esta pantalla.
replay-link = Abrir una partida
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
level-1 = Novato
level-2 = Relajado
level-3 = Constante
level-4 = Fuerte
level-5 = Experto
options = Opciones de la mesa
options-more = ya están elegidas las habituales
allow-hints = Permitir consejos
allow-hints-more = La opinión de un bot durante la partida, para toda la mesa
read-rules = Leer las reglas
start = Empezar a jugar
bot-names = Ada, Blaise, Carmen, Diego, Edda
my-name = Yo
player-number = Jugador { $number }
foot-no-account = Ni cuenta ni correo: un enlace es tu asiento.
foot-dice = Cada dado puede comprobarse después de la partida.

# --- the table
loading = Poniendo la mesa…
turn = A quién le toca
board = Tablero
players = Jugadores
choices = Opciones
no-choices = Ahora no tienes nada que elegir.
anytime = En cualquier momento
log = Registro
log-empty = Aún no ha pasado nada.
log-chance = Sacado al azar
log-forced = forzado
history = Recorrer la partida
history-first = Al principio (Home)
history-back = Un paso atrás (←)
history-next = Un paso adelante (→)
history-last = Al presente (End)
history-since = Ver otra vez lo que ha pasado desde tu último turno
step-of = { $number } / { $total }
looking-back = Estás viendo el paso { $number } de { $total }.
to-now = Volver al presente
what-if = Seguir jugando desde aquí
your-turn = Te toca
you-mark = (tú)
seat-online = presente
seat-offline = ausente
seat-waiting = aún no ha llegado
seat-level = Bot de nivel { $level }
place = N.º { $number }
points-unit = puntos
turn-to-act = debe jugar
since = Desde tu último turno
cancel = Cancelar
confirm-choice = Confirmar: { $text }
final = no se puede deshacer
pick-one = ¿Qué quieres decir?
undo-step = Deshacer un paso
undo-turn = Empezar el turno de nuevo
undo-ask = Pedir deshacer
undo-asked = { $name } quisiera deshacer la última jugada.
undo-waiting = { $name } ha pedido deshacer la última jugada. Se espera a los demás.
hold = Detener la mesa por mí
hold-more = antes de los momentos en que podrías actuar fuera de turno
hold-act = Actuar
hold-let-go = Dejar pasar
hold-let-go-turn = Dejar pasar este turno
hold-yours = { $name }: ¿actuar antes de que siga la partida, o dejar pasar?
hold-waiting = Se espera a { $name }
hold-time = Tiempo para actuar fuera de turno
hold-seconds = { $number ->
    [0] no se espera a nadie
   *[other] { $number } s
}
undo-agree = Aceptar
undo-decline = Rechazar
hint = Consejo
hint-best = Consejo: { $text } ({ $number } % de ganar)
chance-of = { $name }: { $number } %
reconnecting = Conexión perdida. Intentándolo de nuevo…
zoom-in = Mirar más de cerca
zoom-out = Alejarse
zoom-all = Todo el tablero
curtain-title = Pasa la pantalla a { $name }
curtain-ready = Soy { $name }
curtain-more = ¿No mira nadie más? Entonces levanta el telón.

# --- sharing and preferences
share-more = Quien abre el enlace de un asiento se sienta en él. Envía cada enlace a una sola persona.
link-for = Asiento de { $name }
link-watch = Solo mirar
link-joined = ha llegado
link-new = Enlace nuevo
copy = Copiar
copied = Copiado
qr = Código QR
commitment-more = Huella de los dados de esta mesa, fijada antes de la primera jugada:
record = Descargar la partida
copy-step = Copiar un enlace a este momento
confirm-when = Un segundo clic confirma
confirm-always = cada elección
confirm-irreversible = lo que no se puede deshacer
confirm-never = nada
sound = Un golpecito cuando me toca
motion = Piezas animadas
notify = Una notificación cuando me toca y esta página está oculta
keys = Teclado
keys-choose = moverse entre lo que se puede elegir
keys-enter = elegir, confirmar
keys-esc = cancelar
keys-zoom = acercarse, alejarse, verlo todo (o Ctrl y la rueda)
keys-history = recorrer la partida
keys-menu = Clic derecho
keys-rule = leer la regla de una cosa del tablero (pantalla táctil: pulsación larga)

# --- the end
result = Resultado
you-won = ¡Has ganado!
winner = Gana { $name }
winners = Victoria compartida: { $name }
score-table = Puntos por origen
source = Puntos de
total = Total
rank = Puesto
timeline = Los puntos, turno a turno
timeline-turn = Turno
dice-title = Los dados, comprobados
dice-more = Antes de la primera jugada la mesa mostró la huella de su secreto. Ahora tu navegador repite todos los sorteos.
dice-checking = Comprobando…
dice-verified = Comprobado: la huella y los { $number } sorteos coinciden.
dice-failed = No coinciden. Esta partida no se sorteó como se prometió.
dice-hidden = Tu navegador solo comprueba en una conexión segura. «tablee verify» lo hace con la partida grabada.
dice-details = Detalles
dice-commitment = Huella
dice-secret = Secreto
dice-draws = Sorteos
rematch = Revancha
rematch-join = Unirse a la revancha
look-back = Mirar el tablero

# --- rules and records
rules-of = Reglas de { $title }
replay-title = Abrir una partida
replay-more = Recorre una partida grabada y sigue jugando contra bots desde cualquier momento.
replay-file = Un archivo de tu ordenador
replay-text = O su texto
replay-open = Abrir
replay-empty = Elige un archivo o pega una partida.

### server

status-warming = Los bots están calentando
hint-warming = Los bots están calentando. El consejo llegará en cuanto estén listos.
status-frozen = Esta mesa está congelada: empezó con reglas o componentes que esta versión ya no tiene. No se ha perdido nada; la partida se puede descargar.
score-points = Puntos
refused-stale = La mesa ha avanzado. Así está ahora.
refused-overtaken = Alguien fue más rápido. Mira otra vez antes de elegir.
refused-illegal = { $why ->
    [none] Eso no es posible ahora.
   *[other] Eso no es posible ahora. { $why }
}
refused-not-your-turn = No es tu turno.
refused-not-your-seat = Este asiento no es tuyo.
refused-no-such-seat = No existe tal asiento para una persona.
refused-no-seat = No tienes asiento en esta mesa. Pide un enlace a quien la abrió.
refused-unknown-table = Esa mesa no existe.
refused-unknown-game = Ese juego no está aquí.
refused-unknown-page = Aquí no hay nada.
refused-no-such-step = La partida no tiene esa jugada.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-read-only = Es una partida grabada: se puede mirar, no jugar.
refused-frozen = Esta mesa está congelada: empezó con reglas o componentes que esta versión ya no tiene.
refused-nothing-to-undo = No se puede deshacer nada.
refused-nothing-asked = Nadie ha pedido deshacer nada.
refused-used-link = Este enlace ya se usó o fue sustituido. Pide uno nuevo a quien abrió la mesa.
refused-not-host = Solo quien abrió la mesa puede hacer esto.
refused-bad-seats = Estos asientos no se pueden preparar.
refused-bad-options = { $problem ->
    [seats] Este juego es para { $low } a { $high } personas.
    [unknown] Este juego no tiene ese ajuste: «{ $said }».
   *[clash] Estos ajustes no van juntos: quien se nombra para empezar debe estar en la mesa.
}
refused-bad-record = Esta partida grabada no se puede reproducir. { $problem ->
    [game] La línea { $line } nombra un juego que no está aquí: «{ $said }».
    [option] La línea { $line } ajusta algo que este juego no tiene: «{ $said }».
    [action] La línea { $line } no es posible en ese momento de la partida: «{ $said }».
   *[line] La línea { $line } no se puede leer o no encaja: «{ $said }».
}
refused-hidden = Este juego oculta cosas: espera a que termine la partida.
refused-no-hints = Los consejos están desactivados en esta mesa.
refused-no-answer = El bot no respondió. Vuelve a intentarlo.
refused-malformed = No se pudo leer la petición.
refused-too-large = Es demasiado de una vez.
refused-too-many = Demasiadas peticiones. Espera un momento.
refused-foreign = La petición venía de otro sitio y fue rechazada.
refused-no-method = Eso no se puede hacer aquí.
refused-failed = Algo falló en el servidor. No se ha cambiado nada.
refused-unavailable = La base de datos no está disponible en este momento. No se ha cambiado nada. Vuelve a intentarlo pronto.
refused-unsure = La conexión con la base de datos se cortó en ese instante y aún no se sabe si se hizo. Mira la mesa antes de repetirlo.
rules-option = (Opción de mesa: { $option }.)
read-rule = Leer la regla
