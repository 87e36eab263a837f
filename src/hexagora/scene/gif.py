"""Pictures one after the other as an animated GIF, where the extra ``pictures`` is installed."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from hexagora.scene.look import GROUND
from hexagora.scene.png import PicturesMissing

# One palette for all pictures, so that nothing flickers; boards have some dozens of colours, and their edges shades.
COLOURS = 128


def gif(pictures: Sequence[bytes], seconds: Sequence[float]) -> bytes:
    """PNG pictures as one GIF that begins again at its end; each is shown for so many seconds.

    Smaller pictures lie in the upper left corner. PicturesMissing, one line, when Pillow is missing.
    """
    try:
        from PIL import Image
    except ImportError:
        raise PicturesMissing("GIF needs Pillow: pip install 'hexagora[pictures]'") from None
    opened = [Image.open(BytesIO(picture)).convert("RGB") for picture in pictures]
    size = max(one.width for one in opened), max(one.height for one in opened)
    laid = [Image.new("RGB", size, GROUND) for _ in opened]
    for ground, one in zip(laid, opened, strict=True):
        ground.paste(one)
    # The last picture has the most on it, and so the colours of all.
    palette = laid[-1].quantize(COLOURS)
    drawn = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in laid]
    out = BytesIO()
    drawn[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=drawn[1:],
        duration=[round(1000 * each) for each in seconds],
        loop=0,
        optimize=False,
    )
    return out.getvalue()
