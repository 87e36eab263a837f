### How to play: a title and a text for each diagram, then notes that need no picture.

## hexafuse

how-hexafuse-grow-title = Grow
how-hexafuse-grow-text = Lay a piece so that it shares an edge with your own: an anchor, or a piece laid before. Each hex is a point.
how-hexafuse-apart-title = Keep your distance
how-hexafuse-apart-text = Never edge to edge with your rival, pieces and anchors alike.
how-hexafuse-contact-title = Snap
how-hexafuse-contact-text = Corner to corner with a rival's piece is a contact: 3 points for whoever makes it. The shades of the board help: such cells always have the same.
how-hexafuse-corner-title = Not so with yourself
how-hexafuse-corner-text = Two of your own pieces must not meet at corners only, unless one rival piece snaps to both: a bridge.
how-hexafuse-lock-title = Lock
how-hexafuse-lock-text = When no piece in your rival's hand fits any more, you get 10 points, once in a game.
how-hexafuse-note-1 = You hold five pieces and see all of your rival's. What you lay is replaced from your queue.
how-hexafuse-note-2 = After the very first piece the second player may swap sides.
how-hexafuse-note-3 = There are 30 seconds for each move. Two passes in a row end the game; the higher score wins.

## hexano-duel

how-hexano-duel-move-title = Move a cap
how-hexano-duel-move-text = One step, to any cell without a cap, and without an opaque piece of your rival: a white or a black one.
how-hexano-duel-erupt-title = Let it erupt
how-hexano-duel-erupt-text = What lay under the cap flies the same way: the top piece lands just beyond the cap, the next one a cell further, and so on.
how-hexano-duel-stop-title = Until something stops it
how-hexano-duel-stop-text = The edge of the board, a cap, or an opaque piece of your rival stops the eruption. What has not flown stays.
how-hexano-duel-capture-title = Capture
how-hexano-duel-capture-text = A piece that lands on one of its own size is yours, whatever the colours. White and black are never captured, and capture nothing.
how-hexano-duel-quiet-title = Quiet moves
how-hexano-duel-quiet-text = When nothing can fly, move on: your turn ends with an eruption. Until then you may take your moves back.
how-hexano-duel-trees-title = Trees
how-hexano-duel-trees-text = Small, medium and large of one colour are worth 7, of mixed colours 5, every other piece 1. Clear ones count as any colour.
how-hexano-duel-note-1 = The game ends when the player who has just erupted holds a piece of each of the six colours and small, medium and large of one of them. The higher score wins, whoever ended it.
how-hexano-duel-note-2 = Within a turn your caps may not lie twice in the same way. 40 turns without a capture end the game, and both may agree to end it.
how-hexano-duel-note-3 = There are 60 seconds for a turn. Who runs out of time, or is left without a move, loses.

## hexpertise

how-hexpertise-card-title = One card, two readings
how-hexpertise-card-text = Light and Fire: place Fire on the side of Light, to the north-east of any filled hex. Or Light on the side of Fire, below one.
how-hexpertise-nullify-title = Opposites
how-hexpertise-nullify-text = Light and Dark, Fire and Water, Earth and Air: where they touch, the new hex and every opposite next to it are crossed out.
how-hexpertise-lights-title = Light and Dark
how-hexpertise-lights-text = Light: 3 for each group. Dark: 3 for each hex of a group after its first.
how-hexpertise-flows-title = Fire and Water
how-hexpertise-flows-text = Fire: 2 for each pair of neighbours. Water: 3 for each hex of the longest path.
how-hexpertise-shapes-title = Earth and Air
how-hexpertise-shapes-text = Earth: 4 for each triangle. Air: 4 for each fork, a hex with three or more of its kind around it.
how-hexpertise-harmonic-title = Harmonic convergence
how-hexpertise-harmonic-text = 15 for each flower or line of all six elements. A flower of crossed-out hexes, a void, is worth 10.
how-hexpertise-note-1 = Everybody chooses at the same time, on a display of their own. All 15 cards come, and then all once more: 30 hexes.
how-hexpertise-note-2 = Who can place neither element crosses out any empty hex. Crossed-out hexes stay filled, and score nothing.
how-hexpertise-note-3 = There are 30 seconds for each card. Equal scores are decided by the single elements in the order of the nexus.

## hexpertise-first

how-hexpertise-first-both-title = Place both
how-hexpertise-first-both-text = Each card is used once: place both of its elements, in either order, next to the group of hexes around your mage.
how-hexpertise-first-nullify-title = Opposites
how-hexpertise-first-nullify-text = Light and Dark, Fire and Water, Earth and Air: where they touch, the new hex and every opposite next to it are crossed out.
how-hexpertise-first-alone-title = Light and Dark
how-hexpertise-first-alone-text = Light: 3 for each that touches no other Light. Dark: 3 for each hex of a group after its first.
how-hexpertise-first-lines-title = Fire and Water
how-hexpertise-first-lines-text = Fire: 4 for each pair of neighbours. Water: 3 for each hex of a straight line of three or more.
how-hexpertise-first-curves-title = Earth and Air
how-hexpertise-first-curves-text = Earth: 4 for every full three hexes of a group. Air: 3 for each curve, a hex with two of its kind beside it that are not in line.
how-hexpertise-first-harmonic-title = Harmonic convergence
how-hexpertise-first-harmonic-text = 10 for each flower or line of all six elements.
how-hexpertise-first-note-1 = Everybody chooses at the same time, on a display of their own. There are 15 cards: 30 hexes.
how-hexpertise-first-note-2 = Crossed-out hexes stay filled, and score nothing.
how-hexpertise-first-note-3 = There are 30 seconds for each hex. Equal scores are decided by the single elements in the order of the nexus.
