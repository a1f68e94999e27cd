import ConstraintEngine
import Foundation

// No view is narrower than nothing. Few ever come near that, so the rule is made only for those that would be.

extension LayoutEngine {
    /// Solves, and again as long as lengths come out negative that need not be.
    func solveWithNonnegativeLengths() {
        resolveConflicts()
        while restrainNegativeLengths() { resolveConflicts() }
    }

    /// Takes the rules back that earlier solutions needed, so that the next one doesn't depend on them.
    func releaseLengths() {
        while let entry = entries.last, case .nonnegativeLength = entry.source {
            if let id = entry.id { solver.remove(id) }
            entryIndexes[entry.source.key] = nil
            entries.removeLast()
        }
    }

    /// Makes a rule for each negative length that has none. Returns whether there are any.
    private func restrainNegativeLengths() -> Bool {
        var isNew = false
        for item in items {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
            where value(of: item.variables.length(axis)) < -1e-6 {
                let source = LayoutEntry.Source.nonnegativeLength(item.subject, axis)
                guard entryIndexes[source.key] == nil else { continue }
                let constraint = makeNonnegativeLength(item, axis)
                entryIndexes[source.key] = entries.count
                var entry = LayoutEntry(source, LayoutEntry.Translation(rule: constraint))
                entry.id = solver.add(constraint, rank: entries.count)
                entries.append(entry)
                isNew = true
            }
        }
        return isNew
    }

    /// Just below required: where there is no room for the gaps alone, lengths give way without a message.
    func makeNonnegativeLength(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint(
            [LinearTerm(item.variables.length(axis), 1)], .greaterThanOrEqual, 0,
            priority: LinearConstraint.required - 0.5)
    }

    // MARK: Lengths that are only known to be at most something

    /// Rules for the lengths that constraints bound from above and no content has a say in. In UIKit a length is nothing
    /// until something says more.
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

    /// The width or height that an inequality says is at most something.
    private func boundedLength(of constraint: NSLayoutConstraint) -> LayoutEntry.Source? {
        let operand: LayoutOperand? =
            switch constraint.relation {
            case .lessThanOrEqual: constraint.first
            case .greaterThanOrEqual: constraint.second
            case .equal: nil
            }
        guard case .attribute(let reference, let attribute) = operand, attribute.kind == .size,
            let subject = reference.subject, let axis = attribute.axis, itemIndex(of: subject) != nil
        else { return nil }
        return .openLength(subject, axis)
    }

    /// Weaker than all that anybody can ask for.
    func makeOpenLength(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint([LinearTerm(item.variables.length(axis), 1)], .lessThanOrEqual, 0, priority: 0.25)
    }
}
