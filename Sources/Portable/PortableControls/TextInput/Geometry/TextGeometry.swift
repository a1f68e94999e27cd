import DisplayList
import LayoutGeometry

/// Where the characters of a text stand: its lines, the places of the caret, and what a selection covers.
///
/// Offsets are UTF-16 units of the text; lengths are points of the box that the text is laid out in.
package struct TextGeometry {
    /// A place of the caret.
    struct Caret: Hashable {
        var offset: Int
        var x: CGFloat
    }

    struct Line {
        /// Without what ends it.
        var range: Range<Int>
        /// Where the next line begins, or the text ends.
        var next: Int
        var top: CGFloat
        var bottom: CGFloat
        /// The places of the caret in the order of the text, at least one, with offsets from where the line begins: so a
        /// line that moves keeps them.
        var ownCarets: [Caret]
        /// The user-perceived characters, in the order of the text, with ranges from the beginning of the line.
        var ownCells: [Cell]
        var isRightToLeft: Bool

        /// Whether the line was broken for lack of width, so that its end is where the next one begins.
        var isBroken: Bool { next == range.upperBound }
    }

    /// A character as it is seen.
    struct Cell {
        var range: Range<Int>
        var x: CGFloat
        var width: CGFloat
        var level: UInt8

        var isRightToLeft: Bool { level % 2 == 1 }
        /// Where one comes from and goes to in reading it.
        var leading: CGFloat { isRightToLeft ? x + width : x }
        var trailing: CGFloat { isRightToLeft ? x : x + width }
    }

    /// A paragraph as it is drawn.
    struct Paragraph {
        var layout: TextLayout
        var top: CGFloat
        /// How long it is in the text with what ends it, in UTF-16 units and in bytes.
        var length = 0
        var utf8Count = 0
        /// The spacing of its style before and after it, next to other paragraphs.
        var spacingBefore: CGFloat = 0
        var spacingAfter: CGFloat = 0
    }

    /// A part of a selection, at most a line.
    struct SelectionRect: Hashable {
        var rect: CGRect
        var isRightToLeft: Bool
        var containsStart: Bool
        var containsEnd: Bool
    }

    /// At least one, in their order.
    let lines: [Line]
    let paragraphs: [Paragraph]
    /// The box that holds the lines.
    let size: CGSize
    /// The width that lines were broken at; infinite if they weren't.
    let width: CGFloat
    /// In UTF-16 units.
    let length: Int
    /// Where the caret ends at the latest, if there is nothing to be seen behind that.
    var caretLimit = CGFloat.infinity
    /// How many paragraphs were laid out for this geometry; the others were taken over. Tests assert that a change costs
    /// what it changes.
    let laidOutParagraphCount: Int
    /// The text, for comparison with the next geometry.
    let text: AttributedText
    let format: TextFormat

    /// - Parameter previous: a geometry in the same format but for what is marked and how empty text looks; paragraphs
    ///   that the text still has are taken over from it.
    /// - Complexity: O(*n*) in what changed, and in the number of lines; without a previous geometry in the length of the
    ///   text.
    init(_ text: AttributedText, format: TextFormat, width: CGFloat, previous: TextGeometry? = nil) {
        var builder = TextGeometryBuilder(format: format, width: width)
        builder.build(text, previous: previous.flatMap { $0.width == width ? $0 : nil })
        lines = builder.lines
        paragraphs = builder.paragraphs
        size = CGSize(width: builder.contentWidth, height: builder.y)
        length = text.length
        laidOutParagraphCount = builder.laidOutParagraphCount
        self.text = text
        self.width = width
        self.format = format
    }

    // MARK: Lines

    /// The index of the first line of a paragraph.
    ///
    /// - Complexity: O(*n*) in the number of paragraphs before it.
    func lineIndex(ofParagraph index: Int) -> Int {
        paragraphs[..<index].reduce(0) { $0 + $1.layout.lines.count }
    }

    /// The index of the line that the caret is on at an offset.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    func lineIndex(at offset: Int, affinity: UITextStorageDirection = .forward) -> Int {
        let line = max(lines.indices.partitioningIndex { lines[$0].range.lowerBound > offset } - 1, 0)
        let isAtBreak = line > 0 && lines[line].range.lowerBound == offset && lines[line - 1].isBroken
        return affinity == .backward && isAtBreak ? line - 1 : line
    }

    func line(at offset: Int, affinity: UITextStorageDirection = .forward) -> Line {
        lines[lineIndex(at: offset, affinity: affinity)]
    }

    // MARK: Carets

    /// How much wider than nothing a caret is, and how much higher than its line, in points.
    static let caretWidth: CGFloat = 2
    static let caretExtraHeight: CGFloat = 1.5

    func caretX(at offset: Int, affinity: UITextStorageDirection = .forward) -> CGFloat {
        line(at: offset, affinity: affinity).caret(at: offset).x
    }

    /// The rectangle of the caret.
    func caretRect(at offset: Int, affinity: UITextStorageDirection = .forward) -> CGRect {
        let line = line(at: offset, affinity: affinity)
        return CGRect(
            x: min(line.caret(at: offset).x, caretLimit - Self.caretWidth), y: line.top - Self.caretExtraHeight / 2,
            width: Self.caretWidth,
            height: line.bottom - line.top + Self.caretExtraHeight)
    }

    /// The place of the caret that is nearest to a point, on the line that the point is on or nearest to.
    func caret(nearestTo point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        let index = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
        return caret(nearestTo: point.x, onLine: index)
    }

    func caret(nearestTo x: CGFloat, onLine index: Int) -> (offset: Int, affinity: UITextStorageDirection) {
        let line = lines[index]
        let carets = line.carets
        var best = carets[0]
        for caret in carets.dropFirst() where abs(caret.x - x) < abs(best.x - x) { best = caret }
        let isAtBreak = line.isBroken && best.offset == line.range.upperBound && index + 1 < lines.count
        return (best.offset, isAtBreak ? .backward : .forward)
    }

    /// Returns the character at a point, or `nil` if there isn't one.
    func cell(at point: CGPoint) -> Cell? {
        lines.first { point.y >= $0.top && point.y < $0.bottom }?.cells
            .first { point.x >= $0.x && point.x < $0.x + $0.width }
    }

    // MARK: Selections

    /// Returns the rectangles of a selection. On lines after which it continues, they extend to the end of the box.
    func selectionRects(for range: Range<Int>) -> [SelectionRect] {
        guard !range.isEmpty else { return [] }
        let boxWidth = width.isFinite ? width : size.width
        var rects: [SelectionRect] = []
        let first = lineIndex(at: range.lowerBound)
        let last = lineIndex(at: range.upperBound, affinity: .backward)
        for index in first...max(last, first) {
            let line = lines[index]
            let bottom = index < last ? lines[index + 1].top : line.bottom
            var spans = line.spans(of: range)
            if range.upperBound > line.range.upperBound, index < last || !line.isBroken {
                // The end of the line is selected, too. On the last line, a short extension shows that.
                let end = line.ownCarets[line.ownCarets.count - 1].x
                let reach = index < last ? boxWidth : end
                spans.append(line.isRightToLeft ? (index < last ? 0 : end)...end : end...max(reach, end))
            }
            for span in Line.merged(spans) {
                rects.append(
                    SelectionRect(
                        rect: CGRect(
                            x: span.lowerBound, y: line.top, width: span.upperBound - span.lowerBound,
                            height: bottom - line.top),
                        isRightToLeft: line.isRightToLeft, containsStart: false, containsEnd: false))
            }
        }
        if !rects.isEmpty {
            rects[0].containsStart = true
            rects[rects.count - 1].containsEnd = true
        }
        return rects
    }
}

extension TextGeometry.Line {
    /// The places of the caret in the order of the text.
    ///
    /// - Complexity: O(*n*) in the characters of the line.
    var carets: [TextGeometry.Caret] {
        ownCarets.map { TextGeometry.Caret(offset: $0.offset + range.lowerBound, x: $0.x) }
    }

    /// The user-perceived characters, in the order of the text.
    ///
    /// - Complexity: O(*n*) in the characters of the line.
    var cells: [TextGeometry.Cell] {
        ownCells.map { cell in
            var cell = cell
            cell.range = (cell.range.lowerBound + range.lowerBound)..<(cell.range.upperBound + range.lowerBound)
            return cell
        }
    }

    /// The place of the caret at an offset, or the last one before it.
    func caret(at offset: Int) -> TextGeometry.Caret {
        let offset = offset - range.lowerBound
        let caret = ownCarets[max(ownCarets.indices.partitioningIndex { ownCarets[$0].offset > offset } - 1, 0)]
        return TextGeometry.Caret(offset: caret.offset + range.lowerBound, x: caret.x)
    }

    /// From where to where the characters of a range are seen on the line.
    fileprivate func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        cells.filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
            .map { $0.x...($0.x + $0.width) }
    }

    /// The spans from left to right, with those joined that touch.
    fileprivate static func merged(_ spans: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        var merged: [ClosedRange<CGFloat>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, span.lowerBound <= last.upperBound + 0.01 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                merged.append(span)
            }
        }
        return merged
    }
}
