# Meeple War : des noms que seuls les rapports du labo emploient, en français.
ending-six_points = six points de victoire
ending-stalemate = plus rien ne change
ending-round_limit = la limite de tours
ending-deadlock = un blocage

building-called = { $name ->
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
terrain-called = { $name ->
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
token-called = { $name ->
    [tree] Arbre-qui-cache-la-forêt
    [workshop] Bonification Atelier
    [village] Bonification Village
    [druid] Bonification Druide
    [weapon] Bonification Armes
   *[shield] Bonification Boucliers
}
group-building = Bâtiments construits
group-terrain = Sortes de terrains tenus
group-token = Pions posés
group-upgrade = Bonifications prises
group-worker-node = Cases des ouvriers
group-action = Autres actions
name-building = { building-called }
name-terrain = { terrain-called }
name-token = { token-called }
name-upgrade = { token-called }
name-worker-node = case { $name }
name-action = { $name ->
    [begin] commencer le tour
    [pass] passer
    [perform] faire l’action
    [decline] renoncer à l’action
    [end] finir le tour
    [none] ne rien choisir
   *[warehouse] utiliser l’entrepôt
}
act-begin = commencer le tour
act-pass = passer
act-perform = faire l’action
act-decline = renoncer à l’action
act-end = finir le tour
act-none = ne rien choisir
act-warehouse = utiliser l’entrepôt
act-building = construire : { building-called }
act-upgrade = prendre : { token-called }
act-token = poser : { token-called }
act-worker = déplacer l’ouvrier du site { $site } vers { $node }
