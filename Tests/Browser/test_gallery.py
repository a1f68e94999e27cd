"""Tests the gallery in a browser, with the input of a user."""

import json
import subprocess
import tempfile
import urllib.request
from pathlib import Path

import gallery
from case import BrowserTestCase
from gallery import (
    Gallery, Line, boxes, center_of, control, drag, hold_still, open_page, poll, press, settle, tap, wheel)
import pictures


class Scrolling(BrowserTestCase):
    def test_the_wheel_scrolls_and_the_end_bounces_back(self):
        page = self.open(self.serve("offer"))
        before = self.top(page, "Two nights at Lake Aurora")
        page.mouse.move(*center_of(page, "Two nights at Lake Aurora"))
        wheel(page, 0, 60)
        settle(page)
        self.assertAlmostEqual(self.top(page, "Two nights at Lake Aurora"), before - 60, delta=1)
        wheel(page, 0, -2000)
        settle(page)
        self.assertAlmostEqual(self.top(page, "Two nights at Lake Aurora"), before, delta=1)

    def test_a_fling_continues_after_the_finger_is_lifted(self):
        page = self.open(self.serve("frameworks"), has_touch=True)
        browser = page.context.new_cdp_session(page)

        def fling():
            """Moves a finger by 60 points. Returns how far the contents were scrolled."""
            before = self.top(page, "Metal")
            x, y = center_of(page, "Metal")
            # The browser itself moves the finger: one that rests for a tenth of a second doesn't fling, and a busy machine
            # may take as long between two commands of a test.
            browser.send("Input.synthesizeScrollGesture", {
                "x": x, "y": y, "yDistance": -60, "speed": 1200, "gestureSourceType": "touch", "preventFling": False})
            settle(page)
            found = boxes(page, "Metal")
            return before - found[0][1] if found else float("inf")

        self.assertTrue(any(fling() > 80 for _ in range(5)))

    def test_fingers_scroll_too(self):
        page = self.open(self.serve("frameworks"), has_touch=True)
        before = self.top(page, "Metal")
        x, y = center_of(page, "Metal")
        fingers = page.context.new_cdp_session(page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 8):
            fingers.send(
                "Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 10 * step}]})
        hold_still(page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        settle(page)
        self.assertLess(self.top(page, "Metal"), before - 40)

    def test_a_carousel_stops_at_a_card(self):
        page = self.open(self.serve("offer"))
        page.mouse.move(*center_of(page, "Two nights at Lake Aurora"))
        wheel(page, 0, 400)
        settle(page)
        x, y = center_of(page, "Popular with Other Guests")
        (edge, card) = page.evaluate(CARDS)[0]
        page.mouse.move(x + 100, y + 100)
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(x + 100 - 20 * step, y + 100)
        page.mouse.up()
        settle(page)
        cards = page.evaluate(CARDS)
        # The next card is in the position of the first one.
        self.assertNotEqual(cards[0][1], card)
        self.assertAlmostEqual(cards[0][0], edge, delta=1)

    def test_the_app_sleeps_while_nothing_changes(self):
        server = self.enterContext(Gallery("offer"))
        page = self.open(server)
        messages = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: messages.append(frame)))
        page.reload()
        page.wait_for_selector("#screen .layer")
        settle(page)
        self.assertTrue(messages)
        messages.clear()
        wakeups = server.wakeups
        page.wait_for_timeout(1_500)
        # The page asks once whether the app is still there.
        self.assertEqual([message for message in messages if message != '{"pong":true}'], [])
        # A timer that runs with the frames of the screen would wake the app 90 times.
        self.assertLess(server.wakeups - wakeups, 30)


# The cards of the carousel on the screen: the left edge of each, and its picture.
CARDS = """() => {
    const screen = document.getElementById('screen').getBoundingClientRect();
    return [...document.querySelectorAll('#screen image')]
        .map(image => [image.getBoundingClientRect(), image.getAttribute('href')])
        .filter(([box]) => box.width > 200 && box.width < screen.width && box.left >= screen.left)
        .map(([box, picture]) => [box.left - screen.left, picture]).toSorted(([one], [other]) => one - other);
}"""


class Appearance(BrowserTestCase):
    def test_the_input_bar_of_bubbles_reaches_both_sides_in_landscape(self):
        page = self.open(self.serve("bubbles"), "?landscape=1&frame=off")
        x, y, _, height = boxes(page, "Message")[0]
        row = pictures.screen_picture(page)[round((y + height / 2) * gallery.SCALE)]
        bar = row[round((x - 14) * gallery.SCALE)].tolist()
        self.assertEqual([row[4].tolist(), row[-5].tolist()], [bar, bar])

    def test_titles_of_buttons_are_whole_at_the_largest_text_size(self):
        page = self.open(self.serve("controls"), "?text=AccessibilityXXXL")
        self.assertTrue(boxes(page, "Plain"))
        self.assertTrue(boxes(page, "Selected"))

    def test_a_million_is_whole_at_the_largest_text_size(self):
        page = self.open(self.serve("million"), "?text=AccessibilityXXXL")
        tap(page, "End")
        self.assertTrue(boxes(page, "1,000,000"))

    def test_products_in_a_list_share_a_leading_edge(self):
        page = self.open(self.serve("mall"))
        page.get_by_role("button", name="List", exact=True).focus()
        press(page, "Enter")
        edges = {round(boxes(page, title)[0][0]) for title in ["Lake Aurora", "Polar Light", "First Light"]}
        self.assertEqual(len(edges), 1)


class Navigation(BrowserTestCase):
    def test_a_tap_pushes_and_the_back_button_pops(self):
        page = self.open(self.serve())
        tap(page, "Frameworks")
        self.assertTrue(boxes(page, "SwiftUI"))
        tap(page, "Metal")
        self.assertTrue(boxes(page, "Metal"))
        self.assertFalse(boxes(page, "ARKit"))
        for title in ["Frameworks", "Gallery"]:
            tap(page, title)
        self.assertTrue(boxes(page, "Five Ways"))

    def test_a_finger_from_the_edge_pops(self):
        page = self.open(self.serve("frameworks"))
        frame = page.locator("#screen").bounding_box()
        page.mouse.move(frame["x"] + 3, frame["y"] + 400)
        page.mouse.down()
        for x in range(10, 350, 20):
            page.mouse.move(frame["x"] + x, frame["y"] + 400)
        page.mouse.up()
        settle(page)
        self.assertFalse(boxes(page, "SwiftUI"))
        self.assertTrue(boxes(page, "Gallery"))

    def test_the_accordion_opens_and_closes(self):
        page = self.open(self.serve("offer"))
        before = self.top(page, "Popular with Other Guests")
        tap(page, "Terms and Conditions")
        opened = boxes(page, "Popular with Other Guests")
        self.assertTrue(not opened or opened[0][1] > before + 50)
        tap(page, "Terms and Conditions")
        self.assertAlmostEqual(self.top(page, "Popular with Other Guests"), before, delta=1)


class Previews(BrowserTestCase):
    """Tests the previews in the gallery's sources."""

    def run_gallery(self, *arguments):
        return subprocess.run([str(gallery.GALLERY), *arguments], capture_output=True, text=True, timeout=120)

    def test_a_preview_is_a_page(self):
        page = self.open(self.serve(), "?preview=A%20title")
        self.assertTrue(boxes(page, "Popular"))

    def test_all_are_listed_in_a_page_and_one_is_shown_by_a_tap(self):
        page = self.open(self.serve(), "?preview=")
        self.assertTrue(boxes(page, "A row that can be marked"))
        tap(page, "A title")
        self.assertTrue(boxes(page, "Popular"))

    def test_the_command_line_lists_draws_and_refuses(self):
        listed = self.run_gallery("--list-previews")
        self.assertEqual(listed.returncode, 0)
        self.assertIn("A title", listed.stdout)
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "title.png"
            self.assertEqual(self.run_gallery("--preview", "A title", str(picture)).returncode, 0)
            self.assertTrue(picture.read_bytes().startswith(b"\x89PNG"))
            refused = self.run_gallery("--preview", "No title", str(picture))
        self.assertEqual(refused.returncode, 1)
        self.assertIn('There is no preview "No title"; there are', refused.stderr)


class Pages(BrowserTestCase):
    def test_two_pages_have_an_app_each(self):
        server = self.serve()
        (one, other) = (self.open(server), self.open(server))
        tap(one, "Frameworks")
        self.assertTrue(boxes(one, "SwiftUI"))
        self.assertFalse(boxes(other, "SwiftUI"))
        tap(other, "Five Ways")
        self.assertTrue(boxes(other, "Composer"))
        self.assertTrue(boxes(one, "SwiftUI"))

    def test_a_lost_page_finds_its_app_again(self):
        line = Line(self.serve())
        self.addCleanup(line.close)
        page = open_page(self.browser, line.address)
        tap(page, "Frameworks")
        line.cut()
        page.wait_for_selector("#notice:not([hidden])")
        refused = line.refused
        poll(lambda: line.refused > refused + 1, "another try of the page to connect")
        line.mend()
        page.wait_for_selector("#notice", state="hidden")
        settle(page)
        self.assertTrue(boxes(page, "SwiftUI"))
        tap(page, "Metal")
        self.assertFalse(boxes(page, "ARKit"))

    def test_pages_that_are_closed_are_freed(self):
        server = self.enterContext(Gallery("offer"))
        context = self.new_context(device_scale_factor=1)

        def known_pages():
            with urllib.request.urlopen(server.address + "pages", timeout=gallery.LIMIT) as answer:
                return json.load(answer)["pages"]

        def open_and_close(count):
            pages = [context.new_page() for _ in range(count)]
            for page in pages:
                page.goto(server.address, wait_until="commit")
            for page in pages:
                page.wait_for_selector("#screen .layer", state="attached")
            self.assertEqual(len(known_pages()), count)
            for page in pages:
                page.close()
            poll(lambda: not known_pages(), "the end of all pages")
            return server.resident_kilobytes

        before = open_and_close(8)
        # A page that stays takes 800 kilobytes.
        self.assertLess(open_and_close(8) - before, 3_000)


class Settings(BrowserTestCase):
    def test_the_device_turns(self):
        page = self.open(self.serve("frameworks"))
        control(page, "#rotate").click()
        settle(page)
        size = page.evaluate("[document.getElementById('screen').offsetWidth, document.getElementById('screen').offsetHeight]")
        self.assertEqual(size, [844, 390])
        # Beside each other rather than below.
        self.assertGreater(boxes(page, "MapKit")[0][0], 500)
        self.assertIn("landscape=1", page.url)
        control(page, "#rotate").click()
        settle(page)
        self.assertEqual(page.evaluate("document.getElementById('screen').offsetWidth"), 390)

    def test_settings_are_part_of_the_address(self):
        server = self.serve("offer")
        page = self.open(server)
        control(page, "#style").click()
        control(page, "#direction").click()
        control(page, "#text").select_option("AccessibilityL")
        control(page, "#device").select_option("iphone-16-pro")
        control(page, "#motion").click()
        settle(page)
        for setting in ["style=dark", "direction=rtl", "text=AccessibilityL", "device=iphone-16-pro", "motion=reduced"]:
            self.assertIn(setting, page.url)
        again = self.open(server, page.url.removeprefix(server.address))
        self.assertTrue((pictures.screen_picture(page) == pictures.screen_picture(again)).all())
        self.assertEqual(again.evaluate("document.getElementById('screen').offsetWidth"), 402)

    def test_dark_is_dark_and_light_again(self):
        page = self.open(self.serve("frameworks"))
        light = pictures.screen_picture(page)
        control(page, "#style").click()
        settle(page)
        dark = pictures.screen_picture(page)
        self.assertGreater(light.mean(), 200)
        self.assertLess(dark.mean(), 60)
        control(page, "#style").click()
        settle(page)
        self.assertTrue((pictures.screen_picture(page) == light).all())

    def test_from_right_to_left_everything_is_mirrored(self):
        page = self.open(self.serve("frameworks"))
        left = boxes(page, "SwiftUI")[0]
        control(page, "#direction").click()
        settle(page)
        right = boxes(page, "SwiftUI")[0]
        self.assertAlmostEqual(left[0] + right[0] + right[2], 390, delta=2)
        self.assertAlmostEqual(left[1], right[1], delta=1)

    def test_any_size_can_be_dragged(self):
        page = self.open(self.serve("frameworks"))
        grip = page.locator("#grip").bounding_box()
        x, y = grip["x"] + 10, grip["y"] + 10
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 50, y - 100)
        page.mouse.up()
        settle(page)
        self.assertGreater(page.evaluate("document.getElementById('screen').offsetWidth"), 440)
        self.assertRegex(page.url, r"device=\d+x\d+")


class Tools(BrowserTestCase):
    def test_the_screen_can_be_downloaded_as_an_image(self):
        page = self.open(self.serve("frameworks"), width=1200)

        def answer(link):
            return page.request.get(page.locator(link).evaluate("link => link.href"))

        self.assertEqual(pictures.pixels(answer("#png").body()).shape, (1688, 780, 3))
        self.assertIn("<svg", answer("#svg").text())
        self.assertEqual(page.request.get(page.url + "pages/0-0/screen.png").status, 404)


class Lists(BrowserTestCase):
    def test_typing_searches(self):
        page = self.open(self.serve_test_app())
        tap(page, "Search fruit")
        page.keyboard.type("berry")
        settle(page)
        self.assertTrue(boxes(page, "Blackberry"))
        self.assertFalse(boxes(page, "Apple"))
        for _ in range(5):
            page.keyboard.press("Backspace")
        settle(page)
        self.assertTrue(boxes(page, "Apple"))

    def test_text_of_an_input_method_is_searched_for(self):
        page = self.open(self.serve_test_app())
        tap(page, "Search fruit")
        method = page.context.new_cdp_session(page)
        for text in ["k", "ki", "kiw"]:
            method.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        settle(page)
        # As on a phone, search bars tell of text that is still being composed.
        self.assertTrue(boxes(page, "Kiwi"))
        self.assertFalse(boxes(page, "Apple"))
        method.send("Input.insertText", {"text": "kiwi"})
        settle(page)
        self.assertTrue(boxes(page, "Kiwi"))
        self.assertFalse(boxes(page, "Apple"))

    def test_headers_stick(self):
        page = self.open(self.serve_test_app())
        page.mouse.move(*center_of(page, "Apricot"))

        def scroll(distance):
            wheel(page, 0, distance)
            settle(page)

        # The bar's large title goes first.
        scroll(60)
        (first, second) = (self.top(page, "A"), self.top(page, "B"))
        scroll(50)
        self.assertAlmostEqual(self.top(page, "A"), first, delta=1)
        self.assertAlmostEqual(self.top(page, "B"), second - 50, delta=1)
        # The next letter's header pushes the first one out and takes its place.
        scroll(round(second - 50 - first) + 20)
        self.assertFalse(boxes(page, "A"))
        self.assertAlmostEqual(self.top(page, "B"), first, delta=1)

    def test_a_swipe_shows_an_action_that_deletes(self):
        page = self.open(self.serve_test_app())
        x, y = center_of(page, "Apricot")
        drag(page, (x + 150, y), (x + 60, y))
        hold_still(page)
        page.mouse.up()
        settle(page)
        tap(page, "Delete")
        self.assertFalse(boxes(page, "Apricot"))
        self.assertTrue(boxes(page, "Apple"))

    def test_holding_and_tapping_twice(self):
        page = self.open(self.serve_test_app())
        tap(page, "Controls")
        page.mouse.dblclick(*center_of(page, "Hold or tap twice"))
        settle(page)
        self.assertTrue(boxes(page, "Tapped twice"))
        page.mouse.move(*center_of(page, "Hold or tap twice"))
        page.mouse.down()
        settle(page)
        self.assertTrue(boxes(page, "Held"))
        page.mouse.up()
        settle(page)
        self.assertTrue(boxes(page, "Held"))


class Accessibility(BrowserTestCase):
    def test_the_keyboard_reaches_everything(self):
        page = self.open(self.serve())
        page.wait_for_selector("#elements .element", state="attached")
        page.locator("#elements [role=button]").first.focus()
        press(page, "Enter")
        self.assertTrue(boxes(page, "SwiftUI"))
        page.wait_for_function("() => document.activeElement.textContent === 'Gallery'")
        press(page, "Tab", "Tab", "Enter")
        self.assertTrue(boxes(page, "ARKit"))
        self.assertFalse(boxes(page, "Metal"))
        page.wait_for_function("() => document.activeElement.textContent === 'Frameworks'")
        press(page, "Escape")
        self.assertTrue(boxes(page, "Metal"))

    def test_pages_are_scrolled_with_the_keyboard(self):
        page = self.open(self.serve("offer"))
        before = self.top(page, "Popular with Other Guests")
        page.wait_for_selector("#elements [role=button]", state="attached")
        page.locator("#elements [role=button]").last.focus()
        settle(page)
        press(page, "PageDown")
        after = boxes(page, "Popular with Other Guests")
        self.assertTrue(not after or after[0][1] < before)

    def test_values_are_changed_with_the_keyboard(self):
        page = self.open(self.serve_test_app())
        tap(page, "Controls")
        page.get_by_role("slider", name="Volume").focus()
        press(page, "ArrowRight")
        self.assertTrue(boxes(page, "Volume 60"))
        page.wait_for_function("() => document.activeElement.getAttribute('aria-valuetext') === '60%'")
        lights = page.get_by_role("switch", name="Lights")
        lights.focus()
        press(page, "Space")
        self.assertTrue(boxes(page, "Lights on"))
        page.wait_for_selector("#elements [role=switch][aria-checked=true]", state="attached")

    def test_elements_are_read_in_order(self):
        page = self.open(self.serve("frameworks"))
        page.wait_for_selector("#elements .element", state="attached")
        texts = page.evaluate("[...document.querySelectorAll('#elements .element')].map(element => element.textContent)")
        self.assertEqual(texts[:5], ["Gallery", "Frameworks", "SwiftUI", "ARKit", "MapKit"])
        self.assertEqual(page.get_by_role("heading", name="Frameworks").count(), 1)


class Strangers(BrowserTestCase):
    def test_other_sites_get_nothing(self):
        server = self.serve()
        page = self.open(server)
        port = server.address.rsplit(":", 1)[1].strip("/")
        for host in ["evil.example", "127.0.0.1.evil.example"]:
            answer = page.context.request.get(server.address, headers={"Host": f"{host}:{port}"})
            self.assertEqual(answer.status, 403)
        stranger = self.new_context().new_page()
        stranger.goto("data:text/html,<p>elsewhere</p>")
        outcome = stranger.evaluate(
            """address => new Promise(done => {
                const socket = new WebSocket(address);
                socket.onopen = () => done('open');
                socket.onerror = () => done('refused');
            })""",
            server.address.replace("http", "ws") + "socket")
        self.assertEqual(outcome, "refused")
        self.assertTrue(boxes(page, "Frameworks"))

    def test_a_page_that_talks_nonsense_is_closed_alone(self):
        server = self.enterContext(Gallery())
        good = self.open(server)
        bad = open_page(self.browser, server.address)
        for nonsense in ["{}", "[]", '["touch"]', '["shown",99]', '["touch","began",0,1e99,0]', "x" * 100_000]:
            bad.evaluate(
                """async nonsense => {
                    const socket = new WebSocket(`ws://${location.host}/socket`);
                    await new Promise(opened => socket.onopen = opened);
                    socket.send('["hello",1,null,{}]');
                    socket.send(nonsense);
                    await new Promise(closed => socket.onclose = closed);
                }""",
                nonsense)
        # The app closes a connection before its log has been read.
        poll(lambda: len(server.log) >= 6, "the sixth line of the log")
        self.assertEqual(len(server.log), 6, server.log)
        tap(good, "Frameworks")
        self.assertTrue(boxes(good, "SwiftUI"))

    def test_a_port_that_is_taken_is_passed_over(self):
        first = self.serve()
        port = int(first.address.rsplit(":", 1)[1].strip("/"))
        second = self.enterContext(Gallery("start", port))
        self.assertNotEqual(first.address, second.address)

    def test_an_interrupt_ends_cleanly(self):
        with Gallery() as server:
            open_page(self.browser, server.address)
        self.assertEqual(server.exit_status, 0)
