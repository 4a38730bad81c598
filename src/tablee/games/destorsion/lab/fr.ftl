# Déstorsion : des noms que seuls les rapports du labo emploient, en français.
ending-exit = un nain quitte le donjon
ending-master = le Maître quitte le donjon

way-called = { $direction ->
    [forward] en avant
   *[backward] en arrière
}
change-called = { $change ->
    [minus] , dé −2
    [plus] , dé +2
   *[none] {""}
}
sling-called = { $sling ->
    [sling] , au lance-pierre
   *[none] {""}
}
group-square = Cases du plateau de score
name-square = case { $number }
group-assign-side = Troisième dé
name-assign-side = { $name ->
    [dwarf] ajouté au nain
   *[master] ajouté au Maître
}
group-dwarf-direction = Déplacements d’un nain
name-dwarf-direction = { $name ->
    [forward] en avant
   *[backward] en arrière
}
group-master-direction = Déplacements du Maître
name-master-direction = { $name ->
    [forward] en avant
   *[backward] en arrière
}
group-dwarf-sling = Lance-pierre
name-dwarf-sling = utilisé
group-order = Ordre des effets
name-order = effet { $name } d’abord
group-action = Effets sans emploi
name-action = { $key ->
    [effect-a-none] effet A sans cible
   *[effect-b-none] effet B sans cible
}
acts-assign = répartir les dés
act-roll = lancer { $name } dés
act-dwarf = déplacer le nain { $target } { way-called }{ change-called }{ sling-called }
act-master = déplacer le Maître { way-called }{ change-called }
act-order = effet { $name } d’abord
act-effect-a = effet A sur le nain { $name }
act-effect-a-none = effet A sans cible
act-effect-b = effet B sur le nain { $target }, { $direction }
act-effect-b-none = effet B sans cible
