import Foundation

/// Writes the report as a self-contained page.
///
/// The page is written one item at a time and is readable after each: browsers close elements that are open at the end
/// of a file, and the script observes new items.
enum ReportPage {
    /// The images of a comparison, as PNG files.
    struct ComparisonImages {
        var expected: [UInt8]?
        var actual: [UInt8]?
        /// The actual image, the difference, and the expected image, side by side.
        var difference: [UInt8]?
        /// The screen with the marked findings of an audit.
        var audit: [UInt8]?
    }

    /// Returns the item for a comparison or an audit.
    static func item(_ entry: ReportEntry, _ pictures: ComparisonImages) throws -> String {
        let text = ReportSummary.escaped
        var lines = [
            "<article class=\"\(entry.outcome.rawValue)\" data-device=\"\(text(entry.deviceName ?? ""))\" "
                + "data-variant=\"\(text(entry.variantName ?? ""))\">",
            "<h2><span class=\"badge\">\(word(for: entry.outcome))</span> \(text(entry.name))</h2>",
            "<p class=\"where\">\(text(entry.test)) · <code>\(text(entry.place))</code> · \(text(entry.kind))"
                + (entry.device.map { " · " + text($0) } ?? "") + "</p>",
        ]
        if let message = entry.message { lines.append("<pre class=\"message\">\(text(message))</pre>") }
        let figures = [
            figure("Expected", of: entry, pictures.expected), figure("Actual", of: entry, pictures.actual),
            differenceFigure(entry, pictures), figure("Audit", of: entry, pictures.audit),
        ].compactMap { $0 }
        if !figures.isEmpty { lines.append("<div class=\"pictures\">\n\(figures.joined(separator: "\n"))\n</div>") }
        if let changes = entry.changes { lines.append(self.changes(changes)) }
        if let frames = entry.frames {
            lines.append(
                "<details><summary>Views and frames</summary>\(scrolling(text(frames), "Views and frames"))</details>")
        }
        return (lines + ["</article>", ""]).joined(separator: "\n")
    }

    /// Returns the displayed name of an outcome.
    private static func word(for outcome: ReportEntry.Outcome) -> String {
        switch outcome {
        case .same: "same"
        case .different: "differs"
        case .new: "new"
        case .recorded: "recorded"
        case .flawed: "audit failed"
        }
    }

    // MARK: Figures

    private static func figure(_ title: String, of entry: ReportEntry, _ picture: [UInt8]?) -> String? {
        guard let picture else { return nil }
        let alternative = "\(title) image of \(ReportSummary.escaped(entry.name))"
        return figure(title, "<img alt=\"\(alternative)\" src=\"\(address(of: picture))\">")
    }

    private static func figure(_ title: String, _ content: String) -> String {
        "<figure class=\"\(title.lowercased())\"><figcaption>\(title)</figcaption>\(content)</figure>"
    }

    /// The difference alone: the middle of the three images of a failure, which are 8 pixels apart.
    private static func differenceFigure(_ entry: ReportEntry, _ pictures: ComparisonImages) -> String? {
        guard let difference = pictures.difference else { return nil }
        let image =
            "<img alt=\"What differs in \(ReportSummary.escaped(entry.name))\" src=\"\(address(of: difference))\""
        let sizes = [pictures.expected, pictures.actual].compactMap { $0.flatMap(ReferenceImageFile.size) }
        guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max(),
            let whole = ReferenceImageFile.size(of: difference), whole == (3 * width + 32, height + 16)
        else { return figure("Difference", image + ">") }
        func share(_ pixels: Int) -> String { "\(Double(pixels) / Double(width) * 100)%" }
        let crop =
            " style=\"width:\(share(whole.width));margin-left:-\(share(width + 16));margin-top:-\(share(8))\">"
        return figure(
            "Difference",
            "<div class=\"crop\" style=\"aspect-ratio:\(width)/\(height);width:\(width)px\">\(image)\(crop)</div>")
    }

    private static func address(of picture: [UInt8]) -> String {
        "data:image/png;base64,\(Data(picture).base64EncodedString())"
    }

    // MARK: Text

    private static func changes(_ changes: String) -> String {
        let lines = changes.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = ReportSummary.escaped(String(line))
            return line.hasPrefix("-") ? "<del>\(text)</del>" : line.hasPrefix("+") ? "<ins>\(text)</ins>" : text
        }
        return "<h3>What differs</h3>\n" + scrolling(lines.joined(separator: "\n"), "What differs")
    }

    /// Returns an element for long lines that scrolls and can receive keyboard focus.
    private static func scrolling(_ content: String, _ label: String) -> String {
        "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(label)\">\(content)</pre>"
    }

    // MARK: Beginning

    /// The page before the first item.
    static let beginning = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Collage: compared snapshots</title>
        <style>
        \(ReportStyle.sheet)
        </style>
        <script>
        \(ReportScript.filters)
        \(ReportScript.comparing)
        </script>
        </head>
        <body>
        <header>
        <h1>Compared snapshots</h1>
        <div class="filters">
        <fieldset>
        <legend>Outcome</legend>
        <label><input type="checkbox" value="different" checked> differ (<span id="count-different">0</span>)</label>
        <label><input type="checkbox" value="new" checked> new (<span id="count-new">0</span>)</label>
        <label><input type="checkbox" value="flawed" checked> audit failed (<span id="count-flawed">0</span>)</label>
        <label><input type="checkbox" value="recorded" checked> recorded (<span id="count-recorded">0</span>)</label>
        <label><input type="checkbox" value="same"> same (<span id="count-same">0</span>)</label>
        </fieldset>
        <label>Device <select id="device"><option value="">all</option></select></label>
        <label>Variant <select id="variant"><option value="">all</option></select></label>
        <label>Text <input type="search" id="search"></label>
        </div>
        <p id="shown" role="status"></p>
        </header>
        <main>

        """
}
