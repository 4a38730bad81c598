"""Facts about a position that the board, the words and the bots all need.

| module | what it tells |
|---|---|
| `places` | where things are: hexes, what lies beyond an edge, the spaces of an action track |
| `arrivals` | which meeples the next answer may take from stock or the warehouse |
| `holds` | before which actions the table stops, so that seats can place their tokens |
| `effects` | why a building action would have no effect |
| `forecast` | how a combat would end as things stand |
| `advice` | which choice is ruinous, and the default answer for an absent player |
"""
