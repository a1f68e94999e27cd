import Foundation

/// An object that can answer events: views, controllers, windows, the application and its delegate.
///
/// What a responder doesn't handle goes to its ``next`` one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder outside every chain.
    public override init() {
        super.init()
    }

    // MARK: The chain

    /// The responder that gets what this one doesn't handle; nil by default.
    open var next: UIResponder? { nil }

    /// The window whose first responder this can be.
    package var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: First responder

    /// Whether events without a place on the screen, such as keys, go here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether this may become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may stop being the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window, if it may and the present one gives way.
    /// - Returns: Whether it is the first responder now. False outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let current = window.firstResponder {
            guard current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Stops being the first responder, if this may.
    /// - Returns: Whether it is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    /// The view that takes the keyboard's place while this is the first responder; nil means the keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this is the first responder; nil by default.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for ``inputView`` and ``inputAccessoryView`` again. Nothing shows them on this platform yet.
    open func reloadInputViews() {}

    // MARK: Events

    /// Touches have begun in the view; by default the next responder is told.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches have moved; by default the next responder is told.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches were lifted; by default the next responder is told.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away, for example by a gesture recogniser; by default the next responder is told.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Actions

    /// Whether this responds to `action`: by default, if it has the method that the selector carries.
    ///
    /// Differs from UIKit: there, the Objective-C runtime knows which methods an object has.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// The first responder of the chain, beginning here, that can perform `action`.
    /// - Complexity: O(length of the chain).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
}
