// Outlines of the parts of the screen, for developers: items, groups, sections, insets, and views.

import { changeTools, tools } from './device.js';
import { scrollOrigin } from './layers.js';

const container = document.getElementById('outlines');
const boxes = [...document.querySelectorAll('#outlined input')];
/**
 * The outlines that move with each scrolling collection view: the layer of the collection view, and its last known
 * origin.
 */
let moving = [];
let elements = [];

const CLASSES = {
    section: 'sections', group: 'groups', cell: 'items', supplementary: 'items', decoration: 'items', view: 'views',
};

for (const box of boxes) {
    box.addEventListener('change', () => {
        changeTools('outlines', boxes.filter(({ checked }) => checked).map(({ name }) => name));
        draw();
    });
}

/** Updates the outlines after a message of the app. */
export function showOutlines(told) {
    elements = told;
    draw();
}

/** Moves the outlines with the scrolled content until the app sends the new positions. */
export function followScrolling() {
    for (const { layer, origin, content } of moving) {
        const [x, y] = scrollOrigin(layer);
        content.style.transform = `translate(${origin[0] - x}px,${origin[1] - y}px)`;
    }
}

function draw() {
    const wanted = tools().outlines;
    for (const box of boxes) box.checked = wanted.includes(box.name);
    moving = [];
    const scrollers = new Map();
    const screen = { content: container, left: 0, top: 0 };
    container.replaceChildren();
    for (const element of elements) {
        if (element.kind === 'collection view') scrollers.set(element.layer, addScroller(element));
        const place = element.kind === 'collection view' ? screen : scrollers.get(element.scroller) ?? screen;
        if (wanted.includes(CLASSES[element.kind])) place.content.append(makeOutline(element, place));
        if (wanted.includes('insets') && element.insets) place.content.append(makeBand(element.insets, place));
    }
}

/** Creates an element above a collection view that clips its outlines like its content. */
function addScroller({ layer, frame: [left, top, width, height] }) {
    const [clip, content] = [document.createElement('div'), document.createElement('div')];
    clip.className = 'clip';
    Object.assign(clip.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    clip.append(content);
    container.append(clip);
    moving.push({ layer, origin: scrollOrigin(layer), content });
    return { content, left, top };
}

function makeBox(className, [x, y, width, height], { left, top }) {
    const box = document.createElement('div');
    box.className = className;
    Object.assign(box.style, {
        left: `${x - left}px`, top: `${y - top}px`, width: `${width}px`, height: `${height}px`,
    });
    return box;
}

function makeOutline({ kind, frame }, place) { return makeBox(CLASSES[kind], frame, place); }

/** Returns the borders of a box for the area between two rectangles. */
function makeBand([x, y, width, height, innerX, innerY, innerWidth, innerHeight], place) {
    const band = makeBox('insets', [x, y, width, height], place);
    const widths = [
        innerY - y, x + width - innerX - innerWidth, y + height - innerY - innerHeight, innerX - x,
    ];
    band.style.borderWidth = widths.map(side => `${Math.max(side, 0)}px`).join(' ');
    return band;
}
