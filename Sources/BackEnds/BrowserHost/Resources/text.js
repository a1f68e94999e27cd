// Text: what something on the screen that takes it gets from keyboards, input methods and the clipboard.

import { send, sendReliably } from './connection.js';
import { announce, labelOf } from './elements.js';
import { pressKey } from './keys.js';

const keys = document.getElementById('keys');

/** The most that is pasted at once, in characters, and how much of a text one message has. */
const LONGEST_PASTE = 1 << 20;
const PART = 4096;

// MARK: What takes text

/** What the app says of what takes text; null while nothing does. */
let told = null;

/** A field that the app is about to edit, and until when it may take to say so. */
let expected = { element: null, end: 0 };
const EXPECTATION_TIME = 1000;

const isExpecting = () => performance.now() < expected.end;

/** Whether something on the screen takes text, or is about to. */
export function takesText() { return told !== null || isExpecting(); }

/** The number of the element that takes text, or is about to; undefined if it isn't known. */
export function editedElement() { return isExpecting() ? expected.element : told?.element; }

/** The app was told to edit a field: the keys are for its text. */
export function expectText(element) {
    expected = { element, end: performance.now() + EXPECTATION_TIME };
    keys.focus({ preventScroll: true });
}

/** Something on the screen begins or ends to take text, or something else takes it, or the caret has moved. */
export function takeText(input) {
    const before = told;
    told = input;
    if (input && (input.element === expected.element || isOther(before, input))) expected.end = 0;
    describe();
    if (isOther(before, input)) {
        const hadFocus = document.activeElement === keys;
        // A phone shows its keyboard, or hides it, when the focus comes.
        keys.blur();
        if (input || hadFocus) keys.focus({ preventScroll: true });
    }
    showSelection();
}

/** Whether a keyboard has to change for another text. */
function isOther(before, after) {
    if (!before || !after) return before !== after;
    return ['element', 'keyboard', 'returnKey', 'content', 'capitals'].some(name => before[name] !== after[name]);
}

/** Says what is to be typed, for keyboards on the screen, and where, for the windows of input methods. */
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

/** What is selected in the app is selected here too, so that the browser's own commands find something to copy. */
function showSelection() {
    if (isComposing) return;
    const selected = told?.selected ?? '';
    if (keys.value === selected) return;
    keys.value = selected;
    keys.select();
}

keys.inputMode = 'none';

// MARK: Typing

/** What browsers delete beside the character before the caret: the key that does it, and its modifiers. */
const ALT = 1 << 19, COMMAND = 1 << 20;
const DELETIONS = {
    deleteWordBackward: ['Backspace', ALT], deleteSoftLineBackward: ['Backspace', COMMAND],
    deleteHardLineBackward: ['Backspace', COMMAND], deleteContentForward: ['Delete', 0],
    deleteWordForward: ['Delete', ALT], deleteSoftLineForward: ['Delete', COMMAND],
    deleteHardLineForward: ['Delete', COMMAND],
};
const HISTORY = { historyUndo: 'undo', historyRedo: 'redo' };

keys.addEventListener('beforeinput', event => {
    // An input method changes its own text until it is done.
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

/** A long text goes in parts, as each message has a limit. */
function sendText(text) {
    for (const part of parts(text)) sendReliably('text', part);
}

function parts(text) {
    const parts = [];
    for (let start = 0; start < text.length;) {
        // The halves of a character stay together.
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

/** The text that the app and the clipboard have in common, as far as is known. */
let common = null;
/** What is to be copied instead of what is selected. */
let outgoing = null;
/** Until when the app may be about to say what it has copied, because the page couldn't know. */
let copyEnd = 0;
const COPY_TIME = 1000;

// Without a selection some browsers copy nothing, unless the page says that there is something.
for (const type of ['beforecopy', 'beforecut']) keys.addEventListener(type, event => event.preventDefault());

for (const type of ['copy', 'cut']) {
    keys.addEventListener(type, event => {
        const text = outgoing ?? told?.selected;
        if (text) {
            event.clipboardData.setData('text/plain', text);
            event.preventDefault();
            common = text;
        }
        // Whatever else the app copies comes as `clipboard`.
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
    // The app has something newer.
    if (performance.now() < copyEnd) return send('paste', '', true);
    if (text.length > LONGEST_PASTE) {
        announce(['The text on the clipboard is too long. Only the beginning was pasted.']);
        text = text.slice(0, LONGEST_PASTE);
    }
    common = text;
    for (const part of parts(text)) sendReliably('paste', part, false);
    sendReliably('paste', '', true);
}

/** Who comes back may have copied something elsewhere; the menus of the app can paste it if the page may read it. */
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
        // Some browsers know no such permission, and let nobody read who isn't asked to paste.
    }
});

/** The app has copied a text. */
export async function copyOut(text) {
    copyEnd = 0;
    if (text === common) return;
    common = text;
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // Pages that aren't safe have no such clipboard, and others only soon after a press.
        outgoing = text;
        document.execCommand('copy');
        outgoing = null;
    }
}

/** The connection was lost: what an input method was making stays as it is. */
export function forgetText() { isComposing = false; }
