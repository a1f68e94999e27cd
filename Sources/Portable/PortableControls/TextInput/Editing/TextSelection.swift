/// A selection in text, in UTF-16 units, with a fixed and a moving end.
struct TextSelection: Hashable, Sendable {
    /// The end that is fixed when the selection is extended.
    var anchor: Int
    /// The end that moves, which is the caret if nothing is selected.
    var head: Int
    /// The line on which the head is shown at a soft line break: `backward` means the end of the previous line.
    var affinity: UITextStorageDirection = .forward

    init(anchor: Int, head: Int, affinity: UITextStorageDirection = .forward) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// Creates a selection that is a caret.
    init(_ offset: Int, affinity: UITextStorageDirection = .forward) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    /// Creates a selection of a range, whose head is at its end.
    init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
}
