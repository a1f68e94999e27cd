/// A part of a row that one line fills. Lengths are in points, in the coordinate space of the box.
package struct LineSlot: Sendable, Hashable {
    package var x: Double
    package var top: Double
    package var width: Double

    package init(x: Double, top: Double, width: Double) {
        self.x = x
        self.top = top
        self.width = width
    }
}

/// A function that returns the slots of the first row at or below a distance from the top of a box, in the order in
/// which they are filled, and at least one.
///
/// - Parameters:
///   - top: The distance from the top of the box, in points.
///   - height: The height of the row, in points.
///   - offset: The offset of the row's first character in the paragraph, in UTF-16 units.
package typealias LineRows = (_ top: Double, _ height: Double, _ offset: Int) -> [LineSlot]

/// A shaped paragraph. It's broken into lines without the typesetter, because the rows can depend on code of the app,
/// which may measure text.
package struct ShapedParagraph: Sendable {
    let text: ClusteredText
    let width: Double
    let drawing: TextDrawing

    /// Returns the lines of the paragraph.
    ///
    /// - Parameters:
    ///   - rows: The rows of the box if they have different widths or several slots, or `nil`.
    ///   - mayBreak: A function that returns whether a line can break before an offset at which the text allows it, in
    ///     UTF-16 units, or `nil` if it always can.
    package func lines(in rows: LineRows?, mayBreak: ((Int) -> Bool)? = nil) -> PlacedText {
        // Nothing is shaped, because no line is truncated.
        let nothing = ShapedText(clusters: [], isRightToLeft: false)
        var builder = LineBuilder(text: text, width: width, drawing: drawing) { _, _ in nothing }
        var breaker = LineBreaker(text: text, width: width, maximumLineCount: 0)
        if let mayBreak { breaker.mayBreakBefore = { mayBreak(text.string(0..<$0).utf16.count) } }
        guard let rows else { return builder.buildPlaced(breaker.lines()) }
        return builder.buildParagraph(in: rows, breaker: breaker)
    }
}

extension LineBuilder {
    /// The number of rows without a wide enough slot after which a line is put into a slot that is too narrow.
    private static let maximumSkippedRowCount = 1000

    /// Breaks a paragraph into lines for the slots of rows. A slot that is narrower than the next word is left empty.
    mutating func buildParagraph(in rows: LineRows, breaker: LineBreaker) -> PlacedText {
        let style = text.run(at: 0).paragraph
        var lines: [LineBreaker.Line] = []
        var start = 0
        var offset = 0
        var skippedRowCount = 0
        var top = 0.0
        repeat {
            let height = rowHeight(at: start, style)
            let slots = rows(top, height, offset)
            let count = lines.count
            for slot in slots where start < text.count || lines.isEmpty {
                let isFirst = start == 0
                let available = style.availableWidth(in: slot.width, isFirstLine: isFirst)
                let end = breaker.lineEnd(
                    from: start, in: 0..<text.count, available: available, style: style)
                let isForced = skippedRowCount > Self.maximumSkippedRowCount
                guard isForced || slot.width >= width || !splitsWord(at: end, style) else { continue }
                lines.append(
                    LineBreaker.Line(
                        range: start..<end, paragraphStart: 0, isFirstInParagraph: isFirst,
                        isLastInParagraph: end == text.count, slot: slot))
                add(lines[lines.count - 1], isFirst: isFirst, isLast: true)
                offset += text.string(start..<end).utf16.count
                start = end
            }
            skippedRowCount = lines.count == count ? skippedRowCount + 1 : 0
            top = lines.count == count ? (slots.first?.top ?? top) + max(height / 4, 1) : y + style.lineSpacing
        } while start < text.count || lines.isEmpty
        return buildPlaced(added: lines)
    }

    /// Returns the height that a row must have for the character at its start.
    private func rowHeight(at cluster: Int, _ style: ParagraphStyle) -> Double {
        let extent = text.run(at: cluster).style.extent
        var height = extent.above + extent.below
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return max(height, style.minimumLineHeight)
    }

    /// Returns whether a line that ends at a cluster ends within a word.
    private func splitsWord(at end: Int, _ style: ParagraphStyle) -> Bool {
        guard end > 0, end < text.count, style.lineBreakMode != .characterWrapping else { return false }
        return text.clusters[end - 1].breakAfter == .prohibited
    }
}
