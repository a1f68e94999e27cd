/// An interaction between a view and the user, such as showing a menu, dragging, or accepting drops.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction, or `nil`.
    var view: UIView? { get }

    /// Called before it is added to a view, or with nil taken away from one.
    func willMove(to view: UIView?)

    /// Called after it was added to a view, or with nil taken away from one.
    func didMove(to view: UIView?)
}
