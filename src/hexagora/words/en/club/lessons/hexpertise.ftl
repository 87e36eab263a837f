### Hexeptional Hexpertise, second edition: tutorial, page of rules, puzzles. What the first edition has in common with it is said here.

## The tutorial

card-title = One card, two readings
card-ask = You are the mage in the middle; the corners hold the six elements, and each element is the direction in which it lies. A card shows two of them: one is placed, the other says where. Place the first one: take it up, and see which cells light up.
card-done = It lies, seen from a filled hex, in the direction of the other element.
card-wrong = That works as well, but it is the second reading of the card. Take the first one.

other-title = The other reading
other-ask = The same card read the other way round. Now place the second element: its cells lie in the direction of the first.
other-done = Two readings, and you choose one. Then the next card comes.
other-wrong = That is the first reading again. Take the other half of the card.

light-title = Light
light-ask = Light shines on its own: 3 points for each group of Light. Place a Light that touches no other one.
light-done = One more group: 3 points.
light-wrong = That is no Light, or it joins a group that is there already, which scores nothing more. Begin a new group.

dark-title = Dark
dark-ask = Dark wants to grow: 3 points for each hex of a group after its first. Put Dark next to Dark.
dark-done = The group has grown: 3 points for each hex but the first.
dark-wrong = Alone a Dark scores nothing. Place it where it touches another Dark.

fire-title = Fire
fire-ask = Fire catches: 2 points for each pair of Fires that touch. Place one that touches two others, so that it makes two pairs at once.
fire-done = Two pairs: 4 points.
fire-wrong = Not enough Fires around it. Find the hex that touches two of them.

water-title = Water
water-ask = Water flows: 3 points for each hex of the longest path. Make the path longer.
water-done = One hex longer: 3 points. Branches do not count, only the longest way through.
water-wrong = The longest path is as long as before. Place Water at one of its ends.

earth-title = Earth
earth-ask = Earth is solid: 4 points for each triangle, three hexes that all touch each other. Complete one.
earth-done = A triangle: 4 points. Triangles may overlap.
earth-wrong = No triangle there. Look for two Earths side by side, and the hex that touches both.

air-title = The fork
air-ask = Air branches: 4 points for each fork, an Air with three or more Airs around it. Make the fork.
air-done = A fork: 4 points.
air-wrong = That makes no fork. Which Air has two neighbours of its kind already, and lacks a third?

nullify-title = Opposites
nullify-ask = Light and Dark, Fire and Water, Earth and Air are opposites: where they touch, the new hex and every opposite that it touches are crossed out, and score nothing any more. Make a move that crosses nothing out.
nullify-done = Nothing lost. Crossed-out hexes stay filled, so they still help to build on.
nullify-wrong = There the new hex touches its opposite, and both are crossed out. Before you let go, the board shows what would be lost.

cross-title = Nowhere to go
cross-ask = Sometimes neither element can be placed anywhere. Then you cross out an empty hex: choose one where it does you no harm.
cross-done = Crossed out: it counts as filled, and scores nothing.
cross-wrong = Cross out an empty hex.

harmonic-title = Harmonic convergence
harmonic-ask = All six elements around one hex (a flower) or in one line are a harmonic convergence: 15 points. One is missing a single element. Complete it.
harmonic-done = A harmonic convergence: 15 points. That is worth planning for.
harmonic-wrong = That does not complete it. Look for a ring or a line that has five different elements and one gap.

## The page of rules

rules-aim-title = What it is about
rules-aim =
    You are mages, each with a display of 37 hexes, and all play the same cards. Whoever arranges the elements in the flashiest way wins the festival. One to six can play, all at the same time; alone you play for points.
rules-setup-title = Setup
rules-setup =
    Three nexus cards are shuffled and turned at random, one for each pair of opposites: Light and Dark, Fire and Water, Earth and Air. Their first elements go to the corners north, north-east and south-east, the second ones to those across. So opposites face each other, and *each element is a direction*. The hex in the middle is you, the mage: filled, of no element.
rules-turn-title = A card
rules-turn =
    Each turn a card is flipped that shows two elements. Everybody chooses one of them to place; the other one gives the direction. The new hex must be the neighbour, in that direction, of some filled hex.

    If neither element can be placed anywhere, you cross out any one empty hex instead.

    There are 15 cards, one for each pair of elements. When all have come, they are shuffled and all come once more: 30 turns.
rules-opposites-title = Opposites
rules-opposites =
    Light and Dark, Fire and Water, Earth and Air nullify each other where they touch.
rules-score-title = Scoring
rules-score =
    Crossed-out elements do not count.

    | heading | points |
    | Light | 3 for each group |
    | Dark | 3 for each hex of a group after its first |
    | Fire | 2 for each pair of neighbours |
    | Water | 3 for each hex of the longest path |
    | Earth | 4 for each triangle |
    | Air | 4 for each fork |
    | Harmonic convergence | 15 for each flower or line of all six elements |
    | Void | 10 for each flower of crossed-out hexes |

    The last two are the advanced conditions, and may be switched off.
rules-end-title = Who wins
rules-end =
    The highest score wins. Equal scores are compared element by element.
rules-hidden-title = Cards to come
rules-hidden =
    The order of the deck is hidden; which cards are still to come in this pass is not.

ruling-1 = The hexes of the nexus are filled from the start and hold their element. They score, can be crossed out, and go on giving their direction when they are.
ruling-1-reason = The text places the elements “in the fixed hexes”: so they are elements like any other.
ruling-2 = When a placed element touches one or more of its opposite, the new hex and every opposite that it touches are crossed out at once. Crossed-out hexes stay filled.
ruling-2-reason = The text crosses out elements “if they are touching”, and says that nullified hexes count as filled. It happens as soon as they touch, so nobody has to remember it.
ruling-3 = Who is stuck may cross out any empty hex.
ruling-3-reason = The text says “an empty hex” and names no condition.
ruling-4 = The longest path is the longest way over neighbouring Water hexes that visits none twice. A lone hex is a path of one.
ruling-4-reason = A path that may cross itself would have no end, and “each hex in the longest path” counts a single one, too.
ruling-5 = A triangle is three Earth hexes that all touch each other. Every such three count, and triangles may overlap.
ruling-5-reason = “Each triangular cluster” says nothing of using a hex only once, and neither do the other headings.
ruling-6 = A fork is an Air hex with three or more Air neighbours.
ruling-6-reason = Where a line forks, three arms meet. More arms at the same hex are still one fork.
ruling-7 = A curve is an Air hex with exactly two Air neighbours that do not lie opposite each other.
ruling-7-reason = The text counts “each time the line curves”. With more neighbours it is no line any more, with opposite ones it goes straight.
ruling-8 = A straight line is a run of three or more Water hexes along one of the three axes, as long as it goes.
ruling-8-reason = Otherwise a line of four would also count as two lines of three.
ruling-9 = Fire counts each adjacent Fire from both sides: a pair is worth 4.
ruling-9-reason = The text reads “2 points for each adjacent Fire”. The second edition speaks of connections instead, and counts each once.
ruling-10 = A flower is the six neighbours of a hex that has six of them, whatever that hex holds. A line is six hexes in a row along an axis. Every one that qualifies counts.
ruling-10-reason = The text names the figures and no more; the hex in the middle of a flower is not one of its six.
ruling-11 = Equal scores are decided by the scores of the single elements, in the order of the nexus, clockwise from the north. If all are equal, the players share the win.
ruling-11-reason = That is what the text says of ties; it leaves open what happens when even these are equal.
ruling-12 = The order of the players does not matter. Everybody chooses at the same time, and the next card comes when all have; records list the choices by player.
ruling-12-reason = Displays are separate and the card is shared, so nobody's choice changes anybody else's.
ruling-13 = The order of the deck is hidden. Everybody knows that in each pass of the deck every pair appears once.
ruling-13-reason = There is one card for each pair; who counts along knows what is left, so the page counts for all.

board-free-title = Try it
board-free-ask = A display in the middle of a game. Place either element anywhere; before you let go you see what it scores.
board-free-done = So it goes. Try another place, too.

## The puzzles

motif-gain-L-title = Light
motif-gain-L = Find the place for the card: Light shines best in one of them.
motif-gain-D-title = Dark
motif-gain-D = Let Dark grow: +{ $n } are in it.
motif-gain-F-title = Fire
motif-gain-F = Set it on fire: +{ $n } are in it.
motif-gain-W-title = Water
motif-gain-W = Let it flow: +{ $n } are in it.
motif-gain-E-title = Earth
motif-gain-E = Build on Earth: +{ $n } are in it.
motif-gain-A-title = Air
motif-gain-A = Move the Air: +{ $n } are in it.
motif-harmonic-title = Harmonic convergence
motif-harmonic = Complete the convergence: +{ $n }.
motif-void-title = The void
motif-void = Complete the flower of crossed-out hexes: +{ $n }.
motif-nullify-title = Nullify
motif-nullify =
    { $n ->
       *[other] Sometimes it is right to nullify: { $n } hexes are crossed out by the best move.
    }
motif-cross-title = Cross out
motif-cross = Nothing can be placed. Which empty hex is the right one to cross out?
motif-best-title = The best place
motif-best = One place for this card is clearly best, though it scores nothing yet.
