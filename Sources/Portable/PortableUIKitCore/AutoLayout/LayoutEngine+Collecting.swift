import ConstraintEngine
import Foundation

extension LayoutEngine {
    /// Returns all rules of the tree. The rules of a view precede the ones of its subviews.
    func collect() -> [LayoutEntry.Source] {
        var sources: [LayoutEntry.Source] = [.rootSize(.horizontal), .rootSize(.vertical)]
        sources.reserveCapacity(entries.indices.count)
        items.startCollection()
        collectContentSize(of: root, into: &sources)
        collectTree(root, into: &sources)
        if root.autoLayout.isConstraintRoot { collectOuterConstraints(into: &sources) }
        let openLengths = openLengths(in: sources)
        if !openLengths.isEmpty { sources += openLengths }
        return sources
    }

    /// Collects the constraints between views inside and around the root, such as the views in a cell's content view and
    /// the cell, its guides, or the table.
    private func collectOuterConstraints(into sources: inout [LayoutEntry.Source]) {
        var ancestor = root.superview
        while let holder = ancestor {
            ancestor = holder.superview
            guard holder.autoLayout.hasConstraintsInNestedRoots else { continue }
            for constraint in holder.autoLayout.constraints where isSolvedHere(constraint, heldBy: nil) {
                for guide in holder.autoLayout.guides where constraint.items.contains(where: { $0 === guide }) {
                    items.collect(guide.subject, in: solution)
                }
                sources.append(.constraint(constraint))
            }
        }
    }

    private func collectTree(_ view: UIView, into sources: inout [LayoutEntry.Source]) {
        for guide in view.autoLayout.guides { items.collect(guide.subject, in: solution) }
        if let guide = view.contentGuideForConstraints { items.collect(guide.subject, in: solution) }
        let subviews = view.subviewsInLayoutOrder
        for subview in subviews where subview.autoLayout.isPlacedByConstraints {
            items.collect(subview.layoutSubject, in: solution)
            collectContentSize(of: subview, into: &sources)
        }
        for constraint in view.autoLayout.constraints where isSolvedHere(constraint, heldBy: view) {
            sources.append(.constraint(constraint))
        }
        for subview in subviews where !subview.autoLayout.isConstraintRoot {
            collectTree(subview, into: &sources)
        }
    }

    private func collectContentSize(of view: UIView, into sources: inout [LayoutEntry.Source]) {
        let size = view.measuredIntrinsicContentSize()
        guard size.width >= 0 || size.height >= 0 else { return }
        let subject = view.layoutSubject
        if size.width >= 0 {
            sources.append(.contentSize(subject, .horizontal, isHugging: true))
            sources.append(.contentSize(subject, .horizontal, isHugging: false))
        }
        if size.height >= 0 {
            sources.append(.contentSize(subject, .vertical, isHugging: true))
            sources.append(.contentSize(subject, .vertical, isHugging: false))
        }
    }

    /// Returns whether the constraint concerns a view whose frame this engine solves, or only the root. `collected` is
    /// the view that holds the constraint, if it's in the tree: the engine solves this view and its subviews.
    private func isSolvedHere(_ constraint: NSLayoutConstraint, heldBy collected: UIView?) -> Bool {
        var affectsSubtree = false
        var isElsewhere = false
        constraint.forEachSubject { subject in
            guard let view = subject.layoutView else {
                isElsewhere = isElsewhere || subject.object != nil
                return
            }
            if view === root { return }
            if let collected, view === collected || (!subject.isGuide && view.superview === collected) {
                affectsSubtree = true
                return
            }
            // Views in a nested root are solved there.
            guard view.isDescendant(of: root) else { return }
            if (subject.isGuide ? view.layoutRoot : view.frameRoot) !== root.layoutRoot { isElsewhere = true }
            affectsSubtree = true
        }
        if isElsewhere { return false }
        return affectsSubtree || constraint.holder === root
    }
}
