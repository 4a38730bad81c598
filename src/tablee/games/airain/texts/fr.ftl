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
alike-told = { $count } troupes identiques au choix
alike = { $count } identiques
faction-name = { $faction ->
    [Sun] Soleil
    [Moon] Lune
    [Oak] Chêne
    [Tide] Marée
   *[other] { $faction }
}

# --- le plateau ; la première ligne d’un titre dit ce que c’est et à qui, les suivantes à quoi cela sert
board-title = Provinces, troupes et conquêtes
province-title = { $name } : province { of-faction }, { points }
province-needs = Troupes nécessaires : { $needs }
province-owned = { $name } : province { of-faction }, { points }
    Conquise par { seat-name }
province-pile = { $count ->
    [0] La pioche des provinces est vide
    [one] Pioche des provinces : { $count } carte
   *[other] Pioche des provinces : { $count } cartes
}
province-pile-ends = { $trigger ->
    [replace] Une province conquise est remplacée par une carte de cette pioche. Si ce n’est plus possible, la partie se termine après l’éventuelle guerre qui suit.
   *[empty] Une province conquise est remplacée par une carte de cette pioche. Quand la pioche est vide, la partie se termine après l’éventuelle guerre qui suit.
}
alike-title = { $count } troupes identiques de votre choix
short-title = { $name }, avec votre main
payable = Votre main suffit pour la payer
short-by = { $count ->
    [one] Il manque { $count } symbole à votre main
   *[other] Il manque { $count } symboles à votre main
}
brings-printed = { $count } pour la carte
brings-set = { $count } pour les combinaisons
brings-majority = { $count } pour la majorité
brings = Elle vous rapporte { points }{ $several ->
    [yes] {" : "}{ $parts }
   *[no] {""}
}{ $persons ->
    [0] {""}
    [one] {" ; "}{ $names } en perd { $bonus }
   *[other] {" ; "}{ $names } en perdent { $bonus } chacun
}
worth = Vaut { $count } { troops }
worth-hero = { $count ->
    [one] Remplace n’importe quelle troupe
   *[other] Remplace deux troupes
}
troop-pile = { $count ->
    [0] La pioche est vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
troop-pile-use = Qui recrute peut piocher ici, face cachée ; un héros pioché ainsi ne coûte rien.
discard = Défausse
discard-pile = { $count ->
    [0] La défausse est vide
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
discard-pile-use = Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.
in-row = Face visible : { cards-noun }
in-row-troop = Qui recrute peut prendre cette carte, au vu de tous.
in-row-hero = Qui prend cette carte doit ensuite en défausser une de sa main.
in-batch = Troupe défaussée par { seat-name } : { cards-noun }
in-batch-troop = Qui déclare la guerre prend une des troupes défaussées et s’en sert aussitôt pour conquérir une province.
in-batch-hero = On ne peut pas prendre un héros.
in-hand = Votre main : { cards-noun }
in-payment = Votre paiement : { cards-noun }
card-taken = Troupe prise pour votre guerre : { cards-noun }
batch = Troupes défaussées
batch-of = Défaussées par { seat-name }
batch-title = Troupes défaussées par { seat-name }
    Les autres peuvent en prendre une et déclarer la guerre.
batch-empty = Aucune troupe à prendre
    Ce qu’un joueur défausse reste ici un moment : les autres peuvent prendre une carte et déclarer la guerre.
war-order = { $state ->
    [passed] { seat-name } ne déclare pas la guerre
    [asked] { seat-name } décide de déclarer la guerre ou non
   *[waiting] { seat-name } décidera ensuite, si personne ne déclare la guerre avant
}
war-order-rule = Le premier qui déclare la guerre y prend part, et lui seul.
your-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
hands = Mains
holds = { $count ->
    [one] { seat-name } a { $count } carte en main
   *[other] { seat-name } a { $count } cartes en main
}
holds-hidden = Les autres ne connaissent que celles qui étaient face visible.
known-cards = Tout le monde sait que { seat-name } a en main
known-why = Pris face visible, au vu de tous.
score-title = { seat-name } a { points }
    { $printed } pour les provinces, { $sets } pour les combinaisons, { $majority } pour les majorités
faction-title = { $count ->
    [0] { seat-name } n’a aucune province { of-faction }
    [one] { seat-name } a { $count } province { of-faction }
   *[other] { seat-name } a { $count } provinces { of-faction }
}
faction-leads = Personne n’en a plus : { $bonus } points supplémentaires.
faction-behind = Quelqu’un en a { $count } : seul celui qui en a le plus gagne { $bonus } points supplémentaires.
faction-nobody = Personne n’en a encore : qui en aura le plus gagnera { $bonus } points supplémentaires.
set-title = { $sets ->
    [0] { seat-name } n’a aucune combinaison complète des quatre factions
    [one] { seat-name } a { $sets } combinaison complète des quatre factions : { $bonus } points
   *[other] { seat-name } a { $sets } combinaisons complètes des quatre factions : { $bonus } points
}
sets-worth = Une combinaison vaut { $one } points, deux { $two }, trois { $three }, quatre ou plus { $four } en tout.
turn-of = C’est le tour de { seat-name }
asked-now = { seat-name } décide de déclarer la guerre ou non
hint-draw = Carte { $draw } sur { $draws } : prenez une carte face visible, ou piochez.
hint-discard = Le héros a son prix : défaussez une carte de votre main.
hint-province = Choisissez maintenant la province à conquérir.
hint-wait = { seat-name } décide.
how-many = Combien { of-cards } ?
slot = { $state ->
    [paid] { troops } payé
    [hero] { troops } : un héros le remplace
   *[missing] { troops } encore à payer
}
slot-alike = { $state ->
    [paid] troupe identique payée
    [hero] troupe identique : un héros la remplace
   *[missing] troupe identique de votre choix encore à payer
}
won = { $you ->
    [alone] Vous gagnez avec { points } : { ending }
    [shared] Vous partagez la victoire avec { $names }, avec { points } chacun : { ending }
   *[no] { $winners ->
        [one] { $names } gagne avec { points } : { ending }
       *[other] { $names } se partagent la victoire avec { points } : { ending }
    }
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
    [yes] Prendre { the-card } face visible, puis défausser une carte
   *[no] Prendre { the-card } face visible
}
hero-discard = Défausser { one-card }
take = Prendre { the-card } pour déclarer la guerre
pay = { $count ->
    [0] Ne pas payer { of-cards }
   *[other] Payer { cards }
}
pay-last = Conquérir { $province } avec { $cards }

# --- ce qui s’est passé : `who` et `whom` sont des personnes, qui lit est « vous »
log-first = { $who ->
    [you] Le sort vous désigne pour commencer
   *[other] Le sort désigne { $who } pour commencer
}
log-deal = { $known ->
    [yes] Vous recevez { $cards }
   *[no] { $who } reçoit { card-count } face cachée
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
   *[no] { $count ->
        [one] Nouvelle troupe face visible : { $cards }
       *[other] Nouvelles troupes face visible : { $cards }
    }
}
log-reshuffle = { $count ->
    [one] La pioche est vide : la dernière carte de la défausse devient la nouvelle pioche
   *[other] La pioche est vide : les { $count } cartes de la défausse sont mélangées et deviennent la nouvelle pioche
}
province-name = { $name } ({ faction-name }, { points })
log-turn-province = { $setup ->
    [yes] Province face visible : { $province }, qui demande { $needs }
   *[no] Nouvelle province : { $province }, qui demande { $needs }
}
log-last = { $trigger ->
    [replace] La pioche des provinces est vide : la prochaine province conquise ne pourra pas être remplacée, ce qui mettra fin à la partie
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
} { $cards } face visible{ $forced ->
    [yes] , seul choix possible
   *[no] {""}
} : { hand-count }{ $price ->
    [yes] { $hand ->
        [one] , à défausser pour le héros
       *[other] , dont une à défausser pour le héros
    }
   *[no] {""}
}
log-draw = { $who ->
    [you] Vous piochez { $cards } face cachée : { hand-count }
   *[other] { $who } pioche { card-count } face cachée : { hand-count }
}
log-discard = { $who ->
    [you] { $forced ->
        [yes] Pour le héros pris face visible, vous n’avez rien d’autre à défausser que { $cards }
       *[no] Vous défaussez { $cards } pour le héros pris face visible
    }
   *[other] { $who } défausse { $cards } pour le héros pris face visible
}
by-whom = { $whom ->
    [you] par vous
   *[other] par { $whom }
}
not-heroes = { $heroes ->
    [yes] {" "}(on ne peut pas prendre de héros)
   *[no] {""}
}
log-offer = { $whom ->
    [you] Vos troupes défaussées peuvent servir à une guerre
   *[other] Les troupes défaussées par { $whom } peuvent servir à une guerre
} : { $cards }{ not-heroes } ; { $persons ->
    [one] { $who ->
        [you] vous décidez
       *[other] { $who } décide
    }
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
} ; à la défausse : { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-war = Guerre pour { $name } ! { $who ->
    [you] { $asked ->
        [one] Vous prenez
       *[other] Dans l’ordre du tour, vous la déclarez avant les autres et prenez
    }
   *[other] { $asked ->
        [one] { $who } prend
       *[other] Dans l’ordre du tour, { $who } la déclare avant les autres et prend
    }
} { $known ->
    [yes] { $card } défaussé
   *[no] une des cartes défaussées
} { by-whom }
log-leftover = Ce qui n’a pas été pris va à la défausse : { $shown ->
    [yes] { $cards }
   *[no] { card-count }
}
log-conquer = { $who ->
    [you] Vous conquérez
   *[other] { $who } conquiert
} { $province } { $shown ->
    [no] en défaussant { card-count }
   *[yes] { $war ->
        [yes] { $known ->
            [yes] avec { $card } tout juste pris et, de la main, { $cards }
           *[no] avec { $cards }, dont la carte tout juste prise
        }
       *[no] avec { $cards }
    }
} ; { $left ->
    [0] plus aucune carte en main
    [one] il reste { $left } carte en main
   *[other] il reste { $left } cartes en main
}
log-set = { $who ->
    [you] Vous avez
   *[other] { $who } a
} maintenant { $count ->
    [one] une province de chaque faction : { $bonus } points
   *[other] { $count } provinces de chaque faction : { $bonus } points au lieu de { $before }
}
of-faction = { $faction ->
    [Sun] du Soleil
    [Moon] de la Lune
    [Oak] du Chêne
    [Tide] de la Marée
   *[other] de la faction { $faction }
}
province-count = { $owned ->
    [one] { $owned } province
   *[other] { $owned } provinces
}
log-majority = Majorité { of-faction } : avec { province-count }, { $who ->
    [you] { $persons ->
        [0] vous en avez le plus et gagnez { $bonus } points
       *[other] vous en avez autant que { $names } et gagnez aussi { $bonus } points
    }
   *[other] { $persons ->
        [0] { $who } en a le plus et gagne { $bonus } points
       *[other] { $who } en a autant que { $names } et gagne aussi { $bonus } points
    }
}
log-lost = Majorité { of-faction } : avec { province-count }, { $whom ->
    [you] vous dépassez { $who }, qui perd
   *[other] { $who ->
        [you] { $whom } vous dépasse et vous perdez
       *[other] { $whom } dépasse { $who }, qui perd
    }
} { $bonus } points
score-change = { person } { $count } ({ $gained })
log-points = Points à présent : { $scores }
log-not-replaced = { $name } n’est pas remplacée, car la pioche des provinces est vide ; { $left ->
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
score-sum = { person } { $count } ({ $printed } pour les provinces, { $sets } pour les combinaisons, { $majority } pour les majorités)
score-sums = { $first } ; { $rest }
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
brief-take = { $cards } pris face visible
brief-draw = { $shown ->
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
brief-conquer = { $war ->
    [yes] { $who ->
        [you] guerre : vous conquérez { $name } (+{ $gained })
       *[other] guerre : { $who } conquiert { $name } (+{ $gained })
    }
   *[no] { $name } conquise (+{ $gained })
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

# --- ce qui dépend d’une question
or = { $first } ou { $rest }
stakes-later = Vous déciderez plus tard, si personne ne déclare la guerre avant.
stakes-payable = Votre main suffit pour { $names }.
stakes-closest = { $count ->
    [one] Votre main ne suffit pour aucune province : il manque { $count } symbole pour la plus proche, { $name }.
   *[other] Votre main ne suffit pour aucune province : il manque { $count } symboles pour la plus proche, { $name }.
}
stakes-last = La prochaine conquête met fin à la partie, après l’éventuelle guerre qui suit. { $reach }
wins-now = { $you ->
    [yes] vous gagnez avec { points }
   *[no] { $persons ->
        [one] { $names } gagne avec { points }
       *[other] la victoire est partagée avec { points } : { $names }
    }
}
stakes-shortage = Si la partie s’arrête maintenant, { $wins }.
stakes-discard = { $persons ->
    [one] { $names } peut prendre cette carte et déclarer la guerre ; on ne peut pas prendre un héros.
   *[other] { $names }, dans cet ordre, peuvent prendre cette carte et déclarer la guerre ; on ne peut pas prendre un héros.
}
then-next = { $then ->
    [end] la partie se termine
    [draw] { $who ->
        [you] vous continuez à recruter
       *[other] { seat-name } continue à recruter
    }
   *[turn] { $who ->
        [you] c’est à vous
       *[other] c’est au tour de { seat-name }
    }
}
stakes-war = { $able ->
    [no] Avec votre main, aucune de ces cartes ne permet de payer une province : vous ne pouvez que passer.
   *[yes] { $persons ->
        [0] Personne ne décide après vous : si vous passez, { $then }.
        [one] Si vous passez, { $names } décide à son tour ; si personne ne déclare la guerre, { $then }.
       *[other] Si vous passez, { $names } décident à leur tour, dans cet ordre ; si personne ne déclare la guerre, { $then }.
    }
}
stakes-idle = { $rest } Avec { $cards }, votre main ne peut payer aucune province.
on-offer-to = { $persons ->
    [one] { $names } pourra ensuite prendre une des cartes payées et déclarer la guerre.
   *[other] { $names }, dans cet ordre, pourront ensuite prendre une des cartes payées et déclarer la guerre.
}
stakes-province = Dans votre paiement, { $card } doit compter. { on-offer-to }
alike-due = { $count ->
    [one] { $count } troupe identique
   *[other] { $count } troupes identiques
}
stakes-payment = { $due ->
    [yes] Encore à payer : { $needs }.
   *[no] Plus rien n’est nécessaire.
} { on-offer-to }

# --- ce qu’un choix coûte et rapporte
more-recruit = L’une après l’autre, face visible ou dans la pioche
more-end = En l’état, { $wins }
more-blind = { $count ->
    [one] Sans la montrer aux autres ; un héros pioché ainsi ne coûte pas de carte ({ $count } carte dans la pioche)
   *[other] Sans la montrer aux autres ; un héros pioché ainsi ne coûte pas de carte ({ $count } cartes dans la pioche)
}
more-hero = { $count ->
    [one] Remplace n’importe quelle troupe ; les autres pourront se servir de votre défausse pour une guerre
   *[other] Remplace deux troupes ; les autres pourront se servir de votre défausse pour une guerre
}
more-reach = { $worth } ; avec cette carte, votre main suffit pour { $names }
more-discard = { $held ->
    [one] Votre seule carte de ce type
   *[other] Une de vos { $held } cartes de ce type
} ; { $hero ->
    [yes] ne peut pas être prise pour une guerre
   *[no] peut être prise pour une guerre
}
more-take = Vous pourrez conquérir { $names }
more-pass = { seat-name } décide ensuite
more-pass-last = Ensuite, { $then }
more-last = { $brings }. La partie se termine après l’éventuelle guerre qui suit
more-pay = { $due ->
    [yes] Encore à payer ensuite : { $needs }
   *[no] Ensuite, plus rien n’est nécessaire
}
more-pay-last = { $count ->
    [0] Votre main est ensuite vide
    [one] { $count } carte reste dans votre main
   *[other] { $count } cartes restent dans votre main
}

# --- consignes
task = { $task ->
    [turn-start] recruter ou conquérir une province
    [recruit] recruter
    [shortage] conquérir une province ou déclencher la fin de partie
    [end] déclencher la fin de partie
    [draw] prendre une carte troupe ({ $draw } sur { $draws })
    [hero-discard] défausser une carte pour le héros
    [war-choice] passer ou prendre une troupe défaussée pour déclarer la guerre
    [pass] passer
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
why-take-first = Une guerre commence par une troupe défaussée que l’on prend ; la province vient ensuite.
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
option-overpay = Payer plus que demandé
option-overpay-contributing = chaque carte payée doit compter
option-overpay-free = on peut ajouter d’autres cartes
option-endTrigger = Fin de partie
option-endTrigger-pileEmpty = quand la pioche des provinces est vide
option-endTrigger-cannotReplace = quand une province conquise ne peut pas être remplacée
option-tieBreak = Égalités
option-tieBreak-shared = victoire partagée
option-tieBreak-provinces = plus de provinces, puis plus de cartes de la plus haute valeur
option-ownTroopBack = Reprendre sa propre troupe dans la même guerre
option-ownTroopBack-allowed = permis, une fois qu’un autre l’a défaussée
option-ownTroopBack-forbidden = interdit

# --- points par origine
source-printed = Provinces
source-sets = Combinaisons
source-majorities = Majorités

# --- ce qui départage
tie-provinces = Nombre de provinces
tie-best-provinces = Provinces à { $points } points

# --- règles maison : ce qui peut varier
box-troops-cards = Cartes d’une troupe, en tout
box-troops-split-singles = Cartes simples d’une troupe
box-troops-split-doubles = Cartes doubles d’une troupe
box-set_up-hand = Cartes troupe distribuées à chaque joueur
box-set_up-troop_row = Cartes troupe face visible
box-set_up-province_row = Provinces face visible
box-recruiting-draws = Cartes troupe piochées par recrutement
box-victory_points-sets = Points pour 0, 1, 2, 3, et 4 séries complètes ou plus
box-victory_points-majority = Points pour le plus de cartes d’une faction
box-provinces-cards-faction = Faction d’une province
box-provinces-cards-vp = Points d’une province
box-provinces-cards-needs = Symboles que demande une province (S épéiste, A archer, L lancier, M mage, K chevalier ; choice : identiques au choix)
box-item = { $item ->
    [swordsman] épéistes
    [archer] archers
    [lancer] lanciers
    [mage] mages
    [knight] chevaliers
    [hero] héros
   *[other] { $item }
}
