"""The base class of the browser's tests."""

import unittest

import pytest

import gallery
from gallery import boxes, new_context, open_page


class BrowserTestCase(unittest.TestCase):
    """Tests of pages. Each test has its own pages; the browser and the apps are shared, unless a test starts its own."""

    @pytest.fixture(autouse=True)
    def share(self, browser, apps):
        self.browser = browser
        self.apps = apps

    def serve(self, screen="start"):
        """Returns the gallery at a screen. Other tests use it too."""
        return self.apps(gallery.GALLERY, "--", "--screen", screen)

    def serve_test_app(self, *arguments):
        """Returns the test app with arguments. Other tests use it too."""
        return self.apps(gallery.TEST_APP, *(["--", *arguments] if arguments else []))

    def new_context(self, **options):
        """Returns a context that the end of the test closes."""
        return new_context(self.browser, **options)

    def open(self, server, query="", **options):
        page = open_page(self.browser, server.address + query, **options)
        self.addCleanup(lambda: self.assertEqual(page.errors, []))
        return page

    def top(self, page, text):
        found = boxes(page, text)
        self.assertTrue(found, f"{text} is not on the screen")
        return found[0][1]
