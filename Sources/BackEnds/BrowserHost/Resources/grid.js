// Variants of the app side by side: a page for each combination of the selected devices, styles, text sizes, and
// directions. The selection is stored in the address.

import { DEVICES, TEXT_SIZES } from './devices.js';

/** The height of each device in the grid, and the space around it, in pixels. */
const HEIGHT = 560;
const MARGIN = 32;
/** The maximum number of pages. More would be too many for a browser and for the app. */
const MOST_PAGES = 24;
/** The settings that can vary, with their values and titles. */
const SETTINGS = {
    device: ['Devices', Object.fromEntries(Object.entries(DEVICES).map(([name, [title]]) => [name, title]))],
    style: ['Styles', { light: 'Light', dark: 'Dark' }],
    text: ['Text sizes', Object.fromEntries(TEXT_SIZES.map(name => [name, name.replace('Accessibility', 'Accessibility ')]))],
    direction: ['Directions', { ltr: 'Left to right', rtl: 'Right to left' }],
};
const FIRST = { device: ['iphone-15'], style: ['light', 'dark'], text: ['L', 'AccessibilityL'], direction: ['ltr'] };

const address = new URLSearchParams(location.search);
const grid = document.getElementById('grid');

/** Returns the selected values of a setting, in order. */
function chosen(name) {
    const wanted = address.get(name)?.split(',') ?? FIRST[name];
    const known = Object.keys(SETTINGS[name][1]).filter(value => wanted.includes(value));
    return known.length ? known : FIRST[name];
}

/** Returns all combinations of the selected values. */
function variants() {
    return Object.keys(SETTINGS).reduce(
        (variants, name) => variants.flatMap(variant => chosen(name).map(value => ({ ...variant, [name]: value }))), [{}]);
}

function makeVariant(variant) {
    const [figure, caption, frame] = ['figure', 'figcaption', 'iframe'].map(name => document.createElement(name));
    const [, width, height] = DEVICES[variant.device];
    const title = Object.entries(variant).map(([name, value]) => SETTINGS[name][1][value]).join(' · ');
    caption.textContent = title;
    frame.title = title;
    frame.height = HEIGHT + MARGIN;
    frame.width = Math.round(HEIGHT * width / height) + MARGIN;
    frame.src = `/?${new URLSearchParams({ ...variant, bare: 'on' })}`;
    figure.append(caption, frame);
    return figure;
}

/** Shows the variants. Variants that are already shown aren't changed. */
function show() {
    const shown = new Map([...grid.children].map(figure => [figure.querySelector('iframe').src, figure]));
    const wanted = variants().slice(0, MOST_PAGES).map(makeVariant);
    const figures = wanted.map(figure => shown.get(figure.querySelector('iframe').src) ?? figure);
    for (const figure of shown.values()) if (!figures.includes(figure)) figure.remove();
    // Moving a frame would reload it, so only new frames are inserted.
    figures.forEach((figure, index) => {
        if (figure.parentNode !== grid) grid.insertBefore(figure, figures.slice(index + 1).find(other => other.parentNode === grid) ?? null);
    });
}

function makeChoice(name) {
    const [title, values] = SETTINGS[name];
    const [details, summary, list] = ['details', 'summary', 'fieldset'].map(tag => document.createElement(tag));
    summary.textContent = title;
    list.append(...Object.entries(values).map(([value, text]) => {
        const [label, box] = ['label', 'input'].map(tag => document.createElement(tag));
        Object.assign(box, { type: 'checkbox', name, value, checked: chosen(name).includes(value) });
        label.append(box, ` ${text}`);
        return label;
    }));
    list.addEventListener('change', () => {
        address.set(name, [...list.querySelectorAll(':checked')].map(({ value }) => value).join(','));
        history.replaceState(null, '', `?${address}`);
        show();
    });
    details.append(summary, list);
    return details;
}

document.getElementById('choices').append(...Object.keys(SETTINGS).map(makeChoice));
show();
