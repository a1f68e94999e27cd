/// Finds line breaks with the first-fit algorithm. White space hangs at the ends of lines.
struct LineBreaker {
    /// A line as a range of clusters, without the line end.
    struct Line {
        var range: Range<Int>
        /// The cluster whose run has the style of the paragraph.
        var paragraphStart: Int
        var isFirstInParagraph: Bool
        var isLastInParagraph: Bool
        /// On the last allowed line, the start of the remaining text without a line.
        var rest: Int?
        /// The part of a row that contains the line, or `nil` if the line has the width of the box.
        var slot: LineSlot?
    }

    let text: ClusteredText
    let width: Double
    /// The maximum number of lines; 0 means no limit.
    let maximumLineCount: Int
    /// A function that returns whether a line can break before a cluster at which the text allows it, or `nil` if it
    /// always can.
    var mayBreakBefore: ((Int) -> Bool)?

    /// The tolerance of the width, because widths that were rounded to pixels are passed back.
    private static let tolerance = 0.001

    /// - Complexity: O(*n*), regardless of the width: each cluster is visited once, because widths are differences of
    ///   positions.
    func lines() -> [Line] {
        var lines: [Line] = []
        var start = 0
        repeat {
            var end = start
            while end < text.count, text.clusters[end].breakAfter != .mandatory { end += 1 }
            // A mandatory break after a last cluster that isn't a line end ends the paragraph after that cluster.
            let next = end < text.count ? end + 1 : end
            let contentEnd = end < text.count && !isLineEnd(end) ? end + 1 : end
            let isCut = !addLines(of: start..<contentEnd, to: &lines)
            if isCut || (isFull(lines) && next < text.count) {
                lines[lines.count - 1].rest = lines[lines.count - 1].range.upperBound
                return lines
            }
            let endsWithBreak = next == text.count && end < text.count && isLineEnd(end)
            start = next
            if start >= text.count {
                // A line end at the end of the text adds an empty line.
                if endsWithBreak, !isFull(lines) { _ = addLines(of: start..<start, to: &lines) }
                return lines
            }
        } while true
    }

    private func isFull(_ lines: [Line]) -> Bool { maximumLineCount > 0 && lines.count >= maximumLineCount }

    private func isLineEnd(_ cluster: Int) -> Bool { text.scalar(at: cluster)?.endsLine ?? false }

    /// Breaks a paragraph. Returns `false` if there weren't enough lines.
    private func addLines(of paragraph: Range<Int>, to lines: inout [Line]) -> Bool {
        let style = text.run(at: paragraph.lowerBound).paragraph
        var start = paragraph.lowerBound
        repeat {
            if isFull(lines) { return false }
            let isFirst = start == paragraph.lowerBound
            let isLastAllowed = maximumLineCount > 0 && lines.count + 1 == maximumLineCount
            let available = style.availableWidth(in: width, isFirstLine: isFirst)
            var end = paragraph.upperBound
            if !(isLastAllowed && style.lineBreakMode.keepsLineWhole) {
                end = lineEnd(from: start, in: paragraph, available: available, style: style)
            }
            let isLast = end == paragraph.upperBound
            lines.append(
                Line(
                    range: start..<end, paragraphStart: paragraph.lowerBound, isFirstInParagraph: isFirst,
                    isLastInParagraph: isLast))
            start = end
        } while start < paragraph.upperBound
        return true
    }

    /// Returns the end of the line that begins at `start`, at least one cluster later, except at the end of the text.
    func lineEnd(
        from start: Int, in paragraph: Range<Int>, available: Double, style: ParagraphStyle
    ) -> Int {
        guard available.isFinite, start < paragraph.upperBound else { return paragraph.upperBound }
        let limit = text.positions[start] + available + LineBreaker.tolerance
        var lastBreak: Int?
        var earlierBreaks: [Int] = []
        var index = start
        while index < paragraph.upperBound {
            let cluster = text.clusters[index]
            if !cluster.isWhitespace, text.positions[index + 1] > limit, index > start {
                if style.lineBreakMode == .characterWrapping { return index }
                guard let mayBreakBefore else { return lastBreak ?? index }
                return earlierBreaks.last(where: mayBreakBefore) ?? index
            }
            let isKept = style.keepsKoreanWords && isInKoreanWord(index)
            if cluster.breakAfter == .allowed, !isKept {
                lastBreak = index + 1
                if mayBreakBefore != nil { earlierBreaks.append(index + 1) }
            }
            index += 1
        }
        return paragraph.upperBound
    }

    /// Returns whether a cluster and the next one are letters of the same Korean word.
    private func isInKoreanWord(_ cluster: Int) -> Bool {
        guard cluster + 1 < text.count, let scalar = text.scalar(at: cluster), scalar.isHangul else { return false }
        return text.scalar(at: cluster + 1)?.isHangul ?? false
    }
}

extension ParagraphStyle.LineBreakMode {
    /// Whether the last allowed line contains all remaining text, to be truncated later.
    var keepsLineWhole: Bool {
        switch self {
        case .wordWrapping, .characterWrapping: false
        case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle: true
        }
    }
}
