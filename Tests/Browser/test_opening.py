"""What a person sees who has an Xcode project open and changes a line of it. Run by Scripts/test-browser."""

import os
import shutil
import tempfile
from pathlib import Path

import gallery
from case import BrowserTestCase
from gallery import ROOT, Server, boxes, settle, tap

# Where Scripts/test-apps has built the same app, so that Collage isn't built anew.
SCRATCH = Path(os.environ.get("COLLAGE_SCRATCH", ROOT / "Examples/Gallery/.build"))


class OpenedProject(Server):
    """A project that `collage open` serves; it builds for some seconds before the address is there."""

    def __init__(self, project):
        self.command = ["env", f"COLLAGE_SCRATCH={SCRATCH}", str(ROOT / "collage"), "open", str(project), "--port", "0"]


class Opening(BrowserTestCase):
    def test_a_changed_line_is_shown_on_the_screen_that_was_pushed(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        project = shutil.copytree(
            ROOT / "Examples/XcodeApps/Recipes", folder / "Recipes", ignore=shutil.ignore_patterns(".collage"))
        self.addCleanup(self.forget_plan)
        page = self.open(self.enterContext(OpenedProject(project)))
        tap(page, "Shakshuka")
        self.assertTrue(boxes(page, "25 minutes"))

        source = project / "Recipes/RecipeViewController.swift"
        text = source.read_text()
        source.write_text(text.replace("(recipe.minutes) minutes", "(recipe.minutes) minutes at most"))
        page.locator("#screen text", has_text="25 minutes at most").wait_for(timeout=60_000)
        settle(page)
        self.assertTrue(boxes(page, "25 minutes at most"))
        self.assertFalse(boxes(page, "3 recipes to try"))

        # A mistake is named at its line, and the app goes on; then it is mended.
        line = text[:text.index("title = recipe.title")].count("\n") + 1
        source.write_text(text.replace("title = recipe.title", "title = recipe.name"))
        page.get_by_text(f"RecipeViewController.swift:{line}:").wait_for(timeout=60_000)
        self.assertTrue(boxes(page, "25 minutes at most"))
        # The browser complains of the connection that it doesn't get while the app starts anew.
        page.errors = [error for error in page.errors if "WebSocket" not in error]

    @staticmethod
    def forget_plan():
        """SwiftPM takes the plan that lies in the build folder for that of the gallery."""
        for left in ["debug.yaml", "collage-app.txt"]:
            (gallery.ROOT / SCRATCH / left).unlink(missing_ok=True)
