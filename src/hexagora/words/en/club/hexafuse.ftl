### HexaFuse Snap Duels: what lies there, what a move does, and why one is not allowed.

hexafuse-summary = Lay polyhexes edge to edge with your own and corner to corner with your opponent's.
hexafuse-option-anchors = Where the start anchors lie

## The pieces, each by the name that is its shape.

hexafuse-piece-I1 = dot
hexafuse-piece-I2 = pair
hexafuse-piece-I3 = bar 3
hexafuse-piece-V3 = bend
hexafuse-piece-A3 = triangle
hexafuse-piece-I4 = bar 4
hexafuse-piece-L4 = worm
hexafuse-piece-P4 = pistol
hexafuse-piece-Y4 = propeller
hexafuse-piece-U4 = arch
hexafuse-piece-O4 = bee
hexafuse-piece-S4 = wave
hexafuse-piece-I5 = bar 5
hexafuse-piece-C5 = crescent
hexafuse-piece-F5 = fan

## The headings of the score.

hexafuse-heading-hexes = hexes
hexafuse-heading-contacts = contacts
hexafuse-heading-lock = lock

## What lies on the board and in the hands. $side is A or B.

hexafuse-is-blocked = blocked
hexafuse-is-anchor = anchor of side { $side }
hexafuse-is-piece = { $piece } of side { $side }
hexafuse-hand = Hand of side { $side }

## What is to be done.

hexafuse-pie = Keep your side, or take over the other one with all that lies there?
hexafuse-pass-empty = All pieces are laid: pass
hexafuse-pass-stuck = None of the pieces fits anywhere: pass
hexafuse-lay = Lay a piece beside your own

## The last move, told after the name of who made it.

hexafuse-did-pass = passed
hexafuse-did-stay = kept the side
hexafuse-did-swap = swapped sides
hexafuse-did-timeout = ran out of time
hexafuse-placed = laid the { $piece } on { $cells }

## Buttons, and what they do.

hexafuse-button-pass = Pass
hexafuse-button-swap = Swap sides
hexafuse-button-stay = Stay
hexafuse-must-pass-empty = You must pass: you have laid all your pieces.
hexafuse-must-pass-stuck = You must pass: none of your pieces fits anywhere.
hexafuse-passes-empty = Pass: you have laid all your pieces
hexafuse-passes-stuck = Pass: none of your pieces fits anywhere
hexafuse-swaps = Take over side { $side }: its pieces, anchors, hand and points become yours.
hexafuse-stays = Keep side { $side }. It is your move.

## What a piece would score where it is held. $hexes, $contacts and $lock are points.

hexafuse-lays = { $piece }: { $hexes } for hexes
hexafuse-lays-contacts = { $piece }: { $hexes } for hexes, { $contacts } for contacts
hexafuse-lays-lock = { $piece }: { $hexes } for hexes, { $lock } for the lock
hexafuse-lays-both = { $piece }: { $hexes } for hexes, { $contacts } for contacts, { $lock } for the lock

## Why a move is not allowed.

hexafuse-pie-first = first answer the pie question: stay or swap
hexafuse-may-place = you can still place a piece, so you may not pass
hexafuse-no-pie-now = there is nothing to { $word } now: the pie question comes once, after the first placement
hexafuse-name-cells = name the cells that the piece shall cover, such as e5,e6
hexafuse-named-twice = a cell is named twice
hexafuse-turned-over = this is the { $piece } turned over; pieces may be rotated but never turned over
hexafuse-no-shape = no piece has this shape
hexafuse-laid-already = you have already laid your { $piece }
hexafuse-in-queue = the { $piece } is still in your queue
hexafuse-no-link = the { $piece } would not share an edge with any of your pieces or anchors
hexafuse-taken-own = { $cell } is taken by your { $piece }
hexafuse-taken-theirs = { $cell } is taken by the opponent's { $piece }
hexafuse-anchor-own = { $cell } is your anchor
hexafuse-anchor-theirs = { $cell } is the opponent's anchor
hexafuse-blocked = { $cell } is blocked
hexafuse-edge-piece = the { $piece } would share an edge with the opponent's { $other }, { $start }–{ $end }
hexafuse-edge-anchor = the { $piece } would share an edge with an anchor of the opponent, at { $cell }
hexafuse-corner-only = the { $piece } would touch your { $other } only at a corner, { $start }–{ $end }

## What is wrong with a setup.

hexafuse-setup-entries = a hexafuse setup has exactly the entries anchors, blocked and queues
hexafuse-setup-anchors-of-side = the anchors of a side are 2 different cells
hexafuse-setup-anchors-lie = with { $layout } anchors they lie on { $first } and { $second }
hexafuse-setup-blocked = the blocked cells are 2 different cells
hexafuse-setup-blocked-pair = { $cells } may not be the blocked pair
hexafuse-setup-queue = each queue holds every one of the 15 pieces once
hexafuse-setup-two-anchors = anchors has one entry for each of the two sides
hexafuse-setup-two-queues = queues has one entry for each of the two sides
