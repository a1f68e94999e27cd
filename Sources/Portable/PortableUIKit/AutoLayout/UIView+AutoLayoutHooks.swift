import Foundation

// Where a view's life touches Auto Layout.

extension UIView {
    /// The view's frame or bounds changed: by the developer, by autoresizing, or by a layout pass.
    func autoLayoutDidChangeGeometry(from oldBounds: CGRect, to newBounds: CGRect) {}

    /// The view is about to leave its superview; constraints with views outside go.
    func autoLayoutWillLeaveSuperview() {}

    /// The view has a new superview.
    func autoLayoutDidEnterSuperview() {}

    /// The view was hidden or shown, which stack views follow.
    func autoLayoutDidChangeVisibility() {}

    /// Leading and trailing may have changed sides.
    func autoLayoutDidChangeDirection() {}

    /// Safe area or margins changed.
    func autoLayoutDidChangeInsets() {}

    /// Updates and solves the constraints of the view's tree, before a layout pass; views whose solution differs from
    /// their frames have their superviews marked for layout.
    package func updateAutoLayoutIfNeeded() {}

    /// Gives the direct subviews the frames that their constraints ask for.
    func applyAutoLayout() {}
}
