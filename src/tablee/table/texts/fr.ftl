### pages

# --- every page
tagline = Quatre jeux de société autour d’une même table. Un lien suffit, sans compte.
nav = Page
language = Langue
theme-switch = Passer du clair au sombre
close = Fermer
to-lobby = Retour à l’accueil
offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
sending = Envoi…
rules = Règles
share = Partager
settings = Préférences

# --- lobby
welcome = Prenez place.
welcome-more = Choisissez un jeu. Jouez contre des robots, avec des amis grâce à un lien, ou ensemble autour de cet écran.
replay-link = Revoir une partie
my-tables = Reprendre
table-over = Terminée
table-your-turn = À vous de jouer
table-waiting = En cours
games = Jeux
players-range = { $low } à { $high } joueurs
minutes = environ { $count } min
who-plays = Qui joue ?
preset-bots = Contre des robots
preset-bots-more = Commencer tout de suite, en solo
preset-friends = Avec des amis
preset-friends-more = Un lien pour chacun
preset-screen = Sur cet écran
preset-screen-more = L’appareil passe de main en main
how-many = Joueurs
seats = Places
seat-kind = Qui s’assoit ici
seat-name-field = Nom
bot-level = Force du robot
kind-me = Moi
kind-friend = Un ami, par lien
kind-screen = Même écran
kind-bot = Robot
level-1 = Débutant
level-2 = Amateur
level-3 = Solide
level-4 = Fort
level-5 = Expert
options = Options de la table
options-more = les réglages habituels sont choisis
allow-hints = Autoriser les conseils
allow-hints-more = L’avis d’un robot pendant la partie, pour toute la table
for-real = Jouer pour de bon
for-real-more = Rien ne se reprend après un tirage ou l’action d’un autre
read-rules = Lire les règles
start = Commencer la partie
bot-names = Ada, Blaise, Carmen, Diego, Edda
player-number = Joueur { $number }
foot-no-account = Ni compte, ni courriel : un lien, c’est votre place.
foot-dice = Chaque tirage peut être vérifié après la partie.

# --- the table
loading = On dresse la table…
turn = À qui de jouer
board = Plateau
players = Joueurs
choices = Choix
no-choices = Vous n’avez rien à choisir pour l’instant.
no-choices-past = Vous regardez un moment passé. « Revenir au présent » vous ramène à la partie.
no-choices-over = La partie est terminée.
no-choices-record = C’est une partie enregistrée : parcourez-la avec les flèches.
no-choices-watching = Vous regardez cette partie.
named-says = { $name } : { $text }
anytime = À tout moment
log = Journal
log-empty = Il ne s’est encore rien passé.
log-chance = Tiré au sort
log-forced = forcé
history = Parcourir la partie
history-first = Au début (touche Début)
history-back = Une étape en arrière (←)
history-next = Une étape en avant (→)
history-last = Au présent (touche Fin)
show-again = Revoir ce qui s’est passé depuis votre dernier tour
play-on = Montrer la suite à partir d’ici
skip = Sauter
step-of = { $number } / { $total }
looking-back = Vous regardez l’étape { $number } sur { $total }.
to-now = Revenir au présent
what-if = Et si on continuait d’ici ?
what-if-more = Ouvre une copie où des robots prennent les autres places ; cette partie reste telle quelle
copy-tag = Et si…
copy-more = Une copie pour essayer, contre des robots. La vraie partie reste telle quelle.
copy-origin = Vers la vraie partie
your-turn = À vous de jouer
you = Vous
you-mark = (vous)
seat-online = en ligne
seat-offline = hors ligne
seat-waiting = place libre
seat-level = Robot de niveau { $level }
place = N° { $number }
points-unit = points
turn-to-act = doit jouer
later = Plus tard
since = Depuis votre dernier tour
cancel = Annuler
confirm-choice = Confirmer : { $text }
final-free = finit le tour ou déclenche un tirage : reprendre ce coup sera noté au journal
final-asked = ne se reprend que si les autres acceptent
final-never = ne se reprend pas
pick-first = Choisissez d’abord un des éléments cernés de clair. { $text }
not-now = Question du moment : { $text }
shown-first = On vous montre ce qui vient de se passer. Ensuite : { $text }
turn-passed = Votre dernier tour est passé sans décision. { $text }
final-legend = finit votre tour ou déclenche un tirage : un second clic confirme.
pick-one = Lequel de ces choix ?
undo-step = Annuler une étape
undo-turn = Recommencer le tour
undo-ask = Demander à reprendre
undo-beyond = Reprendre mon dernier coup
undo-beyond-more = Le journal le dira
undo-asked = { $name } voudrait reprendre son dernier coup et tout ce qui a suivi.
undo-waiting = { $name } a demandé à reprendre son dernier coup et tout ce qui a suivi. On attend les autres.
hold = Que la table m’attende
hold-more = avant les moments où je pourrais agir hors de mon tour
hold-act = Agir
hold-let-go = Laisser faire
hold-let-go-turn = Laisser faire pendant ce tour
hold-yours = { $name } : agir avant que la partie continue, ou laisser faire ?
hold-waiting = On attend { $name }
hold-time = Temps pour agir hors de son tour
hold-time-more = combien de temps la table attend qui le demande
hold-seconds = { $number ->
    [0] aucune attente
   *[other] { $number } s
}
undo-agree = Accepter
undo-decline = Refuser
hint = Conseil
hint-best = Conseil : { $text } ({ $number } % de chances de gagner)
hint-next = Conseil : { $text } ({ $number } % de chances de gagner). Ensuite : { $other } ({ $less } %)
hint-close = Conseil : { $text } ({ $number } % de chances de gagner). À peu près égal : { $other } ({ $less } %)
chance-of = { $name } : { $number } %
reconnecting = Connexion perdue. Nouvel essai…
skip-to-choices = Aller aux choix
explain = Qu’est-ce que c’est ?
explain-how = Touchez un élément du plateau, ou cliquez dessus, pour lire ce que c’est.
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Voir tout le plateau
curtain-pass = C’est vu : passer l’écran à { $name }
curtain-title = Passez l’écran à { $name }
curtain-ready = Je suis { $name }
curtain-more = Personne d’autre ne regarde ? Alors levez le rideau.

# --- arriving: the waiting room and the pages in front of a table
guest = Invité
your-name = Votre nom
waiting-room = Salle d’attente
waiting-free = Places libres : { $number }
waiting-complete = Tout le monde est là.
waiting-auto = La partie commence dès que toutes les places sont prises.
waiting-host-begins = { $name } lance la partie.
waiting-begin = Lancer la partie
waiting-begin-early = Lancer sans attendre
waiting-watching = Spectateurs : { $number }
waiting-move = M’asseoir ici
waiting-swap = Échanger
waiting-bot = Plutôt un robot
waiting-friend = Plutôt un ami
waiting-free-up = Libérer cette place
waiting-auto-start = Commencer dès que toutes les places sont prises
waiting-free-seats = Chacun peut choisir sa place et sa couleur
open-watch = Quiconque a l’adresse peut regarder
share-system = Partager
invite-text = Viens jouer à { $text } avec moi
door-of = { $host ->
    [none] Une table
   *[other] Table ouverte par { $host }
}
door-sit-title = { $host ->
    [none] Une place vous attend
   *[other] { $host } vous garde une place
}
door-sit = M’asseoir
door-sit-more = La place est à vous dès que vous appuyez sur le bouton, et le reste dans ce navigateur.
door-in-app = Cette page est ouverte dans une autre application. Si vous prenez place ici, votre place est ici, et non dans votre navigateur habituel. Pour jouer là-bas, ouvrez-y le lien.
door-copy = Copier le lien
door-taken-title = Quelqu’un est déjà assis ici
door-taken-more = Si c’est votre place, demandez-la. La personne qui l’occupe, ou l’hôte, accepte d’un clic, et la place passe à ce navigateur.
door-taken = Demander cette place
door-watch-title = Regarder la partie
door-watch = Regarder
door-device-title = Continuer sur cet appareil
door-device-more = { $name } sera aussi sur cet appareil. Le lien ne sert qu’une fois.
door-device = Continuer ici
door-stranger-title = Vous n’avez pas encore de place à cette table
door-stranger-more = Si vous êtes assis ici dans un autre navigateur, choisissez-y « Continuer sur un autre appareil », ou demandez votre place à l’hôte.
door-ask-seat = Demander une place
door-ask-watch = Demander à regarder
door-asked = Demande envoyée. Cette page continue d’elle-même dès que quelqu’un accepte.
door-declined = La réponse est non.
ask-seat = { $name } demande cette place : { $text }.
ask-any = { $name } demande une place.
ask-watch = { $name } demande à regarder.
ask-nobody = Quelqu’un
ask-which = Quelle place ?
ask-agree = Oui
ask-decline = Non
preview-sit = { $host ->
    [none] { $title } : une place vous attend
   *[other] { $host } vous invite à jouer à { $title }
}
preview-watch = { $host ->
    [none] Regardez une partie de { $title }
   *[other] Regardez { $host } jouer à { $title }
}
preview-table = { $host ->
    [none] { $title } sur Tablée
   *[other] { $title }, à la table ouverte par { $host }
}

# --- house-keeping
keeping = Cette table
keeping-name = Nom de la table
device-title = Continuer sur un autre appareil
device-more = Crée un lien qui sert une fois, pendant 15 minutes. Vous avez ensuite votre place sur les deux appareils.
device-make = Créer un lien
device-count = Appareils qui ont votre place : { $number }
device-only = Cet appareil seulement
leave = Quitter la table
leave-more = Votre place devient libre pour quiconque a son lien.
put-away = Ranger
put-away-more = Seule votre liste change.
take-back = Ressortir
delete = Supprimer la table
delete-more = La partie est perdue pour de bon.
sure = { $text } : vraiment ?
tables-title = Mes tables
tables-all = Toutes mes tables
tables-none = Vous n’avez pas encore de table. Choisissez un jeu dans le hall.
tables-turn = À vous de jouer
tables-waiting = Salles d’attente
tables-going = En cours
tables-over = Parties terminées
tables-away = Rangées
table-turn-of = À { $name } de jouer
table-in-waiting = { $count ->
    [0] Prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-record = Une partie enregistrée

# --- sharing and preferences
share-more = La personne qui ouvre le lien d’une place peut s’y asseoir. N’envoyez chaque lien qu’à une seule personne.
link-for = Lien pour { $name }
link-watch = Regarder seulement
link-joined = place prise
link-new = Nouveau lien
copy = Copier
copied = Copié
qr = Code QR
commitment-more = Empreinte des dés de cette table, fixée avant le premier coup :
record = Télécharger la partie
record-words = Avec les messages de la discussion
copy-step = Copier un lien vers ce moment
confirm-when = Un second clic confirme
confirm-always = chaque choix
confirm-irreversible = ce qui finit mon tour ou déclenche un tirage
confirm-never = rien
idle = Faire pour moi les choix sans effet
speed = Les actions des autres s’affichent
speed-slow = lentement, étape par étape
speed-normal = étape par étape
speed-fast = rapidement, étape par étape
speed-once = d’un coup, sans les étapes
sounds = Sons
sound = Faire entendre ce qui se passe, et un « toc » quand c’est à moi
volume = Volume
night = Rien qu’un « toc » discret entre 22 h et 8 h
motion = Animer les pièces
notify = Une notification quand c’est à moi et que cette page est cachée
keys = Clavier
keys-choose = passer d’un choix possible à l’autre
keys-enter = choisir, confirmer
keys-esc = annuler, ou sauter ce qui est montré
keys-zoom = agrandir, réduire, voir tout le plateau (ou Ctrl et la molette)
keys-history = parcourir la partie
keys-menu = Clic droit
keys-rule = expliquer un élément du plateau (écran tactile : appui long)
key-enter = Entrée
key-esc = Échap
key-home = Début
key-end = Fin

# --- the end
result = Résultat
you-won = Vous avez gagné !
winner = { $name } gagne
winners = Victoire partagée : { $name }
score-table = Points par origine
source = Origine
total = Total
rank = Place
timeline = Les points, tour par tour
timeline-turn = Tour
timeline-go = Choisissez un tour pour le revoir
timeline-at = Tour { $number } : { $text }
picture-save = Garder une image
picture-share = Partager une image
dice-title = Les dés, vérifiés
dice-more = Avant le premier coup, la table a montré l’empreinte de son secret. Votre navigateur refait maintenant tous les tirages.
dice-checking = Vérification…
dice-verified = Vérifié : l’empreinte et les { $number } tirages concordent.
dice-failed = Les tirages et l’empreinte ne concordent pas : cette partie n’a pas été tirée comme promis.
dice-hidden = Votre navigateur ne vérifie que sur une connexion sécurisée. « tablee verify » le fait avec la partie enregistrée.
dice-details = Détails
dice-commitment = Empreinte
dice-secret = Secret
dice-draws = Tirages
rematch = Revanche
rematch-join = Rejoindre la revanche
look-back = Regarder le plateau

# --- rules and records
rules-of = Règles : { $title }
replay-title = Revoir une partie enregistrée
replay-more = Parcourez une partie enregistrée, et rejouez contre des robots à partir de n’importe quel moment.
replay-file = Un fichier de votre ordinateur
replay-text = Ou son texte
replay-open = Ouvrir
replay-empty = Choisissez un fichier, ou collez le texte d’une partie.
lost-again = Réessayer
lost-more = { $code ->
    [no-seat] Si vous y étiez déjà, ouvrez la table dans le même navigateur.
    [used-link] Si c’est vous qui l’avez suivi, ouvrez la table dans le même navigateur.
    [unknown-table] Le lien est peut-être incomplet.
    [unavailable] Cela ne dure en général qu’un instant.
    [unsure] Rechargez la page pour le savoir.
    [failed] Rechargez la page dans un instant.
    [too-many] Rechargez ensuite la page.
   *[other] L’accueil montre tous les jeux, et les tables où vous avez une place.
}

### server

status-warming = Les bots se préparent, parfois quelques minutes après un démarrage. La partie continuera toute seule.
hint-warming = Les robots s’échauffent. Le conseil vient dès qu’ils sont prêts.
status-frozen = Cette table est gelée : elle a commencé avec des règles ou du matériel que cette version n’a plus. Rien n’est perdu ; la partie peut être téléchargée.
score-points = Points
undo-noted = { $who ->
    [you] Vous avez repris
   *[other] { $who } a repris
} { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}, { $past ->
    [draw] au-delà d’un tirage
   *[others] au-delà de l’action d’un autre
}{ $agreed ->
    [yes] {" "}; les autres ont accepté
   *[no] {""}
}
refused-stale = La table a avancé. Voici où elle en est.
refused-overtaken = Quelqu’un a été plus rapide. Regardez de nouveau avant de choisir.
refused-illegal = { $why ->
    [none] Ce n’est pas possible maintenant.
   *[other] Ce n’est pas possible maintenant. { $why }
}
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-such-seat = Personne ne peut s’asseoir là.
refused-no-seat = Vous n’avez pas de place à cette table. Demandez un lien à qui l’a ouverte.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-unknown-page = Cette page n’existe pas.
refused-no-such-step = La partie n’a pas cette étape.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-read-only = C’est un enregistrement : on peut le regarder, pas y jouer.
refused-frozen = Cette table est gelée : elle a commencé avec des règles ou du matériel que cette version n’a plus.
refused-nothing-to-undo = Rien ne peut être repris.
refused-for-real = Cette table joue pour de bon : rien ne se reprend après un tirage ou l’action d’un autre.
refused-nothing-asked = Personne n’a demandé à reprendre quoi que ce soit.
refused-used-link = Ce lien a déjà servi ou a été remplacé. Demandez-en un nouveau à qui a ouvert la table.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-waiting = La partie n’a pas encore commencé.
refused-begun = La partie a commencé.
refused-seat-online = Cette personne est à la table : elle seule peut céder sa place.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-fixed-seats = À cette table, l’hôte choisit les places.
refused-alone = Personne d’autre n’est assis à cette table. Rangez-la, ou supprimez-la.
refused-others-sit = D’autres sont assis à cette table. Quittez-la, ou rangez-la.
refused-declined = La réponse est non. Redemandez plus tard.
refused-too-many-asks = Trop de personnes demandent à cette table. Réessayez plus tard.
refused-used-pass = Ce lien a été utilisé ou est trop ancien. Créez-en un autre sur l’autre appareil.
refused-seated-already = Ce navigateur a déjà une autre place à cette table.
refused-bad-seats = Ces places ne peuvent pas être attribuées ainsi.
refused-bad-options = { $problem ->
    [seats] Ce jeu est prévu pour { $low } à { $high } joueurs.
    [unknown] Ce jeu n’a pas ce réglage : « { $said } ».
   *[clash] Ces réglages ne vont pas ensemble : la personne désignée pour commencer doit être à la table.
}
refused-bad-record = Cet enregistrement ne peut pas être rejoué. { $problem ->
    [game] La ligne { $line } nomme un jeu qui n’est pas ici : « { $said } ».
    [option] La ligne { $line } règle quelque chose que ce jeu n’a pas : « { $said } ».
    [action] La ligne { $line } n’est pas possible à ce moment de la partie : « { $said } ».
   *[line] La ligne { $line } est illisible ou ne convient pas : « { $said } ».
}
refused-hidden = Ce jeu a ses secrets : ce sera possible une fois la partie finie.
refused-no-hints = Les conseils sont désactivés à cette table.
refused-no-answer = Le robot n’a pas répondu. Réessayez.
refused-malformed = La demande n’a pas pu être lue.
refused-too-large = C’est trop à la fois.
refused-too-many = Trop de demandes. Attendez un instant.
refused-foreign = La demande venait d’un autre site et a été refusée.
refused-no-method = Cela ne peut pas se faire ici.
refused-failed = Un problème est survenu sur le serveur. Regardez si c’est fait avant de recommencer.
refused-unavailable = La base de données est indisponible pour le moment. Rien n’a été changé. Réessayez bientôt.
refused-unsure = La liaison avec la base de données s’est coupée à cet instant : on ne sait pas encore si c’est fait. Regardez la table avant de recommencer.
rules-option = (Option de table : { $option }.)
read-rule = Lire la règle

# --- règles maison
house-rules = Règles maison
house-rules-more = changer les nombres de la boîte
house-box = Boîte
house-printed = telle qu’imprimée
house-name = Nom
house-upload = Envoyer un fichier de boîte
house-download = Télécharger la boîte imprimée
house-changed = Ce qui diffère de la boîte imprimée
house-as-printed = Rien ne diffère de la boîte imprimée.
house-rules-named = Règles maison : { $name }
house-line = { $label } : { $own } (imprimé : { $printed })
house-was = imprimé : {"{"}printed{"}"}
house-list-more = des nombres, séparés par des virgules
house-loading = Chargement…
house-balance = Équilibre
balance-measuring = Les robots essaient ces règles…
balance-none = Les robots n’ont pas pu essayer ces règles ici.
balance-early = Trop tôt pour dire si décider en premier est un avantage (robots { $bots }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}).
balance-first = Qui décide en premier gagne { $share } % ± { $half } des parties ; { $fair } % seraient équitables (robots { $bots }, { $games } parties).
balance-length = { $known ->
    [longer] Les parties sont plus longues d’environ { $percent } % qu’avec la boîte imprimée.
    [shorter] Les parties sont plus courtes d’environ { $percent } % qu’avec la boîte imprimée.
   *[same] Aucune différence de durée n’est démontrée.
}
balance-stopped = { $count ->
    [one] 1 partie trop longue a été arrêtée.
   *[other] { $count } parties trop longues ont été arrêtées.
}
refused-bad-box = Ces règles maison ne peuvent pas être jouées.{ $line ->
    [0] {""}
   *[other] {" "}Ligne { $line } :
} { $problem ->
    [range] { $key } doit être un nombre entier de { $low } à { $high }.
    [length] { $key } n’a pas le bon nombre de valeurs de { $low } à { $high }.
    [order] Les valeurs de { $key } ne sont pas dans le bon ordre.
    [word] { $key } contient un mot que la boîte ne connaît pas.
    [table] { $key } n’a pas la bonne forme.
    [unknown] Il n’y a pas de { $key } dans cette boîte. { $why }
    [fixed] { $key } est le même dans toutes les boîtes.
    [count] { $key } n’a pas autant d’éléments qu’imprimé.
    [text] Le nom doit avoir de 1 à 40 lettres sur une ligne.
    [game] Le fichier est pour un autre jeu.
    [size] Le fichier est trop grand.
    [toml] Le fichier n’est pas du TOML. { $why }
    [heavy] Le fichier est trop long à vérifier.
   *[clash] { $why }
}
# --- leçons
play = Jouer
learn = Apprendre
learn-of = { " :" } { $title }
lessons = Leçons
lessons-of = Leçons : { $title }
lessons-more = De petites tâches, chapitre par chapitre. Essayez : chaque essai reçoit une réponse.
lessons-count = { $number } sur { $total } réussies.
lesson-tag = Leçon
lesson-more = Une leçon : ses dés sont d’abord préparés. Cliquez pour voir toutes les leçons de ce jeu.
lesson-solved = réussie
guide-title = Votre première partie
guide-more = Une vraie partie contre un robot débonnaire, avec un guide à vos côtés. Environ un quart d’heure ; partez et revenez quand vous voulez.
guide-start = Commencer ou continuer
coach = Guide
coach-other = C’est permis aussi. Voyons ce que cela donne.
coach-recap = À retenir
coach-try = Essayez ceci
coach-solved = Réussi !
coach-failed = Pas encore. Voici ce qui s’est passé :
coach-left = Décisions restantes : { $number }
coach-next = Suite
coach-ok = Compris
coach-back = Retour
coach-again = Réessayer
coach-show = Montrez-moi
coach-next-lesson = Leçon suivante
coach-lessons = Toutes les leçons
coach-play = Jouer une vraie partie
catalogue = Matériel
catalogue-of = Matériel : { $title }
catalogue-count = × { $number }
turn-overview = Un tour en un coup d’œil
try-this = Essayez :
## Quand quelqu’un est absent

pace = Rythme
pace-more = Avec un rythme, le temps de chacun est affiché. Une fois écoulé, les autres peuvent laisser jouer un robot.
pace-none = Sans pendule
pace-live = En direct
pace-relaxed = Tranquille
pace-correspondence = Par correspondance
clock-about = { $per ->
    [decision] { $time } par décision
   *[game] { $time } pour toute la partie
}
clock-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
clock-seconds = { $number } secondes
clock-left = reste { $text }
clock-up = temps écoulé
seat-away = absent
seat-substitute = un robot joue (niveau { $level })
seat-resigned = a abandonné
late-up = { $name } : le temps est écoulé.
late-offline = { $name } : absence prolongée.
late-nudge = Relancer
late-nudged = Relance envoyée à { $name }.
late-bot = Laisser jouer un robot
late-level = Niveau du robot
late-end = Finir la partie
nudge-heard = { $name } vous attend.
substitute-yours = Un robot (niveau { $level }) joue pour vous. La place reste la vôtre : reprenez quand vous voulez.
substitute-back = Reprendre ma place
end-asked = { $name } propose de finir la partie maintenant. Le classement est celui de cet instant ; si quelqu’un est absent, elle reste inachevée.
end-waiting = On demande aux autres si la partie doit finir maintenant.
end-unfinished = La partie finit si toutes les personnes présentes sont d’accord. Elle reste alors inachevée : personne n’a gagné.
unfinished = Partie inachevée
end-agree = Finir
end-decline = Continuer
this-game = Cette partie
resign = Abandonner
resign-more = Vous serez en dernière place. S’il reste plusieurs autres, un robot joue à votre place ; sinon la partie finit.
resign-sure = Abandonner vraiment
end-propose = Proposer de finir la partie
end-propose-more = La partie finit si toutes les personnes présentes sont d’accord. Le classement est celui de cet instant ; si une personne absente n’a pas donné son accord, la partie reste inachevée et personne n’a gagné.
prompt-ended = { $how ->
    [agreed] La partie a été finie d’un commun accord.
    [unfinished] La partie a été arrêtée, car quelqu’un était absent. Personne n’a gagné.
   *[resigned] La partie est finie, car les autres ont abandonné.
}
log-flag = { $who ->
    [you] Votre temps est écoulé
   *[other] { $who } : le temps est écoulé
}
log-substitute = { $by ->
    [you] Vous laissez un robot (niveau { $level }) jouer pour { $who ->
        [you] vous
       *[other] { $who }
    }
   *[other] { $by } laisse un robot (niveau { $level }) jouer pour { $who ->
        [you] vous
       *[other] { $who }
    }
}
log-return = { $who ->
    [you] Vous reprenez votre place
   *[other] { $who } reprend sa place
}
log-resign = { $who ->
    [you] Vous abandonnez
   *[other] { $who } abandonne
}
log-end = { $level ->
    [0] Les joueurs finissent la partie
   *[other] La partie reste inachevée, car quelqu’un est absent
}
log-handover = { $who ->
    [you] Vous occupez désormais cette place, à la suite de quelqu’un qui était hors ligne
   *[other] { $who } occupe désormais cette place, à la suite de quelqu’un qui était hors ligne
}
refused-not-late = Personne n’a besoin d’un remplaçant ici pour l’instant.
refused-nudged = Cette personne vient d’être relancée.
refused-substituted = Un robot joue pour vous. Choisissez d’abord « Reprendre ma place ».
refused-resigned = Cette place a abandonné.

## Mots : discussion, réactions, notes

words = Discussion et notes
words-unread = { $number } non lus
chat = Discussion
chat-more = Les joueurs peuvent s’écrire. Vous pouvez la couper à tout moment.
chat-empty = Personne n’a encore écrit.
chat-field = Écrire à la table
chat-send = Envoyer
chat-off = La discussion est coupée à cette table.
chat-switch = Discussion à cette table
chat-switch-more = Vous seul, qui avez ouvert la table, pouvez la couper.
reactions = Réactions rapides
reaction-hello = Bonjour !
reaction-well-played = Bien joué
reaction-thanks = Merci
reaction-oops = Oups
reaction-thinking = Je réfléchis…
reaction-wow = Waouh !
reaction-good-game = Belle partie
mutes = Masquer quelqu’un
mute = Masquer { $name }
unmute = Afficher à nouveau { $name }
notes = Mes notes
notes-more = Vous seul pouvez les lire.
notes-kept = Enregistré
refused-chat-off = La discussion est coupée à cette table.
refused-empty-text = Il n’y a rien à envoyer.

## Web Push

push = Me prévenir quand c’est mon tour à cette table
push-more = Même si aucune page n’est ouverte. Le message ne dit rien de la partie.
push-insecure = Indisponible ici : les navigateurs ne l’autorisent que si la table est servie en HTTPS.
push-unsupported = Ce navigateur ne sait pas le faire. Sur iPhone, ajoutez d’abord Tablée à l’écran d’accueil.
push-unavailable = Ce serveur n’est pas configuré pour cela.
push-denied = Votre navigateur n’autorise pas les notifications de cette page.
push-failed = Les notifications n’ont pas pu être activées dans ce navigateur. Réessayez plus tard.
push-turn = C’est votre tour.
push-nudge = Quelqu’un vous attend.
refused-no-push = Ce serveur ne peut pas envoyer de notifications.
refused-bad-endpoint = Le service de notifications de ce navigateur n’est pas autorisé ici.
no-connection = Pas de connexion
no-connection-more = Tablée ne joint pas son serveur. Vos parties y sont conservées et reprendront une fois la connexion rétablie.
