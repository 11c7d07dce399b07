"""Pictures of the table: the text board as pixels, in a font that Pillow carries with it."""

from functools import cache
from typing import Any, Final
from unicodedata import normalize

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

INK, PAPER = (40, 36, 30), (250, 246, 238)
MARGIN, LEADING, ZOOM = 8, 3, 2
FONT_LETTERS: Final = 256


@cache
def _font() -> Any:
    """Return Pillow's font of equally wide letters."""
    return ImageFont.load_default_imagefont()


def _plain(text: str) -> str:
    """Leave out the accents that the font does not know."""
    letters = (letter if ord(letter) < FONT_LETTERS else normalize("NFKD", letter)[0] for letter in text)
    return "".join(letters).encode("latin-1", "replace").decode("latin-1")


def picture(text: str) -> npt.NDArray[np.uint8]:
    """Draw lines of text; rows, columns, red-green-blue."""
    lines = _plain(text).splitlines()
    letter = _font().getbbox("M")
    step = letter[3] + LEADING
    size = (2 * MARGIN + letter[2] * max(map(len, lines)), 2 * MARGIN + step * len(lines))
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + row * step), line, fill=INK, font=_font())
    zoomed = image.resize((size[0] * ZOOM, size[1] * ZOOM), Image.Resampling.NEAREST)
    return np.asarray(zoomed)
