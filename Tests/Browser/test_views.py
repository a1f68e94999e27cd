"""A screen of SwiftUI's views in a page: what is seen, read out, written and shown above it. Run by
Scripts/test-browser."""

from case import BrowserTestCase
from gallery import boxes, press, settle, tap


class Views(BrowserTestCase):
    def open_guests(self, query="", **options):
        """The test app's screen of SwiftUI's views."""
        server = self.serve_test_app("guests")
        return self.open(server, query, **options)

    def assert_shown(self, page, text):
        page.wait_for_function(
            "text => [...document.querySelectorAll('#screen text')].some(element => element.textContent === text)",
            arg=text)

    def test_typed_text_is_the_state(self):
        page = self.open_guests()
        tap(page, "Name")
        page.keyboard.type("Ann")
        self.assert_shown(page, "Ann")
        tap(page, "Invite")
        self.assert_shown(page, "Ann")
        self.assertFalse(boxes(page, "Nobody yet"))

    def test_return_leads_to_the_next_field_and_then_does_something(self):
        page = self.open_guests()
        tap(page, "Name")
        page.keyboard.type("Bob")
        press(page, "Enter")
        page.keyboard.type("tea")
        press(page, "Enter")
        self.assert_shown(page, "Bob with tea")
        # The focus is back in the first field.
        page.keyboard.type("Cid")
        self.assert_shown(page, "Cid")

    def test_controls_are_read_with_their_roles_and_values(self):
        page = self.open_guests()
        self.assertEqual(page.get_by_role("heading", name="Guests").count(), 1)
        self.assertEqual(page.get_by_role("button", name="Invite").get_attribute("aria-disabled"), "true")
        page.wait_for_selector("#elements [role=switch][aria-checked=true]", state="attached")
        page.get_by_role("switch").focus()
        press(page, "Space")
        page.wait_for_selector("#elements [role=switch][aria-checked=false]", state="attached")
        page.get_by_role("button", name="Rules").focus()
        press(page, "Enter")
        self.assert_shown(page, "Only guests may come")

    def test_a_sheet_covers_the_read_content_and_is_dismissed(self):
        page = self.open_guests()
        tap(page, "Rules")
        self.assert_shown(page, "Everybody may come")
        settle(page)
        self.assertEqual(page.get_by_role("img", name="Star of the party").count(), 1)
        self.assertEqual(page.get_by_role("heading", name="Guests").count(), 0)
        page.get_by_role("button", name="Understood").focus()
        press(page, "Enter")
        self.assertFalse(boxes(page, "Everybody may come"))
        self.assertEqual(page.get_by_role("heading", name="Guests").count(), 1)
