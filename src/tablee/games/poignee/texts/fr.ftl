# Pour une poignée de meeples, en français.
title = Pour une poignée de meeples
pitch = Égrainez les Meeples dans la Rue Principale, construisez, pillez, dégainez : le plus riche de la ville gagne.

seat-name = { $seat ->
    [0] Orange
    [1] Vert
    [2] Gris
   *[other] Noir
}
your-name = { $name } (vous)
and = { $one } et { $other }
or = { $one } ou { $other }

# --- lieux
place-name = { $place ->
    [0] Barbier
    [1] Magasin général
    [2] Écurie
    [3] Télégraphe
    [4] Cantina
    [5] Croque-mort
    [6] Hôtel
    [7] Bureau d’essai
    [8] Forge
    [9] Gazette
    [10] Chapelle
    [11] Grange
    [12] Saloon
   *[other] Prison
}
of-place = { $place ->
    [0] du Barbier
    [1] du Magasin général
    [2] de l’Écurie
    [3] du Télégraphe
    [4] de la Cantina
    [5] du Croque-mort
    [6] de l’Hôtel
    [7] du Bureau d’essai
    [8] de la Forge
    [9] de la Gazette
    [10] de la Chapelle
    [11] de la Grange
    [12] du Saloon
   *[other] de la Prison
}
door-name = Porte { of-place }
spot-name = { $spot ->
    [w] case Confrontation ouest
    [e] case Confrontation est
    [showdown] Confrontation
    [hand] en main
    [bank] Banque
   *[graveyard] Cimetière
}
at-space = { $space ->
    [12] sur la case Confrontation ouest
    [13] sur la case Confrontation est
   *[other] à la Porte { of-place }
}
space = { $space }

# --- meeples
kind = { $kind ->
    [builder] Ouvrier
    [miner] Mineur
    [robber] Bandit
    [deputy] Adjoint
   *[madame] Madame
}
a-meeple = { $kind ->
    [builder] un Ouvrier
    [miner] un Mineur
    [robber] un Bandit
    [deputy] un Adjoint
   *[madame] Madame
}
the-meeple = { $kind ->
    [builder] l’Ouvrier
    [miner] le Mineur
    [robber] le Bandit
    [deputy] l’Adjoint
   *[madame] Madame
}

# --- le plateau
board-title = La ville et sa Rue Principale
meeple-title = { $kind } : { $place }
building-title = { $tile ->
    [none] { $name } : pas encore de Chapiteau ; coût { cost }
    [basic] { $name } : Chapiteau ({ $owner }), { $points } points ; un Mineur y fait piocher { $draws } ; l’améliorer coûte { cost }
   *[upgraded] { $name } : Chapiteau ({ $owner }), { $points } points ; un Mineur y fait piocher { $draws }
}
cost = { $gold ->
    [0] { $stone } Pierre
   *[other] { $stone ->
        [0] { $gold } Or
       *[other] { $gold } Or et { $stone } Pierre
    }
}
space-title = { $space ->
    [12] Case Confrontation ouest
    [13] Case Confrontation est
   *[other] Porte { of-place }
}
explosion-title = { $count ->
    [0] Cercle de l’explosion : aucune Dynamite utilisée
    [one] Cercle de l’explosion : { $count } Caisse de Dynamite utilisée
   *[other] Cercle de l’explosion : { $count } Caisses de Dynamite utilisées
}
jail-title = Prison : { $robbers ->
    [0] aucun Bandit
    [one] { $robbers } Bandit
   *[other] { $robbers } Bandits
}, { $crates ->
    [0] plus de Dynamite
    [one] { $crates } Caisse de Dynamite
   *[other] { $crates } Caisses de Dynamite
}. Y prendre les Meeples met une Caisse dans le Sac
saloon-title = Saloon : ses Meeples partent de n’importe quelle case de la rue
graveyard-title = Cimetière : { $buried ->
    [one] { $buried } Tombe occupée
   *[other] { $buried } Tombes occupées
}, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}{ $boxed ->
    [0] {""}
   *[other] , { $boxed } dans la boîte
}
tombs-left = { $count ->
    [0] complet
    [one] { $count } Tombe libre
   *[other] { $count } Tombes libres
}
bank-title = { $bars ->
    [0] Banque : plus de Barre d’Or
    [one] Banque : { $bars } Barre d’Or, à { $price } Or
   *[other] Banque : { $bars } Barres d’Or, la prochaine à { $price } Or
}
bar-title = { $price ->
    [0] Barre d’Or : { points }
   *[other] Barre d’Or à { $price } Or
}
crate-title = { $stage ->
    [exploded] Dynamite : utilisée
    [drawn] Dynamite : va exploser
    [bag] Dynamite : dans le Sac
   *[jail] Dynamite : en Prison
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Or dans le Sac
       *[supply] Cube d’Or : { points }
    }
   *[stone] { $place ->
        [bag] Pierre dans le Sac
       *[supply] Cube de Pierre
    }
}
bag-title = Sac de Minage : { $gold } Or, { $stone } Pierre, { $crates } Dynamite
bag-closed = Sac de Minage : à cette table, son contenu n’est pas montré
die-title = { $who } a lancé { $value }
token-title = { $place ->
    [street] { $who } contrôle ce Meeple
   *[supply] Jeton Confrontation : { $who }
}
tiles-title = { $count ->
    [one] { $count } Chapiteau en réserve, { $points } points
   *[other] { $count } Chapiteaux en réserve, { $points } points chacun
}
start-player = Premier joueur
player-title = { $name } : { $points } ; { $gold } Or, { $stone } Pierre, Barres d’Or : { $bars }, Chapiteaux en réserve : { $tiles }

# --- la table
setting-up = Mise en place
turn-of = Tour { $who ->
    [Orange] d’{ $who }
   *[other] de { $who }
}
hand-of = { $count ->
    [0] { $who } a posé son dernier Meeple
   *[other] { $who } égraine : { $count } en main
}
left-to-resolve = À résoudre, dans l’ordre voulu
draws-left = { $who } pioche encore { $count }
legend = { $kind ->
    [builder] Ouvrier : vous pouvez construire ici, ou le propriétaire peut améliorer. Compétence de tir { $skill }
    [miner] Mineur : le propriétaire pioche { $basic }, ou { $better } si le Chapiteau est amélioré. Compétence de tir { $skill }
    [robber] Bandit : vous piochez { $count } par Mineur à l’intérieur. Compétence de tir { $skill }
    [deputy] Adjoint : vous piochez { $count } par Bandit à l’intérieur, et ils vont en Prison. Compétence de tir { $skill }
   *[madame] Madame : vous piochez { $count } par Ouvrier à l’intérieur, et ils vont au Saloon. Elle ne se bat jamais
}
last-round = Dernier tour de table
final-score = Décompte final
score-title = { $place ->
    [1] { $who } : 1re place, { points }
   *[other] { $who } : { $place }e place, { points }
}
showdown = Confrontation
chip-title = { $kind }, { $place } : { $done }
question = { $question ->
    [build] { $who } construit ?
    [upgrade] { $who } améliore ?
   *[reroll] { $who } relance ?
}
answer = { $question ->
    [build] { $answer ->
        [yes] Construire
       *[no] Ne pas construire
    }
    [upgrade] { $answer ->
        [yes] Améliorer
       *[no] Ne pas améliorer
    }
   *[reroll] { $answer ->
        [yes] Relancer
       *[no] Garder le dé
    }
}
effect = { $effect ->
    [build] { $who } peut construire
    [upgrade] { $who } peut améliorer
    [draw] { $who } pioche { $count }
    [arrest] { $who } pioche { $count }, les Bandits vont en Prison
    [lure] { $who } pioche { $count }, les Ouvriers vont au Saloon
   *[none] sans effet
}

# --- choix
corner = Poser le premier Chapiteau : { place-name }
take = Prendre les Meeples { of-place }
place = { $diverted ->
    [yes] Poser { $meeple } { at-space } : elle retourne au Saloon{ going }
   *[no] Poser { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , dans le sens des aiguilles d’une montre
    [counterclockwise] , dans le sens inverse
   *[open] {""}
}
name = Confier { $meeple } à { $who }
resolve-showdown = Résoudre la Confrontation : { $west } contre { $east }
resolve = Résoudre { $meeple } à la Porte { of-place } : { $done }
build = { $answer ->
    [yes] Construire le Chapiteau { of-place } pour { cost }
   *[no] Ne pas construire
}
upgrade = { $answer ->
    [yes] Améliorer le Chapiteau { of-place } pour { cost }
   *[no] Ne pas améliorer
}
reroll = { $answer ->
    [yes] Relancer le dé
   *[no] Garder le dé
}

# --- journal
log-deal = Mise en place { of-place } : { $meeple }
log-start = { $who } est le premier joueur
log-draw = { $piece ->
    [gold] { $who } pioche de l’Or{ $after }
    [stone] { $who } pioche de la Pierre{ $after }
   *[crate] { $who } pioche de la Dynamite{ $after }
}
log-die = { $who } lance { $value } pour { $meeple }{ $after }
log-corner = { $actor } pose son premier Chapiteau : { place-name }
log-take = { $actor } prend les Meeples { of-place }
log-place = { $diverted ->
    [yes] { $actor } pose { $meeple } { at-space } : elle retourne au Saloon{ $after }
   *[no] { $actor } pose { $meeple } { at-space }{ $after }
}
log-name = { $actor } confie { $meeple } à { $who }{ $after }
log-resolve-showdown = { $actor } lance la Confrontation : { $west } contre { $east }
log-resolve = { $actor } résout { $meeple } à la Porte { of-place } : { $done }{ $after }
log-build = { $answer ->
    [yes] { $actor } construit le Chapiteau { of-place } pour { cost }{ $after }
   *[no] { $actor } ne construit pas{ $after }
}
log-upgrade = { $answer ->
    [yes] { $actor } améliore le Chapiteau { of-place } pour { cost }{ $after }
   *[no] { $actor } n’améliore pas{ $after }
}
log-reroll = { $answer ->
    [yes] { $actor } relance
   *[no] { $actor } garde son dé{ $after }
}
aftermath = { overflow }{ $duel }{ explosion }{ exchange }{ trigger }{ game-over }
overflow = { $leftover ->
    [0] {""}
    [one] . { $leftover } Meeple ne trouve pas de case
   *[other] . { $leftover } Meeples ne trouvent pas de case
}
no-duel = {""}
duel-won = { $boxed ->
    [0] . { $who } gagne la Confrontation : { $lost } va au Cimetière
   *[other] . { $who } gagne la Confrontation : { $lost } ne trouve pas de Tombe et va dans la boîte
}
duel-both = { $boxed ->
    [0] . Les deux tombent : { $one } et { $other } vont au Cimetière
    [1] . Les deux tombent : { $one } va au Cimetière, { $other } ne trouve pas de Tombe et va dans la boîte
   *[other] . Les deux tombent : { $one } et { $other } ne trouvent pas de Tombe et vont dans la boîte
}
explosion = { $explosions ->
    [0] {""}
    [one] . La Dynamite explose : chacun rend la moitié de sa Pierre
   *[other] . La Dynamite explose { $explosions } fois : chacun rend chaque fois la moitié de sa Pierre
}
exchange = { $bars ->
    [0] {""}
    [one] . { $buyer } transforme son Or en une Barre d’Or
   *[other] . { $buyer } transforme son Or en { $bars } Barres d’Or
}
trigger = { $trigger ->
    [bank] . La Banque est vide : c’est le dernier tour de table
    [graveyard] . Le Cimetière est plein : c’est le dernier tour de table
    [dynamite] . La dernière Dynamite a explosé : c’est le dernier tour de table
   *[none] {""}
}
game-over = { $over ->
    [yes] . La partie est finie
   *[no] {""}
}

# --- consignes
task = { $task ->
    [setup-corner] poser un premier Chapiteau sur un coin
    [take] choisir un Lieu et prendre ses Meeples
    [sow] poser un Meeple de la main
    [name-controller] choisir qui contrôle le Meeple de la case Confrontation
    [resolve] résoudre un Meeple sur une Porte, ou la Confrontation
    [build] décider de construire ou non
    [upgrade] décider d’améliorer ou non
    [reroll] décider de relancer ou non
    [deal] distribuer les Meeples
    [start] tirer au sort le premier joueur
    [draw] piocher dans le Sac
    [roll] lancer un dé
   *[roll-again] relancer un dé
}
prompt = { $you ->
    [yes] Vous devez { $task }
   *[no] { $who } doit { $task }
}
prompt-chance = { $task ->
    [deal] On distribue les Meeples
    [start] On tire au sort le premier joueur
    [draw] On pioche dans le Sac
   *[roll] On lance les dés
}
won = { $winners ->
    [1] { $who } gagne avec { points }{ more-cubes }
   *[other] { $who } partagent la victoire avec { points }{ more-cubes }{ rematch }
}
more-cubes = { $tied ->
    [yes] {" et le plus de cubes"}
   *[no] {""}
}
rematch = { $rematch ->
    [yes] {" "}; une nouvelle partie les départagerait
   *[no] {""}
}
rematch-settles = Égalité parfaite : une nouvelle partie départage les vainqueurs.

# --- refus
why-over = La partie est finie.
why-chance = Les Meeples distribués, les pioches et les dés viennent du hasard, pas d’un joueur.
why-not-asked = { $offer ->
    [build] Construire est proposé quand un Ouvrier est résolu à un Bâtiment sans tuile, s’il reste une tuile au joueur et qu’il peut payer. Il faut maintenant { $task }.
    [upgrade] Améliorer est proposé au propriétaire d’une tuile encore sur sa face de base quand un Ouvrier y est résolu, si le coût peut être payé. Il faut maintenant { $task }.
   *[no] Il faut maintenant { $task }.
}
why-corner = { $place } a déjà une tuile.
why-empty = { $empty ->
    [saloon] Le Saloon est vide.
    [jail] La Prison est vide.
   *[building] Il n’y a pas de Meeple dans { $place }.
}
why-no-seat = Il n’y a pas de place { $seat } à cette table.
why-own-token = Votre jeton est déjà sous l’autre Meeple de la Confrontation : choisissez un autre joueur.
why-no-showdown = Une Confrontation demande un Meeple sur les deux cases Confrontation.
why-no-meeple = Il n’y a pas de Meeple sur { $space }.
why-not-owner = Seul le propriétaire de la tuile sur { $place }, la place { $seat }, peut l’améliorer.
why-not-controller = Seul le joueur qui contrôle le meilleur tireur, la place { $seat }, peut relancer.
why-not-in-hand = { $kind ->
    [builder] Il n’y a pas d’Ouvrier dans la main.
    [miner] Il n’y a pas de Mineur dans la main.
    [robber] Il n’y a pas de Bandit dans la main.
    [deputy] Il n’y a pas d’Adjoint dans la main.
   *[madame] Madame n’est pas dans la main.
}
why-taken = Il y a déjà { $meeple } sur { $space }.
why-own-door = Le premier Meeple ne va jamais sur la Porte du Bâtiment d’où il vient : la suite est { $next }.
why-left-open = Madame a laissé { $next } libre : le prochain Meeple y va.
why-used = { $space } compte comme utilisé pour ce tour de rue : la suite est { $next }.
why-jump = On ne saute aucune case libre : la prochaine est { $next }.
why-sequence = { $way ->
    [clockwise] { $space } n’est pas la suite : dans le sens des aiguilles d’une montre, la prochaine case libre est { $next }.
   *[counterclockwise] { $space } n’est pas la suite : dans le sens inverse, la prochaine case libre est { $next }.
}
why-all-dealt = { $kind ->
    [builder] Tous les Ouvriers sont distribués.
    [miner] Tous les Mineurs sont distribués.
    [robber] Tous les Bandits sont distribués.
   *[deputy] Tous les Adjoints sont distribués.
}
why-not-in-bag = { $piece ->
    [gold] Il n’y a pas d’Or dans le Sac.
    [stone] Il n’y a pas de Pierre dans le Sac.
   *[crate] Il n’y a pas de Dynamite dans le Sac.
}

# --- options
option-goldBarExchange = Barres d’Or à la fin du tour
option-goldBarExchange-repeat = autant que l’Or le permet
option-goldBarExchange-once = une au plus
option-sowOverflow = Meeples restants après un tour complet
option-sowOverflow-saloon = vont au Saloon
option-sowOverflow-origin = retournent d’où ils viennent
option-originDoorAfterLap = Porte du Bâtiment de départ
option-originDoorAfterLap-allow = vient en dernier
option-originDoorAfterLap-skip = ne sert jamais
option-madameShowdownSlot = Case Confrontation que Madame quitte
option-madameShowdownSlot-used = est passée
option-madameShowdownSlot-stillOpen = reçoit le Meeple suivant
option-multiDynamite = Plusieurs Caisses piochées ensemble
option-multiDynamite-perCrate = explosent l’une après l’autre
option-multiDynamite-perAction = explosent ensemble, une fois
option-startPlayer = Premier joueur
option-startPlayer-random = tiré au sort
option-startPlayer-host-chooses = choisi par l’hôte
option-startPlayer-seat-1 = la première place
option-firstSeat = Place choisie par l’hôte
option-firstSeat-1 = première place
option-firstSeat-2 = deuxième place
option-firstSeat-3 = troisième place
option-firstSeat-4 = quatrième place
option-finalTie = Égalité complète
option-finalTie-shared = victoire partagée
option-finalTie-offer-rematch = victoire partagée, nouvelle partie proposée
option-bagCounts = Contenu du Sac
option-bagCounts-shown = montré sur le plateau
option-bagCounts-hidden = aux joueurs de compter

# --- points par origine
source-gold = Or
source-bars = Barres d’Or
source-marquees = Chapiteaux

# --- ce qui départage
tie-cubes = Cubes d’Or et de Pierre
