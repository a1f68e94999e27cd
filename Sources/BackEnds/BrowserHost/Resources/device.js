// The device around the screen, and the controls that make it another one. All settings stand in the address, so that a
// link opens the page again as it is.

import { send } from './connection.js';
import { DEVICES, TEXT_SIZES } from './devices.js';

/** What may be outlined on the screen. */
const OUTLINES = ['items', 'groups', 'sections', 'insets', 'views'];
/** The longer sides of tablets with a home button. */
const HOME_BUTTON_TABLETS = [1024, 1080, 1112];
const SIDES = { least: 100, most: 3000 };
/** How many times longer animations take when they are slow. */
const SLOWNESS = 10;

const control = name => document.getElementById(name);
const [bezel, stage] = [control('bezel'), control('stage')];
const address = new URLSearchParams(location.search);

// In a grid of pages the device alone is shown.
document.body.classList.toggle('bare', address.get('bare') === 'on');

/** The screen's size in points, and how many of the page's pixels a point has. */
export let size = { width: 390, height: 844 };
export let zoom = 1;
/** What the app says about the device that it runs on. */
let device = { size: [390, 844], style: 'light', direction: 'ltr', text: 'L', motion: 'full', slow: 1, keyboard: 'hidden', statusbar: 'shown' };

// MARK: Settings

const isLandscape = () => address.get('landscape') === '1';

/** The size that the address asks for; null if it leaves it to the app. */
function wantedSize() {
    const name = address.get('device');
    const free = /^(\d+)x(\d+)$/.exec(name ?? '');
    const sides = DEVICES[name]?.slice(1) ?? free?.slice(1).map(Number);
    return sides?.map(side => Math.min(Math.max(side, SIDES.least), SIDES.most)) ?? null;
}

/** What the address asks of the device; what it leaves out is the app's choice. */
export function settings() {
    const result = isLandscape() ? { landscape: true } : {};
    const wanted = wantedSize();
    if (wanted) result.size = wanted;
    const known = {
        style: ['light', 'dark'], direction: ['ltr', 'rtl'], text: TEXT_SIZES, motion: ['full', 'reduced'],
        keyboard: ['shown', 'hidden'], statusbar: ['shown', 'hidden'],
    };
    for (const [name, values] of Object.entries(known)) {
        if (values.includes(address.get(name))) result[name] = address.get(name);
    }
    if (address.has('preview')) result.preview = address.get('preview');
    const slow = Number(address.get('slow'));
    if (slow >= 1 && slow <= 100) result.slow = slow;
    const told = toldTools();
    if (told.length) result.tools = told;
    return result;
}

/** What the address says of the developer's tools. */
export function tools() {
    const outlines = address.get('outlines')?.split(',') ?? [];
    const isOn = name => address.get(name) === 'on';
    return {
        isInspecting: isOn('inspect'), outlines: OUTLINES.filter(name => outlines.includes(name)),
        flashes: isOn('flashes'), diagnostics: isOn('diagnostics'), isRecording: isOn('record'),
        touches: isOn('touches'), isPicking: isOn('inspect') && isOn('pick'), timeline: isOn('timeline'),
    };
}

/** What the app has to tell for them. */
function toldTools() {
    const { isInspecting, isPicking, outlines, flashes, diagnostics, isRecording, timeline } = tools();
    const wanted = {
        collections: isInspecting || outlines.some(name => name !== 'views'), views: isPicking || outlines.includes('views'),
        events: flashes || diagnostics, test: isRecording, frames: timeline,
    };
    return Object.keys(wanted).filter(name => wanted[name]);
}

/** Changes a tool in the address, a flag or a list, and tells the app. */
export function changeTools(name, value) {
    const text = value === true ? 'on' : value ? value.join(',') : '';
    change(name, text || null);
}

/** Changes a setting in the address, where null takes it away, and tells the app. */
function change(name, value) {
    if (value === null) address.delete(name);
    else address.set(name, value);
    const query = address.toString();
    history.replaceState(null, '', location.pathname + (query && `?${query}`) + location.hash);
    send('settings', settings());
    update();
}

/** The app has told what device it runs on. */
export function deviceDidChange(told) {
    device = told;
    update();
}

// MARK: Controls

const toggles = {
    style: () => change('style', device.style === 'dark' ? 'light' : 'dark'),
    direction: () => change('direction', device.direction === 'rtl' ? 'ltr' : 'rtl'),
    motion: () => change('motion', device.motion === 'reduced' ? 'full' : 'reduced'),
    keyboard: () => change('keyboard', device.keyboard === 'shown' ? 'hidden' : 'shown'),
    statusbar: () => change('statusbar', device.statusbar === 'shown' ? 'hidden' : 'shown'),
    slow: () => change('slow', device.slow > 1 ? '1' : SLOWNESS),
    'bezel-shown': () => change('frame', isBezelShown() ? 'off' : null),
    'meter-shown': () => change('meter', isMeterShown() ? null : 'on'),
    rotate: () => change('landscape', isLandscape() ? null : '1'),
};
const isBezelShown = () => address.get('frame') !== 'off';
export const isMeterShown = () => address.get('meter') === 'on';

function addOption(select, value, text) {
    const option = document.createElement('option');
    option.value = value;
    option.textContent = text;
    select.append(option);
    return option;
}

addOption(control('device'), '', 'Default');
for (const [name, [title]] of Object.entries(DEVICES)) addOption(control('device'), name, title);
const freeOption = addOption(control('device'), '', 'Free size');
for (const text of TEXT_SIZES) addOption(control('text'), text, text.replace('Accessibility', 'Accessibility '));
for (const [name, action] of Object.entries(toggles)) control(name).addEventListener('click', action);
control('device').addEventListener('change', event => change('device', event.target.value || null));
control('text').addEventListener('change', event => change('text', event.target.value));

/** Brings the controls and the device's frame up to date. */
function update() {
    const name = address.get('device') ?? '';
    freeOption.hidden = DEVICES[name] || !name;
    freeOption.value = name;
    freeOption.textContent = `Custom size, ${name}`;
    control('device').value = name;
    control('text').value = device.text;
    const pressed = {
        style: device.style === 'dark', direction: device.direction === 'rtl', motion: device.motion === 'reduced',
        slow: device.slow > 1, keyboard: device.keyboard === 'shown', statusbar: device.statusbar === 'shown', 'bezel-shown': isBezelShown(),
        'meter-shown': isMeterShown(),
    };
    for (const [name, isPressed] of Object.entries(pressed)) control(name).setAttribute('aria-pressed', isPressed);
    control('meter').hidden = !isMeterShown();
    bezel.classList.toggle('shown', isBezelShown());
    // Phones and tablets with a home button are the only ones with square corners.
    const [long, short] = [Math.max(...device.size), Math.min(...device.size)];
    const isTablet = short >= 700;
    bezel.classList.toggle('phone', !isTablet && long / short > 1.9);
    bezel.classList.toggle('tablet', isTablet && !HOME_BUTTON_TABLETS.includes(long));
    fit();
}

// MARK: Size

/** Shows a screen of another size. */
export function resize(width, height) {
    size = { width, height };
    fit();
}

/** A screen that is larger than the room is shown smaller. */
function fit() {
    const margin = isBezelShown() ? 24 : 0;
    zoom = Math.min(
        1, stage.clientWidth / (size.width + margin), stage.clientHeight / (size.height + margin));
    bezel.style.width = `${size.width}px`;
    bezel.style.height = `${size.height}px`;
    // On whole pixels, or else everything on the screen is blurred.
    const pixel = 1 / devicePixelRatio;
    const place = side => Math.round(-side * zoom / 2 / pixel) * pixel;
    const middle = side => Math.round(side / 2) - side / 2;
    bezel.style.transform = `translate(${place(size.width) + middle(stage.clientWidth)}px,`
        + `${place(size.height) + middle(stage.clientHeight)}px) scale(${zoom})`;
}

new ResizeObserver(fit).observe(stage);

/** Where an event was on the screen, in points. */
export function place(event) {
    const box = bezel.getBoundingClientRect();
    const round = value => Math.round(value / zoom * 100) / 100;
    return [round(event.clientX - box.left), round(event.clientY - box.top)];
}

// The corner of the device can be dragged to any size.
const grip = control('grip');
grip.addEventListener('pointerdown', event => {
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
});
grip.addEventListener('pointermove', event => {
    if (!grip.hasPointerCapture(event.pointerId)) return;
    const box = stage.getBoundingClientRect();
    // The device stays in the middle: it grows on both sides.
    const wanted = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2]
        .map(half => Math.round(Math.min(Math.max(2 * half / zoom, SIDES.least), SIDES.most)));
    address.delete('landscape');
    change('device', wanted.join('x'));
});

update();
