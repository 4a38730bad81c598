# Déstorsion, en français.
title = Déstorsion
pitch = Faites faire deux fois le tour du plateau à votre nain et sortez avant que le Maître du donjon n’arrive.

# --- le plateau
board-title = Le plateau donjon et les plateaux scores
dungeon-board = Plateau donjon
exit = Sortie
legend = { $effect ->
    [a] un nain recule
   *[b] de plus, un nain recule ou avance
}
round-name = Manche { $number }
extra-rounds = En plus
total = Total
round-of = { $extra ->
    [yes] Manche { $number }, en plus
   *[no] Manche { $number } sur { $rounds }
}
nobody = Aucun nain
winner = Victoire

# --- fiches : la première ligne dit ce que c’est, les suivantes ce que cela fait
master-leaves = { $play ->
    [game] Quand il dépasse la case { $last }, le joueur seul en tête gagne. En cas d’égalité en tête, il revient sur la case { $square }.
   *[rounds] Quand il dépasse la case { $last }, la manche est finie et chacun marque ses points.
}
dungeon-title = Plateau donjon : le chemin du Maître
    Chaque joueur déplace le Maître avec un dé. { master-leaves }
dungeon-exit = Sortie du plateau donjon
    C’est là que va le Maître. { master-leaves }
score-exit = Sortie du plateau de { seat-name }
    La première fois que le nain dépasse la case { $last }, il reçoit son marqueur 1 tour et repart de la case 1. { $play ->
        [game] La seconde fois, il sort du donjon et son joueur gagne.
       *[rounds] La seconde fois, il sort du donjon : son joueur marque { $points } points et la manche est finie.
    }
room-title = { $effect ->
    [start] Départ du Maître
        D’ici, un déplacement de 4 le mène sur la case 4.
    [a] Case { $number } du donjon : { effects-short }
        Si le Maître s’arrête ici, le joueur peut faire reculer un nain de { $step }.
    [ab] Case { $number } du donjon : { effects-short }
        Si le Maître s’arrête ici, le joueur peut faire reculer un nain de { $step }, puis faire reculer ou avancer un nain de { $step }, le même ou un autre.
   *[none] Case { $number } du donjon
        Il ne se passe rien si le Maître s’arrête ici.
}
square-start = Départ du nain de { seat-name }
    D’ici, un déplacement de 4 le mène sur la case 4.
square-kind = { $kind ->
    [hollow] , un creux
    [slingshot] , un lance-pierre
   *[plain] {""}
}
square-title = Case { $number } du plateau de { seat-name }{ square-kind }
    { $kind ->
        [hollow] Un nain amené ici se couche à la fin du tour. Au prochain tour de son joueur il se redresse, et aucun nain n’est déplacé avec les dés.
        [slingshot] { $must ->
            [yes] Si le nain est debout ici au début du tour de son joueur, son dé compte { $factor } fois. Si un autre joueur l’amène ici, il est couché.
           *[no] Si le nain est debout ici au début du tour de son joueur, son dé peut compter { $factor } fois. Si un autre joueur l’amène ici, il est couché.
        }
       *[plain] Elle vaut autant de points que son numéro. Le marqueur 1 tour compte en plus.
    }{ $floor ->
        [yes] {"\u000A"}Au premier tour de plateau, les dés ne font pas reculer le nain plus loin que cette case.
       *[no] {""}
    }
player-title = Plateau de { seat-name } : { points }
    { $lap ->
        [yes] Second tour de plateau. Points : le numéro de la case du nain et le marqueur 1 tour.
       *[no] Premier tour de plateau. Points : le numéro de la case du nain.
    }
master-title = { $square ->
    [0] Le Maître du donjon, à son départ
    [exit] Le Maître du donjon, au-delà de la sortie
   *[other] Le Maître du donjon, case { $square } sur { $last }
}
    Chaque joueur le déplace avec un dé, en avant ou en arrière.{ $square ->
        [exit] {""}
       *[other] {" "}Un déplacement de { $left } le fait sortir.
    }
dwarf-title = { $square ->
    [0] Le nain de { seat-name }, à son départ
    [exit] Le nain de { seat-name }, hors du donjon : { points }
   *[other] { $posture ->
        [hollow] Le nain de { seat-name }, couché dans le creux de la case { $square } : { points }
        [hollow-now] Le nain de { seat-name }, qui se redresse dans le creux de la case { $square } : { points }
        [slingshot] Le nain de { seat-name }, couché sur le lance-pierre de la case { $square } : { points }
        [slingshot-now] Le nain de { seat-name }, qui se redresse sur le lance-pierre de la case { $square } : { points }
        [armed] Le nain de { seat-name }, debout sur le lance-pierre de la case { $square } : { points }
       *[standing] Le nain de { seat-name }, debout sur la case { $square } : { points }
    }
}
    { $posture ->
        [hollow] Au prochain tour de son joueur il se redresse, et aucun nain n’est déplacé avec les dés.
        [hollow-now] Se redresser prend tout le tour : aucun nain n’est déplacé avec les dés.
        [slingshot] Il se redresse au prochain tour de son joueur, sans pouvoir se servir du lance-pierre.
        [slingshot-now] Il ne peut pas se servir du lance-pierre ce tour-ci.
        [armed] S’il est debout ici au début du tour de son joueur, son dé peut compter { $factor } fois.
       *[standing] Tout joueur peut le déplacer, en avant ou en arrière.
    }
lap-marker = { $state ->
    [on] Marqueur 1 tour de { seat-name } : { $points } points
        Ils ne peuvent plus être perdus. Quand le nain dépassera de nouveau la case { $last }, il sortira du donjon.
   *[off] Marqueur 1 tour de { seat-name }, pas encore gagné
        { $points } points, dès que le nain aura dépassé la case { $last } pour la première fois.
}
die-title = { $use ->
    [first] Dé de { seat-name } pour le premier tour : { $value }
        Le plus haut commence.
    [dwarf] Dé de { seat-name } pour un nain : { $value }
        Il déplace un nain, n’importe lequel, en avant ou en arrière.
    [master] Dé de { seat-name } pour le Maître : { $value }
        Il déplace le Maître en avant ou en arrière.
    [bonus-dwarf] Troisième dé de { seat-name } : { $value }
        Il s’ajoute au déplacement du nain.
    [bonus-master] Troisième dé de { seat-name } : { $value }
        Il s’ajoute au déplacement du Maître.
    [lost] Dé perdu de { seat-name } : { $value }
        Le nain se redresse dans son creux : aucun nain n’est déplacé avec les dés.
    [bonus-lost] Troisième dé de { seat-name }, gaspillé : { $value }
        Le nain se redresse dans son creux : aucun nain n’est déplacé avec les dés.
   *[none] Dé de { seat-name } : { $value }
        Un dé déplace un nain, un autre le Maître.
}
roll-title = { roll }
    { $count ->
        [3] Le troisième dé s’ajoute au déplacement du nain ou à celui du Maître.
       *[2] L’un déplace un nain, l’autre le Maître.
    }
side-title = { $side ->
    [lost] Gaspiller le troisième dé
        Il va au nain, qui se redresse et ne peut pas être déplacé avec les dés.
    [dwarf] Troisième dé au nain
        Le dé qui reste s’ajoute au déplacement du nain.
   *[master] Troisième dé au Maître
        Le dé qui reste s’ajoute au déplacement du Maître.
}
order-title = { order }
    { $effect ->
        [a] D’abord un nain peut reculer de { $step }, puis un nain reculer ou avancer de { $step }.
       *[b] D’abord un nain peut reculer ou avancer de { $step }, puis un nain reculer de { $step }.
    }
no-effect-title = { no-effect }
    On n’est pas obligé de se servir d’un effet.
notes-title = Points de toutes les manches
    Après la dernière manche, le plus grand total gagne.

# --- choix
roll = Lancer { $count } dés
order = { $effect ->
    [a] D’abord un nain recule
   *[b] D’abord un nain recule ou avance
}
no-effect = { nobody }
won = { $you ->
    [alone] Vous avez gagné !
   *[no] { $names } gagne
}
assign = { $side ->
    [dwarf] { $dwarf } + { $third } pour un nain, { $master } pour le Maître
    [master] { $dwarf } pour un nain, { $master } + { $third } pour le Maître
   *[none] { $dwarf } pour un nain, { $master } pour le Maître
}
assign-stuck = { $side ->
    [dwarf] { $master } pour le Maître ; { $dwarf } et { $third } sont perdus
    [master] { $master } + { $third } pour le Maître ; { $dwarf } est perdu
   *[none] { $master } pour le Maître ; { $dwarf } est perdu
}
way = { $way ->
    [forward] avance
   *[backward] recule
}
dwarf-of = { $own ->
    [yes] Votre nain
   *[no] Le nain de { seat-name }
}
move-dwarf = { $to ->
    [exit] { dwarf-of } { way } et sort du donjon
   *[other] { dwarf-of } { way } jusqu’à la case { $to }
}
move-master = { $to ->
    [exit] Le Maître { way } au-delà de la sortie
   *[other] Le Maître { way } jusqu’à la case { $to }
}

# --- plus de détails sur un choix
effects-short = { $effect ->
    [a] −{ $step }
   *[ab] −{ $step } et ±{ $step }
}
end-of-move = { $on ->
    [exit] sortie
    [hollow] { $to } (creux)
    [slingshot] { $to } (lance-pierre)
    [lap] { $to } (marqueur 1 tour)
    [a] { $to } ({ effects-short })
    [ab] { $to } ({ effects-short })
   *[plain] { $to }
}
by-sling = { $slung ->
    [no] {""}
   *[other] , { $slung } au lance-pierre
}
or-back = { $back ->
    [no] {""}
   *[other] , ou { $back } en reculant
}
ends-dwarf = Votre nain : { $forward }{ by-sling }{ or-back }
ends-master = Maître : { $forward }{ or-back }
two-ends = { $first } · { $rest }
phrases = { $first } ; { $rest }
what-then = { $what ->
    [lap] il reçoit son marqueur 1 tour, { $points } points
    [wins] { $whose ->
        [own] vous gagnez
       *[other] { seat-name } gagne
    }
    [scores] la manche est finie, { $points } points pour { $whose ->
        [own] vous
       *[other] { seat-name }
    }
    [hollow] un creux : il se couchera
    [slingshot] un lance-pierre : il restera debout
    [laid] un lance-pierre : il y sera couché
    [limit] il ne peut pas reculer plus loin
    [sling] au lance-pierre
    [raised] dé augmenté à { $value }
    [lowered] dé diminué à { $value }
    [a] puis un nain peut reculer de { $step }
    [ab] puis un nain peut reculer de { $step }, et un nain reculer ou avancer de { $step }
    [tie] égalité en tête : il revient sur la case { $square }
   *[round] la manche est finie
}

# --- ce qui dépend de la question
stakes-count = Vous avez { points } de retard sur { $names }. Un troisième dé s’ajouterait à l’un de vos deux déplacements.
stakes-loss = { $lost ->
    [hollow] Votre nain se redresse dans son creux : aucun nain n’est déplacé avec les dés ce tour-ci, et un dé est perdu.
   *[slingshot] Votre nain se redresse et ne peut pas se servir du lance-pierre ce tour-ci.
}
stakes-assign = En pointillés : où chaque dé ferait avancer votre nain ou le Maître. { $back ->
    [no] Vous pouvez aussi déplacer un autre nain.
    [master] Vous pouvez aussi déplacer un autre nain, ou faire reculer le Maître.
   *[all] Vous pouvez aussi déplacer un autre nain, ou reculer.
}
stakes-three = Le dé après le + est le troisième : ni le double ni le lance-pierre ne le changent.
stakes-sling = Votre nain est debout sur un lance-pierre : { $must ->
    [yes] le dé qui le déplace compte { $factor } fois.
   *[no] le dé qui le déplace peut compter { $factor } fois.
}
stakes-double = Les dés sont égaux : le { $value } peut devenir { $others }.
or = { $first } ou { $rest }
stakes-dwarf =
    Le vôtre ou un autre, { $back ->
        [yes] en avant ou en arrière de { $value }.
       *[no] en avant de { $value } : aucun ne peut encore reculer (au premier tour, seulement au-delà de la case { $floor }).
    }
stakes-master = En avant ou en arrière de { $value }.
stakes-exit = { $what ->
    [wins] S’il dépasse la sortie maintenant, { $whose ->
        [own] vous gagnez.
       *[other] { seat-name } gagne.
    }
    [tie] S’il dépasse la sortie maintenant, il revient sur la case { $square }, car il y a égalité en tête.
   *[round] S’il dépasse la sortie, la manche est finie.
}
stakes-effect = { $effect ->
    [ab] Le Maître est sur la case { $square } : un nain recule de { $step }, et un nain, le même ou un autre, recule ou avance de { $step }.
    [a-then-b] Le Maître est sur la case { $square }. Ensuite, un nain pourra reculer ou avancer de { $step }.
    [b-then-a] Le Maître est sur la case { $square }. Ensuite, un nain pourra reculer de { $step }.
   *[last] Le Maître est sur la case { $square }. Ensuite, le tour est fini.
}
stakes-both = { $first } { $rest }

# --- ce qui s’est passé : `who` et `whom` sont « you » ou la marque d’un nom
log-die = { $who ->
    [you] Vous obtenez
   *[other] { $who } obtient
} { $count } pour le premier tour
log-again = Égalité au plus haut dé ; relancent : { $names }
log-first = { $who ->
    [you] Vous commencez
   *[other] { $who } commence
}
log-count = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { $count } dés
log-roll = { $who ->
    [you] Vous obtenez
   *[other] { $who } obtient
} { $dice }
gives = { $who ->
    [you] Vous donnez
   *[other] { $who } donne
}
log-assign = { $forced ->
    [yes] { $stuck ->
        [yes] Double : { $master } pour le Maître ; l’autre { $dwarf } est perdu, car le nain se redresse
       *[no] Double : { $dwarf } pour un nain et { $master } pour le Maître ; chacun peut changer de { $step }
    }
   *[no] { $stuck ->
        [yes] { $side ->
            [dwarf] { gives } le { $master } au Maître ; le { $dwarf } et le { $third } sont perdus, car le nain se redresse
            [master] { gives } { $master } + { $third } au Maître ; le { $dwarf } est perdu, car le nain se redresse
           *[none] { gives } le { $master } au Maître ; le { $dwarf } est perdu, car le nain se redresse
        }
       *[no] { $side ->
            [dwarf] { gives } { $dwarf } + { $third } à un nain et { $master } au Maître
            [master] { gives } { $dwarf } à un nain et { $master } + { $third } au Maître
           *[none] { gives } le { $dwarf } à un nain et le { $master } au Maître
        }
    }
}
route = { $from ->
    [0] départ
   *[other] { $from }
} → { $to ->
    [exit] sortie
   *[other] { $to }
}
changed = { $change ->
    [-2] {" "}(dé diminué de 2)
    [0] {""}
   *[other] {" "}(dé augmenté de { $change })
}
limit = { $short ->
    [yes] , sans pouvoir aller plus loin
   *[no] {""}
}
with-slingshot = { $sling ->
    [yes] {" "}au lance-pierre
   *[no] {""}
}
whose-dwarf = { $whom ->
    [you] votre nain
   *[other] le nain de { $whom }
}
Whose-dwarf = { $whom ->
    [you] Votre nain
   *[other] Le nain de { $whom }
}
gets-up = { $lay ->
    [yes] {" "}se redresse et
   *[no] {""}
}
log-move = { $own ->
    [yes] { Whose-dwarf }{ gets-up } { way } de { $count }{ with-slingshot }{ changed }{ limit } : { route }
   *[no] { $who ->
        [you] Vous déplacez { whose-dwarf }, qui{ gets-up } { way } de { $count }{ changed }{ limit } : { route }
       *[other] { $who } déplace { whose-dwarf }, qui{ gets-up } { way } de { $count }{ changed }{ limit } : { route }
    }
}
log-send = { $own ->
    [yes] Par l’effet du Maître, { whose-dwarf }{ gets-up } { way } de { $count }{ limit } : { route }
   *[no] { $who ->
        [you] Par l’effet du Maître, vous déplacez { whose-dwarf }, qui{ gets-up } { way } de { $count }{ limit } : { route }
       *[other] Par l’effet du Maître, { $who } déplace { whose-dwarf }, qui{ gets-up } { way } de { $count }{ limit } : { route }
    }
}
log-lap = { Whose-dwarf } dépasse la case { $last } et reçoit son marqueur 1 tour : { $points } points
log-out = { Whose-dwarf } sort du donjon
effect-here = { $effect ->
    [a] ; sur cette case, un nain peut reculer de { $step }
    [ab] ; sur cette case, un nain peut reculer de { $step }, et un nain reculer ou avancer de { $step }
   *[none] {""}
}
near-exit = { $near ->
    [yes] ; un seul dé peut maintenant le faire sortir
   *[no] {""}
}
log-master = { $forced ->
    [yes] Le Maître ne peut qu’avancer de { $count } : { route }{ effect-here }
   *[no] { $who ->
        [you] Vous déplacez le Maître, qui { way } de { $count }{ changed }{ limit } : { route }{ effect-here }{ near-exit }
       *[other] { $who } déplace le Maître, qui { way } de { $count }{ changed }{ limit } : { route }{ effect-here }{ near-exit }
    }
}
log-tie = Égalité en tête ({ $names }) : le Maître revient sur la case { $to }
log-no-target = Aucun nain ne peut reculer : l’effet est perdu
log-order = { $who ->
    [you] Vous choisissez
   *[other] { $who } choisit
} { $effect ->
    [a] de faire d’abord reculer un nain
   *[b] de faire d’abord reculer ou avancer un nain
}
log-none = { $who ->
    [you] Vous ne déplacez aucun nain par l’effet du Maître
   *[other] { $who } ne déplace aucun nain par l’effet du Maître
}
log-stands = { Whose-dwarf } est de nouveau debout
log-lie = { $on ->
    [hollow] { Whose-dwarf } se couche dans le creux de la case { $square }
   *[slingshot] { Whose-dwarf }, déplacé par un autre joueur, est couché sur le lance-pierre de la case { $square }
}
log-rise = { $on ->
    [hollow] { Whose-dwarf } se redresse dans son creux : aucun nain n’est déplacé avec les dés ce tour-ci
   *[slingshot] { Whose-dwarf } se redresse sur le lance-pierre et ne peut pas s’en servir ce tour-ci
}
round-points = { $who ->
    [you] vous
   *[other] { $who }
} { $gained } ({ $total } en tout)
log-round = { $how ->
    [exit] Fin de la manche { $number } : { $scores }
   *[master] Le Maître est sorti, fin de la manche { $number } : { $scores }
}
log-new-round = { $which ->
    [extra] Le plus grand total est partagé : on joue une manche de plus, la manche { $count }
    [last] La dernière manche commence, la manche { $count }
   *[next] La manche { $count } commence
}
log-win = { $how ->
    [exit] { $who ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
    [master] { $who ->
        [you] Le Maître est sorti : en tête avec { points }, vous gagnez
       *[other] Le Maître est sorti : en tête avec { points }, { $who } gagne
    }
   *[total] { $who ->
        [you] Vous gagnez avec { points } en tout
       *[other] { $who } gagne avec { points } en tout
    }
}

# --- la même chose en quelques mots, après le nom du joueur dont c’était le tour
brief-die = { person } { $count }
brief-first = { $who ->
    [you] vous commencez
   *[other] { $who } commence
}
brief-roll = dés { $dice }
brief-move = { $own ->
    [yes] nain { route }
   *[no] { whose-dwarf } { route }
}
brief-lap = marqueur 1 tour
brief-master = Maître { route }
brief-tie = égalité en tête, Maître remis sur { $to }
brief-lie = { $on ->
    [hollow] { whose-dwarf } dans un creux
   *[slingshot] { whose-dwarf } couché
}
brief-rise = le nain se redresse
brief-round = fin de la manche { $number }
brief-win = { $who ->
    [you] vous gagnez
   *[other] { $who } gagne
}

# --- consignes
task = { $task ->
    [dice-count] choisir le nombre de dés à lancer
    [assign] { $lost ->
        [hollow] choisir le dé du Maître
       *[other] choisir le dé d’un nain ; l’autre est pour le Maître
    }
    [assign-three] { $lost ->
        [hollow] choisir le dé du Maître, puis le dé perdu
       *[other] choisir un dé pour un nain, puis un pour le Maître
    }
    [move-dwarf] déplacer un nain
    [move-master] déplacer le Maître
    [order] choisir l’effet à appliquer d’abord
    [effect-a] choisir un nain qui recule de { $step }, ou « { nobody } »
    [effect-b] choisir un nain qui recule ou avance de { $step }, ou « { nobody } »
   *[other] attendre les dés
}
prompt-dice = Les dés sont lancés

# --- refus
why-roll = { $count ->
    [1] On lance maintenant un dé.
   *[other] On lance maintenant { $count } dés.
}
why-stuck = Le nain se redresse dans son creux ce tour-ci : les dés ne déplacent aucun nain, seulement le Maître.
why-dice = Les dés se lancent, ils ne se choisissent pas.
why-assign = { $third ->
    [yes] Les dés montrent { $dice } : un pour un nain, un pour le Maître, et le troisième pour l’un des deux.
   *[no] Les dés montrent { $dice } : un pour un nain, l’autre pour le Maître.
}
why-master-floor = Le Maître ne peut pas descendre sous la case { $floor }.
why-effect = { $square ->
    [0] Le nain de { seat-name } ne peut pas reculer : il est encore à son départ.
   *[other] Le nain de { seat-name } ne peut pas reculer depuis la case { $square }.
}
why-no-dwarf = Il n’y a pas de nain { $seat } dans cette partie.
why-no-double = Seuls deux dés égaux peuvent être modifiés de { $change }.
why-below-one = Un dé ne peut pas descendre sous 1.
why-sling-other = Un lance-pierre ne sert qu’au propre nain du joueur.
why-sling-laid = Le nain était couché sur ce lance-pierre : il se redresse ce tour-ci et pourra s’en servir à partir du prochain.
why-sling-unarmed = Le nain n’a pas commencé ce tour debout sur un lance-pierre.
why-sling-always = { $factor ->
    [2] À cette table, le lance-pierre double toujours.
   *[other] À cette table, le lance-pierre multiplie toujours le dé par { $factor }.
}
why-floor = Les dés ne peuvent pas faire reculer le nain de { seat-name } : il n’a pas dépassé la case { $floor }.

# --- options
option-thirdDie = Troisième dé
option-thirdDie-optional = au choix du joueur distancé
option-thirdDie-mandatory = obligatoire pour le joueur distancé
option-slingshot = Lance-pierre
option-slingshot-optional = peut doubler le dé
option-slingshot-automatic = double toujours le dé
option-effectOrder = Effets des dizaines
option-effectOrder-aThenB = reculer d’abord, puis reculer ou avancer
option-effectOrder-free = dans l’ordre voulu par le joueur
option-rounds = Manches
option-rounds-1 = une seule partie
option-rounds-3 = trois manches, points additionnés
option-roundStart = Qui commence les manches suivantes
option-roundStart-roll = le plus haut dé
option-roundStart-rotate = le joueur suivant à gauche
option-roundStart-lowest = le plus petit total

# --- règles maison : ce qui peut varier
box-score_board-squares = Cases d’un plateau de score
box-score_board-first_lap_floor = Au premier tour de piste, les dés ne font pas reculer un nain au-delà de la case
box-score_board-lap_points = Points d’un marqueur de tour
box-score_board-exit_points = Points d’un nain qui sort du donjon
box-score_board-slingshots-squares = Cases avec un lance-pierre
box-score_board-hollows-squares = Cases avec un creux
box-dungeon_board-squares = Cases du donjon
box-dungeon_board-return_square = Case où le Maître revient après une égalité à la sortie
box-dungeon_board-effect_a = Cases du donjon avec l’effet de recul
box-dungeon_board-effect_b = Cases du donjon avec l’effet dans les deux sens
box-dice-third_die_gap = Points de retard sur le premier pour un troisième dé
box-dice-slingshot_factor = Un lance-pierre multiplie le dé par
