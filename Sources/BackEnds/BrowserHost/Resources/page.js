// Shows what the app draws, and tells it what a person does. The app decides everything: this page has no state of
// its own but the layers that it was told to show.
'use strict';

// MARK: Layers

const SVG = 'http://www.w3.org/2000/svg';
const screen = document.getElementById('screen');

/** One layer: its box, and in it the drawing, other layers and on top the border. */
class Layer {
    constructor(id) {
        this.id = id;
        this.element = document.createElement('div');
        this.element.className = 'layer';
        this.element.layer = this;
        this.content = null;
        this.drawing = null;
        this.border = null;
    }

    /** What holds the drawing and the layers: the box itself until it scrolls. */
    get holder() { return this.content ?? this.element; }

    style(changes) {
        for (const [property, value] of Object.entries(changes)) {
            if (property === 'border') this.setBorder(value);
            else this.element.style.setProperty(property, value);
        }
    }

    setBorder(value) {
        if (!this.border) {
            this.border = document.createElement('div');
            this.border.className = 'border';
            this.element.append(this.border);
        }
        this.border.style.border = value;
    }

    setOrigin(x, y) {
        if (!this.content) {
            this.content = document.createElement('div');
            this.content.className = 'content';
            const inside = [...this.element.childNodes].filter(node => node !== this.border);
            this.content.append(...inside);
            this.element.prepend(this.content);
        }
        this.content.style.transform = `translate(${-x}px,${-y}px)`;
    }

    draw(elements) {
        if (!this.drawing) {
            this.drawing = document.createElementNS(SVG, 'svg');
            this.drawing.setAttribute('class', 'drawing');
            this.holder.prepend(this.drawing);
        }
        this.drawing.replaceChildren(...elements.map(makeElement));
    }

    insert(layer, next) {
        const end = this.content ? null : this.border;
        this.holder.insertBefore(layer.element, next?.element ?? end);
    }
}

function makeElement([name, attributes, text, children]) {
    const element = document.createElementNS(SVG, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    if (text !== null) element.textContent = text;
    element.append(...children.map(makeElement));
    return element;
}

const layers = new Map();

function forget(layer) {
    layer.element.remove();
    layers.delete(layer.id);
    for (const element of layer.element.querySelectorAll('.layer')) layers.delete(element.layer.id);
}

const operations = {
    c(id) { layers.set(id, new Layer(id)); },
    s(id, changes) { layers.get(id).style(changes); },
    o(id, x, y) { layers.get(id).setOrigin(x, y); },
    d(id, elements) { layers.get(id).draw(elements); },
    i(id, parent, next) { layers.get(parent).insert(layers.get(id), layers.get(next)); },
    r(id) { forget(layers.get(id)); },
};

// MARK: The screen's size

let size = { width: 390, height: 844 };
let zoom = 1;

/** A screen that is larger than the window is shown smaller. */
function fit() {
    zoom = Math.min(1, innerWidth / size.width, innerHeight / size.height);
    screen.style.width = `${size.width}px`;
    screen.style.height = `${size.height}px`;
    screen.style.transform = zoom === 1 ? '' : `scale(${zoom})`;
}

addEventListener('resize', fit);
fit();

function show(patch) {
    if (patch.screen) {
        [size.width, size.height] = patch.screen;
        layers.clear();
        screen.replaceChildren();
        fit();
    }
    for (const [name, ...values] of patch.ops) operations[name](...values);
    const root = layers.get(0);
    if (root && !root.element.isConnected) screen.append(root.element);
    takeText(patch.text);
}

// MARK: Connection

/** How long the app keeps what a lost page has shown. */
const PATIENCE = 60_000;
const notice = document.getElementById('notice');
let socket = null;
let session = null;
let lostAt = null;
let retryDelay = 100;

function connect() {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    socket.onopen = () => {
        lostAt = null;
        retryDelay = 100;
        notice.hidden = true;
        send('hello', devicePixelRatio, session);
    };
    socket.onmessage = event => receive(JSON.parse(event.data));
    socket.onclose = event => {
        fingers.clear();
        // The app closes a page that it can't go on with, and says why; everything else is worth another try.
        if (event.reason && event.code !== 1001) return say(`The app has closed this page: ${event.reason}.`);
        lostAt ??= performance.now();
        if (performance.now() - lostAt > PATIENCE) return say('The app has ended. Reload the page once it runs again.');
        say('Waiting for the app…');
        setTimeout(connect, retryDelay);
        retryDelay = Math.min(retryDelay * 2, 2000);
    };
}

function receive(message) {
    if (message.session) {
        session = message.session;
        return;
    }
    show(message);
    whenVisible(() => send('shown', message.n));
}

/** A page that nobody sees asks for no further frames. */
function whenVisible(action) {
    if (!document.hidden) return action();
    document.addEventListener('visibilitychange', () => whenVisible(action), { once: true });
}

function send(...words) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(words));
}

function say(text) {
    notice.textContent = text;
    notice.hidden = false;
}

// MARK: Touches

/** The pointers that are down, by the number under which the app knows them. */
const fingers = new Map();

function place(event) {
    const box = screen.getBoundingClientRect();
    const round = value => Math.round(value / zoom * 100) / 100;
    return [round(event.clientX - box.left), round(event.clientY - box.top)];
}

function freeFinger() {
    const taken = new Set(fingers.values());
    for (let finger = 0; finger < 32; finger++) if (!taken.has(finger)) return finger;
    return null;
}

screen.addEventListener('pointerdown', event => {
    if (event.button !== 0 || fingers.has(event.pointerId)) return;
    const finger = freeFinger();
    if (finger === null) return;
    event.preventDefault();
    screen.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, finger);
    send('touch', 'began', finger, ...place(event));
});

screen.addEventListener('pointermove', event => {
    const finger = fingers.get(event.pointerId);
    if (finger !== undefined) send('touch', 'moved', finger, ...place(event));
});

for (const [type, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
    screen.addEventListener(type, event => {
        const finger = fingers.get(event.pointerId);
        if (finger === undefined) return;
        fingers.delete(event.pointerId);
        send('touch', phase, finger, ...place(event));
    });
}

// A press of the mouse takes the focus from the keys otherwise.
screen.addEventListener('mousedown', event => event.preventDefault());
screen.addEventListener('contextmenu', event => event.preventDefault());

// MARK: Wheels

/** What is left of turns of a wheel with notches, which move the contents in one go otherwise. */
const glide = { x: 0, y: 0, place: [0, 0], isRunning: false };

screen.addEventListener('wheel', event => {
    // With the control key the browser zooms.
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 40 : event.deltaMode === 2 ? size.height : 1;
    const [x, y] = [event.deltaX * unit / zoom, event.deltaY * unit / zoom];
    const hasNotches = event.deltaMode !== 0 || Math.max(Math.abs(x), Math.abs(y)) >= 80;
    if (!hasNotches && !glide.isRunning) return send('wheel', ...place(event), x, y);
    glide.x += x;
    glide.y += y;
    glide.place = place(event);
    if (!glide.isRunning) {
        glide.isRunning = true;
        glideOn();
    }
}, { passive: false });

function glideOn() {
    const isEnding = Math.abs(glide.x) < 2 && Math.abs(glide.y) < 2;
    const share = isEnding ? 1 : 0.25;
    const [x, y] = [glide.x * share, glide.y * share];
    glide.x -= x;
    glide.y -= y;
    send('wheel', ...glide.place, Math.round(x * 100) / 100, Math.round(y * 100) / 100);
    glide.isRunning = !isEnding;
    if (glide.isRunning) requestAnimationFrame(glideOn);
}

// MARK: Text

const keys = document.getElementById('keys');

function takeText(isWanted) {
    if (isWanted === (document.activeElement === keys)) return;
    if (isWanted) keys.focus({ preventScroll: true });
    else keys.blur();
}

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

connect();
