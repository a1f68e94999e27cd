// The connection to the app: messages both ways, and another try when it is lost.

/** How long the app keeps what a lost page has shown. */
const PATIENCE = 60_000;
const notice = document.getElementById('notice');
let socket = null;
let session = null;
let lostAt = null;
let retryDelay = 100;

/**
 * Opens the connection and keeps it open.
 * @param page `settings()` answers what the page wants of the device, `receive(message)` takes what the app says, and
 *     `lost()` hears that the connection is gone.
 */
export function connect(page) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/socket`);
    socket.onopen = () => {
        lostAt = null;
        retryDelay = 100;
        notice.hidden = true;
        send('hello', devicePixelRatio, session, page.settings());
    };
    socket.onmessage = event => {
        const message = JSON.parse(event.data);
        if (message.session) {
            session = message.session;
            // Pictures, for whoever has the page.
            for (const link of document.querySelectorAll('a[download]')) link.href = `${pageAddress()}/${link.download}`;
        }
        page.receive(message);
    };
    socket.onclose = event => {
        page.lost();
        // The app closes a page that it can't go on with, and says why; everything else is worth another try.
        if (event.reason && event.code !== 1001) return say(`The app has closed this page: ${event.reason}.`);
        lostAt ??= performance.now();
        if (performance.now() - lostAt > PATIENCE) return say('The app has ended. Reload the page once it runs again.');
        say('Waiting for the app…');
        setTimeout(connect, retryDelay, page);
        retryDelay = Math.min(retryDelay * 2, 2000);
    };
}

/** Where this page stands among those of the app. */
export function pageAddress() { return `/pages/${session}`; }

/** Says something to the app: a word and what belongs to it. */
export function send(...words) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(words));
}

function say(text) {
    notice.textContent = text;
    notice.hidden = false;
}
