import Foundation

/// The methods that a view calls on the view controller that owns it.
@MainActor
package protocol ViewOwner: UIResponder {
    /// Whether a navigation controller shows the controller, at any depth.
    var isInNavigationController: Bool { get }

    /// Updates the view's constraints, including the view's own implementation.
    func ownedViewUpdateConstraints()

    /// The view is about to update its properties.
    func ownedViewUpdateProperties()

    /// Traits of the view have changed that the controller's methods may have read.
    func ownedViewInvalidateReads(of previous: UITraitCollection, changedTo current: UITraitCollection)

    /// The view is about to lay out its subviews.
    func ownedViewWillLayoutSubviews()

    /// The view has laid out its subviews.
    func ownedViewDidLayoutSubviews()

    /// The view is about to be in another window, or in none.
    func ownedViewWillMove(to window: UIWindow?)

    /// The view is in another window, or in none.
    func ownedViewDidMove(to window: UIWindow?)

    /// The safe area of the view: what the superview's covers of it, with what the controller and its container add.
    func ownedViewSafeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets

    /// The least margins of the view, without the safe area; nil if the controller sets none.
    var ownedViewMinimumLayoutMargins: NSDirectionalEdgeInsets? { get }

    /// The traits of the view: the superview's with what the controller and its container change.
    func ownedViewTraitCollection(inherited: UITraitCollection) -> UITraitCollection

    /// The view's traits have changed.
    func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?)

    /// The view's safe area has changed.
    func ownedViewSafeAreaInsetsDidChange()

    /// The view's margins have changed.
    func ownedViewLayoutMarginsDidChange()
}
