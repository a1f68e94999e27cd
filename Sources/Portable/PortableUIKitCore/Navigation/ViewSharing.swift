/// A controller of a navigation stack that can share its view with the controller below it, and rearranges the content
/// when it's shown.
@MainActor
package protocol ViewSharing: UIViewController {
    /// Makes the view of the controller below this one's too, if that is wanted and not done.
    ///
    /// - Returns: Whether this controller has the view of another one.
    @discardableResult
    func takeSharedView() -> Bool

    /// Whether this controller, which is about to be shown, has the same view as another one.
    func sharesView(with other: UIViewController?) -> Bool

    /// Arranges the contents as this controller does, as it comes to be shown.
    ///
    /// - Parameter animated: Whether they move there, as long as screens do.
    func adoptSharedView(animated: Bool)

    /// Has the contents move to where this controller arranges them, as far as a finger says; nil if there is nothing to
    /// move.
    func beginAdoptingSharedView() -> (any InteractiveProgress)?

    /// Animates the content to its final arrangement: this controller's, or the other one's.
    func endAdoptingSharedView(finished: Bool)

    /// Leaves the view to the other controllers that have it, when this one has left the stack.
    func leaveSharedView()
}

/// An animation whose progress follows a finger.
@MainActor
package protocol InteractiveProgress: AnyObject {
    /// From 0 to 1.
    var transitionProgress: CGFloat { get set }
}
