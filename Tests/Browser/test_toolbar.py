"""The page's own controls."""

import gallery
from case import BrowserTestCase
from gallery import Server, boxes, control, settle, tap


class Toolbar(BrowserTestCase):
    def open_app(self, width, query=""):
        return self.open(self.serve_test_app(), query, width=width)

    def controls(self, page, place):
        return page.evaluate(
            "place => [...document.querySelectorAll(`${place} :is(button, select, a)`)].map(({ id }) => id)", place)

    def test_the_controls_take_one_line_on_every_window(self):
        page = self.open_app(2400)
        everything = self.controls(page, "header")
        self.assertFalse(page.locator("#more").is_visible())
        self.assertEqual(self.controls(page, "#menu"), [])
        for width in [1600, 1000, 640, 360]:
            page.set_viewport_size({"width": width, "height": 800})
            page.locator("#more").wait_for()
            settle(page)
            self.assertLess(page.locator("header").bounding_box()["height"], 48)
            # Nothing is lost, cut off, or in another order.
            [*shown, more] = self.controls(page, "header")
            self.assertEqual(more, "more")
            self.assertEqual([*shown, *self.controls(page, "#menu"), more], everything)
            box = page.locator("#more").bounding_box()
            self.assertLessEqual(box["x"] + box["width"], width)
            self.assertEqual(page.evaluate("document.querySelector('header').scrollWidth"), width)
        page.set_viewport_size({"width": 2400, "height": 800})
        page.locator("#more").wait_for(state="hidden")
        self.assertEqual(self.controls(page, "header"), everything)

    def test_controls_in_the_menu_do_the_same(self):
        page = self.open_app(360)
        control(page, "#style").click()
        page.wait_for_selector("#style[aria-pressed=true]")
        control(page, "#text").select_option("XXL")
        settle(page)
        self.assertIn("text=XXL", page.url)
        # A tap outside of the menu closes it.
        tap(page, "Apple")
        self.assertFalse(page.locator("#menu").is_visible())
        tap(page, "Controls")
        self.assertTrue(boxes(page, "Press"))


class Silence(BrowserTestCase):
    def test_a_page_whose_app_hangs_shows_a_message_until_it_answers(self):
        page = self.open(self.enterContext(Server(gallery.TEST_APP)))
        tap(page, "Controls")
        notice = page.get_by_text("The app doesn’t answer…")
        self.assertFalse(notice.is_visible())
        page.mouse.click(*gallery.center_of(page, "Hang"))
        notice.wait_for()
        notice.wait_for(state="hidden")
        settle(page)
        self.assertTrue(boxes(page, "Hung"))
