"""What is done in a page is written as tests. Those of ten sessions lie in the folder Recorded, where `swift test` compiles
and runs them; here they are recorded again and compared. With COLLAGE_RECORD=all they are written anew."""

import os
import re
import time
from pathlib import Path

import gallery
from case import BrowserTestCase
from gallery import Server, boxes, center_of, control, press, settle, tap, wheel

RECORDED = Path(__file__).parent / "Recorded"


def drag(page, start, by, steps=10, rests=False):
    """Moves the mouse with its button down, a step each frame."""
    x, y = start
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(x + by[0] * step / steps, y + by[1] * step / steps)
        time.sleep(1 / 60)
    if rests:
        time.sleep(0.3)
    page.mouse.up()
    settle(page)


class Recording(BrowserTestCase):
    def open_recorded(self, query="", **options):
        page = self.open(self.enterContext(Server(gallery.TEST_APP)), f"?record=on{query}", width=2000, **options)
        # What hovers over the list would move nothing.
        page.mouse.move(2, 400)
        return page

    def source(self, page, name):
        """The recorded test as a file that only builds that draw text compile, under a name of its own."""
        settle(page)
        last = None
        while last is None or last != page.locator("#recorded").text_content():
            last = page.locator("#recorded").text_content()
            time.sleep(0.7)
        return "#if Cairo\n\n" + last.replace("RecordedTests", name) + "\n#endif\n"

    def verify(self, page, name, varying=r"(duration|for): [\d.]+"):
        source = self.source(page, name)
        self.assertNotRegex(source, r"host\.\w+\((at: )?CGPoint", "a place stands for something with a name")
        file = RECORDED / f"{name}.swift"
        if os.environ.get("COLLAGE_RECORD") == "all":
            RECORDED.mkdir(exist_ok=True)
            file.write_text(source)
        # How long a gesture takes depends on the machine.
        def masked(text):
            return re.sub(varying, r"\1: …", text)

        self.assertEqual(masked(source), masked(file.read_text()))

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
        self.verify(page, "WheelTests")

    def test_flinging(self):
        page = self.open_recorded()
        drag(page, center_of(page, "Cherry"), (0, -260), steps=8)
        settle(page, 600)
        tap(page, "Controls")
        tap(page, "Press")
        # How far that glides depends on how fast the mouse was.
        self.verify(page, "FlingingTests", varying=r"(dy): [\d.]+")

    def test_swiping_to_delete(self):
        page = self.open_recorded()
        x, y = center_of(page, "Apricot")
        drag(page, (x + 250, y), (-110, 0), rests=True)
        tap(page, "Delete")
        settle(page, 600)
        self.verify(page, "SwipingTests")

    def test_using_controls(self):
        page = self.open_recorded()
        tap(page, "Controls")
        page.wait_for_selector("#elements [role=switch]", state="attached")
        for name, place in [("switch", 0.5), ("slider", 0.8)]:
            box = page.locator(f"#elements [role={name}]").bounding_box()
            if name == "switch":
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                settle(page)
            else:
                drag(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), (100, 0), rests=True)
        tap(page, "Press")
        tap(page, "Fruit")
        self.verify(page, "ControlsTests")

    def test_holding_and_tapping_twice(self):
        page = self.open_recorded("&text=XXL")
        tap(page, "Controls")
        page.mouse.dblclick(*center_of(page, "Hold or tap twice"))
        settle(page, 600)
        self.assertTrue(boxes(page, "Tapped twice"))
        page.mouse.move(*center_of(page, "Hold or tap twice"))
        page.mouse.down()
        time.sleep(1)
        page.mouse.up()
        settle(page)
        self.assertTrue(boxes(page, "Held"))
        self.verify(page, "HoldingTests")

    def test_choosing_from_a_menu(self):
        page = self.open_recorded()
        page.mouse.click(*center_of(page, "Banana"), button="right")
        settle(page, 600)
        tap(page, "Eat")
        settle(page, 600)
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
