// The device around the screen, and the controls for its settings. All settings are stored in the address, so that a
// link opens the same page.

import { send } from './connection.js';
import { DEVICES, SYSTEMS, TEXT_SIZES } from './devices.js';

/** The kinds of outlines on the screen. */
const OUTLINES = ['items', 'groups', 'sections', 'insets', 'views'];
/** The longer sides of tablets with a home button. */
const HOME_BUTTON_TABLETS = [1024, 1080, 1112];
const SIDES = { least: 100, most: 3000 };
/** The factor by which slow animations are slower. */
const SLOWNESS = 10;

const control = name => document.getElementById(name);
const [bezel, stage] = [control('bezel'), control('stage')];
const address = new URLSearchParams(location.search);

// In a grid of pages, only the device is shown.
document.body.classList.toggle('bare', address.get('bare') === 'on');

/** The screen's size in points, and the number of the page's pixels per point. */
export let size = { width: 390, height: 844 };
export let zoom = 1;
/** The settings of the device that the app runs on. */
let device = { size: [390, 844], system: '26', style: 'light', direction: 'ltr', text: 'L', motion: 'full', slow: 1, keyboard: 'hidden', statusbar: 'shown' };

// MARK: Settings

const isLandscape = () => address.get('landscape') === '1';

/** Returns the size in the address, or null for the app's default. */
function wantedSize() {
    const name = address.get('device');
    const free = /^(\d+)x(\d+)$/.exec(name ?? '');
    const sides = DEVICES[name]?.slice(1) ?? free?.slice(1).map(Number);
    return sides?.map(side => Math.min(Math.max(side, SIDES.least), SIDES.most)) ?? null;
}

/** Whether the user is dragging the corner of the device. */
let isResizing = false;

/** Returns the device settings in the address. Missing settings have the app's defaults. */
export function settings() {
    const result = isLandscape() ? { landscape: true } : {};
    const wanted = wantedSize();
    if (wanted) result.size = wanted;
    const known = {
        system: SYSTEMS, style: ['light', 'dark'], direction: ['ltr', 'rtl'], text: TEXT_SIZES, motion: ['full', 'reduced'],
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
    if (isResizing) result.resizing = true;
    return result;
}

/** Returns the development tools in the address. */
export function tools() {
    const outlines = address.get('outlines')?.split(',') ?? [];
    const isOn = name => address.get(name) === 'on';
    return {
        isInspecting: isOn('inspect'), outlines: OUTLINES.filter(name => outlines.includes(name)),
        flashes: isOn('flashes'), diagnostics: isOn('diagnostics'), isRecording: isOn('record'),
        touches: isOn('touches'), isPicking: isOn('inspect') && isOn('pick'), timeline: isOn('timeline'),
    };
}

/** Returns the names of the tools that need messages from the app. */
function toldTools() {
    const { isInspecting, isPicking, outlines, flashes, diagnostics, isRecording, timeline } = tools();
    const wanted = {
        collections: isInspecting || outlines.some(name => name !== 'views'), views: isPicking || outlines.includes('views'),
        events: flashes || diagnostics, test: isRecording, frames: timeline,
    };
    return Object.keys(wanted).filter(name => wanted[name]);
}

/** Changes a tool in the address, which is a flag or a list, and notifies the app. */
export function changeTools(name, value) {
    const text = value === true ? 'on' : value ? value.join(',') : '';
    change(name, text || null);
}

/** Changes a setting in the address, or removes it for null, and notifies the app. */
function change(name, value) {
    if (value === null) address.delete(name);
    else address.set(name, value);
    const query = address.toString();
    history.replaceState(null, '', location.pathname + (query && `?${query}`) + location.hash);
    send('settings', settings());
    update();
}

/** Handles the app's message with the settings of its device. */
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
for (const system of SYSTEMS) addOption(control('system'), system, `iOS ${system}`);
for (const text of TEXT_SIZES) addOption(control('text'), text, text.replace('Accessibility', 'Accessibility '));
for (const [name, action] of Object.entries(toggles)) control(name).addEventListener('click', action);
control('device').addEventListener('change', event => change('device', event.target.value || null));
control('system').addEventListener('change', event => {
    change('system', event.target.value);
    // Views keep the design that they were created with.
    location.reload();
});
control('text').addEventListener('change', event => change('text', event.target.value));

/** Updates the controls and the device's frame. */
function update() {
    const name = address.get('device') ?? '';
    freeOption.hidden = DEVICES[name] || !name;
    freeOption.value = name;
    freeOption.textContent = `Custom size, ${name}`;
    control('device').value = name;
    control('system').value = device.system;
    control('text').value = device.text;
    const pressed = {
        style: device.style === 'dark', direction: device.direction === 'rtl', motion: device.motion === 'reduced',
        slow: device.slow > 1, keyboard: device.keyboard === 'shown', statusbar: device.statusbar === 'shown', 'bezel-shown': isBezelShown(),
        'meter-shown': isMeterShown(),
    };
    for (const [name, isPressed] of Object.entries(pressed)) control(name).setAttribute('aria-pressed', isPressed);
    control('meter').hidden = !isMeterShown();
    bezel.classList.toggle('shown', isBezelShown());
    // Only phones and tablets with a home button have square corners.
    const [long, short] = [Math.max(...device.size), Math.min(...device.size)];
    const isTablet = short >= 700;
    bezel.classList.toggle('phone', !isTablet && long / short > 1.9);
    bezel.classList.toggle('tablet', isTablet && !HOME_BUTTON_TABLETS.includes(long));
    fit();
}

// MARK: Size

/** Shows a screen with another size. */
export function resize(width, height) {
    size = { width, height };
    fit();
}

/** Scales a screen down that is larger than the available space. */
function fit() {
    const margin = isBezelShown() ? 24 : 0;
    zoom = Math.min(
        1, stage.clientWidth / (size.width + margin), stage.clientHeight / (size.height + margin));
    bezel.style.width = `${size.width}px`;
    bezel.style.height = `${size.height}px`;
    // The position is a whole number of pixels. Otherwise, the screen would be blurred.
    const pixel = 1 / devicePixelRatio;
    const place = side => Math.round(-side * zoom / 2 / pixel) * pixel;
    const middle = side => Math.round(side / 2) - side / 2;
    bezel.style.transform = `translate(${place(size.width) + middle(stage.clientWidth)}px,`
        + `${place(size.height) + middle(stage.clientHeight)}px) scale(${zoom})`;
}

new ResizeObserver(fit).observe(stage);

/** Returns the location of an event on the screen, in points. */
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
    // The device stays centered, so it grows on both sides.
    const wanted = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2]
        .map(half => Math.round(Math.min(Math.max(2 * half / zoom, SIDES.least), SIDES.most)));
    address.delete('landscape');
    isResizing = true;
    change('device', wanted.join('x'));
});
grip.addEventListener('lostpointercapture', () => {
    if (!isResizing) return;
    isResizing = false;
    send('settings', settings());
});

update();
