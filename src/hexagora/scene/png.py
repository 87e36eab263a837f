"""SVG to PNG, where the extra ``pictures`` is installed."""

from __future__ import annotations


class PicturesMissing(RuntimeError):
    """CairoSVG, or the Cairo library below it, is not there."""


def png(svg: str, scale: float = 2.0, width: int | None = None) -> bytes:
    """A picture as PNG: ``scale`` pixels for each of the SVG's, or so many pixels wide.

    PicturesMissing, one line, when CairoSVG is missing.
    """
    try:
        from cairosvg import svg2png
    except ImportError:
        raise PicturesMissing("PNG needs CairoSVG: pip install 'hexagora[pictures]'") from None
    except OSError:  # the Python part is there, the C library is not
        raise PicturesMissing("PNG needs the Cairo library (on Debian: apt install libcairo2)") from None
    picture: bytes = svg2png(bytestring=svg.encode(), scale=scale if width is None else 1.0, output_width=width)
    return picture
