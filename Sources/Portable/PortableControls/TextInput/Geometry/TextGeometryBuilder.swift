import CompositionalEngine
import DisplayList
import LayoutGeometry

/// A builder that lays out a text paragraph by paragraph and records the positions of its characters.
struct TextGeometryBuilder {
    private(set) var lines: [TextGeometry.Line] = []
    private(set) var paragraphs: [TextGeometry.Paragraph] = []
    private(set) var contentWidth: CGFloat = 0
    private(set) var y: CGFloat = 0
    private(set) var laidOutParagraphCount = 0
    let format: TextFormat
    let text: AttributedText
    private let containers: [LineContainer]
    private var containerIndex = 0
    private var lineCountInContainer = 0
    private var styles: TextFormat.Styles
    private var cursor = AttributedText.RunCursor()
    private var lastSpacing: CGFloat = 0
    private var rest: Rest

    /// A function that returns the spacing after a line, or `nil` for the spacing of the paragraph's style.
    typealias LineSpacing = (_ lastCharacter: Int, _ line: CGRect) -> CGFloat?
    var lineSpacing: LineSpacing?

    /// The part of the text that isn't laid out.
    private struct Rest {
        /// The start of the next paragraph, and its offset in UTF-16 units.
        var start: String.Index
        var offset = 0
        /// The start of the unchanged paragraphs at the end.
        var tail: String.Index
        /// The indexes of the unchanged paragraphs at the end, and their geometry.
        var kept = 0..<0
        var previous: TextGeometry?
        var isEmpty = false
    }

    init(_ text: AttributedText, format: TextFormat, containers: [LineContainer]) {
        self.text = text
        self.format = format
        self.containers = containers
        styles = TextFormat.Styles(format)
        rest = Rest(start: text.string.startIndex, tail: text.string.endIndex)
    }

    init(_ text: AttributedText, format: TextFormat, width: CGFloat) {
        self.init(text, format: format, containers: [LineContainer(width: width)])
    }

    /// The width at which lines wrap in the first container.
    var width: CGFloat { containers.first?.width ?? .infinity }
    /// The length of the text that is laid out, in UTF-16 units.
    var laidOutLength: Int { rest.offset }
    /// A Boolean value that indicates whether nothing more can be laid out.
    var isFinished: Bool { rest.isEmpty || containerIndex >= containers.count }
    /// The index of the container that is being filled.
    var filledContainer: Int { containerIndex }

    /// Lays out the whole text, reusing the unchanged paragraphs of another geometry.
    mutating func build(previous: TextGeometry? = nil) {
        reuse(previous)
        while !isFinished { step() }
    }

    /// Reuses the unchanged paragraphs of another geometry, before the first step.
    mutating func reuse(_ previous: TextGeometry?) {
        guard let previous, !format.isSecure, containers.count == 1, containers[0].hasUniformLines,
            previous.width == width
        else { return }
        let kept = ReusedParagraphs(of: text, format: format, previous: previous)
        reuse(previous, kept.head, offset: 0)
        let string = text.string
        rest.start = string.utf8.index(string.startIndex, offsetBy: kept.headUTF8Count)
        rest.offset = kept.headLength
        rest.tail = string.utf8.index(string.endIndex, offsetBy: -kept.tailUTF8Count)
        rest.kept = kept.tail
        rest.previous = previous
    }

    /// Lays out the next paragraph.
    mutating func step() {
        if format.isSecure { return buildSecure() }
        let string = text.string
        if !rest.kept.isEmpty, rest.start >= rest.tail { return finish() }
        let end = format.isOneLine ? string.endIndex : string.paragraphEnd(from: rest.start)
        let next = string.afterLineEnd(at: end)
        let start = rest.offset
        let range = start..<(start + string.utf16.distance(from: rest.start, to: end))
        let after = range.upperBound + string.utf16.distance(from: end, to: next)
        let utf8Count = string.utf8.distance(from: rest.start, to: next)
        let isLaidOut = add(
            String(string[rest.start..<end]), range: range, next: after, utf8Count: utf8Count)
        guard isLaidOut else { return }
        rest.offset = after
        rest.start = next
        // A line terminator at the end of the text is followed by an empty line.
        rest.isEmpty = next == string.endIndex && next == end
    }

    /// Reuses the unchanged paragraphs at the end.
    private mutating func finish() {
        if let previous = rest.previous { reuse(previous, rest.kept, offset: rest.offset) }
        rest.offset = text.length
        rest.isEmpty = true
    }

    /// Reuses paragraphs of another geometry, starting at an offset.
    private mutating func reuse(_ previous: TextGeometry, _ range: Range<Int>, offset: Int) {
        guard !range.isEmpty else { return }
        var offset = offset
        var index = previous.lineIndex(ofParagraph: range.lowerBound)
        for paragraph in previous.paragraphs[range] {
            append(paragraph)
            let shift = offset - previous.lines[index].range.lowerBound
            for line in paragraph.layout.lines {
                var moved = previous.lines[index]
                moved.range = (moved.range.lowerBound + shift)..<(moved.range.upperBound + shift)
                moved.next += shift
                place(&moved, line)
                lines.append(moved)
                index += 1
            }
            y += CGFloat(paragraph.layout.size.height.distance)
            offset += paragraph.length
        }
    }

    /// Adds a paragraph below the last one.
    private mutating func append(_ paragraph: TextGeometry.Paragraph) {
        y = top(of: paragraph)
        lastSpacing = paragraph.spacingAfter
        lineCountInContainer += paragraph.layout.lines.count
        paragraphs.append(paragraph)
        paragraphs[paragraphs.count - 1].top = y
        paragraphs[paragraphs.count - 1].container = containerIndex
        contentWidth = max(contentWidth, CGFloat(paragraph.layout.size.width.distance))
    }

    /// Returns the y coordinate of a paragraph below the last one.
    private func top(of paragraph: TextGeometry.Paragraph) -> CGFloat {
        lineCountInContainer == 0 ? y : y + lastSpacing + paragraph.spacingBefore
    }

    /// Adds the positions of the carets and characters in a line of the last paragraph.
    private func place(_ line: inout TextGeometry.Line, _ typeset: TextLine) {
        line.baseline = y + CGFloat(typeset.baseline.distance)
        line.top = y + CGFloat((typeset.baseline - typeset.ascent).distance)
        line.bottom = y + CGFloat((typeset.baseline + typeset.descent).distance)
    }

    /// Builds the layout of secure text, with a dot for each character.
    private mutating func buildSecure() {
        var offsets = [0]
        for character in text.string { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        let dots = AttributedText(String(repeating: "•", count: offsets.count - 1))
        let plain = TextFormat(
            defaults: format.defaults, traits: format.traits, isRightToLeft: format.isRightToLeft, isOneLine: true,
            scale: format.scale, typing: format.typing)
        var builder = TextGeometryBuilder(dots, format: plain, width: width)
        builder.build()
        (lines, paragraphs) = (builder.lines, builder.paragraphs)
        (contentWidth, y) = (builder.contentWidth, builder.y)
        laidOutParagraphCount = builder.laidOutParagraphCount
        rest.offset = text.length
        rest.isEmpty = true
        for line in lines.indices {
            let range = lines[line].range
            let start = offsets[range.lowerBound]
            lines[line].range = start..<offsets[range.upperBound]
            lines[line].next = offsets[lines[line].next]
            func moved(_ offset: Int) -> Int { offsets[range.lowerBound + offset] - start }
            for index in lines[line].ownCarets.indices {
                lines[line].ownCarets[index].offset = moved(lines[line].ownCarets[index].offset)
            }
            for index in lines[line].ownCells.indices {
                let cell = lines[line].ownCells[index].range
                lines[line].ownCells[index].range = moved(cell.lowerBound)..<moved(cell.upperBound)
            }
        }
    }

    // MARK: One paragraph

    /// A paragraph, or the rest of it that continues in another container.
    private struct Piece {
        var text: StyledText
        var ends: [Int]
        var range: Range<Int>
        var next: Int
        var utf8Count: Int
    }

    /// Lays out a paragraph.
    ///
    /// - Returns: `false` if a part of the paragraph doesn't fit into the last container.
    private mutating func add(_ string: String, range: Range<Int>, next: Int, utf8Count: Int) -> Bool {
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
        let rows = container.rows(
            at: top, character: piece.range.lowerBound, isRightToLeft: piece.text.isRightToLeft)
        let width = Double(container.width)
        let text = piece.text
        let typesetter = Services.current.typesetter
        var placed =
            rows.map { rows in typesetter.withLock { $0.shaped(text, width: width) }.lines(in: rows) }
            ?? typesetter.withLock { $0.place(text, width: width, maximumLineCount: maximumLineCount) }
        if rows == nil { space(&placed, of: piece, in: &paragraph) }
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

    private mutating func styledText(_ string: String, range: Range<Int>, of text: AttributedText) -> StyledText {
        var runs: [StyledText.Run] = []
        let shown = format.isOneLine ? string.withSpacesForLineEnds : string
        if range.isEmpty {
            // The line break determines the height of an empty paragraph. At the end of the text, the typing attributes
            // do.
            let isLast = range.upperBound == text.length
            let attributes =
                (isLast ? format.typing : nil) ?? cursor.attributes(at: range.lowerBound, of: text) ?? .none
            let (style, paragraph) = styles.style(attributes)
            runs = [StyledText.Run(utf8Count: 0, style: style, paragraph: paragraph)]
        } else {
            for part in parts(of: range) {
                var start = part.lowerBound
                for run in cursor.runs(in: part, of: text) {
                    let piece = (start - range.lowerBound)..<(start + run.length - range.lowerBound)
                    start += run.length
                    let isMarked = format.mark?.range.contains(part.lowerBound) ?? false
                    let place = attachmentPlace(at: start - run.length)
                    let (style, paragraph) =
                        isMarked ? styles.markedStyle(run.attributes) : styles.style(run.attributes, at: place)
                    runs.append(
                        StyledText.Run(utf8Count: shown.utf8Count(ofUnits: piece), style: style, paragraph: paragraph))
                }
            }
        }
        var styled = StyledText(text: shown, runs: runs)
        if runs[0].paragraph.direction == .natural, !shown.hasDirection {
            for index in runs.indices {
                styled.runs[index].paragraph.direction = format.isRightToLeft ? .rightToLeft : .leftToRight
            }
        }
        return format.scale == 1 ? styled : styled.scaled(by: format.scale)
    }

    /// Returns a text on a single line for the typesetter.
    static func styledLine(_ text: AttributedText, format: TextFormat) -> StyledText {
        let text = format.isSecure ? AttributedText(String(repeating: "•", count: text.string.count)) : text
        var builder = TextGeometryBuilder(text, format: format, width: .infinity)
        return builder.styledText(text.string, range: 0..<text.length, of: text)
    }

    /// Returns the position of an attachment in the current container.
    private func attachmentPlace(at index: Int) -> TextAttachmentPlace {
        let container = containers[min(containerIndex, containers.count - 1)]
        let line = CGRect(
            x: 0, y: y, width: container.width.isFinite ? container.outerWidth : 0,
            height: format.defaults.font.lineHeight)
        return TextAttachmentPlace(container: container.container, line: line, index: index)
    }

    /// Returns a range, split at the boundaries of the marked text.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        guard let mark = format.mark?.range.clamped(to: range), !mark.isEmpty else { return [range] }
        return [range.lowerBound..<mark.lowerBound, mark, mark.upperBound..<range.upperBound].filter { !$0.isEmpty }
    }

    /// Returns the ends of the characters in a string, in UTF-16 units.
    private func characterEnds(of string: String) -> [Int] {
        var offset = 0
        return string.map { character in
            offset += character.utf16.count
            return offset
        }
    }

    // MARK: One line

    private mutating func addLine(
        _ placed: PlacedText.Line, _ line: TextLine, start: Int, next: Int, ends: [Int]
    ) {
        var cells: [TextGeometry.Cell] = []
        var index = ends.partitioningIndex { $0 > placed.range.lowerBound }
        var clusters = placed.clusters[...]
        var lower = placed.range.lowerBound
        while lower < placed.range.upperBound, index < ends.count {
            let range = lower..<min(ends[index], placed.range.upperBound)
            cells.append(cell(range, in: &clusters, start: placed.range.lowerBound))
            lower = ends[index]
            index += 1
        }
        var result = TextGeometry.Line(
            range: (start + placed.range.lowerBound)..<(start + placed.range.upperBound), next: next,
            top: 0, bottom: 0, baseline: 0, ownCarets: [], ownCells: cells, isRightToLeft: placed.isRightToLeft,
            container: containerIndex, slot: placed.slot)
        place(&result, line)
        result.ownCarets = carets(of: result, emptyAt: CGFloat(line.x))
        lines.append(result)
    }

    /// Returns the character with a range: the union of its clusters, or its share of a cluster that represents several
    /// characters.
    private func cell(
        _ range: Range<Int>, in clusters: inout ArraySlice<PlacedText.Cluster>, start: Int
    ) -> TextGeometry.Cell {
        let level = clusters.first?.level ?? 0
        var left = Double.infinity
        var right = -Double.infinity
        while let cluster = clusters.first, cluster.range.lowerBound < range.upperBound {
            let count = Double(max(cluster.range.count, 1))
            let from = Double(max(range.lowerBound - cluster.range.lowerBound, 0)) / count
            let to = Double(min(range.upperBound - cluster.range.lowerBound, cluster.range.count)) / count
            let isRightToLeft = cluster.level % 2 == 1
            left = min(left, cluster.x + cluster.width * (isRightToLeft ? 1 - to : from))
            right = max(right, cluster.x + cluster.width * (isRightToLeft ? 1 - from : to))
            if cluster.range.upperBound > range.upperBound { break }
            clusters = clusters.dropFirst()
        }
        let limits = width.isFinite ? 0...Double(max(width, 0)) : -Double.infinity...Double.infinity
        left = min(max(left, limits.lowerBound), limits.upperBound)
        right = min(max(right, limits.lowerBound), limits.upperBound)
        return TextGeometry.Cell(
            range: (range.lowerBound - start)..<(range.upperBound - start), x: CGFloat(left),
            width: CGFloat(right - left), level: level)
    }

    /// Returns the positions of the caret. Between two characters with different directions, the caret is at the one
    /// whose level is lower, so that each offset has a distinct position on the line.
    private func carets(of line: TextGeometry.Line, emptyAt x: CGFloat) -> [TextGeometry.Caret] {
        guard let first = line.ownCells.first, let last = line.ownCells.last else {
            return [TextGeometry.Caret(offset: 0, x: x)]
        }
        let left = line.ownCells.reduce(CGFloat.infinity) { min($0, $1.x) }
        let right = line.ownCells.reduce(-CGFloat.infinity) { max($0, $1.x + $1.width) }
        let base: UInt8 = line.isRightToLeft ? 1 : 0
        var carets = [TextGeometry.Caret(offset: first.range.lowerBound, x: line.isRightToLeft ? right : left)]
        for (before, after) in zip(line.ownCells, line.ownCells.dropFirst()) {
            let x = before.level <= after.level ? before.trailing : after.leading
            carets.append(TextGeometry.Caret(offset: after.range.lowerBound, x: x))
        }
        let end = last.level <= base ? last.trailing : line.isRightToLeft ? left : right
        carets.append(TextGeometry.Caret(offset: last.range.upperBound, x: end))
        return carets
    }
}

extension String {
    /// Returns the end of the paragraph that begins at an index.
    fileprivate func paragraphEnd(from start: Index) -> Index {
        unicodeScalars[start...].firstIndex(where: \.endsLine) ?? endIndex
    }

    /// Returns the start of the next paragraph after the line terminator at an index.
    fileprivate func afterLineEnd(at end: Index) -> Index {
        guard end < endIndex else { return end }
        let next = unicodeScalars.index(after: end)
        let isPair = unicodeScalars[end] == "\r" && next < endIndex && unicodeScalars[next] == "\n"
        return isPair ? unicodeScalars.index(after: next) : next
    }

    /// The string with each scalar of a line terminator replaced with a space, so that its length doesn't change.
    fileprivate var withSpacesForLineEnds: String {
        guard unicodeScalars.contains(where: \.endsLine) else { return self }
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.endsLine ? " " : scalar) }
        return String(scalars)
    }

    /// A Boolean value that indicates whether any character has a writing direction.
    fileprivate var hasDirection: Bool { firstDirectionalScalar != nil }

    fileprivate var firstDirectionalScalar: Unicode.Scalar? {
        unicodeScalars.first { $0.isRightToLeft || $0.properties.isAlphabetic || $0.value == 0x200E }
    }

    fileprivate func utf8Count(ofUnits range: Range<Int>) -> Int {
        let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        return utf8.distance(from: start, to: utf16.index(start, offsetBy: range.count))
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
