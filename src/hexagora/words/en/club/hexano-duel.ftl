### Hexano-Duel: what lies there, what a move does, and why one is not allowed.

hexano-duel-summary = Move your caps, let volcanoes erupt, and capture pieces that land on their own size.
hexano-duel-option-layout = How the stacks are arranged

## Pieces. $size is small, medium or large; $colour one of six, clear, white or black.

hexano-duel-piece = { $size } { $colour }
hexano-duel-cap = { $colour } cap
hexano-duel-colour = { $colour }
hexano-duel-tree = a whole tree of one colour

## The headings of the score.

hexano-duel-heading-solid = solid
hexano-duel-heading-mixed = mixed
hexano-duel-heading-loose = loose

## What somebody has captured. $side is white or black.

hexano-duel-haul = { $side ->
    [white] Haul of White
   *[black] Haul of Black
}
hexano-duel-missing = Still missing for the end: { $things }
hexano-duel-has-all = Holds all that ends the game

## What is to be done.

hexano-duel-move = Move a cap off its volcano to make it erupt
hexano-duel-move-on = Move on until a volcano erupts ({ $quiet } of { $most })
hexano-duel-dry =
    { $turns ->
        [one] Move a cap; { $turns } turn without a capture is left
       *[other] Move a cap; { $turns } turns without a capture are left
    }

## The last move, told after the name of who made it.

hexano-duel-did-timeout = ran out of time
hexano-duel-did-move = moved a cap quietly from { $start } to { $end }
hexano-duel-did-capture = erupted from { $start } to { $end }, captured { $pieces }
hexano-duel-did-erupt = erupted from { $start } to { $end }, captured nothing

## What a move would do.

hexano-duel-quiet = Quiet: { $why }. You move again.
hexano-duel-button-quiet = Move quietly
hexano-duel-button-erupt = Erupt
hexano-duel-erupts =
    { $count ->
        [one] Erupts: { $count } piece in flight, none is captured
       *[other] Erupts: { $count } pieces in flight, none is captured
    }
hexano-duel-captures =
    { $count ->
        [one] Erupts: { $count } piece in flight, captures { $pieces }
       *[other] Erupts: { $count } pieces in flight, captures { $pieces }
    }

## Why a move does not erupt; stands in other sentences as $why.

hexano-duel-nothing-below = nothing lies below the cap on { $cell }
hexano-duel-off-board = the first piece would leave the board
hexano-duel-onto-cap = the first piece would land on the cap on { $cell }
hexano-duel-onto-opaque = the first piece would land on { $cell }, which holds an opaque piece of { $side ->
    [white] White
   *[black] Black
}

## Why a move is not allowed.

hexano-duel-two-cells = write a move as two cells, such as d1-d2
hexano-duel-their-cap = the cap on { $cell } is { $side ->
    [white] White's
   *[black] Black's
}
hexano-duel-no-cap = none of your caps is on { $cell }
hexano-duel-not-adjacent = a cap moves to an adjacent cell, and { $end } is not next to { $start }
hexano-duel-cap-there = there is a cap on { $cell }
hexano-duel-opaque-there = the volcano on { $cell } holds an opaque piece of { $side ->
    [white] White
   *[black] Black
}
hexano-duel-only-eruption = after { $most } quiet moves only an eruption is allowed: { $why }
hexano-duel-lain-before = your caps have lain like this before in this turn, so only an eruption may bring it back: { $why }

## What is wrong with a setup.

hexano-duel-setup-explicit = with the explicit layout a game starts from a setup that says what lies where
hexano-duel-setup-stacks = a hexano-duel setup has exactly one entry, stacks, with a stack for each cell
hexano-duel-setup-cells = a setup has a stack for each of the 37 cells and no other ({ $odd } is wrong)
hexano-duel-setup-on = on { $cell }: { $wrong }
hexano-duel-setup-no-piece = there is no piece '{ $piece }'
hexano-duel-setup-no-stack = '{ $stack }' is no stack
hexano-duel-setup-caps = White and Black have three caps each
hexano-duel-setup-pieces = there are at most { $most } pieces besides the caps
hexano-duel-setup-cap-on-top = on { $cell } the cap { $cap } is not on top
hexano-duel-setup-other-colour = on { $cell } a cap lies on an opaque piece of the other colour
