// Pinches on trackpads, which browsers report as wheel events with the Control key.

import { send } from './connection.js';
import { place } from './device.js';

/** The time without events after which a pinch ends, in milliseconds. */
const REST = 200;
const SCALES = { least: 0.05, most: 20 };

/** The current pinch: its location, the current scale, and the timeout that ends it. */
let pinch = null;

document.getElementById('screen').addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    // Otherwise, the browser would zoom.
    event.preventDefault();
    if (!pinch) {
        pinch = { place: place(event), scale: 1, end: null };
        tell('began');
    }
    const lines = event.deltaMode === 0 ? 1 : 40;
    pinch.scale *= Math.exp(-event.deltaY * lines / 100);
    pinch.scale = Math.min(Math.max(pinch.scale, SCALES.least), SCALES.most);
    tell('moved');
    clearTimeout(pinch.end);
    pinch.end = setTimeout(() => {
        tell('ended');
        pinch = null;
    }, REST);
}, { passive: false });

function tell(phase) {
    send('pinch', phase, ...pinch.place, Math.round(pinch.scale * 1000) / 1000);
}

/** Forgets the pinch after the connection was lost. */
export function forgetPinch() {
    clearTimeout(pinch?.end);
    pinch = null;
}
