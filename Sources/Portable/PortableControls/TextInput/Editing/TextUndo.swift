/// A recorder that combines consecutive typing into one undo step.
struct TextUndo {
    /// A change that can be undone.
    final class Step {
        /// The edit that reverts the step.
        var inverse: TextEdit
        /// The selection before the step.
        let before: TextSelection
        /// The name of the step in menus.
        let name: String

        init(inverse: TextEdit, before: TextSelection, name: String) {
            self.inverse = inverse
            self.before = before
            self.name = name
        }
    }

    private(set) var last: Step?
    private var isTyping = false
    /// A Boolean value that indicates whether the last step is the marked text of an input method.
    private var isComposing = false

    /// Ends the current step. The next change begins a new one.
    mutating func endTyping() {
        isTyping = false
        isComposing = false
        last = nil
    }

    /// Records a change.
    ///
    /// - Parameter canExtend: A Boolean value that indicates whether the last step can still be undone.
    /// - Returns: `true` if the change is a new step.
    mutating func add(
        _ inverse: TextEdit, of edit: TextEdit, before: TextSelection, isTyping: Bool, canExtend: Bool
    ) -> Bool {
        if isTyping, self.isTyping, canExtend, let last, extend(last, with: inverse, edit) { return false }
        last = Step(inverse: inverse, before: before, name: isTyping ? "Typing" : "")
        self.isTyping = isTyping && (edit.replacement.string.count == 1 || edit.replacement.length == 0)
        isComposing = false
        return true
    }

    /// Marks the last step as the marked text of an input method.
    mutating func startComposing() { isComposing = true }

    /// Records a change of the marked text.
    ///
    /// - Returns: `true` if the last step also reverts the change. Otherwise, the change must be a new step.
    func extendMark(to inverse: TextEdit) -> Bool {
        guard isComposing, let last else { return false }
        last.inverse.range = inverse.range
        return true
    }

    private func extend(_ step: Step, with inverse: TextEdit, _ edit: TextEdit) -> Bool {
        let isWriting = step.inverse.replacement.length == 0
        if isWriting, edit.range.isEmpty, edit.range.lowerBound == step.inverse.range.upperBound,
            edit.replacement.string.count == 1
        {
            step.inverse.range = step.inverse.range.lowerBound..<inverse.range.upperBound
            return true
        }
        let isErasing = step.inverse.range.isEmpty && edit.replacement.length == 0
        if isErasing, edit.range.upperBound == step.inverse.range.lowerBound {
            var text = inverse.replacement
            text.replace(text.length..<text.length, with: step.inverse.replacement)
            step.inverse = TextEdit(inverse.range, text)
            return true
        }
        return false
    }
}
