// Keys, and text from keyboards and input methods. A key is the app's first; what it has no use for is done by the element
// that has the focus, or by this page.

import { send } from './connection.js';
import { leaveField, useOf } from './elements.js';

const keys = document.getElementById('keys');
const elements = document.getElementById('elements');

// MARK: Text

let isTextWanted = false;

/** Something on the screen begins or ends to wait for text. */
export function takeText(isWanted) {
    if (isWanted === isTextWanted) return;
    isTextWanted = isWanted;
    const hadFocus = document.activeElement === keys;
    // A phone shows its keyboard, or hides it, when the focus comes.
    keys.blur();
    keys.inputMode = isWanted ? 'text' : 'none';
    if (isWanted || hadFocus) keys.focus({ preventScroll: true });
}

keys.inputMode = 'none';

// Who presses the screen goes on there with the keys.
document.getElementById('screen').addEventListener('pointerup', () => keys.focus({ preventScroll: true }));

keys.addEventListener('beforeinput', event => {
    // An input method changes its own text until it is done.
    if (event.isComposing) return;
    event.preventDefault();
    if (!isTextWanted) return;
    if (event.inputType.startsWith('delete')) send('delete');
    else if (event.inputType === 'insertLineBreak') send('text', '\n');
    else sendText(event.data ?? event.dataTransfer?.getData('text/plain'));
});

keys.addEventListener('compositionend', event => {
    if (isTextWanted) sendText(event.data);
    keys.value = '';
});

/** A long text goes in parts, as each message has a limit. */
function sendText(text) {
    for (let start = 0; start < (text ?? '').length; start += 4096) send('text', text.slice(start, start + 4096));
}

// MARK: Keys

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
    // Through the elements the browser goes by itself.
    if (event.key === 'Tab' && !isInText) return;
    const otherwise = event.key === 'Tab' ? 'leave' : elements.contains(event.target) ? useOf(event) : null;
    sendKey(event, event.repeat ? 'repeated' : 'began', otherwise);
    if (!isLeftToBrowser(event)) event.preventDefault();
});

document.addEventListener('keyup', event => {
    if (!held.has(event.code)) return;
    sendKey(event, 'ended', null);
    // With the command key down, some systems don't tell when others go up.
    if (event.key === 'Meta') liftKeys();
});

/** Text comes of most keys; others are for the browser alone. */
function isLeftToBrowser(event) {
    if (BROWSER_FUNCTIONS.includes(event.key)) return true;
    if (event.ctrlKey !== event.metaKey && !event.altKey) return BROWSER_KEYS.includes(event.key.toLowerCase());
    return event.target === keys && isTextWanted && event.key !== 'Tab';
}

function sendKey(event, phase, otherwise) {
    const isText = [...event.key].length === 1;
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
    // With the option key letters are other characters.
    const plain = letter && event.altKey ? event.shiftKey ? letter : letter.toLowerCase() : event.key;
    const words = [event.code, isText ? event.key : '', isText ? plain : '', modifiersOf(event)];
    if (phase === 'ended') held.delete(event.code);
    else held.set(event.code, words);
    send('key', phase, ...words, otherwise);
}

/** Somebody else gets the keys now, and tells nobody when they go up. */
function liftKeys() {
    for (const words of held.values()) send('key', 'cancelled', ...words, null);
    held.clear();
}

window.addEventListener('blur', liftKeys);

/** The app has no use for the tabulator key: the element after the field, or the one before it, is next. */
export function leaveScreen(direction) {
    if (document.activeElement === keys) leaveField(direction === 'backward');
}

/** The connection was lost, and with it all that was down. */
export function forgetKeys() {
    held.clear();
}
