"""Links to the screens of apps, opened in another browser context."""

from case import BrowserTestCase
from gallery import boxes, center_of, control, press, settle, tap, wheel


class Links(BrowserTestCase):
    def link(self, page):
        """The address of a page after a click on Link."""
        with page.expect_response(lambda answer: answer.url.endswith("/link")):
            control(page, "#link").click()
        settle(page)
        return page.url

    def follow(self, address):
        page = self.open(type("Linked", (), {"address": address}))
        settle(page)
        return page

    def texts(self, page):
        return page.evaluate("[...document.querySelectorAll('#screen text')].map(element => element.textContent)")

    def test_a_link_leads_to_a_screen_that_was_pushed(self):
        page = self.open(self.serve_test_app(), "?style=dark")
        tap(page, "Controls")
        tap(page, "Press")
        other = self.follow(self.link(page))
        self.assertTrue(boxes(other, "Pressed"))
        self.assertEqual(self.texts(other), self.texts(page))
        self.assertIn("style=dark", other.url)
        tap(other, "Fruit")
        self.assertTrue(boxes(other, "Apple"))

    def test_a_link_contains_scrolling_and_searches(self):
        page = self.open(self.serve_test_app())
        page.mouse.move(*center_of(page, "Banana"))
        wheel(page, 0, 600)
        settle(page)
        self.assertFalse(boxes(page, "Apple"))
        other = self.follow(self.link(page))
        self.assertAlmostEqual(self.top(other, "Grape"), self.top(page, "Grape"), delta=0.5)

    def test_a_link_keeps_the_tab_and_its_sheet(self):
        page = self.open(self.serve_test_app("tabs"))
        tap(page, "More")
        tap(page, "Show")
        tap(page, "Press")
        other = self.follow(self.link(page))
        self.assertTrue(boxes(other, "Pressed"))
        tap(other, "Done")
        self.assertTrue(boxes(other, "Show"))
        self.assertFalse(boxes(other, "Apple"))

    def test_a_link_to_the_start_is_the_plain_address(self):
        page = self.open(self.serve_test_app())
        address = page.url
        self.assertEqual(self.link(page), address)

    def test_a_damaged_link_leads_to_the_start(self):
        page = self.follow(self.serve_test_app().address + "#screen=nonsense")
        self.assertTrue(boxes(page, "Apple"))
        press(page, "Tab")
