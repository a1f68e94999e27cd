// Giving views the positions and appearance of their attributes.

extension UICollectionView {
    /// Applies attributes to a view, if they differ from its current ones.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let host = attributes.orthogonalSection.flatMap { placed.scrollViews[$0] }
        var origin = host.map { CGPoint(x: -$0.contentOrigin.x, y: -$0.contentOrigin.y) } ?? layoutOrigin
        if let swipeController { origin.x += swipeController.shift(of: view) }
        let previous = view.placement.attributes, shown = view.outermostView
        let container = host ?? elementContainer
        if let applied = view.placement.applied, applied === attributes, attributes.isKept,
            shown.superview === container, isShown(view, as: attributes, shiftedBy: origin)
        {
            return
        }
        let isChanged = previous.map { !$0.isEqual(to: attributes) } ?? true
        if !isChanged, let previous, previous.selfSizing == attributes.selfSizing,
            previous.measuringConditions == attributes.measuringConditions, shown.superview === container,
            isShown(view, as: attributes, shiftedBy: origin)
        {
            view.placement.applied = attributes.isKept ? attributes : nil
            return
        }
        placed.recordApplied()
        if let superview = shown.superview, superview !== container {
            // An animation starts at the visible position of the view, in the coordinates of its new superview.
            UIView.performWithoutAnimation { shown.center = superview.convert(shown.center, to: container) }
        }
        if isChanged || previous?.selfSizing != attributes.selfSizing
            || previous?.measuringConditions != attributes.measuringConditions
        {
            // A copy, because a layout can keep and change the attributes that it returns.
            view.placement.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        view.placement.applied = attributes.isKept ? attributes : nil
        setGeometry(attributes, of: view, shiftedBy: origin)
        if let previous, previous.selfSizing != attributes.selfSizing { shown.updateInsets() }
        if isChanged {
            (view as? UICollectionViewCell)?.listRow = attributes.listRow
            // The app may modify its copy.
            let own = attributes.isKept ? attributes.copy() as? UICollectionViewLayoutAttributes : nil
            view.apply(own ?? attributes)
        }
        if shown.superview !== container || previous?.zIndex != attributes.zIndex {
            insert(shown, into: container)
        }
    }

    /// Returns whether a view has the frame of attributes without a transform, and was given their alpha.
    private func isShown(
        _ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes, shiftedBy origin: CGPoint
    ) -> Bool {
        CATransform3DIsIdentity(attributes.transform3D)
            && CATransform3DIsIdentity(view.placement.transform)
            && view.outermostView.layer.standsUntransformed(in: attributes.frame.offsetBy(dx: origin.x, dy: origin.y))
            && view.placement.alpha == attributes.alpha && view.placement.isHidden == attributes.isHidden
    }

    /// Sets the frame of a view, with attributes whose origin is at `origin` in its superview, and its transform, alpha,
    /// and visibility if those have changed.
    func setGeometry(
        _ attributes: UICollectionViewLayoutAttributes, of view: UICollectionReusableView, shiftedBy origin: CGPoint
    ) {
        let shown = view.outermostView
        if !CATransform3DEqualToTransform(view.placement.transform, attributes.transform3D) {
            view.placement.transform = attributes.transform3D
            shown.transform3D = attributes.transform3D
        }
        if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(shown.transform3D) {
            let frame = attributes.frame.offsetBy(dx: origin.x, dy: origin.y)
            if !shown.layer.stands(in: frame), shown.frame != frame { shown.frame = frame }
        } else {
            // If the app has set a transform, the view's frame isn't meaningful.
            if shown.bounds.size != attributes.size { shown.bounds.size = attributes.size }
            let center = CGPoint(x: attributes.center.x + origin.x, y: attributes.center.y + origin.y)
            if shown.center != center { shown.center = center }
        }
        if view.placement.alpha != attributes.alpha {
            view.placement.alpha = attributes.alpha
            shown.alpha = attributes.alpha
        }
        if view.placement.isHidden != attributes.isHidden {
            view.placement.isHidden = attributes.isHidden
            shown.isHidden = attributes.isHidden
        }
    }
}

extension UICollectionReusableView {
    /// Clears the data about the view's element before its reuse. Shows the view if it's hidden or transparent, and
    /// removes the transform of a layout.
    func resetPlacement() {
        placement.shadow?.end()
        if outermostView.alpha != 1 { outermostView.alpha = 1 }
        if outermostView.isHidden { outermostView.isHidden = false }
        if !CATransform3DIsIdentity(placement.transform) { outermostView.transform3D = CATransform3DIdentity }
        placement = Placement()
    }
}
