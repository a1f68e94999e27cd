import Foundation

extension NSLayoutManager {
    /// The number of glyphs, which is the length of the text in UTF-16 units.
    public var numberOfGlyphs: Int { layout.text.length }

    /// Returns whether there's a glyph at an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// Returns the index of the glyph for a character, which is the same.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the index of the character for a glyph, which is the same.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyphs for a range of characters, which have the same range.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters for a range of glyphs, which have the same range.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the range of the glyphs in a container, which is laid out.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        layOut(container)
        return glyphRange(of: lines(in: container))
    }

    /// Returns the range of the lines that intersect a rectangle, which are laid out.
    ///
    /// - Parameter bounds: A rectangle in the container's coordinate space.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        layOut(container, above: bounds.maxY)
        return glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container)
    }

    /// Returns the range of the lines that intersect a rectangle and are already laid out.
    public func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        let lines = lines(in: container)
        let start = lines.partitioningIndex { $0.bottom > bounds.minY }
        let end = lines.partitioningIndex { $0.top >= bounds.maxY }
        return glyphRange(of: lines[start..<max(start, end)])
    }

    private func glyphRange(of lines: ArraySlice<TextGeometry.Line>) -> NSRange {
        guard let first = lines.first, let last = lines.last else { return NSRange() }
        return NSRange(location: first.range.lowerBound, length: last.next - first.range.lowerBound)
    }

    /// Returns the container of a glyph, or `nil` if the glyph doesn't fit into the containers.
    ///
    /// - Parameters:
    ///   - effectiveGlyphRange: On return, the range of the glyphs in the same container that are laid out.
    ///   - flag: A Boolean value that indicates whether only lines that are already laid out are searched. The default is
    ///     `false`.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool = false
    ) -> NSTextContainer? {
        if !flag { layOut(until: glyphIndex + 1) }
        guard let line = line(at: glyphIndex) else { return nil }
        let container = textContainers[line.container]
        effectiveGlyphRange?.pointee = glyphRange(of: lines(in: container))
        return container
    }

    /// A Boolean value that indicates whether lines were laid out before the lines above them, which is never the case.
    public var hasNonContiguousLayout: Bool { false }

    /// Returns the index of the first character that isn't laid out.
    public func firstUnlaidCharacterIndex() -> Int { layout.geometry.laidOutLength }

    /// Returns the index of the first glyph that isn't laid out.
    public func firstUnlaidGlyphIndex() -> Int { layout.geometry.laidOutLength }

    /// Returns the size of the attachment at an index, in points, or (-1, -1) if there isn't one.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let missing = CGSize(width: -1, height: -1)
        layOut(until: glyphIndex + 1)
        guard let line = line(at: glyphIndex), layout.text.attributes(at: glyphIndex)?.values[.attachment] != nil,
            let cell = line.cell(at: glyphIndex)
        else { return missing }
        let attachments = layout.attachments(of: line)
        let attachment = attachments.first { abs($0.x - cell.x) < 0.01 }
        return attachment.map { $0.size } ?? missing
    }
}
