// Text input from keyboards, input methods, and the clipboard.

import { send, sendReliably } from './connection.js';
import { announce, labelOf } from './elements.js';
import { pressKey } from './keys.js';

const keys = document.getElementById('keys');

/** The maximum length of pasted text, and the length of text in a message, in characters. */
const LONGEST_PASTE = 1 << 20;
const PART = 4096;

// MARK: What takes text

/** The app's description of the text input, or null if there's none. */
let told = null;

/** The fields that the app is about to edit one after another, and the time until which it must confirm that. */
let expected = { elements: [], end: 0 };
const EXPECTATION_TIME = 1000;

const isExpecting = () => performance.now() < expected.end;

/** Whether there's a text input, or the app is about to edit a field. */
export function takesText() { return told !== null || isExpecting(); }

/** Returns the number of the element with the text input, or undefined if it's unknown. */
export function editedElement() { return isExpecting() ? expected.elements.at(-1) : told?.element; }

/** Expects that the app starts editing a field, so that keys go to its text. */
export function expectText(element) {
    const earlier = isExpecting() ? expected.elements : [];
    expected = { elements: [...earlier, element], end: performance.now() + EXPECTATION_TIME };
    keys.focus({ preventScroll: true });
}

/** Updates the text input after it began, ended, or changed, or after the caret moved. */
export function takeText(input) {
    const before = told;
    told = input;
    if (input) confirm(input, isOther(before, input));
    describe();
    if (isOther(before, input)) {
        const hadFocus = document.activeElement === keys;
        // A phone shows or hides its keyboard when the focus changes.
        keys.blur();
        if (input || hadFocus) keys.focus({ preventScroll: true });
    }
    showSelection();
}

/** Ends the expectation of a field, but not of the fields after it: more text may have been typed before this was confirmed. */
function confirm(input, isOther) {
    const index = expected.elements.indexOf(input.element);
    if (index >= 0) expected.elements.splice(0, index + 1);
    if (index >= 0 ? expected.elements.length === 0 : isOther) expected = { elements: [], end: 0 };
}

/** Whether a keyboard must change for another text input. */
function isOther(before, after) {
    if (!before || !after) return before !== after;
    return ['element', 'keyboard', 'returnKey', 'content', 'capitals'].some(name => before[name] !== after[name]);
}

/** Sets the kind of text for on-screen keyboards, and the location for the windows of input methods. */
function describe() {
    keys.ariaLabel = labelOf(told?.element) ?? 'Text for the app';
    keys.inputMode = told?.keyboard ?? 'none';
    keys.enterKeyHint = told?.returnKey ?? '';
    keys.autocapitalize = told?.capitals ? 'characters' : 'off';
    keys.autocomplete = told?.content ?? 'off';
    if (!told?.caret) return;
    const [x, y, height] = told.caret;
    Object.assign(keys.style, { left: `${x}px`, top: `${y}px`, height: `${height}px` });
}

let isComposing = false;

/** Copies the app's selection to the page's text field, so that the browser's commands can copy it. */
function showSelection() {
    if (isComposing) return;
    const selected = told?.selected ?? '';
    if (keys.value === selected) return;
    keys.value = selected;
    keys.select();
}

keys.inputMode = 'none';

// MARK: Typing

/** The keys and modifiers for the browser's deletions other than that of the character before the caret. */
const ALT = 1 << 19, COMMAND = 1 << 20;
const DELETIONS = {
    deleteWordBackward: ['Backspace', ALT], deleteSoftLineBackward: ['Backspace', COMMAND],
    deleteHardLineBackward: ['Backspace', COMMAND], deleteContentForward: ['Delete', 0],
    deleteWordForward: ['Delete', ALT], deleteSoftLineForward: ['Delete', COMMAND],
    deleteHardLineForward: ['Delete', COMMAND],
};
const HISTORY = { historyUndo: 'undo', historyRedo: 'redo' };

keys.addEventListener('beforeinput', event => {
    // An input method changes its own text until it has finished.
    if (event.isComposing) return;
    event.preventDefault();
    const { inputType } = event;
    if (HISTORY[inputType]) return sendReliably('edit', HISTORY[inputType]);
    if (!takesText()) return;
    if (DELETIONS[inputType]) pressKey(...DELETIONS[inputType]);
    else if (inputType.startsWith('delete')) sendReliably('delete');
    else if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') sendReliably('text', '\n');
    else sendText(event.data ?? event.dataTransfer?.getData('text/plain') ?? '');
});

/** Splits a long text into parts, because the length of messages is limited. */
function sendText(text) {
    for (const part of parts(text)) sendReliably('text', part);
}

function parts(text) {
    const parts = [];
    for (let start = 0; start < text.length;) {
        // Surrogate pairs aren't split.
        const isHalf = /[\uD800-\uDBFF]/.test(text[start + PART - 1] ?? '');
        const end = start + PART - (isHalf ? 1 : 0);
        parts.push(text.slice(start, end));
        start = end;
    }
    return parts;
}

// MARK: Input methods

keys.addEventListener('compositionstart', () => { isComposing = true; });

keys.addEventListener('compositionupdate', event => {
    if (told) send('compose', event.data, event.data.length, event.data.length);
});

keys.addEventListener('compositionend', event => {
    isComposing = false;
    if (takesText() && event.data) sendText(event.data);
    else if (told) send('compose', '', 0, 0);
    keys.value = '';
    showSelection();
});

// MARK: Clipboard

/** The last known text that is on both the app's and the page's clipboard. */
let common = null;
/** The text to copy instead of the selection. */
let outgoing = null;
/** The time until which the app may send copied text that the page doesn't know. */
let copyEnd = 0;
const COPY_TIME = 1000;

// Without a selection, some browsers copy nothing unless the page handles these events.
for (const type of ['beforecopy', 'beforecut']) keys.addEventListener(type, event => event.preventDefault());

for (const type of ['copy', 'cut']) {
    keys.addEventListener(type, event => {
        const text = outgoing ?? told?.selected;
        if (text) {
            event.clipboardData.setData('text/plain', text);
            event.preventDefault();
            common = text;
        }
        // Any other text that the app copies arrives in a `clipboard` message.
        if (outgoing !== null) return;
        if (!text) copyEnd = performance.now() + COPY_TIME;
        sendReliably('edit', type);
    });
}

keys.addEventListener('paste', event => {
    event.preventDefault();
    paste(event.clipboardData.getData('text/plain'));
});

function paste(text) {
    // The app has newer text.
    if (performance.now() < copyEnd) return send('paste', '', true);
    if (text.length > LONGEST_PASTE) {
        announce(['The text on the clipboard is too long. Only the beginning was pasted.']);
        text = text.slice(0, LONGEST_PASTE);
    }
    common = text;
    for (const part of parts(text)) sendReliably('paste', part, false);
    sendReliably('paste', '', true);
}

/** Reads the clipboard when the page gets the focus, so that the app's menus can paste text from other programs. */
window.addEventListener('focus', async () => {
    try {
        const permission = await navigator.permissions.query({ name: 'clipboard-read' });
        if (permission.state !== 'granted') return;
        const text = await navigator.clipboard.readText();
        if (!text || text === common || text.length > LONGEST_PASTE) return;
        common = text;
        for (const part of parts(text)) send('paste', part, false);
        send('offer');
    } catch {
        // Some browsers don't support this permission, and allow reading only for a paste command.
    }
});

/** Copies the app's text to the clipboard. */
export async function copyOut(text) {
    copyEnd = 0;
    if (text === common) return;
    common = text;
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // Insecure pages have no such clipboard, and others allow access only shortly after a user action.
        outgoing = text;
        document.execCommand('copy');
        outgoing = null;
    }
}

/** Ends the input method's composition after the connection was lost. Its text isn't changed. */
export function forgetText() { isComposing = false; }
