"""Prints how fast the browser host is. Run by Benchmarks/browser."""

import asyncio
import base64
import json
import os
import random
import statistics
import struct
import time
from urllib.parse import urlsplit

from gallery import Gallery, chromium, open_page

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


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


class Client:
    """A page without a browser: it scrolls, takes frames and says that it shows them."""

    def __init__(self, address):
        self.address = urlsplit(address)
        self.frames = 0

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
        # Those that start together would all be late together.
        await asyncio.sleep(1 + random.random() / 60)
        self.frames = 0
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
                self.send(writer, "shown", message["n"])

    @staticmethod
    def send(writer, *words):
        text = json.dumps(words).encode()
        mask = os.urandom(4)
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else struct.pack(">BBH", 0x81, 0xFE, len(text))
        writer.write(head + mask + bytes(byte ^ mask[index & 3] for index, byte in enumerate(text)))


async def scroll_together(address, count, seconds):
    return await asyncio.gather(*(Client(address).run(seconds) for _ in range(count)))


def measure_browser(address):
    with chromium() as browser:
        page = open_page(browser, address + "?frame=off")
        times = page.evaluate(INPUT_TO_CHANGE, 200)
        print(f"input to changed page    median {statistics.median(times):.1f} ms, "
              f"95th percentile {percentile(times, 0.95):.1f} ms")
        loads = []
        for _ in range(10):
            context = browser.new_context()
            page = context.new_page()
            page.goto(address, wait_until="commit")
            page.wait_for_selector("#screen text", state="attached")
            loads.append(page.evaluate("performance.now()"))
            context.close()
        print(f"opening to first content median {statistics.median(loads):.0f} ms")


def main():
    with Gallery("offer") as server:
        measure_browser(server.address)
        for count in (1, 10, 50):
            rates = asyncio.run(scroll_together(server.address, count, 5))
            print(f"{count:2} pages that scroll      {min(rates):.0f} frames a second at least, "
                  f"{statistics.mean(rates):.0f} on average")


if __name__ == "__main__":
    main()
