### Hexano-Duel: tutorial, page of rules, puzzles.

## The tutorial

erupt-title = Let it erupt
erupt-ask = The three small white pieces are your caps: they keep volcanoes shut. Move the cap in the middle one cell to any side, and see what happens.
erupt-done = What lay under the cap flew the same way: the top piece landed just beyond the cap, the next one a cell further, and so on. An eruption ends your turn.
erupt-wrong = Nothing was there to fly: that cap lay on nothing. Move the one on the stack in the middle.

reach-title = Room to fly
reach-ask = Each piece needs a cell to land on: at the edge of the board an eruption stops. Move the cap so that all three pieces fly.
reach-done = All three found a place. What cannot fly stays where it is.
reach-wrong = The edge of the board stopped it, and the rest stayed. Move the cap where there is room for three more cells behind it.

capture-title = Capture
capture-ask = A piece that lands on one of its own size is yours, whatever the colours. The top piece lands just beyond the cap, so count: capture something.
capture-done = Captured! It goes to your haul; the piece on which it landed stays.
capture-wrong = All pieces landed on another size, or on nothing. Look at the stacks behind the cap: the first to fly has to land on its own size, or the second one cell further.

three-title = Three at once
three-ask = One direction is best of all: there every piece lands on its own size. Find it.
three-done = Three pieces with one move.
three-wrong = Nothing was captured there. Compare the sizes on each line: the first that flies is the top one of the stack.
three-wrong-some = You captured something, but on another line all three are yours.

shield-title = White and black
shield-ask = White and black pieces are opaque. A volcano that holds a black one is closed to you: your caps may not enter it, and your eruptions stop in front of it, as they do at any cap. Find the line that is open, and capture.
shield-done = Your own opaque pieces do not stop you; black does the same to you on every other side.
shield-wrong = That line is closed, or nothing on it has the right size. Try another direction.

quiet-title = Quiet moves
quiet-ask = When nothing can fly, the move is quiet and you go on moving until something erupts. Here no single move captures anything. Move one cap quietly first, then erupt with a capture.
quiet-on = Quiet: it is still your turn. Now let something erupt.
quiet-done = Two moves in one turn: first the way is cleared, then it erupts.
quiet-wrong = That was an eruption without a capture, or too long a way. Begin with a cap that lies on nothing: move it onto the stack that shall erupt.

tree-title = Trees
tree-ask = Small, medium and large of one colour are a tree, worth 7. Trees of mixed colours are worth 5, every other piece 1. You hold two red pieces: complete the tree.
tree-done = A tree of one colour: 7 points. The pieces are counted in the way that is best for you.
tree-wrong = Nothing for the red tree there. The large red piece is the one that is missing: which eruption brings it down on another large one?
tree-wrong-other = A piece is a piece, but it does not complete the red tree.

end-title = The end
end-ask = The game ends when the player who has just erupted holds a piece of each of the six colours and small, medium and large of one of them. The higher score wins, whoever ended it. You are ahead: end the game.
end-done = That is the end, and you win. Clear pieces count as any colour for points, but not for the end.
end-wrong = The game goes on. Below your haul you see what is still missing: capture that.

## The page of rules

rules-aim-title = What it is about
rules-aim =
    White and Black move their caps over a landscape of 37 volcanoes. Where a cap moves away, the volcano below it erupts, and pieces that land on their own size are captured. Who collects the better trees wins.

    Every piece is small, medium or large. The six colours and clear are *transparent*; white and black are *opaque*.
rules-setup-title = Setup
rules-setup =
    On the board lie 30 nests of one colour (small below, then medium, large on top), a clear nest in the middle, and for each player three large pieces of their own with a cap on top. White begins, and sits in the south.
rules-turn-title = Your turn
rules-turn =
    Move one of your caps to an adjacent cell. There may be no cap on it, and no opaque piece of your rival anywhere in its volcano. Empty cells are allowed.
rules-eruption-title = Eruptions
rules-eruption =
    If the cell that the cap left still has pieces, it erupts in the same direction. The top piece lands just beyond the cap, the next one a cell further, and so on, until

    - the volcano is empty, or
    - the next piece would leave the board, land on a cap, or land on a volcano that holds an opaque piece of your rival.

    An eruption ends your turn. If not even the first piece can land, or there was nothing below the cap, the move is *quiet*, and you move again.
rules-capture-title = Capturing
rules-capture =
    When the eruption is over, each transparent piece that came to lie directly on a transparent piece of the same size is captured. The piece that landed goes into your haul; the one below it stays. Opaque pieces fly as well, but are never captured, and capture nothing.
rules-end-title = The end
rules-end =
    The game ends when the player who has just erupted holds at least one piece of each of the six colours, and small, medium and large of one of them. Clear pieces do not help here. The players may also agree to end it.
rules-score-title = Scoring
rules-score =
    | for | points |
    | each tree of one colour (small, medium and large) | 7 |
    | each tree of mixed colours | 5 |
    | every other piece | 1 |

    Each piece counts once, in the way that is best for you, and a clear piece as any colour. The higher score wins, whoever ended the game. Equal scores are a draw.

ruling-1 = Within a turn a quiet move may not bring back an arrangement of your caps that this turn has seen before, the one at its beginning included. A turn has at most 24 quiet moves; after that only eruptions are legal.
ruling-1-reason = The text lets you move on until something erupts. Without this, two caps could walk in a circle for ever.
ruling-2 = If at the start of a turn no sequence of moves can bring about an eruption, the game ends and is scored.
ruling-2-reason = An eruption is a duty. Where it cannot be done by anybody's fault, nobody should lose by it.
ruling-3 = Who brings it about by quiet moves of their own that no legal move is left forfeits the game.
ruling-3-reason = An eruption is a duty, and who could have fulfilled it had better do so.
ruling-4 = After 40 turns in a row without a capture the game ends and is scored. Players may also agree to end it.
ruling-4-reason = The text ends the game by agreement when nobody can capture any more. That needs a limit where they do not agree.
ruling-5 = An opaque piece that lies open is part of its volcano. It blocks the other player wherever it lies.
ruling-5-reason = The text speaks of volcanoes that “contain” an opaque piece, not of those that have one on top.
ruling-6 = The cell that the cap has left counts as free of caps while the pieces fly.
ruling-6-reason = The cap has moved on when the eruption begins.
ruling-7 = With a clock there are 60 seconds for a whole turn; who runs out of time loses.
ruling-7-reason = The text has no clock, and no way to pass: an eruption is a duty.

board-caps-title = Where caps may go
board-caps-ask = Take up the white cap in the middle: the cells that it may enter light up.
board-caps-done = A cap may enter any cell beside it that holds no cap and nothing opaque of the rival's.
board-free-title = Try it
board-free-ask = The start of a game. Move any white cap; before you let go, you see what will fly, and what will be captured.
board-free-done = So it goes. Try another one, too.

## The puzzles

motif-erupt-title = Erupt
motif-erupt =
    { $n ->
        [one] Erupt for one, but the right one: one move is clearly best.
        [2] Erupt for two.
        [3] Erupt for three.
       *[other] Erupt for { $n }.
    }
motif-tree-title = The tree
motif-tree = Complete a tree of one colour.
motif-end-title = The end
motif-end = End the game, and win it.
motif-quiet-title = The quiet move
motif-quiet = No eruption is good yet. Find the quiet move that prepares the best one.
