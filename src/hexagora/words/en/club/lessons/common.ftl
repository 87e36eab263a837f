### Lessons: what is said of puzzles in any game.

motif-best-title = The best move
motif-best = One move is clearly better than all others. Find it.
puzzle-done = That is it: no other move is nearly as good.
puzzle-wrong = Allowed, but not the best. After this move you would win about { $mine } % of the time; there is one with { $best } %.
puzzle-wrong-exact = Allowed, but not the best. Played on without a mistake, this move is worth { $mine } of 100 to you; there is one worth { $best }.
puzzle-wrong-alone = Allowed, but another move brings clearly more by the end.
