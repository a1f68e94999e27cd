// Keys. A key is the app's first; what it has no use for is done by the element that has the focus, or by this page.

import { send, sendReliably } from './connection.js';
import { editFocusedField, fieldAfter, leaveField, useOf } from './elements.js';
import { editedElement, expectText, takesText } from './text.js';

const keys = document.getElementById('keys');
const elements = document.getElementById('elements');

// Who presses the screen goes on there with the keys.
document.getElementById('screen').addEventListener('pointerup', () => keys.focus({ preventScroll: true }));

// MARK: Keys

const CONTROL = 1 << 18, ALT = 1 << 19;

/** The modifier keys that are held down, as the app counts them. */
export function modifiersOf(event) {
    return (event.getModifierState('CapsLock') ? 1 << 16 : 0) + (event.shiftKey ? 1 << 17 : 0)
        + (event.ctrlKey ? 1 << 18 : 0) + (event.altKey ? 1 << 19 : 0) + (event.metaKey ? 1 << 20 : 0);
}

/** What the browser goes on to do with the control or command key: the clipboard, tabs, zoom and the address. */
const BROWSER_KEYS = 'acvxzyrtwnlq+-=0123456789';
const BROWSER_FUNCTIONS = ['F5', 'F11', 'F12'];

/** The keys that the app knows to be down, with what was said of them. */
const held = new Map();

/** Whether the keys of an element are the app's: those of its screen, and all where nothing else wants them. */
function isOfApp(target) { return target === keys || target === document.body || elements.contains(target); }

document.addEventListener('keydown', event => {
    // An input method gets the keys of the text that it makes.
    if (!isOfApp(event.target) || event.isComposing || event.keyCode === 229) return;
    const isInText = event.target === keys;
    const edit = isInText ? editOf(event) : null;
    // The browser tells of those with an event of their own.
    if (['copy', 'cut', 'paste'].includes(edit)) return;
    if (edit) {
        event.preventDefault();
        return send('edit', edit);
    }
    // Through the elements the browser goes by itself.
    if (event.key === 'Tab' && !isInText) return;
    if (elements.contains(event.target)) editFocusedField(event);
    const otherwise = event.key === 'Tab' ? waysOut(event) : elements.contains(event.target) ? useOf(event) : null;
    sendKey(event, event.repeat ? 'repeated' : 'began', otherwise);
    if (!isLeftToBrowser(event)) event.preventDefault();
});

/** What the tabulator key does in a text if the app has no use for it: the next field is edited at once, for what is typed after
    it may be on its way already. */
function waysOut(event) {
    const field = fieldAfter(editedElement(), event.shiftKey);
    if (field === null) return 'leave';
    expectText(field);
    return [field, 'activate'];
}

document.addEventListener('keyup', event => {
    if (!held.has(event.code)) return;
    sendKey(event, 'ended', null);
    // With the command key down, some systems don't tell when others go up.
    if (event.key === 'Meta') liftKeys();
});

/** Whether this is a computer with a command key. */
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

/** What a key does to what is selected, on this computer; null for all others. */
function editOf(event) {
    const isCommand = IS_APPLE ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isCommand || event.altKey) return null;
    const key = event.key.toLowerCase();
    if (event.shiftKey) return key === 'z' ? 'redo' : null;
    if (key === 'y') return IS_APPLE ? null : 'redo';
    return { a: 'selectAll', c: 'copy', v: 'paste', x: 'cut', z: 'undo' }[key] ?? null;
}

/** The modifiers of a key in a text: where there is no option key, control does by words what it does elsewhere. */
function meantModifiers(event) {
    const modifiers = modifiersOf(event);
    const isByWord = ['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'].includes(event.key);
    if (IS_APPLE || !takesText() || !isByWord || !event.ctrlKey || event.altKey) return modifiers;
    return modifiers - CONTROL + ALT;
}

/** Text comes of most keys; others are for the browser alone. */
function isLeftToBrowser(event) {
    if (BROWSER_FUNCTIONS.includes(event.key)) return true;
    if (event.ctrlKey !== event.metaKey && !event.altKey) return BROWSER_KEYS.includes(event.key.toLowerCase());
    return document.activeElement === keys && takesText() && event.key !== 'Tab';
}

function sendKey(event, phase, otherwise) {
    const isText = [...event.key].length === 1;
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
    // With the option key letters are other characters.
    const plain = letter && event.altKey ? event.shiftKey ? letter : letter.toLowerCase() : event.key;
    const words = [event.code, isText ? event.key : '', isText ? plain : '', meantModifiers(event)];
    if (phase === 'ended') held.delete(event.code);
    else held.set(event.code, words);
    const say = takesText() ? sendReliably : send;
    say('key', phase, ...words, otherwise);
}

/** What a key would do, if it isn't held down; then it has done so already. */
export function pressKey(code, modifiers) {
    if (held.has(code)) return;
    for (const phase of ['began', 'ended']) sendReliably('key', phase, code, '', '', modifiers, null);
}

/** Somebody else gets the keys now, and tells nobody when they go up. */
function liftKeys() {
    for (const words of held.values()) send('key', 'cancelled', ...words, null);
    held.clear();
}

window.addEventListener('blur', liftKeys);

/** The app has no use for the tabulator key: the element after the field, or the one before it, is next. */
export function leaveScreen(direction) {
    if (document.activeElement === keys) leaveField(editedElement(), direction === 'backward');
}

/** The connection was lost, and with it all that was down. */
export function forgetKeys() {
    held.clear();
}
