// The layers that the app creates, changes, and removes.

const SVG = 'http://www.w3.org/2000/svg';
const screen = document.getElementById('screen');

/** A layer: its box, with the drawing, sublayers, and the border on top. */
class Layer {
    constructor(id) {
        this.id = id;
        this.element = document.createElement('div');
        this.element.className = 'layer';
        this.element.layer = this;
        this.content = null;
        this.drawing = null;
        this.border = null;
        /** The scroll offset of the content. */
        this.origin = [0, 0];
    }

    /** The element that contains the drawing and the sublayers: the box itself until it scrolls. */
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
        this.origin = [x, y];
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

/** Returns the element of a layer, or undefined if there's no such layer. */
export function elementOf(id) { return layers.get(id)?.element; }

/** Returns the scroll offset of a layer in points, or zero if there's no such layer. */
export function scrollOrigin(id) { return layers.get(id)?.origin ?? [0, 0]; }

/** Applies the operations of a message. */
export function show(patch) {
    if (patch.screen) {
        layers.clear();
        screen.replaceChildren();
    }
    for (const [name, ...values] of patch.ops) operations[name](...values);
    const root = layers.get(0);
    if (root && !root.element.isConnected) screen.append(root.element);
}
