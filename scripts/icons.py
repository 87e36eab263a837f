"""Draws the icons of the installed client from the one icon of the house (client/public/icon.svg).

A maskable icon has ground up to its edges: whatever shape a device cuts out of it, the hexagon stays whole.
"""

import io
from pathlib import Path

import cairosvg
from PIL import Image

PUBLIC = Path(__file__).resolve().parent.parent / "client" / "public"
GROUND = "#e3eae7"
# The icon's own drawing is 31 wide and 26.84 high; a mask keeps at least a circle of four fifths of the picture.
MASKED = 31 / 0.72


def framed(drawing: str, size: float) -> bytes:
    """The drawing in the middle of a square of ground, of so many units."""
    half = size / 2
    inner = drawing[drawing.index("<title>") : drawing.rindex("</svg>")]
    box = f"{-half} {-half} {size} {size}"
    ground = f'<rect x="{-half}" y="{-half}" width="{size}" height="{size}" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{ground}{inner}</svg>'.encode()


def draw(name: str, svg: bytes, pixels: int) -> None:
    """Write a picture in as few colours as it needs."""
    png = cairosvg.svg2png(bytestring=svg, output_width=pixels, output_height=pixels)
    picture = Image.open(io.BytesIO(png)).convert("RGBA").quantize(32, method=Image.Quantize.FASTOCTREE)
    picture.save(PUBLIC / name, optimize=True)
    print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")


def main() -> None:
    """Write all of them."""
    drawing = (PUBLIC / "icon.svg").read_text()
    for pixels in (192, 512):
        draw(f"icon-{pixels}.png", drawing.encode(), pixels)
        draw(f"icon-maskable-{pixels}.png", framed(drawing, MASKED), pixels)
    draw("icon-180.png", framed(drawing, 31 / 0.8), 180)


if __name__ == "__main__":
    main()
