### Hexeptional Hexpertise, first edition: what differs from the second one.

both-title = Place both
both-ask = You are the mage in the middle, and the corners hold the six elements. A card shows two of them, and you place both, in either order, each next to the group of filled hexes around your mage. Place both elements of this card.
both-on = One is placed. The other one may build on it.
both-done = Both are placed. There are 15 cards, each comes once.
both-wrong = Place both elements of the card.

light-ask = Light shines on its own: 3 points for each Light that touches no other Light. Place the card so that you gain at least 3 with Light.
light-on = Now the other element; take care that the Light stays alone.
light-done = A Light on its own: 3 points.
light-wrong = There is no new Light on its own now. Place Light where no other one touches it.

dark-ask = Dark wants to grow: 3 points for each hex of a group after its first. Place the card so that Dark touches Dark.
dark-on = Now the other element.

fire-ask = Fire catches: 2 points for each Fire that another Fire touches, counted from both sides. So a pair is worth 4. Make a pair.
fire-on = Now the other element.
fire-done = A pair: 4 points.
fire-wrong = No pair has come of it. Put Fire next to Fire.

water-ask = Water flows straight: a straight line of three or more Waters is worth 3 for each of its hexes. Complete a line of three.
water-on = Now the other element.
water-done = A line of three: 9 points.
water-wrong = There is no line of three. Put Water where two others lie in a row with it.

earth-ask = Earth is solid: 4 points for every full three hexes of a group. Make a group of three.
earth-on = Now the other element.
earth-done = A group of three: 4 points. The next 4 come with the sixth hex.
earth-wrong = No group has reached three. Join Earth to a group of two.

air-title = The curve
air-ask = Air turns: 3 points for each curve, an Air with exactly two Airs beside it that do not lie opposite each other. Make a curve.
air-on = Now the other element.
air-done = A curve: 3 points.
air-wrong = No curve there. Find an Air with one neighbour of its kind, and add a second one that is not in line.

nullify-ask = Light and Dark, Fire and Water, Earth and Air are opposites: where they touch, the new hex and every opposite that it touches are crossed out, and score nothing any more. Place both elements so that nothing is crossed out.
nullify-on = So far nothing is crossed out. Now the other element.

harmonic-ask = All six elements around one hex (a flower) or in one line are a harmonic convergence: 10 points. Complete the one that is nearly there.
harmonic-on = Now the other element.
harmonic-done = A harmonic convergence: 10 points. That is worth planning for.

rules-setup =
    Three nexus cards are dealt and turned at random, one for each pair of opposites: Light and Dark, Fire and Water, Earth and Air. Their first elements go to the corners north, north-east and south-east, the second ones to those across. The hex in the middle is you, the mage: filled, of no element.
rules-turn =
    Each turn a card is flipped that shows two elements. Everybody places *both*, in either order, each on an empty hex that is connected to the mage through filled hexes. The second placement sees the first.

    There are 15 cards, one for each pair of elements, and each comes once: 30 hexes.
rules-score =
    Crossed-out elements do not count.

    | heading | points |
    | Light | 3 for each that touches no other Light |
    | Dark | 3 for each hex of a group after its first |
    | Fire | 2 for each Fire that a Fire touches, counted from both sides: 4 for a pair |
    | Water | 3 for each hex of a straight line of three or more |
    | Earth | 4 for every full three hexes of a group |
    | Air | 3 for each curve |
    | Harmonic convergence | 10 for each flower or line of all six elements |
rules-hidden =
    The order of the deck is hidden; which cards are still to come is not.
ruling-13 = The order of the deck is hidden. Everybody knows that every pair appears once.

motif-gain-L = Find the place for Light: it shines best on its own.
motif-best = One placement is clearly best, though it scores nothing yet.
