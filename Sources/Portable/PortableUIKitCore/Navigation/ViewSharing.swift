/// A controller of a navigation stack that can share its view with the controller below it, and rearranges the content
/// when it's shown.
@MainActor
package protocol ViewSharing: UIViewController {
    /// Shares the view of the controller below this one, if that's supported and hasn't been done yet.
    ///
    /// - Returns: `true` if this controller shares a view.
    @discardableResult
    func acquireSharedView() -> Bool

    /// Returns whether this controller, which is about to be shown, shares a view with another one.
    func sharesView(with other: UIViewController?) -> Bool

    /// Arranges the content for this controller when it's shown.
    ///
    /// - Parameter animated: `true` to animate the change for the duration of the transition.
    func adoptSharedView(animated: Bool)

    /// Begins to rearrange the content for this controller interactively. Returns `nil` if there's nothing to move.
    func startAdoptingSharedView() -> (any InteractiveProgress)?

    /// Animates the content to its final arrangement: this controller's, or the other one's.
    func endAdoptingSharedView(finished: Bool)

    /// Transfers the view to the other controllers that share it, after this controller was removed from the stack.
    func releaseSharedView()
}

/// An animation whose progress follows a finger.
@MainActor
package protocol InteractiveProgress: AnyObject {
    /// The progress, from 0 to 1.
    var transitionProgress: CGFloat { get set }
}
