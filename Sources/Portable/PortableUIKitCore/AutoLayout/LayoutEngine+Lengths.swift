import ConstraintEngine
import Foundation

// The width of a view can't be negative. Few widths would be, so the rule is only added for these.

extension LayoutEngine {
    /// Solves the constraints, and again while there are negative lengths that can be avoided.
    func solveWithNonnegativeLengths() {
        resolveConflicts()
        while restrainNegativeLengths() { resolveConflicts() }
    }

    /// Adds a rule for each negative length without one. Returns whether any rule was added.
    private func restrainNegativeLengths() -> Bool {
        var isNew = false
        for (item, axis) in items.negativeLengths(in: solution.values) {
            if entries.addNonnegativeLength(of: item, axis, in: &solution.solver) { isNew = true }
        }
        return isNew
    }

    // MARK: Lengths that are only limited from above

    /// Returns rules for the lengths that constraints only limit from above and that no content determines. In UIKit,
    /// such a length is 0 unless another constraint makes it larger.
    func openLengths(in sources: [LayoutEntry.Source]) -> [LayoutEntry.Source] {
        var bounded: [LayoutEntry.Source] = []
        for case .constraint(let constraint) in sources {
            if let length = boundedLength(of: constraint) { bounded.append(length) }
        }
        guard !bounded.isEmpty else { return [] }
        var contents: Set<LayoutEntry.Key> = []
        for source in sources {
            if case .contentSize(_, _, isHugging: true) = source { contents.insert(source.key) }
        }
        var seen: Set<LayoutEntry.Key> = []
        return bounded.filter { source in
            guard case .openLength(let item, let axis) = source,
                !contents.contains(.contentSize(ObjectIdentifier(item), axis, isHugging: true))
            else { return false }
            return seen.insert(source.key).inserted
        }
    }

    /// Returns the width or height that a constraint limits from above.
    private func boundedLength(of constraint: NSLayoutConstraint) -> LayoutEntry.Source? {
        let operand: LayoutOperand? =
            switch constraint.relation {
            case .lessThanOrEqual: constraint.first
            case .greaterThanOrEqual: constraint.second
            case .equal: nil
            }
        guard case .attribute(let reference, let attribute) = operand, attribute.kind == .size,
            let subject = reference.subject, let axis = attribute.axis, items.index(of: subject) != nil
        else { return nil }
        return .openLength(subject, axis)
    }
}
