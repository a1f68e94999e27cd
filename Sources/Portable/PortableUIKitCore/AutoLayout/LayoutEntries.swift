import ConstraintEngine

/// The rules of a layout engine, in order, with their constraints in the solver.
@MainActor
struct LayoutEntries {
    /// The identifier of the engine.
    private let engine: Int
    private var entries: [LayoutEntry] = []
    /// The indexes of rules that aren't constraints.
    private var indexes: [LayoutEntry.Key: Int] = [:]
    /// The indexes of constraints, which are created when a constraint was collected by another engine in the meantime.
    private var constraintIndexes: [ObjectIdentifier: Int]?
    /// The entries that require additional work.
    private(set) var summary = LayoutEntrySummary()
    /// A Boolean value that indicates whether rules are broken because of conflicts.
    private var hasBrokenEntries = false
    /// A Boolean value that indicates whether a rule depends on the scroll offset of a view in the tree.
    var dependsOnScrolling = false

    init(engine: Int) {
        self.engine = engine
    }

    var indices: Range<Int> { entries.indices }

    subscript(index: Int) -> LayoutEntry {
        _read { yield entries[index] }
    }

    /// Returns the index of a rule, or `nil` if the engine doesn't have it.
    mutating func index(of key: LayoutEntry.Key) -> Int? {
        guard case .constraint(let identifier) = key else { return indexes[key] }
        return indexOfConstraint(identifier)
    }

    /// Returns the index of a constraint, or `nil` if the engine doesn't solve it.
    mutating func index(of constraint: NSLayoutConstraint) -> Int? {
        let place = constraint.place
        // A new constraint hasn't been collected.
        if place.engine < 0 || entries.isEmpty { return nil }
        if place.engine == engine, place.index < entries.count,
            case .constraint(let found) = entries[place.index].source, found === constraint
        {
            return place.index
        }
        return indexOfConstraint(ObjectIdentifier(constraint))
    }

    private mutating func indexOfConstraint(_ identifier: ObjectIdentifier) -> Int? {
        if let constraintIndexes { return constraintIndexes[identifier] }
        var found: [ObjectIdentifier: Int] = [:]
        for index in entries.indices {
            if case .constraint(let constraint) = entries[index].source { found[ObjectIdentifier(constraint)] = index }
        }
        constraintIndexes = found
        return found[identifier]
    }

    /// Returns the index of the rule for the given source. The same constraint is the same rule.
    mutating func index(of source: LayoutEntry.Source, _ key: LayoutEntry.Key) -> Int? {
        if case .constraint(let constraint) = source { return index(of: constraint) }
        return index(of: key)
    }

    /// Returns the index of the rule with a constraint of the solver, or `nil` if the engine doesn't have it.
    func index(of id: ConstraintID) -> Int? { entries.firstIndex { $0.id == id } }

    // MARK: Installing

    /// Replaces the translation of the rule at an index. Returns whether the solver's constraint has changed.
    mutating func install(
        _ translation: LayoutEntry.Translation, at index: Int, in solver: inout ConstraintSolver
    ) -> Bool {
        entries[index].offset = translation.offset
        entries[index].readsGeometry = translation.readsGeometry
        return install(translation.rule, at: index, in: &solver)
    }

    /// Replaces the solver's constraint of the rule at an index. Returns whether it has changed.
    mutating func install(_ constraint: LinearConstraint, at index: Int, in solver: inout ConstraintSolver) -> Bool {
        let installed = entries[index].installed
        guard installed != constraint else { return false }
        entries[index].installed = constraint
        guard let id = entries[index].id else { return true }
        if installed.terms == constraint.terms && installed.relation == constraint.relation {
            if installed.constant != constraint.constant { solver.setConstant(constraint.constant, of: id) }
            if installed.priority != constraint.priority { solver.setPriority(constraint.priority, of: id) }
        } else {
            summary.constrainedVariables.formUnion(constraint)
            solver.remove(id)
            entries[index].id = solver.add(constraint, rank: index)
        }
        return true
    }

    // MARK: Replacing

    /// Replaces all rules after a change of the structure. The solver receives only the differences.
    mutating func replace(with new: RebuiltEntries, in solver: inout ConstraintSolver) {
        for index in entries.indices where !new.isKept[index] {
            if let id = entries[index].id { solver.remove(id) }
        }
        entries = new.entries
        indexes = new.indexes
        constraintIndexes = nil
        for (index, translation) in new.translated { _ = install(translation, at: index, in: &solver) }
        for index in entries.indices { if let id = entries[index].id { solver.setRank(index, of: id) } }
        // Rules with fewer terms are added first, regardless of their order, because the solver then needs fewer steps.
        // A number has the count of terms in its upper half and the index in its lower half.
        var order: [Int] = []
        order.reserveCapacity(new.added.count)
        for index in new.added { order.append(entries[index].installed.terms.count << 32 | index) }
        order.sort()
        for item in order {
            let index = item & 0xFFFF_FFFF
            entries[index].id = solver.add(entries[index].installed, rank: index)
        }
    }

    /// Updates the summary after all rules have been replaced.
    mutating func summarize(root: LayoutSubject?, items: LayoutItems) {
        summary.update(for: entries, root: root, items: items)
    }

    // MARK: Nonnegative lengths

    /// Adds a rule for a length that is negative without it. Returns whether there wasn't one.
    mutating func addNonnegativeLength(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, in solver: inout ConstraintSolver
    ) -> Bool {
        let source = LayoutEntry.Source.nonnegativeLength(item.subject, axis)
        guard indexes[source.key] == nil else { return false }
        let constraint = item.nonnegativeLength(axis)
        indexes[source.key] = entries.count
        var entry = LayoutEntry(source, LayoutEntry.Translation(rule: constraint))
        entry.id = solver.add(constraint, rank: entries.count)
        entries.append(entry)
        return true
    }

    /// Removes the rules that earlier solutions needed, so that the next one doesn't depend on them.
    mutating func removeNonnegativeLengths(from solver: inout ConstraintSolver) {
        while let entry = entries.last, case .nonnegativeLength = entry.source {
            if let id = entry.id { solver.remove(id) }
            indexes[entry.source.key] = nil
            entries.removeLast()
        }
    }

    // MARK: Conflicts

    /// Breaks the rule at an index because of a conflict: its priority is reduced to the highest one that isn't
    /// required.
    mutating func breakEntry(at index: Int, in solver: inout ConstraintSolver) {
        guard let id = entries[index].id else { return }
        solver.setPriority(LinearConstraint.broken, of: id)
        entries[index].isBroken = true
        hasBrokenEntries = true
    }

    /// Restores the rules that were broken.
    mutating func restoreBrokenEntries(in solver: inout ConstraintSolver) {
        guard hasBrokenEntries else { return }
        hasBrokenEntries = false
        for index in entries.indices where entries[index].isBroken {
            entries[index].isBroken = false
            if let id = entries[index].id { solver.setPriority(entries[index].installed.priority, of: id) }
        }
    }
}

extension LinearConstraint {
    /// The priority of broken constraints, above all optional ones.
    static let broken = required - 0.125

    /// The highest priority of content sizes, which are never required.
    static let contentSize = required - 0.25
}
