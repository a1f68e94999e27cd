"""Text in a font that the app brings, in a real Chromium. Run by Scripts/test-browser."""

from case import BrowserTestCase
from gallery import boxes


class FontsOfApps(BrowserTestCase):
    def test_a_page_draws_them_as_wide_as_the_app_measures_them(self):
        page = self.open(self.serve_test_app("font"))
        # The parts of the font that no text of the page needs are not loaded.
        self.assertIn("loaded", page.evaluate(
            """async () => {
                await document.fonts.ready;
                return [...document.fonts].filter(face => face.family.includes('NotoSerifDisplay'))
                    .map(face => face.status);
            }"""))
        measured = float(page.evaluate(
            """() => [...document.querySelectorAll('#screen text')].map(element => element.textContent)
                .find(text => text.endsWith(' points'))""").split()[0])
        [[_, _, drawn, _]] = boxes(page, "Quince jelly")
        # UIKit rounds up to whole pixels.
        self.assertAlmostEqual(drawn, measured, delta=1)
        # Another font would be seen: the system's is that much wider.
        system = page.evaluate(
            """() => {
                const context = document.createElement('canvas').getContext('2d');
                context.font = '40px Inter';
                return context.measureText('Quince jelly').width;
            }""")
        self.assertGreater(abs(system - drawn), 5)
