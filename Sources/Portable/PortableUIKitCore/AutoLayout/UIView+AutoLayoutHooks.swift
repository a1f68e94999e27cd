import Foundation

// Where a view's life touches Auto Layout.

extension UIView {
    /// The view's frame or bounds changed: by the developer, by autoresizing, or by a layout pass.
    func autoLayoutDidChangeGeometry(from oldBounds: CGRect, to newBounds: CGRect) {
        if let engine = autoLayout.engine, oldBounds.size != newBounds.size {
            engine.markGeometryStale()
            setNeedsLayout()
        }
        let isMoved = autoLayout.isReferencedByConstraints
        let isScrolled = oldBounds.origin != newBounds.origin
        guard isMoved || isScrolled else { return }
        forEachEngine(inside: isScrolled) { engine in
            guard isMoved || engine.entries.dependsOnScrolling else { return }
            engine.markGeometryStale()
            if !LayoutEngine.isApplying { engine.root.setNeedsLayout() }
        }
    }

    /// The view is about to leave its superview; constraints with views outside go.
    func autoLayoutWillLeaveSuperview() {
        if autoLayoutTakesPart { autoLayoutDidChangeStructure(inside: false, of: .leaving) }
        var left: [NSLayoutConstraint] = []
        var ancestor = superview
        while let holder = ancestor {
            for constraint in holder.autoLayout.constraints {
                var isLeft = false
                constraint.forEachSubject { isLeft = isLeft || $0.layoutView?.isDescendant(of: self) == true }
                if isLeft { left.append(constraint) }
            }
            ancestor = holder.superview
        }
        NSLayoutConstraint.deactivate(left)
        autoLayout.isFramedByContainer = false
    }

    /// Keeps the frame that the view's container sets, regardless of the view's constraints, until the view is removed.
    func keepFrameOfContainer() {
        autoLayout.isFramedByContainer = true
        if !autoLayout.translatesAutoresizingMask { autoLayoutDidChangeStructure(inside: false) }
    }

    /// The view has a new superview.
    func autoLayoutDidEnterSuperview() {
        if autoLayout.needsUpdateConstraints || autoLayout.subviewsNeedUpdateConstraints {
            autoLayoutMarkUpdateConstraints()
        }
        if !autoLayout.isConstraintRoot { autoLayout.engine = nil }
        if autoLayoutTakesPart { autoLayoutDidChangeStructure(inside: false, of: .entering) }
    }

    /// Whether the view, or one in it that isn't solved apart, has to do with constraints of the tree it is in.
    private var autoLayoutTakesPart: Bool {
        if !autoLayout.translatesAutoresizingMask { return true }
        if autoLayout.isConstraintRoot { return false }
        if !autoLayout.constraints.isEmpty || !autoLayout.guides.isEmpty { return true }
        return subviews.contains { $0.autoLayoutTakesPart }
    }

    /// The view was hidden or shown, which stack views follow.
    func autoLayoutDidChangeVisibility() {
        superview?.subviewDidChangeVisibility(self)
    }

    /// Leading and trailing may have changed sides.
    func autoLayoutDidChangeDirection() {
        // An empty view has no constraints that depend on its direction, except for margins.
        guard !subviews.isEmpty || !autoLayout.constraints.isEmpty else { return autoLayoutDidChangeGeometry() }
        forEachEngine { engine in
            engine.markStale(.everything)
            engine.root.setNeedsLayout()
        }
    }

    /// Safe area or margins changed.
    package func autoLayoutDidChangeInsets() {
        guard !autoLayout.ownGuides.isEmpty || autoLayout.isReferencedByConstraints else { return }
        autoLayoutDidChangeGeometry()
    }

    /// Updates and solves the constraints of the view's tree, before a layout pass; views whose solution differs from
    /// their frames have their superviews marked for layout.
    package func updateAutoLayoutIfNeeded() {
        var top = self
        var roots: [UIView] = []
        while true {
            if top.isLayoutRoot { roots.append(top) }
            guard let superview = top.superview else { break }
            top = superview
        }
        top.autoLayoutUpdateConstraints()
        for root in roots.reversed() { root.layoutEngine?.update() }
    }

    /// Gives the direct subviews the frames that their constraints ask for.
    func applyAutoLayout() {
        guard let engine = layoutRoot.layoutEngine else { return }
        engine.update()
        engine.applyFrames(in: self)
    }
}
