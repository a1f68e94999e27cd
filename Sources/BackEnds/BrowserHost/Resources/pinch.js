// Pinches on trackpads, which browsers tell as turns of the wheel with the control key.

import { send } from './connection.js';
import { place } from './device.js';

/** A pinch is over when nothing has come for so many milliseconds. */
const REST = 200;
const SCALES = { least: 0.05, most: 20 };

/** The pinch that goes on: where it began, how far apart the fingers are now, and when it ends. */
let pinch = null;

document.getElementById('screen').addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    // The browser would zoom.
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

/** The connection was lost, and with it all that was down. */
export function forgetPinch() {
    clearTimeout(pinch?.end);
    pinch = null;
}
