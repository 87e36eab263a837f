"""Elo over the generations of a training, as an SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from hexagora.lab.train.generation import Generation
from hexagora.scene.xml import element, words

WIDTH, HEIGHT, EDGE = 640.0, 360.0, 56.0
INK, PAPER, LINE = "#2b2b33", "#fffdf8", "#8a5a00"


def plot(title: str, generations: Sequence[Generation]) -> str:
    """Each generation over the one before, added up from 0; one that lost no game has no Elo, and adds none."""
    ratings = [0.0]
    for generation in generations:
        ratings.append(ratings[-1] + (generation.elo if isfinite(generation.elo) else 0.0))
    top, bottom = max(100.0, *ratings), min(0.0, *ratings)
    step = (WIDTH - 2 * EDGE) / max(1, len(generations))
    points = [
        (EDGE + number * step, HEIGHT - EDGE - (elo - bottom) / (top - bottom) * (HEIGHT - 2 * EDGE))
        for number, elo in enumerate(ratings)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = [
        element("title", words(f"{title}: Elo by generation")),
        element("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        element("polyline", points=line, fill="none", stroke=LINE, stroke_width=2.0),
    ]
    for number, ((x, y), elo) in enumerate(zip(points, ratings, strict=True)):
        parts.append(element("circle", cx=x, cy=y, r=4.0, fill=LINE))
        parts.append(_label(f"{elo:+.0f}", x, y - 10))
        parts.append(_label(str(number), x, HEIGHT - EDGE / 2))
    size = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"
    return element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=size, role="img") + "\n"


def _label(text: str, x: float, y: float) -> str:
    return element(
        "text", words(text), x=x, y=y, fill=INK, font_family="sans-serif", font_size=13.0, text_anchor="middle"
    )
