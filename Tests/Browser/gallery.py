"""Apps as processes, the Chromium that opens it, and what the tests ask of its pages."""

import json
import os
import re
import socket
import subprocess
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import sync_playwright

from settling import WATCH_CONNECTION, settle

ROOT = Path(__file__).resolve().parents[2]
GALLERY = Path(os.environ.get("GALLERY", ROOT / ".build/debug/Gallery"))
# A list with a search field and a screen of controls; see the folder App.
TEST_APP = Path(os.environ.get("BROWSER_TEST_APP", ROOT / ".build/debug/BrowserTestApp"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
# Pages are drawn with this many pixels per point.
SCALE = 2
# Seconds that a test waits for an app or a browser. A busy machine is slow, and a fast one doesn't wait.
LIMIT = 60


class Server:
    """An app that runs. It ends with the `with` block, by an interrupt, as a person would end it."""

    stdin = subprocess.DEVNULL

    def __init__(self, binary, *arguments, port=0, system=18):
        # An app ends with the process that tests it, even if that is ended.
        options = ["--port", str(port), "--system", str(system)]
        self.command = ["setpriv", "--pdeathsig", "INT", str(binary), *options, *arguments]

    def __enter__(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=self.stdin, text=True)
        self.log = []
        self.reader = threading.Thread(target=self._read_log, daemon=True)
        self.reader.start()
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                self.address = found.group()
                return self
        raise RuntimeError(f"the app ended with {self.process.wait()}: {self.log}")

    def _read_log(self):
        for line in self.process.stderr:
            self.log.append(line.rstrip("\n"))

    def __exit__(self, *_):
        self.process.send_signal(2)
        self.exit_status = self.process.wait(timeout=LIMIT)
        self.reader.join()
        self.process.stdout.close()
        self.process.stderr.close()

    @property
    def wakeups(self):
        """The number of times that a thread of the app was suspended since the app started."""
        counts = (status.read_text() for status in Path(f"/proc/{self.process.pid}/task").glob("*/status"))
        return sum(int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", text, re.M).group(1)) for text in counts)

    @property
    def resident_kilobytes(self):
        return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text()).group(1))

    @property
    def processor_seconds(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def Gallery(screen="start", port=0, system=18):
    """The gallery, at one of its screens, in the design of a version of iOS. Most tests know where things are on iOS 18."""
    return Server(GALLERY, "--", "--screen", screen, port=port, system=system)


def screens():
    """The names for the gallery's option --screen, which it lists if a name is unknown."""
    outcome = subprocess.run(
        [str(GALLERY), "--snapshot", "none.png", "--", "--screen", ""], capture_output=True, text=True, timeout=120)
    return re.search(r"there are (.+)", outcome.stdout + outcome.stderr).group(1).strip().split(", ")


class Line:
    """A connection between a browser and a server at `localhost` that tests can interrupt."""

    ADDRESS = "127.0.0.2"

    def __init__(self, server):
        self.port = int(server.address.rsplit(":", 1)[1].strip("/"))
        self.address = f"http://localhost:{self.port}/"
        self.ends = []
        self.is_cut = False
        # How many connections were refused while the line was cut.
        self.refused = 0
        self.listener = socket.create_server((self.ADDRESS, self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                self.refused += 1
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.port))
            self.ends += [client, server]
            for source, target in [(client, server), (server, client)]:
                threading.Thread(target=self._copy, args=(source, target), daemon=True).start()

    @staticmethod
    def _copy(source, target):
        with suppress(OSError):
            while data := source.recv(1 << 16):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def cut(self):
        self.is_cut = True
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()

    def mend(self):
        self.is_cut = False

    def close(self):
        self.cut()
        self.listener.close()


@contextmanager
def chromium():
    with sync_playwright() as playwright:
        # Debian's browser runs as root in containers too, where its own sandbox can't.
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[
                "--no-sandbox", "--force-color-profile=srgb", f"--host-resolver-rules=MAP localhost {Line.ADDRESS}"])
        try:
            yield browser
        finally:
            browser.close()


def new_context(browser, **options):
    """Creates a context that collects what the consoles of its pages say, for the report of a test that fails."""
    context = browser.new_context(**options)
    context.set_default_timeout(LIMIT * 1000)
    context.add_init_script(WATCH_CONNECTION)
    context.console = []
    context.on("console", lambda message: context.console.append(f"{message.type}: {message.text}"))
    context.on("weberror", lambda error: context.console.append(f"uncaught: {error.error}"))
    return context


def open_page(browser, address, *, width=1000, height=1000, scale=SCALE, **options):
    """Opens a page in its own context, waits until it shows the app, and collects the errors of its console."""
    context = new_context(
        browser, viewport={"width": width, "height": height}, device_scale_factor=scale, **options)
    page = context.new_page()
    page.errors = []
    page.on("console", lambda message: page.errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.goto(address)
    page.wait_for_selector("#screen .layer")
    settle(page)
    return page


def hold_still(page):
    """Holds what is pressed until timers of gestures have fired and the app counts no speed.

    An app that is at rest has received the last move. Moves older than a tenth of a second have no speed.
    """
    settle(page)
    time.sleep(0.15)


def drag(page, start, end, steps=12):
    """Presses at one place, moves to another in some steps, and doesn't lift yet."""
    page.mouse.move(*start)
    page.mouse.down()
    move(page, start, end, steps)


def move(page, start, end, steps=12):
    """Moves what is pressed to another place, one step each frame of the page."""
    for step in range(1, steps + 1):
        page.mouse.move(*(start[axis] + (end[axis] - start[axis]) * step / steps for axis in (0, 1)))
        page.evaluate("() => new Promise(requestAnimationFrame)")


def poll(condition, what, limit=LIMIT):
    """Waits until a condition holds, and fails after so many seconds."""
    end = time.monotonic() + limit
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"{what} didn't happen within {limit} s")
        time.sleep(0.05)


def boxes(page, text):
    """The frames of a text on the screen: [x, y, width, height] in points, for each visible occurrence."""
    return page.evaluate(
        """text => {
            const screen = document.getElementById('screen').getBoundingClientRect();
            const zoom = screen.width / document.getElementById('screen').offsetWidth;
            return [...document.querySelectorAll('#screen text')].filter(element => element.textContent === text)
                .map(element => element.getBoundingClientRect())
                .filter(box => box.bottom > screen.top && box.top < screen.bottom
                    && box.right > screen.left && box.left < screen.right)
                .map(box => [(box.x - screen.x) / zoom, (box.y - screen.y) / zoom, box.width / zoom, box.height / zoom]);
        }""",
        text)


def center_of(page, text):
    """The middle of a text, in the page's coordinates."""
    x, y, width, height = boxes(page, text)[0]
    frame = page.locator("#screen").bounding_box()
    zoom = page.evaluate("screen => screen.getBoundingClientRect().width / screen.offsetWidth",
                         page.locator("#screen").element_handle())
    return frame["x"] + (x + width / 2) * zoom, frame["y"] + (y + height / 2) * zoom


def wheel(page, x, y):
    """Turns the wheel by so many points. Chromium counts an emulated one in the pixels of the device."""
    page.mouse.wheel(x * SCALE, y * SCALE)


def control(page, selector):
    """A control of the page, in the menu of those for which there is no room if need be."""
    found = page.locator(selector)
    if not found.is_visible():
        page.click("#more")
    return found


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    settle(page)


def tap(page, text):
    page.mouse.click(*center_of(page, text))
    settle(page)


def double_tap(page, text):
    """Taps a text twice. The app times the taps: a busy machine may need longer than a double tap for two taps of the page."""
    x, y, width, height = boxes(page, text)[0]
    address = page.evaluate("document.getElementById('png').href.replace(/\\/[^/]*$/, '')")
    answer = page.request.post(address, data=json.dumps([["tap", [x + width / 2, y + height / 2], 2]]))
    assert answer.ok, answer.text()
    settle(page)
