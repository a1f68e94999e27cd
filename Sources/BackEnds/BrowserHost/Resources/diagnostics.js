// A list of the problems in the app and the updates of its collection views, for developers. An entry highlights the
// view that it's about.

import { changeTools, tools } from './device.js';
import { elementOf } from './layers.js';
import { outlineElement } from './outline.js';

/** The maximum number of entries. */
const MOST_ENTRIES = 200;
const TITLES = {
    duplicates: 'Duplicate identifiers', sizes: 'Sizes', constraints: 'Constraints', registration: 'Registration',
    other: 'Message',
};
const control = name => document.getElementById(name);
const [button, panel, list, details] = ['diagnose', 'diagnostics', 'events', 'details'].map(control);
const count = control('problems');

button.addEventListener('click', () => {
    changeTools('diagnostics', !tools().diagnostics);
    update();
});
control('clear').addEventListener('click', () => {
    list.replaceChildren();
    point(null);
    countProblems();
});
update();

function update() {
    const isOpen = tools().diagnostics;
    button.setAttribute('aria-pressed', isOpen);
    panel.hidden = !isOpen;
    if (!isOpen) point(null);
}

/** Adds events to the list, with the latest one at the top. */
export function listEvents(events) {
    if (!tools().diagnostics) return;
    for (const event of events) {
        if (event.update || event.problem) list.prepend(makeEntry(event));
    }
    while (list.children.length > MOST_ENTRIES) list.lastChild.remove();
    countProblems();
}

function countProblems() {
    const problems = list.querySelectorAll('.problem').length;
    count.textContent = problems ? `${problems} ${problems === 1 ? 'problem' : 'problems'}` : 'No problems';
}

function makeEntry(event) {
    const [entry, title] = [document.createElement('li'), document.createElement('button')];
    title.type = 'button';
    title.textContent = `${event.time.toFixed(2)} s · ${describe(event)}`;
    entry.className = event.problem ? 'problem' : 'update';
    entry.append(title);
    for (const type of ['pointerenter', 'focusin']) entry.addEventListener(type, () => point(event, entry));
    for (const type of ['pointerleave', 'focusout']) entry.addEventListener(type, () => point(null));
    return entry;
}

function describe({ update, problem, message }) {
    if (problem) return `${TITLES[problem]}: ${message.split('\n')[0]}`;
    const counts = (numbers, unit) => Object.entries(numbers)
        .map(([what, number]) => `${number} ${unit}${number === 1 ? '' : 's'} ${what}`);
    const changes = [...counts(update.sections, 'section'), ...counts(update.items, 'item')];
    if (update.reload) changes.push('all data reloaded');
    const how = update.animated ? ', animated' : '';
    return `${update.class}: ${changes.join(', ')}${how} · ${update.ms.toFixed(1)} ms`;
}

/** Shows the full text of an entry, and outlines the view that it's about, if it's still on the screen. */
function point(event, entry) {
    for (const other of list.children) other.classList.toggle('pointed', other === entry);
    details.hidden = !event;
    details.textContent = event ? event.message ?? describe(event) : '';
    outlineElement(event && elementOf(event.layer));
}
