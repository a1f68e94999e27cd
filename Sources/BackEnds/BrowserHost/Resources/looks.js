// The editor for the appearance and the constraints of a view, for developers. The app applies each change and sends
// the result.

import { send } from './connection.js';

const form = document.getElementById('looks');
/** The properties in order, with their titles and the ranges of numbers. */
const PROPERTIES = {
    hidden: ['Hidden'], alpha: ['Alpha', { min: 0, max: 1, step: 0.05 }], backgroundColor: ['Background'],
    tintColor: ['Tint'], cornerRadius: ['Corner radius', { min: 0 }], text: ['Text'], fontName: ['Font'],
    fontSize: ['Font size', { min: 1, max: 500 }], textColor: ['Text color'], numberOfLines: ['Lines', { min: 0 }],
};
let layer = null;
/** The functions that update each control from the app's description of the view. */
let updates = [];

/** Requests the description of the view of a layer, or none for null. */
export function lookAt(id) {
    layer = id ?? null;
    form.hidden = true;
    send('look', layer);
}

/** Updates the form from the app's description of the view, or hides it if there's no such view. */
export function showView(view) {
    const isKnown = view && !form.hidden && form.view?.layer === view.layer && form.shape === shapeOf(view);
    form.hidden = !view;
    form.view = view;
    if (!view) return;
    form.shape = shapeOf(view);
    if (!isKnown) build(view);
    for (const update of updates) update(view);
}

/** Requests the description again after a restart or a lost connection. */
export function lookAgain() { if (layer !== null) send('look', layer); }

/** Returns the shape of a view. Views with the same shape have the same controls. */
function shapeOf({ properties, constraints }) {
    return JSON.stringify([Object.keys(properties), constraints.map(({ id }) => id)]);
}

function build(view) {
    updates = [];
    const title = document.createElement('h3');
    title.textContent = view.class;
    const rows = Object.keys(PROPERTIES).filter(name => name in view.properties).map(makeRow);
    form.replaceChildren(title, ...rows, ...view.constraints.map(({ id }) => makeConstraint(id)));
}

function makeRow(name) {
    const [title, limits] = PROPERTIES[name];
    const row = document.createElement('label');
    row.append(title, ' ');
    const value = view => view.properties[name];
    const edit = value => send('edit', layer, name, value);
    if (name === 'fontName') row.append(makeText(value));
    else if (name === 'hidden') row.append(makeInput('checkbox', 'checked', value, edit));
    else if (name === 'text') row.append(makeInput('text', 'value', value, edit));
    else if (limits) row.append(makeNumber(value, edit, limits));
    else row.append(...makeColor(value, edit));
    return row;
}

function makeConstraint(id) {
    const box = document.createElement('fieldset');
    const title = document.createElement('legend');
    const own = view => view.constraints.find(constraint => constraint.id === id);
    updates.push(view => { title.textContent = own(view).text; });
    const part = (name, label, limits) => {
        const row = document.createElement('label');
        row.append(label, ' ', makeNumber(view => own(view)[name], value => send('edit', layer, name, id, value), limits));
        return row;
    };
    box.append(title, part('constant', 'Constant', {}), part('priority', 'Priority', { min: 1, max: 1000 }));
    return box;
}

function makeText(value) {
    const text = document.createElement('output');
    updates.push(view => { text.textContent = value(view); });
    return text;
}

/** Creates a control for a value. It isn't updated while the user is editing it. */
function makeInput(type, property, value, edit) {
    const input = document.createElement('input');
    input.type = type;
    input.addEventListener('input', () => { if (input.validity.valid) edit(input[property]); });
    updates.push(view => { if (document.activeElement !== input || type === 'checkbox') input[property] = value(view); });
    return input;
}

function makeNumber(value, edit, limits) {
    const rounded = view => Math.round(value(view) * 1000) / 1000;
    const input = makeInput('number', 'value', rounded, text => { if (text !== '') edit(Number(text)); });
    Object.assign(input, { step: 'any', ...limits });
    return input;
}

/** Creates the controls for the three components of a color, and for its alpha. */
function makeColor(value, edit) {
    const hex = part => Math.round(part * 255).toString(16).padStart(2, '0');
    const parts = text => [1, 3, 5].map(start => parseInt(text.slice(start, start + 2), 16) / 255);
    const color = makeInput('color', 'value', view => `#${value(view).slice(0, 3).map(hex).join('')}`, send);
    const alpha = makeInput('number', 'value', view => Math.round(value(view)[3] * 100) / 100, send);
    Object.assign(alpha, { min: 0, max: 1, step: 0.05, ariaLabel: 'Alpha component' });
    function send() { edit([...parts(color.value), Number(alpha.value)]); }
    // A new color for a transparent view should be visible.
    color.addEventListener('input', () => { if (Number(alpha.value) === 0) { alpha.value = 1; send(); } });
    return [color, alpha];
}
