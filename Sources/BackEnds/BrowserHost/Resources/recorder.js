// What a person does, as the code of a test that does it again with CollageTesting's TestHost.

import { place } from './device.js';

/** A finger that moves less than that, in points, taps. */
const SLOP = 10;
const button = document.getElementById('record');
const panel = document.getElementById('recorder');
const code = document.getElementById('recorded');
const fingers = new Map();
let lines = [];
let isRecording = false;

button.addEventListener('click', () => {
    isRecording = !isRecording;
    button.setAttribute('aria-pressed', isRecording);
    panel.hidden = !isRecording;
    if (isRecording) lines = [];
    code.textContent = '';
});
document.getElementById('copy').addEventListener('click', () => navigator.clipboard.writeText(code.textContent));

const screen = document.getElementById('screen');
screen.addEventListener('pointerdown', event => {
    if (isRecording && event.button === 0) fingers.set(event.pointerId, { start: place(event), time: event.timeStamp });
});
screen.addEventListener('pointercancel', event => fingers.delete(event.pointerId));
screen.addEventListener('pointerup', event => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!isRecording || !finger) return;
    const end = place(event);
    const distance = Math.hypot(end[0] - finger.start[0], end[1] - finger.start[1]);
    const point = ([x, y]) => `CGPoint(x: ${Math.round(x)}, y: ${Math.round(y)})`;
    const seconds = ((event.timeStamp - finger.time) / 1000).toFixed(2);
    lines.push(distance < SLOP ? `host.tap(${point(finger.start)})`
        : `host.drag(from: ${point(finger.start)}, to: ${point(end)}, duration: ${seconds}, rests: false)`);
    code.textContent = lines.join('\n');
});
