"""What the browser's tests have in common."""

import faulthandler
import unittest

import gallery
from gallery import Gallery, boxes, open_page


# Seconds until a test that hangs ends the run and says where. The longest takes ten on an idle machine.
LIMIT = 240


class BrowserTestCase(unittest.TestCase):
    """One Chromium for all tests of a class; each test has servers and pages of its own."""

    def setUp(self):
        self.limit_time()

    @staticmethod
    def limit_time():
        """Starts the time that comes until the next call, or the run ends with where it hangs."""
        faulthandler.dump_traceback_later(LIMIT, exit=True)

    @classmethod
    def setUpClass(cls):
        cls.limit_time()
        chromium = gallery.chromium()
        cls.browser = chromium.__enter__()
        cls.addClassCleanup(chromium.__exit__, None, None, None)

    def serve(self, screen="start", *arguments):
        return self.enterContext(Gallery(screen, *arguments))

    def open(self, server, query="", **options):
        page = open_page(self.browser, server.address + query, **options)
        self.addCleanup(page.context.close)
        self.addCleanup(lambda: self.assertEqual(page.errors, []))
        return page

    def top(self, page, text):
        found = boxes(page, text)
        self.assertTrue(found, f"{text} is not on the screen")
        return found[0][1]
