/// A range of a text, between two positions.
///
/// A text input creates its own ranges, like its ``UITextPosition`` objects.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates an empty range. Subclasses add its positions.
    public override init() {
        super.init()
    }

    /// A Boolean value that indicates whether the range is empty. The default is `true`.
    open var isEmpty: Bool { true }
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
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
