import Foundation

/// The report as a page that needs nothing beside itself.
///
/// It is written from the beginning to the end, an item at a time, and is whole after each of them.
enum ReportPage {
    /// What there is to see of a comparison, as PNG files.
    struct Pictures {
        var expected: [UInt8]?
        var actual: [UInt8]?
        var difference: [UInt8]?
    }

    /// One comparison.
    static func item(_ entry: ReportEntry, _ pictures: Pictures) throws -> String {
        let text = ReportSummary.escaped
        var lines = [
            "<article class=\"\(entry.outcome.rawValue)\">",
            "<h2><span class=\"badge\">\(entry.outcome.rawValue)</span> \(text(entry.name))</h2>",
            "<p class=\"where\">\(text(entry.test)) · <code>\(text(entry.place))</code> · \(text(entry.kind))"
                + (entry.device.map { " · " + text($0) } ?? "") + "</p>",
        ]
        if let message = entry.message { lines.append("<pre class=\"message\">\(text(message))</pre>") }
        let shown = [("Expected", pictures.expected), ("Actual", pictures.actual)].compactMap { title, data in
            data.map { (title, Data($0).base64EncodedString()) }
        }
        if !shown.isEmpty {
            lines.append("<div class=\"pictures\">")
            for (title, data) in shown {
                lines.append(
                    "<figure class=\"\(title.lowercased())\"><figcaption>\(title)</figcaption>"
                        + "<img alt=\"\(title) picture of \(text(entry.name))\" src=\"data:image/png;base64,\(data)\"></figure>"
                )
            }
            lines.append("</div>")
        }
        if let difference = pictures.difference {
            lines.append(
                "<details><summary>Difference: actual, what differs, expected</summary><img alt=\"What differs in "
                    + "\(text(entry.name))\" src=\"data:image/png;base64,\(Data(difference).base64EncodedString())\">"
                    + "</details>")
        }
        if let frames = entry.frames {
            lines.append("<details><summary>Views and frames</summary><pre>\(text(frames))</pre></details>")
        }
        return (lines + ["</article>", ""]).joined(separator: "\n")
    }

    /// What stands before the first item. The script finds items as they come, so that nothing has to follow the last.
    static let beginning = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Collage: compared pictures</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
        body { margin: 0 auto; max-width: 1200px; padding: 16px; }
        header { position: sticky; top: 0; background: Canvas; padding: 8px 0; border-bottom: 1px solid GrayText; z-index: 2; }
        h1 { font-size: 20px; margin: 0 0 8px; } h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
        .filters { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
        article { border-bottom: 1px solid GrayText; padding: 16px 0; } article[hidden] { display: none; }
        .badge { font-size: 12px; padding: 2px 8px; border-radius: 9px; background: #44546a; color: #fff; }
        .different .badge { background: #b3261e; } .new .badge { background: #7a4d00; } .recorded .badge { background: #1d4ed8; }
        .where { margin: 4px 0; } .message { white-space: pre-wrap; overflow-wrap: anywhere; }
        .pictures { display: flex; flex-wrap: wrap; gap: 16px; } figure { margin: 0; flex: 0 1 360px; min-width: 160px; } figcaption { font-weight: 600; }
        img { box-sizing: border-box; max-width: 100%; border: 1px solid GrayText; background: #fff; }
        details img { max-width: 100%; }
        .stack { position: relative; line-height: 0; }
        .stack img + img { position: absolute; inset: 0; }
        pre { overflow-x: auto; font-size: 13px; }
        </style>
        <script>
        const shown = { same: false, different: true, new: true, recorded: true };
        function update() {
            const words = document.getElementById("search").value.toLowerCase();
            const counts = {};
            for (const article of document.querySelectorAll("article")) {
                const outcome = article.className;
                counts[outcome] = (counts[outcome] || 0) + 1;
                article.hidden = !shown[outcome] || !article.textContent.toLowerCase().includes(words);
            }
            for (const outcome in shown) document.getElementById("count-" + outcome).textContent = counts[outcome] || 0;
        }
        function compare(article) {
            const images = ["expected", "actual"].map(kind => article.querySelector("." + kind + " img"));
            if (!images[0] || !images[1]) return;
            const figure = document.createElement("figure");
            figure.innerHTML = "<figcaption>Both</figcaption><div class='stack'></div><p><label>Slider <input type='range' "
                + "min='0' max='100' value='50'></label> <label><input type='checkbox'> Flicker</label></p>";
            const [below, above] = images.map(image => figure.querySelector(".stack").appendChild(image.cloneNode()));
            above.alt = "";
            const [slider, flicker] = figure.querySelectorAll("input");
            const slide = () => { above.style.clipPath = `inset(0 0 0 ${slider.value}%)`; };
            slider.oninput = slide;
            let timer;
            flicker.onchange = () => {
                clearInterval(timer);
                above.style.visibility = "";
                if (!flicker.checked) return slide();
                above.style.clipPath = "";
                timer = setInterval(() => { above.style.visibility = above.style.visibility ? "" : "hidden"; }, 500);
            };
            slide();
            article.querySelector(".pictures").append(figure);
        }
        addEventListener("DOMContentLoaded", () => {
            for (const box of document.querySelectorAll("header input[type=checkbox]")) {
                box.onchange = () => { shown[box.value] = box.checked; update(); };
            }
            document.getElementById("search").oninput = update;
            document.querySelectorAll("article").forEach(compare);
            update();
        });
        </script>
        </head>
        <body>
        <header>
        <h1>Compared pictures</h1>
        <div class="filters">
        <label><input type="checkbox" value="different" checked> differ (<span id="count-different">0</span>)</label>
        <label><input type="checkbox" value="new" checked> new (<span id="count-new">0</span>)</label>
        <label><input type="checkbox" value="recorded" checked> recorded (<span id="count-recorded">0</span>)</label>
        <label><input type="checkbox" value="same"> same (<span id="count-same">0</span>)</label>
        <label>Search <input type="search" id="search"></label>
        </div>
        </header>
        <main>

        """
}
