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

    /// Makes a rule for each negative length that has none. Answers whether there are any.
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
}
