"""Tests an Xcode project that is open in a browser while one of its lines changes. Run by Scripts/test-browser."""

import os
import shutil
import signal
import socket
import tempfile
import threading
from pathlib import Path

import pytest

import gallery
from case import BrowserTestCase
from gallery import ROOT, Server, boxes, poll, settle, tap

# The build folder of the tests of the example apps, which have built the same app with SwiftPM's own flags.
SCRATCH = Path(os.environ.get("COLLAGE_SCRATCH", ROOT / ".build"))
# Seconds for each build of the app. It takes a few on an idle machine.
LIMIT = 240


class OpenedProject(Server):
    """A project that `collage open` serves; it builds for some seconds before the address is there."""

    def __init__(self, project):
        # Pages find the app again on the port that it is given each time.
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        # In its own group of processes, which ends with all builds.
        self.command = [
            "setsid", "env", f"COLLAGE_SCRATCH={SCRATCH}", "COLLAGE_DEBUG_INFO=1", str(ROOT / "collage"), "open",
            str(project), "--port", str(port)]

    def __enter__(self):
        # A build that doesn't end is ended, and fails the test.
        watchdog = threading.Timer(LIMIT, self.kill)
        watchdog.start()
        try:
            super().__enter__()
        finally:
            watchdog.cancel()
        # The output of later builds must be read, because the command waits until it is.
        threading.Thread(target=lambda: [None for _ in self.process.stdout], daemon=True).start()
        return self

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)

    def __exit__(self, *_):
        # Not by an interrupt, which background processes of a shell ignore.
        self.process.terminate()
        try:
            self.process.wait(timeout=gallery.LIMIT)
        except Exception:
            self.kill()
            raise
        # The app ends when the command has ended, and so does its output.
        self.reader.join(timeout=gallery.LIMIT)


@pytest.mark.timeout(5 * LIMIT)
class Opening(BrowserTestCase):
    def test_a_changed_line_is_shown_on_the_screen_that_was_pushed(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        project = shutil.copytree(
            ROOT / "Examples/XcodeApps/Recipes", folder / "Recipes", ignore=shutil.ignore_patterns(".collage"))
        self.addCleanup(self.forget_plan)
        opened = self.enterContext(OpenedProject(project))
        page = self.open(opened)
        tap(page, "Shakshuka")
        self.assertTrue(boxes(page, "25 minutes"))

        source = project / "Recipes/RecipeViewController.swift"
        text = source.read_text()
        source.write_text(text.replace("(recipe.minutes) minutes", "(recipe.minutes) minutes at most"))
        self.wait_until_shown(page, "25 minutes at most")
        self.assertFalse(boxes(page, "3 recipes to try"))

        # A mistake is reported with its line while the app continues to run; then it is fixed.
        line = text[:text.index("title = recipe.title")].count("\n") + 1
        source.write_text(text.replace("title = recipe.title", "title = recipe.name"))
        page.get_by_text(f"RecipeViewController.swift:{line}:").first.wait_for(timeout=LIMIT * 1000)
        self.assertTrue(boxes(page, "25 minutes at most"))
        source.write_text(text)
        self.wait_until_shown(page, "25 minutes")
        # The browser reports failed connections while the app restarts.
        page.errors = [error for error in page.errors if "WebSocket" not in error]

    def wait_until_shown(self, page, text):
        # A page whose app restarts can't report whether it's at rest.
        poll(lambda: boxes(page, text), f"showing {text}", LIMIT)
        settle(page)

    @staticmethod
    def forget_plan():
        """Removes the plan in the build folder, which SwiftPM would use for the gallery."""
        for left in ["debug.yaml", "collage-app.txt"]:
            (SCRATCH / left).unlink(missing_ok=True)
