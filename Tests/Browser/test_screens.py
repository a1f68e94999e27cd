"""What holds for every screen of the gallery: it looks as Cairo draws it, and readers find a document in it."""

from axe_playwright_python.sync_playwright import Axe

import gallery
from case import BrowserTestCase
from gallery import Gallery, open_page
import pictures


class Screens(BrowserTestCase):
    def test_every_screen_looks_like_its_picture_and_passes_the_rules_of_axe(self):
        axe = Axe()
        for screen in gallery.screens():
            self.limit_time()
            with self.subTest(screen=screen), Gallery(screen) as server:
                for style in ["light", "dark"]:
                    # The frame would cut the corners off.
                    page = open_page(self.browser, f"{server.address}?frame=off&style={style}")
                    with self.subTest(style=style):
                        self.assertLessEqual(self.share_of_differences(page), 0.01)
                    if style == "light":
                        self.assertEqual(self.violations(axe, page), [])
                    self.assertEqual(page.errors, [])
                    page.context.close()

    def share_of_differences(self, page):
        """How many of the pixels outside of texts aren't as Cairo draws the same screen."""
        shown = pictures.screen_picture(page)
        mask = pictures.text_mask(page, shown.shape, gallery.SCALE)
        drawn = pictures.pixels(page.request.get(page.locator("#png").evaluate("link => link.href")).body())
        return pictures.difference(shown, drawn, mask)[0]

    def violations(self, axe, page):
        page.wait_for_selector("#elements > *", state="attached")
        # What is drawn is hidden from readers, and its colors are the app's choice.
        found = axe.run(page, context={"exclude": [["#screen"]]}).response["violations"]
        return [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]
