# Meeple War: nombres que solo usan los informes del laboratorio, en español.
ending-six_points = seis puntos de victoria
ending-stalemate = ya nada cambia
ending-round_limit = el límite de rondas
ending-deadlock = un bloqueo

building-called = { $name ->
    [SQ] Plaza del Pueblo
    [LG] Gremio de Saqueadores
    [MA] Academia Militar
    [AC] Aeropuerto
    [PS] Escuela de Pilotos
    [BS] Hermandad de los Fantasmas
    [UN] Universidad
    [AB] Abadía
    [FA] Fábrica
   *[CA] Catapulta
}
terrain-called = { $name ->
    [workshop] Taller
    [village] Aldea
    [druid] Cabaña druida
    [weapon] Forja de armas
    [shield] Forja de escudos
    [wooden] Torre de madera
    [stone] Torre de piedra
    [cave] Caverna
    [altar] Altar
    [mine] Mina
   *[blank] Territorio neutro
}
token-called = { $name ->
    [tree] Árbol que oculta el Bosque
    [workshop] Mejora de taller
    [village] Mejora de aldea
    [druid] Mejora de druida
    [weapon] Mejora de armas
   *[shield] Mejora de escudos
}
group-building = Edificios construidos
group-terrain = Clases de terreno ocupadas
group-token = Fichas colocadas
group-upgrade = Mejoras tomadas
group-worker-node = Casillas de los obreros
group-action = Otras acciones
name-building = { building-called }
name-terrain = { terrain-called }
name-token = { token-called }
name-upgrade = { token-called }
name-worker-node = casilla { $name }
name-action = { $name ->
    [begin] empezar el turno
    [pass] pasar
    [perform] hacer la acción
    [decline] renunciar a la acción
    [end] acabar el turno
    [none] no elegir nada
   *[warehouse] usar el almacén
}
act-begin = empezar el turno
act-pass = pasar
act-perform = hacer la acción
act-decline = renunciar a la acción
act-end = acabar el turno
act-none = no elegir nada
act-warehouse = usar el almacén
act-building = construir: { building-called }
act-upgrade = tomar: { token-called }
act-token = colocar: { token-called }
act-worker = mover el obrero del sitio { $site } a { $node }
