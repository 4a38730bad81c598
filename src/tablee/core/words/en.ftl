# Sentences common to all games.
seat-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[other] E
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
