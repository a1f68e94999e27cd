// Cells that show something else flash, in a color for what has happened to them, for developers who ask for it.

import { changeTools, tools } from './device.js';
import { elementOf } from './layers.js';

const button = document.getElementById('flash');
const legend = document.getElementById('flashes');

button.addEventListener('click', () => {
    changeTools('flashes', !tools().flashes);
    update();
});
update();

function update() {
    const isOn = tools().flashes;
    button.setAttribute('aria-pressed', isOn);
    legend.hidden = !isOn;
}

/** Has the views flash that the app says show something else. */
export function flash(events) {
    if (!tools().flashes) return;
    // What has happened to a view last is what is seen of it.
    const changes = new Map(events.filter(({ change }) => change).map(({ layer, change }) => [layer, change]));
    for (const [layer, change] of changes) {
        const light = document.createElement('div');
        light.className = `flash ${change}`;
        light.addEventListener('animationend', () => light.remove());
        // In the layer itself, so that it moves with it.
        elementOf(layer)?.append(light);
    }
}
