// The elements of the visible rows. One that leaves is used for another that comes.

import { row } from "./engines.js";

const number = new Intl.NumberFormat("en");

export class Rows {
    #viewport;
    #byItem = new Map();
    #unused = [];
    #settling;
    #isSettling = false;

    constructor(viewport) {
        this.#viewport = viewport;
    }

    // The position of the first row that is wholly visible.
    firstPosition = 0;

    show(visible, count) {
        const leaving = new Set(this.#byItem.keys());
        const arriving = [];
        let first;
        for (let index = 0; index < visible.count; index++) {
            const place = row(visible, index);
            if (first === undefined && place.y >= 0) first = place.position;
            if (leaving.delete(place.item)) {
                this.#place(this.#byItem.get(place.item), place, count);
            } else {
                arriving.push(place);
            }
        }
        this.firstPosition = first ?? 0;
        for (const item of leaving) {
            this.#unused.push(this.#byItem.get(item));
            this.#byItem.delete(item);
        }
        for (const place of arriving) this.#arrive(place, count);
        for (const element of this.#unused) element.hidden = true;
    }

    // From now on, rows animate to their positions, until the user scrolls.
    beginSettling() {
        clearTimeout(this.#settling);
        this.#isSettling = true;
        this.#viewport.classList.add("settling");
        this.#settling = setTimeout(() => this.endSettling(), 400);
    }

    endSettling() {
        clearTimeout(this.#settling);
        this.#isSettling = false;
        this.#viewport.classList.remove("settling");
    }

    #arrive(place, count) {
        const element = this.#unused.pop() ?? this.#make();
        this.#byItem.set(place.item, element);
        element.hidden = false;
        element.style.setProperty("--hue", (place.item * 47) % 360);
        element.firstChild.textContent = `Item ${number.format(place.item)}`;
        const isNew = this.#isSettling;
        if (isNew) {
            // A new row appears in its position. Only existing rows move.
            element.style.transition = "none";
            element.classList.add("new");
        }
        this.#place(element, place, count);
        if (isNew) {
            element.getBoundingClientRect();
            element.style.transition = "";
        }
        element.classList.remove("new");
    }

    #make() {
        const element = document.createElement("div");
        element.className = "row";
        element.setAttribute("role", "listitem");
        element.append(document.createElement("span"), document.createElement("small"));
        this.#viewport.append(element);
        return element;
    }

    #place(element, place, count) {
        element.style.transform = `translate(${place.x}px, ${place.y}px)`;
        if (element.width !== place.width || element.height !== place.height) {
            element.style.width = `${place.width}px`;
            element.style.height = `${place.height}px`;
            element.width = place.width;
            element.height = place.height;
        }
        if (element.position !== place.position || element.total !== count) {
            element.position = place.position;
            element.total = count;
            element.setAttribute("aria-posinset", place.position + 1);
            element.setAttribute("aria-setsize", count);
            element.lastChild.textContent = `${number.format(place.position + 1)} of ${number.format(count)}`;
        }
    }
}
