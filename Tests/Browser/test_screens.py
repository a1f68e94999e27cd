"""Compares every screen of the gallery with the image that Cairo draws, and audits what screen readers find in it."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import gallery
from gallery import Gallery, open_page, settle
import pictures

# The phone's own pixels per point: its frames are on these pixels. Elsewhere two rasterizers blend edges of images
# differently.
SCALE = 3


@pytest.mark.parametrize("screen", gallery.screens())
def test_screen_looks_like_its_image_and_passes_the_rules_of_axe(browser, screen, subtests):
    # The design that an app has by default.
    with Gallery(screen, system=26) as server:
        # The frame would cut the corners off.
        page = open_page(browser, f"{server.address}?frame=off&style=light", scale=SCALE)
        with subtests.test(style="light"):
            assert share_of_differences(page) <= 0.01
            assert violations(page) == []
        page.goto(f"{server.address}?frame=off&style=dark")
        page.wait_for_selector("#screen .layer")
        settle(page)
        with subtests.test(style="dark"):
            assert share_of_differences(page) <= 0.01
        assert page.errors == []


def share_of_differences(page):
    """Returns the share of the pixels outside of texts that differ from the image that Cairo draws."""
    shown = pictures.screen_picture(page)
    mask = pictures.text_mask(page, shown.shape, SCALE)
    drawn = pictures.pixels(page.request.get(page.locator("#png").evaluate("link => link.href")).body())
    return pictures.difference(shown, drawn, mask)[0]


def violations(page):
    page.wait_for_selector("#elements .element", state="attached")
    # The drawing is hidden from screen readers, and its colors are the app's choice.
    found = Axe().run(page, context={"exclude": [["#screen"]]}).response["violations"]
    return [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]
