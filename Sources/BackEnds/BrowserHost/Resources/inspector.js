// What the screen is made of, for developers: a list of the cells and other elements of collection views, and the outline
// of the one under the pointer. The list points to the screen and the screen to the list.

import { send } from './connection.js';
import { place } from './device.js';

const control = name => document.getElementById(name);
const [panel, list, outline, caption] = ['inspector', 'inspected', 'outline', 'caption'].map(control);
const screen = control('screen');
let elements = [];
let isOpen = false;

control('inspect').addEventListener('click', () => setOpen(!isOpen));

function setOpen(opens) {
    isOpen = opens;
    control('inspect').setAttribute('aria-pressed', isOpen);
    panel.hidden = !isOpen;
    if (!isOpen) point(null);
    send('inspect', isOpen);
}

/** The connection is new: the app knows nothing of the inspector. */
export function resumeInspecting() {
    if (isOpen) send('inspect', true);
}

/** Shows what the app says the screen is made of. */
export function showInspected(told) {
    elements = told;
    list.replaceChildren(...told.map(makeEntry));
    point(null);
}

function title(element) {
    const where = element.item === undefined ? `${element.section}` : `${element.section}, ${element.item}`;
    return `${element.kind} ${where}${element.identifier === undefined ? '' : ` · ${element.identifier}`}`;
}

function describe(element) {
    const [x, y, width, height] = element.frame;
    const lines = [title(element), element.class, `${width} × ${height} at ${x}, ${y}`];
    if (element.reuse) lines.push(`reuse identifier ${element.reuse}`);
    return lines.join('\n');
}

function makeEntry(element) {
    const entry = document.createElement('li');
    entry.textContent = title(element);
    entry.element = element;
    entry.addEventListener('pointerenter', () => point(element));
    entry.addEventListener('pointerleave', () => point(null));
    return entry;
}

/** Outlines an element on the screen and in the list; null takes the outline away. */
function point(element) {
    outline.hidden = caption.hidden = !element;
    for (const entry of list.children) entry.classList.toggle('pointed', entry.element === element);
    if (!element) return;
    const [x, y, width, height] = element.frame;
    Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    caption.textContent = describe(element);
}

screen.addEventListener('pointermove', event => {
    if (!isOpen) return;
    const [x, y] = place(event);
    // What is smallest there is what is meant: cells lie on their section's background.
    const here = elements.filter(({ frame }) => x >= frame[0] && x < frame[0] + frame[2]
        && y >= frame[1] && y < frame[1] + frame[3]);
    const area = ({ frame }) => frame[2] * frame[3];
    const found = here.toSorted((one, other) => area(one) - area(other))[0] ?? null;
    point(found);
    if (found) [...list.children].find(entry => entry.element === found)?.scrollIntoView({ block: 'nearest' });
});
