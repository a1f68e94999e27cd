/// An interaction between a view and the user, such as showing a menu, dragging, or accepting drops.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction, or `nil`.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
    func willMove(to view: UIView?)

    /// Called after the interaction is added to a view, or removed from one if `view` is `nil`.
    func didMove(to view: UIView?)
}
