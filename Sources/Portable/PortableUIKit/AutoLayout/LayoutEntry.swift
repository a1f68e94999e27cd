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
        case contentSize(ViewReference, NSLayoutConstraint.Axis, isHugging: Bool)
        /// The root's width or height: what it is, or what is asked for.
        case rootSize(NSLayoutConstraint.Axis)
        /// A length that is only known to be at most something, and so is as small as it may be.
        case openLength(ObjectIdentifier, NSLayoutConstraint.Axis)
        /// A length that would be negative otherwise.
        case nonnegativeLength(ObjectIdentifier, NSLayoutConstraint.Axis)

        var key: Key {
            switch self {
            case .constraint(let constraint): .constraint(ObjectIdentifier(constraint))
            case .contentSize(let view, let axis, let isHugging):
                .contentSize(view.identifier, axis, isHugging: isHugging)
            case .rootSize(let axis): .rootSize(axis)
            case .openLength(let item, let axis): .openLength(item, axis)
            case .nonnegativeLength(let item, let axis): .nonnegativeLength(item, axis)
            }
        }
    }

    /// A view that lives no longer by being laid out.
    struct ViewReference {
        private(set) weak var view: UIView?
        let identifier: ObjectIdentifier

        init(_ view: UIView) {
            self.view = view
            identifier = ObjectIdentifier(view)
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
    /// nil while the rule is broken because it contradicts others.
    var id: ConstraintID?
}

extension LayoutEngine {
    /// Collects the rules anew and hands the differences to the solver.
    func rebuildEntries() {
        let sources = collect()
        let old = entries
        let oldIndexes = entryIndexes
        entries = []
        entryIndexes = [:]
        dependsOnScrolling = false
        var kept = [Bool](repeating: false, count: old.count)
        var additions: [(LayoutEntry.Source, LinearConstraint)] = []
        for source in sources {
            guard let constraint = makeConstraint(source) else { continue }
            additions.append((source, constraint))
            if let index = oldIndexes[source.key] { kept[index] = true }
        }
        for index in old.indices where !kept[index] {
            if let id = old[index].id { solver.remove(id) }
        }
        var news: [Int] = []
        for (source, constraint) in additions {
            let index = entries.count
            guard entryIndexes.updateValue(index, forKey: source.key) == nil else { continue }
            if let oldIndex = oldIndexes[source.key] {
                entries.append(LayoutEntry(source: source, installed: old[oldIndex].installed, id: old[oldIndex].id))
                _ = install(constraint, at: index)
                if let id = entries[index].id { solver.setRank(index, of: id) }
            } else {
                entries.append(LayoutEntry(source: source, installed: constraint))
                news.append(index)
            }
        }
        // Rules that say less enter first, whatever their rank is: that leads to the solution in fewer steps.
        for index in news.sorted(by: { entries[$0].installed.terms.count < entries[$1].installed.terms.count }) {
            entries[index].id = solver.add(entries[index].installed, rank: index)
        }
        removeUnusedItems()
        baselineEntries = entries.indices.filter { index in
            guard case .constraint(let constraint) = entries[index].source else { return false }
            return constraint.first.isBaseline || constraint.second?.isBaseline == true
        }
        couplesAxes = entries.contains { entry in
            guard case .constraint(let constraint) = entry.source, let second = constraint.second else { return false }
            return second.axis != constraint.first.axis
        }
        constrainedVariables = Set(entries.flatMap { $0.installed.terms.map(\.variable) })
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
            solver.remove(id)
            entries[index].id = solver.add(constraint, rank: index)
        }
        return true
    }

    // MARK: Collecting

    /// All rules of the tree, a view's before those of the views in it.
    private func collect() -> [LayoutEntry.Source] {
        var sources: [LayoutEntry.Source] = [.rootSize(.horizontal), .rootSize(.vertical)]
        usedItems.removeAll()
        collectContentSize(of: root, into: &sources)
        collectTree(root, into: &sources)
        if root.autoLayout.isConstraintRoot, let superview = root.superview {
            // Between a cell, or a guide of its, and what is in its content view.
            for constraint in superview.autoLayout.constraints where isSolvedHere(constraint) {
                for guide in superview.autoLayout.guides where constraint.items.contains(where: { $0 === guide }) {
                    makeItem(guide)
                }
                sources.append(.constraint(constraint))
            }
        }
        return sources + openLengths(in: sources)
    }

    private func collectTree(_ view: UIView, into sources: inout [LayoutEntry.Source]) {
        for guide in view.autoLayout.guides { makeItem(guide) }
        if let guide = view.contentGuideForConstraints { makeItem(guide) }
        let subviews = view.subviewsInLayoutOrder
        for subview in subviews where subview.autoLayout.isPlacedByConstraints {
            makeItem(subview)
            collectContentSize(of: subview, into: &sources)
        }
        for constraint in view.autoLayout.constraints where isSolvedHere(constraint) {
            sources.append(.constraint(constraint))
        }
        for subview in subviews where !subview.autoLayout.isConstraintRoot {
            collectTree(subview, into: &sources)
        }
    }

    private func collectContentSize(of view: UIView, into sources: inout [LayoutEntry.Source]) {
        let size = view.measuredIntrinsicContentSize()
        let reference = LayoutEntry.ViewReference(view)
        if size.width >= 0 {
            sources.append(.contentSize(reference, .horizontal, isHugging: true))
            sources.append(.contentSize(reference, .horizontal, isHugging: false))
        }
        if size.height >= 0 {
            sources.append(.contentSize(reference, .vertical, isHugging: true))
            sources.append(.contentSize(reference, .vertical, isHugging: false))
        }
    }

    /// Whether the constraint concerns a view whose frame is solved here, or only the root.
    private func isSolvedHere(_ constraint: NSLayoutConstraint) -> Bool {
        var concernsInside = false
        for item in constraint.items {
            guard let view = layoutView(of: item) else { return false }
            if view === root { continue }
            // What lies in a root further down is solved there.
            guard view.isDescendant(of: root) else { continue }
            let isOwnGuide = item is UILayoutGuide
            if (isOwnGuide ? view.layoutRoot : view.frameRoot) !== root.layoutRoot { return false }
            concernsInside = true
        }
        return concernsInside || constraint.holder === root
    }

    // MARK: Items

    @discardableResult
    private func makeItem(_ object: AnyObject) -> Int {
        let identifier = ObjectIdentifier(object)
        usedItems.insert(identifier)
        if let index = itemIndexes[identifier], items[index].object != nil { return index }
        itemIndexes[identifier] = items.count
        items.append(LayoutItem(object: object, variables: (0..<4).map { _ in solver.makeVariable() }))
        return items.count - 1
    }

    /// Gives back the variables of views and guides that have gone.
    private func removeUnusedItems() {
        guard items.contains(where: { !isUsed($0) }) else { return }
        for item in items where !isUsed(item) {
            for variable in item.variables { solver.removeVariable(variable) }
        }
        items.removeAll { !isUsed($0) }
        itemIndexes.removeAll()
        for (index, item) in items.enumerated() {
            if let object = item.object { itemIndexes[ObjectIdentifier(object)] = index }
        }
    }

    private func isUsed(_ item: LayoutItem) -> Bool {
        item.object.map { usedItems.contains(ObjectIdentifier($0)) } ?? false
    }
}
