/// The selection in a text, in UTF-16 units, and its moving end.
struct TextSelection: Hashable, Sendable {
    /// The end that stays where it is when the selection is extended.
    var anchor: Int
    /// The end that moves: the caret if nothing is selected.
    var head: Int
    /// Whether the head is at the end of the line before, where a line was broken.
    var affinity: UITextStorageDirection = .forward

    init(anchor: Int, head: Int, affinity: UITextStorageDirection = .forward) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// A caret.
    init(_ offset: Int, affinity: UITextStorageDirection = .forward) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    /// A range that grows at its end.
    init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
}
