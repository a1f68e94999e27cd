import DisplayList
import LayoutGeometry

/// A builder that lays out text paragraph by paragraph and records the positions of its characters.
struct TextGeometryBuilder {
    var lines: [TextGeometry.Line] = []
    var paragraphs: [TextGeometry.Paragraph] = []
    var contentWidth: CGFloat = 0
    var y: CGFloat = 0
    var laidOutParagraphCount = 0
    let format: TextFormat
    let text: AttributedText
    let containers: [LineContainer]
    var containerIndex = 0
    var lineCountInContainer = 0
    var styles: TextFormat.Styles
    var cursor = AttributedText.RunCursor()
    private var lastSpacing: CGFloat = 0
    var rest: Rest

    /// A function that returns the spacing after a line, or `nil` for the spacing of the paragraph's style.
    typealias LineSpacing = (_ lastCharacter: Int, _ line: CGRect) -> CGFloat?
    var lineSpacing: LineSpacing?
    /// The decisions of a text layout manager, or `nil` if the text determines the lines.
    var rules: ParagraphRules?

    /// The part of the text that isn't laid out.
    struct Rest {
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
        guard let previous, rules == nil, !previous.hasBlocks, !format.isSecure, containers.count == 1,
            containers[0].hasUniformLines, previous.width == width
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
        let end = format.isOneLine ? string.endIndex : endOfBlocks() ?? string.paragraphEnd(from: rest.start)
        let next = string.afterLineEnd(at: end)
        let start = rest.offset
        let range = start..<(start + string.utf16.distance(from: rest.start, to: end))
        let after = range.upperBound + string.utf16.distance(from: end, to: next)
        let utf8Count = string.utf8.distance(from: rest.start, to: next)
        if rules?.isShown?(start..<after) ?? true {
            var (shown, shownRange) = (string[rest.start..<end], range)
            if format.limitsParagraphs, range.count > ParagraphRules.maximumLength {
                shown = shown.prefix(ParagraphRules.maximumLength)
                shownRange = start..<(start + shown.utf16.count)
            }
            guard add(String(shown), range: shownRange, next: after, utf8Count: utf8Count) else { return }
        }
        rest.offset = after
        rest.start = next
        // A line terminator at the end of the text is followed by an empty line.
        rest.isEmpty = next == string.endIndex && next == end
    }

    /// Returns the end of the last of the next paragraphs in blocks, which are laid out together, or `nil` if the next
    /// one isn't in a block.
    private func endOfBlocks() -> String.Index? {
        let string = text.string
        var (cursor, start, offset) = (cursor, rest.start, rest.offset)
        var end: String.Index?
        // The empty line at the end of the text isn't in a block.
        guard offset < text.length else { return nil }
        while let style = cursor.attributes(at: offset, of: text)?.values[.paragraphStyle] as? NSParagraphStyle,
            !style.textBlocks.isEmpty
        {
            let last = string.paragraphEnd(from: start)
            let next = string.afterLineEnd(at: last)
            end = last
            guard next < string.endIndex else { break }
            offset += string.utf16.distance(from: start, to: next)
            start = next
        }
        return end
    }

    /// Reuses the unchanged paragraphs at the end. If the previous layout was unfinished, the layout continues after
    /// them.
    private mutating func finish() {
        guard let previous = rest.previous else { return }
        let kept = rest.kept
        reuse(previous, kept, offset: rest.offset)
        rest.kept = 0..<0
        rest.previous = nil
        if previous.reachesEnd {
            rest.offset = text.length
            rest.isEmpty = true
        } else {
            let paragraphs = previous.paragraphs[kept]
            rest.offset += paragraphs.reduce(0) { $0 + $1.length }
            rest.start = text.string.utf8.index(rest.tail, offsetBy: paragraphs.reduce(0) { $0 + $1.utf8Count })
        }
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
    mutating func append(_ paragraph: TextGeometry.Paragraph) {
        y = top(of: paragraph)
        lastSpacing = paragraph.spacingAfter
        lineCountInContainer += paragraph.layout.lines.count
        paragraphs.append(paragraph)
        paragraphs[paragraphs.count - 1].top = y
        paragraphs[paragraphs.count - 1].container = containerIndex
        contentWidth = max(contentWidth, CGFloat(paragraph.layout.size.width.distance))
    }

    /// Returns the y coordinate of a paragraph below the last one.
    func top(of paragraph: TextGeometry.Paragraph) -> CGFloat {
        lineCountInContainer == 0 ? y : y + lastSpacing + paragraph.spacingBefore
    }

    /// Adds the positions of the carets and characters in a line of the last paragraph.
    func place(_ line: inout TextGeometry.Line, _ typeset: TextLine) {
        line.baseline = y + CGFloat(typeset.baseline.distance)
        line.top = y + CGFloat((typeset.baseline - typeset.ascent).distance)
        line.bottom = y + CGFloat((typeset.baseline + typeset.descent).distance)
    }

    /// Builds the layout of secure text, with a dot for each character.
    private mutating func buildSecure() {
        var offsets = [0]
        for character in text.string { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        let style = SecureDots(format)
        let dots = style.text(count: offsets.count - 1)
        let plain = TextFormat(
            defaults: format.defaults, traits: format.traits, isRightToLeft: format.isRightToLeft, isOneLine: true,
            scale: format.scale, typing: format.typing)
        var builder = TextGeometryBuilder(dots, format: plain, width: width)
        builder.build()
        (lines, paragraphs) = (builder.lines, builder.paragraphs)
        (contentWidth, y) = (builder.contentWidth, builder.y)
        style.center(&lines, &paragraphs, height: &y)
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
}
