"""Tests the input of mouse, trackpad, fingers, and keys in a page, in Chromium. Run by Scripts/test-browser."""

from case import BrowserTestCase
from gallery import boxes, center_of, control, press, settle, tap


class InputTestCase(BrowserTestCase):
    def open_inputs(self, query="", **options):
        """The test app's screen with something for each kind of input."""
        server = self.serve_test_app("input")
        return self.open(server, query, **options)

    def assert_said(self, page, text):
        page.wait_for_function(
            "text => [...document.querySelectorAll('#screen text')].some(element => element.textContent === text)",
            arg=text)


class Keys(InputTestCase):
    def test_responders_get_keys_down_and_up(self):
        page = self.open_inputs()
        tap(page, "Nothing yet")
        page.keyboard.down("g")
        self.assert_said(page, "Down g")
        page.keyboard.up("g")
        self.assert_said(page, "Down g, up")

    def test_commands_have_their_keys(self):
        page = self.open_inputs()
        press(page, "Control+s")
        self.assert_said(page, "Saved")

    def test_typing_into_text_fields_continues_while_keys_are_pressed(self):
        page = self.open_inputs()
        tap(page, "Text")
        page.keyboard.type("grape")
        self.assert_said(page, "grape")
        press(page, "Control+s")
        self.assert_said(page, "Saved")
        press(page, "Backspace")
        self.assert_said(page, "grap")
        # Out of the text to the element before it.
        press(page, "Shift+Tab")
        page.wait_for_function("() => document.activeElement.textContent === 'Two'")

    def test_a_device_without_keys_shows_some(self):
        page = self.open_inputs("?keyboard=shown")
        self.assertFalse(boxes(page, "space"))
        tap(page, "Text")
        for key in ["T", "e", "a", "123", "7"]:
            tap(page, key)
        self.assert_said(page, "Tea7")
        # As screen readers press them.
        page.get_by_role("button", name="delete").dispatch_event("click")
        self.assert_said(page, "Tea")
        # The computer's own keys still work.
        page.keyboard.type("pot")
        self.assert_said(page, "Teapot")
        control(page, "#keyboard").click()
        settle(page)
        self.assertFalse(boxes(page, "space"))

    def test_arrows_and_return_move_the_focus_of_the_screen(self):
        page = self.open_inputs()
        tap(page, "Nothing yet")
        press(page, "ArrowDown", "ArrowDown", "Enter")
        self.assertTrue(boxes(page, "Pressed Two"))

    def test_elements_do_what_the_app_leaves_to_them(self):
        page = self.open_inputs()
        page.get_by_role("button", name="Two").focus()
        press(page, "Enter")
        self.assert_said(page, "Pressed Two")
        # The app has a use for that one wherever the focus is.
        press(page, "g")
        self.assert_said(page, "Down g, up")


class Pointers(InputTestCase):
    def test_the_pointer_hovers(self):
        page = self.open_inputs()
        page.mouse.move(*center_of(page, "Hover"))
        self.assert_said(page, "Pointer here")
        page.mouse.move(2, 2)
        self.assert_said(page, "Pointer gone")

    def test_the_secondary_button_opens_menus(self):
        page = self.open_inputs()
        page.mouse.click(*center_of(page, "Menu"), button="right")
        self.assert_said(page, "Copy")
        settle(page)
        tap(page, "Copy")
        self.assert_said(page, "Copied")

    def test_two_fingers_pinch(self):
        page = self.open_inputs(has_touch=True)
        x, y = center_of(page, "Pinch")
        fingers = page.context.new_cdp_session(page)

        def touch(kind, *distances):
            for distance in distances:
                points = [{"x": x, "y": y + side * distance, "id": index} for index, side in enumerate([-1, 1])]
                fingers.send(
                    "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

        touch("touchStart", 20)
        touch("touchMove", 30, 40, 60)
        touch("touchEnd", 60)
        self.assert_said(page, "Larger")
        touch("touchStart", 60)
        touch("touchMove", 50, 40, 20)
        touch("touchEnd", 20)
        self.assert_said(page, "Smaller")

    def test_the_wheel_pinches_with_the_control_key(self):
        page = self.open_inputs()
        page.mouse.move(*center_of(page, "Pinch"))
        page.keyboard.down("Control")
        for _ in range(5):
            page.mouse.wheel(0, -20)
        page.keyboard.up("Control")
        self.assert_said(page, "Larger")
        self.assertEqual(page.evaluate("visualViewport.scale"), 1)
