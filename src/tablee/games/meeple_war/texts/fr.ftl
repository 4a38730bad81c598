# Meeple War, en français.
title = Meeple War
pitch = Bâtissez votre cité, envoyez vos meeples au combat et soyez le premier à réunir six points de victoire dans la guerre des meeples.

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
    [mine] Mine
   *[blank] Terrain vierge
}
kind-effect = { $kind ->
    [workshop] Avec { $control } meeples ici au début de votre tour, vous assemblez 1 meeple
    [village] Avec { $control } meeples ici au début de votre tour, vous pouvez déployer 1 meeple
    [druid] Avec { $control } meeples ici au début de votre tour, vos meeples traversent les forêts
    [weapon] Avec { $control } meeples ici au début de votre tour, chacune de vos attaques détruit d’abord 1 ennemi
    [shield] { $live ->
        [yes] Avec { $control } meeples ici au début d’un combat, vous évitez la première perte si vous défendez
       *[no] Avec { $control } meeples ici au début du tour d’un autre, vous évitez la première perte quand vous défendez
    }
    [wooden] Avec { $control } meeples ici au début de votre tour, vous avez { fort-points } de plus pendant ce tour
    [stone] Avec { $control } meeples ici au début de votre tour, vous avez { fort-points } de plus pendant ce tour
    [cave] { $distance ->
        [one] Les meeples qui la quittent peuvent aller sur un terrain à { $distance } espace
       *[other] Les meeples qui la quittent peuvent aller sur un terrain à { $distance } espaces
    }
    [altar] { $range ->
        [one] Qui y entre sacrifie 1 meeple, puis peut détruire un ennemi à { $range } espace
       *[other] Qui y entre sacrifie 1 meeple, puis peut détruire un ennemi à { $range } espaces au plus
    }
    [mine] Les meeples qui y entrent peuvent ressortir aussitôt à une autre extrémité du tunnel
   *[blank] Rien dessus ; on peut y poser un pion Bonification
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
building-short = { $building ->
    [SQ] Place
    [LG] Pilleurs
    [MA] Académie
    [AC] Dirigeables
    [PS] Pilotes
    [BS] Épouvanteurs
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
act-short = { $act ->
    [flying] Volantes
    [stealth] Furtive
    [upgrade] Bonification
   *[other] { act-name }
}
act-does = { $act ->
    [construct] Ouvrir un chantier dans votre cité
    [assemble] { $x } de votre stock à votre entrepôt
    [deploy] Jusqu’à { $x } de votre entrepôt sur le terrain devant votre porte
    [reinforce] Jusqu’à { $x } de votre entrepôt sur un terrain où vous êtes
    [flying] Un de votre entrepôt sur chaque terrain où vous êtes
    [stealth] Un de votre entrepôt sur un terrain voisin d’un ennemi
    [scare] { $x ->
        [one] { $x } meeple ennemi fuit vers un terrain voisin
       *[other] { $x } meeples ennemis fuient vers des terrains voisins
    }
    [burn] Tous les meeples ennemis d’un terrain sont détruits
    [bombard] Un de vos meeples occupe une défense d’un bâtiment ennemi
    [recycling] Tant que l’ouvrier est là, vos meeples détruits vont à votre entrepôt
    [convert] Un de vos meeples remplace un ennemi sur une défense
    [productivity] Un de vos ouvriers avance d’une seconde case
   *[upgrade] Prendre un pion Bonification
}

# --- le plateau
board-title = La carte, les cités et le bandeau de jeu
seat-you = { seat-name } (vous)
forest-title =
    { $place } : forêt côté { $way }
    On ne la traverse pas sans cabane du druide
space-title =
    Espace inexploré
    Une tuile y est posée quand des meeples s’y sont déplacés
pending-title =
    Espace { $number } : { $count ->
        [one] { $count } explorateur { of-who }
       *[other] { $count } explorateurs { of-who }
    }
    Une tuile sera piochée et posée ici
troop-title = { $count ->
    [one] { $count } meeple { of-who }
   *[other] { $count } meeples { of-who }
} sur { $place }
troop-control = { $missing ->
    [0] Assez pour le contrôle
    [one] Encore { $missing } pour le contrôle
   *[other] Encore { $missing } pour le contrôle
}
troop-ready = { $count ->
    [0] Aucun ne peut plus bouger ce tour-ci
    [one] { $count } peut encore bouger ce tour-ci
   *[other] { $count } peuvent encore bouger ce tour-ci
}
site-empty =
    Emplacement { $site } { of-who }, vide
    On peut y construire un bâtiment ; personne ne peut y entrer
site-building = { $building } { of-who }, emplacement { $site }
site-construction = { $building } { of-who }, en chantier, emplacement { $site }
site-held = Défenses occupées : { $held } sur { $room } ({ $who })
site-free = { $room } défenses, toutes libres
site-actions = Actions : { $acts }
worker-at = { $where ->
    [act] L’ouvrier est sur « { $act } »
    [way] { $steps ->
        [one] L’ouvrier est à { $steps } case de « { $act } »
       *[other] L’ouvrier est à { $steps } cases de « { $act } »
    }
    [start] L’ouvrier est au départ de sa piste
   *[building] Chantier : { $done ->
        [one] { $done } case
       *[other] { $done } cases
    } sur { $steps }
}
part-there = { $count } { of-who }
part-yours = { $count } à vous
gate-title =
    Porte de la cité { of-who }
    Les meeples déployés vont devant elle : { $place }
defender-title =
    { $count ->
        [one] { $count } meeple { of-who }
       *[other] { $count } meeples { of-who }
    } : { $building } { of-owner }
    Quand toutes les défenses sont occupées, le bâtiment est détruit et chaque meeple posé dessus vaut un point de victoire
worker-title = Ouvrier { of-who } : { $building }
points-title =
    { $who } : { $count } sur { $most } points de victoire
    { $mountain } sur la Montagne de la Renommée, { $forts } pour les fortins
    Qui en a { $most } pendant son tour met fin à la partie
place-title = { $who } : place { $rank }, { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
hammer-title =
    { seat-name } a le marteau
    C’est son tour
stock-title =
    Stock { of-who } : { meeples }
    L’assemblage les amène à l’entrepôt
warehouse-title =
    Entrepôt { of-who } : { meeples }
    Seuls ceux-ci peuvent être envoyés sur les terrains
mountain-title =
    Montagne de la Renommée { of-who } : { meeples }
    Chacun est un point de victoire définitif
bravery-title =
    Bravoure { of-who } : { $count } sur { $most }
    Les ennemis détruits en donnent ; une échelle pleine vaut un point de victoire
workers-title =
    Ouvriers { of-who } en stock : { $count }
    Il en faut un par bâtiment
upgrade-title = { $where ->
    [supply] { $name }, à prendre avec l’action « Bonification »
    [hand] { $name } { of-who }, à poser sur un terrain vierge à tout moment
   *[map] { $name }
}
tree-title = { token-name } { of-who }
tree-does = Une fois dans la partie, il dégage la forêt d’un côté d’un terrain
tree-done = Il a dégagé la forêt de ce côté
pile-title =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
    On pioche la prochaine quand un espace est exploré
pile-back =
    { $pile }
    Elle a { $back ->
        [setup] le dos de mise en place
       *[ordinary] le dos ordinaire
    }
stage-title =
    { $name }
    { $stage ->
        [open] Avant le tour, on peut encore poser des pions Bonification
        [bonus] Les terrains contrôlés au début du tour donnent leurs bonus
        [workers] Chaque ouvrier du joueur avance d’une case
        [actions] Les ouvriers arrivés sur une action l’effectuent
        [moves] Chaque meeple du joueur peut se déplacer une fois
        [explore] Une tuile est piochée pour chaque espace exploré
        [combat] Les meeples de joueurs différents sur un même terrain se battent
       *[destroy] Les bâtiments dont toutes les défenses sont occupées sont détruits
    }
round-title = Manche { $number }
round-stage = { $round } : { $stage }
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
drawn-title = Tuile piochée : { kind-name }

# --- choix
begin = Commencer le tour
pass = Ne poser aucun pion
perform = Effectuer : { $act }
decline = Renoncer
end = Finir le déplacement
none = Ne frapper personne
from-warehouse = Le prendre dans l’entrepôt
place-token = Poser : { $token }
token-at = { $token } sur { $place }
tree-at = Dégager la forêt : { $place }, côté { $way }
village-bonus = Déployer 1 meeple sur { $place }
branch = { $building } : { $act }
branch-on = { $building } : continuer vers { $act } (encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
})
productivity = Une case de plus : { $building }
queued-action = { $building } : { $act }
construct = Construire : { $building }
on-site = Construire sur l’emplacement { $site }
on-site-over = Construire sur l’emplacement { $site } (remplace : { $building })
on-site-ruinous = Attention ! En remplaçant votre Place de la Cité, vous ne pourriez plus jamais construire
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
take-upgrade = Prendre : { $token }
bombard = Bombarder : { $building } { of-owner }
convert = Convertir un meeple { of-meeple } : { $building } { of-owner }
scare = Épouvanter un meeple { of-owner } : { $place } → { $to }
resolve = Résoudre : { $place }
victim = L’arme détruit un meeple { of-owner }
move-from = Partir : { $place }
to-terrain = Aller sur { $place }
to-space = Explorer côté { $way }
to-building = Attaquer : { $building } { of-owner }
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
more-no-effect = { $does }, mais sans effet à présent : { $reason }
no-effect = { $reason ->
    [buildings] il ne reste aucun bâtiment à construire
    [stock] le stock est vide
    [warehouse] l’entrepôt est vide
    [nobody] aucun meeple ami n’est sur la carte
    [peace] aucun ennemi n’est sur la carte
    [fear] aucun meeple ennemi ne peut fuir
    [meeple] il ne reste aucun meeple pour cela
    [target] aucun bâtiment ennemi n’a de défense libre
    [defender] aucun ennemi n’occupe de défense
    [worker] aucun ouvrier ne peut avancer une seconde fois
   *[tokens] toutes les bonifications sont prises
}
more-build-step = Chantier : { $done } sur { $steps }
more-fork = Vous choisirez ensuite la branche
more-start = Retour au départ de sa piste
more-reach = { $steps ->
    [0] Il atteint l’action « { $act } », effectuée dès ce tour
    [one] Il sera à { $steps } case de « { $act } »
   *[other] Il sera à { $steps } cases de « { $act } »
}
more-track = { $act } ({ $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
})
more-building = { $turns ->
    [one] Prêt en { $turns } tour
   *[other] Prêt en { $turns } tours
}. Défenses : { $site } en chantier, puis { $finished }. Actions : { $acts }
more-over = { $ruin ->
    [yes] Seule la Place de la Cité permet de construire
   *[no] L’ancien bâtiment pourra être reconstruit
}{ $count ->
    [0] {""}
    [one] {" "}; le meeple ennemi posé dessus devient un point de victoire
   *[other] {" "}; les { $count } meeples ennemis posés dessus deviennent des points de victoire
}{ $lost }
more-lost = {" "}; son action « { $act } » est perdue
more-defences = Défenses occupées : { $held } sur { $room }
more-last-defence = Occupe la dernière des { $room } défenses : le bâtiment est détruit
more-fills = Occupe la dernière des { $room } défenses : le bâtiment est détruit
more-burn = { $who } : { $count ->
    [one] { $count } point de bravoure
   *[other] { $count } points de bravoure
}
more-fight = Ennemis présents : { $who }. Le combat a lieu en fin de tour
more-fight-now = Présents : { $who }. Le combat a lieu aussitôt
more-ready = { $count ->
    [one] { $count } meeple peut bouger
   *[other] { $count } meeples peuvent bouger
}
more-source = { $count ->
    [0] Il ne vous en resterait aucun sur place
    [one] Il vous en resterait { $count } sur place
   *[other] Il vous en resterait { $count } sur place
}
more-space = { $count ->
    [one] On pioche une tuile après le déplacement (il en reste { $count })
   *[other] On pioche une tuile après le déplacement (il en reste { $count })
}
more-explorers = { $count ->
    [one] { $count } explorateur y attend
   *[other] { $count } explorateurs y attendent
}
more-strike = { $count ->
    [one] C’est le seul à cet endroit ; 1 point de bravoure
   *[other] Ils y sont { $count } ; 1 point de bravoure
}
more-combat = Combat, { $armies } : { $outcome ->
    [nobody] il ne resterait personne
    [you] il vous en resterait { $count }
   *[other] il en resterait { $count } à { $who }
}
more-bravery = { $combat } ; { $count ->
    [one] { $count } point de bravoure pour vous
   *[other] { $count } points de bravoure pour vous
}
more-token = Présents : { $who }
more-end = { $count ->
    [one] { $count } meeple n’a pas encore bougé
   *[other] { $count } meeples n’ont pas encore bougé
}
more-decline = L’action « { $act } » est perdue jusqu’au prochain passage de l’ouvrier

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
    [mine] la mine { $number }
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
    [mine] de la mine { $number }
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
    [setup] La prochaine tuile de la pile a le dos de mise en place
   *[ordinary] La prochaine tuile de la pile a le dos ordinaire
}
log-bonus = { $who ->
    [you] Ce tour-ci, vos terrains donnent
   *[other] Ce tour-ci, les terrains de { $who } donnent
} : { $bonuses }
part-forts = { $count ->
    [one] { $count } point pour un fortin (jusqu’à la fin du tour)
   *[other] { $count } points pour les fortins (jusqu’à la fin du tour)
}
part-bonus = { $kind ->
    [workshop] 1 meeple assemblé ({ the-place })
    [village] 1 meeple à déployer ({ the-place })
    [druid] le passage des forêts ({ the-place })
   *[weapon] un ennemi détruit avant chaque attaque ({ the-place })
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
then = { $first } ; { $rest }
part-worker = { $where ->
    [act] { $building } → { $act }
    [way] { $building } à { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } de « { $act } »
    [start] { $building } repart du début
   *[building] { $building } en chantier ({ $done } sur { $steps })
}
log-workers = { $who ->
    [you] { $count ->
        [one] Votre ouvrier
       *[other] Vos ouvriers
    }
   *[other] { $count ->
        [one] L’ouvrier de { $who }
       *[other] Les ouvriers de { $who }
    }
} : { $workers }
log-again = Productivité : { $who ->
    [you] un de vos ouvriers avance
   *[other] un ouvrier de { $who } avance
} d’une seconde case, { $workers }
parts-home = ; { $parts }, sans points
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
    [you] Fin du chantier : votre { $bare } est prête ; dès votre prochain tour, son ouvrier suit
   *[other] Fin du chantier : { $building } de { $who } est prête ; dès son prochain tour, son ouvrier suit
} la piste d’action{ $home }
log-no-effect = « { $act } », sans effet ({ $who ->
    [you] votre { $bare }
   *[other] { $building } de { $who }
}) : { no-effect }
log-decline = { $who ->
    [you] Vous renoncez à l’action
   *[other] { $who } renonce à l’action
} « { $act } »
log-assemble = { $who ->
    [you] Vous assemblez
   *[other] { $who } assemble
} { meeples } ({ $act }), du stock à l’entrepôt{ $short ->
    [yes] {" "}; il n’en restait pas plus
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
} sur { $place }{ cannot-move }
log-take = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} la { token-of }, à poser à tout moment
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
} un chantier sur l’emplacement { $site } : { $building }, prête dans { $steps ->
    [one] { $steps } tour
   *[other] { $steps } tours
}
lost-action = {" "}; son action « { $act } » est perdue
parts-scored = {" "}; { $parts } pour les meeples posés dessus
part-scored = { $who ->
    [you] vous marquez
   *[other] { $who } marque
} { points }
log-replace = { $who ->
    [you] Vous retirez votre propre { $bare }
   *[other] { $who } retire sa propre { $bare }
} pour bâtir à sa place{ $scored }{ $lost }{ $square ->
    [yes] {" "}; sans la Place, plus rien ne peut être construit
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
    [one] est détruit
   *[other] sont détruits
}
taken-from = { $source ->
    [stock] du stock
    [warehouse] de l’entrepôt
   *[terrain] pris sur { $place }
}
log-bombard = { $who ->
    [you] Vous bombardez
   *[other] { $who } bombarde
} { whose-building } : 1 meeple { taken-from } occupe une défense ({ $held } sur { $room } { $held ->
    [one] occupée
   *[other] occupées
})
log-convert = { $who ->
    [you] Vous convertissez
   *[other] { $who } convertit
} { $meeple ->
    [you] l’un de vos meeples
   *[other] un meeple de { $meeple }
} sur { whose-building } : il retourne { $meeple ->
    [you] à votre stock
   *[other] au stock de son propriétaire
}, et un meeple { taken-from } prend sa place
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
} ({ $held } sur { $room } { $held ->
    [one] occupée
   *[other] occupées
})
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
} fuir { whose-meeples } { $from } vers { $to }
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
    [setup] {" "}; la prochaine tuile de la pile a le dos de mise en place
   *[other] {""}
}
log-lay = { $forest ->
    [yes] La tuile devient { $place }, forêt côté { $ways }, sous { explorers }
   *[no] La tuile devient { $place }, sous { explorers }
}{ next-back }
explorers = { $who ->
    [you] { $count ->
        [one] votre meeple
       *[other] vos { $count } meeples
    }
   *[other] { $count ->
        [one] le meeple de { $who }
       *[other] les { $count } meeples de { $who }
    }
}
log-explore = { $who ->
    [you] Vous explorez et découvrez
   *[other] { $who } explore et découvre
} { tile-kind } : c’est { $place }, sous { explorers }{ next-back }
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
weapon-kills = {" "}; { $who ->
    [you] votre forge d’armes détruit
   *[other] la forge d’armes de { $who } détruit
} d’abord { $whom ->
    [you] l’un des vôtres
   *[other] un meeple de { $whom }
}
weapon-blocked = {" "}; { $who ->
    [you] votre forge d’armes
   *[other] la forge d’armes de { $who }
} et { $whom ->
    [you] votre bouclier
   *[other] le bouclier de { $whom }
} s’annulent
shield-saves = {" "}; une forge de boucliers évite la première perte ({ $names })
army-left = {" "}; { $who ->
    [you] il vous reste
   *[other] il reste à { $who }
} { meeples }
nobody-left = {" "}; il n’y reste personne
log-combat = Combat sur { $place }, { $armies } : { $losses }{ $weapon }{ $shields }{ $outcome }
log-bravery = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
} { $count ->
    [one] { $count } point de bravoure
   *[other] { $count } points de bravoure
} pour les ennemis détruits : { $full ->
    [0] { $now } sur { $most }
   *[other] l’échelle est pleine, ce qui vaut { $full ->
        [one] { $full } point de victoire
       *[other] { $full } points de victoire
    }, et repart à { $now }
}
log-point = { $who ->
    [you] { $count } de vos meeples
   *[other] { meeples } de { $who }
}, { taken-from }, { $count ->
    [one] monte
   *[other] montent
} sur la Montagne de la Renommée : { $count ->
    [one] un point
   *[other] { $count } points
} de victoire pour la bravoure, { $who ->
    [you] vous en avez
   *[other] { $who } en a
} maintenant { $points }
log-owed = { $who ->
    [you] Vous marquez
   *[other] { $who } marque
} { points } de victoire pour la bravoure, sans meeple libre à y mettre : { $count ->
    [one] ce point reste dû, mais compte
   *[other] ces points restent dus, mais comptent
}
log-paid = { $who ->
    [you] { $count } de vos meeples
   *[other] { meeples } de { $who }
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
} 1 meeple en entrant sur { $place }, comme il se doit{ $strikes ->
    [yes] {""}
   *[no] {" "}; aucun ennemi n’est assez proche pour être frappé
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
} maintenant { $place } : si cela dure, { $who ->
    [you] vous en aurez le bonus
   *[other] { $who } en aura le bonus
}
log-upgrade = { $who ->
    [you] Vous faites
   *[other] { $who } fait
} du terrain vierge { $number } { $token ->
    [workshop] un atelier
    [village] un village
    [druid] une cabane du druide
    [weapon] une forge d’armes
   *[shield] une forge de boucliers
} avec un pion Bonification
log-tree = { $who ->
    [you] Vous dégagez
   *[other] { $who } dégage
} la forêt côté { $way } sur { $place } avec { $who ->
    [you] votre
   *[other] son
} Arbre-qui-cache-la-forêt
log-quiet = { $count ->
    [one] Rien n’a changé dans cette manche (après { $most } manches pareilles, la partie s’arrête)
   *[other] Rien n’a changé depuis { $count } manches (après { $most }, la partie s’arrête)
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
    [stalemate] La partie s’arrête : rien n’a changé depuis trop de manches
    [round_limit] La partie s’arrête après { $rounds } manches, la limite de cette table
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
brief-bonus = { $count ->
    [one] { $count } point pour un fortin
   *[other] { $count } points pour les fortins
}
brief-no-effect = « { $act } » sans effet
brief-decline = action « { $act } » non utilisée
brief-assemble = { $count ->
    [one] { $count } meeple assemblé
   *[other] { $count } meeples assemblés
}
brief-deploy = { $count ->
    [0] aucun déploiement
    [one] { $count } déployé sur { $place }
   *[other] { $count } déployés sur { $places }
}
brief-reinforce = { $count ->
    [0] pas de renforts
   *[other] renforts sur { $place } ({ $count })
}
brief-scare = { $count ->
    [one] { $count } épouvanté vers { $to }
   *[other] { $count } épouvantés vers { $to }
}
brief-burn = { $place } en feu ({ meeples })
brief-bombard = bombardement : { whose-building }
brief-convert = conversion : { whose-building }
brief-take = { token-of }
brief-construct = chantier : { $building }
brief-finish = fin de chantier : { $building }
brief-replace = remplacement : { $building }
brief-move = { meeples } vers { $to }
brief-attack = attaque à { $count } : { whose-building }
brief-draw = découverte : { tile-kind }
brief-combat = combat sur { $place }{ $winner-known ->
    [yes] , vainqueur : { $winner }
   *[no] {""}
}
brief-strike = 1 foudroyé sur { $place }
brief-sacrifice = 1 meeple sacrifié
brief-point = { points } de victoire pour la bravoure
brief-destroyed = destruction : { whose-building }
brief-fort = prise { $of-place }
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
stakes-open = Les bonus de terrain se comptent au début du tour : un pion posé maintenant compte encore.
stakes-fork = L’ouvrier avance d’une case par tour. Au bout de la branche, il effectue l’action, puis repart du début.
stakes-perform = Une action à laquelle vous renoncez est perdue jusqu’au prochain passage de l’ouvrier.
stakes-site = Tant que vous avez une Place de la Cité, un bâtiment remplacé pourra être reconstruit, mais les meeples ennemis posés dessus deviennent des points de victoire.
stakes-flying = Un meeple vole vers chaque terrain choisi ; l’entrepôt n’en a pas assez pour tous.
stakes-burn = Tous les meeples ennemis du terrain sont détruits, pour 1 point de bravoure chacun.
stakes-bombard = Un de vos meeples occupe une défense libre. Quand toutes sont occupées, le bâtiment est détruit et chaque meeple posé dessus vaut un point de victoire.
stakes-convert = Un de vos meeples prend la place de celui-là, qui retourne au stock de son propriétaire.
stakes-productivity = L’ouvrier avance d’une seconde case. S’il atteint une action, elle a lieu ce tour-ci.
stakes-upgrade = Vous pourrez la poser sur un terrain vierge quand vous voudrez, même pendant le tour d’un autre.
stakes-explore = La tuile est piochée une fois l’espace désigné.
stakes-rotate = On ne traverse pas la forêt sans cabane du druide. Le côté d’où viennent vos explorateurs reste ouvert.
stakes-moves = { $count ->
    [one] { $count } meeple peut encore bouger.
   *[other] { $count } meeples peuvent encore bouger, une fois chacun.
} Parmi les ennemis, il y aura combat ; sur un espace vide, une découverte.
stakes-tunnel = { $count ->
    [one] { $count } meeple peut ressortir à une autre extrémité du tunnel.
   *[other] { $count } meeples peuvent ressortir à une autre extrémité du tunnel.
}
stakes-control = Pour contrôler { $place }, il faut y avoir { $count } meeples au début de votre prochain tour.
stakes-token = { $tree ->
    [yes] On ne peut le faire qu’une fois dans la partie.
   *[no] Le pion y reste jusqu’à la fin de la partie.
}
stakes-queue = { $declines ->
    [yes] Vous choisissez l’ordre, et pourrez renoncer à chacune.
   *[no] Toutes seront effectuées ; vous choisissez l’ordre.
}
stakes-building = Un ouvrier le construit d’abord, une case par tour, puis parcourt sa piste. Il vous reste { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
} en stock.
stakes-deploy = Ils vont devant votre porte, sur { $place }. Votre entrepôt contient { meeples }.
stakes-warehouse = Le meeple vient de votre entrepôt, qui en contient { $count }.
stakes-reinforce = Jusqu’à { $most } viennent de votre entrepôt, qui contient { meeples }.
stakes-stealth = Le terrain doit être voisin d’un ennemi. Parmi des ennemis, le meeple ne peut pas bouger et se bat en fin de tour.
stakes-source = { $why ->
    [point] Un point de victoire pour la bravoure est un meeple sur la Montagne de la Renommée, et votre stock est vide.
    [bombard] Votre stock est vide : le meeple à lancer doit venir d’ailleurs.
   *[convert] Votre stock est vide : le meeple qui prend la place doit venir d’ailleurs.
}
stakes-scare = Là où un meeple épouvanté en rencontre d’autres, le combat a lieu aussitôt ; son propriétaire attaque et marque.
stakes-combat = Chacun perd un meeple à la fois, jusqu’à ce qu’il ne reste qu’un joueur au plus. L’attaquant gagne 1 point de bravoure par ennemi détruit, le défenseur 1 pour { $pair }.
stakes-victim = Votre forge d’armes détruit un ennemi sur { $place } avant le combat, pour 1 point de bravoure.
stakes-altar = { $range ->
    [one] Votre sacrifice permet de détruire un ennemi à { $range } espace de { the-place }, pour 1 point de bravoure.
   *[other] Votre sacrifice permet de détruire un ennemi à { $range } espaces au plus de { the-place }, pour 1 point de bravoure.
}
question = { $phase ->
    [open] de commencer le tour ou de poser d’abord un pion
    [open_asked] de poser une bonification avant le début du tour, ou de passer
    [token_place] où poser le pion
    [village] où le village déploie un meeple
    [fork] quelle branche prend l’ouvrier
    [queue] quel bâtiment agit d’abord
    [perform] d’effectuer l’action ou d’y renoncer
    [building] quel bâtiment construire
    [site] sur quel emplacement le construire
    [deploy] combien de meeples déployer
    [reinforce] quel terrain renforcer
    [reinforce_amount] combien de meeples envoyer
    [flying] vers quel terrain vole un meeple
    [stealth] où atterrit la troupe furtive
    [scare_pick] quel meeple épouvanter, et vers où
    [scare_resolve] quel terrain résoudre d’abord
    [victim] à quel joueur la forge d’armes détruit un meeple
    [burn] quel terrain brûler
    [bombard] quel bâtiment bombarder
    [convert] quel meeple convertir sur une défense
    [productivity] quel ouvrier avance une seconde fois
    [productivity_fork] quelle branche prend l’ouvrier
    [upgrade] quelle bonification prendre
    [move_from] d’où partir, ou de finir le déplacement
    [move_to] où vont ces meeples
    [move_amount] combien d’entre eux y vont
    [tunnel] combien passent par le tunnel de la mine
    [altar] qui l’autel frappe, ou personne
    [explore] quel espace explorer d’abord
    [rotate] comment tourner la tuile piochée
    [combat] quel combat vient d’abord
   *[source] d’où vient le meeple nécessaire
}
prompt = { $you ->
    [yes] Choisissez { $question }
   *[no] { seat-name } doit choisir { $question }
}
prompt-of = { $question } ({ $what })
prompt-chance = On pioche une tuile
ready-on = { $place }, { $count } à déplacer
picks-left = { $count ->
    [one] encore { $count } choix
   *[other] encore { $count } choix
}
won = { $you ->
    [alone] Vous gagnez avec { points }
    [shared] Vous partagez la victoire avec { $names }, avec { points } chacun
   *[no] { $winners ->
        [one] { $names } gagne avec { points }
       *[other] { $names } partagent la victoire avec { points }
    }
}{ $ending ->
    [stalemate] {" : "}rien n’a changé depuis trop de manches
    [round_limit] {" : "}la dernière manche est jouée
    [deadlock] {" : "}plus personne ne peut rien faire
   *[other] {""}
}

# --- refus
why-drawn = Les tuiles, leurs dos et le premier joueur sont tirés au sort, pas choisis.
why-draw-first = Il faut d’abord piocher.
why-only-tokens = Hors de son tour, on ne peut que poser des pions.
why-question = Il faut maintenant choisir { $question }.
why-no-answer = Il faut maintenant choisir { $question }, et ceci n’y répond pas.
why-open-upgrades = Au début d’un tour, on ne demande que les bonifications.
why-tree-used = L’Arbre-qui-cache-la-forêt a déjà servi.
why-no-forest = Il n’y a pas de forêt sur la carte.
why-token-not-held = { seat-name } n’a pas le pion { $token }.
why-no-blank = Il n’y a aucun terrain vierge sans bonification.
why-tokens-asked = À cette table, aucun pion ne se pose hors de son tour : ceux qui ont des bonifications sont interrogés au début de chaque tour.
why-other-token = C’est un pion de { seat-name }.
why-no-terrain = Il n’y a pas de terrain { $t } : la carte en a { $n }, comptés à partir de 0.
why-no-seat = Il n’y a pas de joueur { $seat } à cette table.
why-no-meeple = { seat-name } n’a pas de meeple sur le terrain { $t }.
why-pinned = Les meeples du terrain { $t } ont été placés parmi des ennemis et ne peuvent pas bouger ce tour-ci.
why-moved = Les meeples du terrain { $t } ont déjà bougé, ou ne peuvent pas bouger ce tour-ci.
why-nowhere = Les meeples du terrain { $t } ne peuvent aller nulle part.
why-forest-between = Une forêt sépare le terrain { $t } du terrain { $to }.
why-same-terrain = On se déplace vers un autre terrain.
why-not-next = Le terrain { $to } ne touche pas le terrain { $t }, et aucune grotte ni tunnel n’y mène.
why-tunnel-held = Des ennemis se tiennent sur le terrain { $t } et barrent le tunnel de la mine.
why-tunnel-used = Les meeples prêts du terrain { $t } ont déjà pris le tunnel de la mine ce tour-ci.
why-city-site = C’est un emplacement de cité : on n’entre jamais sur un emplacement vide, et un bâtiment se désigne par son nom.
why-already-terrain = Le terrain { $t } occupe déjà cet espace.
why-space-not-next = Cet espace ne touche pas le terrain { $t }.
why-forest-side = Il y a de la forêt de ce côté du terrain { $t }.
why-pile-empty = Il ne reste pas de tuile pour un espace de plus.
why-own-building = On ne déplace jamais ses meeples sur son propre bâtiment.
why-site-not-next = L’emplacement { $site } de { seat-name } ne touche pas le terrain { $t }.
why-empty-site = L’emplacement { $site } de { seat-name } est vide, et on n’entre jamais sur un emplacement vide.
why-full = Toutes les défenses de ce bâtiment sont occupées.
why-at-most = On peut en placer { $n } au plus : pas plus que l’action ne permet et que l’entrepôt ne contient.
why-at-least = Un déplacement emmène au moins un meeple.
why-room = { $n ->
    [one] Un seul peut
   *[other] Seuls { $n } peuvent
} y aller, bien que { $ready } soient prêts.
why-ready = { $n ->
    [one] Un seul meeple du terrain { $t } est prêt à bouger.
   *[other] Seuls { $n } meeples du terrain { $t } sont prêts à bouger.
}
why-tunnel-end = Il s’agit de savoir combien vont à l’extrémité du terrain { $t }.
why-tunnel-left = { $n ->
    [one] Un seul meeple peut passer.
   *[other] Seuls { $n } meeples peuvent passer.
}
why-no-explorers = Aucun explorateur n’attend sur l’espace { $n }.
why-no-rotation = Une tuile sans forêt se pose telle quelle.
why-open-edge = Le côté d’où viennent les explorateurs doit être sans forêt ; parmi les rotations identiques, seule la première est proposée.
why-no-combat = Il n’y a rien à résoudre sur le terrain { $t }.
why-no-enemy = { seat-name } n’est pas un ennemi dans ce combat.
why-altar-enemy = Un autel ne frappe que des meeples ennemis.
why-altar-range = Le terrain { $t } est hors de portée de l’autel.
why-worker-site = Il s’agit de l’ouvrier de l’emplacement { $site }.
why-track = La piste ne mène pas de la case de l’ouvrier à { $node }.
why-no-worker = Il n’y a pas d’ouvrier sur l’emplacement { $site }.
why-second-step = Cet ouvrier n’a pas bougé ce tour-ci, ou a déjà avancé deux fois.
why-no-action = Aucune action n’attend sur l’emplacement { $site }.
why-destroyed = { building-name } : ce bâtiment a été détruit et n’est plus en jeu.
why-stands = { building-name } : ce bâtiment est déjà dans la cité.
why-protected = La Place de la Cité est protégée : on ne peut pas la remplacer.
why-reinforce = { seat-name } n’a pas de meeple à renforcer sur le terrain { $t }.
why-flying = Le terrain { $t } n’a pas de meeple à vous, ou a déjà été choisi.
why-stealth = Aucun terrain voisin du terrain { $t } ne porte de meeple ennemi.
why-burn = Il n’y a pas de meeple ennemi sur le terrain { $t }.
why-village = Le terrain { $t } n’est ni devant la porte, ni un village qui a donné le bonus ce tour-ci.
why-no-village = Le terrain { $t } n’est ni devant la porte, ni un village.
why-scare-own = On n’épouvante que des meeples ennemis.
why-terrain-not-next = Le terrain { $to } ne touche pas le terrain { $t }.
why-scared-all = { seat-name } n’a plus de meeple à choisir sur le terrain { $t }.
why-bombard-own = On ne bombarde que des bâtiments ennemis.
why-no-building = Il n’y a pas de bâtiment sur l’emplacement { $site } de { seat-name }.
why-convert-own = On ne convertit pas son propre meeple.
why-no-defender = { seat-name } n’a pas de meeple sur l’emplacement { $site } { of-owner }.
why-token-taken = Le pion { $token } a déjà été pris.
why-tree-edge = L’Arbre se pose sur un côté couvert de forêt.
why-not-blank = Le terrain { $t } n’est pas vierge.
why-upgraded = Le terrain { $t } a déjà une bonification.
why-upgrade-edge = Une bonification se pose sur un terrain, pas sur un côté.
why-no-forest-edge = Il n’y a pas de forêt côté { $way } sur le terrain { $t }.
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
option-introductory_game-off = non : la Place de la Cité seule
option-introductory_game-on = oui : trois bâtiments achevés chacun
option-end_winner = Vainqueur, quand l’objectif est atteint
option-end_winner-most_vp = qui a le plus de points de victoire
option-end_winner-active_player = le joueur dont c’est le tour
option-fort_vp_of_others = Fortins des autres à la fin
option-fort_vp_of_others-none = ne comptent pas
option-fort_vp_of_others-live_control = comptent s’ils sont contrôlés à ce moment
option-shield_timing = La forge de boucliers protège
option-shield_timing-each_turn_start = si on la tenait au début du tour
option-shield_timing-live = si on la tient au début du combat
option-shield_blocks_weapon = Armes contre boucliers
option-shield_blocks_weapon-no = les deux agissent
option-shield_blocks_weapon-yes = ils s’annulent
option-reinforce_at_gate = Renforts devant sa porte
option-reinforce_at_gate-fallback = seulement s’il n’y a pas d’autre endroit
option-reinforce_at_gate-always = toujours
option-village_target = Le bonus de village déploie
option-village_target-granting = devant sa porte ou sur les villages qui l’ont donné
option-village_target-any_village = devant sa porte ou sur tout village
option-distance_mode = Distances des autels et des grottes
option-distance_mode-spaces = en espaces
option-distance_mode-terrain_path = le long des terrains seulement
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
option-scare_resident_scores = Qui est attaqué par des meeples épouvantés
option-scare_resident_scores-as_defender = marque comme défenseur
option-scare_resident_scores-none = ne marque rien
option-scare_resident_scores-scared_owner_only = seul le propriétaire des meeples épouvantés marque
option-actions_may_be_declined = Actions des bâtiments
option-actions_may_be_declined-no = obligatoires
option-actions_may_be_declined-yes = facultatives
option-tree_clears = L’Arbre dégage
option-tree_clears-one_tile = le côté d’un terrain
option-tree_clears-both_tiles = toute la frontière
option-recycle_own_sacrifice = Recyclage des meeples qu’on sacrifie
option-recycle_own_sacrifice-yes = oui
option-recycle_own_sacrifice-no = non, ils vont au stock
option-destruction_by_movement = Un bâtiment rempli par déplacement est détruit
option-destruction_by_movement-resolution_step = à la fin du tour
option-destruction_by_movement-immediate = aussitôt
option-placed_next_to_enemy_pinned = Meeples placés parmi des ennemis
option-placed_next_to_enemy_pinned-yes = ne peuvent pas bouger ce tour-ci
option-placed_next_to_enemy_pinned-no = peuvent bouger
option-stalemate_rounds = Manches sans changement qui finissent la partie (pas dans le livret)
option-stalemate_rounds-off = pas de limite, comme dans le livret
option-stalemate_rounds-6 = 6 manches
option-stalemate_rounds-12 = 12 manches
option-protect_city_square = Sa propre Place de la Cité
option-protect_city_square-off = peut être remplacée (et plus rien ne peut être construit)
option-protect_city_square-on = ne peut pas être remplacée
option-token_timing = Pions hors de son tour
option-token_timing-free = à tout moment
option-token_timing-asked = seulement sur demande, au début d’un tour
option-round_limit = Limite de manches (un garde-fou du programme, pas du livret)
option-round_limit-off = aucune
option-round_limit-400 = 400 manches
option-altar_limit = Sacrifices par autel et par tour
option-altar_limit-per_player = un par joueur qui y entre
option-altar_limit-per_altar = un seul en tout

# --- points par origine
source-mountain = Montagne de la Renommée
source-forts = Fortins

# --- ce qui départage
tie-bravery = Bravoure
tie-meeples-out = Meeples sur les terrains et bâtiments

# --- règles maison : ce qui peut varier
box-player-meeples = Meeples de chaque joueur
box-player-workers = Ouvriers de chaque joueur
box-player-start_warehouse = Meeples dans l’entrepôt au début
box-constants-control = Meeples nécessaires pour contrôler un terrain
box-constants-vp_to_end = Points de victoire qui terminent la partie
box-constants-bravery_per_vp = Points de bravoure pour un point de victoire
box-constants-defender_kills_per_bravery = Ennemis qu’un défenseur détruit pour un point de bravoure
box-constants-altar_range = Portée d’un autel, en espaces
box-flags-wooden = Points de victoire d’un fort en bois
box-flags-stone = Points de victoire du fort en pierre
box-buildings-build = Déplacements d’ouvrier pour achever un bâtiment
box-buildings-defences = Défenses d’un bâtiment, en construction et achevé
box-buildings-act-1 = Nombre X de l’action d’un bâtiment
box-building = { $item ->
    [SQ] Place de la Cité
    [LG] Guilde des pilleurs
    [MA] Académie militaire
    [AC] Compagnie de dirigeables
    [PS] École de pilotes
    [BS] Confrérie des épouvanteurs
    [UN] Université
    [AB] Abbaye
    [FA] Fabrique
    [CA] Catapulte
   *[other] { $item }
}
box-item = { $part ->
    [A] { box-building }, A
    [B] { box-building }, B
    [C] { box-building }, C
   *[other] { box-building }
}
