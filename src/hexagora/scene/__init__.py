"""Scenes as pictures (SVG, PNG, GIF) and as text for terminals. Knows no game by name."""

from hexagora.scene.gif import gif
from hexagora.scene.png import PicturesMissing, png
from hexagora.scene.svg import svg
from hexagora.scene.text import plain, text

__all__ = ["PicturesMissing", "gif", "plain", "png", "svg", "text"]
