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
    private let format: TextFormat
    private let width: CGFloat
    private var styles: TextFormat.Styles
    private var cursor = AttributedText.RunCursor()
    private var lastSpacing: CGFloat = 0

    init(format: TextFormat, width: CGFloat) {
        self.format = format
        self.width = width
        styles = TextFormat.Styles(format)
    }

    /// Lays out a text, reusing the unchanged paragraphs of another geometry.
    mutating func build(_ text: AttributedText, previous: TextGeometry? = nil) {
        if format.isSecure { return buildSecure(text) }
        let string = text.string
        let kept = ReusedParagraphs(of: text, format: format, previous: previous)
        if let previous { reuse(previous, kept.head, offset: 0) }
        var start = string.utf8.index(string.startIndex, offsetBy: kept.headUTF8Count)
        let tail = string.utf8.index(string.endIndex, offsetBy: -kept.tailUTF8Count)
        var offset = kept.headLength
        while kept.tail.isEmpty || start < tail {
            let end = format.isOneLine ? string.endIndex : string.paragraphEnd(from: start)
            let next = string.afterLineEnd(at: end)
            let length = string.utf16.distance(from: start, to: end)
            let range = offset..<(offset + length)
            offset = range.upperBound + string.utf16.distance(from: end, to: next)
            add(
                String(string[start..<end]), range: range, next: offset,
                utf8Count: string.utf8.distance(from: start, to: next), of: text)
            start = next
            // A line terminator at the end of the text is followed by an empty line.
            if next == string.endIndex, next == end { return }
        }
        if let previous { reuse(previous, kept.tail, offset: offset) }
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
        if !paragraphs.isEmpty { y += lastSpacing + paragraph.spacingBefore }
        lastSpacing = paragraph.spacingAfter
        paragraphs.append(paragraph)
        paragraphs[paragraphs.count - 1].top = y
        contentWidth = max(contentWidth, CGFloat(paragraph.layout.size.width.distance))
    }

    /// Adds the positions of the carets and characters in a line of the last paragraph.
    private func place(_ line: inout TextGeometry.Line, _ typeset: TextLine) {
        line.top = y + CGFloat((typeset.baseline - typeset.ascent).distance)
        line.bottom = y + CGFloat((typeset.baseline + typeset.descent).distance)
    }

    /// Builds the layout of secure text, with a dot for each character.
    private mutating func buildSecure(_ text: AttributedText) {
        var offsets = [0]
        for character in text.string { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        let dots = AttributedText(String(repeating: "•", count: offsets.count - 1))
        let plain = TextFormat(
            defaults: format.defaults, traits: format.traits, isRightToLeft: format.isRightToLeft, isOneLine: true,
            scale: format.scale, typing: format.typing)
        var builder = TextGeometryBuilder(format: plain, width: width)
        builder.build(dots)
        self = builder
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

    private mutating func add(
        _ string: String, range: Range<Int>, next: Int, utf8Count: Int, of text: AttributedText
    ) {
        laidOutParagraphCount += 1
        let styled = styledText(string, range: range, of: text)
        let placed = Services.current.typesetter.withLock { [width] in $0.place(styled, width: Double(width)) }
        let style = styled.runs[0].paragraph
        append(
            TextGeometry.Paragraph(
                layout: placed.layout, top: 0, length: next - range.lowerBound, utf8Count: utf8Count,
                spacingBefore: CGFloat(style.paragraphSpacingBefore),
                spacingAfter: CGFloat(style.lineSpacing + style.paragraphSpacing)))
        let ends = characterEnds(of: string)
        for index in placed.lines.indices {
            let isLast = index == placed.lines.count - 1
            addLine(
                placed.lines[index], placed.layout.lines[index], start: range.lowerBound,
                next: isLast ? next : range.lowerBound + placed.lines[index + 1].range.lowerBound, ends: ends)
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
                    let (style, paragraph) =
                        isMarked ? styles.markedStyle(run.attributes) : styles.style(run.attributes)
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
        var builder = TextGeometryBuilder(format: format, width: .infinity)
        let text = format.isSecure ? AttributedText(String(repeating: "•", count: text.string.count)) : text
        return builder.styledText(text.string, range: 0..<text.length, of: text)
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
            top: 0, bottom: 0, ownCarets: [], ownCells: cells, isRightToLeft: placed.isRightToLeft)
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
    fileprivate var hasDirection: Bool {
        unicodeScalars.contains { $0.isRightToLeft || $0.properties.isAlphabetic || $0.value == 0x200E }
    }

    fileprivate func utf8Count(ofUnits range: Range<Int>) -> Int {
        let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        return utf8.distance(from: start, to: utf16.index(start, offsetBy: range.count))
    }
}
