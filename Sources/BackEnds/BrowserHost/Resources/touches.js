// Shows fingers where they touch the screen.

import { changeTools, place, tools } from './device.js';

const screen = document.getElementById('screen');
const container = document.getElementById('touches');
const button = document.getElementById('touches-shown');
/** The marks of the pressed pointers. */
const marks = new Map();

button.addEventListener('click', () => {
    changeTools('touches', !tools().touches);
    update();
});
update();

function update() { button.setAttribute('aria-pressed', tools().touches); }

function move(mark, event) {
    const [x, y] = place(event);
    mark.style.transform = `translate(${x}px,${y}px)`;
}

screen.addEventListener('pointerdown', event => {
    if (!tools().touches) return;
    const mark = document.createElement('div');
    marks.set(event.pointerId, mark);
    move(mark, event);
    container.append(mark);
});

screen.addEventListener('pointermove', event => {
    const mark = marks.get(event.pointerId);
    if (mark) move(mark, event);
});

for (const type of ['pointerup', 'pointercancel']) {
    screen.addEventListener(type, event => {
        const mark = marks.get(event.pointerId);
        if (!mark) return;
        marks.delete(event.pointerId);
        mark.classList.add('lifted');
        mark.addEventListener('animationend', () => mark.remove());
    });
}
