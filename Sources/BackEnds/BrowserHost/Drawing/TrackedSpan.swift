import DisplayList

/// Consecutive characters of a run with the same letter spacing, which includes the tracking of the font.
struct TrackedSpan {
    private let text: String
    private let spacing: Double

    /// Returns the spans of a run in reading order. If all characters have the same spacing, there's only one.
    static func spans(of run: TextRun) -> [TrackedSpan] {
        let tracking = Tracking(run.font)
        let own = run.letterSpacing.isFinite ? run.letterSpacing : 0
        var spans: [TrackedSpan] = []
        var start = run.text.startIndex
        var current: Double?
        for index in run.text.indices {
            let spacing = own + tracking.points(after: run.text.unicodeScalars[index])
            if let current, current != spacing {
                spans.append(TrackedSpan(text: String(run.text[start..<index]), spacing: current))
                start = index
            }
            current = spacing
        }
        if let current { spans.append(TrackedSpan(text: String(run.text[start...]), spacing: current)) }
        return spans
    }

    /// The value of SVG's `letter-spacing`, or `nil` without spacing.
    var letterSpacing: String? { spacing == 0 ? nil : CSS.number(spacing) }

    var element: SVGElement {
        SVGElement("tspan", ["letter-spacing": letterSpacing ?? "0"], text: text)
    }
}
