"""Tests the elements of a page for screen readers and the keyboard: dialogs, lists, tabs, segments, and values."""

from case import BrowserTestCase
from gallery import boxes, press, settle, tap


class Reader(BrowserTestCase):
    def attributes(self, element, *names):
        return [element.get_attribute(name) for name in names]

    def test_rows_have_their_position_and_count(self):
        page = self.open(self.serve_test_app())
        rows = page.get_by_role("list").first.get_by_role("listitem")
        self.assertEqual(rows.count(), 3)
        apricot = rows.filter(has=page.get_by_role("button", name="Apricot", exact=True))
        self.assertEqual(self.attributes(apricot, "aria-posinset", "aria-setsize"), ["2", "3"])
        # Headers aren't rows.
        self.assertEqual(page.get_by_role("heading", name="A", exact=True).count(), 1)
        self.assertEqual(page.locator("[role=list] [role=heading], [role=list] h2").count(), 0)

    def test_a_row_is_one_tab_stop_and_arrows_lead_to_its_actions(self):
        page = self.open(self.serve_test_app())
        page.get_by_role("button", name="Apple", exact=True).focus()
        press(page, "Tab")
        focused = "document.activeElement.textContent"
        self.assertEqual(page.evaluate(focused), "Apricot")
        press(page, "ArrowRight")
        self.assertEqual(page.evaluate(focused), "Delete: Apricot")
        press(page, "ArrowLeft")
        self.assertEqual(page.evaluate(focused), "Apricot")
        press(page, "ArrowRight", "Enter")
        self.assertFalse(boxes(page, "Apricot"))

    def test_tabs_are_tabs(self):
        page = self.open(self.serve_test_app("tabs"))
        tabs = page.get_by_role("tablist").get_by_role("tab")
        self.assertEqual(tabs.all_text_contents(), ["Fruit", "More"])
        self.assertEqual(self.attributes(tabs.last, "aria-selected", "aria-posinset", "aria-setsize"), ["false", "2", "2"])
        tabs.last.focus()
        press(page, "Enter")
        self.assertTrue(boxes(page, "Show"))
        self.assertEqual(tabs.last.get_attribute("aria-selected"), "true")

    def test_segments_are_radio_buttons_and_values_are_announced(self):
        page = self.open(self.serve_test_app("reader"))
        segments = page.get_by_role("radiogroup").get_by_role("radio")
        self.assertEqual(segments.all_text_contents(), ["Day", "Week", "Month"])
        self.assertEqual([segment.get_attribute("aria-checked") for segment in segments.all()], ["false", "true", "false"])
        segments.last.focus()
        press(page, "Space")
        self.assertEqual(segments.last.get_attribute("aria-checked"), "true")
        stepper = page.get_by_role("spinbutton", name="Guests")
        stepper.focus()
        press(page, "ArrowUp")
        self.assertEqual(self.attributes(stepper, "aria-valuenow", "aria-valuetext"), ["4", "4"])
        slider = page.get_by_role("slider", name="Brightness")
        self.assertEqual(self.attributes(slider, "aria-valuenow", "aria-valuetext"), ["40", "40%"])

    def test_segments_are_one_tab_stop_and_arrows_choose(self):
        page = self.open(self.serve("five-ways"))
        segments = page.get_by_role("radiogroup").get_by_role("radio")
        page.get_by_role("button", name="Gallery", exact=True).focus()
        focused = "document.activeElement.textContent"
        for key, name in [("Tab", "Builder"), ("ArrowRight", "Composer"), ("ArrowLeft", "Builder"), ("ArrowLeft", "SwiftUI")]:
            press(page, key)
            self.assertEqual(page.evaluate(focused), name)
            self.assertEqual([segment.get_attribute("aria-checked") for segment in segments.all()].count("true"), 1)
            self.assertEqual(segments.filter(has_text=name).get_attribute("aria-checked"), "true")
        press(page, "Tab")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('role')"), "button")
        press(page, "Shift+Tab")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('role')"), "radio")

    def test_tabs_are_one_tab_stop_and_arrows_lead_to_the_others(self):
        page = self.open(self.serve_test_app("tabs"))
        tabs = page.get_by_role("tablist").get_by_role("tab")
        self.assertEqual([tab.get_attribute("tabindex") for tab in tabs.all()], ["0", "-1"])
        tabs.first.focus()
        press(page, "ArrowRight")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "More")
        self.assertEqual(tabs.last.get_attribute("aria-selected"), "false")
        press(page, "Enter")
        self.assertEqual(tabs.last.get_attribute("aria-selected"), "true")

    def test_a_selection_without_a_visible_change_is_announced(self):
        page = self.open(self.serve("bubbles"))
        bubble = page.get_by_role("button", name="Wonderful", exact=True)
        self.assertIsNone(bubble.get_attribute("aria-pressed"))
        tap(page, "Wonderful")
        self.assertEqual(bubble.get_attribute("aria-pressed"), "true")

    def test_alerts_and_sheets_are_dialogs(self):
        page = self.open(self.serve_test_app("reader"))
        self.assertEqual(page.get_by_role("dialog").count(), 0)
        tap(page, "Delete")
        alert = page.get_by_role("dialog", name="Delete the photo?")
        self.assertEqual(alert.get_by_role("button").all_text_contents(), ["Cancel"])
        press(page, "Tab")
        tap(page, "Cancel")
        self.assertEqual(page.get_by_role("dialog").count(), 0)
        page = self.open(self.serve_test_app("tabs"))
        tap(page, "More")
        tap(page, "Show")
        sheet = page.get_by_role("dialog", name="Controls")
        self.assertEqual(sheet.get_by_role("switch", name="Lights").count(), 1)
        self.assertEqual(page.get_by_role("tab").count(), 0)
        settle(page)
