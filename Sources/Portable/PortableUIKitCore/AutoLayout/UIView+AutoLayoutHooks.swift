import Foundation

// The calls from views into Auto Layout.

extension UIView {
    /// Called after a change of the view's frame or bounds by the app, by autoresizing, or by a layout pass.
    func autoLayoutDidChangeGeometry(from oldBounds: CGRect, to newBounds: CGRect) {
        if let engine = autoLayout.engine, oldBounds.size != newBounds.size {
            engine.markGeometryStale()
            setNeedsLayout()
        }
        if autoLayout.hasConstraintsInNestedRoots, oldBounds.size != newBounds.size { nestedRootsDidChangeGeometry() }
        let isMoved = autoLayout.isReferencedByConstraints
        let isScrolled = oldBounds.origin != newBounds.origin
        guard isMoved || isScrolled else { return }
        forEachEngine(inside: isScrolled) { engine in
            guard isMoved || engine.entries.dependsOnScrolling else { return }
            engine.markGeometryStale()
            if !LayoutEngine.isApplying { engine.root.setNeedsLayout() }
        }
    }

    /// Updates the roots inside that solve constraints with this view.
    private func nestedRootsDidChangeGeometry() {
        for constraint in autoLayout.constraints {
            forEachNestedRoot(of: constraint) { root in
                root.autoLayout.engine?.markGeometryStale()
                root.setNeedsLayout()
            }
        }
    }

    /// Called before the view leaves its superview. Removes constraints with views outside.
    func autoLayoutWillLeaveSuperview() {
        if participatesInAutoLayout { autoLayoutDidChangeStructure(inside: false, of: .leaving) }
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

    /// Called after the view was added to a superview.
    func autoLayoutDidEnterSuperview() {
        if autoLayout.needsUpdateConstraints || autoLayout.subviewsNeedUpdateConstraints {
            autoLayoutMarkUpdateConstraints()
        }
        if !autoLayout.isConstraintRoot { autoLayout.engine = nil }
        if participatesInAutoLayout { autoLayoutDidChangeStructure(inside: false, of: .entering) }
    }

    /// A Boolean value that indicates whether the view, or a descendant that isn't solved separately, is part of the
    /// tree's constraints.
    var participatesInAutoLayout: Bool {
        if !autoLayout.translatesAutoresizingMask { return true }
        if autoLayout.isConstraintRoot { return false }
        if !autoLayout.constraints.isEmpty || !autoLayout.guides.isEmpty { return true }
        for subview in subviewStorage where subview.participatesInAutoLayout { return true }
        return false
    }

    /// Called after the view was hidden or shown, which affects stack views.
    func autoLayoutDidChangeVisibility() {
        superview?.subviewDidChangeVisibility(self)
    }

    /// Called after the layout direction may have changed.
    func autoLayoutDidChangeDirection() {
        // An empty view has no constraints that depend on its direction, except for margins.
        guard !subviews.isEmpty || !autoLayout.constraints.isEmpty else { return autoLayoutDidChangeInsets() }
        forEachEngine { engine in
            engine.markStale(.everything)
            engine.root.setNeedsLayout()
        }
    }

    /// Called after a change of the safe area or margins.
    package func autoLayoutDidChangeInsets() {
        guard !autoLayout.ownGuides.isEmpty || autoLayout.isReferencedByConstraints else { return }
        autoLayoutDidChangeGeometry()
    }

    /// Updates and solves the constraints of the view's tree before a layout pass. The superviews of views with other
    /// frames are marked for layout.
    package func updateAutoLayoutIfNeeded() {
        var top = self
        while let superview = top.superviewStorage { top = superview }
        top.autoLayoutUpdateConstraints()
        updateLayoutEngines()
    }

    /// Updates the engines of the view and its superviews, outermost first.
    private func updateLayoutEngines() {
        superviewStorage?.updateLayoutEngines()
        if isLayoutRoot { layoutEngine?.update() }
    }

    /// Sets the frames of the direct subviews according to their constraints.
    func applyAutoLayout() {
        if autoLayout.arrangesDirectly, !applyDirectLayout() {
            startUsingConstraints()
            autoLayoutUpdateConstraints()
        }
        guard let engine = layoutRoot.layoutEngine else { return }
        engine.update()
        engine.applyFrames(in: self)
    }

    private func applyDirectLayout() -> Bool {
        let wasApplying = LayoutEngine.isApplying
        LayoutEngine.isApplying = true
        defer { LayoutEngine.isApplying = wasApplying }
        return layOutDirectly()
    }
}
