// A link to the current screen. It contains the commands that lead to the screen, which the app repeats when the link
// is opened, and the scroll positions.

import { pageAddress } from './connection.js';
import { announce } from './elements.js';

const PREFIX = '#screen=';
const button = document.getElementById('link');

button.addEventListener('click', async () => {
    const answer = await fetch(`${pageAddress()}/link`);
    const place = await answer.json();
    if (!answer.ok) return say(place.error);
    const isStart = !place.commands.length && !place.positions.length;
    const fragment = isStart ? '' : PREFIX + encode(JSON.stringify(place));
    history.replaceState(null, '', location.pathname + location.search + fragment);
    try {
        await navigator.clipboard.writeText(location.href);
        say('The link was copied to the clipboard.');
    } catch {
        // Some browsers let a page copy only during a user action.
        say('The address contains the link.');
    }
});

/** Shows a message next to the button, and announces it to screen readers. */
function say(text) {
    button.title = text;
    announce([text]);
}

/** Returns the `commands` and `positions` of a link, or null if the page was opened without one. */
export function linkedPlace() {
    if (!location.hash.startsWith(PREFIX)) return null;
    try {
        const { commands, positions } = JSON.parse(decode(location.hash.slice(PREFIX.length)));
        return Array.isArray(commands) && Array.isArray(positions) ? { commands, positions } : null;
    } catch {
        // A truncated link leads to the start of the app.
        announce(['The link is invalid.']);
        return null;
    }
}

// Base64 with characters that are allowed in addresses.

function encode(text) {
    const bytes = String.fromCharCode(...new TextEncoder().encode(text));
    return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text) {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)));
}
