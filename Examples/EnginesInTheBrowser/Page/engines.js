// The engines in WebAssembly, and what the page reads from their memory.

const rowNumbers = 6;

export const changes = { insert: 0, remove: 1, mix: 2, shuffle: 3, sort: 4 };
export const styles = { list: 0, grid: 1 };
const edits = { deleted: 0, inserted: 1, moved: 2 };
const walks = { collections: 0, constraints: 1, layouts: 2 };

export class Engines {
    #calls;

    static async load(address) {
        const bytes = await (await fetch(address)).arrayBuffer();
        let memory;
        const { instance } = await WebAssembly.instantiate(bytes, {
            page: {
                random: (start, size) => crypto.getRandomValues(new Uint8Array(memory.buffer, start, size)),
            },
        });
        memory = instance.exports.memory;
        return new Engines(instance.exports);
    }

    constructor(calls) {
        this.#calls = calls;
    }

    start(count, seed, width, height, scale) {
        this.#calls.start(count, seed, width, height, scale);
    }

    resize(width, height) {
        this.#calls.resize(width, height);
    }

    setStyle(style) {
        this.#calls.setStyle(styles[style]);
    }

    get count() {
        return this.#calls.itemCount();
    }

    get contentHeight() {
        return this.#calls.contentHeight();
    }

    offsetOfItem(position) {
        return this.#calls.offsetOfItem(position);
    }

    // Scrolls, and returns where to: rows that are measured for the first time may move it. The rows are views into the
    // memory, to be read before the next call.
    scroll(offset) {
        const count = this.#calls.scroll(offset);
        const start = this.#calls.rows();
        const { buffer } = this.#calls.memory;
        return {
            offset: this.#calls.offset(),
            count,
            frames: new Float32Array(buffer, start, count * rowNumbers),
            numbers: new Int32Array(buffer, start, count * rowNumbers),
        };
    }

    prepare(change) {
        this.#calls.prepareChange(changes[change]);
    }

    compare() {
        return this.#calls.compare();
    }

    show() {
        this.#calls.showChange();
    }

    editCount(kind) {
        return this.#calls.editCount(edits[kind]);
    }

    // Positions; for moves, pairs of an old and a new one.
    edits(kind) {
        const count = this.editCount(kind) * (kind === "moved" ? 2 : 1);
        return this.#copy(this.#calls.edits(edits[kind]), count);
    }

    items() {
        return this.#copy(this.#calls.items(), this.count);
    }

    // Takes random steps with some of the engines, and returns how often they were wrong.
    walk(kind, seed, steps) {
        return this.#calls.walk(walks[kind], seed, steps);
    }

    #copy(start, count) {
        return Array.from(new Int32Array(this.#calls.memory.buffer, start, count));
    }
}

// The fields of a visible row, by their place among its numbers.
export function row(rows, index) {
    const start = index * rowNumbers;
    const { frames, numbers } = rows;
    return {
        x: frames[start],
        y: frames[start + 1],
        width: frames[start + 2],
        height: frames[start + 3],
        item: numbers[start + 4],
        position: numbers[start + 5],
    };
}
