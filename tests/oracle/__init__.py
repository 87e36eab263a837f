"""Slow second engines, one per game, written from the rules pages alone.

The engine that players meet is built for speed; an error in its tables or masks would be repeated faithfully
by every test that is derived from it. An oracle therefore shares nothing with it, not even the geometry: it
imports no `hexagora`, no NumPy and no Numba, works on plain sets of axial coordinates, and prefers the
wording of the rules to speed. The tests play random games in both and compare every position: legal
moves, side to move, scores by heading, winners. Where the two disagree, the rules page decides who is right.
"""
