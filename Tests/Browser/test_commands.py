"""Tests scripts that control pages over HTTP while Chromium shows them. Run by Scripts/test-browser."""

import io
import json
import urllib.error
import urllib.request

from PIL import Image

import gallery
from case import BrowserTestCase
from gallery import Server, boxes, control, settle


def ask(address, body=None, method=None):
    """Sends a request and answers what came back, which is JSON unless it is a picture."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data=data, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        content = answer.read()
        return json.loads(content) if answer.headers["Content-Type"] == "application/json" else content


class Commands(BrowserTestCase):
    def test_a_script_uses_an_app_without_a_browser(self):
        server = self.enterContext(Server(gallery.TEST_APP))
        page = f"{server.address}pages/{ask(server.address + 'pages', {'style': 'dark'})['session']}"
        self.assertEqual(
            ask(page, [["tap", {"label": "Search fruit"}], ["type", "berry"], ["settle"]]), {"settled": True})
        items = [element.get("identifier") for element in ask(page + "/inspected")["inspected"]]
        self.assertIn("Blueberry", items)
        self.assertNotIn("Fig", items)
        picture = Image.open(io.BytesIO(ask(page + "/screen.png")))
        self.assertEqual(picture.size, (390 * 3, 844 * 3))
        self.assertIn(b"<svg", ask(page + "/screen.svg"))
        ask(page, method="DELETE")
        self.assertEqual(ask(server.address + "pages"), {"pages": []})

    def test_a_script_uses_a_page_in_a_browser(self):
        server = self.enterContext(Server(gallery.TEST_APP))
        page = self.open(server)
        session = ask(server.address + "pages")["pages"][0]["session"]
        ask(f"{server.address}pages/{session}", [["tap", {"label": "Controls"}], ["settle"], ["tap", {"label": "Press"}]])
        settle(page)
        self.assertTrue(boxes(page, "Pressed"))
        with self.assertRaises(urllib.error.HTTPError) as refused:
            ask(f"{server.address}pages/{session}", [["tap", {"label": "Nothing of that name"}]])
        self.addCleanup(refused.exception.close)
        self.assertEqual(refused.exception.code, 400)
        self.assertIn("command 1", json.load(refused.exception)["error"])

    def test_motion_is_recorded(self):
        server = self.enterContext(Server(gallery.TEST_APP, "--scale", "1"))
        page = f"{server.address}pages/{ask(server.address + 'pages', {})['session']}"
        ask(page, [["record", True], ["tap", {"label": "Controls"}], ["settle"], ["wait", 1], ["record", False]])
        animation = Image.open(io.BytesIO(ask(page + "/animation.png")))
        self.assertTrue(animation.is_animated)
        self.assertEqual(animation.size, (390, 844))
        self.assertGreater(animation.n_frames, 5)
        pictures = []
        for index in range(animation.n_frames):
            animation.seek(index)
            pictures.append(animation.convert("RGB").tobytes())
        # A screen at rest is one long frame.
        self.assertEqual(len(set(pictures)), animation.n_frames)
        self.assertGreaterEqual(animation.info["duration"], 900)

    def test_the_page_has_a_button_for_it(self):
        page = self.open(self.enterContext(Server(gallery.TEST_APP)))
        control(page, "#animate").click()
        gallery.tap(page, "Controls")
        with page.expect_download() as download:
            control(page, "#animate").click()
        self.assertEqual(download.value.suggested_filename, "animation.png")
        self.assertGreater(Image.open(download.value.path()).n_frames, 5)
