/// A range of a text, between two positions.
///
/// A text input creates its own ranges, like its ``UITextPosition`` objects.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// A range without places, which is empty.
    public override init() {
        super.init()
    }

    /// Whether nothing is between start and end; true by default.
    open var isEmpty: Bool { true }
    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }
}

/// The range of the system's text fields and text views.
final class TextOffsetRange: UITextRange {
    /// In UTF-16 units from the beginning of the text.
    let offsets: Range<Int>
    private let affinity: UITextStorageDirection

    /// - Parameter affinity: That of an empty range's position.
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
