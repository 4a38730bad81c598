# Déstorsion: nombres que solo usan los informes del laboratorio, en español.
ending-exit = un enano sale de la mazmorra
ending-master = el Señor sale de la mazmorra

way-called = { $direction ->
    [forward] adelante
   *[backward] atrás
}
change-called = { $change ->
    [minus] , dado −2
    [plus] , dado +2
   *[none] {""}
}
sling-called = { $sling ->
    [sling] , con el tirachinas
   *[none] {""}
}
group-square = Casillas del tablero de puntuación
name-square = casilla { $number }
group-assign-side = Tercer dado
name-assign-side = { $name ->
    [dwarf] sumado al enano
   *[master] sumado al Señor
}
group-dwarf-direction = Movimientos de un enano
name-dwarf-direction = { $name ->
    [forward] adelante
   *[backward] atrás
}
group-master-direction = Movimientos del Señor
name-master-direction = { $name ->
    [forward] adelante
   *[backward] atrás
}
group-dwarf-sling = Tirachinas
name-dwarf-sling = usado
group-order = Orden de los efectos
name-order = efecto { $name } primero
group-action = Efectos sin uso
name-action = { $key ->
    [effect-a-none] efecto A sin objetivo
   *[effect-b-none] efecto B sin objetivo
}
acts-assign = repartir los dados
act-roll = lanzar { $name } dados
act-dwarf = mover el enano { $target } { way-called }{ change-called }{ sling-called }
act-master = mover al Señor { way-called }{ change-called }
act-order = efecto { $name } primero
act-effect-a = efecto A en el enano { $name }
act-effect-a-none = efecto A sin objetivo
act-effect-b = efecto B en el enano { $target }, { $direction }
act-effect-b-none = efecto B sin objetivo
