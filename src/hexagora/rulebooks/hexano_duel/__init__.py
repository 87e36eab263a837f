"""Hexano-Duel: a hexagonal Volcano for two."""
