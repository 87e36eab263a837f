stone-title = A stone
stone-ask = You are Red. Put a stone on any free cell.
stone-done = It stays there for good: stones never move.

swap-title = The swap
swap-ask = Red has begun in the middle, which is very strong. As the second player you may take Red over. Do it.
swap-done = Now you are Red, and Blue is to move.
swap-wrong = That leaves the middle to Red. Take it over instead.

connect-title = Connect
connect-ask = Red wants to connect the north with the south. One stone is missing.
connect-done = An unbroken chain from edge to edge: Red wins.
connect-wrong = That closes no chain.
connect-wrong-side = Too far aside: look at the end of the red chain.

rules-goal-title = What it is about
rules-goal = Red connects the northern and the southern edge by a chain of stones, Blue the western and the eastern one. One of them always does, so there are no draws.
rules-turn-title = Your turn
rules-turn =
    Put a stone on a free cell. Stones never move and are never taken.

    After the very first stone the second player may *swap* sides.

ruling-1 = There are 30 seconds for each decision, and who runs out of time loses.
ruling-1-reason = There is no pass in Hex.
