"""Prints how fast the browser host is. Run by Benchmarks/browser."""

import asyncio
import base64
import hashlib
import json
import os
import random
import socket
import statistics
import struct
import threading
import time
from contextlib import suppress
from urllib.parse import urlsplit

from gallery import Gallery, chromium, open_page, settle

# Turns the wheel back and forth, one turn after another, and measures from each to the change of the page.
INPUT_TO_CHANGE = """async count => {
    const screen = document.getElementById('screen');
    const box = screen.getBoundingClientRect();
    const times = [];
    for (let turn = 0; turn < count; turn++) {
        await new Promise(next => setTimeout(next, 40));
        const start = performance.now();
        const change = new Promise(done => {
            const observer = new MutationObserver(() => { observer.disconnect(); done(); });
            observer.observe(screen, { subtree: true, childList: true, attributes: true });
        });
        screen.dispatchEvent(new WheelEvent('wheel', {
            deltaY: turn % 40 < 20 ? 12 : -12, clientX: box.x + 100, clientY: box.y + 450, cancelable: true, bubbles: true,
        }));
        await change;
        times.push(performance.now() - start);
    }
    return times;
}"""


# Notes how long after each key the screen changes.
KEYSTROKES = """() => {
    const screen = document.getElementById('screen');
    window.keystrokes = [];
    document.addEventListener('keydown', () => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
            observer.disconnect();
            window.keystrokes.push(performance.now() - start);
        }).observe(screen, { subtree: true, childList: true, attributes: true });
    }, true);
}"""

# Notes when the screen first has text, from the start of the navigation.
FIRST_CONTENT = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector('#screen text')) return;
        observer.disconnect();
        window.firstContent = performance.now();
    }).observe(document, { subtree: true, childList: true });
"""

# Measures the time that the browser needs to send a message and receive an answer.
ECHO = """async ([address, count]) => {
    const socket = new WebSocket(address);
    await new Promise(open => { socket.onopen = open; });
    const times = [];
    for (let turn = 0; turn < count; turn++) {
        await new Promise(next => setTimeout(next, 40));
        const start = performance.now();
        const answer = new Promise(done => { socket.onmessage = done; });
        socket.send('x'.repeat(40));
        await answer;
        times.push(performance.now() - start);
    }
    return times;
}"""


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


class Client:
    """A page without a browser: it scrolls, takes frames and says that it shows them."""

    def __init__(self, address):
        self.address = urlsplit(address)
        self.frames = 0
        # Of each frame, how long the app took for it, in milliseconds, and how long its message is.
        self.costs = []

    async def run(self, seconds):
        reader, writer = await asyncio.open_connection(self.address.hostname, self.address.port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /socket HTTP/1.1\r\nHost: {self.address.netloc}\r\nOrigin: http://{self.address.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        self.send(writer, "hello", 2, None, {})
        reading = asyncio.create_task(self.read(reader, writer))
        # Pages that start at the same time would all be late at the same time.
        await asyncio.sleep(1 + random.random() / 60)
        self.frames = 0
        self.costs = []
        start = time.monotonic()
        turn = 0
        while time.monotonic() - start < seconds:
            self.send(writer, "wheel", 100, 450, 0, 6 if turn % 120 < 60 else -6)
            turn += 1
            await asyncio.sleep(1 / 60)
        rate = self.frames / (time.monotonic() - start)
        reading.cancel()
        writer.close()
        return rate

    async def read(self, reader, writer):
        while True:
            length = (await reader.readexactly(2))[1]
            if length == 126:
                length = struct.unpack(">H", await reader.readexactly(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", await reader.readexactly(8))[0]
            message = json.loads(await reader.readexactly(length))
            if "ops" in message:
                self.frames += 1
                self.costs.append((message["ms"], length))
                self.send(writer, "shown", message["n"])

    @staticmethod
    def send(writer, *words):
        text = json.dumps(words).encode()
        mask = os.urandom(4)
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else struct.pack(">BBH", 0x81, 0xFE, len(text))
        writer.write(head + mask + bytes(byte ^ mask[index & 3] for index, byte in enumerate(text)))


async def scroll_together(address, count, seconds):
    return await asyncio.gather(*(Client(address).run(seconds) for _ in range(count)))


def echo(listener):
    """A WebSocket that answers each message with itself."""
    connection, _ = listener.accept()
    with connection, connection.makefile("rb") as incoming:
        head = iter(incoming.readline, b"\r\n")
        key = next(line.split()[1] for line in head if line.lower().startswith(b"sec-websocket-key:"))
        for _ in head:
            pass
        answer = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
        connection.sendall(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + answer + b"\r\n\r\n")
        # Until the browser closes the connection or is terminated.
        with suppress(ConnectionError):
            while start := incoming.read(2):
                length = start[1] & 127
                mask = incoming.read(4)
                text = bytes(byte ^ mask[index & 3] for index, byte in enumerate(incoming.read(length)))
                connection.sendall(bytes([0x81, length]) + text)


def measure_browser(address):
    with chromium() as browser, socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=echo, args=[listener], daemon=True).start()
        # The server's own pages may not speak to others, an empty one may.
        echoes = browser.new_page().evaluate(ECHO, [f"ws://127.0.0.1:{listener.getsockname()[1]}/", 200])
        page = open_page(browser, address + "?frame=off")
        times = page.evaluate(INPUT_TO_CHANGE, 200)
        print(f"input to changed page    median {statistics.median(times):.1f} ms, "
              f"95th percentile {percentile(times, 0.95):.1f} ms; "
              f"a bare echo in this browser {statistics.median(echoes):.1f} ms")
        loads = []
        for _ in range(10):
            context = browser.new_context()
            context.add_init_script(FIRST_CONTENT)
            page = context.new_page()
            page.goto(address, wait_until="commit")
            page.wait_for_selector("#screen text", state="attached")
            loads.append(page.evaluate("window.firstContent"))
            context.close()
        print(f"opening to first content median {statistics.median(loads):.0f} ms")


def measure_keystrokes(address):
    with chromium() as browser:
        page = open_page(browser, address + "?frame=off")
        field = page.get_by_role("searchbox")
        name = field.get_attribute("aria-label")
        field.focus()
        settle(page)
        page.evaluate(KEYSTROKES)
        for key in [*"python", *["Backspace"] * 6] * 2:
            page.keyboard.press(key)
            page.wait_for_timeout(400)
        times = page.evaluate("window.keystrokes")
        print(f"keystroke among {name} median {statistics.median(times):.1f} ms, at most {max(times):.1f} ms")


def measure_items(address):
    client = Client(address)
    rate = asyncio.run(client.run(5))
    times, lengths = zip(*client.costs)
    print(f"a million items          {rate:.0f} frames a second, 99th percentile {percentile(times, 0.99):.1f} ms of the "
          f"app, median {statistics.median(lengths):.0f} bytes, at most {max(lengths)}")


def main():
    with Gallery("packages") as server:
        measure_keystrokes(server.address)
    with Gallery("million") as server:
        measure_items(server.address)
    with Gallery("offer") as server:
        measure_browser(server.address)
        for count in (1, 10, 50):
            rates = asyncio.run(scroll_together(server.address, count, 5))
            print(f"{count:2} pages that scroll      {min(rates):.0f} frames a second at least, "
                  f"{statistics.mean(rates):.0f} on average")


if __name__ == "__main__":
    main()
