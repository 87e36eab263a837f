### Hexeptional Hexpertise, both editions: what lies there, what a move does, and why one is not allowed.

hexpertise-title-first = Hexeptional Hexpertise, first edition
hexpertise-summary = Everybody places the same elements on a display of their own: make it the flashiest.
hexpertise-option-advanced = Score harmonic convergences and voids

## The elements, and the other headings of the score.

hexpertise-element-L = Light
hexpertise-element-D = Dark
hexpertise-element-F = Fire
hexpertise-element-W = Water
hexpertise-element-E = Earth
hexpertise-element-A = Air
hexpertise-harmonic = Harmonic convergence
hexpertise-void = Void

## What lies on a display.

hexpertise-display = Display of mage { $number }
hexpertise-mage = the mage
hexpertise-crossed = crossed out
hexpertise-crossed-element = { $element }, crossed out

## The open card, the nexus and the deck. $direction is N, NE, SE, S, SW or NW.

hexpertise-card = Card { $turn } of { $turns }
hexpertise-no-card = The deck is empty
hexpertise-placed = { $element } is placed
hexpertise-reading = { $direction ->
    [N] Place { $element } to the north of a filled cell
    [NE] Place { $element } to the north-east of a filled cell
    [SE] Place { $element } to the south-east of a filled cell
    [S] Place { $element } to the south of a filled cell
    [SW] Place { $element } to the south-west of a filled cell
   *[NW] Place { $element } to the north-west of a filled cell
}
hexpertise-reading-beside = Place { $element } next to the mage's group
hexpertise-cross-out-any = Cross out an empty cell
hexpertise-nexus = Nexus
hexpertise-deck = Still to come in this pass
hexpertise-both = { $first } and { $second }

## What is to be done.

hexpertise-wait = Wait for the other mages
hexpertise-cross-out = Neither element fits anywhere: cross out an empty cell
hexpertise-now-place = Now place { $element }
hexpertise-place-one = Place { $first } or { $second }
hexpertise-place-both = Place { $first } and { $second }

## What somebody did with the last card, after their name where several play; $first and $second are two of these.

hexpertise-did-cross = crossed out { $cell }
hexpertise-did-place = placed { $element } on { $cell }
hexpertise-did-both = { $first } and { $second }
hexpertise-you = you
hexpertise-mage-number = mage { $number }

## What a move would do. $gains are points with their headings, such as "+3 Light, +2 Fire".

hexpertise-crosses = Cross out { $cell }
hexpertise-button-cross = Cross out
hexpertise-button-place = Place { $element }
hexpertise-gain = { $points } { $heading }
hexpertise-no-points = no points
hexpertise-lays = { $element } on { $cell }: { $gains }
hexpertise-lays-crossed = { $element } on { $cell }, crossed out at once with { $cells }: { $gains }

## Why a move is not allowed.

hexpertise-write = write a move as an element and a cell, such as F:e5, or x:e5 to cross a cell out
hexpertise-no-element = there is no element '{ $letter }' (there are L, D, F, W, E and A)
hexpertise-filled = { $cell } is filled
hexpertise-must-cross = neither element of the card can be placed anywhere: cross out an empty cell
hexpertise-may-place = you can still place an element, so you may not cross a cell out
hexpertise-not-on-card = { $element } is not on the card, which shows { $first } and { $second }
hexpertise-placed-already = you have placed { $element }; now place the other element of the card
hexpertise-not-connected = { $cell } is not connected to the mage through filled cells
hexpertise-no-cell-behind = { $direction ->
    [N] { $element } goes to the north of a filled cell ({ $other } gives the direction), and { $cell } has no cell there
    [NE] { $element } goes to the north-east of a filled cell ({ $other } gives the direction), and { $cell } has no cell there
    [SE] { $element } goes to the south-east of a filled cell ({ $other } gives the direction), and { $cell } has no cell there
    [S] { $element } goes to the south of a filled cell ({ $other } gives the direction), and { $cell } has no cell there
    [SW] { $element } goes to the south-west of a filled cell ({ $other } gives the direction), and { $cell } has no cell there
   *[NW] { $element } goes to the north-west of a filled cell ({ $other } gives the direction), and { $cell } has no cell there
}
hexpertise-empty-behind = { $direction ->
    [N] { $element } goes to the north of a filled cell ({ $other } gives the direction), and { $cell } is empty
    [NE] { $element } goes to the north-east of a filled cell ({ $other } gives the direction), and { $cell } is empty
    [SE] { $element } goes to the south-east of a filled cell ({ $other } gives the direction), and { $cell } is empty
    [S] { $element } goes to the south of a filled cell ({ $other } gives the direction), and { $cell } is empty
    [SW] { $element } goes to the south-west of a filled cell ({ $other } gives the direction), and { $cell } is empty
   *[NW] { $element } goes to the north-west of a filled cell ({ $other } gives the direction), and { $cell } is empty
}

## What is wrong with a setup.

hexpertise-setup-entries = a { $game } setup has exactly the entries nexus and deck
hexpertise-setup-nexus = the nexus holds each of the six elements once, clockwise from the north
hexpertise-setup-opposed = in the nexus opposed elements face each other across the board
hexpertise-setup-deck = the deck of { $game } is a list of { $size } cards
hexpertise-setup-pairs = in each pass of the deck every pair of elements appears once
