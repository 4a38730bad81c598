# Pour une poignée de meeples, en français.
title = Pour une poignée de meeples
pitch = Égrainez les Meeples dans la Rue Principale, construisez, pillez, dégainez : le plus riche de la ville gagne.

seat-name = { $seat ->
    [0] Orange
    [1] Vert
    [2] Gris
   *[other] Noir
}
your-name = { $name } (vous)
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
the-place = { $place ->
    [0] le Barbier
    [1] le Magasin général
    [2] l’Écurie
    [3] le Télégraphe
    [4] la Cantina
    [5] le Croque-mort
    [6] l’Hôtel
    [7] le Bureau d’essai
    [8] la Forge
    [9] la Gazette
    [10] la Chapelle
    [11] la Grange
    [12] le Saloon
   *[other] la Prison
}
in-place = { $place ->
    [0] chez le Barbier
    [1] au Magasin général
    [2] à l’Écurie
    [3] au Télégraphe
    [4] à la Cantina
    [5] chez le Croque-mort
    [6] à l’Hôtel
    [7] au Bureau d’essai
    [8] à la Forge
    [9] à la Gazette
    [10] à la Chapelle
    [11] à la Grange
    [12] au Saloon
   *[other] à la Prison
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
noun = { $kind ->
    [builder] Ouvrier
    [miner] Mineur
    [robber] Bandit
    [deputy] Adjoint
   *[madame] Madame
}
The-meeple = { $kind ->
    [builder] L’Ouvrier
    [miner] Le Mineur
    [robber] Le Bandit
    [deputy] L’Adjoint
   *[madame] Madame
}
of-meeple = { $kind ->
    [builder] de l’Ouvrier
    [miner] du Mineur
    [robber] du Bandit
    [deputy] de l’Adjoint
   *[madame] de Madame
}
some-meeples = { $kind ->
    [builder] { $count ->
        [one] un Ouvrier
       *[other] { $count } Ouvriers
    }
    [miner] { $count ->
        [one] un Mineur
       *[other] { $count } Mineurs
    }
    [robber] { $count ->
        [one] un Bandit
       *[other] { $count } Bandits
    }
    [deputy] { $count ->
        [one] un Adjoint
       *[other] { $count } Adjoints
    }
   *[madame] Madame
}
duellist = { $who ->
    [you] votre { noun }
   *[other] { $kind ->
        [builder] l’Ouvrier de { $who }
        [miner] le Mineur de { $who }
        [robber] le Bandit de { $who }
       *[deputy] l’Adjoint de { $who }
    }
}
pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} dans le Sac

# --- le plateau
board-title = La ville et sa Rue Principale
meeple-title = { $kind } : { $place }
building-title = { $tile ->
    [none] { $name } : pas encore de Chapiteau ; coût { cost }
    [basic] { $name } : Chapiteau ({ $owner }), { $points } points ; un Mineur y fait piocher { $draws } ; l’améliorer coûte { cost }
   *[upgraded] { $name } : Chapiteau ({ $owner }), { $points } points ; un Mineur y fait piocher { $draws }
}
cost-gold = { $gold ->
    [one] { $gold } cube d’Or
   *[other] { $gold } cubes d’Or
}
cost-stone = { $stone ->
    [one] { $stone } cube de Pierre
   *[other] { $stone } cubes de Pierre
}
cost = { $gold ->
    [0] { cost-stone }
   *[other] { $stone ->
        [0] { cost-gold }
       *[other] { cost-gold } et { cost-stone }
    }
}
space-title = { $space ->
    [12] Case Confrontation ouest
    [13] Case Confrontation est
   *[other] Porte { of-place }
}
explosion-title = { $count ->
    [0] Cercle de l’explosion : aucune Dynamite utilisée
    [one] Cercle de l’explosion : { $count } Caisse de Dynamite utilisée
   *[other] Cercle de l’explosion : { $count } Caisses de Dynamite utilisées
}
jail-title = Prison : { $robbers ->
    [0] aucun Bandit
    [one] { $robbers } Bandit
   *[other] { $robbers } Bandits
}, { $crates ->
    [0] plus de Dynamite
    [one] { $crates } Caisse de Dynamite
   *[other] { $crates } Caisses de Dynamite
}. Y prendre les Meeples met une Caisse dans le Sac
saloon-title = Saloon : ses Meeples partent de n’importe quelle case de la rue
graveyard-title = Cimetière : { $buried ->
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
    [0] Banque : plus de Barre d’Or
    [one] Banque : { $bars } Barre d’Or, à { $price } Or
   *[other] Banque : { $bars } Barres d’Or, la prochaine à { $price } Or
}
bar-title = { $price ->
    [0] Barre d’Or : { points }
   *[other] Barre d’Or à { $price } Or
}
crate-title = { $stage ->
    [exploded] Dynamite : utilisée
    [drawn] Dynamite : va exploser
    [bag] Dynamite : dans le Sac
   *[jail] Dynamite : en Prison
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Or dans le Sac
       *[supply] Cube d’Or : { points }
    }
   *[stone] { $place ->
        [bag] Pierre dans le Sac
       *[supply] Cube de Pierre
    }
}
bag-title = Sac de Minage : { $gold } Or, { $stone } Pierre, { $crates } Dynamite
bag-closed = Sac de Minage : à cette table, son contenu n’est pas montré
die-title = { $who } a lancé { $value }
token-title = { $place ->
    [street] { $who } contrôle ce Meeple
   *[supply] Jeton Confrontation : { $who }
}
tiles-title = { $count ->
    [one] { $count } Chapiteau en réserve, { $points } points
   *[other] { $count } Chapiteaux en réserve, { $points } points chacun
}
start-player = Premier joueur
player-title = { $name } : { $points } ; { $gold } Or, { $stone } Pierre, Barres d’Or : { $bars }, Chapiteaux en réserve : { $tiles }

# --- la table
setting-up = Mise en place
turn-of = Tour { $who ->
    [Orange] d’{ $who }
   *[other] de { $who }
}
hand-of = { $count ->
    [0] { $who } a posé son dernier Meeple
   *[other] { $who } égraine : { $count } en main
}
left-to-resolve = À résoudre, dans l’ordre voulu
draws-left = { $who } pioche encore { $count }
legend = { $kind ->
    [builder] Ouvrier : vous pouvez construire ici, ou le propriétaire peut améliorer. Compétence de tir { $skill }
    [miner] Mineur : le propriétaire pioche { $basic }, ou { $better } si le Chapiteau est amélioré. Compétence de tir { $skill }
    [robber] Bandit : vous piochez { $count } par Mineur à l’intérieur. Compétence de tir { $skill }
    [deputy] Adjoint : vous piochez { $count } par Bandit à l’intérieur, et ils vont en Prison. Compétence de tir { $skill }
   *[madame] Madame : vous piochez { $count } par Ouvrier à l’intérieur, et ils vont au Saloon. Elle ne se bat jamais
}
last-round = Dernier tour de table
final-score = Décompte final
score-title = { $place ->
    [1] { $who } : 1re place, { points }
   *[other] { $who } : { $place }e place, { points }
}
showdown = Confrontation
chip-title = { $kind }, { $place } : { $done }
question = { $question ->
    [build] { $who } construit ?
    [upgrade] { $who } améliore ?
   *[reroll] { $who } relance ?
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
corner = Poser le premier Chapiteau : { place-name }
take = Prendre les Meeples { of-place }
place = { $diverted ->
    [yes] Poser { $meeple } { at-space } : elle retourne au Saloon{ going }
   *[no] Poser { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , dans le sens des aiguilles d’une montre
    [counterclockwise] , dans le sens inverse
   *[open] {""}
}
name = Confier { $meeple } à { $who }
resolve-showdown = Résoudre la Confrontation : { $west } contre { $east }
resolve = Résoudre { $meeple } à la Porte { of-place } : { $done }
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

# --- ce qui s’est passé
log-deal = Mise en place { of-place } : { some-meeples }
log-start = { $how ->
    [random] { $who ->
        [you] Le sort en décide : vous commencez
       *[other] Le sort en décide : { $who } commence
    }
    [host] { $who ->
        [you] Vous commencez, par choix de l’hôte
       *[other] { $who } commence, par choix de l’hôte
    }
   *[first-seat] { $who ->
        [you] Vous avez la première place et commencez
       *[other] { $who } a la première place et commence
    }
}
log-corner = { $who ->
    [you] Vous posez votre premier Chapiteau { in-place }, dans un coin : gratuit, { $points } points
   *[other] { $who } pose son premier Chapiteau { in-place }, dans un coin : gratuit, { $points } points
}
takes = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
}
log-take = { $count ->
    [one] { takes } le seul Meeple { of-place } : { $meeples }
   *[other] { takes } les { $count } Meeples { of-place } : { $meeples }
}
log-crate = La Prison a été vidée : une Caisse de Dynamite passe de là dans le Sac ({ $left ->
    [0] il n’en reste plus en Prison
   *[other] il en reste { $left } en Prison
})
puts = { $who ->
    [you] Vous posez
   *[other] { $who } pose
}
skipping = { $skipped ->
    [w] , par-dessus la case Confrontation ouest, occupée
    [e] , par-dessus la case Confrontation est, occupée
   *[none] {""}
}
log-place = { puts } { a-meeple } { at-space }{ going }{ skipping }
log-divert = { puts } Madame { at-space }{ going }{ skipping } ; elle ne se bat jamais et va aussitôt au Saloon
controls = { $whom ->
    [you] vous contrôlez
   *[other] { $whom } contrôle
}
log-token = { $how ->
    [own] { $whom ->
        [you] Vous contrôlez
       *[other] { $whom } contrôle
    } { the-meeple } { at-space }
    [other] { $who ->
        [you] Votre jeton est déjà sur l’autre case Confrontation, donc { controls } { the-meeple } { at-space }
       *[other] Le jeton de { $who } est déjà sur l’autre case Confrontation, donc { controls } { the-meeple } { at-space }
    }
   *[named] { $who ->
        [you] Votre jeton est déjà sur l’autre case Confrontation ; vous désignez un autre joueur : { controls } { the-meeple } { at-space }
       *[other] Le jeton de { $who } est déjà sur l’autre case Confrontation ; { $who } désigne un autre joueur : { controls } { the-meeple } { at-space }
    }
}{ $due ->
    [yes] {" "}; les deux cases sont occupées, il y aura donc une Confrontation ce tour-ci
   *[no] {""}
}
log-left-over = Plus de case pour { $meeples } : { $place ->
    [12] direction le Saloon
    [13] retour à la Prison
   *[other] retour { in-place }
}, sans action
log-offer = { $offer ->
    [build] { $who ->
        [you] Grâce à l’Ouvrier, vous pouvez construire { in-place } pour { cost }
       *[other] Grâce à l’Ouvrier, { $who } peut construire { in-place } pour { cost }
    }
   *[upgrade] { $whom ->
        [you] Grâce à l’Ouvrier, vous pouvez améliorer votre Chapiteau { of-place } pour { cost }
       *[other] Grâce à l’Ouvrier, { $whom } peut améliorer son Chapiteau { of-place } pour { cost }
    }
}
on-place = { in-place }
log-build = { $who ->
    [you] Vous construisez un Chapiteau { on-place } pour { cost } : { $points } points
   *[other] { $who } construit un Chapiteau { on-place } pour { cost } : { $points } points
}. L’Ouvrier entre
log-upgrade = { $who ->
    [you] Vous améliorez votre Chapiteau { of-place } pour { cost } : { $points } points désormais
   *[other] { $who } améliore son Chapiteau { of-place } pour { cost } : { $points } points désormais
}. L’Ouvrier entre
log-decline = { $offer ->
    [build] { $who ->
        [you] Vous ne construisez pas { on-place }
       *[other] { $who } ne construit pas { on-place }
    }
   *[upgrade] { $who ->
        [you] Vous n’améliorez pas votre Chapiteau { of-place }
       *[other] { $who } n’améliore pas son Chapiteau { of-place }
    }
}. L’Ouvrier entre
log-idle = { $reason ->
    [no-tile] { $who ->
        [you] Vous n’avez plus de Chapiteau à construire { on-place }
       *[other] { $who } n’a plus de Chapiteau à construire { on-place }
    }. L’Ouvrier entre simplement
    [poor] { $who ->
        [you] Vous ne pouvez pas payer { cost } pour construire { on-place }
       *[other] { $who } ne peut pas payer { cost } pour construire { on-place }
    }. L’Ouvrier entre simplement
    [owner-poor] { $whom ->
        [you] Vous ne pouvez pas payer { cost } pour améliorer votre Chapiteau { of-place }
       *[other] { $whom } ne peut pas payer { cost } pour améliorer son Chapiteau { of-place }
    }. L’Ouvrier entre simplement
    [done] Le Chapiteau { of-place } est déjà amélioré. L’Ouvrier entre simplement
    [unowned] Personne n’a construit { in-place } : le Mineur ne fait piocher personne et entre simplement
   *[no-prey] { $kind ->
        [robber] Le Bandit ne trouve aucun Mineur { in-place } et entre simplement
        [deputy] L’Adjoint ne trouve aucun Bandit { in-place } et entre simplement
       *[madame] Madame ne trouve aucun Ouvrier { in-place } et entre simplement
    }
}
draws = { $who ->
    [you] vous piochez
   *[other] { $who } pioche
} { pieces }
log-act = { $kind ->
    [miner] { $who ->
        [you] Le Mineur travaille pour vous, propriétaire { of-place } : { draws }
       *[other] Le Mineur travaille pour { $who }, propriétaire { of-place } : { draws }
    }
    [robber] Le Bandit trouve { $prey ->
        [one] { $prey } Mineur
       *[other] { $prey } Mineurs
    } { in-place } : { draws } ({ $each } par Mineur)
    [deputy] L’Adjoint trouve { $prey ->
        [one] { $prey } Bandit
       *[other] { $prey } Bandits
    } { in-place } : { draws } ({ $each } par Bandit)
   *[madame] Madame trouve { $prey ->
        [one] { $prey } Ouvrier
       *[other] { $prey } Ouvriers
    } { in-place } : { draws } ({ $each } par Ouvrier)
}
cubes = { $kind ->
    [gold] { $count ->
        [one] { $count } cube d’Or
       *[other] { $count } cubes d’Or
    }
   *[stone] { $count ->
        [one] { $count } cube de Pierre
       *[other] { $count } cubes de Pierre
    }
}
log-draw = { $kind ->
    [crate] { $who ->
        [you] Vous piochez de la Dynamite ! Elle explose après la dernière pioche
       *[other] { $who } pioche de la Dynamite ! Elle explose après la dernière pioche
    }
   *[other] { $who ->
        [you] Vous piochez { cubes }
       *[other] { $who } pioche { cubes }
    }
}
log-lost = { $count ->
    [one] Le Sac est vide : 1 pioche est perdue
   *[other] Le Sac est vide : { $count } pioches sont perdues
}
log-arrest = Arrestation { in-place } : { some-meeples }, direction la Prison
log-lure = Madame envoie { some-meeples } { of-place } au Saloon
loss = { $who ->
    [you] vous
   *[other] { $who }
} { $lost } (reste { $left })
log-explode = { $count ->
    [one] La Dynamite explose
   *[other] { $count } Caisses de Dynamite explosent ensemble
} (Caisse { $number } sur { $crates }) : { $losers ->
    [0] personne n’a 2 cubes de Pierre ou plus, donc personne n’en perd
   *[other] chacun remet dans le Sac la moitié de sa Pierre, arrondie à l’inférieur : { $losses }
}
log-enter = { The-meeple } entre { in-place }
log-showdown = { $who ->
    [you] Vous lancez
   *[other] { $who } lance
} la Confrontation : { $west } contre { $east }. { $better ->
    [none] Aussi bons tireurs l’un que l’autre, personne ne peut relancer
   *[other] Le meilleur tireur, { $better }, peut relancer une fois
}
log-roll = { $again ->
    [yes] { $who ->
        [you] Cette fois, vous obtenez { $count }, qui remplace le { $was }
       *[other] Cette fois, { $who } obtient { $count }, qui remplace le { $was }
    }
   *[no] { $who ->
        [you] Vous obtenez { $count } pour { the-meeple }
       *[other] { $who } obtient { $count } pour { the-meeple }
    }
}
log-lead = { $tie ->
    [yes] { $high } contre { $low } : { $leader } mène, car à dés égaux le meilleur tireur l’emporte ; il peut encore relancer
   *[no] { $leads ->
        [yes] { $high } contre { $low } : { $leader } mène avec le plus haut dé ; meilleur tireur, il peut encore relancer
       *[no] { $high } contre { $low } : { $leader } mène avec le plus haut dé ; le meilleur tireur, { $better }, peut relancer le { $own }
    }
}
log-again = { $who ->
    [you] Vous relancez le dé { of-meeple } au lieu de garder le { $count }
   *[other] { $who } relance le dé { of-meeple } au lieu de garder le { $count }
}
log-keep = { $who ->
    [you] Vous gardez le { $count } { of-meeple }
   *[other] { $who } garde le { $count } { of-meeple }
}
log-duel = { $tie ->
    [yes] { $high } contre { $low } : { $winner } gagne, car à dés égaux le meilleur tireur l’emporte, et va au Saloon
   *[no] { $high } contre { $low } : { $winner } gagne avec le plus haut dé et va au Saloon
}
log-both = { $high } contre { $low } entre tireurs de même niveau : les deux sont abattus, et les deux joueurs sont récompensés
log-bury = { $count ->
    [0] Aucune Tombe n’est libre : { $shooter } retourne dans la boîte du jeu
   *[other] Abattu : { $shooter }, enterré dans la Tombe { $count } sur { $tombs }
}
log-reward = Récompense pour avoir abattu { the-meeple } : { draws }
log-bar = { $who ->
    [you] Vous avez assez d’Or et devez acheter une Barre d’Or pour { $price } cubes d’Or : { $points } points
   *[other] { $who } a assez d’Or et doit acheter une Barre d’Or pour { $price } cubes d’Or : { $points } points
}
log-last-round = { $reason ->
    [bank] La dernière Barre d’Or est vendue
    [graveyard] Le Cimetière est plein
   *[dynamite] La dernière Dynamite a explosé
} : { $now ->
    [yes] la partie s’achève avec ce tour
   *[no] { $last ->
        [you] dernier tour de table ! La partie s’achève après votre tour
       *[other] dernier tour de table ! La partie s’achève après le tour de { $last }
    }
}
log-also = { $reason ->
    [bank] La dernière Barre d’Or est vendue aussi
    [graveyard] Le Cimetière est plein aussi
   *[dynamite] La dernière Dynamite a explosé aussi
} ; c’est déjà le dernier tour de table
score-of = { $who ->
    [you] vous
   *[other] { $who }
} { $count }
log-win = { $winners ->
    [one] { $who ->
        [you] Vous gagnez avec { points }{ more-cubes }
       *[other] { $who } gagne avec { points }{ more-cubes }
    }
   *[other] Victoire partagée pour { $names } avec { points }{ more-cubes }
} ({ $scores })

# --- la même chose en quelques mots, après le nom du joueur dont c’était le tour
brief-start = { $who ->
    [you] vous commencez
   *[other] { $who } commence
}
brief-corner = { $who ->
    [you] votre premier Chapiteau { in-place }
   *[other] premier Chapiteau de { $who } { in-place }
}
brief-take = { $count ->
    [one] { $count } Meeple égrainé
   *[other] { $count } Meeples égrainés
} depuis { the-place }
brief-crate = Dynamite mise dans le Sac
brief-divert = Madame au Saloon
brief-left-over = plus de case pour { $meeples }
brief-build = Chapiteau construit { in-place } ({ $points })
brief-upgrade = { $own ->
    [yes] Chapiteau { of-place } amélioré ({ $points })
   *[no] { $who ->
        [you] votre Chapiteau { of-place } amélioré ({ $points })
       *[other] Chapiteau { of-place } amélioré par { $who } ({ $points })
    }
}
brief-drawn = { $kind ->
    [crate] Dynamite
   *[other] { cubes }
}
brief-draw = { $own ->
    [yes] pioche : { brief-drawn }
   *[no] { $who ->
        [you] votre pioche : { brief-drawn }
       *[other] pioche de { $who } : { brief-drawn }
    }
}
brief-lost = Sac vide
brief-arrest = { $count ->
    [one] { $count } Bandit arrêté
   *[other] { $count } Bandits arrêtés
}
brief-lure = { $count ->
    [one] { $count } Ouvrier envoyé au Saloon
   *[other] { $count } Ouvriers envoyés au Saloon
}
brief-explode = explosion de Dynamite
brief-duel = { $winner } abat { $loser }
brief-both = double mort à la Confrontation
brief-bar = achat d’une Barre d’Or ({ $points })
brief-last-round = dernier tour de table
brief-win = { $winners ->
    [one] { $who ->
        [you] vous gagnez
       *[other] { $who } gagne
    }
   *[other] victoire partagée pour { $names }
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
    [yes] {" "}; une nouvelle partie les départagerait
   *[no] {""}
}
rematch-settles = Égalité parfaite : une nouvelle partie départage les vainqueurs.

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
why-own-token = Votre jeton est déjà sous l’autre Meeple de la Confrontation : choisissez un autre joueur.
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
why-own-door = Le premier Meeple ne va jamais sur la Porte du Bâtiment d’où il vient : la suite est { $next }.
why-left-open = Madame a laissé { $next } libre : le prochain Meeple y va.
why-used = { $space } compte comme utilisé pour ce tour de rue : la suite est { $next }.
why-jump = On ne saute aucune case libre : la prochaine est { $next }.
why-sequence = { $way ->
    [clockwise] { $space } n’est pas la suite : dans le sens des aiguilles d’une montre, la prochaine case libre est { $next }.
   *[counterclockwise] { $space } n’est pas la suite : dans le sens inverse, la prochaine case libre est { $next }.
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
