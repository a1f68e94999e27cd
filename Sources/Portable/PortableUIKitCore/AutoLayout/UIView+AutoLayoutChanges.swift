import Foundation

// The ways in which changes are passed to the engines.

extension UIView {
    /// A Boolean value that indicates whether the view's engine solves the constraints around its subviews.
    var isLayoutRoot: Bool { superviewStorage == nil || autoLayout.isConstraintRoot }

    /// The view whose engine solves the constraints of this view's subviews.
    var layoutRoot: UIView {
        var root = self
        while !root.autoLayout.isConstraintRoot, let superview = root.superviewStorage { root = superview }
        return root
    }

    /// The view whose engine solves this view's own frame.
    var frameRoot: UIView { superviewStorage?.layoutRoot ?? self }

    /// The engine of a view that's a root or being measured. It's `nil` as long as the view contains no constraints.
    var layoutEngine: LayoutEngine? {
        if let engine = autoLayout.engine { return engine }
        guard autoLayout.hasConstraintsInside else { return nil }
        let engine = LayoutEngine(root: self)
        autoLayout.engine = engine
        return engine
    }

    /// Calls `body` with the engines that solve the view's descendants, or its frame, or both. The former are its own
    /// and the enclosing ones, unless the view is solved separately.
    func forEachEngine(inside: Bool = true, around: Bool = true, _ body: (LayoutEngine) -> Void) {
        if inside, let engine = autoLayout.engine { body(engine) }
        guard around || !autoLayout.isConstraintRoot else { return }
        var view = superviewStorage
        while let current = view {
            if let engine = current.autoLayout.engine { body(engine) }
            if current.isLayoutRoot { return }
            view = current.superviewStorage
        }
    }

    /// Called after a change of the constraints or guides in the view, or of the view's role in layout.
    func autoLayoutDidChangeStructure(
        inside: Bool = true, around: Bool = true, of change: LayoutChanges.Structure = .everything
    ) {
        autoLayoutDidChangeDirectLayout()
        if inside { layoutRoot.autoLayout.hasConstraintsInside = true }
        if around { frameRoot.autoLayout.hasConstraintsInside = true }
        forEachEngine(inside: inside, around: around) { engine in
            engine.markStale(change, of: self)
            engine.root.setNeedsLayout()
        }
        (around ? frameRoot : layoutRoot).setNeedsLayout()
        if inside { layoutRoot.notifyOfChangedConstraints() }
        if around, !inside || frameRoot !== layoutRoot { frameRoot.notifyOfChangedConstraints() }
    }

    /// Notifies the superview of a view that's solved separately. For example, a cell can have another size.
    private func notifyOfChangedConstraints() {
        if autoLayout.isConstraintRoot { superview?.constraintsDidChange(inside: self) }
    }

    /// Called after a change of sizes or insets that constraints depend on.
    func autoLayoutDidChangeGeometry() {
        forEachEngine { engine in
            engine.markGeometryStale()
            engine.root.setNeedsLayout()
        }
    }

    /// Called after a change of the content hugging or compression resistance priority.
    func autoLayoutDidChangeContentPriority() {
        layoutRoot.autoLayout.hasConstraintsInside = true
        frameRoot.autoLayout.hasConstraintsInside = true
        forEachEngine { engine in
            engine.markContentSizeStale(of: self)
            engine.root.setNeedsLayout()
        }
        frameRoot.setNeedsLayout()
        if let superview = superviewStorage, superview.autoLayout.arrangesDirectly { superview.directLayoutDidChange() }
        layoutRoot.notifyOfChangedConstraints()
        if frameRoot !== layoutRoot { frameRoot.notifyOfChangedConstraints() }
    }

    /// Called after a change that can require constraints in the stack views around the view, or in the view itself, if
    /// they're laid out without.
    func autoLayoutDidChangeDirectLayout() {
        var view: UIView? = self
        while let current = view {
            if current.autoLayout.arrangesDirectly { current.setNeedsUpdateConstraints() }
            view = current.superviewStorage
        }
    }

    /// Called after a change of the constant or the priority of a constraint that the view holds.
    func autoLayoutDidEdit(_ constraint: NSLayoutConstraint) {
        forEachEngine(around: false) { engine in
            engine.markStale(constraint)
            engine.root.setNeedsLayout()
        }
        layoutRoot.notifyOfChangedConstraints()
        forEachNestedRoot(of: constraint) { root in
            root.autoLayout.engine?.markStale(constraint)
            root.setNeedsLayout()
            root.notifyOfChangedConstraints()
        }
    }

    /// Called after a change of the view's content size.
    func autoLayoutDidChangeContentSize() {
        autoLayout.contentSize.invalidate()
        forEachEngine { engine in
            guard engine.markContentSizeStale(of: self) else { return }
            engine.root.setNeedsLayout()
            engine.root.notifyOfChangedConstraints()
        }
        superview?.subviewDidChangeContentSize(self)
    }

    // MARK: Updating constraints

    /// Notifies all superviews that ``updateConstraints()`` is pending.
    func autoLayoutMarkUpdateConstraints() {
        var view = superview
        while let current = view, !current.autoLayout.subviewsNeedUpdateConstraints {
            current.autoLayout.subviewsNeedUpdateConstraints = true
            view = current.superview
        }
    }

    func autoLayoutUpdateConstraints() {
        // An update can request further updates, so their number is limited.
        for _ in 0..<10 {
            guard autoLayout.subviewsNeedUpdateConstraints || autoLayout.needsUpdateConstraints else { return }
            autoLayoutUpdateConstraintsOnce()
        }
    }

    private func autoLayoutUpdateConstraintsOnce() {
        if autoLayout.subviewsNeedUpdateConstraints {
            autoLayout.subviewsNeedUpdateConstraints = false
            for subview in subviews { subview.autoLayoutUpdateConstraintsOnce() }
        }
        if autoLayout.needsUpdateConstraints {
            autoLayout.needsUpdateConstraints = false
            if let owner {
                owner.ownedViewUpdateConstraints()
            } else {
                tracking(.constraints) { updateConstraints() }
            }
        }
    }
}
