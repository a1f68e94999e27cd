// The connection to the app, which is restored after it was lost.

/** The time that the app keeps a lost page, in milliseconds. */
const PATIENCE = 60_000;
/**
 * The time without a message from the app after which the page requests an answer, and the time to wait for it, in
 * milliseconds.
 */
const SILENCE = 1000;
const notice = document.getElementById('notice');
let socket = null;
let session = null;
let lostAt = null;
let retryDelay = 100;
/** Whether the app has identified the page of this connection. */
let isResumed = false;
/** The text that was typed while the connection was lost. */
let unsent = [];
const MOST_UNSENT = 1000;

/**
 * Opens the connection and keeps it open.
 * @param page An object whose `settings()` returns the device settings, whose `receive(message)` handles the app's
 *     messages, and whose `lost()` and `restored()` are called when the connection is lost or restored.
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
            // The links to images of the screen contain the session.
            for (const link of document.querySelectorAll('a[download]')) link.href = `${pageAddress()}/${link.download}`;
        }
        page.receive(message);
        if (message.session) resume(isSameApp);
    };
    socket.onclose = event => {
        forgetSilence();
        isResumed = false;
        // Text that is typed between two attempts is kept.
        if (lostAt === null) page.lost();
        // If the app closes the page with a reason, the page can't continue. In all other cases, the page tries again.
        if (event.reason && event.code !== 1001) return say(`The app closed this page: ${event.reason}.`);
        lostAt ??= performance.now();
        if (performance.now() - lostAt > PATIENCE) return say('The app ended. Reload the page after it restarts.');
        say('Waiting for the app…');
        setTimeout(connect, retryDelay, page);
        retryDelay = Math.min(retryDelay * 2, 2000);
    };
}

/** The address of this page on the server. */
export function pageAddress() { return `/pages/${session}`; }

/** The time of the first message since the last frame, except for the ones that confirm frames, or null. */
let toldAt = null;

/** Returns the milliseconds since the message that led to a frame, or null for a frame without a message. */
export function takeLatency() {
    const latency = toldAt === null ? null : performance.now() - toldAt;
    toldAt = null;
    return latency;
}

/** Sends a message to the app: a word and its arguments. */
export function send(...words) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (words[0] !== 'shown') toldAt ??= performance.now();
    socket.send(JSON.stringify(words));
    awaitAnswer();
}

/** Sends a message to the app now or after reconnecting, so that typed text isn't lost. */
export function sendReliably(...words) {
    if (isResumed && socket.readyState === WebSocket.OPEN) send(...words);
    else if (unsent.length < MOST_UNSENT) unsent.push(words);
}

/** Sends the waiting text after the app has identified the page. Text for an app that has ended is discarded. */
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

// MARK: Unresponsive app
//
// Most messages of a page have no answer. Some time after a message, the page therefore requests an answer, and
// notifies the user if there's no response. Without user input, it requests nothing.

/** The running timeout: until an answer is requested, or until it must arrive. */
let silence = null;
/** Whether an answer was requested, and whether another message was sent since. */
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
