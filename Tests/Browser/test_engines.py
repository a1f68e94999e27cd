"""The engines in WebAssembly: Examples/EnginesInTheBrowser, which its `run --build` makes."""

import base64
import functools
import http.server
import threading
from bisect import bisect_left

import numpy
from axe_playwright_python.sync_playwright import Axe

import gallery
from case import BrowserTestCase

PAGE = gallery.ROOT / "Examples/EnginesInTheBrowser/.build/page"
COUNT = 1_000_000
# The visible rows of the page, in points, with positions from 1.
VISIBLE = """() => [...document.querySelectorAll('.row:not([hidden])')].map(row => {
    const box = row.getBoundingClientRect(), viewport = row.parentElement.getBoundingClientRect();
    return { text: row.firstChild.textContent, position: Number(row.ariaPosInSet ?? row.getAttribute('aria-posinset')),
        y: Math.round(box.y - viewport.y), height: box.height, x: Math.round(box.x - viewport.x) };
}).sort((one, other) => one.position - other.position)"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def row_height(item):
    """The height of an item's row, computed once more: see LayoutStyle.rowHeight(of:)."""
    return 44 + 16 * (((item * 0x9E3779B9 & 0xFFFFFFFF) >> 16) % 4)


def longest_increasing(numbers):
    """The length of a longest increasing subsequence."""
    tops = []
    for value in numbers:
        pile = bisect_left(tops, value)
        tops[pile:pile + 1] = [value]
    return len(tops)


def numbers(page, expression):
    """Returns the numbers of an expression in the page; a million of them as JSON would take most of a test's time."""
    address = page.evaluate(
        f"""() => new Promise(resolve => {{
            const reader = new FileReader();
            reader.onload = () => resolve(reader.result);
            reader.readAsDataURL(new Blob([Int32Array.from({expression})]));
        }})""")
    return numpy.frombuffer(base64.b64decode(address.partition(",")[2]), "<i4")


class Engines(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        handler = functools.partial(QuietHandler, directory=PAGE)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.addClassCleanup(cls.server.server_close)
        cls.addClassCleanup(cls.server.shutdown)

    def open_engines(self, query="", **options):
        page = self.new_context(viewport={"width": 900, "height": 800}, **options).new_page()
        errors = []
        page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        self.addCleanup(lambda: self.assertEqual(errors, []))
        page.goto(f"http://127.0.0.1:{self.server.server_port}/{query}")
        page.wait_for_function("window.engines !== undefined")
        return page

    def settle(self, page):
        """Waits until a frame was drawn and no row moves any more."""
        page.wait_for_function("!document.querySelector('.settling')")
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def go_to(self, page, position):
        page.get_by_label("Go to").fill(str(position))
        page.get_by_role("button", name="Go", exact=True).click()
        self.settle(page)

    def click(self, page, name):
        page.get_by_role("button", name=name).click()
        self.settle(page)

    def assert_rows_are_stacked(self, page, items):
        """The rows fill the viewport, one below the other, each as high as its item; returns them."""
        rows = page.evaluate(VISIBLE)
        for row in rows:
            item = int(items[row["position"] - 1])
            self.assertEqual(row["text"], f"Item {item:,}")
            self.assertEqual(row["height"], row_height(item))
        for above, below in zip(rows, rows[1:]):
            self.assertEqual(below["position"], above["position"] + 1)
            self.assertEqual(below["y"], above["y"] + above["height"] + 4)
        self.assertLessEqual(rows[0]["y"], 8)
        viewport = page.locator("#viewport").bounding_box()["height"]
        self.assertGreaterEqual(rows[-1]["y"] + rows[-1]["height"], viewport - 9)
        return rows

    def test_a_million_items_show(self):
        page = self.open_engines()
        self.assertEqual(page.locator("h1").inner_text(), "1,000,000 items")
        rows = self.assert_rows_are_stacked(page, list(range(COUNT)))
        self.assertEqual(rows[0]["position"], 1)
        self.assertEqual(page.locator(".row").first.get_attribute("aria-setsize"), "1000000")

    def test_scrolling_shows_the_right_rows(self):
        page = self.open_engines()
        items = list(range(COUNT))
        page.locator("#viewport").hover()
        page.mouse.wheel(0, 1_000)
        self.settle(page)
        # All rows above have their estimated or measured height: rows that were passed in one step were never visible.
        self.assertGreater(self.assert_rows_are_stacked(page, items)[0]["position"], 10)
        self.go_to(page, 500_000)
        self.assertIn(500_000, [row["position"] for row in self.assert_rows_are_stacked(page, items)])
        page.locator("#viewport").focus()
        page.keyboard.press("End")
        self.settle(page)
        self.assertEqual(self.assert_rows_are_stacked(page, items)[-1]["position"], COUNT)
        page.keyboard.press("Home")
        self.settle(page)
        self.assertEqual(self.assert_rows_are_stacked(page, items)[0]["position"], 1)

    def test_a_row_that_was_measured_above_moves_nothing(self):
        page = self.open_engines()
        self.go_to(page, 500_000)
        before = {row["position"]: row["y"] for row in page.evaluate(VISIBLE)}
        page.locator("#viewport").hover()
        page.mouse.wheel(0, -40)
        self.settle(page)
        after = {row["position"]: row["y"] for row in self.assert_rows_are_stacked(page, list(range(COUNT)))}
        for position in before.keys() & after.keys():
            self.assertEqual(after[position], before[position] + 40)

    def test_the_grid_shows_the_right_cells(self):
        page = self.open_engines()
        page.get_by_label("Layout").select_option("grid")
        self.go_to(page, 700_000)
        rows = page.evaluate(VISIBLE)
        columns = len({row["x"] for row in rows})
        self.assertGreater(columns, 3)
        for row in rows:
            self.assertEqual(row["text"], f"Item {row['position'] - 1:,}")
            self.assertEqual((row["position"] - 1) % columns, sorted({row["x"] for row in rows}).index(row["x"]))
            self.assertEqual(row["y"] % 104, rows[0]["y"] % 104)
        self.assertIn(700_000, [row["position"] for row in rows])

    def test_a_shuffle_moves_as_few_as_possible(self):
        page = self.open_engines()
        self.click(page, "Shuffle")
        items = numbers(page, "engines.items()")
        self.assertTrue((numpy.sort(items) == numpy.arange(COUNT)).all())
        moved = self.assert_batch_is_right(page, numpy.arange(COUNT), items)
        self.assertEqual(moved, page.evaluate("engines.editCount('moved')"))
        self.assertEqual(page.locator("#edits").inner_text(), f"{moved:,} moved")
        self.assert_rows_are_stacked(page, items)

    def test_a_change_of_everything_is_listed_completely(self):
        page = self.open_engines("?items=100000&seed=5")
        before = numbers(page, "engines.items()")
        self.go_to(page, 50_000)
        for name in ["Insert three here", "Change a third", "Remove three", "Shuffle", "Sort"]:
            with self.subTest(name):
                self.click(page, name)
                after = numbers(page, "engines.items()")
                self.assertFalse(numpy.array_equal(after, before))
                self.assert_batch_is_right(page, before, after)
                self.assert_rows_are_stacked(page, after)
                before = after

    def assert_batch_is_right(self, page, before, after):
        """The edits lead from the old to the new items, in a collection view's indexes, and are minimal. Returns the
        number of moves."""
        deleted, inserted, moves = (numbers(page, f"engines.edits('{kind}')") for kind in ["deleted", "inserted", "moved"])
        sources, destinations = moves[::2], moves[1::2]
        leaving, arriving = numpy.concatenate([deleted, sources]), numpy.concatenate([inserted, destinations])
        self.assertEqual(len(numpy.unique(leaving)), len(leaving))
        self.assertEqual(len(numpy.unique(arriving)), len(arriving))
        result = numpy.full(len(after), -1)
        result[inserted] = after[inserted]
        result[destinations] = before[sources]
        stays = numpy.delete(numpy.arange(len(after)), arriving)
        result[stays] = numpy.delete(before, leaving)
        self.assertTrue((result == after).all())
        self.assertFalse(numpy.isin(before[deleted], after).any())
        self.assertFalse(numpy.isin(after[inserted], before).any())
        new_positions = numpy.full(max(before.max(), after.max()) + 1, -1)
        new_positions[after] = numpy.arange(len(after))
        kept = new_positions[before]
        kept = kept[kept >= 0].tolist()
        self.assertEqual(len(sources), len(kept) - longest_increasing(kept))
        return len(sources)

    def test_random_edits_match_edits_of_plain_arrays(self):
        self.assert_walks_are_right("collections", 300)

    def test_random_constraints_hold_and_edits_match_a_new_solution(self):
        self.assert_walks_are_right("constraints", 100)

    def test_random_layouts_come_out_as_sums_do(self):
        self.assert_walks_are_right("layouts", 300)

    def assert_walks_are_right(self, kind, steps):
        page = self.open_engines("?items=1")
        for seed in range(1, 6):
            self.assertEqual(page.evaluate(f"engines.walk('{kind}', {seed}, {steps})"), 0, f"seed {seed}")

    def test_the_time_of_frames_and_comparisons_is_shown(self):
        page = self.open_engines()
        self.click(page, "Measure 1,000 frames")
        self.click(page, "Change a third")
        for name in ["layout-time", "draw-time", "diff-time", "change-time"]:
            self.assertRegex(page.locator(f"#{name}").inner_text(), r"^[0-9.]+ ms$")

    def test_it_passes_the_rules_of_axe(self):
        for style in ["light", "dark"]:
            with self.subTest(style):
                page = self.open_engines("?items=1000", color_scheme=style)
                found = Axe().run(page).response["violations"]
                self.assertEqual([(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found], [])


