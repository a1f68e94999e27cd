// Keys. The app handles a key first. If it doesn't use it, the focused element or the page does.

import { send, sendReliably } from './connection.js';
import { editFocusedField, fieldAfter, leaveField, useOf } from './elements.js';
import { editedElement, expectText, takesText } from './text.js';

const keys = document.getElementById('keys');
const elements = document.getElementById('elements');

// After a press on the screen, keys go to the app.
document.getElementById('screen').addEventListener('pointerup', () => keys.focus({ preventScroll: true }));

// MARK: Keys

const CONTROL = 1 << 18, ALT = 1 << 19;

/** Returns the modifier keys that are down, as the app's raw value. */
export function modifiersOf(event) {
    return (event.getModifierState('CapsLock') ? 1 << 16 : 0) + (event.shiftKey ? 1 << 17 : 0)
        + (event.ctrlKey ? 1 << 18 : 0) + (event.altKey ? 1 << 19 : 0) + (event.metaKey ? 1 << 20 : 0);
}

/**
 * The keys whose combinations with Control or Command are handled by the browser: clipboard, tabs, zoom, and address.
 */
const BROWSER_KEYS = 'acvxzyrtwnlq+-=0123456789';
const BROWSER_FUNCTIONS = ['F5', 'F11', 'F12'];

/** The keys that were reported to the app as pressed, with the arguments of the message. */
const held = new Map();

/** Whether the keys of an element go to the app: those on the screen, and all that no other element uses. */
function isOfApp(target) { return target === keys || target === document.body || elements.contains(target); }

document.addEventListener('keydown', event => {
    // An input method handles the keys of its text.
    if (!isOfApp(event.target) || event.isComposing || event.keyCode === 229) return;
    const isInText = event.target === keys;
    const edit = isInText ? editOf(event) : null;
    // The browser sends separate events for these keys.
    if (['copy', 'cut', 'paste'].includes(edit)) return;
    if (edit) {
        event.preventDefault();
        return send('edit', edit);
    }
    // The browser moves the focus between elements itself.
    if (event.key === 'Tab' && !isInText) return;
    if (elements.contains(event.target)) editFocusedField(event);
    const otherwise = event.key === 'Tab' ? waysOut(event) : elements.contains(event.target) ? useOf(event) : null;
    sendKey(event, event.repeat ? 'repeated' : 'began', otherwise);
    if (!isLeftToBrowser(event)) event.preventDefault();
});

/** Returns the action of the Tab key in a text if the app doesn't use it. The next field is edited immediately, because
    more text may already have been typed. */
function waysOut(event) {
    const field = fieldAfter(editedElement(), event.shiftKey);
    if (field === null) return 'leave';
    expectText(field);
    return [field, 'activate'];
}

document.addEventListener('keyup', event => {
    if (!held.has(event.code)) return;
    sendKey(event, 'ended', null);
    // While the Command key is down, some systems don't report when other keys are released.
    if (event.key === 'Meta') liftKeys();
});

/** Whether this is an Apple device, which has a Command key. */
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the editing command of a key on this system, or null. */
function editOf(event) {
    const isCommand = IS_APPLE ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isCommand || event.altKey) return null;
    const key = event.key.toLowerCase();
    if (event.shiftKey) return key === 'z' ? 'redo' : null;
    if (key === 'y') return IS_APPLE ? null : 'redo';
    return { a: 'selectAll', c: 'copy', v: 'paste', x: 'cut', z: 'undo' }[key] ?? null;
}

/** Returns the modifiers of a key in a text. Where there's no Option key, Control moves by words. */
function meantModifiers(event) {
    const modifiers = modifiersOf(event);
    const isByWord = ['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'].includes(event.key);
    if (IS_APPLE || !takesText() || !isByWord || !event.ctrlKey || event.altKey) return modifiers;
    return modifiers - CONTROL + ALT;
}

/** Whether the browser must handle a key. Most keys produce text. */
function isLeftToBrowser(event) {
    if (BROWSER_FUNCTIONS.includes(event.key)) return true;
    if (event.ctrlKey !== event.metaKey && !event.altKey) return BROWSER_KEYS.includes(event.key.toLowerCase());
    return document.activeElement === keys && takesText() && event.key !== 'Tab';
}

function sendKey(event, phase, otherwise) {
    const isText = [...event.key].length === 1;
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
    // With the Option key, letters produce other characters.
    const plain = letter && event.altKey ? event.shiftKey ? letter : letter.toLowerCase() : event.key;
    const words = [event.code, isText ? event.key : '', isText ? plain : '', meantModifiers(event)];
    if (phase === 'ended') held.delete(event.code);
    else held.set(event.code, words);
    const say = takesText() ? sendReliably : send;
    say('key', phase, ...words, otherwise);
}

/** Presses a key, unless the key is held down and has already had its effect. */
export function pressKey(code, modifiers) {
    if (held.has(code)) return;
    for (const phase of ['began', 'ended']) sendReliably('key', phase, code, '', '', modifiers, null);
}

/** Releases all keys when the page loses the focus, because their release isn't reported. */
function liftKeys() {
    for (const words of held.values()) send('key', 'cancelled', ...words, null);
    held.clear();
}

window.addEventListener('blur', liftKeys);

/** Moves the focus to the element after or before the field if the app doesn't use the Tab key. */
export function leaveScreen(direction) {
    if (document.activeElement === keys) leaveField(editedElement(), direction === 'backward');
}

/** Forgets the pressed keys after the connection was lost. */
export function forgetKeys() {
    held.clear();
}
