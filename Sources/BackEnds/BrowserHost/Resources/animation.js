// Moving pictures: what the screen shows from one click to the next, as a file.

import { pageAddress, send } from './connection.js';

const button = document.getElementById('animate');

button.addEventListener('click', async () => {
    const isRecording = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', !isRecording);
    if (!isRecording) return send('record', true);
    // Answered once what still moves has come to rest, which belongs to the picture.
    await fetch(pageAddress(), { method: 'POST', body: JSON.stringify([['settle'], ['record', false]]) });
    document.getElementById('animation').click();
});
