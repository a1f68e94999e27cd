"""Tests the inspector of views and layers."""

from case import BrowserTestCase
from gallery import boxes, center_of, control, settle, wheel


class Inspector(BrowserTestCase):
    def open_frameworks(self, query=""):
        page = self.open(self.serve("frameworks"), query, width=1200)
        page.wait_for_selector("#inspected li" if "inspect" in query else "#outlines div", state="attached")
        return page

    def frames(self, page, name):
        """Where outlines of a kind are: [left, top, width, height] on the page."""
        return page.evaluate(
            """name => [...document.querySelectorAll(`#outlines .${name}`)].map(element => element.getBoundingClientRect())
                .map(({ x, y, width, height }) => [x, y, width, height])""",
            name)

    def test_the_list_points_to_the_screen_and_back(self):
        page = self.open(self.serve("frameworks"), width=1500)
        control(page, "#inspect").click()
        page.wait_for_selector("#inspected li")
        self.assertIn("inspect=on", page.url)
        x, y = center_of(page, "Metal")
        page.mouse.move(x, y)
        caption = page.locator("#caption").text_content()
        self.assertTrue(caption.startswith("cell 0, 7"), caption)
        self.assertIn("FrameworkCollectionViewCell", caption)
        outline = page.locator("#outline").bounding_box()
        self.assertTrue(outline["x"] < x < outline["x"] + outline["width"])
        self.assertTrue(outline["y"] < y < outline["y"] + outline["height"])
        page.locator("#inspected li", has_text="cell 0, 0").first.hover()
        self.assertTrue(page.locator("#caption").text_content().startswith("cell 0, 0"))
        page.locator("#inspected").press("ArrowDown")
        self.assertTrue(page.locator("#caption").text_content().startswith("cell 0, 1"))
        control(page, "#inspect").click()
        self.assertFalse(page.locator("#outline").is_visible())

    def test_the_list_is_filtered(self):
        page = self.open_frameworks("?inspect=on")
        page.fill("#filter", "group")
        texts = page.locator("#inspected li").all_text_contents()
        self.assertTrue(texts)
        self.assertTrue(all(text.startswith("group 0") for text in texts), texts)

    def test_texts_are_listed_and_found(self):
        page = self.open_frameworks("?inspect=on")
        page.fill("#filter", "metal")
        texts = page.locator("#inspected li").all_text_contents()
        self.assertEqual(len(texts), 1, texts)
        self.assertIn("Metal", texts[0])
        page.check("#outlined input[name=views]")
        page.locator("#inspected li", has_text="UILabel · “Metal”").wait_for()
        page.fill("#filter", "no such text")
        self.assertEqual(page.locator("#nothing").text_content(), "Nothing here matches the filter.")

    def test_an_empty_list_shows_the_reason(self):
        page = self.open(self.serve_test_app("input"), "?inspect=on", width=1200)
        page.locator("#nothing", has_text="no collection views").wait_for()
        control(page, "#pick").click()
        page.locator("#nothing").wait_for(state="hidden")

    def test_a_click_picks_a_view(self):
        page = self.open(self.serve_test_app("input"), "?inspect=on&pick=on", width=1200)
        page.locator("#inspected li").first.wait_for()
        page.mouse.click(*center_of(page, "Nothing yet"))
        page.locator("#looks h3", has_text="UILabel").wait_for()
        self.assertIn("“Nothing yet”", page.locator("#inspected li.chosen").text_content())
        # The app got no tap.
        page.mouse.click(*center_of(page, "One"))
        settle(page)
        self.assertFalse(boxes(page, "Pressed One"))
        page.keyboard.press("Escape")
        settle(page)
        page.mouse.click(*center_of(page, "One"))
        settle(page)
        self.assertTrue(boxes(page, "Pressed One"))

    def test_outlines_are_drawn_where_the_parts_are(self):
        page = self.open_frameworks("?outlines=items,groups,sections")
        x, y = center_of(page, "Metal")

        def holders(name):
            return [frame for frame in self.frames(page, name)
                    if frame[0] < x < frame[0] + frame[2] and frame[1] < y < frame[1] + frame[3]]

        for name in ["items", "groups", "sections"]:
            self.assertEqual(len(holders(name)), 1, name)
        (item, group, section) = (holders(name)[0] for name in ["items", "groups", "sections"])
        # Three items to a group, and all groups in the section.
        self.assertAlmostEqual(group[2], 3 * item[2], delta=30)
        self.assertGreater(section[3], 3 * group[3])
        self.assertEqual(self.frames(page, "views"), [])

    def test_outlines_move_with_their_elements(self):
        page = self.open_frameworks("?outlines=items")
        page.mouse.move(*center_of(page, "Metal"))
        wheel(page, 0, 90)
        settle(page)
        x, y = center_of(page, "Metal")
        holders = [frame for frame in self.frames(page, "items")
                   if frame[0] < x < frame[0] + frame[2] and frame[1] < y < frame[1] + frame[3]]
        self.assertEqual(len(holders), 1)

    def test_the_outlined_element_is_part_of_the_address(self):
        page = self.open_frameworks("?inspect=on&outlines=insets")
        self.assertTrue(page.locator("#outlined input[name=insets]").is_checked())
        self.assertTrue(self.frames(page, "insets"))
        page.check("#outlined input[name=views]")
        self.assertIn("outlines=insets%2Cviews", page.url)
        page.wait_for_selector("#outlines .views", state="attached")
        page.uncheck("#outlined input[name=views]")
        page.uncheck("#outlined input[name=insets]")
        self.assertNotIn("outlines", page.url)
        self.assertFalse(page.evaluate("document.querySelector('#outlines .views, #outlines .insets')"))
