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

# --- journal
log-begin = { $who } commence son tour
log-pass = { $who } ne pose aucun pion
log-perform = { $who } effectue l’action : { $act }
log-decline = { $who } renonce
log-end = { $who } finit son déplacement
log-none = { $who } ne frappe personne à l’autel
log-from-warehouse = { $who } prend le meeple dans l’entrepôt
log-place-token = { $who } pose un pion : { $token }
log-token-at = { $who } pose un pion sur { $place } : { $token }
log-tree-at = { $who } dégage la forêt : { $place }, côté { $way }
log-village-bonus = { $who } déploie 1 meeple sur { $place } (bonus de Village)
log-branch = { $who } avance son ouvrier ({ $building }) vers { $act }
log-branch-on = { $who } avance son ouvrier ({ $building }), en route vers { $act }
log-productivity = { $who } avance une seconde fois son ouvrier ({ $building })
log-queued-action = { $who } active le bâtiment { $building } : { $act }
log-construct = { $who } construit : { $building }
log-on-site = { $who } ouvre un chantier sur le site { $site } : { $chosen }
log-on-site-over = { $who } ouvre un chantier sur le site { $site } : { $chosen } (remplace : { $building })
log-on-site-ruinous = { $who } ouvre un chantier sur sa propre Place de la Cité : { $chosen }
log-reinforce = { $who } renforce { $place }
log-fly = { $who } envoie 1 meeple par les airs sur { $place }
log-stealth = La troupe furtive { of-who } atterrit sur { $place }
log-burn = { $who } brûle { $place }
log-deploy-amount = { $count ->
    [0] { $who } ne déploie personne
    [one] { $who } déploie { $count } meeple
   *[other] { $who } déploie { $count } meeples
}
log-reinforce-amount = { $count ->
    [0] { $who } n’envoie personne vers { $target }
    [one] { $who } envoie { $count } meeple vers { $target }
   *[other] { $who } envoie { $count } meeples vers { $target }
}
log-move-amount = { $count ->
    [one] { $who } déplace { $count } meeple : { $from } → { $target }
   *[other] { $who } déplace { $count } meeples : { $from } → { $target }
}
log-take-upgrade = { $who } prend un pion : { $token }
log-bombard = { $who } bombarde le bâtiment { $building } { of-owner }
log-convert = { $who } convertit un meeple { of-meeple } sur le bâtiment { $building } { of-owner }
log-scare = { $who } épouvante un meeple { of-owner } : { $place } → { $to }
log-resolve = { $who } résout { $place }
log-victim = La forge d’armes { of-who } élimine un meeple { of-owner }
log-to-terrain = { $who } se déplace : { $from } → { $place }
log-to-space = { $who } part explorer depuis { $from }, côté { $way }
log-to-building = { $who } attaque le bâtiment { $building } { of-owner } depuis { $from }
log-tunnel = { $count ->
    [0] { $who } n’envoie personne par le tunnel vers { $place }
    [one] { $who } envoie { $count } meeple par le tunnel vers { $place }
   *[other] { $who } envoie { $count } meeples par le tunnel vers { $place }
}
log-strike = { $who } frappe à l’autel un meeple { of-owner } sur { $place }
log-explore = { $who } explore l’espace { $number }
log-rotation = { $who } pose la tuile avec la forêt côté { $ways }
log-rotation-open = { $who } pose la tuile
log-source = { $who } prend le meeple sur { $place }
unexplored = un espace inexploré
building-of = { $building } { of-owner }
log-tile = { $forest ->
    [yes] Tuile piochée : { kind-name } avec forêt
   *[no] Tuile piochée : { kind-name }
}
log-first-player = { $who } commence
log-back = { $back ->
    [setup] La prochaine tuile a le dos de mise en place
   *[ordinary] La prochaine tuile a le dos ordinaire
}
log-and = { $line } · { $news }
news-lost = { $who } { $count ->
    [one] perd { $count } meeple
   *[other] perd { $count } meeples
}
news-lost-at = { news-lost } sur { $place }
news-points = { $who } { $count ->
    [one] marque { $count } point de victoire
   *[other] marque { $count } points de victoire
}
news-bravery = { $who } { $count ->
    [one] gagne { $count } point de bravoure
   *[other] gagne { $count } points de bravoure
}
news-destroyed = bâtiment détruit : { $building } { of-who }
news-finished = fin de chantier : { $building } { of-who }

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
