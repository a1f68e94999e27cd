/// A change of a text: a range, in UTF-16 units, and its replacement.
struct TextEdit {
    var range: Range<Int>
    var replacement: AttributedText

    init(_ range: Range<Int>, _ replacement: AttributedText = AttributedText()) {
        self.range = range
        self.replacement = replacement
    }
}

/// A text that is being edited: its content, the selection, and the marked text of an input method.
///
/// Offsets count UTF-16 units and are always between two characters. Other offsets are rounded outward. A change has
/// two steps, so that a delegate can be asked in between: creating the edit, then ``apply(_:)``.
struct EditableText {
    private(set) var content: AttributedText
    private(set) var selection = TextSelection(0)
    /// The range of the marked text of an input method. It's never empty.
    private(set) var markedRange: Range<Int>?

    init(_ content: AttributedText = AttributedText()) {
        self.content = content
        selection = TextSelection(content.length)
    }

    var string: String { content.string }
    var length: Int { content.length }
    var boundaries: TextBoundaries { TextBoundaries(content.string) }

    // MARK: Selecting

    /// Changes the selection without committing the marked text.
    mutating func select(_ selection: TextSelection) {
        let boundaries = boundaries
        let range = boundaries.wholeCharacters(clamped(selection.range))
        let isForward = selection.anchor <= selection.head
        self.selection = TextSelection(
            anchor: isForward ? range.lowerBound : range.upperBound,
            head: isForward ? range.upperBound : range.lowerBound, affinity: selection.affinity)
    }

    // MARK: Edits

    /// Returns the edit that inserts a text. It replaces the marked text, or the selection.
    func insertion(of text: AttributedText) -> TextEdit {
        TextEdit(markedRange ?? selection.range, text)
    }

    /// Returns the edit that deletes the selection, or without one, the text between the caret and `target`. Returns
    /// `nil` if there's nothing to delete.
    func deletion(to target: Int) -> TextEdit? {
        let range = selection.isEmpty ? min(selection.head, target)..<max(selection.head, target) : selection.range
        return range.isEmpty ? nil : TextEdit(range)
    }

    /// The edit of the Backspace key.
    var backwardDeletion: TextEdit? { deletion(to: boundaries.character(before: selection.head)) }

    // MARK: Changing

    /// Applies an edit. Afterward, the caret is after the replacement, and no text is marked.
    ///
    /// - Returns: The edit that reverts it.
    @discardableResult
    mutating func apply(_ edit: TextEdit) -> TextEdit {
        let range = clamped(edit.range)
        let inverse = TextEdit(
            range.lowerBound..<(range.lowerBound + edit.replacement.length), content[range])
        content.replace(range, with: edit.replacement)
        markedRange = nil
        let caret = range.lowerBound + edit.replacement.length
        selection = TextSelection(boundaries.characterEnd(at: caret))
        return inverse
    }

    /// Sets the marked text of an input method, and selects a part of it.
    ///
    /// - Parameter selected: A range in `text`, in UTF-16 units.
    mutating func mark(_ text: AttributedText, selecting selected: Range<Int>) {
        let range = markedRange ?? selection.range
        apply(TextEdit(range, text))
        guard text.length > 0 else { return }
        markedRange = range.lowerBound..<(range.lowerBound + text.length)
        let start = range.lowerBound + min(max(selected.lowerBound, 0), text.length)
        select(TextSelection(start..<max(range.lowerBound + min(selected.upperBound, text.length), start)))
    }

    /// Commits the marked text.
    mutating func unmark() {
        markedRange = nil
    }

    /// Changes the attributes of a range.
    mutating func setAttributes(
        in range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        content.setAttributes(in: clamped(range), change)
    }

    /// Returns the range clamped to the text and limited to whole Unicode scalars.
    func clamped(_ range: Range<Int>) -> Range<Int> { boundaries.wholeScalars(range.clamped(to: 0..<length)) }
}
