"""Tests the diagnostics for developers: changed cells flash, and updates and problems are listed."""

from case import BrowserTestCase
from gallery import center_of, control, settle, tap, wheel

# Collects the kinds of flashes from now on.
WATCH_FLASHES = """() => {
    window.flashes = [];
    new MutationObserver(changes => {
        for (const { addedNodes } of changes) {
            for (const node of addedNodes) if (node.classList?.contains('flash')) window.flashes.push(node.classList[1]);
        }
    }).observe(document.getElementById('screen'), { subtree: true, childList: true });
}"""


class Diagnostics(BrowserTestCase):
    def test_cells_flash_by_kind_of_change(self):
        page = self.open(self.serve("chores"), "?flashes=on")
        self.assertTrue(page.locator("#flashes").is_visible())
        page.evaluate(WATCH_FLASHES)
        tap(page, "Water the plants")
        self.assertEqual(page.evaluate("window.flashes"), ["reconfigured"])
        page.wait_for_selector(".flash", state="detached")

    def test_cells_that_scroll_in_flash_as_used_again(self):
        page = self.open(self.serve("million"), "?flashes=on")
        page.mouse.move(*center_of(page, "10"))
        wheel(page, 0, 3000)
        settle(page)
        page.evaluate(WATCH_FLASHES)
        wheel(page, 0, 600)
        settle(page)
        self.assertEqual(page.evaluate("[...new Set(window.flashes)]"), ["reused"])

    def test_nothing_flashes_by_default(self):
        page = self.open(self.serve("chores"))
        page.evaluate(WATCH_FLASHES)
        tap(page, "Water the plants")
        self.assertEqual(page.evaluate("window.flashes"), [])
        control(page, "#flash").click()
        self.assertIn("flashes=on", page.url)

    def test_updates_are_listed_with_their_changes(self):
        page = self.open(self.serve("chores"), width=1200)
        control(page, "#diagnose").click()
        self.assertIn("diagnostics=on", page.url)
        tap(page, "Water the plants")
        latest = page.locator("#events li").first
        latest.wait_for()
        self.assertRegex(latest.text_content(), r"^\d+\.\d\d s · \w+: 1 item reconfigured, animated · \d+\.\d ms$")
        latest.hover()
        outline = page.locator("#outline").bounding_box()
        screen = page.locator("#screen").bounding_box()
        self.assertAlmostEqual(outline["width"], screen["width"], delta=1)
        page.click("#clear")
        self.assertEqual(page.locator("#events li").count(), 0)

    def test_problems_point_to_the_views_that_have_them(self):
        page = self.open(self.serve_test_app(), "?diagnostics=on", width=1200)
        tap(page, "Controls")
        tap(page, "Contradict")
        problem = page.locator("#events .problem", has_text="Unable to simultaneously satisfy constraints").first
        problem.wait_for()
        # Long lines wrap.
        title = problem.locator("button")
        self.assertTrue(title.evaluate("title => title.scrollWidth <= title.clientWidth && title.getClientRects().length"))
        self.assertGreater(title.bounding_box()["height"], 24)
        problem.hover()
        self.assertTrue(page.locator("#outline").is_visible())
        self.assertIn("Will attempt to recover", page.locator("#details").text_content())
        self.assertRegex(page.locator("#problems").text_content(), r"^\d+ problems?$")
