import Foundation

// The changes that views and constraints report.

extension LayoutEngine {
    /// Records a change of the structure, of one view or of all.
    func markStale(_ change: LayoutChanges.Structure, of view: UIView? = nil) {
        let isEmpty =
            change != .constraints
            && view.map { $0.subviews.isEmpty && $0.autoLayout.constraints.isEmpty } ?? false
        changes.record(change, ofEmptyView: isEmpty)
    }

    func markGeometryStale() { changes.recordGeometry() }

    /// Records a change of a constraint's constant or priority.
    func markStale(_ constraint: NSLayoutConstraint) {
        if let index = entries.index(of: constraint) {
            changes.recordEdit(ofEntry: index)
        } else if constraint.isOwnSize, let view = constraint.holder {
            _ = stacks.invalidate(view)
        }
    }

    /// Records a change of a view's content size. Returns whether the engine uses it.
    @discardableResult
    func markContentSizeStale(of view: UIView) -> Bool {
        if stacks.invalidate(view) { return true }
        guard view === root || view.autoLayout.subject.flatMap(items.index(of:)) != nil else { return false }
        let identifier = ObjectIdentifier(view.layoutSubject)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for isHugging in [true, false] {
                if let index = entries.index(of: .contentSize(identifier, axis, isHugging: isHugging)) {
                    changes.recordTranslation(ofEntry: index)
                } else {
                    // The view had no content size along this axis, and can have one now.
                    changes.recordStructure()
                }
            }
        }
        // The baseline of another font or title is at another position.
        changes.recordBaselines()
        return true
    }
}
