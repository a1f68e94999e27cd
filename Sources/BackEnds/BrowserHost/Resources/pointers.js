// Fingers, the mouse, and the scroll wheel.
//
// The main button of the mouse acts as a finger, so that it drags content. In text, it selects.

import { send } from './connection.js';
import { place, size, zoom } from './device.js';
import { modifiersOf } from './keys.js';

const screen = document.getElementById('screen');

// MARK: Touches

/** The buttons of pointers that the app receives, by their numbers. */
const BUTTONS = { 0: 'finger', 2: 'secondary' };

/** The pressed pointers: the number of each in the app, and its button. */
const fingers = new Map();

function freeFinger() {
    const taken = new Set([...fingers.values()].map(({ finger }) => finger));
    for (let finger = 0; finger < 32; finger++) if (!taken.has(finger)) return finger;
    return null;
}

screen.addEventListener('pointerdown', event => {
    const button = BUTTONS[event.button];
    if (!button || fingers.has(event.pointerId)) return;
    const finger = freeFinger();
    if (finger === null) return;
    event.preventDefault();
    screen.setPointerCapture(event.pointerId);
    const isMouse = button === 'finger' && event.pointerType === 'mouse';
    fingers.set(event.pointerId, { finger, button: isMouse ? 'mouse' : button });
    tell('began', event);
});

screen.addEventListener('pointermove', event => {
    if (fingers.has(event.pointerId)) tell('moved', event);
    else hover(event);
});

for (const [type, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
    screen.addEventListener(type, event => {
        if (!fingers.has(event.pointerId)) return;
        tell(phase, event);
        fingers.delete(event.pointerId);
        if (phase === 'ended') hover(event);
    });
}

function tell(phase, event) {
    const { finger, button } = fingers.get(event.pointerId);
    isHovering = false;
    send('touch', phase, finger, ...place(event), button, modifiersOf(event));
}

// Otherwise, a mouse press would move the focus away from the keys.
screen.addEventListener('mousedown', event => event.preventDefault());
screen.addEventListener('contextmenu', event => event.preventDefault());

// MARK: Hovering

let isHovering = false;

/** Handles a move of a pointer without a pressed button. Fingers don't hover. */
function hover(event) {
    if (event.pointerType === 'touch' || fingers.size) return;
    isHovering = true;
    send('hover', ...place(event));
}

screen.addEventListener('pointerleave', () => {
    if (isHovering) send('hover');
    isHovering = false;
});

// MARK: Wheels

/** The remaining distance of wheels with notches, which would otherwise scroll abruptly. */
const glide = { x: 0, y: 0, place: [0, 0], isRunning: false };

screen.addEventListener('wheel', event => {
    // This is a pinch.
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

/** Forgets the pressed pointers after the connection was lost. */
export function forgetFingers() {
    fingers.clear();
    isHovering = false;
}
