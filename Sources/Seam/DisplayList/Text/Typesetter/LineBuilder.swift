import LayoutGeometry

/// Positions the lines of text in its box.
struct LineBuilder {
    let text: ClusteredText
    let width: Double
    private let shape: ClusteredText.Shape
    private let drawing: TextDrawing
    private var lines: [TextLine] = []
    /// The placement of each line, which requires the widest line if the box's width is infinite.
    private var placements: [Placement] = []
    private(set) var y = 0.0
    private var isTruncated = false

    private struct Placement {
        var alignment: ParagraphStyle.Alignment
        var isRightToLeft: Bool
        var head: Double
        var available: Double
        var slot: LineSlot?
        /// The visible parts of the line, in drawing order like its runs.
        var segments: [Segment]
    }

    /// Consecutive clusters of one run and one level, a tab, or an ellipsis.
    struct Segment {
        var range: Range<Int>
        var run: Int
        var level: UInt8
        var width: Double
        var isEllipsis = false
    }

    init(text: ClusteredText, width: Double, drawing: TextDrawing, shape: @escaping ClusteredText.Shape) {
        self.text = text
        self.width = width
        self.drawing = drawing
        self.shape = shape
    }

    mutating func build(_ broken: [LineBreaker.Line]) -> TextLayout {
        lines.reserveCapacity(broken.count)
        for (index, line) in broken.enumerated() {
            add(line, isFirst: index == 0, isLast: index == broken.count - 1)
        }
        return placedLayout()
    }

    /// Moves all lines to their positions.
    private mutating func placedLayout() -> TextLayout {
        let content = zip(lines, placements).map { $0.width + $1.head }.max() ?? 0
        for index in lines.indices { place(index, contentWidth: content) }
        return TextLayout(
            lines: lines, size: Size(width: content, height: y), isTruncated: isTruncated, drawing: drawing)
    }

    /// The same, with the positions of all clusters.
    mutating func buildPlaced(_ broken: [LineBreaker.Line]) -> PlacedText {
        let layout = build(broken)
        return placed(layout, broken)
    }

    /// The same for lines that were added one by one.
    mutating func buildPlaced(added broken: [LineBreaker.Line]) -> PlacedText {
        let layout = placedLayout()
        return placed(layout, broken)
    }

    private func placed(_ layout: TextLayout, _ broken: [LineBreaker.Line]) -> PlacedText {
        let placer = ClusterPlacer(text: text)
        let placed = broken.indices.map { index -> PlacedText.Line in
            var line = placer.line(
                broken[index].range, segments: placements[index].segments, in: layout.lines[index],
                isRightToLeft: placements[index].isRightToLeft)
            line.slot = broken[index].slot
            return line
        }
        return PlacedText(layout: layout, lines: placed)
    }

    // MARK: One line

    mutating func add(_ line: LineBreaker.Line, isFirst: Bool, isLast: Bool) {
        let style = text.run(at: line.paragraphStart).paragraph
        let available = style.availableWidth(in: line.slot?.width ?? width, isFirstLine: line.isFirstInParagraph)
        let base = baseLevel(line, style)
        let segments = segments(of: line, style: style, available: available, base: base)
        let isStretched =
            style.alignment == .justified && !line.isLastInParagraph && line.rest == nil && available.isFinite
        let (visual, runs) = runs(of: segments, stretchedTo: isStretched ? available : nil)
        let extent = lineExtent(of: segments, line: line, style: style)

        if line.isFirstInParagraph, !isFirst { y += style.paragraphSpacingBefore }
        let top = line.slot?.top ?? y
        lines.append(
            TextLine(
                runs: runs, baseline: top + extent.above, ascent: extent.above, descent: extent.below, x: 0,
                width: runs.last.map { $0.x + $0.width } ?? 0))
        let bottom = top + extent.above + extent.below + extent.leading
        y = line.slot == nil ? bottom : max(y, bottom)
        if !isLast { y += extent.gap + style.lineSpacing + (line.isLastInParagraph ? style.paragraphSpacing : 0) }
        let head = line.isFirstInParagraph ? style.firstLineHeadIndent : style.headIndent
        placements.append(
            Placement(
                alignment: style.alignment, isRightToLeft: base == 1, head: head, available: available,
                slot: line.slot, segments: visual))
    }

    /// Returns the level of the line's paragraph. An empty line at the end has no text to determine it.
    private func baseLevel(_ line: LineBreaker.Line, _ style: ParagraphStyle) -> UInt8 {
        style.direction.level ?? text.directions?.baseLevel(at: line.paragraphStart) ?? 0
    }

    /// Returns the visible parts of the line in logical order.
    private mutating func segments(
        of line: LineBreaker.Line, style: ParagraphStyle, available: Double, base: UInt8
    ) -> [Segment] {
        let truncation = Truncation(text: text) { [text, shape] run in
            let style = text.runs[run].style
            return shape("…", style.font).clusters.reduce(0) { $0 + $1.advance } + style.letterSpacing
        }
        let pieces = truncation.pieces(
            of: line.range, rest: line.rest, available: available, mode: style.lineBreakMode)
        if line.rest != nil || pieces != nil { isTruncated = true }
        guard let pieces else {
            if style.lineBreakMode == .clipping, text.width(text.trimmingEnd(line.range)) > available {
                isTruncated = true
            }
            return segments(of: visiblePart(of: line, available: available), base: base)
        }
        return pieces.flatMap { piece -> [Segment] in
            switch piece {
            case .clusters(let range): return segments(of: range, base: base)
            case .ellipsis(let run, let width):
                return [Segment(range: 0..<0, run: run, level: base, width: width, isEllipsis: true)]
            }
        }
    }

    /// Returns the line without the hanging white space: all of it at a line break; at the end of a paragraph, only the
    /// part that doesn't fit.
    private func visiblePart(of line: LineBreaker.Line, available: Double) -> Range<Int> {
        let trimmed = text.trimmingEnd(line.range)
        guard line.isLastInParagraph, trimmed != line.range else { return trimmed }
        return text.width(line.range) <= available + 0.001 ? line.range : trimmed
    }

    private func segments(of range: Range<Int>, base: UInt8) -> [Segment] {
        // White space at the end of a line has the paragraph's direction (rule L1 of the bidirectional algorithm).
        let contentEnd = text.directions == nil ? range.upperBound : text.trimmingEnd(range).upperBound
        func level(_ cluster: Int) -> UInt8 {
            guard let directions = text.directions else { return 0 }
            return cluster < contentEnd ? directions.levels[cluster] : base
        }
        var segments: [Segment] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let run = text.clusters[start].run
            let direction = level(start)
            var end = start + 1
            // A tab is a run, because renderers would give it another width.
            while !text.isTab(start), end < range.upperBound, text.clusters[end].run == run, level(end) == direction,
                !text.isTab(end)
            {
                end += 1
            }
            segments.append(Segment(range: start..<end, run: run, level: direction, width: text.width(start..<end)))
            start = end
        }
        return segments
    }

    // MARK: Runs

    /// Returns the runs from left to right, beginning at 0, and their segments.
    private func runs(of segments: [Segment], stretchedTo available: Double?) -> ([Segment], [TextRun]) {
        var segments = segments
        var gap = 0.0
        if let available {
            segments = segments.flatMap(words)
            let total = segments.reduce(0) { $0 + $1.width }
            let gapCount = segments.filter(isGap).count
            if gapCount > 0, total < available { gap = (available - total) / Double(gapCount) }
        }
        var runs: [TextRun] = []
        var x = 0.0
        let visual = Bidirectionality.visualOrder(of: segments.map(\.level)).map { segments[$0] }
        for segment in visual {
            let width = segment.width + (gap > 0 && isGap(segment) ? gap : 0)
            runs.append(run(segment, x: x, width: width))
            x += width
        }
        return (visual, runs)
    }

    private func isGap(_ segment: Segment) -> Bool {
        !segment.isEllipsis && !segment.range.isEmpty && text.clusters[segment.range.lowerBound].isWhitespace
    }

    /// Splits the segment at the start and end of white space, for justified lines.
    private func words(_ segment: Segment) -> [Segment] {
        guard !segment.isEllipsis else { return [segment] }
        var words: [Segment] = []
        var start = segment.range.lowerBound
        while start < segment.range.upperBound {
            let isWhitespace = text.clusters[start].isWhitespace
            var end = start + 1
            while end < segment.range.upperBound, text.clusters[end].isWhitespace == isWhitespace { end += 1 }
            words.append(
                Segment(range: start..<end, run: segment.run, level: segment.level, width: text.width(start..<end)))
            start = end
        }
        return words
    }

    private func run(_ segment: Segment, x: Double, width: Double) -> TextRun {
        let style = text.runs[segment.run].style
        return TextRun(
            text: segment.isEllipsis ? "…" : text.string(segment.range), font: style.font, color: style.color, x: x,
            width: width, letterSpacing: style.letterSpacing, baselineOffset: style.baselineOffset,
            isRightToLeft: segment.level % 2 == 1, underlineColor: style.underlineColor,
            strikethroughColor: style.strikethroughColor, backgroundColor: style.backgroundColor,
            shadow: style.shadow, attachment: segment.isEllipsis ? nil : style.attachment)
    }

    // MARK: Heights and places

    /// Returns the extent of the line above and below its baseline, according to the paragraph's style. Extra height is
    /// added above.
    private func lineExtent(
        of segments: [Segment], line: LineBreaker.Line, style: ParagraphStyle
    ) -> (above: Double, below: Double, leading: Double, gap: Double) {
        let runs = segments.isEmpty ? [text.run(at: line.range.lowerBound)] : segments.map { text.runs[$0.run] }
        var above = -Double.infinity
        var below = -Double.infinity
        var leading = 0.0
        var gap = 0.0
        for run in runs {
            let extent = run.style.extent
            above = max(above, extent.above)
            below = max(below, extent.below)
            leading = max(leading, run.style.leading)
            gap = max(gap, run.style.lineGap)
        }
        var height = above + below
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        height = max(height, style.minimumLineHeight)
        // A maximum height is also the distance between lines.
        return (height - below, below, leading, style.maximumLineHeight > 0 ? 0 : gap)
    }

    /// Moves a line to its position according to the alignment.
    private mutating func place(_ index: Int, contentWidth: Double) {
        let placement = placements[index]
        let box = placement.slot?.width ?? (width.isFinite ? width : contentWidth)
        let available = placement.available.isFinite ? placement.available : contentWidth - placement.head
        let free = available - lines[index].width
        // The side of the head indent.
        let side = placement.isRightToLeft ? box - placement.head - available : placement.head
        let left = side + (placement.slot?.x ?? 0)
        let offset =
            switch placement.alignment {
            case .left: 0.0
            case .right: free
            case .center: free / 2
            case .natural, .justified: placement.isRightToLeft ? free : 0
            }
        lines[index].x = left + offset
        for run in lines[index].runs.indices { lines[index].runs[run].x += left + offset }
    }
}
