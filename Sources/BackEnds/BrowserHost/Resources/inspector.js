// The inspector for developers: a list of views and of the parts of collection views, with an outline of the one under
// the pointer. Selecting an entry highlights the screen, and vice versa.

import { changeTools, place, tools } from './device.js';
import { lookAt } from './looks.js';
import { outline } from './outline.js';
import { showOutlines } from './outlines.js';

const control = name => document.getElementById(name);
const [panel, list, caption, filter, nothing] = ['inspector', 'inspected', 'caption', 'filter', 'nothing'].map(control);
const [bezel, screen] = ['bezel', 'screen'].map(control);
let elements = [];
let pointed = null;
/** The layer of the view in the appearance editor, or null. */
let chosen = null;

control('inspect').addEventListener('click', () => {
    changeTools('inspect', !tools().isInspecting);
    update();
});
control('pick').addEventListener('click', () => pick(!tools().isPicking));
filter.addEventListener('input', showList);
update();

function update() {
    const isOpen = tools().isInspecting;
    control('inspect').setAttribute('aria-pressed', isOpen);
    panel.hidden = !isOpen;
    control('pick').setAttribute('aria-pressed', tools().isPicking);
    document.body.classList.toggle('picking', tools().isPicking);
    if (!isOpen) {
        point(null);
        choose(null);
    }
}

/** Shows a view in the appearance editor. Sections and groups don't have a view. */
function choose(element) {
    if (chosen === null && element?.layer === undefined) return;
    chosen = element?.layer ?? null;
    lookAt(chosen);
    markChosen();
}

function markChosen() {
    for (const entry of list.children) entry.classList.toggle('chosen', chosen !== null && entry.element.layer === chosen);
}

/** Updates the list of parts after a message of the app. */
export function showInspected(told) {
    elements = told;
    showOutlines(told);
    showList();
    point(null);
}

/** Returns the kind and the name of an element. */
function title({ kind, name, class: type, section, item, items, identifier, text }) {
    const what = kind === 'view' ? type : name ?? kind;
    const which = [section, item].filter(number => number !== undefined).join(', ');
    const [first, last] = items ? [items[0], items[1] - 1] : [];
    const range = !items ? '' : first === last ? `item ${first}` : `items ${first} to ${last}`;
    const quoted = text && text !== identifier ? `“${text}”` : '';
    return [[what, which].filter(Boolean).join(' '), range, identifier, quoted].filter(Boolean).join(' · ');
}

function describe(element) {
    const [x, y, width, height] = element.frame;
    const lines = [title(element), `${width} × ${height} at ${x}, ${y}`];
    if (element.class) lines.splice(1, 0, element.class);
    if (element.reuse) lines.push(`reuse identifier ${element.reuse}`);
    if (element.insets) {
        const [left, top, right, bottom] = sides(element.insets);
        lines.push(`insets ${top} top, ${left} left, ${bottom} bottom, ${right} right`);
    }
    return lines.join('\n');
}

function sides([x, y, width, height, innerX, innerY, innerWidth, innerHeight]) {
    return [innerX - x, innerY - y, x + width - innerX - innerWidth, y + height - innerY - innerHeight]
        .map(length => Math.round(length * 100) / 100);
}

function showList() {
    const wanted = filter.value.toLowerCase();
    const found = elements.filter(element => `${title(element)} ${element.class}`.toLowerCase().includes(wanted));
    list.replaceChildren(...found.map(makeEntry));
    nothing.hidden = found.length > 0;
    nothing.textContent = elements.length ? 'Nothing here matches the filter.' : emptyExplanation();
    markChosen();
}

/** Returns the reason why the list has no entries. */
function emptyExplanation() {
    return tools().isPicking || tools().outlines.includes('views') ? 'This screen has no views.'
        : 'This screen has no collection views. Choose Views or Pick to list all views.';
}

function makeEntry(element) {
    const entry = document.createElement('li');
    entry.textContent = title(element);
    entry.style.paddingInlineStart = `${4 + 10 * element.depth}px`;
    entry.element = element;
    entry.addEventListener('pointerenter', () => point(element));
    entry.addEventListener('pointerleave', () => point(null));
    entry.addEventListener('click', () => choose(element));
    return entry;
}

/** Outlines an element on the screen and in the list, or removes the outline for null. */
function point(element) {
    pointed = element;
    outline(element?.frame);
    caption.hidden = !element;
    for (const entry of list.children) entry.classList.toggle('pointed', entry.element === element);
    if (element) caption.textContent = describe(element);
}

/** Outlines an element and scrolls the list to it. */
function pointFromAfar(element) {
    point(element);
    if (element) [...list.children].find(entry => entry.element === element)?.scrollIntoView({ block: 'nearest' });
}

list.addEventListener('keydown', event => {
    if (event.key === 'Enter') return choose(pointed);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !list.children.length) return;
    event.preventDefault();
    const entries = [...list.children];
    const index = entries.findIndex(entry => entry.element === pointed) + step;
    pointFromAfar(entries[Math.min(Math.max(index, 0), entries.length - 1)].element);
});

screen.addEventListener('pointermove', event => {
    if (!panel.hidden) pointFromAfar(elementAt(event, () => true));
});

/** Returns the smallest element at a location, because cells are inside their section's background. Of elements with the
    same size, it's the innermost one. */
function elementAt(event, isWanted) {
    const [x, y] = place(event);
    const here = elements.filter(element => isWanted(element) && contains(element.frame, x, y));
    const area = ({ frame }) => frame[2] * frame[3];
    return here.toSorted((one, other) => area(one) - area(other) || other.depth - one.depth)[0] ?? null;
}

function contains([left, top, width, height], x, y) {
    return x >= left && x < left + width && y >= top && y < top + height;
}

// MARK: Picking

/** Starts or ends selecting views by clicks on the screen, which the app doesn't receive then. */
function pick(isPicking) {
    changeTools('pick', isPicking);
    update();
}

// Listens in the capture phase, before the screen's own listeners.
bezel.addEventListener('pointerdown', event => {
    if (!tools().isPicking || !screen.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    const found = elementAt(event, ({ layer }) => layer !== undefined);
    if (!found) return;
    choose(found);
    pointFromAfar(found);
}, true);

document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !tools().isPicking) return;
    event.preventDefault();
    event.stopPropagation();
    pick(false);
}, true);
