// Text from keyboards and input methods.

import { send } from './connection.js';
import { leaveField } from './elements.js';

const keys = document.getElementById('keys');

let isTextWanted = false;

/** Something on the screen begins or ends to wait for text. */
export function takeText(isWanted) {
    if (isWanted === isTextWanted) return;
    isTextWanted = isWanted;
    if (isWanted) keys.focus({ preventScroll: true });
    else keys.blur();
}

// A press on the screen takes the focus away.
document.getElementById('screen').addEventListener('pointerup', () => {
    if (isTextWanted) keys.focus({ preventScroll: true });
});

keys.addEventListener('keydown', event => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    leaveField(event.shiftKey);
});

keys.addEventListener('beforeinput', event => {
    // An input method changes its own text until it is done.
    if (event.isComposing) return;
    event.preventDefault();
    if (event.inputType.startsWith('delete')) send('delete');
    else if (event.inputType === 'insertLineBreak') send('text', '\n');
    else sendText(event.data ?? event.dataTransfer?.getData('text/plain'));
});

keys.addEventListener('compositionend', event => {
    sendText(event.data);
    keys.value = '';
});

/** A long text goes in parts, as each message has a limit. */
function sendText(text) {
    for (let start = 0; start < (text ?? '').length; start += 4096) send('text', text.slice(start, start + 4096));
}
