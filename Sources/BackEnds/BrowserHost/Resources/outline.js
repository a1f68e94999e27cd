// The outline of the element that the developer points at, above the screen.

import { zoom } from './device.js';

const box = document.getElementById('outline');
const bezel = document.getElementById('bezel');

/** Outlines a rectangle of the screen, given as left, top, width, and height in points. Null removes the outline. */
export function outline(frame) {
    box.hidden = !frame;
    if (!frame) return;
    const [x, y, width, height] = frame;
    Object.assign(box.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** Outlines an element on the screen. */
export function outlineElement(element) {
    if (!element) return outline(null);
    const [around, { left, top, width, height }] = [bezel.getBoundingClientRect(), element.getBoundingClientRect()];
    outline([left - around.left, top - around.top, width, height].map(length => length / zoom));
}
