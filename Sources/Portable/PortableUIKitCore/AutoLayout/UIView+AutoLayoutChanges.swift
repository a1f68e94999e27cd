import Foundation

// How changes find the engines that they concern.

extension UIView {
    /// Whether the constraints around the view's subviews are solved here.
    var isLayoutRoot: Bool { superview == nil || autoLayout.isConstraintRoot }

    /// The view that the constraints of this view's subviews are solved in.
    var layoutRoot: UIView {
        var root = self
        while !root.autoLayout.isConstraintRoot, let superview = root.superview { root = superview }
        return root
    }

    /// The view that this view's own frame is solved in.
    var frameRoot: UIView { superview?.layoutRoot ?? self }

    /// The engine of the view that is a root or is measured; nil while nothing in it has to do with constraints.
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
        var view = superview
        while let current = view {
            if let engine = current.autoLayout.engine { body(engine) }
            if current.isLayoutRoot { return }
            view = current.superview
        }
    }

    /// Constraints or guides in the view, or the way it takes part in layout, have changed.
    func autoLayoutDidChangeStructure(
        inside: Bool = true, around: Bool = true, of change: LayoutChanges.Structure = .everything
    ) {
        if inside { layoutRoot.autoLayout.hasConstraintsInside = true }
        if around { frameRoot.autoLayout.hasConstraintsInside = true }
        forEachEngine(inside: inside, around: around) { engine in
            engine.markStale(change, of: self)
            engine.root.setNeedsLayout()
        }
        (around ? frameRoot : layoutRoot).setNeedsLayout()
        if inside { layoutRoot.tellOfChangedConstraints() }
        if around, !inside || frameRoot !== layoutRoot { frameRoot.tellOfChangedConstraints() }
    }

    /// Tells the superview of a view whose constraints are solved apart: a cell may want another size then.
    private func tellOfChangedConstraints() {
        if autoLayout.isConstraintRoot { superview?.constraintsDidChange(inside: self) }
    }

    /// Sizes or insets that constraints count on have changed.
    func autoLayoutDidChangeGeometry() {
        forEachEngine { engine in
            engine.markGeometryStale()
            engine.root.setNeedsLayout()
        }
    }

    /// How much the view minds another size than its content's has changed.
    func autoLayoutDidChangeContentPriority() {
        layoutRoot.autoLayout.hasConstraintsInside = true
        frameRoot.autoLayout.hasConstraintsInside = true
        forEachEngine { engine in
            engine.markContentSizeStale(of: self)
            engine.root.setNeedsLayout()
        }
        frameRoot.setNeedsLayout()
        layoutRoot.tellOfChangedConstraints()
        if frameRoot !== layoutRoot { frameRoot.tellOfChangedConstraints() }
    }

    /// A constraint that the view holds has another constant or priority.
    func autoLayoutDidEdit(_ constraint: NSLayoutConstraint) {
        forEachEngine(around: false) { engine in
            engine.markStale(constraint)
            engine.root.setNeedsLayout()
        }
        layoutRoot.tellOfChangedConstraints()
        forEachNestedRoot(of: constraint) { root in
            root.autoLayout.engine?.markStale(constraint)
            root.setNeedsLayout()
            root.tellOfChangedConstraints()
        }
    }

    /// The view's content takes another size.
    func autoLayoutDidChangeContentSize() {
        autoLayout.contentSize.invalidate()
        forEachEngine { engine in
            guard engine.markContentSizeStale(of: self) else { return }
            engine.root.setNeedsLayout()
            engine.root.tellOfChangedConstraints()
        }
        superview?.subviewDidChangeContentSize(self)
    }

    // MARK: Updating constraints

    /// Lets all superviews know that ``updateConstraints()`` is due somewhere in them.
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
