import ConstraintEngine
import Foundation

extension LayoutEngine {
    /// Solves the constraints and breaks one of each conflict. A broken constraint still has a higher priority than all
    /// optional ones.
    ///
    /// Broken constraints are tried again with each solution, so that the result depends only on the current
    /// constraints. A conflict is reported when it begins, and not again while it lasts.
    func resolveConflicts() {
        entries.restoreBrokenEntries(in: &solution.solver)
        var conflicts: [Set<LayoutEntry.Key>] = []
        while let conflict = solution.solve() {
            let indexes = conflict.constraints.compactMap { entries.index(of: $0) }
            if stacks.startUsingSolver(forConflict: indexes.map { entries[$0].source }) { return }
            guard let victim = victim(of: indexes), !entries[victim].isBroken else { break }
            let keys = Set(indexes.map { entries[$0].source.key })
            conflicts.append(keys)
            if !reportedConflicts.contains(keys) { report(indexes, breaking: victim) }
            entries.breakEntry(at: victim, in: &solution.solver)
        }
        // A measurement uses other sizes. Their conflicts don't concern the layout.
        if fitting == nil { reportedConflicts = conflicts }
    }

    /// Returns the constraint to break, according to recorded conflicts. The developer's constraints are broken before
    /// the ones of stack views, and these before rules that aren't constraints.
    private func victim(of indexes: [Int]) -> Int? {
        let ranks = ConflictPrecedence.ranks(in: root)
        return indexes.max { precedence($0, ranks) < precedence($1, ranks) }
    }

    private func precedence(_ index: Int, _ ranks: [ObjectIdentifier: Int]) -> ConflictPrecedence {
        switch entries[index].source {
        case .constraint(let constraint): ConflictPrecedence(constraint, ranks: ranks)
        case .contentSize: ConflictPrecedence(kind: 0, order: index)
        case .rootSize, .openLength, .nonnegativeLength, .stackLength: ConflictPrecedence(kind: -1, order: index)
        }
    }

    private func report(_ indexes: [Int], breaking victim: Int) {
        let list = indexes.flatMap { texts(of: entries[$0].source) }
        var unique: [String] = []
        for text in list where !unique.contains(text) { unique.append(text) }
        Diagnostics.log(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            (
            \(unique.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(texts(of: entries[victim].source).last ?? "")
            """, .constraints, about: subject(of: victim))
    }

    /// Returns the view that's reported for a rule.
    private func subject(of index: Int) -> UIView {
        switch entries[index].source {
        case .constraint(let constraint): constraint.views.first ?? root
        case .contentSize(let subject, _, _): subject.view ?? root
        case .rootSize, .openLength, .nonnegativeLength, .stackLength: root
        }
    }

    /// Returns the text of a rule, after the frames that it depends on.
    private func texts(of source: LayoutEntry.Source) -> [String] {
        switch source {
        case .constraint(let constraint):
            var texts: [String] = []
            for view in constraint.views
            where view !== root && !view.autoLayout.isPlacedByConstraints && view.isDescendant(of: root) {
                texts.append("<NSAutoresizingMaskLayoutConstraint \(view)>")
            }
            return texts + [constraint.descriptionText]
        case .contentSize(let subject, let axis, let isHugging):
            guard let view = subject.view else { return [] }
            let length = view.autoLayout.contentSize.known(axis)
            return [
                "<NSContentSizeLayoutConstraint \(type(of: view)).\(axis == .horizontal ? "width" : "height") "
                    + "\(isHugging ? "<=" : ">=") \(length)>"
            ]
        case .openLength, .nonnegativeLength, .stackLength: return []
        case .rootSize(let axis):
            let name = axis == .horizontal ? "Width" : "Height"
            let length = axis == .horizontal ? root.bounds.width : root.bounds.height
            return [
                "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)' \(type(of: root))."
                    + "\(name.lowercased()) == \(length)>"
            ]
        }
    }
}
