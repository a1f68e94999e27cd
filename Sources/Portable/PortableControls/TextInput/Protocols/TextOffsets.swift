@_spi(Collage) import PortableUIKitCore

/// The position of the system's text fields and text views.
final class TextOffsetPosition: UITextPosition {
    /// The offset from the beginning of the text, in UTF-16 units.
    let offset: Int
    /// The line of the position at a soft line break: `backward` means the end of the previous line.
    let affinity: UITextStorageDirection

    init(_ offset: Int, affinity: UITextStorageDirection = .forward) {
        self.offset = offset
        self.affinity = affinity
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffsetPosition else { return false }
        return offset == other.offset
    }

    nonisolated override var hash: Int { offset }
}

/// The range of the system's text fields and text views.
final class TextOffsetRange: UITextRange {
    /// The offsets from the beginning of the text, in UTF-16 units.
    let offsets: Range<Int>
    private let affinity: UITextStorageDirection

    /// Creates a range.
    ///
    /// - Parameter affinity: The affinity of the position of an empty range.
    init(_ offsets: Range<Int>, affinity: UITextStorageDirection = .forward) {
        self.offsets = offsets
        self.affinity = affinity
        super.init()
    }

    override var isEmpty: Bool { offsets.isEmpty }
    override var start: UITextPosition { TextOffsetPosition(offsets.lowerBound, affinity: affinity) }
    override var end: UITextPosition { TextOffsetPosition(offsets.upperBound, affinity: affinity) }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffsetRange else { return false }
        return offsets == other.offsets
    }

    nonisolated override var hash: Int { offsets.hashValue }
}

/// The selection rectangle of the system's text fields and text views.
final class TextSelectionRect: UITextSelectionRect {
    private let value: TextGeometry.SelectionRect

    init(_ value: TextGeometry.SelectionRect) {
        self.value = value
        super.init()
    }

    override var rect: CGRect { value.rect }
    override var writingDirection: NSWritingDirection { value.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { value.containsStart }
    override var containsEnd: Bool { value.containsEnd }
}
