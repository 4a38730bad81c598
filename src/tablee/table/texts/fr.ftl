### pages

# --- every page
tagline = Quatre jeux de société à une même table. Un lien, pas de compte.
nav = Page
language = Langue
theme-switch = Passer du clair au sombre
close = Fermer
to-lobby = À l’accueil
offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
sending = Envoi …
rules = Règles
share = Partager
settings = Préférences

# --- lobby
welcome = Prenez place.
welcome-more = Choisissez un jeu. Jouez contre des robots, avec des amis grâce à un lien, ou ensemble autour de cet écran.
replay-link = Ouvrir une partie
my-tables = Reprendre
table-over = Terminée
table-your-turn = À vous de jouer
table-waiting = En cours
games = Jeux
players-range = { $low } à { $high } joueurs
minutes = environ { $count } min
who-plays = Qui joue ?
preset-bots = Contre des robots
preset-bots-more = Commencer tout de suite, en solo
preset-friends = Avec des amis
preset-friends-more = Un lien pour chacun
preset-screen = Sur cet écran
preset-screen-more = L’appareil passe de main en main
how-many = Joueurs
seats = Places
seat-kind = Qui est assis ici
seat-name-field = Nom
bot-level = Force du robot
kind-me = Moi
kind-friend = Un ami, par lien
kind-screen = Même écran
kind-bot = Robot
level-1 = Novice
level-2 = Détendu
level-3 = Régulier
level-4 = Fort
level-5 = Expert
options = Options de la table
options-more = les choix habituels sont faits
allow-hints = Autoriser les conseils
allow-hints-more = L’avis d’un robot pendant la partie, pour toute la table
read-rules = Lire les règles
start = Commencer la partie
bot-names = Ada, Blaise, Carmen, Diego, Edda
my-name = Moi
player-number = Joueur { $number }
foot-no-account = Ni compte, ni courriel : un lien, c’est votre place.
foot-dice = Chaque dé peut être vérifié après la partie.

# --- the table
loading = On dresse la table…
turn = À qui de jouer
board = Plateau
players = Joueurs
choices = Choix
no-choices = Vous n’avez rien à choisir pour l’instant.
anytime = À tout moment
log = Journal
log-empty = Il ne s’est encore rien passé.
log-chance = Tiré au sort
log-forced = forcé
history = Parcourir la partie
history-first = Au début (Home)
history-back = Un pas en arrière (←)
history-next = Un pas en avant (→)
history-last = Au présent (End)
history-since = Revoir ce qui s’est passé depuis votre dernier tour
step-of = { $number } / { $total }
looking-back = Vous regardez l’étape { $number } sur { $total }.
to-now = Revenir au présent
what-if = Rejouer à partir d’ici
your-turn = À vous de jouer
you-mark = (vous)
seat-online = présent
seat-offline = absent
seat-waiting = pas encore arrivé
seat-level = Robot de niveau { $level }
place = Nº { $number }
points-unit = points
turn-to-act = doit jouer
since = Depuis votre dernier tour
cancel = Annuler
confirm-choice = Confirmer : { $text }
final = ne pourra pas être repris
pick-one = Que voulez-vous dire ?
undo-step = Annuler une étape
undo-turn = Recommencer le tour
undo-ask = Demander à reprendre
undo-asked = { $name } voudrait reprendre le dernier coup.
undo-waiting = { $name } a demandé à reprendre le dernier coup. On attend les autres.
hold = Arrêter la table pour moi
hold-more = avant les moments où vous pourriez agir hors de votre tour
hold-act = Agir
hold-let-go = Laisser faire
hold-let-go-turn = Laisser faire pendant ce tour
hold-yours = { $name } : agir avant que la partie continue, ou laisser faire ?
hold-waiting = On attend { $name }
hold-time = Temps pour agir hors de son tour
hold-seconds = { $number ->
    [0] on n’attend personne
   *[other] { $number } s
}
undo-agree = Accepter
undo-decline = Refuser
hint = Conseil
hint-best = Conseil : { $text } ({ $number } % de chances de gagner)
chance-of = { $name } : { $number } %
reconnecting = Connexion perdue. Nouvel essai…
zoom-in = Regarder de plus près
zoom-out = Prendre du recul
zoom-all = Tout le plateau
curtain-title = Passez l’écran à { $name }
curtain-ready = Je suis { $name }
curtain-more = Personne d’autre ne regarde ? Alors levez le rideau.

# --- sharing and preferences
share-more = Qui ouvre le lien d’une place s’y assoit. N’envoyez chaque lien qu’à une personne.
link-for = Place de { $name }
link-watch = Regarder seulement
link-joined = est arrivé
link-new = Nouveau lien
copy = Copier
copied = Copié
qr = Code QR
commitment-more = Empreinte des dés de cette table, fixée avant le premier coup :
record = Télécharger la partie
copy-step = Copier un lien vers ce moment
confirm-when = Un second clic confirme
confirm-always = chaque choix
confirm-irreversible = ce qui ne peut être repris
confirm-never = rien
sound = Un « toc » quand c’est à moi
motion = Pièces animées
notify = Une notification quand c’est à moi et que cette page est cachée
keys = Clavier
keys-choose = passer d’une chose à choisir à l’autre
keys-enter = choisir, confirmer
keys-esc = annuler
keys-zoom = regarder de près, de loin, tout voir (ou Ctrl et la molette)
keys-history = parcourir la partie
keys-menu = Clic droit
keys-rule = lire la règle d’une chose du plateau (écran tactile : appui long)

# --- the end
result = Résultat
you-won = Vous avez gagné !
winner = Victoire : { $name }
winners = Victoire partagée : { $name }
score-table = Points par origine
source = Points
total = Total
rank = Place
timeline = Les points, tour par tour
timeline-turn = Tour
dice-title = Les dés, vérifiés
dice-more = Avant le premier coup, la table a montré l’empreinte de son secret. Votre navigateur refait maintenant tous les tirages.
dice-checking = Vérification…
dice-verified = Vérifié : l’empreinte et les { $number } tirages concordent.
dice-failed = Rien ne concorde : cette partie n’a pas été tirée comme promis.
dice-hidden = Votre navigateur ne vérifie que sur une connexion sûre. « tablee verify » le fait avec la partie enregistrée.
dice-details = Détails
dice-commitment = Empreinte
dice-secret = Secret
dice-draws = Tirages
rematch = Revanche
rematch-join = Rejoindre la revanche
look-back = Regarder le plateau

# --- rules and records
rules-of = Règles de { $title }
replay-title = Ouvrir une partie
replay-more = Parcourez une partie enregistrée, et rejouez contre des robots à partir de n’importe quel moment.
replay-file = Un fichier de votre ordinateur
replay-text = Ou son texte
replay-open = Ouvrir
replay-empty = Choisissez un fichier ou collez une partie.

### server

status-warming = Les robots s’échauffent
hint-warming = Les robots s’échauffent. Le conseil vient dès qu’ils sont prêts.
status-frozen = Cette table est gelée : elle a commencé avec des règles ou du matériel que cette version n’a plus. Rien n’est perdu ; la partie peut être téléchargée.
score-points = Points
refused-stale = La table a avancé. Voici où elle en est.
refused-overtaken = Quelqu’un a été plus rapide. Regardez encore avant de choisir.
refused-illegal = { $why ->
    [none] Ce n’est pas possible maintenant.
   *[other] Ce n’est pas possible maintenant. { $why }
}
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-such-seat = Il n’y a pas de telle place pour une personne.
refused-no-seat = Vous n’avez pas de place à cette table. Demandez un lien à qui l’a ouverte.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-unknown-page = Il n’y a rien ici.
refused-no-such-step = La partie n’a pas ce coup.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-read-only = C’est un enregistrement : on peut le regarder, pas y jouer.
refused-frozen = Cette table est gelée : elle a commencé avec des règles ou du matériel que cette version n’a plus.
refused-nothing-to-undo = Rien ne peut être repris.
refused-nothing-asked = Personne n’a demandé à reprendre quoi que ce soit.
refused-used-link = Ce lien a déjà servi ou a été remplacé. Demandez-en un nouveau à qui a ouvert la table.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-bad-seats = Ces places ne peuvent pas être installées.
refused-bad-options = { $problem ->
    [seats] Ce jeu se joue de { $low } à { $high } personnes.
    [unknown] Ce jeu n’a pas ce réglage : « { $said } ».
   *[clash] Ces réglages ne vont pas ensemble : la personne désignée pour commencer doit être à la table.
}
refused-bad-record = Cet enregistrement ne peut pas être rejoué. { $problem ->
    [game] La ligne { $line } nomme un jeu qui n’est pas ici : « { $said } ».
    [option] La ligne { $line } règle quelque chose que ce jeu n’a pas : « { $said } ».
    [action] La ligne { $line } n’est pas possible à ce moment de la partie : « { $said } ».
   *[line] La ligne { $line } est illisible ou ne convient pas : « { $said } ».
}
refused-hidden = Ce jeu cache des choses : attendez la fin de la partie.
refused-no-hints = Les conseils sont désactivés à cette table.
refused-no-answer = Le robot n’a pas répondu. Réessayez.
refused-malformed = La demande n’a pas pu être lue.
refused-too-large = C’est trop à la fois.
refused-too-many = Trop de demandes. Attendez un instant.
refused-foreign = La demande venait d’un autre site et a été refusée.
refused-no-method = Cela ne peut pas se faire ici.
refused-failed = Quelque chose a échoué sur le serveur. Rien n’a été changé.
refused-unavailable = La base de données est indisponible pour le moment. Rien n’a été changé. Réessayez bientôt.
refused-unsure = La liaison avec la base de données s’est coupée à cet instant : on ne sait pas encore si c’est fait. Regardez la table avant de recommencer.
rules-option = (Option de table : { $option }.)
read-rule = Lire la règle
