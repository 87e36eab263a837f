### HexaFuse Snap Duels: tutorial, page of rules, puzzles.

## The tutorial

grow-title = Grow
grow-ask = You are red. Two of the corners are your start anchors. Take any piece from your hand and lay it so that it shares an edge with one of them.
grow-done = It is laid, and each of its hexes is a point. From now on you grow from this piece as well.

big-title = The big ones first
big-ask = Every hex counts, and room gets scarce. Lay a piece of four or five hexes. Turn it before you lay it, if you like: by the wheel, the keys R and Q, or the buttons.
big-done = Four or five points at once. Small pieces still find a gap later on.
big-wrong = That is allowed, but it is a small piece, and those still fit in at the end. Take one with at least four hexes.

swap-title = The pie rule
swap-ask = Blue is you this time, and red has made a very good start. After the first piece of the game the second player may take over that side with all that lies there. Do so.
swap-done = Now the good start is yours, and your rival moves next. So nobody can begin too well.
swap-wrong = You keep your side, and red keeps the good start. When the first piece is strong, it is better to take it over.

snap-title = Snap
snap-ask = Never lay a piece edge to edge with your rival. But corner to corner is a contact: 3 points, for you alone. Make one.
snap-done = Snap! 3 points for the contact, and the hexes on top.
snap-wrong = Allowed, but no corner of it faces a corner of a blue piece. Cells that meet at corners always have the same shade: look for that.

double-title = Twice at once
double-ask = Each pair of corners that meet counts. Lay one piece that makes two contacts or more.
double-done = Several contacts with one piece: that is how games are won.
double-wrong = No contact there. Aim for the cells that face blue corners along a line of the grid.
double-wrong-one = One contact is good. Somewhere there are two at once: watch the points that are shown before you let go.

bridge-title = The bridge
bridge-ask = Two of your own pieces must not meet at corners only. There is one exception: a single piece of your rival that touches both at corners. It is a bridge, and over it you may lay. Use it.
bridge-done = The blue piece holds both corners together. Without it this place would be forbidden.
bridge-wrong = That is allowed without any bridge. Look for a place where your piece meets another one of yours at a corner, with a blue piece that snaps to both.

lock-title = The lock
lock-ask = When nothing in your rival's hand fits any more, you get 10 points, once in a game. Shut blue out with this move.
lock-done = Locked: 10 points. Your rival has to pass as long as nothing fits.
lock-wrong = Blue still finds a place. Look where blue could lay something, and take away the last of those cells or the edges beside them.

## The page of rules

rules-aim-title = What it is about
rules-aim =
    Two players lay polyhexes (pieces of one to five hexes) on a board of 61 cells. Each hex that you lay is a point, each contact with a piece of your rival is three, and ten go to who locks the other one out. The higher score wins.

    Each player has the same 15 pieces: all shapes of one to four hexes and three of five. Your hand holds five of them in the open. The rest waits in a queue whose order nobody sees; what you lay is replaced from there.
rules-setup-title = Setup
rules-setup =
    Side A, who moves first, has start anchors in the corners north-west and south-east; side B has them north-east and south-west. One pair of cells, mirror images of each other, is blocked. A switch of the rules lays the anchors side by side instead.
rules-placing-title = Laying a piece
rules-placing =
    On your turn you lay one piece of your hand, turned as you like, but never turned over. That is allowed when

    - all its cells are free;
    - it shares an edge with a piece or an anchor of your own;
    - it shares *no* edge with a piece or an anchor of your rival;
    - every piece of your own that meets it at corners also shares an edge with it, or is joined to it by a bridge.

    Who cannot lay anything must pass, and who can may not pass. Two passes in a row end the game.
rules-bridge-title = The bridge
rules-bridge =
    Your own pieces must not meet at corners only. It is allowed all the same when some single piece of your rival has corner contact with both of them.
rules-pie-title = The pie rule
rules-pie =
    After the very first piece of the game the second player answers: stay, or swap. After a swap the two players have exchanged sides, with pieces, anchors, hand, queue and points. So it pays to begin with a move that is neither too strong nor too weak.
rules-clock-title = The clock
rules-clock =
    There are 30 seconds for each decision. Who runs out of time passes; in the decision of the pie rule that means to stay.
rules-score-title = Scoring
rules-score =
    | for | points |
    | each hex that you lay | 1 |
    | each contact: a cell that you lay meets a cell of your rival's pieces corner to corner | 3 |
    | the lock: you lay a piece, and your rival, who still has pieces, can lay none (once for each side) | 10 |

    The higher score wins. Equal scores are a draw.

ruling-1 = Anchors are cells that their owner has taken from the start. Your pieces may link to yours, and must keep their edges away from your rival's. But they are no pieces: to meet an anchor at a corner neither scores nor offends.
ruling-1-reason = The text says that pieces link to anchors, and nothing more. They score nothing, so it would be odd if corners beside them did.
ruling-2 = Blocked cells never lie on an anchor or next to one, nor on the axis of the mirror.
ruling-2-reason = Next to an anchor they would take away a beginning from one side, and on the axis a cell is its own mirror image and makes no pair.
ruling-3 = A contact belongs to the player who makes it, at the moment of laying. The other one gets nothing for it.
ruling-3-reason = If both counted the corners that they share, all contacts would cancel out.
ruling-4 = A bridge is a single piece of the opponent that has corner contact with both pieces.
ruling-4-reason = The text speaks of two own pieces “connected by” a piece of the opponent. That cannot mean edges, since edges with the opponent are forbidden.
ruling-5 = The queues are shuffled independently. Everybody sees both open hands, and which pieces are still in a queue, but never their order.
ruling-5-reason = The text shows five pieces and lets the rest come from a queue. Bots play by the same view as people, and the club sends nothing more.
ruling-6 = If the time of the very first move runs out, there is no decision of the pie rule.
ruling-6-reason = No piece was laid, so there is nothing to take over.
ruling-7 = The switch “Where the start anchors lie” has two values: opposed (each side has opposite corners) or facing (each side has two corners beside each other; the blocked pair then lies point-symmetrically).
ruling-7-reason = “On opposite sides of the board” may be read in both ways. Opposed is what we play when nobody says anything.

board-anchor-title = Beside your anchor
board-anchor-ask = Where may your pieces go at the start? Take one up, and the cells light up.
board-anchor-done = That is a start.
board-free-title = Try it
board-free-ask = Red is to move. Lay anything; where it is not allowed, the board says why.
board-free-done = Allowed. Try another place, too.

## The puzzles

motif-contacts-title = Snap
motif-contacts =
    { $n ->
        [one] Lay the piece that makes a contact, in the right place: one move is clearly best.
       *[other] Make { $n } contacts with one piece, in the best way.
    }
motif-bridge-title = The bridge
motif-bridge = Make the bridge: the best place is allowed only because a piece of your rival touches both of yours.
motif-lock-title = The lock
motif-lock = Lock your rival out.
motif-cut-title = The cut
motif-cut = Take your rival's room away: after the best move far fewer places are left than after most others.
