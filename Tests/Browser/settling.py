"""Decides when a page and its app are at rest. No fixed time passes: the page and the app report what they still do."""

import time

# Wraps the page's connection before its own scripts run, so that tests can count messages and ask the app for an answer.
WATCH_CONNECTION = """
    window.connection = { socket: null, sent: 0 };
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            window.connection.socket = this;
        }
        send(data) {
            window.connection.sent += 1;
            super.send(data);
        }
        ping() { super.send('["ping"]'); }
    };
"""

# Resolves to where the app can be asked about the page, and how many messages the page has sent, once the app has received
# all of them; to null while the page sends more, and if its connection is lost.
INPUTS = """async limit => {
    const { connection } = window;
    const { socket, sent } = connection;
    const nextFrame = () => new Promise(requestAnimationFrame);
    // Moves of pointers and turns of wheels are sent once a frame, and so is the answer to each frame of the app.
    await nextFrame();
    await nextFrame();
    if (connection.sent !== sent || socket?.readyState !== WebSocket.OPEN) return null;
    // Messages keep their order: the app has received those before the ping once it answers.
    const isAnswered = await new Promise(resolve => {
        setTimeout(resolve, limit, false);
        socket.addEventListener('close', () => resolve(false), { once: true });
        socket.addEventListener('message', ({ data }) => { if (data.startsWith('{"pong"')) resolve(true); });
        socket.ping();
    });
    const address = document.getElementById('png').href.replace(/\\/[^/]*$/, '');
    return isAnswered && address.includes('/pages/') ? { address, sent } : null;
}"""

# Resolves to whether the page shows what the app describes to screen readers, with all fonts, and has sent nothing more.
SHOWS = """async ([elements, sent]) => {
    await document.fonts.ready;
    const shown = [...document.querySelectorAll('#elements .element')].map(({ told }) => told);
    const own = shown.filter(told => told.action === undefined);
    return JSON.stringify(own) === JSON.stringify(elements) && window.connection.sent === sent;
}"""


def settle(page, limit=60):
    """Waits until the page has sent all inputs, the app has come to rest, and the page shows its screen.

    After `limit` seconds the test fails and names what still happens.
    """
    end = time.monotonic() + limit
    while reason := activity(page, limit):
        if time.monotonic() > end:
            raise AssertionError(f"the page isn't at rest after {limit} s: {reason}")


def activity(page, limit):
    """Returns what the page or the app still does; None if both are at rest."""
    inputs = page.evaluate(INPUTS, limit * 1000)
    if not inputs:
        return "the page sends messages, or has no connection"
    answer = page.request.post(inputs["address"], data="[]", timeout=limit * 1000)
    # An app that has just started doesn't know the page yet, or still restores its state.
    if not answer.ok or not answer.json()["settled"]:
        return "the app moves something"
    answer = page.request.get(inputs["address"] + "/elements", timeout=limit * 1000)
    if not answer.ok or not page.evaluate(SHOWS, [answer.json()["elements"], inputs["sent"]]):
        return "the page doesn't show what the app does"
    return None
