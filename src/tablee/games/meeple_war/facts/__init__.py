"""What drawing, words and bots all ask of a position.

| module | answers |
|---|---|
| `places` | where things are: hexes, what lies beyond an edge, the spaces of an action track |
| `losses` | which meeples an action moved, and which it destroyed |
| `arrivals` | which meeples may come out of a supply with the next answer |
| `holds` | before which actions a token may still matter |
| `advice` | which choice is ruinous, and what is answered for an absent seat |
"""
