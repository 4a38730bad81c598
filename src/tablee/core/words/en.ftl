# Sentences that every game may use. A game can replace a sentence by defining a message with the same name.
seat-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
   *[other] E
}
seat-name = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[other] Purple
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
listed = { $first }, { $rest }
sentences = { $first }. { $rest }
and = { $first } and { $rest }
and-more = { $first } …

# --- people: `who` is a seat's mark (see `tablee.core.names`) or "you"
person = { $who ->
    [you] you
   *[other] { $who }
}

# --- prompts: `task` is a message of the game that says what is to be decided
prompt = { $you ->
    [yes] You must { task }
   *[no] { seat-name } must { task }
}
prompt-chance = Something is drawn
won = { $you ->
    [alone] You win with { points }
    [shared] You and { $names } share the victory with { points }
   *[no] { $winners ->
        [one] { $names } wins with { points }
       *[other] { $names } share the victory with { points }
    }
}

# --- refusals
why-over = The game is over.
why-chance = That is drawn, not chosen.
why-phase = Now it is time to { task }.
