"""Tests typing, selecting, copying, and pasting in a page, in Chromium. Run by Scripts/test-browser."""

from case import BrowserTestCase
from gallery import Line, boxes, center_of, double_tap, open_page, poll, press, settle, tap

CLIPBOARD = ["clipboard-read", "clipboard-write"]


class TextTestCase(BrowserTestCase):
    def open_text(self, query="", **options):
        """The test app's screen with something for each way to write."""
        server = self.serve_test_app("text")
        return self.open(server, query, **options)

    def open_field(self, **options):
        """The same, with the first field being edited."""
        page = self.open_text(**options)
        tap(page, "Anything")
        return page

    def shown(self, page):
        """All that the screen says."""
        return page.evaluate("[...document.querySelectorAll('#screen text')].map(element => element.textContent).join('|')")

    def assert_shown(self, page, text):
        page.wait_for_function(
            "text => [...document.querySelectorAll('#screen text')].some(element => element.textContent === text)",
            arg=text)

    def copied(self, page):
        settle(page)
        return page.evaluate("navigator.clipboard.readText()")


class Writing(TextTestCase):
    def test_arrows_move_the_caret(self):
        page = self.open_field()
        page.keyboard.type("grape")
        press(page, "ArrowLeft", "ArrowLeft")
        page.keyboard.type("X")
        self.assert_shown(page, "graXpe")
        press(page, "Delete", "Backspace")
        self.assert_shown(page, "grae")
        press(page, "Home")
        page.keyboard.type("a ")
        self.assert_shown(page, "a grae")

    def test_control_moves_and_deletes_by_words(self):
        page = self.open_field()
        page.keyboard.type("one two three")
        press(page, "Control+ArrowLeft")
        page.keyboard.type("X")
        self.assert_shown(page, "one two Xthree")
        press(page, "Control+Backspace")
        self.assert_shown(page, "one two three")
        press(page, "Control+Backspace")
        self.assert_shown(page, "one three")

    def test_shift_selects_and_typing_replaces(self):
        page = self.open_field()
        page.keyboard.type("grape")
        press(page, "Shift+ArrowLeft", "Shift+ArrowLeft")
        page.keyboard.type("X")
        self.assert_shown(page, "graX")
        press(page, "Control+a")
        page.keyboard.type("new")
        self.assert_shown(page, "new")

    def test_typing_can_be_undone(self):
        page = self.open_field()
        page.keyboard.type("grape")
        press(page, "Control+a")
        page.keyboard.type("x")
        self.assert_shown(page, "x")
        press(page, "Control+z")
        self.assert_shown(page, "grape")
        press(page, "Control+Shift+z")
        self.assert_shown(page, "x")

    def test_the_mouse_selects(self):
        page = self.open_field()
        page.keyboard.type("grape juice")
        settle(page)
        x, y, width, height = boxes(page, "grape juice")[0]
        middle = center_of(page, "grape juice")
        half = page.evaluate("document.querySelector('#screen').getBoundingClientRect().width"
                             " / document.querySelector('#screen').offsetWidth") * width / 2
        page.mouse.move(middle[0] - half + 0.5, middle[1])
        page.mouse.down()
        page.mouse.move(middle[0], middle[1], steps=4)
        page.mouse.move(middle[0] + half + 4, middle[1], steps=4)
        page.mouse.up()
        page.keyboard.type("tea")
        self.assert_shown(page, "tea")

    def test_two_clicks_select_a_word(self):
        page = self.open_field()
        page.keyboard.type("grape")
        settle(page)
        page.mouse.dblclick(*center_of(page, "grape"))
        page.keyboard.type("tea")
        self.assert_shown(page, "tea")


class Tabulator(TextTestCase):
    def values(self, page):
        """The text of each field, in the order of reading."""
        settle(page)
        return page.locator("#elements :is([role=textbox], [role=searchbox])").all_text_contents()

    def focused(self, page):
        return page.evaluate("document.activeElement.id || document.activeElement.textContent")

    def test_typing_after_tab_edits_the_next_field(self):
        page = self.open_field()
        # Nothing is waited for between the keys.
        for text in ["one", "two", "three"]:
            page.keyboard.type(text)
            page.keyboard.press("Tab")
        page.keyboard.type("four ")
        self.assertEqual(self.values(page)[:3], ["one", "two", "three"])
        self.assertIn("four ", self.values(page)[3])
        self.assertEqual(self.focused(page), "keys")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.type("2")
        self.assertIn("2", self.values(page)[1])

    def test_a_field_that_gets_the_focus_is_edited(self):
        page = self.open_text()
        page.get_by_role("textbox", name="Address").focus()
        page.keyboard.type("tea")
        self.assertEqual(self.values(page)[:2], ["", "tea"])
        self.assertEqual(page.locator("#keys").get_attribute("aria-label"), "Address")

    def test_no_part_of_a_field_is_a_stop(self):
        page = self.open_text()
        tap(page, "Search")
        page.keyboard.type("tea")
        settle(page)
        clear = page.get_by_role("button", name="Clear text")
        self.assertEqual(clear.get_attribute("tabindex"), "-1")
        page.keyboard.press("Tab")
        page.keyboard.type("cup ")
        self.assertIn("cup ", self.values(page)[3])
        clear.dispatch_event("click")
        self.assertEqual(self.values(page)[2], "")

    def test_shift_and_tab_lead_out_of_the_first_field(self):
        page = self.open_field()
        press(page, "Shift+Tab")
        self.assertNotIn(self.focused(page), ["keys", "Anything"])


class EditMenu(TextTestCase):
    def test_the_secondary_button_opens_it(self):
        page = self.open_field(permissions=CLIPBOARD)
        page.keyboard.type("grape juice")
        settle(page)
        x, y, width, height = boxes(page, "grape juice")[0]
        left, middle = page.locator("#screen").bounding_box()["x"], center_of(page, "grape juice")[1]
        page.mouse.click(left + x + 10, middle, button="right")
        self.assert_shown(page, "Cut")
        settle(page)
        tap(page, "Copy")
        self.assertEqual(self.copied(page), "grape")


class LostConnection(TextTestCase):
    def test_text_typed_meanwhile_is_written_afterwards(self):
        line = Line(self.serve_test_app("text"))
        self.addCleanup(line.close)
        page = open_page(self.browser, line.address)
        tap(page, "Anything")
        page.keyboard.type("a")
        settle(page)
        line.cut()
        page.wait_for_selector("#notice:not([hidden])")
        page.keyboard.type("bcd")
        page.keyboard.press("Backspace")
        refused = line.refused
        poll(lambda: line.refused > refused + 1, "another try of the page to connect")
        page.keyboard.type("e")
        line.mend()
        page.wait_for_selector("#notice", state="hidden")
        self.assert_shown(page, "abce")


class InputMethods(TextTestCase):
    def test_composed_text_is_shown_in_place(self):
        page = self.open_field()
        page.keyboard.type("a")
        method = page.context.new_cdp_session(page)
        for text in ["ｎ", "に", "にほ", "にほん"]:
            method.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.assert_contains(page, "にほん")
        method.send("Input.insertText", {"text": "日本"})
        self.assert_shown(page, "a日本")
        press(page, "Backspace")
        self.assert_shown(page, "a日")

    def test_a_composition_that_is_given_up_leaves_nothing(self):
        page = self.open_field()
        page.keyboard.type("a")
        method = page.context.new_cdp_session(page)
        method.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
        self.assert_contains(page, "に")
        method.send("Input.imeSetComposition", {"text": "", "selectionStart": 0, "selectionEnd": 0})
        page.wait_for_function("() => !document.getElementById('screen').textContent.includes('に')")
        page.keyboard.type("b")
        self.assert_shown(page, "ab")

    def assert_contains(self, page, text):
        page.wait_for_function("text => document.getElementById('screen').textContent.includes(text)", arg=text)

    def test_onscreen_keyboards_receive_the_edited_text(self):
        page = self.open_text()
        keys = page.locator("#keys")

        def attributes():
            settle(page)
            return [keys.get_attribute(name) for name in ["inputmode", "enterkeyhint", "autocomplete"]]

        self.assertEqual(attributes()[0], "none")
        tap(page, "Anything")
        self.assertEqual(attributes(), ["text", "enter", "off"])
        tap(page, "Address")
        self.assertEqual(attributes(), ["email", "send", "email"])
        tap(page, "Search")
        self.assertEqual(attributes()[1], "search")
        # Windows of input methods are next to the caret.
        caret = page.evaluate("[keys.offsetLeft, keys.offsetTop]")
        x, y, width, height = boxes(page, "Search")[0]
        self.assertAlmostEqual(caret[0], x, delta=4)
        self.assertAlmostEqual(caret[1], y, delta=12)


class Clipboard(TextTestCase):
    def test_the_selection_is_copied_and_cut(self):
        page = self.open_field(permissions=CLIPBOARD)
        page.keyboard.type("grape")
        press(page, "Control+a", "Control+c")
        self.assertEqual(self.copied(page), "grape")
        press(page, "End", "Shift+ArrowLeft", "Control+x")
        self.assert_shown(page, "grap")
        self.assertEqual(self.copied(page), "e")
        press(page, "Control+v", "Control+v")
        self.assert_shown(page, "grapee")

    def test_without_any_permission(self):
        page = self.open_field()
        page.keyboard.type("grape")
        press(page, "Control+a")
        # A page without permission can copy only text that it knows during the command.
        settle(page)
        press(page, "Control+c", "End", "Control+v")
        self.assert_shown(page, "grapegrape")

    def test_text_of_other_apps_is_pasted(self):
        page = self.open_field(permissions=CLIPBOARD)
        page.evaluate("navigator.clipboard.writeText('from\\nelsewhere')")
        press(page, "Control+v")
        self.assert_shown(page, "from elsewhere")
        page.evaluate("navigator.clipboard.writeText('x'.repeat(5000) + 'end')")
        press(page, "Control+a", "Control+v")
        page.wait_for_function("() => document.querySelector('[data-identifier=field]').textContent.endsWith('end')")

    def test_text_of_other_apps_is_in_the_edit_menu_of_pages_with_permission(self):
        page = self.open_field(permissions=CLIPBOARD, has_touch=True)
        page.evaluate("navigator.clipboard.writeText('elsewhere')")
        page.evaluate("window.dispatchEvent(new Event('focus'))")
        settle(page)
        x, y, width, height = page.locator("[data-identifier=field]").bounding_box().values()
        page.touchscreen.tap(x + width / 2, y + height / 2)
        self.assert_shown(page, "Paste")
        settle(page)
        page.touchscreen.tap(*center_of(page, "Paste"))
        self.assert_shown(page, "elsewhere")

    def test_the_edit_menu_copies(self):
        page = self.open_field(permissions=CLIPBOARD, has_touch=True)
        page.keyboard.type("grape")
        settle(page)
        double_tap(page, "grape")
        self.assert_shown(page, "Copy")
        settle(page)
        page.touchscreen.tap(*center_of(page, "Copy"))
        self.assertEqual(self.copied(page), "grape")
        self.assertFalse(boxes(page, "Copy"))
