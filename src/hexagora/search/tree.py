"""The search tree: one row a node, in arrays of a fixed size, so that its memory is bounded from the start.

A node stands for the moves that lead to it from the root, whatever was drawn on the way (an *open-loop* tree).
Row 0 is the root. The children of a node are a linked list, and always have higher rows than their parent.

All that is asked of a child while one is chosen lies side by side: the columns are views of one table of records. The
processor fetches half a line of its cache for a child, where an array for each column would take six.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract.jit import inline

RECORD = np.dtype(
    [
        ("total", np.float64),
        ("first", np.int32),
        ("next", np.int32),
        ("move", np.int32),
        ("actor", np.int32),
        ("visits", np.int32),
        ("seen", np.int32),
    ]
)
LINE = 64  # bytes of the processor's cache that are fetched together; a whole number of records


class Tree(NamedTuple):
    """parent, first, next: int32[capacity], rows of other nodes; 0 means none.

    move    int32[capacity]    code of the move that leads to the node
    actor   int32[capacity]    the player who makes it
    visits  int32[capacity]    simulations that went through the node
    seen    int32[capacity]    simulations in which the move was legal when its parent was visited
    total   float64[capacity]  sum of the actor's rewards over the visits
    used    int64[1]           rows in use
    """

    parent: Any
    first: Any
    next: Any
    move: Any
    actor: Any
    visits: Any
    seen: Any
    total: Any
    used: Any


class Memory(NamedTuple):
    """What a tree is kept in: its records, and for each the row of the parent."""

    records: Any
    parent: Any
    used: Any


def new_memory(capacity: int) -> Memory:
    """Room for so many nodes, the root alone in use. The system gives memory only as rows are used."""
    space = np.zeros(capacity * RECORD.itemsize + LINE, dtype=np.uint8)
    begin = -space.ctypes.data % LINE
    records = space[begin : begin + capacity * RECORD.itemsize].view(RECORD)
    return Memory(records, np.zeros(capacity, dtype=np.int32), np.ones(1, dtype=np.int64))


@inline
def columns(memory: Memory) -> Tree:
    """The tree that is kept there."""
    records = memory.records
    return Tree(
        memory.parent,
        records["first"],
        records["next"],
        records["move"],
        records["actor"],
        records["visits"],
        records["seen"],
        records["total"],
        memory.used,
    )


def new_tree(capacity: int) -> Tree:
    """A tree with nothing but its root."""
    return columns(new_memory(capacity))


def children(tree: Tree, node: int) -> list[int]:
    """The rows of a node's children."""
    rows = []
    row = int(tree.first[node])
    while row:
        rows.append(row)
        row = int(tree.next[row])
    return rows


def find(tree: Tree, node: int, actor: int, move: int) -> int:
    """The child that a player's move leads to; 0 when the tree has none."""
    for row in children(tree, node):
        if tree.actor[row] == actor and tree.move[row] == move:
            return row
    return 0


@inline
def forget(tree: Tree) -> None:
    """Forget everything, in compiled code."""
    for row in range(tree.used[0]):
        tree.first[row] = tree.visits[row] = 0
        tree.total[row] = 0.0
    tree.used[0] = 1


@inline
def most_visited(tree: Tree) -> int:
    """The move at the root that was tried most; among equals the better one, then the lower code."""
    best = tree.first[0]
    row = tree.next[best]
    while row != 0:
        more = np.int64(tree.visits[row]) - tree.visits[best]
        gain = tree.total[row] - tree.total[best]
        if more > 0 or (more == 0 and (gain > 0.0 or (gain == 0.0 and tree.move[row] < tree.move[best]))):
            best = row
        row = tree.next[row]
    return int(tree.move[best])


def clear(tree: Tree) -> None:
    """Forget everything."""
    used = int(tree.used[0])
    for column in (tree.parent, tree.first, tree.next, tree.move, tree.actor, tree.visits, tree.seen, tree.total):
        column[:used] = 0
    tree.used[0] = 1


def reroot(tree: Tree, node: int) -> None:
    """Make a node the root, in place; the rows of all that is not below it become free."""
    used = int(tree.used[0])
    parent = tree.parent[:used]
    kept = np.zeros(used, dtype=bool)
    kept[node] = True
    below = kept
    while below.any():  # one round for each level of the subtree
        below = below[parent] & ~kept
        kept |= below
    rows = np.flatnonzero(kept)
    count = len(rows)
    renumbered = np.zeros(used, dtype=np.int32)
    renumbered[rows] = np.arange(count, dtype=np.int32)
    for links in (tree.parent, tree.first, tree.next):
        links[:count] = renumbered[links[rows]]
        links[count:used] = 0
    for column in (tree.move, tree.actor, tree.visits, tree.seen, tree.total):
        column[:count] = column[rows]
        column[count:used] = 0
    tree.parent[0] = tree.next[0] = 0
    tree.used[0] = count
