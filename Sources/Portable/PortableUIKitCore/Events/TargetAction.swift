/// A target and its action. The reference to the target is weak.
@MainActor
package struct TargetAction {
    /// The target. `nil` means that the responder chain is searched.
    package private(set) weak var target: AnyObject?
    /// A Boolean value that indicates whether a target was given. It distinguishes a deallocated target from a missing
    /// one.
    package let hasTarget: Bool
    package let action: Selector

    package init(target: Any?, action: Selector) {
        let object = target.map { ClassTarget.object(for: $0) }
        self.target = object
        hasTarget = object != nil
        self.action = action
    }

    /// Returns whether this pair is removed with `target` and `action`. `nil` means any.
    package func matches(target: Any?, action: Selector?) -> Bool {
        if let action, action != self.action { return false }
        guard let target else { return true }
        return self.target === ClassTarget.object(for: target)
    }

    /// Calls the method on the target. If no target was given, the receiver is the first responder, from `responder`
    /// upward, that can perform the method.
    ///
    /// - Returns: `true` if a receiver was found. A deallocated target isn't one.
    @discardableResult
    package func send(sender: Any?, from responder: UIResponder?, event: Any? = nil) -> Bool {
        if hasTarget {
            guard let target else { return false }
            action.send(to: target, sender: sender, event: event)
            return true
        }
        var candidate = responder
        while let current = candidate {
            if current.canPerformAction(action, withSender: sender) {
                action.send(to: current, sender: sender, event: event)
                return true
            }
            candidate = current.next
        }
        return false
    }
}
