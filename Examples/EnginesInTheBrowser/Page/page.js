import { Engines, row } from "./engines.js";
import { Rows } from "./rows.js";

const element = (id) => document.getElementById(id);
const viewport = element("viewport");
const scroller = element("scroller");
const number = new Intl.NumberFormat("en");

// The number of items and the seed of random changes can be set in the address: ?items=1000&seed=7
const query = new URLSearchParams(location.search);
const itemCount = Math.max(0, Math.min(Number(query.get("items") ?? 1_000_000), 5_000_000));
const seed = Number(query.get("seed") ?? 1);

const engines = await Engines.load("engines.wasm");
const rows = new Rows(viewport);
let offset = 0;
let isFrameDue = false;

// Times of the last frames; browsers round each, but not their mean.
const recent = { layout: [], drawing: [] };

function mean(times) {
    return times.reduce((sum, time) => sum + time, 0) / times.length;
}

function remember(times, time) {
    times.push(time);
    if (times.length > 120) times.shift();
}

function milliseconds(time) {
    return `${time < 1 ? time.toFixed(3) : time.toFixed(1)} ms`;
}

function drawFrame() {
    isFrameDue = false;
    const start = performance.now();
    const visible = engines.scroll(offset);
    const laidOut = performance.now();
    rows.show(visible, engines.count);
    offset = visible.offset;
    const range = engines.contentHeight - viewport.clientHeight;
    scroller.value = range > 0 ? offset / range : 0;
    remember(recent.layout, laidOut - start);
    remember(recent.drawing, performance.now() - laidOut);
    element("layout-time").textContent = milliseconds(mean(recent.layout));
    element("draw-time").textContent = milliseconds(mean(recent.drawing));
}

function requestFrame() {
    if (isFrameDue) return;
    isFrameDue = true;
    requestAnimationFrame(drawFrame);
}

function scrollTo(newOffset) {
    offset = newOffset;
    rows.endSettling();
    requestFrame();
}

function showCount() {
    element("count").textContent = number.format(engines.count);
    element("position").max = engines.count;
}

function change(kind) {
    engines.prepare(kind);
    const start = performance.now();
    engines.compare();
    const compared = performance.now();
    engines.show();
    engines.contentHeight;
    const shown = performance.now();
    element("diff-time").textContent = milliseconds(compared - start);
    element("change-time").textContent = milliseconds(shown - compared);
    const parts = ["deleted", "inserted", "moved"].map((edit) => [engines.editCount(edit), edit]);
    const told = parts.filter(([count]) => count > 0).map(([count, edit]) => `${number.format(count)} ${edit}`);
    element("edits").textContent = told.join(", ") || "none";
    showCount();
    rows.beginSettling();
    requestFrame();
}

// A thousand frames from the top to the end, as a scroll would show them, without drawing.
function measure() {
    const range = engines.contentHeight - viewport.clientHeight;
    const start = performance.now();
    for (let frame = 0; frame < 1000; frame++) engines.scroll((range * frame) / 999);
    const time = (performance.now() - start) / 1000;
    recent.layout = [time];
    requestFrame();
    element("layout-time").dataset.measured = time;
}

// MARK: Input

viewport.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = [1, 40, viewport.clientHeight][event.deltaMode];
    scrollTo(offset + event.deltaY * unit);
}, { passive: false });

let finger;
viewport.addEventListener("pointerdown", (event) => {
    finger = event.pointerId;
    viewport.setPointerCapture(finger);
});
viewport.addEventListener("pointermove", (event) => {
    if (event.pointerId === finger && event.movementY !== 0) scrollTo(offset - event.movementY);
});
for (const name of ["pointerup", "pointercancel"]) {
    viewport.addEventListener(name, () => { finger = undefined; });
}

viewport.addEventListener("keydown", (event) => {
    const page = viewport.clientHeight * 0.9;
    const targets = {
        ArrowDown: offset + 60, ArrowUp: offset - 60, PageDown: offset + page, PageUp: offset - page,
        Home: 0, End: engines.contentHeight,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    scrollTo(targets[event.key]);
});

scroller.addEventListener("input", () => {
    scrollTo(Number(scroller.value) * (engines.contentHeight - viewport.clientHeight));
});

element("controls").addEventListener("submit", (event) => {
    event.preventDefault();
    scrollTo(engines.offsetOfItem(Number(element("position").value) - 1));
});

element("style").addEventListener("change", (event) => {
    const first = rows.firstPosition;
    engines.setStyle(event.target.value);
    scrollTo(engines.offsetOfItem(first));
});

for (const button of document.querySelectorAll("[data-change]")) {
    button.addEventListener("click", () => change(button.dataset.change));
}
element("measure").addEventListener("click", measure);

new ResizeObserver(() => {
    engines.resize(viewport.clientWidth, viewport.clientHeight);
    requestFrame();
}).observe(viewport);

// MARK: The beginning

engines.start(itemCount, seed, viewport.clientWidth, viewport.clientHeight, devicePixelRatio);
showCount();
drawFrame();
// For consoles and tests.
window.engines = engines;
