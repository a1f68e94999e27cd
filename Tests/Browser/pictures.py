"""Compares what a browser shows with what Cairo draws."""

import io

import numpy
from PIL import Image

# How far a component may be off before a pixel counts as different, of 255.
TOLERANCE = 8


def pixels(picture):
    """The red, green and blue of a picture's file or bytes."""
    source = io.BytesIO(picture) if isinstance(picture, bytes) else picture
    return numpy.asarray(Image.open(source).convert("RGB")).astype(int)


def screen_picture(page):
    """The pixels of the app's screen and nothing around it."""
    return pixels(page.locator("#screen").screenshot())


def text_mask(page, shape, scale, margin=2):
    """True where text is drawn: two rasterizers never agree on glyphs."""
    mask = numpy.zeros(shape[:2], dtype=bool)
    rectangles = page.evaluate(
        """() => {
            const screen = document.getElementById('screen').getBoundingClientRect();
            return [...document.querySelectorAll('#screen text')].map(text => text.getBoundingClientRect())
                .map(box => [box.left - screen.left, box.top - screen.top, box.right - screen.left,
                    box.bottom - screen.top]);
        }""")
    for left, top, right, bottom in rectangles:
        columns = slice(max(int((left - margin) * scale), 0), max(int((right + margin) * scale) + 1, 0))
        rows = slice(max(int((top - margin) * scale), 0), max(int((bottom + margin) * scale) + 1, 0))
        mask[rows, columns] = True
    return mask


def difference(one, other, ignored):
    """The share of the pixels outside `ignored` that differ, and a picture in which they are red."""
    if one.shape != other.shape:
        raise ValueError(f"the pictures have the sizes {one.shape} and {other.shape}")
    differs = (numpy.abs(one - other).max(axis=2) > TOLERANCE) & ~ignored
    marked = (one // 2 + 127).astype("uint8")
    marked[differs] = [255, 0, 0]
    counted = (~ignored).sum()
    return differs.sum() / max(counted, 1), Image.fromarray(marked)
