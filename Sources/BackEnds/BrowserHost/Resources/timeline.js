// The time of the last frames: a bar for each frame in the colors of its parts, and the numbers of one frame.

import { changeTools, tools } from './device.js';

/** The maximum number of frames with a bar. */
const MOST_FRAMES = 120;
const BAR = 4;
/** The time that the height of the chart represents, in milliseconds: two frames. */
const SPAN = 1000 / 30;
/** The parts of a frame in chronological order, with their colors. */
const PARTS = [
    ['inputs', '#ff9500'], ['updates', '#34c759'], ['layout', '#007aff'], ['display list', '#af52de'],
    ['patch', '#ff2d55'], ['page', '#8e8e93'],
];

const control = name => document.getElementById(name);
const [button, panel, chart, numbers] = ['timeline-shown', 'timeline', 'chart', 'frame-numbers'].map(control);
const drawing = chart.getContext('2d');
let frames = [];
/** The index of the frame under the pointer, or null for the last frame. */
let pointed = null;

button.addEventListener('click', () => {
    changeTools('timeline', !tools().timeline);
    update();
});
update();

for (const [name, color] of PARTS) {
    const part = document.createElement('span');
    part.textContent = name;
    part.style.borderColor = color;
    control('parts').append(part);
}

function update() {
    const isOpen = tools().timeline;
    button.setAttribute('aria-pressed', isOpen);
    panel.hidden = !isOpen;
    if (!isOpen) frames = [];
    draw();
}

/** Adds a frame with the app's times, the time that the page took, and the time since the input that led to it. */
export function addFrame({ n, times, bytes, ops }, page, latency) {
    if (!tools().timeline || !times) return;
    frames = [...frames, { n, times: [...times, page], bytes, count: ops.length, latency }].slice(-MOST_FRAMES);
    draw();
}

function draw() {
    drawing.clearRect(0, 0, chart.width, chart.height);
    const height = milliseconds => milliseconds / SPAN * chart.height;
    frames.forEach(({ times }, index) => {
        let bottom = chart.height;
        times.forEach((milliseconds, part) => {
            drawing.fillStyle = PARTS[part][1];
            bottom -= height(milliseconds);
            drawing.fillRect(index * BAR, bottom, BAR - 1, height(milliseconds));
        });
    });
    // The time of one frame at 60 Hz.
    drawing.fillStyle = '#8e8e93';
    drawing.fillRect(0, chart.height - height(1000 / 60), chart.width, 1);
    describe(frames[pointed] ?? frames.at(-1));
}

function describe(frame) {
    if (!frame) return numbers.textContent = 'No frames yet';
    const { n, times, bytes, count, latency } = frame;
    const parts = PARTS.map(([name], index) => `${name} ${times[index].toFixed(2)} ms`);
    const answer = latency === null ? '' : ` · ${latency.toFixed(1)} ms after the input`;
    numbers.textContent = `Frame ${n} · ${bytes} bytes · ${count} changes${answer}\n${parts.join('\n')}`;
}

chart.addEventListener('pointermove', event => {
    const index = Math.floor(event.offsetX / chart.clientWidth * chart.width / BAR);
    pointed = index < frames.length ? index : null;
    draw();
});
chart.addEventListener('pointerleave', () => {
    pointed = null;
    draw();
});
