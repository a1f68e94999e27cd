/// An object that animates changes alongside the presentation or dismissal of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated alongside the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the menu's animation.
    func addCompletion(_ completion: @escaping () -> Void)
}
