// Keys that move the focus.

extension UIPress {
    /// Whether the key has what is focused do something, rather than move the focus.
    var isFocusAction: Bool {
        switch key?.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: true
        default: type == .select
        }
    }

    /// Where the key moves the focus; nil if it doesn't. Modifiers have it mean something else.
    fileprivate var focusHeading: UIFocusHeading? {
        let modifiers = key?.modifierFlags.intersection([.shift, .control, .alternate, .command]) ?? []
        if key?.keyCode == .keyboardTab {
            return modifiers.isEmpty ? .next : modifiers == .shift ? .previous : nil
        }
        guard modifiers.isEmpty else { return nil }
        return switch type {
        case .upArrow: .up
        case .downArrow: .down
        case .leftArrow: .left
        case .rightArrow: .right
        default: nil
        }
    }
}

extension UIWindow {
    /// Does what a key does to the focus. In a text, only the tabulator key leads out of it. Returns whether it has done
    /// anything.
    func handleFocusKey(_ press: UIPress) -> Bool {
        guard press.movesFocus, let system = device?.focusSystem else { return false }
        let isInText = firstResponder is any UIKeyInput
        if let heading = press.focusHeading {
            guard !isInText || heading == .next || heading == .previous else { return false }
            guard system.moveFocus(heading, in: self) else { return false }
            if isInText { firstResponder?.resignFirstResponder() }
            if let field = system.validFocusedView as? any EditsWhenFocused { field.becomeFirstResponder() }
            return true
        }
        guard press.isFocusAction, !isInText, press.key?.modifierFlags.contains(.command) != true else { return false }
        return system.activate(in: self)
    }
}

/// A view that becomes the first responder when a key moves the focus to it.
@MainActor
package protocol EditsWhenFocused: UIView {}
