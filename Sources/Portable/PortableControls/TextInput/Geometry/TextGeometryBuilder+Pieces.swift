import DisplayList
import LayoutGeometry

extension TextGeometryBuilder {
    /// A paragraph, or the rest of it that continues in another container.
    struct Piece {
        var text: StyledText
        var ends: [Int]
        var range: Range<Int>
        var next: Int
        var utf8Count: Int
    }

    /// Lays out a paragraph.
    ///
    /// - Returns: `false` if a part of the paragraph doesn't fit into the last container.
    mutating func add(_ string: String, range: Range<Int>, next: Int, utf8Count: Int) -> Bool {
        laidOutParagraphCount += 1
        var piece = Piece(
            text: styledText(string, range: range, of: text), ends: characterEnds(of: string), range: range, next: next,
            utf8Count: utf8Count)
        while containerIndex < containers.count {
            var (paragraph, placed) = place(piece)
            let fitting = fittingLineCount(of: placed, at: top(of: paragraph))
            if fitting == placed.lines.count {
                append(paragraph, piece, placed)
                return true
            }
            let isLast = containerIndex == containers.count - 1
            if isLast, let shorter = truncated(piece, to: fitting) { (paragraph, placed) = shorter }
            let cut = placed.lines.count > fitting ? placed.lines[fitting].range.lowerBound : piece.range.count
            if fitting > 0 {
                placed.keepLines(fitting)
                paragraph.layout = placed.layout
                paragraph.length = cut
                var part = piece
                part.next = piece.range.lowerBound + cut
                append(paragraph, part, placed)
            }
            rest.offset = piece.range.lowerBound + cut
            startNextContainer()
            piece = self.rest(of: piece, from: cut)
        }
        return false
    }

    private mutating func startNextContainer() {
        containerIndex += 1
        guard containerIndex < containers.count else { return }
        y = 0
        lineCountInContainer = 0
    }

    /// Returns the rest of a paragraph after lines that are in another container.
    private func rest(of piece: Piece, from offset: Int) -> Piece {
        guard offset > 0 else { return piece }
        var rest = piece
        let string = piece.text.text
        let start = string.utf16.index(string.startIndex, offsetBy: offset)
        var skipped = string.utf8.distance(from: string.startIndex, to: start)
        rest.utf8Count -= skipped
        rest.text.text = String(string[start...])
        for index in rest.text.runs.indices {
            let count = min(skipped, rest.text.runs[index].utf8Count)
            skipped -= count
            rest.text.runs[index].utf8Count -= count
            rest.text.runs[index].paragraph.firstLineHeadIndent = rest.text.runs[index].paragraph.headIndent
            rest.text.runs[index].paragraph.paragraphSpacingBefore = 0
        }
        rest.text.runs.removeAll { $0.utf8Count == 0 }
        if rest.text.runs.isEmpty { rest.text.runs = piece.text.runs.suffix(1) }
        rest.ends = piece.ends.compactMap { $0 > offset ? $0 - offset : nil }
        rest.range = (piece.range.lowerBound + offset)..<piece.range.upperBound
        return rest
    }

    /// Lays out a piece for the current container.
    private func place(_ piece: Piece, maximumLineCount: Int = 0) -> (TextGeometry.Paragraph, PlacedText) {
        let container = containers[containerIndex]
        let style = piece.text.runs[0].paragraph
        var paragraph = TextGeometry.Paragraph(
            layout: TextLayout(lines: [], size: .zero), top: 0, length: piece.next - piece.range.lowerBound,
            utf8Count: piece.utf8Count, spacingBefore: CGFloat(style.paragraphSpacingBefore),
            spacingAfter: CGFloat(style.lineSpacing + style.paragraphSpacing))
        let top = top(of: paragraph)
        let (text, start) = (piece.text, piece.range.lowerBound)
        var rows = container.rows(at: top, character: start, isRightToLeft: text.isRightToLeft)
        let hasBlocks = text.hasBlocks
        paragraph.hasBlocks = hasBlocks
        if hasBlocks {
            rows = nil
        } else if let rules {
            rows = rules.padded(rows, width: container.width, at: start, isRightToLeft: text.isRightToLeft)
        }
        let mayBreak = rules?.mayBreak.map { mayBreak in { (offset: Int) in mayBreak(start + offset) } }
        let width = Double(container.width)
        let typesetter = Services.current.typesetter
        var placed: PlacedText
        if rows == nil, hasBlocks || mayBreak == nil || maximumLineCount > 0 {
            placed = typesetter.withLock { $0.place(text, width: width, maximumLineCount: maximumLineCount) }
        } else {
            let shaped = typesetter.withLock { $0.shaped(text, width: width) }
            placed = shaped.lines(in: rows, mayBreak: mayBreak)
        }
        if rows == nil, !hasBlocks { space(&placed, of: piece, in: &paragraph) }
        paragraph.layout = placed.layout
        return (paragraph, placed)
    }

    /// Changes the spacing between lines from that of the paragraph's style to the one that the app provides.
    private func space(_ placed: inout PlacedText, of piece: Piece, in paragraph: inout TextGeometry.Paragraph) {
        guard let lineSpacing else { return }
        var shift = 0.0
        for index in placed.lines.indices {
            placed.layout.lines[index].baseline += shift
            let line = placed.layout.lines[index]
            let isLast = index == placed.lines.count - 1
            let end = isLast ? piece.next : piece.range.lowerBound + placed.lines[index + 1].range.lowerBound
            let rect = CGRect(
                x: line.x, y: line.baseline - line.ascent, width: line.width, height: line.ascent + line.descent)
            guard let spacing = lineSpacing(max(end - 1, 0), rect) else { continue }
            let change = Double(spacing).distance - piece.text.runs[0].paragraph.lineSpacing
            if isLast { paragraph.spacingAfter += CGFloat(change) } else { shift += change }
        }
        placed.layout.size.height += shift
    }

    /// Returns the number of lines that fit into the current container below a y coordinate.
    private func fittingLineCount(of placed: PlacedText, at top: CGFloat) -> Int {
        let container = containers[containerIndex]
        guard container.isLimited else { return placed.lines.count }
        let room = container.maximumLineCount > 0 ? max(container.maximumLineCount - lineCountInContainer, 0) : .max
        let fitting = placed.layout.lines.prefix {
            top + CGFloat($0.baseline + $0.descent) <= container.height + 0.001
        }
        // A geometry has at least one line.
        let isOnlyChance = lines.isEmpty && containerIndex == containers.count - 1
        return max(min(fitting.count, room), isOnlyChance ? 1 : 0)
    }

    /// Returns a piece whose last line is truncated, if the container requires that.
    private func truncated(_ piece: Piece, to count: Int) -> (TextGeometry.Paragraph, PlacedText)? {
        guard count > 0, let mode = containers[containerIndex].truncation else { return nil }
        var piece = piece
        for index in piece.text.runs.indices { piece.text.runs[index].paragraph.lineBreakMode = mode }
        return place(piece, maximumLineCount: count)
    }

    private mutating func append(_ paragraph: TextGeometry.Paragraph, _ piece: Piece, _ placed: PlacedText) {
        append(paragraph)
        for index in placed.lines.indices {
            let isLast = index == placed.lines.count - 1
            addLine(
                placed.lines[index], placed.layout.lines[index], start: piece.range.lowerBound,
                next: isLast ? piece.next : piece.range.lowerBound + placed.lines[index + 1].range.lowerBound,
                ends: piece.ends)
        }
        y += CGFloat(placed.layout.size.height.distance)
    }
}

extension PlacedText {
    /// Removes all lines except for the first ones.
    fileprivate mutating func keepLines(_ count: Int) {
        lines = Array(lines.prefix(count))
        layout.lines = Array(layout.lines.prefix(count))
        layout.size.height = layout.lines.map { $0.baseline + $0.descent }.max() ?? 0
    }
}

extension StyledText {
    /// A Boolean value that indicates whether the paragraph is right-to-left.
    fileprivate var isRightToLeft: Bool {
        switch runs[0].paragraph.direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: text.firstDirectionalScalar?.isRightToLeft ?? false
        }
    }
}
