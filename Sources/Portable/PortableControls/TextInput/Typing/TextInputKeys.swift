/// The keys that move the caret and delete in a text input of an app. Text views and fields handle them themselves.
@MainActor
package struct TextInputKeys {
    private let input: any UITextInput
    private let selection: UITextRange

    /// Handles a key that the first responder hasn't handled. Returns `false` for other keys and other responders.
    package static func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, let input = press.responder as? any UITextInput, input.markedTextRange == nil,
            let selection = input.selectedTextRange
        else { return false }
        if let edit = TextMove(input: input, selection: selection).edit(for: key) {
            edit()
            return true
        }
        guard !(input is any TextEditorClient) else { return false }
        return TextInputKeys(input: input, selection: selection).perform(key)
    }

    private func perform(_ key: UIKey) -> Bool {
        if let direction = key.keyCode.textDirection {
            if key.modifierFlags.isSuperset(of: [.control, .command]) { return setWritingDirection(direction) }
            return move(direction, key.modifierFlags)
        }
        guard input.isEditable, key.keyCode == .keyboardDeleteOrBackspace,
            !key.modifierFlags.isDisjoint(with: [.alternate, .command])
        else { return false }
        return deleteBackward(isFar: key.modifierFlags.contains(.command))
    }

    // MARK: Moving

    private func move(_ direction: UITextLayoutDirection, _ modifiers: UIKeyModifierFlags) -> Bool {
        let extends = modifiers.contains(.shift)
        guard let target = target(direction, modifiers, extends: extends) else { return true }
        let isBackward = direction == .left || direction == .up
        let anchor = isBackward ? selection.end : selection.start
        input.inputDelegate?.selectionWillChange(input)
        input.selectedTextRange = input.textRange(from: extends ? anchor : target, to: target)
        if modifiers.contains(.command) { input.selectionAffinity = isBackward ? .forward : .backward }
        input.inputDelegate?.selectionDidChange(input)
        return true
    }

    private func target(
        _ direction: UITextLayoutDirection, _ modifiers: UIKeyModifierFlags, extends: Bool
    ) -> UITextPosition? {
        let isBackward = direction == .left || direction == .up
        let isVertical = direction == .up || direction == .down
        let start = isBackward ? selection.start : selection.end
        if modifiers.contains(.command) {
            guard !isVertical else { return isBackward ? input.beginningOfDocument : input.endOfDocument }
            return boundary(of: .line, from: start, isBackward)
        }
        if modifiers.contains(.alternate) {
            return boundary(of: isVertical ? .paragraph : .word, from: start, isBackward)
        }
        // Without the Shift key, the caret moves to the edge of a selection.
        if !extends, !isVertical, !selection.isEmpty { return input.position(within: selection, farthestIn: direction) }
        return input.position(from: start, in: direction, offset: 1)
    }

    /// Returns the next boundary of a unit. For words, it's at the end of a word, or at its beginning if it's backward.
    private func boundary(
        of unit: UITextGranularity, from start: UITextPosition, _ isBackward: Bool
    ) -> UITextPosition? {
        let direction = UITextDirection.storage(isBackward ? .backward : .forward)
        let inward = UITextDirection.storage(isBackward ? .forward : .backward)
        let tokenizer = input.tokenizer
        if unit == .line, tokenizer.isPosition(start, atBoundary: .line, inDirection: direction) { return start }
        var position = tokenizer.position(from: start, toBoundary: unit, inDirection: direction)
        while unit == .word, let current = position,
            !tokenizer.isPosition(current, withinTextUnit: .word, inDirection: inward),
            let next = tokenizer.position(from: current, toBoundary: .word, inDirection: direction)
        {
            position = next
        }
        return position ?? (isBackward ? input.beginningOfDocument : input.endOfDocument)
    }

    private func setWritingDirection(_ direction: UITextLayoutDirection) -> Bool {
        guard direction == .left || direction == .right else { return false }
        input.setBaseWritingDirection(direction == .left ? .rightToLeft : .leftToRight, for: selection)
        return true
    }

    // MARK: Deleting

    /// Deletes the selection, or the text from the beginning of the word or line to the caret.
    private func deleteBackward(isFar: Bool) -> Bool {
        guard selection.isEmpty else {
            input.deleteBackward()
            return true
        }
        let caret = selection.start
        let word =
            isFar
            ? nil
            : input.tokenizer.rangeEnclosingPosition(
                caret, with: .word, inDirection: .storage(.backward))
        guard let start = word?.start ?? boundary(of: isFar ? .line : .word, from: caret, true),
            let range = input.textRange(from: start, to: caret), !range.isEmpty,
            input.shouldChangeText(in: range, replacementText: "")
        else { return true }
        input.inputDelegate?.textWillChange(input)
        input.replace(range, withText: "")
        input.inputDelegate?.textDidChange(input)
        return true
    }
}

extension UIKeyboardHIDUsage {
    /// The direction of an arrow key.
    fileprivate var textDirection: UITextLayoutDirection? {
        switch self {
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        default: nil
        }
    }
}
