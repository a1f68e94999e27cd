// Fingers, the mouse and the wheel.

import { send } from './connection.js';
import { place, size, zoom } from './device.js';

const screen = document.getElementById('screen');

// MARK: Touches

/** The pointers that are down, by the number under which the app knows them. */
const fingers = new Map();

function freeFinger() {
    const taken = new Set(fingers.values());
    for (let finger = 0; finger < 32; finger++) if (!taken.has(finger)) return finger;
    return null;
}

screen.addEventListener('pointerdown', event => {
    if (event.button !== 0 || fingers.has(event.pointerId)) return;
    const finger = freeFinger();
    if (finger === null) return;
    event.preventDefault();
    screen.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, finger);
    send('touch', 'began', finger, ...place(event));
});

screen.addEventListener('pointermove', event => {
    const finger = fingers.get(event.pointerId);
    if (finger !== undefined) send('touch', 'moved', finger, ...place(event));
});

for (const [type, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
    screen.addEventListener(type, event => {
        const finger = fingers.get(event.pointerId);
        if (finger === undefined) return;
        fingers.delete(event.pointerId);
        send('touch', phase, finger, ...place(event));
    });
}

// A press of the mouse takes the focus from the keys otherwise.
screen.addEventListener('mousedown', event => event.preventDefault());
screen.addEventListener('contextmenu', event => event.preventDefault());

// MARK: Wheels

/** What is left of turns of a wheel with notches, which move the contents in one go otherwise. */
const glide = { x: 0, y: 0, place: [0, 0], isRunning: false };

screen.addEventListener('wheel', event => {
    // With the control key the browser zooms.
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 40 : event.deltaMode === 2 ? size.height : 1;
    const [x, y] = [event.deltaX * unit / zoom, event.deltaY * unit / zoom];
    const hasNotches = event.deltaMode !== 0 || Math.max(Math.abs(x), Math.abs(y)) >= 80;
    if (!hasNotches && !glide.isRunning) return send('wheel', ...place(event), x, y);
    glide.x += x;
    glide.y += y;
    glide.place = place(event);
    if (!glide.isRunning) {
        glide.isRunning = true;
        glideOn();
    }
}, { passive: false });

function glideOn() {
    const isEnding = Math.abs(glide.x) < 2 && Math.abs(glide.y) < 2;
    const share = isEnding ? 1 : 0.25;
    const [x, y] = [glide.x * share, glide.y * share];
    glide.x -= x;
    glide.y -= y;
    send('wheel', ...glide.place, Math.round(x * 100) / 100, Math.round(y * 100) / 100);
    glide.isRunning = !isEnding;
    if (glide.isRunning) requestAnimationFrame(glideOn);
}

/** The connection was lost, and with it all that was down. */
export function forgetFingers() {
    fingers.clear();
}
