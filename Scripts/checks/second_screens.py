"""Opens apps at their second screens: taps a row or a button, changes the device, and goes back."""

import json
import os
import re
import signal
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

PORTRAIT = {"size": [390, 844]}
#: The changes of the device, by name. Each is applied to the second screen, and then undone.
CHANGES = {
    "turned": {"landscape": True},
    "dark": {"style": "dark"},
    "large text": {"text": "AccessibilityL"},
}
BACK_LABELS = {"Back", "Close", "Cancel", "Done", "OK", "Dismiss"}
#: At most this many rows and buttons are tapped.
ATTEMPTS = 6


class Ended(Exception):
    """The app ended."""


def state(elements):
    """The elements of a screen without their numbers, for comparisons."""
    return [
        (element["role"], element["label"], element.get("value"), tuple(round(side) for side in element["frame"]))
        for element in elements]


def texts(elements):
    return [(element["role"], element["label"], element.get("value")) for element in elements]


def center(element):
    x, y, width, height = element["frame"]
    return [x + width / 2, y + height / 2]


def is_inside(element, size):
    x, y = center(element)
    return 0 < x < size[0] and 0 < y < size[1]


def candidates(elements, size):
    """The rows and buttons to tap, rows first. Tabs and segments change a screen instead of opening one."""
    def kinds(element):
        return {group["kind"] for group in element.get("groups", [])}

    usable = [
        element for element in elements
        if element["role"] in ("button", "link") and element.get("enabled", True) and is_inside(element, size)
        and not kinds(element) & {"tabs", "segments"}]
    rows = [element for element in usable if kinds(element) & {"list", "plainList", "table", "tableRow"}]
    return (rows + [element for element in usable if element not in rows])[:ATTEMPTS]


def ways_back(elements):
    """Commands that may close a screen, in the order in which they're tried."""
    buttons = [element for element in elements if element["role"] == "button" and element.get("enabled", True)]
    corner = [element for element in buttons if element["frame"][0] < 60 and element["frame"][1] < 110]
    named = [element for element in buttons if element["label"] in BACK_LABELS and element not in corner]
    taps = [[["tap", center(element)], ["settle"]] for element in corner + named]
    edge = [["drag", [1, 400], [360, 400], 0.3], ["settle"]]
    sheet = [["drag", [195, 90], [195, 800], 0.3], ["settle"]]
    return [*taps, edge, sheet]


class Page:
    """A page of a running app, without a browser."""

    def __init__(self, address, settings):
        self.address = address
        answer = json.loads(self._request("POST", "/pages", settings))
        self.path = f"/pages/{answer['session']}"
        self.settle()

    def _request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=90) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode(errors="replace")) from error
        except OSError as error:
            raise Ended from error

    def perform(self, commands):
        return json.loads(self._request("POST", self.path, commands)).get("settled", False)

    def settle(self):
        self.perform([["settle"]])

    def elements(self):
        return json.loads(self._request("GET", self.path + "/elements"))["elements"]

    def image(self):
        return self._request("GET", self.path + "/screen.png")

    def close(self):
        self._request("DELETE", self.path)


class Process:
    """A running app with its own home folder."""

    def __init__(self, program):
        self.home = tempfile.TemporaryDirectory(prefix="second-screens-")
        self.log = Path(self.home.name, "log.txt")
        variables = {**os.environ, "HOME": self.home.name, "XDG_DATA_HOME": self.home.name}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [program, "--port", "0"], stdout=subprocess.PIPE, stderr=log, env=variables, cwd=self.home.name,
                text=True)
        line = next((line for line in self.process.stdout if "http://" in line), None)
        if line is None:
            reason = self.reason()
            self.end()
            raise Ended(f"at its start: {reason}")
        self.address = re.search(r"http://[^/\s]+", line)[0]

    def reason(self):
        """The last lines that the app wrote before it ended."""
        lines = [line for line in self.log.read_text(errors="replace").splitlines() if line.strip()]
        fatal = [line for line in lines if "Fatal error" in line or "*** " in line]
        return (fatal or lines or ["no message"])[-1][:200]

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.process.stdout.close()
        self.home.cleanup()


def is_another(after, before):
    """Whether a screen shows less than half of another screen's texts. A button may only change a value."""
    return len(set(after) & set(before)) * 2 < len(set(before))


def opens(page, element):
    """Taps an element, and returns whether that opens a screen."""
    before = texts(page.elements())
    page.perform([["tap", center(element)], ["settle"]])
    return is_another(texts(page.elements()), before)


def opened(address):
    """A page with the first screen that a row or button opens, and that row or button. Each is tapped in a new page."""
    page = Page(address, PORTRAIT)
    for element in candidates(page.elements(), PORTRAIT["size"]):
        if opens(page, element):
            return page, element
        page.close()
        page = Page(address, PORTRAIT)
    page.close()
    return None, None


def reopened(page, target):
    """Taps the element with the role and label of another one, if it's on the screen."""
    names = (target["role"], target["label"])
    same = next((element for element in page.elements() if (element["role"], element["label"]) == names), None)
    return same is not None and opens(page, same)


def walk(address, folder):
    """Walks through an app, writes its screens to a folder, and yields results by name."""
    def save(page, name):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.png").write_bytes(page.image())

    page = Page(address, PORTRAIT)
    first = page.elements()
    save(page, "first")
    yield "first screen", f"{len(first)} elements"
    page.close()
    page, target = opened(address)
    if target is None:
        yield "second screen", "none found"
        return
    second = page.elements()
    save(page, "second")
    yield "second screen", f"after a tap on “{target['label']}”"
    for name, change in CHANGES.items():
        page.perform([["settings", {**PORTRAIT, **change}], ["settle"]])
        save(page, name)
        changed = state(page.elements())
        # A device that had these settings from the beginning.
        fresh = Page(address, {**PORTRAIT, **change})
        result = "not opened on a fresh device"
        if reopened(fresh, target):
            result = "as on a fresh device" if state(fresh.elements()) == changed else "differs from a fresh device"
        save(fresh, f"{name}-fresh")
        fresh.close()
        page.perform([["settings", {"landscape": False, "style": "light", "text": "L", **PORTRAIT}], ["settle"]])
        yield name, result + ("" if state(page.elements()) == state(second) else ", not undone")
    for commands in ways_back(page.elements()):
        page.perform(commands)
        if texts(page.elements()) == texts(first):
            yield "back", "as before" if state(page.elements()) == state(first) else "with other frames"
            break
    else:
        yield "back", "not found"
    save(page, "back")
