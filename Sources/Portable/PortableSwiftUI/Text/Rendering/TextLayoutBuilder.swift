import DisplayList
import LayoutGeometry
import PortableUIKit

/// Creates the layout for a text renderer from the positions of a text's characters.
struct TextLayoutBuilder {
    private let placed: PlacedText
    private let units: [UInt16]
    private let attributes: [TextAttributeRange]
    /// The styles of the text, with the ends of their ranges in UTF-16 code units.
    private let styles: [(end: Int, style: TextStyle)]

    /// - Complexity: O(*n*) in the length of the text.
    init(_ placed: PlacedText, of text: StyledText, attributes: [TextAttributeRange]) {
        self.placed = placed
        self.attributes = attributes
        units = Array(text.text.utf16)
        var styles: [(end: Int, style: TextStyle)] = []
        var index = text.text.startIndex, end = 0
        for run in text.runs {
            let next = text.text.utf8.index(index, offsetBy: run.utf8Count)
            end += text.text.utf16.distance(from: index, to: next)
            styles.append((end, run.style))
            index = next
        }
        self.styles = styles
    }

    func layout() -> Text.Layout {
        Text.Layout(
            lines: zip(placed.layout.lines, placed.lines).map { line($0, $1.clusters) },
            isTruncated: placed.layout.isTruncated)
    }

    private func line(_ line: TextLine, _ clusters: [PlacedText.Cluster]) -> Text.Layout.Line {
        var bounds = Text.Layout.TypographicBounds()
        bounds.width = CGFloat(line.width)
        bounds.ascent = CGFloat(line.ascent)
        bounds.descent = CGFloat(line.descent)
        let fromLeft = clusters.sorted { $0.x < $1.x }
        return Text.Layout.Line(
            origin: CGPoint(x: line.x, y: line.baseline), bounds: bounds,
            runs: line.runs.flatMap { run in
                runs(of: run, fromLeft.filter { run.contains($0) }, in: line)
            })
    }

    /// Divides a run where the attributes change.
    private func runs(of run: TextRun, _ clusters: [PlacedText.Cluster], in line: TextLine) -> [Text.Layout.Run] {
        guard !clusters.isEmpty else {
            let glyph = Text.Layout.Run.Glyph(x: 0, width: CGFloat(run.width), text: run.text, index: nil)
            return [part(of: run, [glyph], x: run.x, attributes: [], at: nil, in: line)]
        }
        var parts: [Text.Layout.Run] = []
        var rest = clusters[...]
        while let first = rest.first {
            let attributes = attributes(at: first.range.lowerBound)
            let same = rest.prefix { self.attributes(at: $0.range.lowerBound) == attributes }
            let glyphs = same.map { cluster in
                Text.Layout.Run.Glyph(
                    x: CGFloat(cluster.x - first.x), width: CGFloat(cluster.width),
                    text: String(decoding: units[cluster.range], as: UTF16.self),
                    index: Text.Layout.CharacterIndex(offset: cluster.range.lowerBound))
            }
            parts.append(
                part(of: run, glyphs, x: first.x, attributes: attributes, at: first.range.lowerBound, in: line))
            rest = rest.dropFirst(same.count)
        }
        // A whole run of the typesetter can end before hanging white space.
        if parts.count == 1 { parts[0].drawing = run }
        return parts
    }

    /// - Parameter offset: The position of a character of the part, or `nil` for an ellipsis.
    private func part(
        of run: TextRun, _ glyphs: [Text.Layout.Run.Glyph], x: Double, attributes: [AnyTextAttribute], at offset: Int?,
        in line: TextLine
    ) -> Text.Layout.Run {
        var bounds = Text.Layout.TypographicBounds()
        bounds.origin.x = CGFloat(x - line.x)
        bounds.width = glyphs.last.map { $0.x + $0.width } ?? 0
        let style = offset.flatMap { offset in styles.first { $0.end > offset }?.style }
        bounds.ascent = CGFloat(style?.ascent ?? line.ascent)
        bounds.descent = CGFloat(style?.descent ?? line.descent)
        bounds.leading = CGFloat(style?.leading ?? 0)
        var drawing = run
        drawing.text = (run.isRightToLeft ? glyphs.reversed() : glyphs).map(\.text).joined()
        drawing.width = Double(bounds.width)
        return Text.Layout.Run(
            drawing: drawing, mode: placed.layout.drawing, glyphs: glyphs, attributes: attributes,
            typographicBounds: bounds)
    }

    private func attributes(at offset: Int) -> [AnyTextAttribute] {
        attributes.first { $0.range.contains(offset) }?.attributes ?? []
    }
}

extension TextRun {
    fileprivate func contains(_ cluster: PlacedText.Cluster) -> Bool {
        let center = cluster.x + cluster.width / 2
        return center >= x && center < x + width
    }
}
