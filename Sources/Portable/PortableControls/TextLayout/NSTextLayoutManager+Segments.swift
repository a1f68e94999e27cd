import Foundation

extension NSTextLayoutManager {
    /// Calls a closure for the rectangles of a range, line by line, until it returns `false`.
    ///
    /// - Parameters:
    ///   - block: A closure with the range of a segment (or `nil` with ``SegmentOptions/rangeNotRequired``), its
    ///     rectangle in the container, the distance of the baseline from the top of the rectangle, and the container. It
    ///     returns whether the enumeration continues.
    public func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let range = textRange.offsets, textContainer != nil else { return }
        engine.layOut(until: range.isEmpty ? range.upperBound + 1 : range.upperBound)
        var segments = segments(in: range, type: type, options: options)
        if options.contains(.middleFragmentsExcluded), segments.count > 2 {
            segments = [segments[0], segments[segments.count - 1]]
        }
        for segment in segments {
            let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(segment.range)
            guard block(range, segment.rect, segment.baseline, segment.container) else { return }
        }
    }

    private struct Segment {
        var range: Range<Int>
        var rect: CGRect
        var baseline: CGFloat
        var container: NSTextContainer
    }

    private func segments(in range: Range<Int>, type: SegmentType, options: SegmentOptions) -> [Segment] {
        if range.isEmpty { return caretSegment(at: range.lowerBound, options: options).map { [$0] } ?? [] }
        let lines = engine.lines(in: range)
        return lines.indices.map { index in
            let line = lines[index]
            let container = engine.textContainers[line.container]
            let common = range.clamped(to: line.range.lowerBound..<max(line.next, line.range.lowerBound))
            let cells = line.cells.filter { $0.range.overlaps(common) }
            var left = cells.map(\.x).min() ?? line.caret(at: line.range.upperBound).x
            var right = cells.map { $0.x + $0.width }.max() ?? left
            let row = engine.rect(of: line)
            let padding = container.lineFragmentPadding
            let (rowStart, rowEnd) = (row.minX, row.maxX - 2 * padding)
            let continues =
                type == .selection && range.upperBound >= line.next && index < lines.index(before: lines.endIndex)
            let isHead = index == lines.startIndex && options.contains(.headSegmentExtended)
            let isTail = index == lines.index(before: lines.endIndex) && options.contains(.tailSegmentExtended)
            if line.isRightToLeft ? isHead : continues || isTail { right = max(right, rowEnd) }
            if line.isRightToLeft ? continues || isTail : isHead { left = min(left, rowStart) }
            return Segment(
                range: common,
                rect: CGRect(x: left + padding, y: line.top, width: right - left, height: line.bottom - line.top),
                baseline: line.baseline - line.top, container: container)
        }
    }

    /// Returns the segment of an empty range, without a width.
    private func caretSegment(at offset: Int, options: SegmentOptions) -> Segment? {
        let geometry = engine.layout.geometry
        guard !geometry.lines.isEmpty, offset <= geometry.laidOutLength else { return nil }
        let line = geometry.line(at: offset, affinity: options.contains(.upstreamAffinity) ? .backward : .forward)
        let container = engine.textContainers[line.container]
        return Segment(
            range: offset..<offset,
            rect: CGRect(
                x: line.caret(at: offset).x + container.lineFragmentPadding, y: line.top, width: 0,
                height: line.bottom - line.top),
            baseline: line.baseline - line.top, container: container)
    }
}
