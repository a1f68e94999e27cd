"""Tests the actions of rows in lists, with a finger and with the keyboard."""

from case import BrowserTestCase
from gallery import boxes, center_of, drag, hold_still, move, press, settle, tap


class Rows(BrowserTestCase):
    def lift(self, page):
        """Lifts a finger that has come to rest."""
        hold_still(page)
        page.mouse.up()
        settle(page)

    def test_a_row_is_dragged_to_another_place(self):
        page = self.open(self.serve("chores"))
        tap(page, "Edit")
        frame = page.locator("#screen").bounding_box()
        handle = frame["x"] + frame["width"] - 36
        start = (handle, center_of(page, "Water the plants")[1])
        end = (handle, center_of(page, "Mend the bicycle's light")[1] + 4)
        drag(page, start, end)
        self.lift(page)
        tops = [self.top(page, text) for text in
                ["Return the library books", "Mend the bicycle's light", "Water the plants", "Call the dentist"]]
        self.assertEqual(tops, sorted(tops))

    def test_a_row_is_held_and_dragged(self):
        page = self.open(self.serve("chores"))
        (x, y) = center_of(page, "Water the plants")
        end = (x, center_of(page, "Return the library books")[1] + 4)
        page.mouse.move(x, y)
        page.mouse.down()
        # Until the row is lifted.
        settle(page)
        move(page, (x, y), end)
        self.lift(page)
        self.assertLess(self.top(page, "Return the library books"), self.top(page, "Water the plants"))

    def test_a_swipe_shows_the_actions_of_a_row(self):
        page = self.open(self.serve("chores"))
        (x, y) = center_of(page, "Call the dentist")
        drag(page, (x + 120, y), (x + 20, y))
        self.lift(page)
        tap(page, "Delete")
        self.assertFalse(boxes(page, "Call the dentist"))
        self.assertTrue(boxes(page, "Water the plants"))

    def test_a_row_that_is_held_shows_its_menu(self):
        page = self.open(self.serve_test_app())
        page.mouse.move(*center_of(page, "Apricot"))
        page.mouse.down()
        # Until the menu is open.
        settle(page)
        page.mouse.up()
        settle(page)
        self.assertTrue(boxes(page, "Eat"))
        tap(page, "Eat")
        self.assertFalse(boxes(page, "Apricot"))
        self.assertFalse(boxes(page, "Eat"))

    def test_the_keyboard_performs_swipe_actions(self):
        page = self.open(self.serve("chores"))
        row = page.get_by_role("button", name="Call the dentist", exact=True)
        row.wait_for(state="attached")
        page.get_by_role("button", name="Delete: Call the dentist").focus()
        press(page, "Enter")
        self.assertFalse(boxes(page, "Call the dentist"))
        row.wait_for(state="detached")

    def test_rows_that_open_say_whether_they_are_open(self):
        page = self.open(self.serve("folders"))
        row = page.locator("#elements [aria-expanded=false]").first
        row.wait_for(state="attached")
        name = row.text_content()
        row.focus()
        press(page, "Enter")
        page.wait_for_selector("#elements [aria-expanded=true]", state="attached")
        self.assertEqual(page.locator("#elements [aria-expanded=true]").first.text_content(), name)
