"""What is done with the rows of lists: with a finger, and without one."""

import time

import gallery
from case import BrowserTestCase
from gallery import Server, boxes, center_of, press, settle, tap


class Rows(BrowserTestCase):
    def drag(self, page, start, end, steps=12, hold=0):
        """Moves the mouse from one place to another with its button down, after so many seconds."""
        page.mouse.move(*start)
        page.mouse.down()
        time.sleep(hold)
        for step in range(1, steps + 1):
            page.mouse.move(*(start[i] + (end[i] - start[i]) * step / steps for i in (0, 1)))
        time.sleep(0.2)
        page.mouse.up()
        settle(page, 500)

    def test_a_row_is_dragged_to_another_place(self):
        page = self.open(self.serve("chores"))
        tap(page, "Edit")
        frame = page.locator("#screen").bounding_box()
        handle = frame["x"] + frame["width"] - 36
        start = (handle, center_of(page, "Water the plants")[1])
        end = (handle, center_of(page, "Mend the bicycle's light")[1] + 4)
        self.drag(page, start, end)
        tops = [self.top(page, text) for text in
                ["Return the library books", "Mend the bicycle's light", "Water the plants", "Call the dentist"]]
        self.assertEqual(tops, sorted(tops))

    def test_a_row_is_held_and_dragged(self):
        page = self.open(self.serve("chores"))
        (x, y) = center_of(page, "Water the plants")
        self.drag(page, (x, y), (x, center_of(page, "Return the library books")[1] + 4), hold=0.8)
        self.assertLess(self.top(page, "Return the library books"), self.top(page, "Water the plants"))

    def test_a_swipe_shows_what_can_be_done_with_a_row(self):
        page = self.open(self.serve("chores"))
        (x, y) = center_of(page, "Call the dentist")
        self.drag(page, (x + 120, y), (x + 20, y))
        tap(page, "Delete")
        settle(page, 500)
        self.assertFalse(boxes(page, "Call the dentist"))
        self.assertTrue(boxes(page, "Water the plants"))

    def test_a_row_that_is_held_shows_its_menu(self):
        page = self.open(self.enterContext(Server(gallery.TEST_APP)))
        page.mouse.move(*center_of(page, "Apricot"))
        page.mouse.down()
        time.sleep(0.9)
        page.mouse.up()
        settle(page, 500)
        self.assertTrue(boxes(page, "Eat"))
        tap(page, "Eat")
        settle(page, 500)
        self.assertFalse(boxes(page, "Apricot"))
        self.assertFalse(boxes(page, "Eat"))

    def test_what_a_swipe_offers_is_done_with_the_keyboard(self):
        page = self.open(self.serve("chores"))
        row = page.get_by_role("button", name="Call the dentist", exact=True)
        row.wait_for(state="attached")
        page.get_by_role("button", name="Delete: Call the dentist").focus()
        press(page, "Enter")
        settle(page, 500)
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
