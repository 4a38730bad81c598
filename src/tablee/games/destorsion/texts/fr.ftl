# Déstorsion, en français.
title = Déstorsion
pitch = Faites deux fois le tour du plateau avec votre nain et sortez avant que le Maître du donjon n’arrive.

# --- le plateau
board-title = Le plateau donjon et les plateaux scores
dungeon-board = Plateau donjon
dungeon-exit = { $play ->
    [game] Sortie : quand le Maître la dépasse, le joueur seul en tête gagne ; en cas d’égalité en tête, il revient sur la case { $square }
   *[rounds] Sortie : quand le Maître la dépasse, la manche est finie et chacun marque ses points
}
score-exit = { $play ->
    [game] Sortie : un nain qui la passe une seconde fois a quitté le donjon, et son joueur gagne
   *[rounds] Sortie : un nain qui la passe une seconde fois a quitté le donjon ; son joueur marque { $points } points et la manche est finie
}
round-name = Manche { $number }
extra-rounds = En plus
total = Total
round-of = { $extra ->
    [yes] Manche { $number }, en plus
   *[no] Manche { $number } sur { $rounds }
}
room-title = { $effect ->
    [a] Case { $number } : effet A, un nain peut reculer de { $step }
    [ab] Case { $number } : effets A et B, un nain recule de { $step }, puis un nain recule ou avance de { $step }
   *[none] Case { $number }
}
square-title = { $kind ->
    [hollow] Case { $number } de { seat-name } : creux
    [slingshot] Case { $number } de { seat-name } : lance-pierre
   *[plain] Case { $number } de { seat-name }
}
master-title = { $square ->
    [0] Le Maître du donjon, à côté de la case 1
   *[other] Le Maître du donjon, case { $square }
}
dwarf-title = { $square ->
    [0] Nain { seat-name }, à côté de la case 1
   *[other] { $posture ->
        [hollow] Nain { seat-name }, couché dans le creux de la case { $square } : au prochain tour de son joueur il se redresse, et aucun nain ne bouge avec les dés
        [hollow-now] Nain { seat-name }, couché dans le creux de la case { $square } : il se redresse ce tour-ci, donc aucun nain ne bouge avec les dés
        [slingshot] Nain { seat-name }, couché sur le lance-pierre de la case { $square } : il se redresse au prochain tour de son joueur, sans pouvoir doubler
        [slingshot-now] Nain { seat-name }, couché sur le lance-pierre de la case { $square } : il se redresse ce tour-ci et ne peut pas doubler
       *[standing] Nain { seat-name }, debout sur la case { $square }
    }
}
lap-marker = { $state ->
    [on] { seat-name } a son marqueur 1 tour : { $points } points
   *[off] { seat-name } n’a pas encore son marqueur 1 tour
}
die-title = { $use ->
    [dwarf] Dé { $value }, pour un nain
    [master] Dé { $value }, pour le Maître
    [bonus-dwarf] Troisième dé { $value }, ajouté au nain
    [bonus-master] Troisième dé { $value }, ajouté au Maître
    [lost] Dé { $value }, perdu : le nain se redresse de son creux
    [bonus-lost] Troisième dé { $value }, gaspillé : le nain se redresse de son creux
   *[none] Dé { $value }
}
roll = Lancer { $count } dés
third-die-to = { $side ->
    [lost] Gaspiller le troisième dé
    [dwarf] Troisième dé au nain
   *[master] Troisième dé au Maître
}
order = { $effect ->
    [a] Effet A d’abord
   *[b] Effet B d’abord
}
no-effect = Aucun effet
won = { seat-name } gagne

# --- choix
assign = { $side ->
    [dwarf] { $dwarf } pour un nain, { $master } pour le Maître, troisième dé au nain
    [master] { $dwarf } pour un nain, { $master } pour le Maître, troisième dé au Maître
   *[none] { $dwarf } pour un nain, { $master } pour le Maître
}
assign-stuck = { $side ->
    [dwarf] { $master } pour le Maître ; { $dwarf } est perdu, et le troisième dé, { $third }, gaspillé
    [master] { $master } et le troisième dé, { $third }, pour le Maître ; { $dwarf } est perdu
   *[none] { $master } pour le Maître ; { $dwarf } est perdu
}
way = { $way ->
    [forward] avance
   *[backward] recule
}
to-square = { $to ->
    [exit] hors du donjon
   *[other] jusqu’à la case { $to }
}
past-line = { $lap ->
    [yes] {" "}en passant la case { $last }
   *[no] {""}
}
to-room = { $to ->
    [exit] au-delà de la sortie
   *[other] jusqu’à la case { $to }
}
by-slingshot = { $sling ->
    [yes] au lance-pierre{" "}
    [lost] sans lance-pierre{" "}
   *[no] {""}
}
move-dwarf = { seat-name } { way } { by-slingshot }{ to-square }{ past-line }
move-master = Le Maître { way } { to-room }
send = { seat-name } { way } { to-square }{ past-line }

# --- ce qui s’est passé : `who` et `whom` sont « you » ou la marque d’un nom
log-die = { $who ->
    [you] Vous obtenez
   *[other] { $who } obtient
} { $count } pour le premier tour
log-again = Égalité au plus haut dé ; relancent : { $names }
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
        [yes] Double : { $master } pour le Maître ; l’autre { $dwarf } est perdu, car le nain se redresse
       *[no] Double : { $dwarf } pour un nain et { $master } pour le Maître
    }
   *[no] { $stuck ->
        [yes] { $side ->
            [dwarf] { gives } le { $master } au Maître ; le { $dwarf } et le troisième dé, { $third }, sont perdus, car le nain se redresse
            [master] { gives } le { $master } et le troisième dé, { $third }, au Maître ; le { $dwarf } est perdu, car le nain se redresse
           *[none] { gives } le { $master } au Maître ; le { $dwarf } est perdu, car le nain se redresse
        }
       *[no] { $side ->
            [dwarf] { gives } le { $dwarf } et le troisième dé, { $third }, à un nain, le { $master } au Maître
            [master] { gives } le { $dwarf } à un nain, le { $master } et le troisième dé, { $third }, au Maître
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
    [-2] {" "}(dé baissé de 2)
    [0] {""}
   *[other] {" "}(dé augmenté de { $change })
}
limit = { $short ->
    [yes] , aussi loin que possible
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
    [yes] Effet du Maître : { whose-dwarf }{ gets-up } { way } de { $count }{ limit } : { route }
   *[no] { $who ->
        [you] Par l’effet du Maître, vous déplacez { whose-dwarf }, qui{ gets-up } { way } de { $count }{ limit } : { route }
       *[other] Par l’effet du Maître, { $who } déplace { whose-dwarf }, qui{ gets-up } { way } de { $count }{ limit } : { route }
    }
}
log-lap = { Whose-dwarf } passe la case { $last } et reçoit son marqueur 1 tour : { $points } points
log-out = { Whose-dwarf } sort du donjon
effect-here = { $effect ->
    [a] ; sur cette case, un nain peut être reculé de { $step }
    [ab] ; sur cette case, un nain peut être reculé de { $step }, et un autre ou le même reculé ou avancé de { $step }
   *[none] {""}
}
log-master = { $forced ->
    [yes] Le Maître ne peut qu’avancer de { $count } : { route }{ effect-here }
   *[no] { $who ->
        [you] Vous déplacez le Maître, qui { way } de { $count }{ changed }{ limit } : { route }{ effect-here }
       *[other] { $who } déplace le Maître, qui { way } de { $count }{ changed }{ limit } : { route }{ effect-here }
    }
}
log-tie = Égalité en tête ({ $names }) : le Maître revient sur la case { $to }
log-no-target = Aucun nain ne peut reculer : l’effet est perdu
log-order = { $who ->
    [you] Vous choisissez
   *[other] { $who } choisit
} { $effect ->
    [a] d’abord l’effet A
   *[b] d’abord l’effet B
}
log-none = { $who ->
    [you] Vous ne déplacez aucun nain par cet effet
   *[other] { $who } ne déplace aucun nain par cet effet
}
log-stands = { Whose-dwarf } est de nouveau debout
log-lie = { $on ->
    [hollow] { Whose-dwarf } se couche dans le creux de la case { $square }
   *[slingshot] { Whose-dwarf }, déplacé par un autre joueur, est couché sur le lance-pierre de la case { $square }
}
log-rise = { $on ->
    [hollow] { Whose-dwarf } se redresse de son creux : aucun nain ne bouge avec les dés ce tour-ci
   *[slingshot] { Whose-dwarf } se redresse sur le lance-pierre et ne peut pas s’en servir ce tour-ci
}
round-points = { $who ->
    [you] vous
   *[other] { $who }
} { $gained } ({ $total } en tout)
log-round = Fin de la manche { $number } : { $scores }
log-new-round = { $extra ->
    [yes] Égalité en tête : on joue une manche de plus, la manche { $count }
   *[no] La manche { $count } commence
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
brief-none = aucun nain déplacé par l’effet
brief-lie = { whose-dwarf } se couche
brief-rise = le nain se redresse
brief-round = fin de la manche { $number }
brief-win = { $who ->
    [you] vous gagnez
   *[other] { $who } gagne
}

# --- consignes
loss = { $lost ->
    [hollow] {" "}(aucun nain ne bouge avec les dés ce tour-ci : le nain se redresse de son creux)
    [slingshot] {" "}(pas de lance-pierre ce tour-ci : le nain y était couché et se redresse)
   *[no] {""}
}
task = { $task ->
    [dice-count] choisir le nombre de dés{ loss }
    [assign] { $lost ->
        [hollow] choisir le dé du Maître{ loss }
       *[other] choisir le dé d’un nain et celui du Maître{ loss }
    }
    [move-dwarf] déplacer un nain{ loss }
    [move-master] déplacer le Maître{ loss }
    [order] choisir l’effet à régler d’abord
    [effect-a] faire reculer un nain de { $step }, ou aucun
    [effect-b] faire reculer ou avancer un nain de { $step }, ou aucun
   *[other] attendre les dés
}
prompt-dice = Les dés sont lancés

# --- refus
why-roll = { $count ->
    [1] On lance maintenant un dé.
   *[other] On lance maintenant { $count } dés.
}
why-stuck = Le nain se redresse de son creux ce tour-ci : aucun nain ne bouge avec les dés, seulement le Maître.
why-dice = Les dés se lancent, ils ne se choisissent pas.
why-assign = { $third ->
    [yes] Les dés montrent { $dice } : un pour un nain, un pour le Maître, et le troisième pour l’un des deux.
   *[no] Les dés montrent { $dice } : un pour un nain, l’autre pour le Maître.
}
why-master-floor = Le Maître ne peut pas descendre sous la case { $floor }.
why-effect = { $square ->
    [0] { seat-name } ne peut pas reculer : il est à côté de la case 1.
   *[other] { seat-name } ne peut pas reculer depuis la case { $square }.
}
why-no-dwarf = Il n’y a pas de nain { $seat } dans cette partie.
why-no-double = Seuls deux dés égaux peuvent être modifiés de { $change }.
why-below-one = Un dé ne peut pas descendre sous 1.
why-sling-other = Le lance-pierre ne sert qu’au nain de son joueur.
why-sling-laid = Le nain était couché sur ce lance-pierre : il se redresse ce tour-ci et pourra doubler à partir du prochain.
why-sling-unarmed = Le nain n’a pas commencé ce tour debout sur un lance-pierre.
why-sling-always = { $factor ->
    [2] À cette table, le lance-pierre double toujours.
   *[other] À cette table, le lance-pierre multiplie toujours le dé par { $factor }.
}
why-floor = Les dés ne peuvent pas faire reculer { seat-name } : le nain n’a pas dépassé la case { $floor }.

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
