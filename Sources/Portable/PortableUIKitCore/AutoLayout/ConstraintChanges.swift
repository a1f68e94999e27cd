import Foundation

/// A batch of added or removed constraints. The holders and the engines are only notified once, after all changes.
@MainActor
struct ConstraintChanges {
    private var holders: [UIView] = []
    private var nestedRoots: [UIView] = []

    /// Records that a constraint is added to or removed from a view.
    mutating func record(_ constraint: NSLayoutConstraint, in holder: UIView) {
        if holders.last !== holder, !holders.contains(where: { $0 === holder }) { holders.append(holder) }
        holder.forEachNestedRoot(of: constraint) { root in
            holder.autoLayout.hasConstraintsInNestedRoots = true
            if !nestedRoots.contains(where: { $0 === root }) { nestedRoots.append(root) }
        }
    }

    /// Removes released constraints from their holders.
    func removeReleased() {
        for holder in holders { holder.removeReleasedConstraints() }
    }

    /// Notifies the engines.
    func notify() {
        for holder in holders { holder.autoLayoutDidChangeConstraints() }
        for root in nestedRoots { root.autoLayoutDidChangeConstraints() }
    }
}

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.release(constraint)
        append(constraint)
        var changes = ConstraintChanges()
        changes.record(constraint, in: self)
        changes.notify()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        NSLayoutConstraint.deactivate([constraint])
    }

    /// Adds a constraint without notifying the engines.
    func append(_ constraint: NSLayoutConstraint) {
        autoLayout.constraints.append(constraint)
        constraint.didActivate(in: self)
    }

    /// Adds constraints after all others, including ones that the view already holds.
    func holdLast(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.holder === self { constraint.holder = nil }
        removeReleasedConstraints()
        var changes = ConstraintChanges()
        for constraint in constraints {
            append(constraint)
            changes.record(constraint, in: self)
        }
        changes.notify()
    }

    fileprivate func removeReleasedConstraints() {
        let subject = layoutSubject
        autoLayout.constraints.removeAll { $0.holderSubject !== subject }
    }

    /// Called after constraints of this view's engine were added or removed.
    fileprivate func autoLayoutDidChangeConstraints() {
        autoLayoutDidChangeStructure(around: false, of: .constraints)
    }

    /// Calls `body` with the roots below this view that solve a constraint of this view. For example, a constraint
    /// between a cell and a view in its content view is solved by the content view.
    func forEachNestedRoot(of constraint: NSLayoutConstraint, _ body: (UIView) -> Void) {
        constraint.forEachSubject { subject in
            // The view and its subviews have the same engine.
            guard let view = subject.layoutView, view !== self, let superview = view.superview, superview !== self
            else { return }
            let root = superview.layoutRoot
            if root !== layoutRoot, root !== frameRoot { body(root) }
        }
    }

    /// Returns the nearest common ancestor of two views. Complexity: O(1) for a view and its superview, and for
    /// siblings.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other { return self }
        let superview = superview, otherSuperview = other.superview
        if superview === other { return other }
        if otherSuperview === self { return self }
        if let superview, superview === otherSuperview { return superview }
        var first = self, second = other
        var firstDepth = depth, secondDepth = other.depth
        while first !== second {
            if firstDepth >= secondDepth {
                guard let next = first.superview else { return nil }
                first = next
                firstDepth -= 1
            } else {
                guard let next = second.superview else { return nil }
                second = next
                secondDepth -= 1
            }
        }
        return first
    }

    /// The number of superviews.
    private var depth: Int {
        var depth = 0
        var view = superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }
}
