// Shows the app's drawing, and sends user input to the app. The app determines everything: the only state of this page
// is the layers that it shows and the settings in its address.

import './animation.js';
import { showBuild, showStop } from './build.js';
import { connect, send, takeLatency } from './connection.js';
import { deviceDidChange, isMeterShown, resize, settings } from './device.js';
import { listEvents } from './diagnostics.js';
import { announce, forgetElements, showElements } from './elements.js';
import { flash } from './flashes.js';
import { showInspected } from './inspector.js';
import { forgetKeys, leaveScreen } from './keys.js';
import { show } from './layers.js';
import { linkedPlace } from './link.js';
import { lookAgain, showView } from './looks.js';
import { followScrolling } from './outlines.js';
import { forgetPinch } from './pinch.js';
import { forgetFingers } from './pointers.js';
import { showTest } from './recorder.js';
import { copyOut, forgetText, takeText } from './text.js';
import { addFrame } from './timeline.js';
import './toolbar.js';
import './touches.js';

const meter = document.getElementById('meter');

function receive(message) {
    if (message.fonts) addFonts(message.fonts);
    if (message.device) deviceDidChange(message.device);
    if (message.session) resume(message);
    else if (message.build) showBuild(message.build);
    if (message.positions) place = message;
    if (message.stopped) showStop(message.stopped);
    if (message.inspected) showInspected(message.inspected);
    if ('view' in message) showView(message.view);
    if (message.test) showTest(message.test);
    if (message.elements) showElements(message.elements);
    if (message.clipboard) copyOut(message.clipboard);
    if (message.announcements) announce(message.announcements);
    if (message.leave) leaveScreen(message.leave);
    if (message.ops) showFrame(message);
    if (message.events) showEvents(message.events);
}

/** The app's own fonts, each of which is loaded when text first needs it. */
const fonts = new Set();

function addFonts(rules) {
    for (const [family, address, descriptors] of rules) {
        const key = `${family} ${address}`;
        if (fonts.has(key)) continue;
        fonts.add(key);
        document.fonts.add(new FontFace(family, `url("${address}")`, descriptors));
    }
}

function showEvents(events) {
    flash(events);
    listEvents(events);
}

/** The commands and scroll positions that restore the screen of an app that has restarted, or of a link. */
let place = linkedPlace();

/** Handles a new connection, which can also be a new app. */
function resume(message) {
    showBuild(message.build);
    if (place) send('again', place.commands, place.positions);
    place = null;
    lookAgain();
}

function lost() {
    forgetFingers();
    forgetPinch();
    forgetKeys();
    forgetText();
}

/** Handles a restored connection. The app doesn't know which keys and fingers went down in the meantime. */
function restored() {
    forgetFingers();
    forgetPinch();
}

function showFrame(patch) {
    const start = performance.now();
    if (patch.screen) {
        resize(...patch.screen);
        forgetElements();
    }
    show(patch);
    followScrolling();
    takeText(patch.text);
    const milliseconds = performance.now() - start;
    if (isMeterShown()) measure(patch, milliseconds);
    addFrame(patch, milliseconds, takeLatency());
    whenVisible(() => send('shown', patch.n));
}

/** Calls a closure when the page is visible. A hidden page requests no further frames. */
function whenVisible(action) {
    if (!document.hidden) return action();
    document.addEventListener('visibilitychange', () => whenVisible(action), { once: true });
}

// MARK: Frame times

/** The times at which the frames of the last second were shown. */
let frames = [];

function measure(patch, milliseconds) {
    const now = performance.now();
    frames = [...frames.filter(time => now - time < 1000), now];
    meter.textContent = `${String(frames.length).padStart(3)} frames/s\n`
        + `app ${patch.ms.toFixed(1)} ms\npage ${milliseconds.toFixed(1)} ms\n${patch.ops.length} changes`;
}

connect({ settings, receive, lost, restored });
