"""Tests a page while the sources of its app change, with simulated builds. Run by Scripts/test-browser."""

import json
import re
import subprocess

import gallery
from case import BrowserTestCase
from gallery import Server, boxes, center_of, settle, tap, wheel


class WatchedApp(Server):
    """An app that receives the messages about builds from this process instead of `--watch`."""

    stdin = subprocess.PIPE

    def __init__(self, port=0, screen=""):
        super().__init__(gallery.TEST_APP, "--watched", "--", screen, port=port)
        self.screen = screen

    def tell(self, **news):
        self.process.stdin.write(json.dumps(news) + "\n")
        self.process.stdin.flush()

    def __exit__(self, *arguments):
        self.process.stdin.close()
        super().__exit__(*arguments)

    @property
    def port(self):
        return int(re.search(r":(\d+)/", self.address).group(1))


class Watching(BrowserTestCase):
    def test_pages_show_the_errors_of_the_compiler(self):
        app = self.enterContext(WatchedApp())
        page = self.open(app)
        app.tell(state="building")
        page.get_by_text("Building…").wait_for()
        app.tell(state="failed", errors="App.swift:1:2: error: cannot find 'x' in scope")
        page.get_by_text("App.swift:1:2: error: cannot find 'x' in scope").wait_for()
        # Pages that come later learn it, too.
        self.open(app).get_by_text("App.swift:1:2").wait_for()

    def test_a_restarted_app_restores_its_state(self):
        with WatchedApp() as app:
            page = self.open(app, "?style=dark")
            page.mouse.move(*center_of(page, "Banana"))
            wheel(page, 0, 300)
            settle(page)
            before = self.top(page, "Date")
            app.tell(state="failed", errors="No")
            page.get_by_text("No", exact=True).wait_for()
            app.tell(state="restarting")
            self.assertEqual(app.process.wait(timeout=gallery.LIMIT), 0)
            # The browser reports failed connections meanwhile.
            with WatchedApp(app.port):
                page.get_by_text("Waiting for the app…").wait_for(state="hidden")
                page.get_by_text("No", exact=True).wait_for(state="hidden")
                settle(page)
                self.assertAlmostEqual(self.top(page, "Date"), before, delta=1)
                self.assertEqual(page.get_by_role("button", name="Dark").get_attribute("aria-pressed"), "true")
                page.errors = [error for error in page.errors if "WebSocket" not in error]

    def restart(self, page, app):
        """Restarts the app, as after a build, and returns the new process."""
        app.tell(state="restarting")
        self.assertEqual(app.process.wait(timeout=gallery.LIMIT), 0)
        again = self.enterContext(WatchedApp(app.port, app.screen))
        page.get_by_text("Waiting for the app…").wait_for(state="hidden")
        settle(page)
        # The browser reports failed connections meanwhile.
        page.errors = [error for error in page.errors if "WebSocket" not in error]
        return again

    def test_pushed_screens_keep_their_changes(self):
        with WatchedApp() as app:
            page = self.open(app)
            # Closed screens aren't visited: that would delete another item.
            tap(page, "Controls")
            tap(page, "Press")
            tap(page, "Fruit")
            tap(page, "Controls")
            page.get_by_role("switch", name="Lights").dispatch_event("click")
            settle(page)
            self.assertTrue(boxes(page, "Lights on"))
            again = self.restart(page, app)
            self.assertTrue(boxes(page, "Lights on"))
            self.assertFalse(boxes(page, "Pressed"))
            # And once more.
            self.restart(page, again)
            self.assertTrue(boxes(page, "Lights on"))
            tap(page, "Fruit")
            self.assertTrue(boxes(page, "Apple"))

    def test_the_selected_tab_and_its_presented_screens_are_kept(self):
        with WatchedApp(screen="tabs") as app:
            page = self.open(app)
            tap(page, "More")
            tap(page, "Show")
            tap(page, "Press")
            self.assertTrue(boxes(page, "Pressed"))
            again = self.restart(page, app)
            self.assertTrue(boxes(page, "Pressed"))
            tap(page, "Done")
            self.assertFalse(boxes(page, "Pressed"))
            # The sheet is closed, and the second tab is still selected.
            self.restart(page, again)
            self.assertFalse(boxes(page, "Pressed"))
            self.assertTrue(boxes(page, "Show"))
            self.assertFalse(boxes(page, "Apple"))

    def test_typed_and_deleted_text_is_kept(self):
        with WatchedApp() as app:
            page = self.open(app)
            tap(page, "Search fruit")
            page.keyboard.type("berry")
            settle(page)
            self.restart(page, app)
            self.assertTrue(boxes(page, "Blueberry"))
            self.assertFalse(boxes(page, "Apple"))
            page.keyboard.press("Backspace")
            settle(page)
            self.assertTrue(boxes(page, "berr"))

    def test_an_app_ends_with_the_process_that_watches(self):
        with WatchedApp() as app:
            app.process.stdin.close()
            self.assertEqual(app.process.wait(timeout=gallery.LIMIT), 0)
