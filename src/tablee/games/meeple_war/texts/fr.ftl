# Meeple War, en français.
title = Meeple War
pitch = Bâtissez une cité, lancez vos meeples à l’assaut et soyez le premier à six points de victoire.

seat-name = { $seat ->
    [0] Bleu
    [1] Vert
    [2] Orange
   *[other] Rouge
}

# --- noms
of-who = { $who ->
    [Orange] d’{ $who }
   *[other] de { $who }
}
of-owner = { $owner ->
    [Orange] d’{ $owner }
   *[other] de { $owner }
}
of-meeple = { $meeple ->
    [Orange] d’{ $meeple }
   *[other] de { $meeple }
}
place = { kind-name } { $number }
kind-name = { $kind ->
    [workshop] Atelier
    [village] Village
    [druid] Cabane du druide
    [weapon] Forge d’armes
    [shield] Forge de boucliers
    [wooden] Fortin de bois
    [stone] Fortin de pierre
    [cave] Grotte
    [altar] Autel
    [mine] Tunnel de la Mine
   *[blank] Terrain vierge
}
kind-effect = { $kind ->
    [workshop] qui le contrôle assemble 1 meeple à chaque tour
    [village] qui le contrôle déploie 1 meeple à chaque tour
    [druid] qui la contrôle traverse les forêts
    [weapon] qui la contrôle élimine un meeple de plus en attaque
    [shield] qui la contrôle est protégé en défense
    [wooden] { fort-points } pendant le tour de qui le contrôle
    [stone] { fort-points } pendant le tour de qui le contrôle
    [cave] { $distance ->
        [one] mène aux terrains situés à { $distance } espace
       *[other] mène aux terrains situés à { $distance } espaces
    }
    [altar] on y sacrifie un meeple pour frapper un ennemi proche
    [mine] mène aux autres extrémités du tunnel
   *[blank] rien dessus ; on peut y poser une bonification
}
fort-points = { $flags ->
    [one] { $flags } point de victoire
   *[other] { $flags } points de victoire
}
token-name = { $token ->
    [tree] Arbre-qui-cache-la-forêt
    [workshop] Bonification Atelier
    [village] Bonification Village
    [druid] Bonification Druide
    [weapon] Bonification Armes
   *[shield] Bonification Boucliers
}
token-word = { $token ->
    [tree] Arbre
    [workshop] Atelier
    [village] Village
    [druid] Druide
    [weapon] Armes
   *[shield] Boucliers
}
way = { $edge ->
    [0] est
    [1] nord-est
    [2] nord-ouest
    [3] ouest
    [4] sud-ouest
   *[5] sud-est
}
building-name = { $building ->
    [SQ] Place de la Cité
    [LG] Guilde des pilleurs
    [MA] Académie militaire
    [AC] Compagnie de dirigeables
    [PS] École de pilotes
    [BS] Confrérie des épouvanteurs
    [UN] Université
    [AB] Abbaye
    [FA] Fabrique
   *[CA] Catapulte
}
act-name = { $act ->
    [construct] Construction
    [assemble] Assemblage { $x }
    [deploy] Déploiement { $x }
    [reinforce] Renforts { $x }
    [flying] Troupes volantes
    [stealth] Troupe furtive
    [scare] Épouvanter { $x }
    [burn] Brûler
    [bombard] Bombarder
    [recycling] Recyclage
    [convert] Conversion
    [productivity] Productivité
   *[upgrade] Bonification
}

# --- le plateau
board-title = La carte, les cités et le plateau d’actions
seat-you = { seat-name } (vous)
terrain-title = { $place } : { $effect }
forest-title = { $place } : forêt côté { $way }
space-title = Espace inexploré
pending-title = Espace { $number } : { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
}
troop-title = { $who } : { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
} sur { $place }
troop-ready = { $troop }, dont { $ready } à déplacer
explorers-title = { $who } : { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
}
site-empty = Site { $site } { of-who } : vide
site-building = { $building } { of-who } (site { $site }) : défenses { $held } sur { $room }
site-construction = { $building } { of-who } (site { $site }), en chantier : défenses { $held } sur { $room }
gate-title = Porte de la Cité { of-who }
empty-site = Site vide
defender-title = { $count ->
    [one] { $count } meeple { of-who }
   *[other] { $count } meeples { of-who }
} sur les défenses
worker-title = Ouvrier { of-who } : { $building }
building-site = Chantier : { $done } sur { $steps }
points-title = { $who } : { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
hammer-title = { seat-name } a le marteau
stock-title = Stock : { $count }
warehouse-title = Entrepôt : { $count }
mountain-title = Montagne de la Renommée : { $count }
bravery-title = Bravoure : { $count } sur { $most }
workers-title = Ouvriers en stock : { $count }
tree-title = { token-name } { of-who }
pile-title = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
pile-back = { $pile } ; la prochaine a le dos { $back ->
    [setup] de mise en place
   *[ordinary] ordinaire
}
round-title = Tour de table { $number }
stage-name = { $stage ->
    [open] Ouverture
    [bonus] Bonus
    [workers] Ouvriers
    [actions] Actions
    [moves] Déplacement
    [explore] Exploration
    [combat] Combat
   *[destroy] Destruction
}
drawn-title = Tuile piochée : { kind-name }

# --- choix
begin = Commencer le tour
pass = Ne poser aucun pion
perform = Effectuer : { $act }
decline = Renoncer
end = Finir le déplacement
none = Ne frapper personne
from-warehouse = Le prendre dans l’entrepôt
place-token = Poser : { $token }
token-at = { $token } sur { $place }
tree-at = Dégager la forêt : { $place }, côté { $way }
village-bonus = Déployer 1 meeple sur { $place }
branch = { $building } : { $act }
branch-on = { $building } : continuer vers { $act } (encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
})
productivity = Une case de plus : { $building }
queued-action = { $building } : { $act }
construct = Construire : { $building }
on-site = Construire sur le site { $site }
on-site-over = Construire sur le site { $site } (remplace : { $building })
on-site-ruinous = Ruineux ! Remplacer votre Place de la Cité : plus aucune construction ne serait possible
reinforce = Renforcer { $place }
fly = Envoyer 1 meeple par les airs sur { $place }
stealth = Atterrir sur { $place }
burn = Brûler { $place }
deploy-amount = { $count ->
    [0] Ne déployer personne
    [one] Déployer { $count } meeple
   *[other] Déployer { $count } meeples
}
reinforce-amount = { $count ->
    [0] N’envoyer personne
    [one] Envoyer { $count } meeple
   *[other] Envoyer { $count } meeples
}
move-amount = { $count ->
    [one] Déplacer { $count } meeple
   *[other] Déplacer { $count } meeples
}
take-upgrade = Prendre : { $token }
bombard = Bombarder : { $building } { of-owner }
convert = Convertir un meeple { of-meeple } : { $building } { of-owner }
scare = Épouvanter un meeple { of-owner } : { $place } → { $to }
resolve = Résoudre { $place }
victim = L’arme élimine un meeple { of-owner }
move-from = Partir : { $place }
to-terrain = Aller sur { $place }
to-space = Explorer côté { $way }
to-building = Attaquer : { $building } { of-owner }
tunnel = { $count ->
    [0] N’envoyer personne vers { $place }
    [one] Envoyer { $count } meeple vers { $place }
   *[other] Envoyer { $count } meeples vers { $place }
}
strike = Frapper un meeple { of-owner } sur { $place }
explore = Explorer l’espace { $number }
rotation = Poser la tuile avec la forêt côté { $ways }
rotation-open = Poser la tuile
source = Le prendre sur { $place }

# --- ce qui s’est passé : `who` et `whom` sont des marques de joueurs ou "you" (voir `tablee.core.names`)
the-place = { $kind ->
    [workshop] l’atelier { $number }
    [village] le village { $number }
    [druid] la cabane du druide { $number }
    [weapon] la forge d’armes { $number }
    [shield] la forge de boucliers { $number }
    [wooden] le fortin de bois { $number }
    [stone] le fortin de pierre { $number }
    [cave] la grotte { $number }
    [altar] l’autel { $number }
    [mine] le tunnel de la mine { $number }
   *[blank] le terrain vierge { $number }
}
from-place = { $kind ->
    [workshop] de l’atelier { $number }
    [village] du village { $number }
    [druid] de la cabane du druide { $number }
    [weapon] de la forge d’armes { $number }
    [shield] de la forge de boucliers { $number }
    [wooden] du fortin de bois { $number }
    [stone] du fortin de pierre { $number }
    [cave] de la grotte { $number }
    [altar] de l’autel { $number }
    [mine] du tunnel de la mine { $number }
   *[blank] du terrain vierge { $number }
}
the-building = { $building ->
    [SQ] la Place de la Cité
    [LG] la Guilde des pilleurs
    [MA] l’Académie militaire
    [AC] la Compagnie de dirigeables
    [PS] l’École de pilotes
    [BS] la Confrérie des épouvanteurs
    [UN] l’Université
    [AB] l’Abbaye
    [FA] la Fabrique
   *[CA] la Catapulte
}
whose-building = { $whom ->
    [you] votre { $bare }
   *[other] { $own ->
        [yes] sa propre { $bare }
       *[no] { $building } de { $whom }
    }
}
meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
whose-meeples = { $whom ->
    [you] { $count } de vos meeples
   *[other] { meeples } de { $whom }
}
only-choice = { $forced ->
    [yes] {" "}(seul choix possible)
   *[no] {""}
}
cannot-move = { $pinned ->
    [yes] , parmi les ennemis, sans pouvoir bouger ce tour-ci
   *[no] {""}
}
log-first = { $who ->
    [you] Vous commencez
   *[other] { $who } commence
}
log-dealt = { $who ->
    [you] Vous commencez
   *[other] { $who } commence
} avec { $buildings }, déjà construites
log-back = { $back ->
    [setup] La prochaine tuile de la pile montre le dos de mise en place
   *[ordinary] La prochaine tuile de la pile montre le dos ordinaire
}
log-bonus = { $who ->
    [you] Ce que donnent vos terrains ce tour-ci
   *[other] Ce que donnent les terrains de { $who } ce tour-ci
} : { $bonuses }
part-forts = { $count ->
    [one] { $count } point pour un fortin
   *[other] { $count } points pour les fortins
}
part-bonus = { $kind ->
    [workshop] 1 meeple assemblé ({ the-place })
    [village] 1 meeple à déployer ({ the-place })
    [druid] le passage des forêts ({ the-place })
   *[weapon] un ennemi éliminé d’avance dans chaque attaque ({ the-place })
}
log-shielded = { $who ->
    [you] Ce tour-ci, { $place } vous protège : en défense, votre première perte est évitée
   *[other] Ce tour-ci, { $place } protège { $who } : en défense, la première perte est évitée
}
log-workshop = { $count ->
    [0] { $who ->
        [you] Votre atelier n’assemble personne : votre stock est vide
       *[other] L’atelier de { $who } n’assemble personne : le stock est vide
    }
   *[other] { $who ->
        [you] Vos ateliers assemblent
       *[other] Les ateliers de { $who } assemblent
    } { meeples }, du stock à l’entrepôt
}
log-village = { $who ->
    [you] Votre village déploie
   *[other] Le village de { $who } déploie
} 1 meeple de l’entrepôt sur { $place }{ cannot-move }
log-village-declined = { $who ->
    [you] Vous n’utilisez pas
   *[other] { $who } n’utilise pas
} le bonus du village
log-village-lost = { $who ->
    [you] Votre village ne déploie personne : votre entrepôt est vide
   *[other] Le village de { $who } ne déploie personne : l’entrepôt est vide
}
then = { $first } ; { $rest }
part-worker = { $where ->
    [act] { $building } → { $act }
    [way] { $building } à { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } de « { $act } »
    [start] { $building } de retour au départ
   *[building] { $building } en chantier ({ $done } sur { $steps })
}
log-workers = { $who ->
    [you] { $count ->
        [one] Votre ouvrier avance
       *[other] Vos ouvriers avancent
    }
   *[other] { $count ->
        [one] L’ouvrier de { $who } avance
       *[other] Les ouvriers de { $who } avancent
    }
} : { $workers }
log-again = Productivité, { $who ->
    [you] votre ouvrier avance
   *[other] l’ouvrier de { $who } avance
} une seconde fois : { $workers }{ only-choice }
parts-home = ; { $parts }, sans points
part-home = { $count ->
    [one] { $who ->
        [you] votre meeple posé dessus retourne au stock
       *[other] le meeple de { $who } posé dessus retourne au stock
    }
   *[other] { $who ->
        [you] vos { $count } meeples posés dessus retournent au stock
       *[other] les { $count } meeples de { $who } posés dessus retournent au stock
    }
}
log-finish = { $who ->
    [you] Fin du chantier : votre { $bare } est prête ; dès votre prochain tour, son ouvrier suit
   *[other] Fin du chantier : { $building } de { $who } est prête ; dès son prochain tour, son ouvrier suit
} la piste d’actions{ $home }
log-no-effect = Sans effet pour { $who ->
    [you] vous
   *[other] { $who }
} : { $bare }, { $act } ; { $reason ->
    [construct] il ne reste aucun bâtiment à construire
    [assemble] le stock est vide
    [deploy] l’entrepôt est vide
    [reinforce] l’entrepôt est vide
    [flying] il n’y a pas de meeple dans l’entrepôt, ou aucun à rejoindre sur la carte
    [stealth] il n’y a pas de meeple dans l’entrepôt, ou pas d’ennemi sur la carte
    [scare] aucun meeple ennemi ne peut fuir
    [burn] il n’y a pas d’ennemi sur la carte
    [bombard] il n’y a pas de meeple à lancer, ou pas de bâtiment à toucher
    [convert] il n’y a pas de meeple à envoyer, ou pas d’ennemi sur un bâtiment
    [productivity] aucun ouvrier ne peut avancer une seconde fois
   *[upgrade] toutes les bonifications sont prises
}
log-decline = { $who ->
    [you] Vous renoncez à l’action
   *[other] { $who } renonce à l’action
} « { $act } »
log-assemble = { $who ->
    [you] Vous assemblez
   *[other] { $who } assemble
} { meeples } ({ $act }), du stock à l’entrepôt{ $short ->
    [yes] {" "}; il n’en restait pas plus
   *[no] {""}
}
log-deploy = { $count ->
    [0] { $who ->
        [you] Vous ne déployez
       *[other] { $who } ne déploie
    } personne
   *[other] { $who ->
        [you] Vous déployez
       *[other] { $who } déploie
    } { meeples } de l’entrepôt sur { $place }, devant la porte{ cannot-move }
}
log-reinforce = { $count ->
    [0] { $who ->
        [you] Vous n’envoyez
       *[other] { $who } n’envoie
    } pas de renforts sur { $place }
   *[other] { $who ->
        [you] Vous renforcez
       *[other] { $who } renforce
    } { $place } avec { meeples } de l’entrepôt{ cannot-move }
}
log-fly = Troupes volantes : { $who ->
    [you] { $count } de vos meeples
   *[other] { meeples } de { $who }
} { $count ->
    [one] vole
   *[other] volent
} de l’entrepôt vers { $places }{ cannot-move }
log-stealth = Troupe furtive : { $who ->
    [you] votre meeple atterrit
   *[other] le meeple de { $who } atterrit
} sur { $place }{ cannot-move }{ only-choice }
log-take = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} la { token-of }, à poser quand on veut{ only-choice }
token-of = { $token ->
    [workshop] bonification Atelier
    [village] bonification Village
    [druid] bonification Druide
    [weapon] bonification Armes
   *[shield] bonification Boucliers
}
log-construct = { $who ->
    [you] Vous ouvrez
   *[other] { $who } ouvre
} un chantier sur le site { $site } : { $building }, prête dans { $steps ->
    [one] { $steps } tour
   *[other] { $steps } tours
}{ only-choice }
lost-action = {" "}; son action « { $act } » est perdue
parts-scored = {" "}; { $parts } pour les meeples posés dessus
part-scored = { $who ->
    [you] vous marquez
   *[other] { $who } marque
} { points }
log-replace = { $who ->
    [you] Vous retirez votre propre { $bare }
   *[other] { $who } retire sa propre { $bare }
} pour bâtir à sa place{ $scored }{ $lost }{ $square ->
    [yes] {" "}; sans elle, plus rien ne peut être construit
   *[no] {""}
}
parts-losses = { $parts }
part-losses = { $count ->
    [one] { $who ->
        [you] votre meeple
       *[other] le meeple de { $who }
    }
   *[other] { $who ->
        [you] vos { $count } meeples
       *[other] les { $count } meeples de { $who }
    }
}
log-burn = { $who ->
    [you] Vous brûlez
   *[other] { $who } brûle
} { $place } : { $losses } y { $count ->
    [one] disparaît
   *[other] disparaissent
}{ only-choice }
taken-from = { $source ->
    [stock] du stock
    [warehouse] de l’entrepôt
   *[terrain] pris sur { $place }
}
log-bombard = { $who ->
    [you] Vous bombardez
   *[other] { $who } bombarde
} { whose-building } : 1 meeple { taken-from } occupe une défense ({ $held } sur { $room }){ only-choice }
log-convert = { $who ->
    [you] Vous convertissez
   *[other] { $who } convertit
} { $meeple ->
    [you] votre meeple
   *[other] un meeple de { $meeple }
} sur { whose-building } : il retourne au stock et un meeple { taken-from } prend sa place{ only-choice }
log-destroyed = Bâtiment détruit, toutes ses défenses étant occupées : { whose-building }{ $scored }
parts-enemies = , au combat contre { $parts }
part-enemies = { $who ->
    [you] { $count } de vos meeples
   *[other] { meeples } de { $who }
}
moves = { $who ->
    [you] Vous déplacez
   *[other] { $who } déplace
} { meeples }
log-move = { moves } { $from } vers { $to }{ $enemies }
log-cave = { moves } { $from } vers { $to }, par la grotte{ $enemies }
log-tunnel = { moves } { $from } vers { $to }, par le tunnel{ $enemies }
log-attack = { $who ->
    [you] Vous attaquez
   *[other] { $who } attaque
} { whose-building } en partant { $from } : { meeples } { $count ->
    [one] occupe 1 défense
   *[other] occupent { $count } défenses
} ({ $held } sur { $room })
log-venture = { $who ->
    [you] Vous envoyez
   *[other] { $who } envoie
} { meeples } { $from } vers l’inconnu, côté { $way }
log-stay = { $who ->
    [you] Vous n’envoyez
   *[other] { $who } n’envoie
} personne par le tunnel depuis { $place }
log-scare = { $act } : { $who ->
    [you] vous faites
   *[other] { $who } fait
} fuir { whose-meeples } { $from } vers { $to }{ only-choice }
tile-kind = { $kind ->
    [workshop] un atelier
    [village] un village
    [druid] une cabane du druide
    [weapon] une forge d’armes
    [shield] une forge de boucliers
    [wooden] un fortin de bois
    [stone] le fortin de pierre
    [cave] une grotte
    [altar] un autel
    [mine] une extrémité du tunnel de la mine
   *[blank] { $forest ->
        [yes] un terrain vierge avec forêt
       *[no] un terrain vierge
    }
}
log-draw = { $who ->
    [you] Vous explorez et découvrez
   *[other] { $who } explore et découvre
} { tile-kind }
next-back = { $back ->
    [setup] {" "}; la prochaine tuile de la pile montre le dos de mise en place
   *[other] {""}
}
log-lay = { $forest ->
    [yes] La tuile est posée, forêt côté { $ways } : { $place }, avec { explorers }
   *[no] La tuile est posée : { $place }, avec { explorers }
}{ next-back }
explorers = { $who ->
    [you] { $count ->
        [one] votre meeple dessus
       *[other] vos { $count } meeples dessus
    }
   *[other] { $count ->
        [one] le meeple de { $who } dessus
       *[other] les { $count } meeples de { $who } dessus
    }
}
log-explore = { $who ->
    [you] Vous explorez et découvrez
   *[other] { $who } explore et découvre
} { tile-kind } : { $place }, avec { explorers }{ next-back }
against = { $first } contre { $rest }
part-army = { $who ->
    [you] vous
   *[other] { $who }
} ({ meeples })
part-lost = { $count ->
    [0] { $who ->
        [you] vous ne perdez personne
       *[other] { $who } ne perd personne
    }
   *[other] { $who ->
        [you] vous en perdez { $count }
       *[other] { $who } en perd { $count }
    }
}
weapon-kills = {" "}; { $who ->
    [you] votre forge d’armes élimine
   *[other] la forge d’armes de { $who } élimine
} d’abord { $whom ->
    [you] l’un des vôtres
   *[other] un meeple de { $whom }
}
weapon-blocked = {" "}; { $who ->
    [you] votre forge d’armes
   *[other] la forge d’armes de { $who }
} et { $whom ->
    [you] votre bouclier
   *[other] le bouclier de { $whom }
} s’annulent
shield-saves = {" "}; une forge de boucliers évite la première perte ({ $names })
army-left = {" "}; { $who ->
    [you] il vous reste
   *[other] il reste à { $who }
} { meeples }
nobody-left = {" "}; il n’y reste personne
log-combat = Combat sur { $place }, { $armies } : { $losses }{ $weapon }{ $shields }{ $outcome }
log-bravery = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} { $count ->
    [one] { $count } point de bravoure
   *[other] { $count } points de bravoure
} pour les ennemis éliminés : { $full ->
    [0] { $now } sur { $most }
   *[other] l’échelle est pleine, ce qui vaut { $full ->
        [one] { $full } point de victoire
       *[other] { $full } points de victoire
    }, et repart à { $now }
}
log-point = { $count ->
    [one] Un meeple
   *[other] { $count } meeples
} { $who ->
    [you] à vous,
   *[other] de { $who },
} { taken-from }, { $count ->
    [one] monte
   *[other] montent
} sur la Montagne de la Renommée pour la bravoure : { $who ->
    [you] vous avez
   *[other] { $who } a
} maintenant { points } de victoire
log-owed = { $who ->
    [you] Vous marquez
   *[other] { $who } marque
} { points } de victoire pour la bravoure, sans meeple libre à y mettre : { $count ->
    [one] ce point reste dû, mais compte
   *[other] ces points restent dus, mais comptent
}
log-paid = { $count ->
    [one] Un meeple
   *[other] { $count } meeples
} { $who ->
    [you] à vous
   *[other] de { $who }
} { $count ->
    [one] va
   *[other] vont
} droit sur la Montagne de la Renommée, pour { $count ->
    [one] un point dû
   *[other] des points dus
}
log-sacrifice = { $who ->
    [you] Vous sacrifiez
   *[other] { $who } sacrifie
} 1 meeple sur { $place }, comme quiconque y entre{ $strikes ->
    [yes] {""}
   *[no] {" "}; aucun ennemi n’est assez proche pour être frappé
}
log-strike = { $who ->
    [you] Vous invoquez
   *[other] { $who } invoque
} les dieux sur { $altar } : ils foudroient { $whom ->
    [you] l’un de vos meeples
   *[other] un meeple de { $whom }
} sur { $place }
log-spare = { $who ->
    [you] Vous ne frappez
   *[other] { $who } ne frappe
} personne depuis { $place }
log-fort = { $who ->
    [you] Vous tenez
   *[other] { $who } tient
} { $place } : { $flags ->
    [one] { $flags } point de victoire
   *[other] { $flags } points de victoire
} à { $who ->
    [you] votre prochain tour, si vous le tenez
   *[other] son prochain tour, si { $who } le tient
} encore
log-fort-lost = { $who ->
    [you] Vous ne tenez
   *[other] { $who } ne tient
} plus { $place }
log-control = { $who ->
    [you] Vous contrôlez
   *[other] { $who } contrôle
} maintenant { $place }, avec effet au prochain tour
log-upgrade = { $who ->
    [you] Vous faites
   *[other] { $who } fait
} du terrain vierge { $number } { $token ->
    [workshop] un atelier
    [village] un village
    [druid] une cabane du druide
    [weapon] une forge d’armes
   *[shield] une forge de boucliers
} avec un pion de bonification
log-tree = { $who ->
    [you] Vous dégagez
   *[other] { $who } dégage
} la forêt côté { $way } sur { $place } avec { $who ->
    [you] votre
   *[other] son
} Arbre-qui-cache-la-forêt
log-quiet = { $count ->
    [one] Rien n’a changé dans ce tour de table ({ $count } sur { $most }, puis la partie s’arrête)
   *[other] Rien n’a changé depuis { $count } tours de table (à { $most }, la partie s’arrête)
}
log-idle = { $who ->
    [you] Vous ne pouvez
   *[other] { $who } ne peut
} rien faire ce tour-ci
log-idle-turns = { $count } tours passent sans que personne puisse rien faire
log-end = { $ending ->
    [six_points] { $who ->
        [you] Vous avez
       *[other] { $who } a
    } { $count } points de victoire ({ $mountain } sur la Montagne de la Renommée, { $forts } pour les fortins) : la partie s’arrête aussitôt
    [stalemate] La partie s’arrête : rien n’a changé depuis trop de tours de table
    [round_limit] La partie s’arrête après { $rounds } tours de table, la limite de cette table
   *[deadlock] La partie s’arrête : plus personne ne peut rien faire
}
log-win = { $winners ->
    [one] { $who ->
        [you] Vous gagnez
       *[other] { $who } gagne
    } la partie avec { points }
   *[other] Victoire partagée avec { points } : { $names }
}

# --- ce qui s’est passé, en quelques mots
brief-first = { $who ->
    [you] à vous de commencer
   *[other] { $who } commence
}
brief-workers = ouvriers en marche
brief-no-effect = { $act } sans effet
brief-decline = { $act } non utilisé
brief-assemble = { $count ->
    [one] { $count } meeple assemblé
   *[other] { $count } meeples assemblés
}
brief-deploy = { $count ->
    [0] aucun déploiement
    [one] { $count } meeple sur { $place }
   *[other] { $count } meeples sur { $places }
}
brief-reinforce = { $count ->
    [0] pas de renforts
   *[other] { meeples } sur { $place }
}
brief-scare = { $count } en fuite vers { $to }
brief-burn = { $place } en feu ({ meeples })
brief-bombard = bombardement : { whose-building }
brief-convert = conversion : { whose-building }
brief-take = { token-of }
brief-construct = chantier : { $building }
brief-finish = fin de chantier : { $building }
brief-move = { $count } vers { $to }
brief-attack = attaque à { $count } : { whose-building }
brief-venture = { $count } vers l’inconnu, côté { $way }
brief-draw = découverte : { tile-kind }
brief-combat = combat sur { $place }{ $winner-known ->
    [yes] , vainqueur : { $winner }
   *[no] {""}
}
brief-strike = 1 foudroyé sur { $place }
brief-sacrifice = 1 sacrifié
brief-point = { points } de victoire pour la bravoure
brief-destroyed = destruction : { whose-building }
brief-fort = prise : { $place }
brief-upgrade = { $token ->
    [workshop] atelier
    [village] village
    [druid] cabane du druide
    [weapon] forge d’armes
   *[shield] forge de boucliers
} sur le terrain { $number }
brief-tree = forêt dégagée sur { $place }
brief-idle = rien à faire
brief-idle-turns = { $count } tours vides
brief-end = fin de la partie
brief-win = { $winners ->
    [one] { $who ->
        [you] vous gagnez
       *[other] { $who } gagne
    }
   *[other] victoire partagée : { $names }
}

# --- consignes
question = { $phase ->
    [open] s’il faut commencer le tour ou d’abord poser un pion
    [open_asked] s’il faut poser une bonification avant le début du tour, ou passer
    [token_place] où poser le pion
    [village] où un Village déploie un meeple
    [fork] quelle branche prend un ouvrier
    [queue] quel bâtiment agit ensuite
    [perform] s’il faut effectuer l’action ou y renoncer
    [building] quel bâtiment construire
    [site] sur quel site le construire
    [deploy] combien de meeples déployer
    [reinforce] quel terrain renforcer
    [reinforce_amount] combien de meeples envoyer
    [flying] vers quel terrain vole un meeple
    [stealth] où atterrit la troupe furtive
    [scare_pick] quel meeple épouvanter, et vers où
    [scare_resolve] quel terrain résoudre ensuite
    [victim] à qui la forge d’armes élimine un meeple
    [burn] quel terrain brûler
    [bombard] quel bâtiment bombarder
    [convert] quel meeple d’une défense convertir
    [productivity] quel ouvrier avance une seconde fois
    [productivity_fork] quelle branche prend l’ouvrier
    [upgrade] quelle bonification prendre
    [move_from] d’où partir, ou la fin du déplacement
    [move_to] où vont ces meeples
    [move_amount] combien d’entre eux y vont
    [tunnel] combien passent par le Tunnel de la Mine
    [altar] qui l’autel frappe, ou personne
    [explore] quel espace explorer ensuite
    [rotate] comment tourner la tuile piochée
    [combat] quel combat vient ensuite
   *[source] d’où vient le meeple nécessaire
}
prompt = { $you ->
    [yes] À vous de choisir { $question }
   *[no] { seat-name } doit choisir { $question }
}
prompt-of = { $question } ({ $what })
prompt-chance = On pioche
ready-on = { $place }, { $count } à déplacer
picks-left = { $count ->
    [one] encore { $count } choix
   *[other] encore { $count } choix
}
won = { $winners ->
    [one] { $names } gagne avec { points }
   *[other] { $names } partagent la victoire avec { points }
}{ $ending ->
    [stalemate] {" : "}plus rien n’a changé depuis trop de tours
    [round_limit] {" : "}le dernier tour a été joué
    [deadlock] {" : "}plus personne ne peut rien faire
   *[other] {""}
}

# --- refus
why-drawn = Les tuiles, leurs dos et le premier joueur sont tirés au sort, pas choisis.
why-draw-first = Il faut d’abord piocher.
why-only-tokens = Hors de son tour, on ne peut que poser des pions.
why-question = Il s’agit maintenant de savoir { $question }.
why-no-answer = Il s’agit maintenant de savoir { $question }, et ceci n’y répond pas.
why-open-upgrades = À l’ouverture d’un tour, on ne demande que les bonifications.
why-tree-used = L’Arbre-qui-cache-la-forêt a déjà servi.
why-no-forest = Il n’y a pas de forêt sur la carte.
why-token-not-held = Le joueur { $seat } n’a pas le pion { $token }.
why-no-blank = Il n’y a aucun terrain vierge sans bonification.
why-tokens-asked = À cette table, aucun pion ne se pose hors de son tour : on interroge ceux qui ont des bonifications à l’ouverture d’un tour.
why-other-token = C’est un pion du joueur { $seat }.
why-no-terrain = Il n’y a pas de terrain { $t } : la carte en a { $n }, comptés à partir de 0.
why-no-seat = Il n’y a pas de joueur { $seat } à cette table.
why-no-meeple = Le joueur { $seat } n’a pas de meeple sur le terrain { $t }.
why-pinned = Les meeples du terrain { $t } ont été placés parmi des ennemis et ne bougent pas ce tour-ci.
why-moved = Les meeples du terrain { $t } ont déjà bougé, ou ne bougent pas ce tour-ci.
why-nowhere = Les meeples du terrain { $t } ne peuvent aller nulle part.
why-forest-between = Une forêt sépare le terrain { $t } du terrain { $to }.
why-same-terrain = On se déplace vers un autre terrain.
why-not-next = Le terrain { $to } ne touche pas le terrain { $t }, et aucune grotte ni tunnel n’y mène.
why-tunnel-held = Des ennemis se tiennent sur le terrain { $t } et barrent le tunnel de la mine.
why-tunnel-used = Les meeples prêts du terrain { $t } ont déjà pris le tunnel de la mine ce tour-ci.
why-city-site = C’est un site de cité : on n’entre jamais sur un site vide, et un bâtiment se désigne par son nom.
why-already-terrain = Le terrain { $t } occupe déjà cet espace.
why-space-not-next = Cet espace ne touche pas le terrain { $t }.
why-forest-side = Il y a de la forêt de ce côté du terrain { $t }.
why-pile-empty = Il ne reste pas de tuile pour un espace de plus.
why-own-building = On ne déplace jamais ses meeples sur son propre bâtiment.
why-site-not-next = Le site { $site } du joueur { $seat } ne touche pas le terrain { $t }.
why-empty-site = Le site { $site } du joueur { $seat } est vide, et on n’entre jamais sur un site vide.
why-full = Toutes les défenses de ce bâtiment sont occupées.
why-at-most = On peut en placer { $n } au plus : le nombre de l’action et le contenu de l’entrepôt.
why-at-least = Un déplacement emmène au moins un meeple.
why-room = Seuls { $n } peuvent y aller, bien que { $ready } soient prêts.
why-ready = Seuls { $n } meeples du terrain { $t } sont prêts à bouger.
why-tunnel-end = Il s’agit de savoir combien vont à l’extrémité du terrain { $t }.
why-tunnel-left = Seuls { $n } meeples peuvent passer.
why-no-explorers = Aucun explorateur n’attend sur l’espace { $n }.
why-no-rotation = Une tuile sans forêt se pose telle quelle.
why-open-edge = Les explorateurs doivent venir d’un côté ouvert de la tuile, ou bien un nombre plus petit donne la même.
why-no-combat = Il n’y a rien à résoudre sur le terrain { $t }.
why-no-enemy = Le joueur { $seat } n’est pas un ennemi dans ce combat.
why-altar-enemy = Un autel ne frappe que des meeples ennemis.
why-altar-range = Le terrain { $t } est hors de portée de l’autel.
why-worker-site = Il s’agit de l’ouvrier du site { $site }.
why-track = La piste ne mène pas de la case de l’ouvrier à { $node }.
why-no-worker = Il n’y a pas d’ouvrier sur le site { $site }.
why-second-step = Cet ouvrier n’a pas bougé ce tour-ci, ou a déjà avancé deux fois.
why-no-action = Aucune action n’attend sur le site { $site }.
why-destroyed = { $building } a été détruit et n’est plus en jeu.
why-stands = { $building } est déjà dans la cité.
why-protected = La Place de la Cité est protégée : on ne peut pas la remplacer.
why-reinforce = Le joueur { $seat } n’a pas de meeple à renforcer sur le terrain { $t }.
why-flying = Le terrain { $t } n’a pas de meeple à vous, ou a déjà été choisi.
why-stealth = Aucun terrain voisin du terrain { $t } ne porte de meeple ennemi.
why-burn = Il n’y a pas de meeple ennemi sur le terrain { $t }.
why-village = Le terrain { $t } n’est ni devant la porte, ni un Village qui a donné le bonus ce tour-ci.
why-no-village = Le terrain { $t } n’est ni devant la porte, ni un Village.
why-scare-own = On n’épouvante que des meeples ennemis.
why-terrain-not-next = Le terrain { $to } ne touche pas le terrain { $t }.
why-scared-all = Le joueur { $seat } n’a plus de meeple à choisir sur le terrain { $t }.
why-bombard-own = On ne bombarde que des bâtiments ennemis.
why-no-building = Il n’y a pas de bâtiment sur le site { $site } du joueur { $seat }.
why-convert-own = On ne convertit pas son propre meeple.
why-no-defender = Le joueur { $seat } n’a pas de meeple sur le site { $site } du joueur { $owner }.
why-token-taken = Le pion { $token } a déjà été pris.
why-tree-edge = L’Arbre se pose sur un côté couvert de forêt.
why-not-blank = Le terrain { $t } n’est pas vierge.
why-upgraded = Le terrain { $t } a déjà une bonification.
why-upgrade-edge = Une bonification se pose sur un terrain, pas sur un côté.
why-no-forest-edge = Il n’y a pas de forêt sur le côté { $edge } du terrain { $t }.
why-warehouse-empty = L’entrepôt est vide.

# --- options
option-pile_backs = Dos de la prochaine tuile
option-pile_backs-hidden = caché
option-pile_backs-visible = visible
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-seat-0 = Bleu
option-first_player-seat-1 = Vert
option-first_player-seat-2 = Orange
option-first_player-seat-3 = Rouge
option-introductory_game = Partie d’initiation
option-introductory_game-off = non : la Place de la Cité seule
option-introductory_game-on = oui : trois bâtiments achevés chacun
option-end_winner = Vainqueur à l’objectif
option-end_winner-most_vp = le plus de points de victoire
option-end_winner-active_player = le joueur actif
option-fort_vp_of_others = Fortins des autres à la fin
option-fort_vp_of_others-none = ne comptent pas
option-fort_vp_of_others-live_control = comptent selon le contrôle du moment
option-shield_timing = La forge de boucliers protège
option-shield_timing-each_turn_start = si on la tenait au début du tour
option-shield_timing-live = si on la tient au début du combat
option-shield_blocks_weapon = Armes contre boucliers
option-shield_blocks_weapon-no = les deux agissent
option-shield_blocks_weapon-yes = ils s’annulent
option-reinforce_at_gate = Renforts devant sa porte
option-reinforce_at_gate-fallback = seulement s’il n’y a pas d’autre endroit
option-reinforce_at_gate-always = toujours
option-village_target = Le bonus de Village atteint
option-village_target-granting = sa porte et les Villages qui l’ont donné
option-village_target-any_village = tout Village
option-distance_mode = Autels et grottes mesurent
option-distance_mode-spaces = en espaces
option-distance_mode-terrain_path = le long des terrains
option-cave_range = La grotte mène
option-cave_range-exactly_two = à deux espaces exactement
option-cave_range-one_or_two_free = à un ou deux espaces, malgré les forêts
option-altar_on_placement = Meeples placés sur un autel ou une mine
option-altar_on_placement-no = n’y sont pas entrés
option-altar_on_placement-yes = y sont entrés
option-tunnel_on_exploration = Explorateurs qui trouvent une mine
option-tunnel_on_exploration-yes = peuvent passer aussitôt
option-tunnel_on_exploration-no = y restent
option-tunnel_when_scared = Meeples épouvantés vers une mine
option-tunnel_when_scared-none = y restent
option-tunnel_when_scared-owner_choice = passent si leur propriétaire le veut
option-scare_resolution = Les meeples épouvantés bougent
option-scare_resolution-together = tous ensemble
option-scare_resolution-one_by_one = l’un après l’autre
option-scare_resident_scores = Attaqué par des meeples épouvantés
option-scare_resident_scores-as_defender = marque en défenseur
option-scare_resident_scores-none = ne marque rien
option-scare_resident_scores-scared_owner_only = seul le propriétaire des meeples épouvantés marque
option-actions_may_be_declined = Actions des bâtiments
option-actions_may_be_declined-no = obligatoires
option-actions_may_be_declined-yes = facultatives
option-tree_clears = L’Arbre dégage
option-tree_clears-one_tile = le côté d’un terrain
option-tree_clears-both_tiles = toute la frontière
option-recycle_own_sacrifice = Recyclage et sacrifices
option-recycle_own_sacrifice-yes = les récupère aussi
option-recycle_own_sacrifice-no = ne les récupère pas
option-destruction_by_movement = Un bâtiment rempli par déplacement tombe
option-destruction_by_movement-resolution_step = à la fin du tour
option-destruction_by_movement-immediate = aussitôt
option-placed_next_to_enemy_pinned = Meeples placés parmi des ennemis
option-placed_next_to_enemy_pinned-yes = ne bougent pas ce tour-ci
option-placed_next_to_enemy_pinned-no = peuvent bouger
option-stalemate_rounds = Tours sans changement qui finissent la partie (pas dans le livret)
option-stalemate_rounds-off = sans limite, comme imprimé
option-stalemate_rounds-6 = 6 tours
option-stalemate_rounds-12 = 12 tours
option-protect_city_square = Sa propre Place de la Cité
option-protect_city_square-off = peut être remplacée (ruineux)
option-protect_city_square-on = ne peut pas être remplacée
option-token_timing = Pions hors de son tour
option-token_timing-free = à toute question
option-token_timing-asked = on demande à l’ouverture d’un tour
option-round_limit = Limite de tours (un garde-fou du programme, pas du livret)
option-round_limit-off = aucune
option-round_limit-400 = 400 tours
option-altar_limit = Sacrifices à un autel en un tour
option-altar_limit-per_player = un par joueur qui y entre
option-altar_limit-per_altar = un seul en tout, qui que ce soit

# --- points par origine
source-mountain = Montagne de la Renommée
source-forts = Fortins

# --- ce qui départage
tie-bravery = Bravoure
tie-meeples-out = Meeples sur les terrains et bâtiments
