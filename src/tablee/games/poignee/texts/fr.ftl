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
    [1] Magasin
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
    [1] du Magasin
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
    [1] le Magasin
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
    [1] au Magasin
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
    [w] case Confrontation côté Prison
    [e] case Confrontation côté Saloon
    [showdown] Confrontation
    [hand] en main
    [bank] Banque
   *[graveyard] Cimetière
}
at-space = { $space ->
    [12] sur la case Confrontation côté Prison
    [13] sur la case Confrontation côté Saloon
   *[other] à la Porte { of-place }
}
to-space = { at-space }
short-space = { $space ->
    [12] case Confrontation côté Prison
    [13] case Confrontation côté Saloon
   *[other] { place-name }
}
coded-space = { short-space } ({ $code })
coded-place = { place-name } ({ $code })

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

# --- le plateau : la première ligne d’un titre dit ce que c’est et à qui, les suivantes ce que cela fait
board-title = La ville et sa Rue Principale
does = { $kind ->
    [builder] À une Porte : vous pouvez construire ici, ou le propriétaire du Chapiteau peut l’améliorer
    [miner] À une Porte : le propriétaire du Chapiteau pioche { $basic }, ou { $better } s’il est amélioré
    [robber] À une Porte : vous piochez { $count } par Mineur à l’intérieur
    [deputy] À une Porte : vous piochez { $count } par Bandit à l’intérieur, et ils vont en Prison
   *[madame] À une Porte : vous piochez { $count } par Ouvrier à l’intérieur, et ils vont au Saloon
}
skill = { $kind ->
    [madame] Elle ne se bat jamais
   *[other] Compétence de tir { $skill }
}
meeple-title = { kind } : { $place }
    { does }
    { skill }
legend-title = { kind }
    { does }
    { skill }
building-title = { $tile ->
    [none] { $name } : pas encore de Chapiteau
        Quand un Ouvrier agit ici, vous pouvez construire pour { cost } : { $basic } points
    [basic] { $name } : Chapiteau de { $owner }, { $points } points
        Quand un Mineur agit ici, { $owner } pioche { $draws }
        Quand un Ouvrier agit ici, { $owner } peut l’améliorer pour { cost } : { $better } points au lieu de { $points }
   *[upgraded] { $name } : Chapiteau amélioré de { $owner }, { $points } points
        Quand un Mineur agit ici, { $owner } pioche { $draws }
        Quand un Ouvrier agit ici, il n’y a plus rien à améliorer
}
cost-gold = { $gold ->
    [one] { $gold } Cube d’Or
   *[other] { $gold } Cubes d’Or
}
cost-stone = { $stone ->
    [one] { $stone } Cube de Pierre
   *[other] { $stone } Cubes de Pierre
}
cost = { $gold ->
    [0] { cost-stone }
   *[other] { $stone ->
        [0] { cost-gold }
       *[other] { cost-gold } et { cost-stone }
    }
}
door-title = Porte { of-place }
    Un Meeple qui s’arrête ici agit sur ce Bâtiment, puis y entre
waiting-title = { kind } à la Porte { of-place }
    Quand il agit : { $done }
space-title = { $space ->
    [12] Case Confrontation côté Prison
   *[13] Case Confrontation côté Saloon
}
    Un Meeple qui s’arrête ici en attend un sur l’autre case Confrontation ; alors ils se battent
    Le jeton montre qui lance le dé pour lui
explosion-title = { $count ->
    [0] Cercle de l’explosion : aucune Dynamite n’a encore explosé
    [one] Cercle de l’explosion : { $count } Caisse sur { $crates } a explosé
   *[other] Cercle de l’explosion : { $count } Caisses sur { $crates } ont explosé
}
    { $burning ->
        [0] À chaque explosion, chacun perd la moitié de sa Pierre. Après la dernière vient le dernier tour de table
       *[other] De la Dynamite a été piochée ! Après la dernière pioche, chacun perd la moitié de sa Pierre
    }
jail-title = Prison : { $robbers ->
    [0] aucun Bandit
    [one] { $robbers } Bandit
   *[other] { $robbers } Bandits
}, { $crates ->
    [0] plus de Dynamite
    [one] { $crates } Caisse de Dynamite
   *[other] { $crates } Caisses de Dynamite
}
    Les Bandits pris ici partent de n’importe quelle case de la rue
    Qui les prend met aussi une Caisse dans le Sac, s’il en reste
saloon-title = Saloon
    Ici viennent les vainqueurs des Confrontations et les Ouvriers envoyés par Madame
    Les Meeples pris ici partent de n’importe quelle case de la rue
graveyard-title = Cimetière : { $buried ->
    [one] { $buried } Tombe occupée
   *[other] { $buried } Tombes occupées
}, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}{ $boxed ->
    [0] {""}
   *[other] , { $boxed } dans la boîte du jeu
}
    Quand toutes les Tombes sont remplies, c’est le dernier tour de table
tombs-left = { $count ->
    [0] complet
    [one] { $count } Tombe libre
   *[other] { $count } Tombes libres
}
bank-title = { $bars ->
    [0] Banque : plus de Barre d’Or
    [one] Banque : { $bars } Barre d’Or, pour { $price } Cubes d’Or
   *[other] Banque : { $bars } Barres d’Or, la prochaine pour { $price } Cubes d’Or
}
    Qui les a à la fin de son tour doit acheter une Barre : { points }
    Quand la dernière est vendue, c’est le dernier tour de table
bar-title = { $price ->
    [0] Barre d’Or de { $who } : { points }
   *[other] Barre d’Or pour { $price } Cubes d’Or : { points }
}
crate-title = { $stage ->
    [exploded] Dynamite qui a explosé
        Quand les { $crates } Caisses ont explosé, c’est le dernier tour de table
    [drawn] Dynamite qui va exploser
        Après la dernière pioche, chacun perd la moitié de sa Pierre, arrondie à l’inférieur
    [bag] Dynamite dans le Sac
        Si elle est piochée, chacun perd la moitié de sa Pierre, arrondie à l’inférieur
   *[jail] Dynamite en Prison
        Qui prend les Bandits de la Prison met une Caisse dans le Sac
}
cube-title = { $kind ->
    [gold] { $place ->
        [bag] Or dans le Sac
       *[supply] Or de { $who }
            { points } par Cube. Il paie aussi les Chapiteaux et les Barres d’Or
    }
   *[stone] { $place ->
        [bag] Pierre dans le Sac
       *[supply] Pierre de { $who }
            Elle paie les Chapiteaux. La moitié est perdue quand la Dynamite explose
    }
}
bag-title = Sac de Minage : { cost-gold }, { cost-stone }, { $crates ->
    [0] pas de Dynamite
    [one] { $crates } Caisse de Dynamite
   *[other] { $crates } Caisses de Dynamite
}
    On y pioche à l’aveugle
bag-closed = Sac de Minage
    On y pioche à l’aveugle. À cette table, son contenu n’est pas montré
die-title = { $known ->
    [yes] { $who } a lancé { $value }
   *[no] Dé { $space ->
        [12] de la case Confrontation côté Prison
       *[13] de la case Confrontation côté Saloon
    } : { $value }
}
    Le dé le plus élevé gagne ; à dés égaux, le meilleur tireur
token-title = { $place ->
    [street] { $who } contrôle ce Meeple
        { $who } lance le dé pour lui, et reçoit la récompense s’il gagne
   *[supply] Jeton Confrontation de { $who }
        Il va sous un Meeple que { $who } pose sur une case Confrontation
}
tiles-title = { $count ->
    [one] { $count } Chapiteau en réserve pour { $who } : { $points } points une fois construit
   *[other] { $count } Chapiteaux en réserve pour { $who } : { $points } points chacun une fois construits
}
start-player = Premier joueur : { $who }
    Le dernier tour de la partie est celui de { $last }
player-title = { $name } : { points } pour l’instant
    { cost-gold }, { cost-stone }, { $bars ->
        [one] { $bars } Barre d’Or
       *[other] { $bars } Barres d’Or
    }, { $tiles ->
        [one] { $tiles } Chapiteau en réserve
       *[other] { $tiles } Chapiteaux en réserve
    }
points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
you-name = Vous

# --- la table : après le nom d’un joueur, ce qu’il fait
setting-up = Mise en place
chooses-corner = { $you ->
    [yes] choisissez un coin
   *[no] choisit un coin
}
takes-meeples = { $you ->
    [yes] prenez des Meeples
   *[no] prend des Meeples
}
sows = { $count ->
    [0] { $you ->
        [yes] avez posé votre dernier Meeple
       *[no] a posé son dernier Meeple
    }
   *[other] { $you ->
        [yes] égrainez : { $count } en main
       *[no] égraine : { $count } en main
    }
}
draws-left = { $you ->
    [yes] piochez encore { $count }
   *[no] pioche encore { $count }
}
resolves = { $count ->
    [1] { $you ->
        [yes] résolvez la dernière action
       *[no] résout la dernière action
    }
   *[other] { $you ->
        [yes] résolvez : encore { $count }
       *[no] résout : encore { $count }
    }
}
rolls = { $you ->
    [yes] lancez un dé
   *[no] lance un dé
}
may-build = { $you ->
    [yes] pouvez construire
   *[no] peut construire
}
may-upgrade = { $you ->
    [yes] pouvez améliorer
   *[no] peut améliorer
}
may-reroll = { $you ->
    [yes] pouvez relancer
   *[no] peut relancer
}
hand-title = En main : { $meeples }
    { does }
    { skill }
last-round = Dernier tour de table
last-round-short = Dernier tour
final-score = Décompte final
score-title = { $place ->
    [1] { $who } : 1re place, { points }
   *[other] { $who } : { $place }e place, { points }
}
    Or { $gold }, Barres d’Or { $bars }, Chapiteaux { $marquees }
showdown = Confrontation
showdown-title = Confrontation
    { $west } contre { $east }
    Le dé le plus élevé gagne ; le meilleur tireur peut relancer, et gagne à dés égaux
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
    [build] { $who ->
        [you] vous pouvez construire
       *[other] { $who } peut construire
    }
    [upgrade] { $who ->
        [you] vous pouvez améliorer
       *[other] { $who } peut améliorer
    }
    [draw] { stakes-reward }
    [arrest] { stakes-reward }, et les Bandits à l’intérieur vont en Prison
    [lure] { stakes-reward }, et les Ouvriers à l’intérieur vont au Saloon
   *[none] sans effet
}

# --- choix
corner = Poser le premier Chapiteau : { place-name }
take = Prendre les Meeples { of-place }
place = { $diverted ->
    [yes] Poser { $meeple } { at-space }{ going } : elle va aussitôt au Saloon
   *[no] Poser { $meeple } { at-space }{ going }
}
going = { $way ->
    [clockwise] , dans le sens horaire
    [counterclockwise] , dans le sens inverse
   *[open] {""}
}
name = Confier { $meeple } à { $who }
resolve-showdown = Confrontation : { $west } contre { $east }
resolve = { kind } { in-place } : { $done }
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

# --- ce qui dépend d’une question, sous la consigne
stakes-corner = Gratuit, et { $points } points. Tous les coins se valent ; seuls leurs voisins diffèrent
stakes-last-turn = C’est votre dernier tour
stakes-bar = { $missing ->
    [0] Vous avez { cost-gold } : à la fin de ce tour, vous devrez acheter une Barre d’Or pour { $price }
   *[other] Vous avez { cost-gold } ; avec { $missing } de plus, vous achetez une Barre d’Or ({ $points } points) à la fin de ce tour
}
stakes-way = { $how ->
    [one] C’est le dernier Meeple de la main
    [anywhere] Le premier Meeple va sur n’importe quelle case libre ; le deuxième fixe le sens
   *[side] Le côté choisi fixe le sens pour tous les autres
}
stakes-next = { $count ->
    [1] Le dernier va { $next }
   *[other] Le prochain va { $next }
}
stakes-sow = Le prochain va { $next }, le dernier { $last }
stakes-name = { The-meeple } affrontera votre { $own }. { $better ->
    [own] Le vôtre tire mieux : il pourra relancer, et gagne à dés égaux
    [other] Le vôtre tire moins bien : l’autre pourra relancer, et gagne à dés égaux
   *[equal] Les deux tirent aussi bien : personne ne pourra relancer
}
stakes-resolve = Dans l’ordre voulu. Ce que vous piochez d’abord peut payer un Chapiteau
stakes-build = { $points } points, et un Mineur qui agit ici vous fait piocher { $draws }. Il vous resterait { cost-gold } et { cost-stone }
stakes-upgrade = Il vaudrait { $points } points au lieu de { $basic }, et un Mineur qui agit ici vous ferait piocher { $draws } au lieu de { $basic-draws }. Il vous resterait { cost-gold } et { cost-stone }
stakes-reward = { $who ->
    [you] vous piochez { $count }
   *[other] { $who } pioche { $count }
}
stakes-reroll = { $tie ->
    [yes] { $high } contre { $low } : { $leader } mène, car à dés égaux le meilleur tireur l’emporte
   *[no] { $high } contre { $low } : { $leader } mène avec le dé le plus élevé
}. { $least ->
    [1] Toute relance gagne
    [6] Relancer le { $own } gagne avec un 6
   *[other] Relancer le { $own } gagne avec { $least } ou plus
}. Si { $better } gagne, { $won } ; sinon, { $lost }

# --- plus sur un choix, sous son nom ; on s’adresse à qui choisit
more-take = { $crate ->
    [yes] { $meeples }, depuis n’importe quelle case libre. Une Caisse de Dynamite va dans le Sac
    [no] { $meeples }, depuis n’importe quelle case libre
   *[far] { $meeples }
}
more-take-building = { $count ->
    [1] { $meeples } : { $clockwise } ou { $back }
   *[other] { $meeples }. Dernier arrêt : { $clockwise } (sens horaire), { $back } (sens inverse)
}
more-last = Dernier arrêt des { $count } : { $last }
more-fighter = { $token ->
    [alone] Il y attend un adversaire sur l’autre case Confrontation
    [own] Confrontation ce tour-ci : vous le contrôlez, contre { $foe }
    [named] Confrontation ce tour-ci contre { $foe } : vous choisissez qui le contrôle
   *[other] Confrontation ce tour-ci contre { $foe } : { $whom } le contrôle
}
more-acts = Ici : { $done }
reason = { $reason ->
    [no-tile] vous n’avez plus de Chapiteau
    [poor] vous ne pouvez pas payer { cost }
    [owner-poor] { $whom ->
        [you] vous ne pouvez pas payer { cost } pour améliorer
       *[other] { $whom } ne peut pas payer { cost } pour améliorer
    }
    [done] le Chapiteau est déjà amélioré
    [unowned] personne n’a construit ici
   *[no-prey] { $kind ->
        [robber] il n’y a pas de Mineur à l’intérieur
        [deputy] il n’y a pas de Bandit à l’intérieur
       *[madame] il n’y a pas d’Ouvrier à l’intérieur
    }
}
more-reason = Car { reason }
more-nothing = Sans effet pour l’instant : { reason }
more-site = { $points } points pour { cost }
more-upgrade = { $points } points au lieu de { $basic }, pour { cost }
more-bag = Dynamite dans le Sac : { $crates ->
    [one] { $crates } pièce
   *[other] { $crates } pièces
} sur { $pieces }
more-showdown = { $better ->
    [none] Tireurs de même niveau. Le vainqueur est récompensé : { $won }, ou { $lost }
   *[other] Le meilleur tireur est { $better }. S’il gagne, { $won } ; sinon, { $lost }
}
more-reroll = { $least ->
    [1] Gagne avec n’importe quel résultat
    [6] Gagne avec un 6 : { $chances } chance sur 6
   *[other] Gagne avec { $least } ou plus : { $chances } chances sur 6
}
more-keep = Alors { $leader } gagne, et { $reward }
more-decline = L’Ouvrier entre simplement

# --- ce qui s’est passé
log-deal = Distribution { in-place } : { some-meeples }
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
    [you] Vous posez votre premier Chapiteau { in-place } : gratuit, { $points } points
   *[other] { $who } pose son premier Chapiteau { in-place } : gratuit, { $points } points
}
takes = { $who ->
    [you] Vous prenez
   *[other] { $who } prend
}
log-take = { $count ->
    [one] { takes } le seul Meeple { of-place } : { $meeples }
   *[other] { takes } les { $count } Meeples { of-place } : { $meeples }
}
log-crate = Comme la Prison a été vidée, une Caisse de Dynamite va dans le Sac ({ $left ->
    [0] il n’en reste plus en Prison
   *[other] il en reste { $left } en Prison
})
puts = { $who ->
    [you] Vous posez
   *[other] { $who } pose
}
skipping = { $skipped ->
    [w] , en passant la case Confrontation côté Prison, occupée
    [e] , en passant la case Confrontation côté Saloon, occupée
   *[none] {""}
}
log-place = { puts } { a-meeple } { at-space }{ going }{ skipping }
log-divert = { puts } Madame { at-space }{ going }{ skipping } ; elle ne se bat jamais et va aussitôt au Saloon
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
        [you] Votre jeton est déjà à l’autre bout, donc { controls } { the-meeple } { at-space }
       *[other] Le jeton de { $who } est déjà à l’autre bout, donc { controls } { the-meeple } { at-space }
    }
   *[named] { $who ->
        [you] Votre jeton est déjà à l’autre bout. Vous décidez : { controls } { the-meeple } { at-space }
       *[other] Le jeton de { $who } est déjà à l’autre bout. { $who } décide : { controls } { the-meeple } { at-space }
    }
}{ $due ->
    [yes] . Les deux cases Confrontation sont occupées : il y aura une Confrontation ce tour-ci
   *[no] {""}
}
log-left-over = Plus de case pour { $meeples } : { $place ->
    [12] direction le Saloon
    [13] retour à la Prison
   *[other] retour { in-place }
}, sans action
log-offer = { $offer ->
    [build] { $who ->
        [you] L’Ouvrier vous permet de construire { in-place } pour { cost }
       *[other] L’Ouvrier permet à { $who } de construire { in-place } pour { cost }
    }
   *[upgrade] { $whom ->
        [you] L’Ouvrier vous permet d’améliorer votre Chapiteau { of-place } pour { cost }
       *[other] L’Ouvrier permet à { $whom } d’améliorer son Chapiteau { of-place } pour { cost }
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
for-each = { $prey ->
    [one] {""}
   *[other] {" "}({ $each } pour chacun)
}
log-act = { $kind ->
    [miner] { $who ->
        [you] Le Mineur travaille pour vous, propriétaire { of-place } : { draws }
       *[other] Le Mineur travaille pour { $who }, propriétaire { of-place } : { draws }
    }
    [robber] Le Bandit trouve { $prey ->
        [one] { $prey } Mineur
       *[other] { $prey } Mineurs
    } { in-place } : { draws }{ for-each }
    [deputy] L’Adjoint trouve { $prey ->
        [one] { $prey } Bandit
       *[other] { $prey } Bandits
    } { in-place } : { draws }{ for-each }
   *[madame] Madame trouve { $prey ->
        [one] { $prey } Ouvrier
       *[other] { $prey } Ouvriers
    } { in-place } : { draws }{ for-each }
}
cubes = { $kind ->
    [gold] { $count ->
        [one] { $count } Cube d’Or
       *[other] { $count } Cubes d’Or
    }
   *[stone] { $count ->
        [one] { $count } Cube de Pierre
       *[other] { $count } Cubes de Pierre
    }
}
log-draw = { $kind ->
    [crate] { $who ->
        [you] Vous piochez de la Dynamite ! Elle explose après la dernière pioche
       *[other] { $who } pioche de la Dynamite ! Elle explose après la dernière pioche
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
log-arrest = Arrestation { in-place } : { some-meeples } { $count ->
    [one] va
   *[other] vont
} en Prison
log-lure = Madame envoie { some-meeples } { of-place } au Saloon
loss = { $who ->
    [you] vous
   *[other] { $who }
} { $lost } (reste { $left })
log-explode = { $count ->
    [one] La Dynamite explose
   *[other] { $count } Caisses de Dynamite explosent ensemble
} ({ $number } sur { $crates }) ! { $losers ->
    [0] Personne n’a 2 Cubes de Pierre ou plus, donc personne n’en perd
   *[other] Chacun perd la moitié de sa Pierre, arrondie à l’inférieur : { $losses }
}
log-enter = { The-meeple } entre { in-place }
log-showdown = { $who ->
    [you] Vous lancez
   *[other] { $who } lance
} la Confrontation : { $west } contre { $east }. { $better ->
    [none] Aussi bons tireurs l’un que l’autre, personne ne peut relancer
   *[other] Le meilleur tireur est { $better } : il peut relancer une fois, et gagne à dés égaux
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
    [yes] { $high } contre { $low } : { $leader } mène, car à dés égaux le meilleur tireur l’emporte ; il peut encore relancer
   *[no] { $leads ->
        [yes] { $high } contre { $low } : { $leader } mène avec le dé le plus élevé ; meilleur tireur, il peut encore relancer
       *[no] { $high } contre { $low } : { $leader } mène avec le dé le plus élevé ; le meilleur tireur, { $better }, peut relancer le { $own }
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
   *[no] { $high } contre { $low } : { $winner } gagne avec le dé le plus élevé et va au Saloon
}
log-both = { $high } contre { $low } entre tireurs de même niveau : les deux sont abattus, et les deux joueurs sont récompensés
log-bury = { $count ->
    [0] Aucune Tombe n’est libre : { $shooter } retourne dans la boîte du jeu
   *[other] Abattu : { $shooter }, enterré dans la Tombe { $count } sur { $tombs }
}
log-reward = Récompense pour avoir abattu { the-meeple } : { draws }
log-bar = { $who ->
    [you] Vous avez assez d’Or et devez acheter une Barre d’Or pour { $price } Cubes d’Or : { $points } points
   *[other] { $who } a assez d’Or et doit acheter une Barre d’Or pour { $price } Cubes d’Or : { $points } points
}
log-last-round = { $reason ->
    [bank] La dernière Barre d’Or est vendue
    [graveyard] Le Cimetière est plein
   *[dynamite] La dernière Dynamite a explosé
} : { $now ->
    [yes] la partie s’achève avec ce tour
   *[no] { $last ->
        [you] dernier tour de table ! La partie s’achève après votre tour
       *[other] dernier tour de table ! La partie s’achève après le tour de { $last }
    }
}
log-also = { $reason ->
    [bank] La dernière Barre d’Or est vendue aussi
    [graveyard] Le Cimetière est plein aussi
   *[dynamite] La dernière Dynamite a explosé aussi
} ; c’est déjà le dernier tour de table
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
    [one] { $count } Meeple pris
   *[other] { $count } Meeples pris
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
    [crate] Dynamite piochée
   *[other] { cubes } { $count ->
        [one] pioché
       *[other] piochés
    }
}
brief-draw = { $own ->
    [yes] { brief-drawn }
   *[no] { $who ->
        [you] { brief-drawn } par vous
       *[other] { brief-drawn } par { $who }
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
    [name-controller] choisir qui contrôle { the-meeple } { at-space }
    [resolve] résoudre l’action d’un Meeple, ou la Confrontation
    [resolve-any] résoudre l’action d’un Meeple
    [resolve-showdown] résoudre la Confrontation
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
prompt-build = { $you ->
    [yes] Construire { in-place } pour { cost } ?
   *[no] { $who } choisit de construire ou non { in-place } pour { cost }
}
prompt-upgrade = { $you ->
    [yes] Améliorer votre Chapiteau { of-place } pour { cost } ?
   *[no] { $who } choisit d’améliorer ou non le Chapiteau { of-place } pour { cost }
}
prompt-reroll = { $you ->
    [yes] Relancer le { $count } de votre { noun } ?
   *[no] { $who } choisit de relancer ou non le { $count } { of-meeple }
}
prompt-chance = { $task ->
    [deal] On distribue les Meeples
    [start] On tire au sort le premier joueur
    [draw] On pioche dans le Sac
   *[roll] On lance les dés
}
won = { $you ->
    [alone] Vous gagnez avec { points }{ more-cubes }
    [shared] Vous partagez la victoire avec { $names }, avec { points } chacun{ more-cubes }{ rematch }
   *[no] { $winners ->
        [1] { $names } gagne avec { points }{ more-cubes }
       *[other] { $names } partagent la victoire avec { points }{ more-cubes }{ rematch }
    }
}
more-cubes = { $tied ->
    [yes] {" et le plus de Cubes"}
   *[no] {""}
}
rematch = { $rematch ->
    [yes] . Une nouvelle partie { $you ->
        [shared] vous
       *[other] les
    } départagerait
   *[no] {""}
}
rematch-settles = Égalité parfaite : une nouvelle partie départage les vainqueurs.

# --- refus
why-over = La partie est finie.
why-chance = Les Meeples distribués, les pioches et les dés viennent du hasard, pas d’un joueur.
why-not-asked = { $offer ->
    [build] Construire est proposé quand un Ouvrier agit sur un Bâtiment sans Chapiteau, s’il reste un Chapiteau au joueur et qu’il peut payer. Il faut maintenant { $task }.
    [upgrade] Améliorer est proposé au propriétaire d’un Chapiteau pas encore amélioré quand un Ouvrier y agit, si le coût peut être payé. Il faut maintenant { $task }.
   *[no] Il faut maintenant { $task }.
}
why-corner = Il y a déjà un Chapiteau : { $place }.
why-empty = { $empty ->
    [saloon] Le Saloon est vide.
    [jail] La Prison est vide.
   *[building] Il n’y a pas de Meeple à l’intérieur : { $place }.
}
why-no-seat = Il n’y a pas de place { $seat } à cette table.
why-own-token = Votre jeton est déjà sous l’autre Meeple de la Confrontation : choisissez un autre joueur.
why-no-showdown = Une Confrontation demande un Meeple sur les deux cases Confrontation.
why-no-meeple = Il n’y a pas de Meeple à cette Porte : { $space }.
why-not-owner = C’est à { seat-name }, propriétaire du Chapiteau, de décider de l’améliorer : { $place }.
why-not-controller = C’est à { seat-name }, qui contrôle le meilleur tireur, de décider de relancer.
why-not-in-hand = { $kind ->
    [builder] Il n’y a pas d’Ouvrier dans la main.
    [miner] Il n’y a pas de Mineur dans la main.
    [robber] Il n’y a pas de Bandit dans la main.
    [deputy] Il n’y a pas d’Adjoint dans la main.
   *[madame] Madame n’est pas dans la main.
}
why-taken = Il y a déjà { $meeple } sur cette case : { $space }.
why-own-door = Le premier Meeple ne va jamais sur la Porte du Bâtiment d’où il vient : la suite est { $next }.
why-left-open = Madame a laissé cette case libre : { $next }. Le prochain Meeple y va.
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
option-sowOverflow = Meeples restants après un tour complet de la rue
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

# --- règles maison : ce qui peut varier
box-meeples-builder-count = Ouvriers
box-meeples-miner-count = Mineurs
box-meeples-robber-count = Voleurs
box-meeples-deputy-count = Adjoints
box-meeples-skill = Adresse au tir d’un meeple
box-meeples-reward = Pioches pour avoir vaincu un meeple en duel
box-meeples-robber-draws_per_miner = Pioches d’un Voleur par Mineur présent
box-meeples-deputy-draws_per_robber = Pioches d’un Adjoint par Voleur présent
box-meeples-madame-draws_per_builder = Pioches de Madame par Ouvrier présent
box-bag-gold = Cubes d’or dans le sac
box-bag-stone = Cubes de pierre dans le sac
box-jail-crates = Caisses de dynamite
box-graveyard-tombs = Tombes du cimetière
box-bank-prices = Prix des barres d’or, dans l’ordre de vente
box-scoring-gold_cube = Points d’un cube d’or
box-scoring-gold_bar = Points d’une barre d’or
box-player-tiles = Tuiles Chapiteau de chaque joueur
box-marquee-points = Points d’un Chapiteau
box-marquee-draws = Pioches qu’un Mineur rapporte au propriétaire d’un Chapiteau
box-deal-meeples_per_building = Meeples distribués dans chaque bâtiment
box-buildings-gold = Or pour bâtir ou améliorer
box-buildings-stone = Pierre pour bâtir ou améliorer
box-item = { $item ->
    [builder] Ouvrier
    [miner] Mineur
    [robber] Voleur
    [deputy] Adjoint
    [basic] de base
    [upgraded] amélioré
    [0] Barbier
    [1] Magasin
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
   *[other] { $item }
}
