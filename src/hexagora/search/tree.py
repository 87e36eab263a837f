"""The search tree, in a table of records whose size is fixed from the start, so that its memory is bounded.

A node stands for the moves that lead to it from the root, whatever was drawn on the way (an *open-loop* tree).
Row 0 is the root. The children of a node lie in one block of rows, oldest first: all of them are looked at whenever
one is chosen, and the processor fetches neighbours ahead. Blocks have sizes that are powers of two; one that is full
moves to another of double size, and leaves its rows to the next node that needs as many.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract.jit import compiled, inline

RECORD = np.dtype(
    [
        ("total", np.float64),
        ("first", np.int32),
        ("count", np.int32),
        ("actor", np.int32),
        ("visits", np.int32),
        ("seen", np.int32),
    ],
    align=True,
)
LINE = 64  # bytes that a processor fetches at once: two records
SIZES = 31  # of blocks: 1, 2, 4, …


class Memory(NamedTuple):
    """What a tree is kept in.

    records  RECORD[rows]    see ``Tree``
    move     int32[rows]     apart: all moves of a node's children are looked at, where some are not legal only these
    left     int32[SIZES]    the first row of a block of each size that was left, 0 for none; ``first`` of that row is
                             the next one
    used     int64[2]        rows in use or left, and nodes
    """

    records: Any
    move: Any
    left: Any
    used: Any


class Tree(NamedTuple):
    """The columns of the records, and what else is in the memory.

    first   int32[rows]    row of the first child; the others follow
    count   int32[rows]    number of children
    move    int32[rows]    code of the move that leads to the node
    actor   int32[rows]    the player who makes it
    visits  int32[rows]    simulations that went through the node
    seen    int32[rows]    simulations in which the move was legal when its parent was visited
    total   float64[rows]  sum of the actor's rewards over the visits
    """

    records: Any
    first: Any
    count: Any
    move: Any
    actor: Any
    visits: Any
    seen: Any
    total: Any
    left: Any
    used: Any


def new_memory(rows: int) -> Memory:
    """So many rows, the root alone in use. The system gives memory only as rows are used."""
    space = np.zeros(rows * RECORD.itemsize + LINE, dtype=np.uint8)
    begin = -space.ctypes.data % LINE
    records = space[begin : begin + rows * RECORD.itemsize].view(RECORD)
    return Memory(records, np.zeros(rows, dtype=np.int32), np.zeros(SIZES, dtype=np.int32), np.ones(2, dtype=np.int64))


def rows_for(nodes: int) -> int:
    """Rows in which so many nodes certainly have room, whatever tree they make."""
    return 4 * nodes


@inline
def columns(memory: Memory) -> Tree:
    """The tree that is kept there."""
    records = memory.records
    return Tree(
        records,
        records["first"],
        records["count"],
        memory.move,
        records["actor"],
        records["visits"],
        records["seen"],
        records["total"],
        memory.left,
        memory.used,
    )


def new_tree(rows: int) -> Tree:
    """A tree with nothing but its root."""
    return columns(new_memory(rows))


def children(tree: Tree, node: int) -> range:
    """The rows of a node's children."""
    first = int(tree.first[node])
    return range(first, first + int(tree.count[node]))


def find(tree: Tree, node: int, actor: int, move: int) -> int:
    """The child that a player's move leads to; 0 when the tree has none."""
    for row in children(tree, node):
        if tree.actor[row] == actor and tree.move[row] == move:
            return row
    return 0


@inline
def forget(tree: Tree) -> None:
    """Forget everything."""
    tree.count[0] = tree.visits[0] = 0
    tree.total[0] = 0.0
    tree.left[:] = 0
    tree.used[:] = 1


@inline
def most_visited(tree: Tree) -> int:
    """The move at the root that was tried most; among equals the better one, then the lower code."""
    best = tree.first[0]
    for row in range(best + 1, tree.first[0] + tree.count[0]):
        more = np.int64(tree.visits[row]) - tree.visits[best]
        gain = tree.total[row] - tree.total[best]
        if more > 0 or (more == 0 and (gain > 0.0 or (gain == 0.0 and tree.move[row] < tree.move[best]))):
            best = row
    return int(tree.move[best])


@inline
def size_for(count: Any) -> int:
    """The size of the smallest block in which so many nodes have room: its logarithm to base 2."""
    size = 0
    while 1 << size < count:
        size += 1
    return size


@inline
def block(tree: Tree, size: int) -> int:
    """The first row of a block of ``2 ** size`` rows; 0 when the memory is full."""
    row = np.int64(tree.left[size])
    if row != 0:
        tree.left[size] = tree.first[row]
        return int(row)
    row = tree.used[0]
    if row + (1 << size) > tree.records.shape[0]:
        return 0
    tree.used[0] = row + (1 << size)
    return int(row)


@inline
def room(tree: Tree, node: int) -> bool:
    """Make room for one more child of a node; False when the memory is full. Rows of its children may change."""
    count = np.int64(tree.count[node])
    if count & (count - 1) != 0:
        return True
    size = size_for(count + 1)
    new = block(tree, size)
    if new == 0:
        return False
    if count > 0:
        old = tree.first[node]
        for child in range(count):
            tree.records[new + child] = tree.records[old + child]
            tree.move[new + child] = tree.move[old + child]
        tree.first[old] = tree.left[size - 1]
        tree.left[size - 1] = old
    tree.first[node] = new
    return True


@inline
def add_child(tree: Tree, node: int, player: int, move: int) -> int:
    """The row of a new node, for which there is room."""
    row = np.int64(tree.first[node]) + tree.count[node]
    tree.count[node] += 1
    tree.used[1] += 1
    tree.total[row] = 0.0
    tree.first[row] = tree.count[row] = tree.visits[row] = 0
    tree.move[row] = move
    tree.actor[row] = player
    tree.seen[row] = 1
    return int(row)


@compiled
def plant(tree: Any, player: int, move: int, reward: float) -> None:
    """Add a child of the root that one simulation went through, unless the memory is full."""
    if room(tree, 0):
        row = add_child(tree, 0, player, move)
        tree.visits[row] = 1
        tree.total[row] = reward


@compiled
def move_below(old: Any, node: int, new: Any) -> None:
    """Copy a node and all that is below it to another tree, of which it is the root."""
    new.records[0], new.move[0] = old.records[node], old.move[node]
    new.used[:] = 1
    row = 0
    while row < new.used[0]:
        # Until its turn comes, a copied row says where its children were. Rows that hold no node have none.
        count, first = np.int64(new.count[row]), np.int64(new.first[row])
        if count > 0:
            begin = block(new, size_for(count))
            new.first[row] = begin
            new.used[1] += count
            for child in range(count):
                new.records[begin + child] = old.records[first + child]
                new.move[begin + child] = old.move[first + child]
        row += 1


def below(tree: Tree, node: int) -> Tree:
    """The tree whose root is a node of this one, in a memory of its own of the same size."""
    kept = new_tree(len(tree.records))
    move_below(tree, node, kept)
    return kept
