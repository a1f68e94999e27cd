// Keys that move the focus.

extension UIPress {
    /// A Boolean value that indicates whether the key activates the item in focus instead of moving focus.
    var isFocusAction: Bool {
        switch key?.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: true
        default: type == .select
        }
    }

    /// The direction in which the key moves focus, or `nil` if it doesn't or if modifier keys change its meaning.
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
    /// Handles a key that moves focus or activates the item in focus. In a text input, only the Tab key moves focus.
    /// Returns whether the key was handled.
    func handleFocusKey(_ press: UIPress) -> Bool {
        guard press.delivery.movesFocus, let system = device?.focusSystem else { return false }
        let isInText = firstResponder is any UIKeyInput
        if let heading = press.focusHeading {
            guard !isInText || heading == .next || heading == .previous else { return false }
            guard system.moveFocus(heading, in: self) else { return false }
            if isInText { firstResponder?.resignFirstResponder() }
            if let field = system.validFocusedView as? any BeginsEditingOnFocus { field.becomeFirstResponder() }
            return true
        }
        guard press.isFocusAction, !isInText, press.key?.modifierFlags.contains(.command) != true else { return false }
        return system.activate(in: self)
    }
}

/// A view that becomes first responder when a key moves focus to it.
@MainActor
package protocol BeginsEditingOnFocus: UIView {}
