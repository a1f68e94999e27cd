// Accessibility: an element with a role for everything on the screen, in reading order, at the position where it's
// drawn. The app determines the elements and performs their actions.

import { send } from './connection.js';
import { expectText } from './text.js';

const container = document.getElementById('elements');
const ring = document.getElementById('focus');
const announcements = document.getElementById('announcements');

/** The tags and roles of the kinds of elements. */
const KINDS = {
    text: ['p', null], heading: ['h2', null], image: ['span', 'img'], button: ['div', 'button'], link: ['div', 'link'],
    toggle: ['div', 'switch'], slider: ['div', 'slider'], number: ['div', 'spinbutton'], tab: ['div', 'tab'],
    radio: ['div', 'radio'], textField: ['div', 'textbox'], searchField: ['div', 'searchbox'],
};
const FIELDS = ['textField', 'searchField'];
/** The roles of the containers of related elements. */
const CONTAINERS = {
    list: 'list', tabs: 'tablist', segments: 'radiogroup', landmark: 'region', group: 'group', plainList: 'list',
    table: 'table', tableRow: 'row',
};

/** The elements by their numbers in the app, and their containers. The app's description of an element is in `told`. */
const known = new Map();

/** Updates the elements after a message of the app. */
export function showElements(list) {
    const focused = container.contains(document.activeElement) ? document.activeElement : null;
    const parts = partsOfFields(list);
    const tree = makeTree(list.flatMap(withActions));
    const wanted = new Set(namesOf(tree));
    for (const [name, element] of known) {
        if (wanted.has(name)) continue;
        element.remove();
        known.delete(name);
    }
    place(tree, container);
    placeTabStops(parts);
    if (focused && document.activeElement !== focused) refocus(focused);
    drawFocus();
}

/** Removes all elements. */
export function forgetElements() {
    container.replaceChildren();
    known.clear();
    drawFocus();
}

/** Announces texts to screen readers. */
export function announce(texts) {
    if (texts.length) announcements.textContent = texts.join(' ');
}

/** Returns an element, followed by the buttons for its additional actions. */
function withActions(told) {
    const actions = (told.actions ?? []).map((name, index) => ({
        id: told.id, role: 'button', label: `${name}: ${told.label}`, frame: told.frame, action: index,
        groups: told.groups, dialog: told.dialog,
    }));
    return [told, ...actions];
}

// MARK: Tree

/** Returns the elements in their containers: dialogs, lists with their rows, tabs, and segments. */
function makeTree(list) {
    const root = { children: [] };
    const used = new Set();
    for (const told of list) {
        let node = root;
        for (const { key, role, attributes } of containersOf(told)) {
            const last = node.children.at(-1);
            if (last?.key !== key) {
                // An interruption of a list ends its container. The rest is in another container.
                let name = key;
                while (used.has(name)) name += '+';
                used.add(name);
                node.children.push({ key, name, role, attributes, children: [] });
            }
            node = node.children.at(-1);
        }
        node.children.push({ name: nameOf(told), told });
    }
    for (const dialog of root.children) {
        if (dialog.role === 'dialog') dialog.attributes['aria-label'] = labelOfDialog(dialog);
    }
    return root.children;
}

/** Returns the containers of an element, from the outermost one. */
function containersOf({ dialog, groups = [] }) {
    // Not `aria-modal`, because the page's controls can be used as well.
    const containers = dialog === undefined ? [] : [{ key: `dialog ${dialog}`, role: 'dialog', attributes: {} }];
    for (const { kind, id, position, count, column, label } of groups) {
        if (kind === 'tableRow') {
            containers.push({ key: `row ${id} ${position}`, role: 'row', attributes: { 'aria-rowindex': position } });
            containers.push({ key: `cell ${id} ${position} ${column}`, role: 'cell', attributes: { 'aria-colindex': column } });
            continue;
        }
        const size = kind === 'table' ? { 'aria-rowcount': count, 'aria-colcount': column } : {};
        containers.push({ key: `${kind} ${id}`, role: CONTAINERS[kind], attributes: { 'aria-label': label, ...size } });
        if (kind !== 'list') continue;
        const attributes = { 'aria-posinset': position, 'aria-setsize': count };
        containers.push({ key: `row ${id} ${position}`, role: 'listitem', attributes });
    }
    return containers;
}

/** Returns the first heading in a dialog, or else the first label. */
function labelOfDialog(dialog) {
    const all = node => node.children ? node.children.flatMap(all) : [node.told];
    const elements = all(dialog);
    return (elements.find(({ role }) => role === 'heading') ?? elements[0])?.label || 'Dialog';
}

function namesOf(nodes) { return nodes.flatMap(({ name, children }) => [name, ...namesOf(children ?? [])]); }

/** Makes nodes of the tree the children of an element. */
function place(nodes, parent) {
    let next = parent.firstChild;
    for (const node of nodes) {
        const element = known.get(node.name) ?? make(node);
        if (element === next) next = next.nextSibling;
        else parent.insertBefore(element, next);
        if (node.told) update(element, node.told);
        else {
            setAttributes(element, node.attributes);
            place(node.children, element);
        }
    }
}

function make({ name, told, role: containerRole }) {
    const [tag, role] = told ? KINDS[kindOf(told)] : ['div', containerRole];
    const element = document.createElement(tag);
    if (role) element.setAttribute('role', role);
    if (told) element.className = 'element';
    known.set(name, element);
    return element;
}

/** Returns the key of an element. It contains the kind, because an element can't change its role. */
function nameOf(told) { return `${told.id} ${kindOf(told)} ${told.action ?? ''}`; }

/** Returns the kind of an element on the page. In the app, tabs and segments are buttons, and steppers are sliders. */
function kindOf({ role, value, groups, action }) {
    const group = groups?.at(-1)?.kind;
    if (role === 'button' && action === undefined && group === 'tabs') return 'tab';
    if (role === 'button' && action === undefined && group === 'segments') return 'radio';
    return role === 'slider' && /^(-?\d+(\.\d+)?)?$/.test(value) ? 'number' : role;
}

function update(element, told) {
    element.told = told;
    const kind = kindOf(told);
    const [x, y, width, height] = told.frame;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    const isText = kind === 'text' || kind === 'heading';
    const isNamedByContent = ['button', 'link', 'tab', 'radio'].includes(kind);
    const text = [told.label, told.value].filter(Boolean).join(', ');
    const content = (isText || isNamedByContent ? text : FIELDS.includes(kind) ? told.value : '') ?? '';
    if (told.lines) placeLines(element, told);
    else if (element.textContent !== content) element.textContent = content;
    const isAdjustable = kind === 'slider' || kind === 'number';
    const group = ['tab', 'radio'].includes(kind) ? told.groups.at(-1) : null;
    const attributes = {
        'aria-label': isText || content && !FIELDS.includes(kind) ? null : told.label || 'Unnamed',
        'aria-description': told.hint, lang: told.language, 'data-identifier': told.identifier,
        'aria-disabled': told.enabled === false ? 'true' : null,
        'aria-checked': kind === 'toggle' ? String(told.value === '1')
            : kind === 'radio' ? String(told.selected === true) : null,
        'aria-selected': kind === 'tab' ? String(told.selected === true) : null,
        'aria-pressed': kind === 'button' && told.selected ? 'true' : null,
        'aria-current': kind === 'link' && told.selected ? 'true' : null,
        'aria-expanded': kind === 'button' && told.expanded !== undefined ? String(told.expanded) : null,
        'aria-valuenow': isAdjustable && told.value !== '' ? parseFloat(told.value) || 0 : null,
        'aria-valuetext': isAdjustable ? told.value || null : null,
        'aria-posinset': group?.position, 'aria-setsize': group?.count,
    };
    setAttributes(element, attributes);
}

/** Shows the label of a page, and its lines at their positions, so that screen readers read them one by one. */
function placeLines(element, { label, lines, frame: [x, y] }) {
    const all = [...label ? [{ text: label }] : [], ...lines];
    element.replaceChildren(...all.map((line, index) => {
        const span = element.children[index] ?? document.createElement('span');
        if (span.textContent !== line.text) span.textContent = line.text;
        setAttributes(span, { lang: line.language });
        const [left, top, width, height] = line.frame ?? [x, y, 0, 0];
        Object.assign(span.style, {
            position: 'absolute', left: `${left - x}px`, top: `${top - y}px`, width: `${width}px`, height: `${height}px`,
        });
        return span;
    }));
}

function setAttributes(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined) element.removeAttribute(name);
        else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    }
}

// MARK: Tab stops

/** Returns the numbers of buttons in text fields, such as the one that clears the text. */
function partsOfFields(list) {
    const parts = new Set();
    let field = null;
    for (const { id, role, frame } of list) {
        if (FIELDS.includes(role)) field = frame;
        else if (role === 'button' && field && contains(field, frame)) parts.add(id);
    }
    return parts;
}

function contains([x, y, width, height], [innerX, innerY, innerWidth, innerHeight]) {
    return innerX >= x && innerY >= y && innerX + innerWidth <= x + width && innerY + innerHeight <= y + height;
}

/** Returns the row, tab list, or radio group that contains an element, or null. */
function groupOf(element) {
    return element.closest('[role=listitem]') ?? element.closest('[role=tablist], [role=radiogroup]');
}

/** Returns the element of a row, tab list, or radio group that the Tab key focuses. */
function stopOf(group) {
    const elements = usable(group);
    return group.matches('[role=listitem]') ? elements[0] : elements.find(({ told }) => told.selected) ?? elements[0];
}

/**
 * Sets the elements that the Tab key focuses: each interactive element, but only the first one of a row, the selected one
 * of tabs and segments, and no buttons in fields.
 */
function placeTabStops(parts) {
    for (const element of usable(container)) {
        const group = groupOf(element);
        const keepsStop = ['slider', 'number', ...FIELDS].includes(kindOf(element.told));
        const isStop = !parts.has(element.told.id) && (keepsStop || !group || element === stopOf(group));
        const tabIndex = isStop ? 0 : -1;
        if (!element.hasAttribute('tabindex') || element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
    }
}

/** Returns the interactive descendants of an element, in their order. */
function usable(parent) {
    return [...parent.querySelectorAll('.element')].filter(({ told }) => !['text', 'heading', 'image'].includes(told.role));
}

// The arrow keys move to the other elements of a row, such as the buttons of its swipe actions, or to the other tabs,
// and select other segments.
container.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const group = groupOf(event.target);
    if (!step || !group || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target.told.role === 'slider') return;
    const elements = usable(group);
    const index = elements.indexOf(event.target) + step;
    const next = group.matches('[role=listitem]') ? elements[index] : elements.at(index % elements.length);
    if (elements.length < 2 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    if (group.matches('[role=radiogroup]')) send('act', next.told.id, 'activate');
});

// MARK: Focus

let isRefocusing = false;

/**
 * Restores the focus after the focused element was moved or removed. In the latter case, the first element is focused.
 */
function refocus(element) {
    isRefocusing = true;
    const heir = element.isConnected ? element : container.querySelector('[tabindex="0"]');
    heir?.focus({ preventScroll: true });
    isRefocusing = false;
}

/** Shows the focused element above the app's drawing. */
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
    if (FIELDS.includes(told.role)) editField(event.target);
});
container.addEventListener('focusout', drawFocus);

/** Starts editing a text field, so that typed text goes to it. */
function editField({ told }) {
    send('act', told.id, 'activate');
    expectText(told.id);
}

/** Starts editing a focused text field if a key is about to produce a character. */
export function editFocusedField({ key, target, ctrlKey, metaKey }) {
    const isText = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
    if (isText && FIELDS.includes(target.told?.role)) editField(target);
}

/** Returns the label of an element, or undefined if there's no such element. */
export function labelOf(id) {
    return usable(container).find(({ told }) => told.id === id)?.told.label;
}

/** Returns the element that the Tab key focuses after the edited one, or undefined at the end. */
function tabStopAfter(id, isBackwards) {
    const stops = [...container.querySelectorAll('[tabindex="0"]')];
    const index = stops.findIndex(({ told }) => told.id === id);
    return index < 0 ? stops.at(isBackwards ? -1 : 0) : stops[index + (isBackwards ? -1 : 1)];
}

/**
 * Returns the number of the text field that the Tab key focuses after another one, or null if the next element isn't a
 * field.
 */
export function fieldAfter(id, isBackwards) {
    const next = tabStopAfter(id, isBackwards)?.told;
    return next && FIELDS.includes(next.role) && next.enabled !== false ? next.id : null;
}

/** Moves the focus from the edited text to the element after it, or before it. */
export function leaveField(id, isBackwards) {
    const next = tabStopAfter(id, isBackwards);
    if (next) return next.focus();
    // The next Tab key press leaves the screen.
    document.activeElement.blur();
    const controls = [...document.querySelectorAll('header :is(a, button, select)')];
    if (isBackwards) controls.findLast(control => control.offsetParent)?.focus();
}

// MARK: Use

const SCROLLS = {
    PageUp: 'up', PageDown: 'down', ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
};

/** Returns the action of a key for the focused element if the app doesn't use the key, or null. */
export function useOf(event) {
    const told = event.target.told;
    if (!told || event.ctrlKey || event.metaKey || event.altKey) return null;
    const words = use(told, event.key);
    return words && [told.id, ...words];
}

/** Returns the action of a key for an element. */
function use(told, key) {
    if (key === 'Enter' || key === ' ') return told.action === undefined ? ['activate'] : ['custom', told.action];
    if (key === 'Escape') return ['escape'];
    if (told.role === 'slider') {
        if (key === 'ArrowRight' || key === 'ArrowUp') return ['increment'];
        if (key === 'ArrowLeft' || key === 'ArrowDown') return ['decrement'];
    }
    return SCROLLS[key] ? ['scroll', SCROLLS[key]] : null;
}

// Screen readers click the element that they activate. Pointer events don't arrive here.
container.addEventListener('click', event => {
    const told = event.target.told;
    if (told) send('act', told.id, ...use(told, 'Enter'));
});
