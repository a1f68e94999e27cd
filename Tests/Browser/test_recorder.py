"""Tests the recorder, which writes the actions in a page as tests. The folder Recorded has the tests of ten sessions, which
`swift test` compiles and runs; here they are recorded again and compared. COLLAGE_RECORD=all writes them again."""

import os
import re
from pathlib import Path

from case import BrowserTestCase
from gallery import boxes, center_of, control, drag, hold_still, poll, press, settle, tap, wheel

RECORDED = Path(__file__).parent / "Recorded"


class Recording(BrowserTestCase):
    def open_recorded(self, query="", **options):
        page = self.open(self.serve_test_app(), f"?record=on{query}", width=2000, **options)
        # A pointer over the list would have no effect.
        page.mouse.move(2, 400)
        return page

    def source(self, page, name):
        """The recorded test as a file, with a suite of the given name."""
        settle(page)
        address = page.locator("#png").evaluate("link => link.href").replace("screen.png", "test.swift")

        def recorded():
            return page.request.get(address).text()

        poll(lambda: page.locator("#recorded").text_content() == recorded(), "the page's update of the recorded test")
        return recorded().replace("RecordedTests", name)

    def verify(self, page, name, varying=r"(duration|for): [\d.]+"):
        source = self.source(page, name)
        self.assertNotRegex(source, r"host\.\w+\((at: )?CGPoint", "a place stands for something with a name")
        file = RECORDED / f"{name}.swift"
        if os.environ.get("COLLAGE_RECORD") == "all":
            RECORDED.mkdir(exist_ok=True)
            file.write_text(source)
        # How long a gesture takes depends on the machine, and so does how long a finger is held before it moves.
        def masked(text):
            return re.sub(varying, r"\1: …", re.sub(r", held: [\d.]+", "", text))

        self.assertEqual(masked(source), masked(file.read_text()))
        return source

    def test_searching(self):
        page = self.open_recorded()
        tap(page, "Search fruit")
        page.keyboard.type("berry")
        self.verify(page, "SearchingTests")

    def test_deleting_what_was_typed(self):
        page = self.open_recorded("&style=dark&device=iphone-se")
        tap(page, "Search fruit")
        page.keyboard.type("apples")
        press(page, *["Backspace"] * 4)
        page.keyboard.type("ric")
        self.verify(page, "TypingTests")

    def test_turning_the_wheel(self):
        page = self.open_recorded()
        page.mouse.move(*center_of(page, "Banana"))
        # Turns that follow each other within a second are one, so nothing is waited for between them.
        wheel(page, 0, 600)
        wheel(page, 0, -150)
        settle(page)
        # Each step of the wheel is rounded, and how many there are depends on the machine.
        source = self.verify(page, "WheelTests", varying=r"(dy): [\d.]+")
        self.assertAlmostEqual(float(re.search(r"dy: ([\d.]+)", source).group(1)), 450, delta=1)

    def test_a_test_that_is_fetched_immediately_has_the_last_scroll(self):
        page = self.open_recorded()
        address = page.locator("#png").evaluate("link => link.href").replace("screen.png", "test.swift")
        page.mouse.move(*center_of(page, "Banana"))
        wheel(page, 0, 600)
        self.assertIn(".scroll(by: CGVector(dx: 0, dy: 600))", page.request.get(address).text())
        # The page draws the scrolled rows a moment after the server has scrolled them.
        settle(page)
        x, y = center_of(page, "Grape")
        drag(page, (x, y), (x, y + 200), steps=4)
        page.mouse.up()
        scrolls = re.findall(r"\.scroll\(by: CGVector\(dx: 0, dy: (-?[\d.]+)\)\)", page.request.get(address).text())
        self.assertEqual(len(scrolls), 2)
        # At least the drag is there. The distance of the glide depends on the speed of the mouse, but it is complete:
        # once the contents have come to rest, the test still has the same scroll.
        settle(page)
        self.assertLess(float(scrolls[1]), -180)
        self.assertEqual(self.source(page, "Tests").count(f"dy: {scrolls[1]}"), 1)

    def test_flinging(self):
        page = self.open_recorded()
        x, y = center_of(page, "Cherry")
        drag(page, (x, y), (x, y - 260), steps=8)
        page.mouse.up()
        settle(page)
        tap(page, "Controls")
        tap(page, "Press")
        # How far that glides depends on how fast the mouse was.
        self.verify(page, "FlingingTests", varying=r"(dy): [\d.]+")

    def test_swiping_to_delete(self):
        page = self.open_recorded()
        x, y = center_of(page, "Apricot")
        drag(page, (x + 250, y), (x + 140, y))
        hold_still(page)
        page.mouse.up()
        settle(page)
        tap(page, "Delete")
        self.verify(page, "SwipingTests")

    def test_using_controls(self):
        page = self.open_recorded()
        tap(page, "Controls")
        page.wait_for_selector("#elements [role=switch]", state="attached")
        for name, place in [("switch", 0.5), ("slider", 0.8)]:
            box = page.locator(f"#elements [role={name}]").bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if name == "switch":
                page.mouse.click(x, y)
            else:
                drag(page, (x, y), (x + 100, y))
                hold_still(page)
                page.mouse.up()
            settle(page)
        tap(page, "Press")
        tap(page, "Fruit")
        self.verify(page, "ControlsTests")

    def test_holding_and_tapping_twice(self):
        page = self.open_recorded("&text=XXL")
        tap(page, "Controls")
        page.mouse.dblclick(*center_of(page, "Hold or tap twice"))
        settle(page)
        self.assertTrue(boxes(page, "Tapped twice"))
        page.mouse.move(*center_of(page, "Hold or tap twice"))
        page.mouse.down()
        # Until the app has recognized the press.
        settle(page)
        page.mouse.up()
        settle(page)
        self.assertTrue(boxes(page, "Held"))
        self.verify(page, "HoldingTests")

    def test_choosing_from_a_menu(self):
        page = self.open_recorded()
        page.mouse.click(*center_of(page, "Banana"), button="right")
        settle(page)
        tap(page, "Eat")
        self.verify(page, "MenuTests")

    def test_using_the_keyboard(self):
        page = self.open_recorded()
        page.get_by_role("button", name="Controls").focus()
        press(page, "Enter")
        page.get_by_role("slider", name="Volume").focus()
        press(page, "ArrowRight", "ArrowRight")
        page.get_by_role("switch", name="Lights").focus()
        press(page, "Space")
        self.verify(page, "KeyboardTests")

    def test_changing_the_device(self):
        page = self.open_recorded("&direction=rtl")
        control(page, "#rotate").click()
        settle(page)
        control(page, "#style").click()
        settle(page)
        tap(page, "Controls")
        page.mouse.click(*center_of(page, "Press"))
        settle(page)
        self.assertTrue(boxes(page, "Pressed"))
        self.verify(page, "DeviceTests")
