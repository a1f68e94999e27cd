// What can be read and used without seeing the screen: for each thing on it an element with a role, in the order of
// reading, over the place where it is drawn. The app decides what they are, and does what is done to them.

import { send } from './connection.js';

const container = document.getElementById('elements');
const ring = document.getElementById('focus');
const announcements = document.getElementById('announcements');

/** Tags and roles by what the app calls them. */
const KINDS = {
    text: ['p', null], heading: ['h2', null], image: ['span', 'img'], button: ['div', 'button'], link: ['div', 'link'],
    toggle: ['div', 'switch'], slider: ['div', 'slider'], textField: ['div', 'textbox'], searchField: ['div', 'searchbox'],
};
const FIELDS = ['textField', 'searchField'];

/** The elements by the number that the app has for them; each has what it is under `told`. */
const known = new Map();

/** Shows what the app says can be read. */
export function showElements(list) {
    const focused = container.contains(document.activeElement) ? document.activeElement : null;
    const wanted = new Set(list.map(nameOf));
    for (const [name, element] of known) {
        if (wanted.has(name)) continue;
        element.remove();
        known.delete(name);
    }
    let place = container.firstChild;
    for (const told of list.flatMap(withActions)) {
        const element = known.get(nameOf(told)) ?? make(told);
        if (element === place) place = place.nextSibling;
        else container.insertBefore(element, place);
        update(element, told);
    }
    if (focused && document.activeElement !== focused) refocus(focused);
    drawFocus();
}

/** Forgets all elements. */
export function forgetElements() {
    container.replaceChildren();
    known.clear();
    drawFocus();
}

/** Has something read out. */
export function announce(texts) {
    if (texts.length) announcements.textContent = texts.join(' ');
}

/** An element and the buttons for what else it can do, which follow it. */
function withActions(told) {
    const actions = (told.actions ?? []).map((name, index) => ({
        id: told.id, role: 'button', label: `${name}: ${told.label}`, frame: told.frame, action: index,
    }));
    return [told, ...actions];
}

/** Another role is another element: what it is can't change. */
function nameOf(told) { return `${told.id} ${told.role} ${told.action ?? ''}`; }

function make(told) {
    const [tag, role] = KINDS[told.role];
    const element = document.createElement(tag);
    if (role) element.setAttribute('role', role);
    if (!['text', 'heading', 'image'].includes(told.role)) element.tabIndex = 0;
    known.set(nameOf(told), element);
    return element;
}

function update(element, told) {
    element.told = told;
    const [x, y, width, height] = told.frame;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    const isText = told.role === 'text' || told.role === 'heading';
    const text = [told.label, told.value].filter(Boolean).join(', ');
    const content = isText || ['button', 'link'].includes(told.role) ? text : FIELDS.includes(told.role) ? told.value : '';
    if (element.textContent !== (content ?? '')) element.textContent = content ?? '';
    const attributes = {
        'aria-label': isText || element.textContent && !FIELDS.includes(told.role) ? null : told.label || 'Unnamed',
        'aria-description': told.hint, lang: told.language, 'data-identifier': told.identifier,
        'aria-disabled': told.enabled === false ? 'true' : null,
        'aria-checked': told.role === 'toggle' ? String(told.value === '1') : null,
        'aria-pressed': told.role === 'button' && told.selected ? 'true' : null,
        'aria-current': told.role === 'link' && told.selected ? 'true' : null,
        'aria-expanded': told.role === 'button' && told.expanded !== undefined ? String(told.expanded) : null,
        'aria-valuenow': told.role === 'slider' ? parseFloat(told.value) || 0 : null,
        'aria-valuetext': told.role === 'slider' ? told.value : null,
    };
    if (['button', 'link'].includes(told.role) && !text) attributes['aria-label'] = 'Unnamed';
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined) element.removeAttribute(name);
        else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    }
}

// MARK: Focus

let isRefocusing = false;

/** The element that had the focus was moved, or has gone: then the first one of the new screen gets it. */
function refocus(element) {
    isRefocusing = true;
    const heir = element.isConnected ? element : container.querySelector('[tabindex="0"]');
    heir?.focus({ preventScroll: true });
    isRefocusing = false;
}

/** Shows where the keyboard is, over what the app draws. */
function drawFocus() {
    const element = document.activeElement;
    const isShown = container.contains(element) && element.matches(':focus-visible');
    ring.hidden = !isShown;
    if (!isShown) return;
    for (const side of ['left', 'top', 'width', 'height']) ring.style[side] = element.style[side];
}

container.addEventListener('focusin', event => {
    drawFocus();
    const told = event.target.told;
    if (!told || isRefocusing) return;
    send('act', told.id, 'focus');
    // Whoever comes to a text field can type.
    if (FIELDS.includes(told.role)) send('act', told.id, 'activate');
});
container.addEventListener('focusout', drawFocus);

/** The element for text has the keyboard now: the one after the field, or the one before it, is next. */
export function leaveField(isBackwards) {
    const stops = [...container.querySelectorAll('[tabindex="0"]')];
    const field = stops.findIndex(element => FIELDS.includes(element.told.role));
    stops[field + (isBackwards ? -1 : 1)]?.focus();
}

// MARK: Use

const SCROLLS = {
    PageUp: 'up', PageDown: 'down', ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
};

/** What a key does to the element that has the focus, if the app itself has no use for it; null for nothing. */
export function useOf(event) {
    const told = event.target.told;
    if (!told || event.ctrlKey || event.metaKey || event.altKey) return null;
    const words = use(told, event.key);
    return words && [told.id, ...words];
}

/** What a key does to an element. */
function use(told, key) {
    if (key === 'Enter' || key === ' ') return told.action === undefined ? ['activate'] : ['custom', told.action];
    if (key === 'Escape') return ['escape'];
    if (told.role === 'slider') {
        if (key === 'ArrowRight' || key === 'ArrowUp') return ['increment'];
        if (key === 'ArrowLeft' || key === 'ArrowDown') return ['decrement'];
    }
    return SCROLLS[key] ? ['scroll', SCROLLS[key]] : null;
}

// Screen readers click what they activate; no pointer gets here.
container.addEventListener('click', event => {
    const told = event.target.told;
    if (told) send('act', told.id, ...use(told, 'Enter'));
});
