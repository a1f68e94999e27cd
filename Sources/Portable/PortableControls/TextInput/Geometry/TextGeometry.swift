import DisplayList
import LayoutGeometry

/// The layout of text: its lines, the positions of the caret, and the rectangles of selections.
///
/// Offsets are in UTF-16 units of the text. Lengths are in points, in the coordinate space of the box in which the text
/// is laid out.
package struct TextGeometry {
    /// A position of the caret.
    struct Caret: Hashable {
        var offset: Int
        var x: CGFloat
    }

    struct Line {
        /// The range of the line without its terminator.
        var range: Range<Int>
        /// The start of the next line, or the end of the text.
        var next: Int
        var top: CGFloat
        var bottom: CGFloat
        var baseline: CGFloat
        /// The positions of the caret in text order, at least one. Offsets are relative to the start of the line, so
        /// that they don't change when the line moves.
        var ownCarets: [Caret]
        /// The user-perceived characters in text order. Ranges are relative to the start of the line.
        var ownCells: [Cell]
        var isRightToLeft: Bool
        /// The index of the line's container.
        var container = 0
        /// The part of the container's row that contains the line, or `nil` if the line has the width of the container.
        /// Its top is relative to the paragraph's.
        var slot: LineSlot?

        /// A Boolean value that indicates whether the line ends with a soft line break, so that its end is the start of
        /// the next line.
        var isBroken: Bool { next == range.upperBound }
    }

    /// A user-perceived character in the layout.
    struct Cell {
        var range: Range<Int>
        var x: CGFloat
        var width: CGFloat
        var level: UInt8

        var isRightToLeft: Bool { level % 2 == 1 }
        /// The x coordinates of the character's edges, in its reading direction.
        var leading: CGFloat { isRightToLeft ? x + width : x }
        var trailing: CGFloat { isRightToLeft ? x : x + width }
    }

    /// The layout of a paragraph.
    struct Paragraph {
        var layout: TextLayout
        var top: CGFloat
        /// The length of the paragraph with its terminator, in UTF-16 units and in bytes.
        var length = 0
        var utf8Count = 0
        /// The spacing before and after the paragraph, next to other paragraphs.
        var spacingBefore: CGFloat = 0
        var spacingAfter: CGFloat = 0
        /// A Boolean value that indicates whether these are several paragraphs in blocks, such as the cells of a table.
        var hasBlocks = false
        /// The index of the paragraph's container. A paragraph that continues in another container has several parts.
        var container = 0
    }

    /// A rectangle of a selection, on a single line.
    struct SelectionRect: Hashable {
        var rect: CGRect
        var isRightToLeft: Bool
        var containsStart: Bool
        var containsEnd: Bool
    }

    /// The lines in their order. There is at least one.
    let lines: [Line]
    let paragraphs: [Paragraph]
    /// The length of the text that was laid out, in UTF-16 units. The rest doesn't fit into the containers, or isn't laid
    /// out yet.
    let laidOutLength: Int
    /// A Boolean value that indicates whether the whole text was laid out.
    var isComplete: Bool { laidOutLength == length }
    /// A Boolean value that indicates whether the lines end with the end of the text. If the text ends with a line
    /// terminator, the empty line after it is included.
    let reachesEnd: Bool
    /// A Boolean value that indicates whether paragraphs are in blocks, so that lines can be next to each other.
    let hasBlocks: Bool
    /// The size of the box that contains the lines.
    let size: CGSize
    /// The width at which lines wrap. It's infinite if they don't.
    let width: CGFloat
    /// The length in UTF-16 units.
    let length: Int
    /// The maximum x coordinate of the caret.
    var caretLimit = CGFloat.infinity
    /// The number of paragraphs that were laid out for this geometry; the others were reused. Tests use it to check
    /// that the cost of a change depends only on its size.
    let laidOutParagraphCount: Int
    /// The text, for comparison with the next geometry.
    let text: AttributedText
    let format: TextFormat

    /// Creates the geometry of text.
    ///
    /// - Parameter previous: A geometry with the same format, except for marked text and typing attributes. Unchanged
    ///   paragraphs are reused from it.
    /// - Complexity: O(*n*) in the size of the change and in the number of lines; without a previous geometry, in the
    ///   length of the text.
    init(_ text: AttributedText, format: TextFormat, width: CGFloat, previous: TextGeometry? = nil) {
        var builder = TextGeometryBuilder(text, format: format, width: width)
        builder.build(previous: previous)
        self.init(builder)
    }

    /// Creates the geometry of the lines that a builder has laid out.
    init(_ builder: TextGeometryBuilder) {
        lines = builder.lines
        paragraphs = builder.paragraphs
        hasBlocks = builder.paragraphs.contains(where: \.hasBlocks)
        laidOutLength = builder.laidOutLength
        reachesEnd = builder.rest.isEmpty
        size = CGSize(width: builder.contentWidth, height: builder.y)
        length = builder.text.length
        laidOutParagraphCount = builder.laidOutParagraphCount
        text = builder.text
        width = builder.width
        format = builder.format
    }

    // MARK: Lines

    /// Returns the index of the first line of a paragraph.
    ///
    /// - Complexity: O(*n*) in the number of paragraphs before it.
    func lineIndex(ofParagraph index: Int) -> Int {
        paragraphs[..<index].reduce(0) { $0 + $1.layout.lines.count }
    }

    /// Returns the index of the line that contains the caret at an offset.
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

    /// The width of the caret and the difference between its height and the line's, in points.
    static let caretWidth: CGFloat = 2
    static let caretExtraHeight: CGFloat = 1.5

    func caretX(at offset: Int, affinity: UITextStorageDirection = .forward) -> CGFloat {
        line(at: offset, affinity: affinity).caret(at: offset).x
    }

    /// Returns the rectangle of the caret.
    func caretRect(at offset: Int, affinity: UITextStorageDirection = .forward) -> CGRect {
        let line = line(at: offset, affinity: affinity)
        return CGRect(
            x: min(line.caret(at: offset).x, caretLimit - Self.caretWidth), y: line.top - Self.caretExtraHeight / 2,
            width: Self.caretWidth,
            height: line.bottom - line.top + Self.caretExtraHeight)
    }

    /// Returns the position of the caret that is closest to a point, on the line closest to the point.
    func caret(nearestTo point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        if hasBlocks { return caret(nearestTo: point.x, onLine: lineIndex(nearestTo: point)) }
        var index = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
        while index + 1 < lines.count, lines[index].isBefore(lines[index + 1], inRowAt: point.x) { index += 1 }
        return caret(nearestTo: point.x, onLine: index)
    }

    /// Returns the line that is closest to a point: vertically in its block or its paragraph, then horizontally.
    private func lineIndex(nearestTo point: CGPoint) -> Int {
        func distance(_ line: Line) -> (CGFloat, CGFloat) {
            let left = line.slot.map { CGFloat($0.x) } ?? 0
            let right = line.slot.map { CGFloat($0.x + $0.width) } ?? .infinity
            return (max(line.top - point.y, point.y - line.bottom, 0), max(left - point.x, point.x - right, 0))
        }
        let rows = lines.indices.filter { distance(lines[$0]).1 == 0 }
        return (rows.isEmpty ? Array(lines.indices) : rows).min { distance(lines[$0]) < distance(lines[$1]) } ?? 0
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
        for line in lines where point.y >= line.top && point.y < line.bottom {
            let cell = line.cells.first { point.x >= $0.x && point.x < $0.x + $0.width }
            if cell != nil || line.slot == nil { return cell }
        }
        return nil
    }

    // MARK: Selections

    /// Returns the rectangle of the first line of a selection, or `nil` if it's empty.
    func firstSelectionRect(for range: Range<Int>) -> CGRect? {
        let end = reachesEnd ? range.upperBound : min(range.upperBound, laidOutLength)
        guard range.lowerBound < end else { return nil }
        return selectionRects(for: range.lowerBound..<end).first?.rect
    }

    /// Returns the rectangles of a selection. On lines after which it continues, they extend to the end of the box.
    func selectionRects(for range: Range<Int>) -> [SelectionRect] {
        guard !range.isEmpty else { return [] }
        let boxWidth = width.isFinite ? width : size.width
        var rects: [SelectionRect] = []
        let first = lineIndex(at: range.lowerBound)
        let last = lineIndex(at: range.upperBound, affinity: .backward)
        for index in first...max(last, first) {
            let line = lines[index]
            // The next line of the same row isn't below.
            let bottom = index < last && line.slot == nil ? lines[index + 1].top : line.bottom
            var spans = line.spans(of: range)
            if range.upperBound > line.range.upperBound, index < last || !line.isBroken {
                // Include the line terminator in the selection. On the last line, a short extension shows it.
                let end = line.ownCarets[line.ownCarets.count - 1].x
                let edges = line.slot.map { ($0.x, $0.x + $0.width) } ?? (0, Double(boxWidth))
                let reach = index < last ? CGFloat(edges.1) : end
                let side = index < last ? min(CGFloat(edges.0), end) : end
                spans.append(line.isRightToLeft ? side...end : end...max(reach, end))
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
    /// The positions of the caret in text order.
    ///
    /// - Complexity: O(*n*) in the number of characters in the line.
    var carets: [TextGeometry.Caret] {
        ownCarets.map { TextGeometry.Caret(offset: $0.offset + range.lowerBound, x: $0.x) }
    }

    /// The user-perceived characters in text order.
    ///
    /// - Complexity: O(*n*) in the number of characters in the line.
    var cells: [TextGeometry.Cell] {
        ownCells.map { cell in
            var cell = cell
            cell.range = (cell.range.lowerBound + range.lowerBound)..<(cell.range.upperBound + range.lowerBound)
            return cell
        }
    }

    /// Returns the position of the caret at an offset, or the last one before it.
    func caret(at offset: Int) -> TextGeometry.Caret {
        let offset = offset - range.lowerBound
        let caret = ownCarets[max(ownCarets.indices.partitioningIndex { ownCarets[$0].offset > offset } - 1, 0)]
        return TextGeometry.Caret(offset: caret.offset + range.lowerBound, x: caret.x)
    }

    /// Returns whether the next line is in the same row and closer to an x coordinate in its slot.
    fileprivate func isBefore(_ next: Self, inRowAt x: CGFloat) -> Bool {
        guard slot != nil, let nextSlot = next.slot, next.top < bottom else { return false }
        return isRightToLeft ? x <= CGFloat(nextSlot.x + nextSlot.width) : x >= CGFloat(nextSlot.x)
    }

    /// Returns the horizontal spans of a range's characters on the line.
    fileprivate func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        cells.filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
            // Negative letter spacing can make a character narrower than 0.
            .map { $0.x...max($0.x + $0.width, $0.x) }
    }

    /// Returns the spans from left to right, with adjacent spans merged.
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
