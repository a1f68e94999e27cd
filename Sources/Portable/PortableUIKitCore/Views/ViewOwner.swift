import Foundation

/// The methods that a view calls on the view controller that owns it.
@MainActor
package protocol ViewOwner: UIResponder {
    /// A Boolean value that indicates whether the controller is in a navigation controller, at any depth.
    var isInNavigationController: Bool { get }

    /// Updates the view's constraints, including the view's own implementation.
    func ownedViewUpdateConstraints()

    /// Called before the view updates its properties.
    func ownedViewUpdateProperties()

    /// Called after a change of traits that the controller's methods may have read.
    func ownedViewInvalidateReads(of previous: UITraitCollection, changedTo current: UITraitCollection)

    /// Called before the view lays out its subviews.
    func ownedViewWillLayoutSubviews()

    /// Called after the view has laid out its subviews.
    func ownedViewDidLayoutSubviews()

    /// Called before the view's window changes.
    func ownedViewWillMove(to window: UIWindow?)

    /// Called after the view's window has changed.
    func ownedViewDidMove(to window: UIWindow?)

    /// Returns the safe area of the view: the inherited one, with the insets of the controller and its container.
    func ownedViewSafeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets

    /// The minimum margins of the view, without the safe area, or `nil` if the controller doesn't set any.
    var ownedViewMinimumLayoutMargins: NSDirectionalEdgeInsets? { get }

    /// Returns the traits of the view: the inherited ones, with the overrides of the controller and its container.
    func ownedViewTraitCollection(inherited: UITraitCollection) -> UITraitCollection

    /// Called after the view's traits have changed.
    func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?)

    /// Called after the view's safe area has changed.
    func ownedViewSafeAreaInsetsDidChange()

    /// Called after the view's margins have changed.
    func ownedViewLayoutMarginsDidChange()
}
