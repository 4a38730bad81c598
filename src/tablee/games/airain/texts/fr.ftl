# Les Guerres d'Airain, en français.
title = Les Guerres d’Airain
pitch = Recrutez des troupes, conquérez des provinces et faites de ce que vos rivaux défaussent votre propre guerre.

plus = { $first } + { $rest }
# --- cartes
kind-letter = { $kind ->
    [swordsman] É
    [archer] A
    [lancer] L
    [mage] M
    [knight] C
   *[hero] H
}
troops = { $kind ->
    [swordsman] { $count ->
        [one] épéiste
       *[other] épéistes
    }
    [archer] { $count ->
        [one] archer
       *[other] archers
    }
    [lancer] { $count ->
        [one] lancier
       *[other] lanciers
    }
    [mage] { $count ->
        [one] magicien
       *[other] magiciens
    }
    [knight] { $count ->
        [one] chevalier
       *[other] chevaliers
    }
   *[hero] héros
}
cards-noun = { $size ->
    [double] { $count ->
        [one] { troops } double
       *[other] { troops } doubles
    }
   *[single] { troops }
}
cards = { $count } { cards-noun }
no-cards = aucune carte
of-cards = { $kind ->
    [swordsman] d’{ cards-noun }
    [archer] d’{ cards-noun }
   *[other] de { cards-noun }
}
the-card = { $kind ->
    [swordsman] l’{ cards-noun }
    [archer] l’{ cards-noun }
   *[other] le { cards-noun }
}
one-card = un { cards-noun }
some-cards = { $count ->
    [one] { one-card }
   *[other] { cards }
}
alike-told = { $count } d’un même type au choix
alike = { $count } identiques
faction-name = { $faction ->
    [Sun] Soleil
    [Moon] Lune
    [Oak] Chêne
    [Tide] Marée
   *[other] { $faction }
}

# --- le plateau
board-title = Provinces, troupes et conquêtes
provinces = Provinces
province-title = { $name } ({ faction-name }), { points } : troupes nécessaires { $needs }
province-owned = { $name } ({ faction-name }), { points }, conquise par { seat-name }
province-pile = { $count ->
    [0] La pioche des provinces est vide
    [one] Pioche des provinces : { $count } carte
   *[other] Pioche des provinces : { $count } cartes
}
alike-title = { $count } troupes identiques de votre choix
payable = Vous pouvez payer cette province
short-by = { $count ->
    [one] Il vous manque { $count } symbole
   *[other] Il vous manque { $count } symboles
}
troop-pile = { $count ->
    [0] La pioche est vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
discard = Défausse
discard-pile = Défausse : { $cards }
in-row = Face visible : { cards-noun }
in-batch = Troupe défaussée : { cards-noun }
in-batch-hero = Troupe défaussée, mais un héros ne peut pas être pris : { cards-noun }
in-hand = Votre main : { cards-noun }
in-payment = Paiement : { cards-noun }
card-taken = Troupe prise : { cards-noun }
batch = Troupes défaussées
batch-of = par { seat-name }
batch-empty = Ici arrivent les troupes défaussées : les autres peuvent en prendre une et déclarer la guerre.
war-order = { $state ->
    [passed] { seat-name } a passé
    [asked] { seat-name } décide
   *[waiting] { seat-name } viendra ensuite
}
your-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
hands = Mains
holds = { $count ->
    [one] { seat-name } a { $count } carte en main
   *[other] { seat-name } a { $count } cartes en main
}
known-cards = Tout le monde sait que { seat-name } a en main : { $cards }
known = vu :
score-parts = { $printed } imprimés · { $sets } combinaison · { $majority } majorités
score-title = { seat-name } a { points } : { score-parts }
faction-title = { $majority ->
    [yes] { seat-name } : { $count } { faction-name }, personne n’en a plus, bonus de majorité de { $bonus }
   *[no] { seat-name } : { $count } { faction-name }
}
set-title = { $sets ->
    [one] { $sets } combinaison complète des quatre factions : { $bonus } points
   *[other] { $sets } combinaisons complètes des quatre factions : { $bonus } points
}
hint-draw = Carte { $draw } sur { $draws } : prenez une carte visible ou la pioche.
hint-turn = … ou choisissez une province que vous pouvez payer.
hint-discard = Le héros a son prix : défaussez une carte de votre main.
hint-war = Prenez une troupe défaussée, ou passez.
hint-only-pass = Aucune de ces troupes ne vous permet de payer une province.
hint-province = Choisissez la province à conquérir avec elle.
hint-wait = { seat-name } décide.
how-many = Combien { of-cards } ?
paid-so-far = Paiement pour { $name }
missing = { $count ->
    [0] complet
    [one] { $count } symbole manque
   *[other] { $count } symboles manquent
}
slot = { $state ->
    [paid] { troops } payé
    [hero] { troops } : un héros le remplace
   *[missing] { troops } encore manquant
}
slot-alike = { $state ->
    [paid] troupe identique payée
    [hero] troupe identique : un héros la remplace
   *[missing] troupe identique de votre choix encore manquante
}
won = { $winners ->
    [one] { $names } gagne avec { points } : { ending }
   *[other] { $names } se partagent la victoire avec { points } : { ending }
}
ending = { $ending ->
    [pile-empty] la pioche des provinces est vide
    [cannot-replace] une province conquise ne peut pas être remplacée
   *[declared] il ne restait pas assez de troupes à piocher
}
winner-line = { $winners ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}

# --- choix
recruit = Recruter { $count } cartes troupe
end-game = Déclencher la fin de partie
draw-blind = Piocher face cachée
pass = Passer
choose-province = { $war ->
    [yes] Déclarer la guerre pour { $name } ({ faction-name }, { points }) : { $needs }
   *[no] Conquérir { $name } ({ faction-name }, { points }) : { $needs }
}
draw-row = { $price ->
    [yes] Prendre { the-card } visible, puis défausser une carte
   *[no] Prendre { the-card } visible
}
hero-discard = Défausser { one-card }
take = Prendre { the-card } pour déclarer la guerre
pay = { $count ->
    [0] Ne pas payer { of-cards }
   *[other] Payer { cards }
}
pay-last = Conquérir { $province } avec { $cards }

# --- ce qui s’est passé : `who` et `whom` sont des personnes, qui lit est « vous »
log-first = { $who ->
    [you] Le sort vous désigne pour commencer
   *[other] Le sort désigne { $who } pour commencer
}
log-deal = { $known ->
    [yes] Vous recevez { $cards }
   *[no] { $who } reçoit { card-count }, face cachée
}
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-count = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
log-turn-troop = { $setup ->
    [yes] Troupes face visible : { $cards }
   *[no] Les troupes face visible sont complétées avec la pioche : { $cards }
}
log-reshuffle = { $count ->
    [one] La pioche est vide : la dernière carte de la défausse devient la nouvelle pioche
   *[other] La pioche est vide : les { $count } cartes de la défausse sont mélangées et deviennent la nouvelle pioche
}
province-name = { $name } ({ faction-name }, { points })
log-turn-province = { $setup ->
    [yes] Province face visible : { $province }, qui demande { $needs }
   *[no] Nouvelle province face visible : { $province }, qui demande { $needs }
}
log-last = { $trigger ->
    [replace] La pioche des provinces est vide : la prochaine conquête, qui ne pourra pas être remplacée, met fin à la partie
   *[empty] La pioche des provinces est vide : la partie se termine dès que plus personne ne déclare la guerre
}
log-recruit = { $who ->
    [you] { $forced ->
        [yes] Vous ne pouvez payer aucune province, vous devez donc recruter { $count } cartes troupe
       *[no] Vous recrutez { $count } cartes troupe
    }
   *[other] { $who } recrute { $count } cartes troupe
}
log-take = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { $card } parmi les cartes visibles{ $forced ->
    [yes] , seul choix possible
   *[no] {""}
} : { hand-count }{ $price ->
    [yes] , dont une à défausser pour le héros
   *[no] {""}
}
log-draw = { $who ->
    [you] Vous piochez { $cards } à l’insu des autres : { hand-count }
   *[other] { $who } pioche { card-count } face cachée : { hand-count }
}
log-discard = { $who ->
    [you] { $forced ->
        [yes] Pour le héros pris parmi les cartes visibles, vous n’avez rien d’autre à défausser que { $cards }
       *[no] Vous défaussez { $cards } pour le héros pris parmi les cartes visibles
    }
   *[other] { $who } défausse { $cards } pour le héros pris parmi les cartes visibles
}
by-whom = { $whom ->
    [you] par vous
   *[other] par { $whom }
}
not-heroes = { $heroes ->
    [yes] {" "}(mais pas un héros)
   *[no] {""}
}
log-offer = { $number ->
    [one] On peut maintenant prendre cette carte défaussée { by-whom } pour déclarer la guerre{ not-heroes } : { $cards }
   *[other] On peut maintenant prendre une de ces cartes défaussées { by-whom } pour déclarer la guerre{ not-heroes } : { $cards }
} ; { $persons ->
    [one] décide : { $names }
   *[other] décident, dans cet ordre : { $names }
}
log-pass = { $who ->
    [you] { $forced ->
        [yes] Vous ne pouvez pas déclarer la guerre : avec votre main, aucune de ces cartes ne permet de payer une province
       *[no] Vous ne déclarez pas la guerre
    }
   *[other] { $who } ne déclare pas la guerre
}
log-no-war = { $how ->
    [heroes] Pas de guerre, car on ne peut pas prendre de héros
    [no-province] Pas de guerre, car il ne reste plus de province
   *[passed] Personne ne déclare la guerre
} ; à la défausse : { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-war = Guerre ! { $who ->
    [you] Vous prenez
   *[other] { $who } prend
} { $known ->
    [yes] { $card } défaussé
   *[no] une des cartes défaussées
} { by-whom } pour conquérir { $name }
log-leftover = Ce qui n’a pas été pris va à la défausse : { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
asks-for = { $plain ->
    [no] , qui demande { $needs },
   *[yes] {""}
}
log-conquer = { $who ->
    [you] Vous conquérez
   *[other] { $who } conquiert
} { $province }{ $shown ->
    [no] {" "}en défaussant { card-count }
   *[yes] { asks-for }{ $war ->
        [yes] { $known ->
            [yes] {" "}avec { $card } tout juste pris et, de la main, { $cards }
           *[no] {" "}avec { $cards }, dont la carte tout juste prise
        }
       *[no] {" "}en défaussant { $cards }
    }
} ; { $left ->
    [0] plus aucune carte en main
    [one] il reste { $left } carte en main
   *[other] il reste { $left } cartes en main
}
log-set = { $who ->
    [you] Vous avez
   *[other] { $who } a
} maintenant { $count ->
    [one] au moins une province de chaque faction : { $bonus } points
   *[other] au moins { $count } provinces de chaque faction : { $bonus } points au lieu de { $before }
}
of-faction = { $faction ->
    [Sun] du Soleil
    [Moon] de la Lune
    [Oak] du Chêne
    [Tide] de la Marée
   *[other] de la faction { $faction }
}
log-majority = { $who ->
    [you] Vous avez
   *[other] { $who } a
} maintenant { $persons ->
    [0] plus de provinces { of-faction } que tous les autres ({ $owned }) : { $bonus } points
   *[other] autant de provinces { of-faction } que { $names }, et personne n’en a plus ({ $owned }) : { $bonus } points
}
log-lost = { $whom ->
    [you] Vous avez
   *[other] { $whom } a
} maintenant plus de provinces { of-faction } que { $who ->
    [you] vous : vous perdez
   *[other] { $who }, qui perd
} { $bonus } points
score-change = { person } { $count } ({ $gained })
log-points = Points maintenant : { $scores }
log-not-replaced = { $name } n’est pas remplacée, car la pioche des provinces est vide ; { $left ->
    [0] il ne reste aucune province
    [one] il reste { $left } province
   *[other] il reste { $left } provinces
} face visible
log-forfeit = { $who ->
    [you] La conquête met fin à votre recrutement : vous perdez
   *[other] La conquête met fin au recrutement de { $who }, qui perd
} { $count ->
    [one] une carte à piocher
   *[other] { $count } cartes à piocher
}
log-next = { $whom ->
    [you] Vous avez défaussé en dernier : le jeu reprend à votre gauche
   *[other] { $whom } a défaussé en dernier : le jeu reprend à sa gauche
}, { $who ->
    [you] c’est à vous
   *[other] c’est au tour de { $who }
}
log-shortage = Il reste moins de { $count } cartes troupe à piocher : { $who ->
    [you] vous ne pouvez pas recruter, mais seulement conquérir une province ou déclencher la fin de partie
   *[other] { $who } ne peut pas recruter, mais seulement conquérir une province ou déclencher la fin de partie
}
log-end-game = { $who ->
    [you] { $forced ->
        [yes] Vous ne pouvez ni recruter ni conquérir une province : vous devez déclencher la fin de partie
       *[no] Vous déclenchez la fin de partie, car il reste moins de { $count } cartes troupe à piocher
    }
   *[other] { $who } déclenche la fin de partie, car il reste moins de { $count } cartes troupe à piocher
}
log-end = La partie est terminée : { ending }
score-sum = { person } { $count } ({ $printed } pour les provinces, { $sets } pour la combinaison, { $majority } pour les majorités)
score-sums = { $first } ; { $rest }
log-result = Points à la fin : { $scores }
log-win = { $persons ->
    [one] { $who ->
        [you] Vous gagnez
       *[other] { $who } gagne
    } avec { points }{ $tied ->
        [yes] , devant d’autres qui en ont autant : le nombre de provinces, puis de cartes de la plus haute valeur, départage
       *[no] {""}
    }
   *[other] Victoire partagée avec { points } : { $names }
}

# --- ce qui s’est passé, en quelques mots, pour l’en-tête d’un tour
brief-first = { $who ->
    [you] vous commencez
   *[other] { $who } commence
}
brief-take = { $cards } pris
brief-draw = { $known ->
    [yes] { $count ->
        [one] { $cards } pioché
       *[other] { $cards } piochés
    }
   *[no] { $count ->
        [one] { $count } carte piochée
       *[other] { $count } cartes piochées
    }
}
brief-discard = { $cards } défaussé pour le héros
gain = { $gained ->
    [one] +{ $gained } point
   *[other] +{ $gained } points
}
brief-conquer = { $war ->
    [yes] { $who ->
        [you] guerre : vous conquérez { $name } ({ gain })
       *[other] guerre : { $who } conquiert { $name } ({ gain })
    }
   *[no] { $name } conquise ({ gain })
}
brief-lost = { $who ->
    [you] vous perdez { $bonus } points
   *[other] { $who } perd { $bonus } points
}
brief-reshuffle = pioche remélangée
brief-last = dernière province retournée
brief-shortage = trop peu de troupes pour recruter
brief-end-game = fin de partie déclenchée
brief-win = { $persons ->
    [one] { $who ->
        [you] vous gagnez avec { points }
       *[other] { $who } gagne avec { points }
    }
   *[other] victoire partagée avec { points }
}

# --- consignes
task = { $task ->
    [turn-start] recruter ou conquérir une province
    [shortage] conquérir une province ou déclencher la fin de partie
    [draw] piocher une carte troupe ({ $draw } sur { $draws })
    [hero-discard] défausser une carte pour le héros
    [war-choice] passer ou prendre une troupe défaussée pour déclarer la guerre
    [war-province] choisir la province à conquérir avec { $card }
   *[payment] choisir combien { $cards } payer pour { $province }
}
prompt-chance = Une carte est retournée

# --- refus
why-chance = Les cartes et le premier joueur sont tirés au hasard, pas choisis.
why-not-drawn = Ce tirage est impossible maintenant : la carte n’est pas dans la pioche, ou c’est autre chose qu’on tire.
why-wait = Une carte est d’abord piochée.
why-no-end = On ne peut déclencher la fin de partie que s’il reste moins de { $count } cartes troupe à piocher.
why-no-recruit = Il reste moins de { $count } cartes troupe à piocher : personne ne peut recruter.
why-pile-empty = La pioche est vide.
why-not-there = { $place ->
    [row] Cette carte n’est pas face visible : { cards-noun }.
    [hand] Cette carte n’est pas dans votre main : { cards-noun }.
   *[batch] Cette carte n’est pas parmi les troupes défaussées : { cards-noun }.
}
why-take-first = Une guerre commence par une troupe défaussée que l’on prend ; la province vient ensuite.
why-no-province = Il n’y a pas de province { $id } dans cette boîte.
why-conquered = { $name } n’est pas face visible : { seat-name } l’a conquise.
why-in-pile = { $name } n’est pas face visible : elle est encore dans la pioche.
why-taken-too-little = Avec { $card } et votre main, vous ne pouvez pas payer { $name } ({ $needs }), ou la carte prise ne compterait pas.
why-hand-too-little = Votre main ne suffit pas pour payer { $name } ({ $needs }).
why-own-troop = Vous avez défaussé cette carte plus tôt dans cette guerre et, à cette table, on ne peut pas la reprendre : { cards-noun }.
why-no-war = Avec { the-card } et votre main, vous ne pouvez payer aucune province visible où cette carte compterait.
why-too-few-held = Vous n’avez que { cards } en main.
why-paid-too-little = Avec { $cards }, les cartes restantes ne suffisent pas pour { $name } ({ $needs }).
why-idle-card = Avec { $cards }, une carte payée ne fournirait aucun symbole utile pour { $name } ({ $needs }).
why-not-alike = Impossible avec { $cards } de former les troupes identiques demandées : { $name } ({ $needs }).
why-own-discard = Personne ne peut déclarer la guerre sur sa propre défausse.
why-war-order = Les joueurs décident de la guerre l’un après l’autre, à partir de la gauche de celui qui a défaussé.

# --- options
option-rowRefill = Cartes face visible
option-rowRefill-immediate = complétées après chaque pioche
option-rowRefill-endOfRecruit = complétées à la fin du recrutement
option-heroWarTiming = Guerre pour une carte défaussée à cause d’un héros
option-heroWarTiming-afterRecruit = après la dernière carte
option-heroWarTiming-immediate = tout de suite
option-doubleHero = Héros double
option-doubleHero-independent = remplace deux troupes quelconques
option-doubleHero-sameTroop = remplace deux troupes du même type
option-overpay = Payer plus
option-overpay-contributing = chaque carte payée doit compter
option-overpay-free = on peut ajouter d’autres cartes
option-endTrigger = Fin de partie
option-endTrigger-pileEmpty = quand la pioche des provinces est vide
option-endTrigger-cannotReplace = quand une province conquise ne peut pas être remplacée
option-tieBreak = Égalités
option-tieBreak-shared = victoire partagée
option-tieBreak-provinces = plus de provinces, puis plus de cartes de la plus haute valeur
option-ownTroopBack = Reprendre sa propre troupe dans la même guerre
option-ownTroopBack-allowed = permis, quand un autre l’a défaussée
option-ownTroopBack-forbidden = interdit

# --- points par origine
source-printed = Provinces
source-sets = Combinaison
source-majorities = Majorités

# --- ce qui départage
tie-provinces = Nombre de provinces
tie-best-provinces = Provinces à { $points } points
