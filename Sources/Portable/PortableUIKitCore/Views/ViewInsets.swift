import Foundation

/// The margins that were set on a view, and the resulting insets.
package struct ViewInsets {
    /// The margins that the app has set.
    package enum Margins: Equatable {
        case fixed(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    package var margins = Margins.directional(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    /// The axes on which the margins are at least as large as the superview's.
    package var preservingAxes: UIAxis = []
    package var safeArea = UIEdgeInsets.zero
    /// The margins including the safe area, the superview's margins, and the controller's minimum.
    package var resolvedMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The number of times that the insets were computed, for tests.
    package fileprivate(set) var updateCount = 0
}

extension CGFloat {
    /// Returns whether two lengths, in points, only differ by rounding errors, which are far below a pixel.
    package func isClose(to other: CGFloat) -> Bool { self == other || (self - other).magnitude < 1e-4 }
}

extension CGPoint {
    /// Returns whether two points only differ by rounding errors.
    package func isClose(to other: CGPoint) -> Bool { x.isClose(to: other.x) && y.isClose(to: other.y) }
}

extension CGAffineTransform {
    /// Returns whether two transforms only differ by rounding errors.
    package func isClose(to other: CGAffineTransform) -> Bool {
        let parts = [(a, other.a), (b, other.b), (c, other.c), (d, other.d), (tx, other.tx), (ty, other.ty)]
        return parts.allSatisfy { $0.isClose(to: $1) }
    }
}

extension UIEdgeInsets {
    /// Returns whether two insets only differ by rounding errors. Insets, offsets, and the heights of bars depend on
    /// each other, so an exact comparison could find changes repeatedly.
    package func isClose(to other: UIEdgeInsets) -> Bool {
        top.isClose(to: other.top) && left.isClose(to: other.left) && bottom.isClose(to: other.bottom)
            && right.isClose(to: other.right)
    }

    /// Returns the new insets, or these if the new ones are close.
    func replaced(by new: UIEdgeInsets) -> UIEdgeInsets { isClose(to: new) ? self : new }
}

extension UIView {
    /// Recomputes the safe area and the margins, and updates the subviews.
    ///
    /// A subview's safe area is the part of its superview's that covers it. Recorded margins are in `UIKitConstants.md`
    /// 4.
    package func updateInsets() {
        insets.updateCount += 1
        let oldInsets = insets
        let safeArea = oldInsets.safeArea.replaced(by: resolvedSafeArea())
        insets.safeArea = safeArea
        insets.resolvedMargins = oldInsets.resolvedMargins.replaced(by: resolvedMargins())
        let safeAreaChanged = oldInsets.safeArea != safeArea
        let marginsChanged = oldInsets.resolvedMargins != insets.resolvedMargins
        if safeAreaChanged {
            NestedCallbacks.perform(.safeArea, of: self) {
                safeAreaInsetsDidChange()
                owner?.ownedViewSafeAreaInsetsDidChange()
            }
        }
        if marginsChanged {
            NestedCallbacks.perform(.margins, of: self) {
                layoutMarginsDidChange()
                owner?.ownedViewLayoutMarginsDidChange()
            }
        }
        if safeAreaChanged || marginsChanged { autoLayoutDidChangeInsets() }
        for subview in subviews where subview.tracksInsets(safeAreaChanged, marginsChanged) {
            subview.updateInsets()
        }
    }

    /// Updates the insets after a change of the view's position or size.
    func updateInsets(isResized: Bool) {
        if insetsFollowGeometry { return updateInsets() }
        guard isResized else { return }
        // The distances of subviews from the right and bottom sides have changed.
        for subview in subviewStorage where subview.insetsFollowGeometry && subview.tracksInsets(false, false) {
            subview.updateInsets()
        }
    }

    /// A Boolean value that indicates whether insets can depend on the position and size of the view. If no bar covers
    /// the view and its superview, and it inherits no margins, they don't.
    private var insetsFollowGeometry: Bool {
        guard let superview = superviewStorage, owner == nil else { return true }
        return insets.safeArea != .zero || !insets.preservingAxes.isEmpty
            || superview.safeAreaInsetsForSubviews != .zero || safeAreaInsetsForSubviews != .zero
    }

    private func tracksInsets(_ safeAreaChanged: Bool, _ marginsChanged: Bool) -> Bool {
        // If this view was resized, the position of a subview in it can have changed, too.
        safeAreaChanged || (marginsChanged && !insets.preservingAxes.isEmpty)
            || !insets.safeArea.isClose(to: resolvedSafeArea())
    }

    private func resolvedSafeArea() -> UIEdgeInsets {
        var inherited = UIEdgeInsets.zero
        if let superview {
            inherited = adoptedSafeArea(covered(by: superview.safeAreaInsetsForSubviews, of: superview))
        } else if let window = self as? UIWindow {
            inherited = window.screenSafeAreaInsets
        }
        return owner?.ownedViewSafeAreaInsets(inherited: inherited) ?? inherited
    }

    /// Returns the part of the superview's insets that covers this view: on each side at most the superview's, even if
    /// the view extends beyond it (recorded: `UIKitConstants.md` 4). A transform, for example of a transition, has no
    /// effect.
    private func covered(by outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let bounds = superview.bounds, frame = untransformedFrame
        func covered(_ inset: CGFloat, distance: CGFloat) -> CGFloat { max(min(inset - distance, inset), 0) }
        return UIEdgeInsets(
            top: covered(outer.top, distance: frame.minY - bounds.minY),
            left: covered(outer.left, distance: frame.minX - bounds.minX),
            bottom: covered(outer.bottom, distance: bounds.maxY - frame.maxY),
            right: covered(outer.right, distance: bounds.maxX - frame.maxX))
    }

    /// Sets the horizontal margins and keeps the vertical ones, without the safe area.
    package func setHorizontalMargins(_ margin: CGFloat) {
        var margins: NSDirectionalEdgeInsets
        switch insets.margins {
        case .fixed(let fixed): margins = fixed.directionalInsets(isRightToLeft: isRightToLeft)
        case .directional(let directional): margins = directional
        }
        margins.leading = margin
        margins.trailing = margin
        directionalLayoutMargins = margins
    }

    private func resolvedMargins() -> UIEdgeInsets {
        var margins: UIEdgeInsets
        switch insets.margins {
        case .fixed(let fixed): margins = fixed
        case .directional(let directional):
            // The direction is looked up in the traits, so it's only done if it matters.
            let isMirrored = directional.leading != directional.trailing && isRightToLeft
            margins = directional.edgeInsets(isRightToLeft: isMirrored)
        }
        if let minimum = owner?.ownedViewMinimumLayoutMargins?.edgeInsets(isRightToLeft: isRightToLeft) {
            margins.left = max(margins.left, minimum.left)
            margins.right = max(margins.right, minimum.right)
            // The system's margins of a controller's view are 0 at the top and bottom.
            if case .directional(let own) = insets.margins, own.top == 8, own.bottom == 8 {
                margins.top = minimum.top
                margins.bottom = minimum.bottom
            }
        }
        if insetsLayoutMarginsFromSafeArea {
            let safeArea = insets.safeArea
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        if !insets.preservingAxes.isEmpty, let superview {
            let outer = covered(by: superview.layoutMargins(for: self), of: superview)
            if insets.preservingAxes.contains(.vertical) {
                margins.top = max(margins.top, outer.top)
                margins.bottom = max(margins.bottom, outer.bottom)
            }
            if insets.preservingAxes.contains(.horizontal) {
                margins.left = max(margins.left, outer.left)
                margins.right = max(margins.right, outer.right)
            }
        }
        return margins
    }
}
