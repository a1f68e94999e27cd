// Records user actions as the source of a test that repeats them with CollageTesting's TestHost. The app writes the
// source, because it has the names of the elements.

import { changeTools, tools } from './device.js';

const control = name => document.getElementById(name);
const [button, panel, code] = ['record', 'recorder', 'recorded'].map(control);

button.addEventListener('click', () => {
    const begins = !tools().isRecording;
    changeTools('record', begins);
    // A test begins with the launch of the app, and so does a recording.
    if (begins) location.reload();
    else update();
});
control('copy').addEventListener('click', () => navigator.clipboard.writeText(code.textContent));
update();

function update() {
    const { isRecording } = tools();
    button.setAttribute('aria-pressed', isRecording);
    panel.hidden = !isRecording;
}

/** Shows the current source of the test. */
export function showTest(source) {
    code.textContent = source;
    code.scrollTop = code.scrollHeight;
}
