/// A change of text: a range, in UTF-16 units, and its replacement.
struct TextEdit {
    var range: Range<Int>
    var replacement: AttributedText

    init(_ range: Range<Int>, _ replacement: AttributedText = AttributedText()) {
        self.range = range
        self.replacement = replacement
    }
}

/// Text that is being edited: its content, the selection, and the marked text of an input method.
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

    /// Returns the edit that inserts text. It replaces the marked text, or the selection.
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
        let old = content
        content.replace(range, with: edit.replacement)
        return finish(TextEdit(range, edit.replacement), in: old)
    }

    /// Moves the caret after the replacement of an edit that was already applied.
    ///
    /// - Parameter old: The content before the edit.
    /// - Returns: The edit that reverts it.
    mutating func finish(_ edit: TextEdit, in old: AttributedText) -> TextEdit {
        markedRange = nil
        let end = edit.range.lowerBound + edit.replacement.length
        selection = TextSelection(boundaries.characterEnd(at: min(end, length)))
        return TextEdit(edit.range.lowerBound..<end, old[edit.range])
    }

    /// Replaces the content with a content that was changed outside of the editor.
    ///
    /// - Parameters:
    ///   - range: The changed range, in UTF-16 units of the new content.
    ///   - delta: The difference between the lengths of the contents.
    ///   - hasNewText: A Boolean value that indicates whether characters changed, not only attributes.
    mutating func replaceContent(
        with new: AttributedText, changed range: Range<Int>, delta: Int, hasNewText: Bool
    ) {
        let end = range.upperBound - delta
        func moved(_ offset: Int) -> Int {
            let moved = offset >= end ? offset + delta : min(offset, range.upperBound)
            return min(max(moved, 0), new.length)
        }
        content = new
        guard hasNewText else { return }
        markedRange = nil
        select(
            TextSelection(
                anchor: moved(selection.anchor), head: moved(selection.head), affinity: selection.affinity))
    }

    /// Sets the marked text of an input method, and selects a part of it.
    ///
    /// - Parameter selected: A range in `text`, in UTF-16 units.
    mutating func mark(_ text: AttributedText, selecting selected: Range<Int>) {
        let range = markedRange ?? selection.range
        apply(TextEdit(range, text))
        markInserted(text.length, at: range.lowerBound, selecting: selected)
    }

    /// Marks text that was inserted at an offset, and selects a part of it.
    mutating func markInserted(_ count: Int, at offset: Int, selecting selected: Range<Int>) {
        guard count > 0, offset + count <= length else { return }
        markedRange = offset..<(offset + count)
        let start = offset + min(max(selected.lowerBound, 0), count)
        select(TextSelection(start..<max(offset + min(selected.upperBound, count), start)))
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
