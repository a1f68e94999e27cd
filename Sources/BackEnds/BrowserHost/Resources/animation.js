// Records the screen from one click to the next as an animated image.

import { pageAddress, send } from './connection.js';

const button = document.getElementById('animate');

button.addEventListener('click', async () => {
    const isRecording = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', !isRecording);
    if (!isRecording) return send('record', true);
    // The response arrives when animations have ended, which belong to the recording.
    await fetch(pageAddress(), { method: 'POST', body: JSON.stringify([['settle'], ['record', false]]) });
    document.getElementById('animation').click();
});
