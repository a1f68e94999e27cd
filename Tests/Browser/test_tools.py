"""Tests the tools for developers: touches, the cost of frames, editable properties, and a grid of variants."""

from case import BrowserTestCase
from gallery import boxes, center_of, control, settle, tap


class ToolsTestCase(BrowserTestCase):
    def open_app(self, query="", **options):
        return self.open(self.serve_test_app(), query, **{"width": 1600, **options})


class Touches(ToolsTestCase):
    def test_a_finger_is_shown_where_it_is(self):
        page = self.open_app()
        control(page, "#touches-shown").click()
        self.assertIn("touches=on", page.url)
        x, y = center_of(page, "Banana")
        page.mouse.move(x, y)
        page.mouse.down()
        mark = page.locator("#touches div")
        box = mark.bounding_box()
        self.assertAlmostEqual(box["x"] + box["width"] / 2, x, delta=1)
        page.mouse.move(x + 30, y)
        self.assertAlmostEqual(mark.bounding_box()["x"], box["x"] + 30, delta=1)
        page.mouse.up()
        mark.wait_for(state="detached")
        control(page, "#touches-shown").click()
        page.mouse.click(x, y)
        self.assertEqual(mark.count(), 0)


class Timeline(ToolsTestCase):
    def test_frames_say_what_they_have_cost(self):
        page = self.open_app("?timeline=on")
        tap(page, "Controls")
        numbers = page.locator("#frame-numbers")
        text = numbers.text_content()
        self.assertRegex(text, r"^Frame \d+ · \d+ bytes · \d+ changes")
        for part in ["inputs", "updates", "layout", "display list", "patch", "page"]:
            self.assertRegex(text, rf"\n{part} \d+\.\d\d ms")
        # The bar of the first frame.
        box = page.locator("#chart").bounding_box()
        page.mouse.move(box["x"] + 1, box["y"] + box["height"] - 2)
        self.assertNotEqual(numbers.text_content(), text)
        control(page, "#timeline-shown").click()
        self.assertFalse(page.locator("#timeline").is_visible())


class Looks(ToolsTestCase):
    def open_label(self):
        """The inspector with the label that shows the last action."""
        page = self.open_app("?inspect=on&outlines=views")
        tap(page, "Controls")
        page.mouse.move(*center_of(page, "Nothing yet"))
        page.locator("#inspected li.pointed", has_text="UILabel").wait_for()
        page.locator("#inspected li.pointed").click()
        page.locator("#looks h3", has_text="UILabel").wait_for()
        return page

    def field(self, page, name):
        return page.locator("#looks label", has_text=name).locator("input").first

    def test_a_font_and_a_text_are_changed(self):
        page = self.open_label()
        self.assertEqual(self.field(page, "Font size").input_value(), "17")
        height = boxes(page, "Nothing yet")[0][3]
        self.field(page, "Font size").fill("34")
        settle(page)
        self.assertGreater(boxes(page, "Nothing yet")[0][3], 1.5 * height)
        page.locator("#looks label").filter(has_text="Text ").locator("input[type=text]").fill("Something")
        settle(page)
        self.assertTrue(boxes(page, "Something"))

    def test_colors_alpha_and_hidden_are_changed(self):
        page = self.open_label()
        self.field(page, "Text color").fill("#ff0000")
        settle(page)
        fill = "text => [...document.querySelectorAll('#screen text')].find(e => e.textContent === text).getAttribute('fill')"
        self.assertRegex(page.evaluate(fill, "Nothing yet"), r"(?i)#f00|#ff0000|rgba?\(255, ?0, ?0")
        self.field(page, "Alpha").fill("0.5")
        settle(page)
        opacity = "text => [...document.querySelectorAll('#screen text')].find(e => e.textContent === text).closest('.layer').style.opacity"
        self.assertEqual(page.evaluate(opacity, "Nothing yet"), "0.5")
        self.field(page, "Hidden").check()
        settle(page)
        self.assertFalse(boxes(page, "Nothing yet"))
        # It is still looked at, and can be shown again.
        self.field(page, "Hidden").uncheck()
        settle(page)
        self.assertTrue(boxes(page, "Nothing yet"))

    def test_a_constraint_is_changed(self):
        page = self.open_app("?inspect=on&outlines=views")
        tap(page, "Controls")
        page.locator("#inspected li", has_text="UIStackView").first.click()
        before = boxes(page, "Nothing yet")[0][0]
        box = page.locator("#looks fieldset", has_text="UIStackView.leading == UIView.leading + 20")
        box.locator("input").first.fill("60")
        settle(page)
        self.assertAlmostEqual(boxes(page, "Nothing yet")[0][0], before + 40, delta=0.5)
        page.locator("#looks legend", has_text="UIStackView.leading == UIView.leading + 60").wait_for()


class Grid(ToolsTestCase):
    def test_variants_are_side_by_side(self):
        server = self.serve_test_app()
        page = self.new_context(viewport={"width": 1400, "height": 900}).new_page()
        page.goto(server.address + "grid?device=iphone-15,ipad&style=light,dark&text=L")
        self.assertEqual(page.locator("iframe").count(), 4)
        for frame in page.frames[1:]:
            frame.wait_for_selector("#screen .layer")
            self.assertFalse(frame.locator("header").is_visible())
        sizes = {frame.evaluate("document.getElementById('screen').offsetWidth") for frame in page.frames[1:]}
        self.assertEqual(sizes, {393, 820})
        # Choices change the address, and leave what is shown already as it is.
        first = page.frames[1]
        page.locator("summary", has_text="Directions").click()
        page.get_by_label("Right to left").check()
        self.assertEqual(page.locator("iframe").count(), 8)
        self.assertIn("direction=ltr%2Crtl", page.url)
        self.assertFalse(first.is_detached())


class Loading(ToolsTestCase):
    def loaded(self, context, address):
        """The bytes that come over the line, of all and of fonts, until a page shows the app."""
        page = context.new_page()
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        (addresses, lengths) = ({}, {})
        network.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
        network.on("Network.loadingFinished", lambda event: lengths.update({event["requestId"]: event["encodedDataLength"]}))
        page.goto(address)
        page.wait_for_selector("#screen .layer")
        settle(page)
        page.close()
        fonts = sum(length for request, length in lengths.items() if "/font/" in addresses.get(request, ""))
        return sum(lengths.values()), fonts

    def test_the_smallest_differences_are_first_and_almost_none_are_then(self):
        server = self.serve_test_app()
        context = self.new_context(device_scale_factor=2)
        everything, fonts = self.loaded(context, server.address)
        self.assertGreater(fonts, 0)
        self.assertLessEqual(everything, 130_000)
        everything, fonts = self.loaded(context, server.address)
        self.assertEqual(fonts, 0)
        self.assertLess(everything, 10_000)

    def test_other_characters_bring_their_part_of_a_font(self):
        page = self.open_app()
        tap(page, "Search fruit")
        with page.expect_response(lambda answer: "/font/" in answer.url and "others" in answer.url) as answer:
            page.keyboard.insert_text("Ж")
        self.assertEqual(answer.value.headers["content-type"], "font/woff2")
        self.assertTrue(page.evaluate("document.fonts.ready.then(() => document.fonts.check('17px Inter', 'Ж'))"))
