"""Makes pictures of every screen for reviewers: on a phone and at a desk, by day and by night, of the same positions.

    scripts/screens.py                  all of them, into docs/screens
    scripts/screens.py board lobby      only those whose names have one of these words
    scripts/screens.py --changed        tells which differ from what is kept, by more than a little, and writes nothing

Pictures are small (WebP), because they are kept with the sources.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser, expect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hexagora.club.web.guests import COOKIE, Guests
from tests.browser.chromium import chromium
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.places import MOMENTS, PLACES, every_game
from tests.club.house import SECRET

SCREENS = PLACES | MOMENTS
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZES = {"phone": PHONE, "desk": DESK}
THEMES = ("light", "dark")
# These are looked at in high contrast as well.
IN_CONTRAST = ("start-hexafuse", "board-hexafuse", "board-hexano-duel", "board-hexpertise")
QUALITY = 42
# Desks are kept at three quarters of their size: what matters is seen, and the pictures stay small.
SHARE = {"phone": 1.0, "desk": 0.75}
# Of 255, on average over a tile of a picture, so many pixels wide and high: letters are drawn a little differently by
# each machine, and packing blurs them. On one machine the least is enough to keep a picture anew.
LITTLE, LEAST, TILE = 20.0, 3.0, 24
# So that what depends on the day it is says always the same; nothing moves, and no caret blinks.
STILL = "() => document.activeElement?.blur()"
# In a theme at once: colours that are on their way have come.
DRESSED = """(theme) => new Promise((done) => {
  document.documentElement.setAttribute("data-theme", theme);
  requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    done();
  }));
})"""


def shots(browser: Browser, club: FakeClub, names: list[str]) -> Iterator[tuple[str, Image.Image]]:
    """The pictures, each with the name of its file."""
    for name in names:
        for size, (width, height) in SIZES.items():
            phone = size == "phone"
            guest = Guest.come(browser, club.address, (width, height), phone=phone, reduced_motion="reduce")
            known(guest, f"{name} {size}")
            shown = SCREENS[name](guest)
            expect(shown).to_be_visible()
            page = shown.page
            page.wait_for_load_state("networkidle")
            page.evaluate(STILL)
            themes = THEMES[:1] if name in MOMENTS else THEMES
            for theme in (*themes, *(("contrast",) if name in IN_CONTRAST else ())):
                page.evaluate(DRESSED, theme)
                picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
                share = SHARE[size]
                yield f"{name}-{size}-{theme}.webp", picture.resize((round(width * share), round(height * share)))
            guest.leave()


def known(guest: Guest, place: str) -> None:
    """Whoever comes to a place is always the same one there, and so has always the same name."""
    id = hashlib.sha256(place.encode()).hexdigest()[:32]
    value = Guests(SECRET).cookie(id, secure=False).partition(";")[0].removeprefix(f"{COOKIE}=")
    guest.context.add_cookies([{"name": COOKIE, "value": value, "url": guest.address}])


def differs(picture: Image.Image, kept: Path, most: float) -> bool:
    """Whether a picture is another one than that which is kept, by more than so much in any place."""
    if not kept.exists():
        return True
    before = Image.open(kept).convert("RGB")
    if before.size != picture.size:
        return True
    apart = ImageChops.difference(before, packed(picture)).convert("L")
    tiles = apart.resize((max(1, apart.width // TILE), max(1, apart.height // TILE)), Image.Resampling.BOX)
    return max(tiles.tobytes()) > most


def packed(picture: Image.Image) -> Image.Image:
    """A picture as it is when it has been kept."""
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=QUALITY, method=6)
    return Image.open(file).convert("RGB")


def main() -> None:
    """Make them, or tell what has changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only screens whose names have one of these")
    parser.add_argument("--changed", action="store_true", help="tell what differs from what is kept; write nothing")
    arguments = parser.parse_args()
    names = [name for name in SCREENS if not arguments.words or any(word in name for word in arguments.words)]
    FOLDER.mkdir(exist_ok=True)
    changed = 0
    with tempfile.TemporaryDirectory() as folder, fake_club(Path(folder), every_game()) as club, chromium() as browser:
        for name, picture in shots(browser, club, names):
            if not differs(picture, FOLDER / name, LITTLE if arguments.changed else LEAST):
                continue
            changed += 1
            print(name, flush=True)
            if not arguments.changed:
                picture.save(FOLDER / name, "WEBP", quality=QUALITY, method=6)
    total = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"{changed} changed; {total / 1e6:.2f} MB in {len(list(FOLDER.glob('*.webp')))} pictures")


if __name__ == "__main__":
    main()
