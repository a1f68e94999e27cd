/// Where sections and items are after a batch of updates.
///
/// What is neither deleted nor moved keeps its order and fills the places that are neither inserted nor moved to.
struct UpdateMap {
    /// Places that are taken away or put in, sorted: sections, or the items of one section.
    private struct Places {
        private(set) var sorted: [Int] = []

        mutating func insert(_ index: Int) { sorted.append(index) }

        mutating func sort() { sorted.sort() }

        var count: Int { sorted.count }

        func contains(_ index: Int) -> Bool {
            let position = self.position(of: index)
            return position < sorted.count && sorted[position] == index
        }

        /// How many of the places come before `index`.
        func position(of index: Int) -> Int {
            partitioningIndex { $0 >= index }
        }

        /// The `rank`-th index that is none of the places.
        func free(_ rank: Int) -> Int {
            // The places before the answer are those that stand at most as many free indexes after the start as it.
            var low = 0, high = sorted.count
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle] - middle > rank { high = middle } else { low = middle + 1 }
            }
            return rank + low
        }

        private func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
            var low = 0, high = sorted.count
            while low < high {
                let middle = (low + high) / 2
                if isBeyond(sorted[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    private let before: [Int]
    private let after: [Int]
    private let terms: UpdateTerms

    private var deletedSections = Places(), insertedSections = Places()
    private var sectionMoves: [Int: Int] = [:]
    /// Sections that go away or are moved, and sections that come or are moved to.
    private var leftSections = Places(), enteredSections = Places()

    /// By section: before the batch for what leaves, after it for what enters.
    private var left: [Int: Places] = [:]
    private var entered: [Int: Places] = [:]
    private var deleted: [Int: Places] = [:]
    private var inserted: [Int: Places] = [:]
    private var itemMoves: [IndexPath: IndexPath] = [:]

    private(set) var reloadedSections: Set<Int> = []
    private(set) var reloadedItems: Set<IndexPath> = []

    init(before: [Int], after: [Int], terms: UpdateTerms = .collectionView) {
        self.before = before
        self.after = after
        self.terms = terms
    }

    // MARK: Collecting

    mutating func take(_ change: BatchUpdate.Change) {
        switch change {
        case .insertSection(let section):
            requireSection(section, to: "insert", in: after, "after")
            insertedSections.insert(section)
            enteredSections.insert(section)
        case .deleteSection(let section):
            requireSection(section, to: "delete", in: before, "before")
            deletedSections.insert(section)
            leftSections.insert(section)
        case .reloadSection(let section):
            requireSection(section, to: "reload", in: before, "before")
            reloadedSections.insert(section)
        case .moveSection(let from, let to):
            requireSection(from, to: "move", in: before, "before")
            requireSection(to, to: "move", in: after, "after")
            sectionMoves[from] = to
            leftSections.insert(from)
            enteredSections.insert(to)
        case .insertItem(let path):
            requireItem(path, to: "insert", in: after, "after")
            inserted[path.section, default: Places()].insert(path.item)
            entered[path.section, default: Places()].insert(path.item)
        case .deleteItem(let path):
            requireItem(path, to: "delete", in: before, "before")
            deleted[path.section, default: Places()].insert(path.item)
            left[path.section, default: Places()].insert(path.item)
        case .reloadItem(let path):
            requireItem(path, to: "reload", in: before, "before")
            reloadedItems.insert(path)
        case .moveItem(let from, let to):
            requireItem(from, to: "move", in: before, "before")
            requireItem(to, to: "move", in: after, "after")
            guard itemMoves.updateValue(to, forKey: from) == nil else { return }
            left[from.section, default: Places()].insert(from.item)
            entered[to.section, default: Places()].insert(to.item)
        }
    }

    mutating func finish() {
        for path in [\UpdateMap.deletedSections, \.insertedSections, \.leftSections, \.enteredSections] {
            self[keyPath: path].sort()
        }
        for path in [\UpdateMap.left, \.entered, \.deleted, \.inserted] {
            for section in self[keyPath: path].keys { self[keyPath: path][section]?.sort() }
        }
        requireDistinct(leftSections.sorted.map { IndexPath(item: NSNotFound, section: $0) }, "delete")
        requireDistinct(enteredSections.sorted.map { IndexPath(item: NSNotFound, section: $0) }, "insert")
        for (section, items) in left { requireDistinct(items.sorted.map { [section, $0] }, "delete") }
        for (section, items) in entered { requireDistinct(items.sorted.map { [section, $0] }, "insert") }
    }

    // MARK: Asking

    /// Where a section is after the batch; nil if it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func section(after old: Int) -> Int? {
        if let target = sectionMoves[old] { return target }
        guard old >= 0, old < before.count, !deletedSections.contains(old) else { return nil }
        return enteredSections.free(old - leftSections.position(of: old))
    }

    /// Where an item is after the batch; nil if it was deleted. A path with `NSNotFound` as its item stands for the
    /// section.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func path(after old: IndexPath) -> IndexPath? {
        if let target = itemMoves[old] { return target }
        guard let section = section(after: old.section) else { return nil }
        guard old.item != NSNotFound else { return IndexPath(item: NSNotFound, section: section) }
        let removed = left[old.section]
        guard old.item < before[old.section], removed?.contains(old.item) != true else { return nil }
        let rank = old.item - (removed?.position(of: old.item) ?? 0)
        let item = entered[section]?.free(rank) ?? rank
        return item < after[section] ? IndexPath(item: item, section: section) : nil
    }

    /// Where a section was before the batch; nil if it was inserted.
    ///
    /// - Complexity: O(*m* + log *c*) for *c* changes of which *m* move sections.
    func section(before new: Int) -> Int? {
        if let source = sectionMoves.first(where: { $0.value == new })?.key { return source }
        guard new >= 0, new < after.count, !insertedSections.contains(new) else { return nil }
        return leftSections.free(new - enteredSections.position(of: new))
    }

    /// Where an item was before the batch; nil if it was inserted.
    ///
    /// - Complexity: O(*m* + log *c*) for *c* changes of which *m* are moves.
    func path(before new: IndexPath) -> IndexPath? {
        if let source = itemMoves.first(where: { $0.value == new })?.key { return source }
        guard let section = section(before: new.section), new.item < after[new.section] else { return nil }
        let added = entered[new.section]
        guard added?.contains(new.item) != true else { return nil }
        let rank = new.item - (added?.position(of: new.item) ?? 0)
        let item = left[section]?.free(rank) ?? rank
        return item < before[section] ? IndexPath(item: item, section: section) : nil
    }

    /// Whether the item gets a new view.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedItems.contains(old) || reloadedSections.contains(old.section)
    }

    /// What the layout is told.
    @MainActor
    func updateItems(for changes: [BatchUpdate.Change]) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int?) -> IndexPath? { section.map { IndexPath(item: NSNotFound, section: $0) } }
        return changes.map { change in
            switch change {
            case .insertSection(let section): .init(before: nil, after: whole(section), action: .insert)
            case .deleteSection(let section): .init(before: whole(section), after: nil, action: .delete)
            case .reloadSection(let old): .init(before: whole(old), after: whole(section(after: old)), action: .reload)
            case .moveSection(let from, let to): .init(before: whole(from), after: whole(to), action: .move)
            case .insertItem(let path): .init(before: nil, after: path, action: .insert)
            case .deleteItem(let path): .init(before: path, after: nil, action: .delete)
            case .reloadItem(let old): .init(before: old, after: path(after: old), action: .reload)
            case .moveItem(let from, let to): .init(before: from, after: to, action: .move)
            }
        }
    }

    // MARK: Checking

    /// What is wrong with the counts, in UIKit's words; nil if they agree with the changes.
    func countProblem() -> String? {
        guard after.count == before.count + insertedSections.count - deletedSections.count else {
            return "Invalid update: invalid number of sections. The number of sections contained in the \(terms.view) "
                + "after the update (\(after.count)) must be equal to the number of sections contained in the "
                + "\(terms.view) before the update (\(before.count)), plus or minus the number of sections inserted or "
                + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for (old, count) in before.enumerated() {
            guard let new = section(after: old), !reloadedSections.contains(old) else { continue }
            let inserted = inserted[new]?.count ?? 0, deleted = deleted[old]?.count ?? 0
            let movedIn = (entered[new]?.count ?? 0) - inserted, movedOut = (left[old]?.count ?? 0) - deleted
            guard after[new] != count + inserted - deleted + movedIn - movedOut else { continue }
            let items = terms.items
            return "Invalid update: invalid number of \(items) in section \(new). The number of \(items) contained in "
                + "an existing section after the update (\(after[new])) must be equal to the number of \(items) "
                + "contained in that section before the update (\(count)), plus or minus the number of \(items) "
                + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus "
                + "the number of \(items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
                + "out)."
        }
        return nil
    }

    private func requireSection(_ section: Int, to verb: String, in counts: [Int], _ when: String) {
        guard !counts.indices.contains(section) else { return }
        raise(
            "attempt to \(verb) section \(section), but there are only \(counts.count) sections \(when) the update")
    }

    private func requireItem(_ path: IndexPath, to verb: String, in counts: [Int], _ when: String) {
        guard path.count == 2 else {
            raise("attempt to \(verb) \(terms.item) at an index path without section and \(terms.item): \(path)")
        }
        guard counts.indices.contains(path.section) else {
            raise(
                "attempt to \(verb) \(terms.item) \(path.item) \(when == "before" ? "from" : "into") section "
                    + "\(path.section), but there are only \(counts.count) sections \(when) the update")
        }
        guard (0..<counts[path.section]).contains(path.item) else {
            let count = counts[path.section]
            if when == "before" {
                raise(
                    "attempt to \(verb) \(terms.item) \(path.item) from section \(path.section) which only contains "
                        + "\(count) \(terms.items) before the update")
            }
            raise(
                "attempt to \(verb) \(terms.item) \(path.item) into section \(path.section), but there are only "
                    + "\(count) \(terms.items) in section \(path.section) after the update")
        }
    }

    private func requireDistinct(_ sorted: [IndexPath], _ verb: String) {
        for (path, next) in zip(sorted, sorted.dropFirst()) where path == next {
            raise("attempt to \(verb) the same index path more than once (\(path))")
        }
    }
}
