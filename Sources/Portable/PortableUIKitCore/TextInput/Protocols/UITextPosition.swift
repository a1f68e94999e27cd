/// A position between two characters of a text.
///
/// A text input creates its own positions. They aren't valid for other text inputs, or after the text has changed.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position. Subclasses add its location.
    public override init() {
        super.init()
    }
}

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
