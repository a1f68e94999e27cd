/// The view whose text a ``TextEditor`` edits.
@MainActor
package protocol TextEditorClient: UIView, UITextInput, EditableTextInput {
    /// The current layout of the whole text.
    var textGeometry: TextGeometry { get }
    /// Returns a layout that includes the paragraph that contains an offset, and the next one.
    func textGeometry(through offset: Int) -> TextGeometry
    /// Returns a layout that includes the lines down to a y coordinate in the coordinate space of the lines' box, and
    /// the paragraph below.
    func textGeometry(downTo y: CGFloat) -> TextGeometry
    /// The origin of the geometry's box in the view.
    var textOrigin: CGPoint { get }
    /// A Boolean value that indicates whether the user can select text.
    var isTextSelectable: Bool { get }
    /// A Boolean value that indicates whether the Tab key inserts a tab. Otherwise, it moves the focus to the next
    /// view.
    var insertsTabs: Bool { get }

    /// Returns a Boolean value that indicates whether the delegate allows the replacement of a range.
    func canChangeText(in range: NSRange, to replacement: String) -> Bool
    /// Notifies the client that the text changed, before observers are notified.
    func textContentDidChange()
    /// Notifies observers that a change by the user is complete.
    func notifyOfTextChange()
    /// Notifies the client that the selection changed. The client updates the caret and notifies observers.
    func textSelectionDidChange()
    /// Scrolls to the caret, or to the moving end of the selection.
    func scrollToCaret()
    /// Opens the link at a point of the view, if the delegate agrees. Returns `false` if there's no link or the text is
    /// editable.
    func openLink(at point: CGPoint) -> Bool
}

extension TextEditorClient {
    package func textGeometry(through offset: Int) -> TextGeometry { textGeometry }

    package func textGeometry(downTo y: CGFloat) -> TextGeometry { textGeometry }

    package func openLink(at point: CGPoint) -> Bool { false }
}

/// An object that edits the text of a field or view. It converts key presses and touches to changes of an
/// ``EditableText``, asks the delegate for permission, and records how to undo them.
@MainActor
final class TextEditor {
    unowned let client: any TextEditorClient
    private(set) var state = EditableText()
    private var link = StorageLink()
    private var typing = Typing()
    private var undo = TextUndo()

    /// The attributes of the marked text. If it's `nil`, the text is underlined.
    var markedTextStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    /// A closure that is called to show the edit menu at a point of the view, or to toggle it.
    var onMenuWanted: ((CGPoint, _ toggles: Bool) -> Void)?
    var onMenuDismissal: (() -> Void)?

    /// The connection to the storage of a text view.
    private struct StorageLink {
        /// The storage. The content of the state is a copy of it.
        var storage: NSTextStorage?
        /// A Boolean value that indicates whether the editor is changing the storage.
        var isWriting = false
    }

    /// The values that a change of the selection resets.
    private struct Typing {
        /// The typing attributes, or `nil` to use the attributes of the surrounding text.
        var attributes: TextAttributes?
        /// The x coordinate at which vertical movements started. Other movements reset it.
        var verticalX: CGFloat?
    }

    init(client: any TextEditorClient) {
        self.client = client
    }

    var selection: TextSelection { state.selection }
    var selectedText: String { state.content.substring(selection.range) }
    var length: Int { state.length }

    // MARK: By the application

    /// Edits the text of a storage.
    func adopt(_ storage: NSTextStorage, content: AttributedText) {
        link.storage = storage
        state = EditableText(content)
    }

    /// Replaces the text, moves the caret to its end, and removes all undo steps.
    func setContent(_ content: AttributedText) {
        inputDelegate?.textWillChange(client)
        if let storage = link.storage {
            link.isWriting = true
            storage.replace(0..<storage.length, with: content)
            link.isWriting = false
        }
        state = EditableText(link.storage == nil ? content : state.content)
        resetTyping()
        undo = TextUndo()
        client.undoManager?.removeAllActions(withTarget: self)
        client.textContentDidChange()
        inputDelegate?.textDidChange(client)
    }

    /// Changes the attributes of a range.
    func setAttributes(
        in range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        if let storage = link.storage {
            link.isWriting = true
            storage.changeAttributes(in: NSRange(state.clamped(range)), change)
            link.isWriting = false
        } else {
            state.setAttributes(in: range, change)
        }
        client.textContentDidChange()
    }

    /// Updates the state after the storage changed, on behalf of the editor or of the app.
    func storageDidChange(to content: AttributedText, _ change: TextKitLayout.Change) {
        let selection = state.selection
        let isOwn = link.isWriting
        let hasNewText = change.mask.contains(.editedCharacters)
        if !isOwn, hasNewText { inputDelegate?.textWillChange(client) }
        state.replaceContent(with: content, changed: change.range, delta: change.delta, hasNewText: hasNewText)
        guard !isOwn else { return }
        client.textContentDidChange()
        guard hasNewText else { return }
        resetTyping()
        undo = TextUndo()
        client.undoManager?.removeAllActions(withTarget: self)
        inputDelegate?.textDidChange(client)
        if state.selection != selection { client.textSelectionDidChange() }
    }

    /// Applies an edit to the storage, or to the state if there's no storage.
    ///
    /// - Returns: The edit that reverts it.
    private func write(_ edit: TextEdit) -> TextEdit {
        guard let storage = link.storage else { return state.apply(edit) }
        let edit = TextEdit(state.clamped(edit.range), edit.replacement)
        let old = state.content
        link.isWriting = true
        storage.replace(edit.range, with: edit.replacement)
        link.isWriting = false
        return state.finish(edit, in: old)
    }

    /// Adjusts the fonts that follow the user's text size to the given traits.
    func adjustFonts(to traits: UITraitCollection) {
        guard state.content.runs.contains(where: { $0.attributes.values[.font] is UIFont }) else { return }
        setAttributes(in: 0..<length) { values in
            guard let font = values[.font] as? UIFont else { return values }
            return values.merging([.font: font.adjusted(to: traits)]) { $1 }
        }
    }

    /// Changes the selection on behalf of the app or an input method.
    func select(_ selection: TextSelection) {
        guard selection != state.selection else { return }
        inputDelegate?.selectionWillChange(client)
        changeSelection(to: selection)
        inputDelegate?.selectionDidChange(client)
    }

    private func changeSelection(to selection: TextSelection) {
        resetTyping()
        state.select(selection)
        client.textSelectionDidChange()
        onMenuDismissal?()
    }

    /// The attributes of newly typed text.
    var typingAttributes: TextAttributes {
        get {
            typing.attributes ?? state.content.attributes(forTypingAt: state.selection.range.lowerBound) ?? .none
        }
        set {
            typing.attributes = newValue
            if state.length == 0 { client.textContentDidChange() }
        }
    }

    /// The attributes that were set for newly typed text in an empty text.
    var chosenAttributes: TextAttributes? { typing.attributes }

    private func resetTyping() {
        typing.verticalX = nil
        if state.length > 0 { typing.attributes = nil }
        undo.endTyping()
    }

    // MARK: Writing

    /// Replaces the selection with text, if the delegate agrees.
    func insert(_ text: String) {
        let edit = state.insertion(of: AttributedText(text, attributes: typingAttributes))
        perform(edit, isTyping: true)
    }

    /// Replaces the selection with text that wasn't typed, if the delegate agrees.
    func paste(_ text: String) {
        unmark()
        let spaced = client.smartInsertDeleteType == .yes ? spaced(text) : text
        perform(state.insertion(of: AttributedText(spaced, attributes: typingAttributes)))
    }

    /// Returns text with the spaces that separate it from the words around the selection.
    private func spaced(_ text: String) -> String {
        let before = state.content.substring(0..<selection.range.lowerBound).last
        let after = state.content.substring(selection.range.upperBound..<state.length).first
        guard let first = text.first, let last = text.last, first.isWordPart || last.isWordPart else { return text }
        let start = first.isWordPart && before?.isWordPart ?? false ? " " : ""
        let end = last.isWordPart && after?.isWordPart ?? false ? " " : ""
        return start + text + end
    }

    /// Deletes the selection, and one of the spaces around a word.
    func cut() {
        guard client.smartInsertDeleteType == .yes, !selection.isEmpty else { return deleteSelection() }
        var range = selection.range
        let before = state.content.substring(0..<range.lowerBound).last
        let after = state.content.substring(range.upperBound..<state.length).first
        if before == " ", after.map({ !$0.isWordPart }) ?? true {
            range = range.lowerBound - 1..<range.upperBound
        } else if after == " ", before.map(\.isWhitespace) ?? true {
            range = range.lowerBound..<range.upperBound + 1
        }
        perform(TextEdit(range))
    }

    /// Replaces the whole text, if the delegate agrees.
    func replaceAll(with text: String) {
        perform(TextEdit(0..<state.length, AttributedText(text, attributes: typingAttributes)))
    }

    /// Replaces a range with text, without asking the delegate.
    func replace(_ range: Range<Int>, with text: String) {
        let attributes = state.content.attributes(at: range.lowerBound) ?? typingAttributes
        commit(TextEdit(state.clamped(range), AttributedText(text, attributes: attributes)), isTyping: false)
    }

    /// Replaces the selection with text that has attributes, if the delegate agrees.
    func insert(_ text: AttributedText) { perform(state.insertion(of: text)) }

    /// Replaces a range with text that has attributes, without asking the delegate.
    func replace(_ range: Range<Int>, with text: AttributedText) {
        commit(TextEdit(state.clamped(range), text), isTyping: false)
    }

    /// Deletes the selection, or the character before the caret, if the delegate agrees.
    func deleteBackward() {
        if let edit = state.backwardDeletion { perform(edit, isTyping: true) }
    }

    /// Deletes the selection, or the text between the caret and the target of a movement.
    func delete(_ movement: TextMovement) {
        let target = navigator(for: movement).target(of: movement, from: selection, x: 0).head
        if let edit = state.deletion(to: target) { perform(edit) }
    }

    func deleteSelection() {
        if !selection.isEmpty { perform(TextEdit(selection.range)) }
    }

    /// Performs an edit, if the delegate agrees.
    ///
    /// - Returns: `true` if the edit was performed.
    @discardableResult
    private func perform(_ edit: TextEdit, isTyping: Bool = false) -> Bool {
        guard client.isTextEditable else { return false }
        let edit = TextEdit(state.clamped(edit.range), edit.replacement)
        guard client.canChangeText(in: NSRange(edit.range), to: edit.replacement.string) else { return false }
        // The delegate may have changed the text.
        guard edit.range.upperBound <= state.length else { return false }
        commit(edit, isTyping: isTyping)
        return true
    }

    private func commit(_ edit: TextEdit, isTyping: Bool) {
        let before = selection
        let endsComposition = state.markedRange == edit.range
        let inverse = write(edit)
        // Text that is typed after everything was deleted has the attributes of the deleted text.
        if state.length == 0 {
            typing.attributes = inverse.replacement.runs.first?.attributes ?? typing.attributes
        } else if edit.replacement.length > 0 {
            typing.attributes = nil
        }
        typing.verticalX = nil
        if endsComposition, undo.extendMark(to: inverse) {
            undo.endTyping()
        } else {
            store(inverse, of: edit, before: before, isTyping: isTyping)
        }
        announceChange()
    }

    private func announceChange() {
        client.textContentDidChange()
        client.scrollToCaret()
        onMenuDismissal?()
        client.textSelectionDidChange()
        client.notifyOfTextChange()
    }

    // MARK: Input methods

    /// Sets the marked text of an input method, if the delegate agrees.
    func setMarkedText(_ text: String?, selecting selected: Range<Int>) {
        let text = text ?? ""
        guard client.isTextEditable else { return }
        let range = state.markedRange ?? selection.range
        guard !(range.isEmpty && text.isEmpty), client.canChangeText(in: NSRange(range), to: text) else { return }
        let before = selection
        let attributes = typingAttributes
        let old = state.content[range]
        let replacement = AttributedText(text, attributes: attributes)
        _ = write(TextEdit(range, replacement))
        state.markInserted(replacement.length, at: range.lowerBound, selecting: selected)
        typing.verticalX = nil
        let edit = TextEdit(range, AttributedText(text))
        let inverse = TextEdit(range.lowerBound..<(range.lowerBound + text.utf16.count), old)
        if !undo.extendMark(to: inverse) {
            store(inverse, of: edit, before: before, isTyping: false)
            undo.startComposing()
        }
        announceChange()
    }

    /// Commits the marked text.
    func unmark() {
        guard state.markedRange != nil else { return }
        state.unmark()
        undo.endTyping()
        client.textContentDidChange()
        client.textSelectionDidChange()
    }

    // MARK: Moving

    /// Returns the navigator for a movement from an offset. The default is the head of the selection.
    func navigator(for movement: TextMovement, from offset: Int? = nil) -> TextNavigator {
        let head = offset ?? selection.head
        var geometry = client.textGeometry(through: head)
        if case .pageDown(let height) = movement {
            geometry = client.textGeometry(downTo: geometry.caretRect(at: head).maxY + height)
        }
        return TextNavigator(boundaries: state.boundaries, geometry: geometry)
    }

    /// Moves the caret or the moving end of the selection.
    func move(_ movement: TextMovement, extending: Bool = false) {
        unmark()
        let navigator = navigator(for: movement)
        let x = typing.verticalX ?? navigator.geometry.caretX(at: selection.head, affinity: selection.affinity)
        changeSelection(to: navigator.selection(after: movement, from: selection, extending: extending, x: x))
        typing.verticalX = movement.isVertical ? x : nil
        client.scrollToCaret()
    }

    /// Selects the whole text.
    func selectAll() {
        unmark()
        changeSelection(to: TextSelection(0..<state.length))
    }

    /// Changes the selection on behalf of a touch.
    func selectByTouch(_ selection: TextSelection) {
        guard selection != state.selection else { return }
        unmark()
        changeSelection(to: selection)
    }

    // MARK: Undoing

    private func store(_ inverse: TextEdit, of edit: TextEdit, before: TextSelection, isTyping: Bool) {
        guard let manager = client.undoManager else { return }
        let isNew = undo.add(inverse, of: edit, before: before, isTyping: isTyping, canExtend: manager.canUndo)
        guard isNew, let step = undo.last else { return }
        manager.registerUndo(withTarget: self) { $0.revert(step) }
        manager.setActionName(step.name)
    }

    private func revert(_ step: TextUndo.Step) {
        unmark()
        undo.endTyping()
        let edit = step.inverse
        guard edit.range.upperBound <= state.length,
            client.canChangeText(in: NSRange(edit.range), to: edit.replacement.string)
        else { return }
        let before = selection
        let inverse = write(edit)
        state.select(step.before)
        typing.attributes = nil
        let again = TextUndo.Step(inverse: inverse, before: before, name: step.name)
        client.undoManager?.registerUndo(withTarget: self) { $0.revert(again) }
        announceChange()
    }
}

extension Character {
    /// A Boolean value that indicates whether the character is part of a word.
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
