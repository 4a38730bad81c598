# Le rapport du labo, en français.
lab-report = Rapport du labo
title-variant = { $title } : { $variant }

# --- verdicts
verdict-pass = Convient
verdict-fail = À revoir
verdict-not-shown = Indécis
verdict-told = Pour information
tally-meaning = Barre verte : ce qui convient. Indécis : les parties jouées permettent les deux réponses.
column-verdict = Verdict
column-question = Question et réponse
column-interval = Estimation (intervalle) ; plus petit écart détectable
lead = { $questions } questions posées : { $pass ->
    [one] 1 réponse convient
   *[other] { $pass } réponses conviennent
}, { $fail ->
    [0] aucune n’est à revoir
    [one] 1 est à revoir
   *[other] { $fail } sont à revoir
}, et { $not-shown ->
    [0] aucune ne reste indécise
    [one] 1 reste indécise
   *[other] { $not-shown } restent indécises
}.
lead-failed = À revoir : { $topics }.
lead-incomplete = La série n’est pas finie : { $games } parties jouées sur { $asked }.
figures = { $value } (de { $low } à { $high }) ; détectable : { $least }
figures-none = Trop peu de parties pour un intervalle.
interval = { $low } à { $high }
no-interval = trop peu
error-rate = Tous les intervalles de cette page sont justes ensemble avec une probabilité de { $sure }, même si vous regardez après chaque partie et arrêtez quand vous voulez : le risque d’erreur de { $rate } est partagé à parts égales entre les { $questions } questions ({ $each } chacune), et dans une question entre ses intervalles.

# --- ce qui a été joué
term-games = Parties
term-blocks = Blocs
blocks-of = { $blocks } (de { $seats } parties chacun)
term-seats = Joueurs
term-bots = Bots
term-box = Matériel
term-options = Options
term-made = Joué
box-printed = tel qu’imprimé
box-variant = une variante

# --- listes
list-and = { $first } et { $last }
list-more = { $names } et { $count } de plus
named-printed = { $name } ({ $id })
named-plain = { $kind } { $name }
of-group = { $name } ({ $group })
quoted = « { $form } »
any-action = tout « { $kind } »
place = { $number ->
    [1] Premier à jouer
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
}
place-in-sentence = { $by ->
    [seat] Le siège { $place }
   *[order] { $place ->
        [1] Le premier joueur
        [2] Le deuxième joueur
        [3] Le troisième joueur
        [4] Le quatrième joueur
       *[other] Le cinquième joueur
    }
}
seat-number = Siège { $number } ({ $name })

# --- les questions
topic-seats = l’ordre du tour
question-seats = Est-il équitable de jouer premier, deuxième, etc. ?
answer-seats = { place-in-sentence } gagne { $rate } des parties, { $size } points { $up ->
    [yes] de plus
   *[no] de moins
} qu’une part équitable de { $fair }. { $verdict ->
    [pass] Aucune place ne s’en écarte plus que permis.
    [fail] C’est plus que permis.
   *[not-shown] C’est la place la plus éloignée, mais il faut plus de parties pour en juger.
}
threshold-seats = Convient si chaque place est à moins de { $high } points d’une part équitable.

topic-minutes = la durée
question-minutes = Dure-t-il le temps annoncé sur la boîte ?
answer-minutes = Une partie dure environ { $value } minutes{ $verdict ->
    [told] .
    [pass]  ; la boîte en annonce { $box }. C’est assez proche.
    [fail]  ; la boîte en annonce { $box }. C’est trop éloigné.
   *[not-shown]  ; la boîte en annonce { $box }. Il faut plus de parties.
}
threshold-minutes = { $verdict ->
    [told] La boîte n’annonce aucune durée.
   *[other] Convient si la moyenne est à { $part } près celle de la boîte : de { $low } à { $high } minutes.
}

topic-long = des parties qui traînent
question-long = Les parties bien trop longues sont-elles rares ?
answer-long = { $value } des parties durent plus de deux fois la partie habituelle (plus de { $decisions } décisions).
threshold-long = Convient jusqu’à { $high } des parties.

topic-unfinished = des parties sans fin
question-unfinished = Toutes les parties finissent-elles ?
answer-unfinished = { $value } des parties ont été arrêtées après { $limit } décisions.
threshold-unfinished = Convient jusqu’à { $high } des parties.

topic-endings = des fins qui n’arrivent presque jamais
question-endings = Toutes les fins arrivent-elles ?
answer-endings = La fin la plus rare ({ $ending }) arrive dans { $value } des parties.
threshold-endings = Convient si chacune arrive dans au moins { $low } des parties.

topic-ties = les victoires partagées
question-ties = Y a-t-il un seul gagnant ?
answer-ties = { $value } des parties ont plusieurs gagnants.
threshold-ties = Convient jusqu’à { $high } des parties.

topic-close = peu de parties serrées
question-close = Les parties sont-elles serrées ?
answer-close = { $value } des parties se jouent à { $margin } points au plus.
threshold-close = Convient à partir de { $low } des parties ; serré : un écart d’au plus { $part } des points des gagnants.

topic-runaway = des gagnants connus trop tôt
question-runaway = La victoire reste-t-elle ouverte ?
answer-runaway = Dans { $value } des parties, le futur gagnant mène pour de bon avant la moitié de la partie.
threshold-runaway = Convient jusqu’à { $high } des parties.

topic-comebacks = peu de retours
question-comebacks = Peut-on revenir de loin ?
answer-comebacks = Dans { $value } des parties, le gagnant a eu à un moment moins de { $bound } de chances, la moitié d’une part équitable.
threshold-comebacks = Convient à partir de { $low } des parties.

topic-luck = trop de hasard
question-luck = Est-ce plus que du hasard ?
answer-luck = Dés et tirages expliquent { $value } de qui gagne.
threshold-luck = Convient jusqu’à { $high }.

topic-dead = des éléments inutilisés
question-dead = Chaque élément sert-il ?
answer-dead = { $verdict ->
    [pass] Les { $count } servent tous. Le moins utilisé : { $which }, dans { $value } des parties.
    [fail] { $failed ->
        [one] 1 sur { $count } ne sert presque pas : { $names }.
       *[other] { $failed } sur { $count } ne servent presque pas : { $names }.
    }
   *[not-shown] Il faut plus de parties pour { $doubtful } sur { $count }. Le moins utilisé : { $which }, dans { $value } des parties.
}
threshold-dead = Convient si chacun sert dans au moins { $low } des parties.

topic-dominant = un élément trop fort
question-dominant = Les éléments sont-ils équilibrés ?
answer-dominant = { $verdict ->
    [pass] Aucun des { $count } ne l’est. Le plus fort : { $which } ; qui l’utilise gagne { $gain } points de plus qu’attendu.
    [fail] { $failed ->
        [one] 1 sur { $count } est trop fort : { $names }. Qui l’utilise gagne { $gain } points de plus qu’attendu juste avant.
       *[other] { $failed } sur { $count } sont trop forts : { $names }. Qui utilise le premier gagne { $gain } points de plus qu’attendu juste avant.
    }
   *[not-shown] { $known ->
        [yes] Il faut plus de parties pour { $doubtful } sur { $count }. Le plus suspect : { $which }, { $value } points par rapport à l’attente.
       *[no] Il faut plus de parties.
    }
}
threshold-dominant = Convient si les utilisateurs de chacun gagnent au plus { $high } points de plus qu’attendu.

topic-dead-actions = des actions que personne ne choisit
question-dead-actions = Chaque action vaut-elle la peine ?
answer-dead-actions = { $verdict ->
    [pass] Les { $count } actions sont toutes choisies parfois. La plus rare : { $which }, dans { $value } des cas où elle était possible parmi d’autres.
    [fail] { $failed ->
        [one] 1 sur { $count } ne vaut jamais la peine : { $names }.
       *[other] { $failed } sur { $count } ne valent jamais la peine : { $names }.
    }
   *[not-shown] { $known ->
        [yes] Il faut plus de parties pour en juger { $doubtful } sur { $count }. La plus rare : { $which }, choisie dans { $value } des cas.
       *[no] Des bots qui choisissent au hasard ne peuvent pas le montrer.
    }
}
threshold-dead-actions = Convient si chacune est choisie dans au moins { $low } des cas où elle est possible parmi d’autres.

topic-dominant-actions = des actions toujours choisies
question-dominant-actions = Chaque choix en est-il un ?
answer-dominant-actions = { $verdict ->
    [pass] Aucune action n’est toujours choisie. La plus fréquente : { $which }, dans { $value } des cas où elle était possible parmi d’autres.
    [fail] { $failed ->
        [one] 1 action sur { $count } est presque toujours choisie : { $names }.
       *[other] { $failed } actions sur { $count } sont presque toujours choisies : { $names }.
    }
   *[not-shown] { $known ->
        [yes] Il faut plus de parties pour en juger { $doubtful } sur { $count }. La plus fréquente : { $which }, choisie dans { $value } des cas.
       *[no] Des bots qui choisissent au hasard ne peuvent pas le montrer.
    }
}
threshold-dominant-actions = Convient si chacune est choisie dans au plus { $high } des cas où elle est possible parmi d’autres.

topic-skill = le talent ne paie pas
question-skill = Les meilleurs gagnent-ils plus souvent ?
answer-skill = Le meilleur bot, { $bot }, gagne { $rate } de ses parties ; une part équitable est de { $fair }.
threshold-skill = Convient s’il gagne au moins { $low } points de plus qu’une part équitable.

# --- sections
section-seats = L’ordre du tour
seats-text = À { $seats } joueurs, une part équitable est de { $fair } des victoires. Une victoire partagée compte en partie pour chaque gagnant.
seats-order = Dans ce jeu, les sièges ne disent pas qui commence : les deux sont montrés. L’ordre du tour est celui des premières décisions des joueurs.
seats-luck = Les gros points sont corrigés de la chance : ce que dés et tirages ont donné à un joueur est retiré, ce qui resserre les intervalles sans rien déplacer en moyenne. Les petits anneaux montrent les parties telles que jouées. (Ici, cela retire { $saved } de la variance.)
seats-plain = La chance n’a pas été retirée dans cette série.
chart-order = Victoires selon la place dans l’ordre du tour
chart-seat = Victoires selon le siège
chart-seats-note = Vert : ce qui convient
chart-seats-note-luck = Point : corrigé de la chance. Anneau : tel que joué. Vert : ce qui convient
table-seats-note = « Victoires » : telles que jouées ; l’écart à une part équitable et son intervalle sont corrigés de la chance.

section-length = Durée
length-text = Les minutes sont estimées : { $turn } secondes par tour, { $choice } de plus par décision entre plusieurs choix, et { $handling } par jet, tirage ou coup forcé. Les tours et les décisions sont comptés.
chart-minutes = Minutes estimées
chart-minutes-note = Vert : ce qui convient pour la moyenne. Trait : la moyenne
chart-turns = Tours
chart-turns-note = Tous les joueurs ensemble
axis-minutes = minutes
axis-turns = tours
measure-turns = Tours
measure-decisions = Décisions
measure-minutes = Minutes (estimées)

section-endings = Les fins de partie
endings-text = { $count ->
    [one] Les règles connaissent une seule fin.
   *[other] Les règles connaissent { $count } fins. Les options de la table peuvent en exclure.
} Une partie de plus de { $limit } décisions est arrêtée, et tous les joueurs se partagent la victoire.
stopped = arrêtée, sans fin

section-closeness = Écarts et égalités
closeness-text = Le premier a en moyenne { $margin } points d’avance ; les gagnants ont { $points } points. Une partie est dite serrée si l’écart est de { $limit } points ou moins. Un écart nul ou négatif : un départage, ou la façon dont la partie a fini, a décidé.
chart-margin = Avance du gagnant
chart-margin-note = Vert : parties serrées. Trait : la moyenne
axis-margin = points

section-course = Le cours d’une partie
course-text = La tête change { $changes } fois par partie en moyenne ; dans { $none } des parties, jamais. La moitié des parties sont jouées avant { $settled } des tours. Dans la moitié des parties, la chance du gagnant n’est jamais passée sous { $lowest } ; un gagnant passé sous { $bound } est revenu de loin.
course-estimate = Est en tête qui a la plus grande chance estimée de gagner, et non le plus de points.
course-nothing = Aucune partie n’a un seul gagnant dont parler.
chart-settled = Quand le gagnant a mené pour de bon
chart-settled-note = Combien de parties étaient déjà jouées
axis-course = partie écoulée
axis-settled = jouées
chart-lowest = Le pire moment du gagnant
chart-lowest-note = Plus faible chance de gagner ; à gauche du trait ({ $bound }), un retour
axis-lowest = chance de gagner
chart-changes = Changements de tête
axis-changes = changements par partie

section-luck = Chance et talent
luck-text = Dés et tirages expliquent { $luck } de la différence entre gagner et perdre ; les autres { $rest } viennent des décisions, et de ce que l’estimation des chances ne voit pas.
luck-adjusted = À chaque jet ou tirage, la chance est ce que gagne la probabilité estimée de victoire par rapport à sa moyenne sur tous les résultats possibles. Elle s’additionne au fil de la partie. Elle est nulle en moyenne pour chacun, quelle que soit l’estimation ; une mauvaise estimation fait seulement paraître la part du hasard plus petite.
chart-luck = Ce qui décide qui gagne
luck-part = Dés et tirages
rest-part = Tout le reste

section-components = Les éléments du jeu
components-text = Sur { $games } parties, on a noté ce que chaque joueur a utilisé. Dans chaque tableau, les meilleurs pour leurs utilisateurs viennent d’abord.
use-is-not-cause = Utiliser n’est pas causer. Un élément peut servir à ceux qui gagnent de toute façon. Lisez « au-delà de l’attente » plutôt que « gagne si utilisé » : cela compare les victoires des utilisateurs à la chance qu’ils avaient juste avant. Les cases d’une piste sont comparées aux cases voisines.
components-dead = Presque inutilisés : { $names }.
components-dominant = Trop forts : { $names }.
never-used = jamais utilisé

section-actions = Actions mortes et dominantes
actions-text = On compte les décisions entre au moins deux choix, prises par { $bots }. L’intervalle traite toutes les décisions d’un bloc comme une seule : il est plutôt trop large que trop étroit.
actions-blind = Seuls des bots qui choisissent au hasard ont joué. Ils prennent toutes les actions de la même façon : on ne peut rien dire d’actions mortes ou dominantes. Lancez le labo avec greedy ou mcts.
actions-shown = { $count ->
    [one] Une action a été possible assez souvent.
   *[other] Parmi { $count } actions assez souvent possibles, les plus et les moins fréquentes.
}
dead-actions-text = Ne valent jamais la peine : { $names }.
dominant-actions-text = Presque toujours choisies : { $names }.

section-bots = Bots faibles et forts
bots-text = Le bot le plus fort de cette série est { $best }, le plus faible { $weakest }. Là où ils divergent, débutants et habitués peuvent voir le jeu autrement.
chart-bots = Victoires de chaque bot
chart-bots-note = Une part équitable est de { $fair }
chart-disagree = Là où ils divergent
chart-disagree-note = Combien de fois chaque action est choisie quand elle est possible
table-disagree = Les actions qui les opposent le plus

# --- tableaux
more-rows = { $count ->
    [one] 1 de plus
   *[other] { $count } de plus
}
head-order = Ordre du tour
head-seat = Siège
head-won = Victoires
head-difference = Écart
head-interval = Intervalle
head-measure = Par partie
head-mean = Moyenne
head-p5 = Les 5 % plus courtes
head-median = Médiane
head-p95 = Les 5 % plus longues
head-longest = Maximum
head-ending = La partie finit par
head-of-games = Des parties
head-component = Élément
head-used = Parties où il sert
head-won-if-used = Gagne si utilisé
head-effect = Au-delà de l’attente
head-action = Action
head-possible = Fois possible
head-chosen = Choisie

# --- parties gardées
games-heading = Des parties qui le montrent
game-download = Partie { $number }
game-lost = La partie { $number } ne peut être montrée : cette version de Tablée la joue autrement. Relancez le labo.
game-place-won = { place-in-sentence } gagne de { $value }
game-place-lost = { place-in-sentence } perd ; le gagnant a { $value } d’avance
game-shortest = La plus courte : { $value } décisions
game-usual = Une habituelle : { $value } décisions
game-longest = La plus longue : { $value } décisions
game-ending = Finit par : { $value }
game-tie = Une égalité à { $value } joueurs
game-tight = Serrée : { $value } d’écart
game-clear = Nette : { $value } d’écart
game-comeback = Le plus grand retour, depuis { $value } de chances
game-changes = La tête change { $value } fois
game-settled = Jouée après { $value } des tours
game-lucky-winner = Un gagnant chanceux : dés et tirages lui donnent { $value } points
game-unlucky-winner = Un gagnant malchanceux : dés et tirages lui donnent { $value } points
game-lucky-loser = Un perdant chanceux : dés et tirages lui donnent { $value } points
game-used = { $seat } utilise { $name } { $count ->
    [one] une fois
   *[other] { $count } fois
} et { $won ->
    [yes] gagne
   *[no] ne gagne pas
}
game-action = { $seat } choisit { $name } { $count ->
    [one] une fois
   *[other] { $count } fois
}
game-strong = { $bot } gagne de { $value }
game-upset = { $bot } gagne quand même, de { $value }

# --- méthode
method = Comment cela a été mesuré
method-blocks = Les parties vont par blocs. Un bloc est une seule graine pour tous les dés et tirages, jouée { $seats } fois, pour que chaque bot occupe chaque siège. Un bloc compte pour une observation.
method-bots = Bots : { $bots }. random choisit à l’aveugle ; greedy regarde une décision en avant ; mcts:200 cherche 200 fois avant chaque décision, mcts:50ms pendant 50 millisecondes. Ce que font les bots est ce que font ces bots : des personnes peuvent jouer autrement.
method-verdicts = Une réponse convient si tout l’intervalle est dans la plage verte, elle est à revoir s’il est tout entier dehors. Sinon elle est indécise, et plus de parties trancheront.
method-intervals = Les intervalles sont des suites de confiance : ils restent valables à chaque regard. On peut donc suivre une série et l’arrêter à tout moment.
method-luck = Les nombres corrigés de la chance retirent ce que dés et tirages ont donné ; c’est juste en moyenne quelle que soit l’estimation des chances.
method-no-luck = La chance n’a pas été calculée dans cette série.
method-estimate-own = Les chances de gagner en cours de partie sont estimées par l’évaluation rapide du jeu.
method-estimate-fitted = Les chances de gagner en cours de partie sont estimées par une fonction ajustée à des parties de cette boîte même.
method-thresholds = Les plages qui conviennent sont des valeurs par défaut pour un jeu familial. Ce sont des jugements, pas des lois : lisez l’estimation si les vôtres diffèrent.
method-variant = Ce qui change par rapport à la boîte imprimée : { $changes }.
words-used = Mots
word-share = Part équitable
means-share = Une victoire divisée par le nombre de joueurs.
word-interval = Intervalle
means-interval = Les valeurs compatibles avec les parties jouées ; la vraie valeur est dedans, avec la probabilité dite plus haut.
word-least = Détectable
means-least = Le plus petit écart au seuil que cette série aurait montré avec une probabilité de 80 %. Pour en voir de plus petits, il faut plus de parties.
word-points = Points
means-points = Pour les victoires : points de pourcentage, 28 % font 3 points de plus que 25 %. Pour le jeu : ses propres points.
word-adjusted = Corrigé de la chance
means-adjusted = Le résultat sans ce que dés et tirages ont donné.
word-effect = Au-delà de l’attente
means-effect = Les victoires de ceux qui ont utilisé un élément, moins la chance qu’ils avaient juste avant, en points. Pour les cases d’une piste : de combien c’est plus qu’aux cases voisines.
word-settled = Jouée
means-settled = Dès lors et jusqu’à la fin, le futur gagnant a toujours eu la meilleure chance.
run-again = Refaire
