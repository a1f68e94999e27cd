import Foundation

/// Methods that provide the text and its layout for the navigation of selections.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole text.
    var documentRange: NSTextRange { get }
    /// Calls a closure for the substrings from a location.
    ///
    /// - Parameter block: A closure with the substring, its range, the range with the separators around it, and a Boolean
    ///   value that stops the enumeration if it's set to `true`.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of a unit that contains a location.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange?
    /// Returns the location at an offset from another one.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the distance between two locations.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the writing direction at a location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a closure for the positions of the insertion point in a line, from left to right.
    ///
    /// - Parameter block: A closure with the x coordinate, the location, a Boolean value that indicates whether the
    ///   position is at the leading edge of a character, and a Boolean value that stops the enumeration.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of the line at a point of the container with a location.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Calls a closure for the boundaries of containers. The default calls it for none.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the orientation of the text. The default is horizontal.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    /// Does nothing.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// Returns the horizontal orientation.
    public func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

extension NSTextLayoutManager {
    private func boundaries() -> TextBoundaries { TextBoundaries(contentStorage?.textStorage?.string ?? "") }

    private func offset(_ location: any NSTextLocation) -> Int {
        min(max((location as? TextStorageLocation)?.offset ?? 0, 0), length)
    }

    /// The range of the whole text.
    public var documentRange: NSTextRange { shownContent?.documentRange ?? NSTextRange(0..<0) }

    /// Returns the location at an offset from another one, or `nil` if it's outside of the text.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    /// Returns the distance between two locations, in UTF-16 units.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    /// Calls a closure for the substrings from a location up to the end of the text, or backward to its beginning.
    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let boundaries = boundaries()
        let isReverse = options.contains(.reverse)
        let unit = SubstringUnit(options)
        var position = offset(location)
        var stop: ObjCBool = false
        while !stop.boolValue, isReverse ? position > 0 : position < boundaries.length {
            let probe = isReverse ? boundaries.character(before: position) : position
            let enclosing = unit.range(at: probe, in: boundaries)
            if let own = unit.content(at: probe, in: boundaries) {
                let text =
                    options.contains(.substringNotRequired)
                    ? nil : contentStorage?.textStorage?.content.substring(own)
                block(text, NSTextRange(own), NSTextRange(enclosing), &stop)
            }
            let next = isReverse ? enclosing.lowerBound : enclosing.upperBound
            position = isReverse ? min(next, probe) : max(next, boundaries.character(after: probe))
        }
    }

    /// Returns the range of a unit that contains a location.
    public func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        let boundaries = boundaries()
        let offset = offset(location)
        switch selectionGranularity {
        case .character:
            return NSTextRange(boundaries.characterStart(at: offset)..<boundaries.character(after: offset))
        case .word: return NSTextRange(SubstringUnit.word.range(at: offset, in: boundaries))
        case .sentence: return NSTextRange(boundaries.sentence(at: offset))
        case .paragraph: return NSTextRange(SubstringUnit.paragraph.range(at: offset, in: boundaries))
        case .line: return line(at: offset).map { NSTextRange($0.range.lowerBound..<$0.next) }
        }
    }

    private func line(at offset: Int) -> TextGeometry.Line? {
        guard textContainer != nil else { return nil }
        engine.layOut(until: offset + 1)
        let geometry = engine.layout.geometry
        return geometry.lines.isEmpty ? nil : geometry.line(at: offset)
    }

    /// Returns the writing direction of the line at a location.
    public func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        line(at: offset(location))?.isRightToLeft ?? false ? .rightToLeft : .leftToRight
    }

    /// Calls a closure for the positions of the insertion point in the line at a location, from left to right.
    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let line = line(at: offset(location)) else { return }
        let padding = engine.textContainers[line.container].lineFragmentPadding
        var stop: ObjCBool = false
        for caret in line.carets.sorted(by: { $0.x < $1.x }) where !stop.boolValue {
            block(caret.x + padding, TextStorageLocation(caret.offset), true, &stop)
        }
    }

    /// Returns the range of the line at a point of the container, or of the closest line above or below it.
    public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let container = textContainer else { return nil }
        engine.layOut(container, above: point.y)
        let lines = engine.lines(in: container)
        let index = lines.partitioningIndex { $0.bottom > point.y }
        let line = index < lines.endIndex ? lines[index] : lines.last
        return line.map { NSTextRange($0.range.lowerBound..<$0.next) }
    }
}

/// A unit of text that an enumeration returns.
private enum SubstringUnit {
    case character, word, sentence, paragraph

    init(_ options: NSString.EnumerationOptions) {
        switch options.rawValue & 0xFF {
        case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue: self = .character
        case NSString.EnumerationOptions.words.rawValue: self = .word
        case NSString.EnumerationOptions.sentences.rawValue: self = .sentence
        default: self = .paragraph
        }
    }

    /// Returns the unit at an offset without its separator, or `nil` if there's only a separator.
    func content(at offset: Int, in boundaries: TextBoundaries) -> Range<Int>? {
        switch self {
        case .character: boundaries.characterStart(at: offset)..<boundaries.character(after: offset)
        case .word: boundaries.word(at: offset).flatMap { $0.contains(offset) ? $0 : nil }
        case .sentence: boundaries.sentence(at: offset)
        case .paragraph: boundaries.paragraph(at: offset)
        }
    }

    /// Returns the unit at an offset with its separator.
    func range(at offset: Int, in boundaries: TextBoundaries) -> Range<Int> {
        switch self {
        case .word:
            let start = boundaries.characterStart(at: offset)
            return content(at: offset, in: boundaries) ?? start..<boundaries.character(after: start)
        case .paragraph:
            let own = boundaries.paragraph(at: offset)
            return own.lowerBound..<boundaries.character(after: own.upperBound)
        case .character, .sentence: return content(at: offset, in: boundaries) ?? offset..<offset
        }
    }
}
