"""The report that tests leave, as people read it: that of Examples/FailsOnPurpose, which Scripts/test-examples makes."""

import unittest

from axe_playwright_python.sync_playwright import Axe

import gallery
from case import BrowserTestCase

PAGE = gallery.ROOT / ".build/examples-report/index.html"


@unittest.skipUnless(PAGE.exists(), "Scripts/test-examples makes the report; run it first")
class Report(BrowserTestCase):
    def open_report(self, **options):
        page = self.new_context(viewport={"width": 1200, "height": 900}, **options).new_page()
        errors, requests = [], []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        self.addCleanup(lambda: self.assertEqual(errors, []))
        self.addCleanup(
            lambda: self.assertEqual([url for url in requests if not url.startswith("data:")], [PAGE.as_uri()]))
        page.goto(PAGE.as_uri())
        return page

    def item(self, page, name):
        return page.locator("article").filter(has=page.get_by_role("heading", name=name))

    def visible(self, page):
        return page.locator("article:visible h2").all_inner_texts()

    def test_it_passes_the_rules_of_axe_with_every_item_and_tab_open(self):
        for style in ["light", "dark"]:
            with self.subTest(style=style):
                page = self.open_report(color_scheme=style)
                page.get_by_role("checkbox", name="same").check()
                for tab in ["Side by side", "Slider", "Flicker"]:
                    page.get_by_role("tab", name=tab).first.click()
                    found = Axe().run(page).response["violations"]
                    self.assertEqual([(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found], [])

    def test_keys_choose_a_way_to_compare_and_move_the_slider(self):
        page = self.open_report()
        item = self.item(page, "anotherColor")
        item.get_by_role("tab", name="Side by side").focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(item.get_by_role("tab", selected=True).inner_text(), "Slider")
        self.assertFalse(item.locator(".pictures").is_visible())
        page.keyboard.press("Tab")
        above = item.locator(".stack img").nth(1)
        self.assertIn("50%", above.evaluate("image => image.style.clipPath"))
        page.keyboard.press("ArrowRight")
        self.assertIn("51%", above.evaluate("image => image.style.clipPath"))
        page.keyboard.press("Home")
        self.assertIn("0%", above.evaluate("image => image.style.clipPath"))
        item.get_by_role("tab", name="Slider").focus()
        page.keyboard.press("End")
        self.assertEqual(item.get_by_role("tab", selected=True).inner_text(), "Flicker")
        page.keyboard.press("ArrowRight")
        self.assertTrue(item.locator(".pictures").is_visible())

    def test_images_alternate_until_the_user_stops_them(self):
        page = self.open_report(reduced_motion="reduce")
        item = self.item(page, "anotherColor")
        item.get_by_role("tab", name="Flicker").click()
        self.assertTrue(item.get_by_role("button", name="Play").is_visible())
        shown = item.locator(".both:visible span")
        self.assertEqual(shown.inner_text(), "Actual")
        item.get_by_role("button", name="Swap").click()
        self.assertEqual(shown.inner_text(), "Expected")
        item.get_by_role("button", name="Play").click()
        page.wait_for_function("() => document.querySelector('.both:not([hidden]) span').textContent === 'Actual'")
        item.get_by_role("button", name="Pause").click()

    def test_items_are_chosen_by_outcome_device_variant_and_text(self):
        page = self.open_report()
        self.assertFalse(any("twoNames" in title or title.startswith("same") for title in self.visible(page)))
        for name in ["differ", "audit failed"]:
            page.get_by_role("checkbox", name=name).uncheck()
        self.assertEqual(self.visible(page), ["new noReference"])
        page.get_by_role("checkbox", name="differ").check()
        page.get_by_label("Variant").select_option("dark")
        self.assertEqual(self.visible(page), ["differs aLetterIsMissing"])
        page.get_by_label("Variant").select_option("all")
        page.get_by_label("Text").fill("16 bits per channel")
        self.assertEqual(self.visible(page), ["differs aReferenceOfAnImageEditor"])
        number_of_items = page.locator("article").count()
        self.assertGreater(number_of_items, 20)
        self.assertEqual(page.get_by_role("status").inner_text(), f"1 of {number_of_items} are shown.")
        page.get_by_label("Text").fill("")
        page.get_by_role("checkbox", name="audit failed").check()
        page.get_by_label("Device").select_option("320 x 240")
        self.assertEqual(len(self.visible(page)), 9)

    def test_images_are_side_by_side_and_text_is_shown_line_by_line(self):
        page = self.open_report()
        pictures = self.item(page, "anotherColor").locator("figure")
        self.assertEqual(pictures.locator("figcaption").all_inner_texts(), ["Expected", "Actual", "Difference"])
        tops = {round(picture.bounding_box()["y"]) for picture in pictures.all()}
        self.assertEqual(len(tops), 1)
        changes = self.item(page, "anotherText")
        self.assertIn("Hello", changes.locator("del").inner_text())
        self.assertIn("Good-bye", changes.locator("ins").inner_text())
        self.assertIn("SnapshotFailures.swift:", changes.locator(".where").inner_text())
