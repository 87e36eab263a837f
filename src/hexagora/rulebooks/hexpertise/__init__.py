"""Hexeptional Hexpertise, both editions: a flip-and-write game for one to six mages."""
