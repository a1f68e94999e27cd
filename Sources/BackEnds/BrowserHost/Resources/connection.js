// The connection to the app: messages both ways, and another try when it is lost.

/** How long the app keeps what a lost page has shown. */
const PATIENCE = 60_000;
/** How long the app may be silent after it was told something, until it is asked whether it is there; and then again. */
const SILENCE = 1000;
const notice = document.getElementById('notice');
let socket = null;
let session = null;
let lostAt = null;
let retryDelay = 100;
/** Whether the app knows which page is connected. */
let isResumed = false;
/** What was typed without a connection. */
let unsent = [];
const MOST_UNSENT = 1000;

/**
 * Opens the connection and keeps it open.
 * @param page `settings()` answers what the page wants of the device, `receive(message)` takes what the app says, and
 *     `lost()` and `restored()` hear that the connection is gone or there again.
 */
export function connect(page) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/socket`);
    socket.onopen = () => {
        page.restored();
        lostAt = null;
        retryDelay = 100;
        notice.hidden = true;
        send('hello', devicePixelRatio, session, page.settings());
    };
    socket.onmessage = event => {
        const message = JSON.parse(event.data);
        if (message.pong) return endSilence();
        message.bytes = event.data.length;
        const isSameApp = message.session === session;
        if (message.session) {
            session = message.session;
            // Pictures, for whoever has the page.
            for (const link of document.querySelectorAll('a[download]')) link.href = `${pageAddress()}/${link.download}`;
        }
        page.receive(message);
        if (message.session) resume(isSameApp);
    };
    socket.onclose = event => {
        forgetSilence();
        isResumed = false;
        // What is typed between two tries is kept.
        if (lostAt === null) page.lost();
        // The app closes a page that it can't go on with, and says why; everything else is worth another try.
        if (event.reason && event.code !== 1001) return say(`The app closed this page: ${event.reason}.`);
        lostAt ??= performance.now();
        if (performance.now() - lostAt > PATIENCE) return say('The app ended. Reload the page after it restarts.');
        say('Waiting for the app…');
        setTimeout(connect, retryDelay, page);
        retryDelay = Math.min(retryDelay * 2, 2000);
    };
}

/** Where this page stands among those of the app. */
export function pageAddress() { return `/pages/${session}`; }

/** When the app was told something else than that a frame is shown, since the last frame; null if it wasn't. */
let toldAt = null;

/** How many milliseconds ago the app was told what led to a frame; null if the frame came by itself. */
export function takeLatency() {
    const latency = toldAt === null ? null : performance.now() - toldAt;
    toldAt = null;
    return latency;
}

/** Says something to the app: a word and what belongs to it. */
export function send(...words) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (words[0] !== 'shown') toldAt ??= performance.now();
    socket.send(JSON.stringify(words));
    awaitAnswer();
}

/** Says something to the app now, or once there is a connection: what is typed isn't lost. */
export function sendReliably(...words) {
    if (isResumed && socket.readyState === WebSocket.OPEN) send(...words);
    else if (unsent.length < MOST_UNSENT) unsent.push(words);
}

/** The app knows the page. Text for an app that has ended is no text for another one. */
function resume(isSameApp) {
    isResumed = true;
    const kept = unsent;
    unsent = [];
    if (isSameApp) for (const words of kept) send(...words);
}

function say(text) {
    notice.textContent = text;
    notice.hidden = false;
}

// MARK: An app that hangs
//
// Most of what a page says needs no answer. So some time after it has said something it asks for one, and tells the
// person if none comes. While nobody does anything, nothing is asked.

/** What is waited for: the time to ask, or the answer. */
let silence = null;
/** Whether the app was asked, and whether it was told something else since. */
let isAsked = false;
let isToldMore = false;

function awaitAnswer() {
    isToldMore = isAsked;
    silence ??= setTimeout(ask, SILENCE);
}

function ask() {
    isAsked = true;
    socket.send('["ping"]');
    silence = setTimeout(say, SILENCE, 'The app doesn’t answer…');
}

function endSilence() {
    const wasToldMore = isToldMore;
    forgetSilence();
    notice.hidden = true;
    if (wasToldMore) awaitAnswer();
}

function forgetSilence() {
    clearTimeout(silence);
    silence = null;
    isAsked = false;
    isToldMore = false;
}
