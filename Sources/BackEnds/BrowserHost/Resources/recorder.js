// What a person does, as the source of a test that does it again with CollageTesting's TestHost. The app writes it, for it
// knows what the touched things are called.

import { changeTools, tools } from './device.js';

const control = name => document.getElementById(name);
const [button, panel, code] = ['record', 'recorder', 'recorded'].map(control);

button.addEventListener('click', () => {
    const begins = !tools().isRecording;
    changeTools('record', begins);
    // A test begins with the launch of the app, and so does what is recorded for it.
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

/** Shows the test as it is by now. */
export function showTest(source) {
    code.textContent = source;
    code.scrollTop = code.scrollHeight;
}
