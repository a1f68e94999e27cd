// A link to the screen that the page shows. It has what was done on the way there, which the app does again when the link
// is opened, and where things were scrolled to.

import { pageAddress } from './connection.js';
import { announce } from './elements.js';

const PREFIX = '#screen=';
const button = document.getElementById('link');

button.addEventListener('click', async () => {
    const answer = await fetch(`${pageAddress()}/place`);
    const place = await answer.json();
    if (!answer.ok) return say(place.error);
    const isStart = !place.commands.length && !place.positions.length;
    const fragment = isStart ? '' : PREFIX + encode(JSON.stringify(place));
    history.replaceState(null, '', location.pathname + location.search + fragment);
    try {
        await navigator.clipboard.writeText(location.href);
        say('The link was copied to the clipboard.');
    } catch {
        // Some browsers let a page copy only in the moment of a press.
        say('The address contains the link.');
    }
});

/** Says something to everybody: beside the button, and to screen readers. */
function say(text) {
    button.title = text;
    announce([text]);
}

/** What a link says of the screen: `commands` and `positions`; null for a page that was opened without one. */
export function linkedPlace() {
    if (!location.hash.startsWith(PREFIX)) return null;
    try {
        const { commands, positions } = JSON.parse(decode(location.hash.slice(PREFIX.length)));
        return Array.isArray(commands) && Array.isArray(positions) ? { commands, positions } : null;
    } catch {
        // A link that was cut off leads to the start of the app.
        announce(['The link is invalid.']);
        return null;
    }
}

// Base64 with the characters that addresses may have.

function encode(text) {
    const bytes = String.fromCharCode(...new TextEncoder().encode(text));
    return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text) {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)));
}
