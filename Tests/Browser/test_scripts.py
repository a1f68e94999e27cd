"""Emoji and scripts in a page, compared with the app's own pictures."""

import numpy

from case import BrowserTestCase
from gallery import SCALE, boxes
from pictures import pixels, screen_picture

# How dark a pixel is that belongs to a glyph on a white ground, of 255.
INK = 170
# The side of the squares whose average colors are compared, in pixels: two rasterizers never agree on single pixels.
SQUARE = 12


class Scripts(BrowserTestCase):
    def pictures(self, page):
        """The screen as the page shows it and as the app draws it."""
        return screen_picture(page), pixels(page.request.get(page.locator("#png").evaluate("link => link.href")).body())

    def crop(self, picture, frame, margin=4):
        left, top, width, height = ((value * SCALE) for value in frame)
        return picture[int(top):int(top + height) + 1, max(int(left) - margin, 0):int(left + width) + margin]

    def extent(self, picture):
        """The first and last row and column that a glyph covers."""
        rows, columns = numpy.nonzero(picture.min(axis=2) < INK)
        return numpy.array([rows.min(), rows.max(), columns.min(), columns.max()])

    def squares(self, picture):
        """The average color of each square of a picture."""
        height, width = (side // SQUARE * SQUARE for side in picture.shape[:2])
        return picture[:height, :width].reshape(height // SQUARE, SQUARE, width // SQUARE, SQUARE, 3).mean(axis=(1, 3))

    def test_emoji_and_scripts_are_drawn_the_same(self):
        page = self.open(self.serve_test_app("scripts"), "?frame=off")
        page.evaluate("document.fonts.ready")
        shown, drawn = self.pictures(page)
        labels = page.evaluate(
            """[...document.querySelectorAll('#elements [data-identifier^=script]')]
                .map(({ told }) => [told.label, told.frame])""")
        self.assertEqual(len(labels), 12)
        for text, frame in labels:
            with self.subTest(text):
                one, other = self.crop(shown, frame), self.crop(drawn, frame)
                # Joined emoji that break apart are wider.
                difference = numpy.abs(self.extent(one) - self.extent(other)).max()
                self.assertLessEqual(difference, 4, "the extents of the glyphs differ")
                self.assertLess(numpy.abs(self.squares(one) - self.squares(other)).max(), 60)

    def test_the_colon_of_the_time_is_at_the_same_height(self):
        page = self.open(self.serve_test_app("scripts"), "?frame=off")
        [frame] = boxes(page, "9:41")
        extents = [self.extent(self.glyphs(self.crop(picture, frame))[1]) for picture in self.pictures(page)]
        self.assertLessEqual(numpy.abs(extents[0] - extents[1])[:2].max(), 1, extents)

    def glyphs(self, picture):
        """The parts of a picture between columns without ink."""
        columns = (picture.min(axis=2) < INK).any(axis=0)
        edges = numpy.flatnonzero(numpy.diff(numpy.concatenate([[0], columns.astype(int), [0]])))
        return [picture[:, start:end] for start, end in zip(edges[::2], edges[1::2])]
