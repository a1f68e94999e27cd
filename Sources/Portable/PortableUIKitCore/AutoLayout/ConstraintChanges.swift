import Foundation

/// A batch of added or removed constraints. The holders and the engines are only notified once, after all changes.
@MainActor
struct ConstraintChanges {
    private var holders: [UIView] = []
    private var nestedRoots: [UIView] = []

    /// A view has got a constraint, or is to lose it.
    mutating func note(_ constraint: NSLayoutConstraint, in holder: UIView) {
        if holders.last !== holder, !holders.contains(where: { $0 === holder }) { holders.append(holder) }
        holder.forEachNestedRoot(of: constraint) { root in
            if !nestedRoots.contains(where: { $0 === root }) { nestedRoots.append(root) }
        }
    }

    /// Takes the constraints from their holders that those don't hold any more.
    func removeReleased() {
        for holder in holders { holder.removeReleasedConstraints() }
    }

    /// Tells the engines.
    func tell() {
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
        changes.note(constraint, in: self)
        changes.tell()
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

    /// Holds constraints after all others, whether or not some of them were held before.
    func holdLast(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.holder === self { constraint.holder = nil }
        removeReleasedConstraints()
        var changes = ConstraintChanges()
        for constraint in constraints {
            append(constraint)
            changes.note(constraint, in: self)
        }
        changes.tell()
    }

    fileprivate func removeReleasedConstraints() {
        let subject = layoutSubject
        autoLayout.constraints.removeAll { $0.holderSubject !== subject }
    }

    /// Constraints that are solved where this view's are have come or gone.
    fileprivate func autoLayoutDidChangeConstraints() {
        autoLayoutDidChangeStructure(around: false, of: .constraints)
    }

    /// The roots below this view in which a constraint is solved that this view holds: a constraint between a cell and
    /// a view in its content view is the content view's.
    func forEachNestedRoot(of constraint: NSLayoutConstraint, _ body: (UIView) -> Void) {
        constraint.forEachSubject { subject in
            // The view itself and its subviews are solved where it is.
            guard let view = subject.layoutView, view !== self, let superview = view.superview, superview !== self
            else { return }
            let root = superview.layoutRoot
            if root !== layoutRoot, root !== frameRoot { body(root) }
        }
    }

    /// The nearest view that contains both. Complexity: O(1) for a view and its superview, and for neighbors.
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

    /// How many views this one is in.
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
