import Foundation

extension NSLayoutManager {
    /// Returns the part of a container that its lines use, including the padding and an empty last line. The lines are laid
    /// out.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        layOut(container)
        let lines = lines(in: container)
        guard let first = lines.first else { return .zero }
        return lines.dropFirst().reduce(usedRect(of: first)) { $0.union(usedRect(of: $1)) }
    }

    /// Returns the rectangle of the line that contains a glyph, in its container's coordinate space. It's zero for an
    /// invalid index.
    ///
    /// - Parameters:
    ///   - effectiveGlyphRange: On return, the range of the line.
    ///   - flag: A Boolean value that indicates whether only lines that are already laid out are searched. The default is
    ///     `false`.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool = false
    ) -> CGRect {
        lineFragment(at: glyphIndex, effectiveGlyphRange, withoutAdditionalLayout: flag).map(rect) ?? .zero
    }

    /// Returns the part of the line with a glyph that its glyphs and the padding use.
    ///
    /// - Parameters:
    ///   - effectiveGlyphRange: On return, the range of the line.
    ///   - flag: A Boolean value that indicates whether only lines that are already laid out are searched. The default is
    ///     `false`.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool = false
    ) -> CGRect {
        lineFragment(at: glyphIndex, effectiveGlyphRange, withoutAdditionalLayout: flag).map(usedRect) ?? .zero
    }

    /// Returns the line that contains a glyph, and its range.
    private func lineFragment(
        at glyphIndex: Int, _ effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout: Bool
    ) -> TextGeometry.Line? {
        if !withoutAdditionalLayout { layOut(until: glyphIndex + 1) }
        guard let line = line(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = line.glyphRange
        return line
    }

    /// Returns the position of a glyph on the baseline, relative to the rectangle of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        layOut(until: glyphIndex + 1)
        guard let line = line(at: glyphIndex) else { return .zero }
        let padding = textContainers[line.container].lineFragmentPadding
        let x = line.cell(at: glyphIndex)?.x ?? line.caret(at: glyphIndex).x
        return CGPoint(x: x + padding - rect(of: line).minX, y: line.baseline - line.top)
    }

    /// Returns the smallest rectangle that contains the glyphs of a range in a container.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(of: glyphRange, in: container)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    private func rects(of glyphRange: NSRange, in container: NSTextContainer) -> [CGRect] {
        layOut(until: NSMaxRange(glyphRange))
        let range = glyphRange.location..<NSMaxRange(glyphRange)
        let lines = lines(in: container)
        let first = lines.partitioningIndex { $0.next > range.lowerBound }
        return lines[first...].prefix { $0.range.lowerBound < range.upperBound }.map { line in
            let cells = line.cells.filter { $0.range.overlaps(range) }
            let left = cells.map(\.x).min() ?? line.caret(at: line.range.upperBound).x
            let right = cells.map { $0.x + $0.width }.max() ?? left
            return CGRect(
                x: left + container.lineFragmentPadding, y: line.top, width: right - left,
                height: line.bottom - line.top)
        }
    }

    /// Calls a closure for the lines that contain a range of glyphs.
    ///
    /// - Parameter block: A closure with the rectangle of a line, its used part, its container, and the range of its
    ///   glyphs. Setting the last parameter to `true` stops the enumeration.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        layOut(until: NSMaxRange(glyphRange))
        var stop: ObjCBool = false
        let lines = layout.geometry.lines
        for line in lines[lines.partitioningIndex(where: { $0.next > glyphRange.location })...] {
            guard line.range.lowerBound < NSMaxRange(glyphRange), !stop.boolValue else { return }
            if line.next == line.range.lowerBound { continue }
            block(rect(of: line), usedRect(of: line), textContainers[line.container], line.glyphRange, &stop)
        }
    }

    /// Calls a closure for the rectangles that enclose a range of glyphs in a container.
    ///
    /// - Parameters:
    ///   - selectedRange: The range of a selection, or a range at `NSNotFound` for rectangles that enclose only the
    ///     glyphs. The rectangles of a selection extend to the ends of lines after which it continues.
    ///   - block: A closure with a rectangle. Setting the last parameter to `true` stops the enumeration.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var rects = rects(of: glyphRange, in: textContainer)
        if selectedRange.location != NSNotFound {
            let own = NSIntersectionRange(glyphRange, self.glyphRange(for: textContainer))
            let padding = textContainer.lineFragmentPadding
            rects = layout.geometry.selectionRects(for: own.location..<NSMaxRange(own)).map {
                $0.rect.offsetBy(dx: padding, dy: 0)
            }
        }
        var stop: ObjCBool = false
        for rect in rects where !stop.boolValue { block(rect, &stop) }
    }

    /// The empty line after a line terminator at the end of the text, or `nil` if there isn't one.
    private var extraLine: TextGeometry.Line? {
        layOut(until: .max)
        let last = layout.geometry.lines.last
        return last.flatMap { $0.next == $0.range.lowerBound ? $0 : nil }
    }

    /// The rectangle of the empty line at the end of the text. It's zero if there's no empty line.
    public var extraLineFragmentRect: CGRect { extraLine.map(rect) ?? .zero }

    /// The used part of the empty line at the end of the text. It's zero if there's no empty line.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map(usedRect) ?? .zero }

    /// The container of the empty line at the end of the text, or `nil` if there's no empty line.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine.map { textContainers[$0.container] } }
}

extension TextGeometry.Line {
    /// The range of the line's glyphs, including its terminator.
    fileprivate var glyphRange: NSRange { NSRange(location: range.lowerBound, length: next - range.lowerBound) }

    /// Returns the character that contains an offset.
    func cell(at offset: Int) -> TextGeometry.Cell? { cells.first { $0.range.contains(offset) } }
}
