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
            guard let object = item.object else { continue }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
            where solver.value(of: item.variables[2 + axis.rawValue]) < -1e-6 {
                let source = LayoutEntry.Source.nonnegativeLength(ObjectIdentifier(object), axis)
                guard entryIndexes[source.key] == nil else { continue }
                let constraint = makeNonnegativeLength(item, axis)
                entryIndexes[source.key] = entries.count
                let id = solver.add(constraint, rank: entries.count)
                entries.append(LayoutEntry(source: source, installed: constraint, id: id))
                isNew = true
            }
        }
        return isNew
    }

    /// Just below required: where there is no room for the gaps alone, lengths give way without a message.
    func makeNonnegativeLength(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint(
            [LinearTerm(item.variables[2 + axis.rawValue], 1)], .greaterThanOrEqual, 0,
            priority: LinearConstraint.required - 0.5)
    }

    // MARK: Lengths that are only known to be at most something

    /// Rules for the lengths that constraints bound from above and no content has a say in. In UIKit a length is nothing
    /// until something says more.
    func openLengths(in sources: [LayoutEntry.Source]) -> [LayoutEntry.Source] {
        var bounded: [LayoutEntry.Source] = []
        var contents: Set<LayoutEntry.Key> = []
        for source in sources {
            switch source {
            case .constraint(let constraint):
                if let length = boundedLength(of: constraint) { bounded.append(length) }
            case .contentSize(_, _, isHugging: true): contents.insert(source.key)
            default: break
            }
        }
        var seen: Set<LayoutEntry.Key> = []
        return bounded.filter { source in
            guard case .openLength(let item, let axis) = source,
                !contents.contains(.contentSize(item, axis, isHugging: true))
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
            let item = reference.item, let axis = attribute.axis, itemIndexes[ObjectIdentifier(item)] != nil
        else { return nil }
        return .openLength(ObjectIdentifier(item), axis)
    }

    /// Weaker than all that anybody can ask for.
    func makeOpenLength(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint([LinearTerm(item.variables[2 + axis.rawValue], 1)], .lessThanOrEqual, 0, priority: 0.25)
    }
}
