import ConstraintEngine
import Foundation

/// A rule in a layout engine, with what it was last handed to the solver as.
@MainActor
struct LayoutEntry {
    /// Where a rule comes from.
    @MainActor
    enum Source {
        case constraint(NSLayoutConstraint)
        /// The size of a view's content, which it hugs and doesn't want to be smaller than.
        case contentSize(LayoutSubject, NSLayoutConstraint.Axis, isHugging: Bool)
        /// The root's width or height: what it is, or what is asked for.
        case rootSize(NSLayoutConstraint.Axis)
        /// A length that is only known to be at most something, and so is as small as it may be.
        case openLength(LayoutSubject, NSLayoutConstraint.Axis)
        /// A length that would be negative otherwise.
        case nonnegativeLength(LayoutSubject, NSLayoutConstraint.Axis)

        var key: Key {
            switch self {
            case .constraint(let constraint): .constraint(ObjectIdentifier(constraint))
            case .contentSize(let view, let axis, let isHugging):
                .contentSize(ObjectIdentifier(view), axis, isHugging: isHugging)
            case .rootSize(let axis): .rootSize(axis)
            case .openLength(let item, let axis): .openLength(ObjectIdentifier(item), axis)
            case .nonnegativeLength(let item, let axis): .nonnegativeLength(ObjectIdentifier(item), axis)
            }
        }
    }

    enum Key: Hashable {
        case constraint(ObjectIdentifier)
        case contentSize(ObjectIdentifier, NSLayoutConstraint.Axis, isHugging: Bool)
        case rootSize(NSLayoutConstraint.Axis)
        case openLength(ObjectIdentifier, NSLayoutConstraint.Axis)
        case nonnegativeLength(ObjectIdentifier, NSLayoutConstraint.Axis)
    }

    let source: Source
    var installed: LinearConstraint
    /// What a constraint's own constant is less than the installed one by.
    var offset = 0.0
    /// Whether it counts on frames, insets or scrolling.
    var readsGeometry = false
    /// nil while the rule is broken because it contradicts others.
    var id: ConstraintID?

    init(_ source: Source, _ translation: Translation) {
        self.source = source
        installed = translation.rule
        offset = translation.offset
        readsGeometry = translation.readsGeometry
    }

    /// What a rule of views is for the solver.
    struct Translation {
        var rule: LinearConstraint
        var offset = 0.0
        var readsGeometry = false
    }
}

extension LayoutEngine {
    /// Collects the rules anew and hands the differences to the solver. Those that were there are translated again only
    /// if asked to.
    func rebuildEntries(translatingAll: Bool) {
        if translatingAll { dependsOnScrolling = false }
        let sources = collect()
        let old = entries
        var isKept = [Bool](repeating: false, count: old.count)
        var next: [LayoutEntry] = []
        var indexes: [LayoutEntry.Key: Int] = [:]
        var translated: [(index: Int, translation: LayoutEntry.Translation)] = []
        var news: [Int] = []
        next.reserveCapacity(sources.count)
        indexes.reserveCapacity(sources.count)
        for source in sources {
            let key = source.key
            let oldIndex = oldIndex(of: source, key)
            let translation = oldIndex == nil || translatingAll ? translate(source) : nil
            let isKnown = oldIndex != nil && !translatingAll
            guard isKnown || translation != nil, indexes[key] == nil else { continue }
            indexes[key] = next.count
            if case .constraint(let constraint) = source {
                constraint.place = EnginePlace(engine: serial, index: next.count)
            }
            if let oldIndex {
                isKept[oldIndex] = true
                if let translation { translated.append((next.count, translation)) }
                next.append(old[oldIndex])
            } else if let translation {
                news.append(next.count)
                next.append(LayoutEntry(source, translation))
            }
        }
        for index in old.indices where !isKept[index] {
            if let id = old[index].id { solver.remove(id) }
        }
        entries = next
        entryIndexes = indexes
        for (index, translation) in translated { _ = install(translation, at: index) }
        for index in entries.indices { if let id = entries[index].id { solver.setRank(index, of: id) } }
        // Rules that say less enter first, whatever their rank is: that leads to the solution in fewer steps.
        for index in news.sorted(by: { entries[$0].installed.terms.count < entries[$1].installed.terms.count }) {
            entries[index].id = solver.add(entries[index].installed, rank: index)
        }
        removeUnusedItems()
        describeEntries()
    }

    /// Where the rule stood before; the same constraint is the same rule.
    private func oldIndex(of source: LayoutEntry.Source, _ key: LayoutEntry.Key) -> Int? {
        if case .constraint(let constraint) = source { return entryIndex(of: constraint) }
        return entryIndexes[key]
    }

    /// The entry of a constraint, if it is solved here.
    func entryIndex(of constraint: NSLayoutConstraint) -> Int? {
        let place = constraint.place
        if place.engine == serial, place.index < entries.count,
            case .constraint(let found) = entries[place.index].source, found === constraint
        {
            return place.index
        }
        return entryIndexes[.constraint(ObjectIdentifier(constraint))]
    }

    /// Notes what has to be known about the rules as a whole.
    private func describeEntries() {
        baselineEntries.removeAll(keepingCapacity: true)
        textEntries.removeAll(keepingCapacity: true)
        couplesAxes = false
        for index in constrainedVariables.indices { constrainedVariables[index] = false }
        for index in entries.indices {
            switch entries[index].source {
            case .constraint(let constraint):
                if constraint.isBaseline { baselineEntries.append(index) }
                if constraint.couplesAxes { couplesAxes = true }
            case .contentSize(let subject, .vertical, _):
                let isRoot = subject === root.autoLayout.subject
                if isRoot ? rootIsText : itemIndex(of: subject).map({ items[$0].isText }) == true {
                    textEntries.append(index)
                }
            default: break
            }
            for term in entries[index].installed.terms { noteConstrained(term.variable) }
        }
    }

    private func noteConstrained(_ variable: Variable) {
        let number = variable.number
        while constrainedVariables.count <= number { constrainedVariables.append(false) }
        constrainedVariables[number] = true
    }

    /// Makes the rule at `index` say what it was translated into. Returns whether that is news.
    func install(_ translation: LayoutEntry.Translation, at index: Int) -> Bool {
        entries[index].offset = translation.offset
        entries[index].readsGeometry = translation.readsGeometry
        return install(translation.rule, at: index)
    }

    /// Makes the rule at `index` say `constraint`. Returns whether that is news.
    func install(_ constraint: LinearConstraint, at index: Int) -> Bool {
        let installed = entries[index].installed
        guard installed != constraint else { return false }
        entries[index].installed = constraint
        guard let id = entries[index].id else { return true }
        if installed.terms == constraint.terms && installed.relation == constraint.relation {
            if installed.constant != constraint.constant { solver.setConstant(constraint.constant, of: id) }
            if installed.priority != constraint.priority { solver.setPriority(constraint.priority, of: id) }
        } else {
            for term in constraint.terms { noteConstrained(term.variable) }
            solver.remove(id)
            entries[index].id = solver.add(constraint, rank: index)
        }
        return true
    }
}
