/// A position between two characters of a text.
///
/// A text input creates its own positions. They aren't valid for other text inputs, or after the text has changed.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// A position without a place.
    public override init() {
        super.init()
    }
}

/// The position of the system's text fields and text views.
final class TextOffsetPosition: UITextPosition {
    /// In UTF-16 units from the beginning of the text.
    let offset: Int
    /// Whether the position is at the end of the line before, where a line was broken.
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
