/// The script of the report's page.
enum ReportScript {
    /// Filters the items by outcome, device, variant, and text.
    static let filters = """
        const shown = { same: false, different: true, new: true, flawed: true, recorded: true };
        function update() {
            const words = document.getElementById("search").value.toLowerCase();
            const wanted = ["device", "variant"].map(kind => [kind, document.getElementById(kind).value]);
            const counts = {};
            let visible = 0, all = 0;
            for (const article of document.querySelectorAll("article")) {
                const outcome = article.className;
                counts[outcome] = (counts[outcome] || 0) + 1;
                all += 1;
                article.hidden = !shown[outcome] || !article.textContent.toLowerCase().includes(words)
                    || wanted.some(([kind, value]) => value && article.dataset[kind] !== value);
                if (!article.hidden) visible += 1;
            }
            for (const outcome in shown) document.getElementById("count-" + outcome).textContent = counts[outcome] || 0;
            document.getElementById("shown").textContent = visible === all && all
                ? `All ${all} are shown.` : `${visible} of ${all} are shown.`;
        }
        function choices(kind) {
            const values = new Set([...document.querySelectorAll("article")].map(article => article.dataset[kind]));
            values.delete("");
            const select = document.getElementById(kind);
            for (const value of [...values].sort()) select.append(new Option(value, value));
            select.parentElement.hidden = values.size < 2;
            select.onchange = update;
        }
        addEventListener("DOMContentLoaded", () => {
            for (const box of document.querySelectorAll("header input[type=checkbox]")) {
                // A page that is loaded again keeps what was checked.
                shown[box.value] = box.checked;
                box.onchange = () => { shown[box.value] = box.checked; update(); };
            }
            document.getElementById("search").oninput = update;
            ["device", "variant"].forEach(choices);
            document.querySelectorAll("article").forEach(compare);
            update();
        });
        """

    /// Overlays the expected and the actual image, with a slider or alternately.
    static let comparing = """
        let number = 0;
        function make(name, attributes = {}, ...children) {
            const element = document.createElement(name);
            for (const key in attributes) element.setAttribute(key, attributes[key]);
            element.append(...children);
            return element;
        }
        function stack(images) {
            const [below, above] = images.map(image => image.cloneNode());
            above.alt = "";
            below.alt += ", under the actual one";
            return [make("div", { class: "stack" }, below, above), below, above];
        }
        function sliding(images) {
            const [both, , above] = stack(images);
            const slider = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "From expected to actual" });
            const slide = () => {
                above.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
                both.style.setProperty("--place", `calc(${slider.value}% - 1px)`);
            };
            both.onpointermove = event => {
                if (!event.buttons) return;
                const box = both.getBoundingClientRect();
                slider.value = (event.clientX - box.left) / box.width * 100;
                slide();
            };
            slider.oninput = slide;
            slide();
            return [both, make("p", {}, "Expected", slider, "Actual")];
        }
        function flickering(images, panel) {
            const [both, , above] = stack(images);
            const swap = make("button", { type: "button" }), play = make("button", { type: "button" });
            const name = make("span");
            let timer;
            const show = actual => {
                above.style.visibility = actual ? "" : "hidden";
                name.textContent = actual ? "Actual" : "Expected";
            };
            const turn = () => show(above.style.visibility === "hidden");
            const run = runs => {
                clearInterval(timer);
                timer = runs ? setInterval(() => { if (!panel.hidden) turn(); }, 600) : undefined;
                play.textContent = runs ? "Pause" : "Play";
            };
            swap.textContent = "Swap";
            swap.onclick = () => { run(false); turn(); };
            play.onclick = () => run(!timer);
            show(true);
            run(!matchMedia("(prefers-reduced-motion: reduce)").matches);
            return [both, make("p", {}, swap, play, name)];
        }
        function compare(article) {
            const images = ["expected", "actual"].map(kind => article.querySelector("." + kind + " > img"));
            if (!images[0] || !images[1]) return;
            const id = "item-" + (number += 1);
            const sideBySide = article.querySelector(".pictures");
            const kinds = [["Side by side", sideBySide], ["Slider", make("div", { class: "both" }), sliding],
                ["Flicker", make("div", { class: "both" }), flickering]];
            const tabs = kinds.map(([title, panel], index) => {
                panel.id = `${id}-panel-${index}`;
                panel.setAttribute("role", "tabpanel");
                panel.setAttribute("aria-labelledby", `${id}-tab-${index}`);
                return make("button", { type: "button", role: "tab", id: `${id}-tab-${index}`, "aria-controls": panel.id }, title);
            });
            const select = (chosen, focus) => {
                kinds.forEach(([, panel, fill], index) => {
                    tabs[index].setAttribute("aria-selected", index === chosen);
                    tabs[index].tabIndex = index === chosen ? 0 : -1;
                    panel.hidden = index !== chosen;
                    // Images are decoded when they're selected.
                    if (index === chosen && fill && !panel.firstChild) panel.append(...fill(images, panel));
                });
                if (focus) tabs[chosen].focus();
            };
            tabs.forEach((tab, index) => {
                tab.onclick = () => select(index);
                tab.onkeydown = event => {
                    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
                    if (target === undefined) return;
                    event.preventDefault();
                    select((target + tabs.length) % tabs.length, true);
                };
            });
            sideBySide.before(make("div", { class: "tabs", role: "tablist", "aria-label": "Ways to compare" }, ...tabs));
            sideBySide.after(kinds[1][1], kinds[2][1]);
            select(0);
        }
        """
}
