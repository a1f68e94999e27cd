// Flashes cells with changed content, in a color for the kind of change, for developers.

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

/** Flashes the views whose content has changed, according to the app. */
export function flash(events) {
    if (!tools().flashes) return;
    // Only the last change of a view is visible.
    const changes = new Map(events.filter(({ change }) => change).map(({ layer, change }) => [layer, change]));
    for (const [layer, change] of changes) {
        const light = document.createElement('div');
        light.className = `flash ${change}`;
        light.addEventListener('animationend', () => light.remove());
        // The light is inside the layer, so that it moves with it.
        elementOf(layer)?.append(light);
    }
}
