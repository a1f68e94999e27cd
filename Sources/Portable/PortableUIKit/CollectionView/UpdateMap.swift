import DiffEngine

/// Where sections and items are after a batch of updates.
///
/// What is neither deleted nor moved keeps its order and fills the places that are neither inserted nor moved to.
struct UpdateMap {
    let before: [Int]
    let after: [Int]
    let terms: UpdateTerms

    /// Sections that go away or are moved, and sections that come or are moved to: items of section 0.
    let leftSections: UpdatePlaces
    let enteredSections: UpdatePlaces
    /// The same of items: before the batch for what leaves, after it for what enters.
    let left: UpdatePlaces
    let entered: UpdatePlaces

    let reloadedSections: Set<Int>
    private let reloadedItems: Set<UpdatePlace>

    /// Takes a batch in. Raises UIKit's messages if it names places that there aren't, or one place twice.
    ///
    /// - Complexity: O(*c*) for *c* changes that are named in order; O(*c* log *c*) for others.
    init(before: [Int], after: [Int], terms: UpdateTerms = .collectionView, batch: BatchUpdate) {
        self.before = before
        self.after = after
        self.terms = terms
        var collected = CollectedUpdates(before: before, after: after, terms: terms)
        if let difference = batch.difference { collected.take(difference) }
        for change in batch.named { collected.take(change) }
        let sectionMoves = collected.sectionMoves
        leftSections = UpdatePlaces(
            single: collected.deletedSections, moves: sectionMoves.sortedByPlace(counts: [before.count]))
        enteredSections = UpdatePlaces(
            single: collected.insertedSections, moves: sectionMoves.reversed.sortedByPlace(counts: [after.count]))
        var moves = collected.itemMoves
        var leaving = moves.sortedByPlace(counts: before)
        if leaving.firstRepetition != nil {
            // An item that is moved twice goes where it was sent first.
            var moved: Set<UpdatePlace> = []
            moves = moves.filter { moved.insert($0.place).inserted }
            leaving = moves.sortedByPlace(counts: before)
        }
        left = UpdatePlaces(single: collected.deletedItems, moves: leaving)
        entered = UpdatePlaces(single: collected.insertedItems, moves: moves.reversed.sortedByPlace(counts: after))
        reloadedSections = collected.reloadedSections
        reloadedItems = collected.reloadedItems
        requireDistinct()
    }

    // MARK: Asking

    /// Where a section is after the batch; nil if it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func section(after old: Int) -> Int? {
        guard old >= 0, old < before.count else { return nil }
        guard !leftSections.isEmpty || !enteredSections.isEmpty else { return old }
        if let entry = leftSections.entry(at: UpdatePlace(section: 0, item: old)) { return entry.partner?.item }
        let rank = old - leftSections.count(before: old, in: leftSections.entries.indices, ofSection: 0)
        return enteredSections.free(rank, in: enteredSections.entries.indices)
    }

    /// Where a section was before the batch; nil if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func section(before new: Int) -> Int? {
        guard new >= 0, new < after.count else { return nil }
        guard !leftSections.isEmpty || !enteredSections.isEmpty else { return new }
        if let entry = enteredSections.entry(at: UpdatePlace(section: 0, item: new)) { return entry.partner?.item }
        let rank = new - enteredSections.count(before: new, in: enteredSections.entries.indices, ofSection: 0)
        return leftSections.free(rank, in: leftSections.entries.indices)
    }

    /// Where an item is after the batch; nil if it was deleted. A path with `NSNotFound` as its item stands for the
    /// section.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func path(after old: IndexPath) -> IndexPath? {
        if old.item == NSNotFound {
            return section(after: old.section).map { IndexPath(item: NSNotFound, section: $0) }
        }
        return place(after: UpdatePlace(section: old.section, item: old.item))?.indexPath
    }

    /// Where an item was before the batch; nil if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func path(before new: IndexPath) -> IndexPath? {
        place(before: UpdatePlace(section: new.section, item: new.item))?.indexPath
    }

    private func place(after old: UpdatePlace) -> UpdatePlace? {
        if let entry = left.entry(at: old) { return entry.partner }
        guard let section = section(after: old.section), before.indices.contains(old.section),
            old.item < before[old.section]
        else { return nil }
        let removed = left.range(ofSection: old.section)
        let rank = old.item - left.count(before: old.item, in: removed, ofSection: old.section)
        let item = entered.free(rank, in: entered.range(ofSection: section))
        return item < after[section] ? UpdatePlace(section: section, item: item) : nil
    }

    private func place(before new: UpdatePlace) -> UpdatePlace? {
        if let entry = entered.entry(at: new) { return entry.partner }
        guard let section = section(before: new.section), new.item < after[new.section] else { return nil }
        let added = entered.range(ofSection: new.section)
        let rank = new.item - entered.count(before: new.item, in: added, ofSection: new.section)
        let item = left.free(rank, in: left.range(ofSection: section))
        return item < before[section] ? UpdatePlace(section: section, item: item) : nil
    }

    /// Whether the item gets a new view.
    func isReloaded(_ old: IndexPath) -> Bool {
        if reloadedSections.isEmpty, reloadedItems.isEmpty { return false }
        return reloadedSections.contains(old.section)
            || old.count == 2 && reloadedItems.contains(UpdatePlace(section: old[0], item: old[1]))
    }

    /// Whether the element at a path, by the path that it has now, is new: it or its section was inserted or reloaded.
    func isNew(_ element: ElementKey) -> Bool {
        let path = element.indexPath
        guard path.count == 2, path[0] < after.count else { return false }
        if let section = section(before: path[0]) {
            if reloadedSections.contains(section) { return true }
        } else {
            return true
        }
        // A section that was moved to an inserted one's place can't be: a place is entered once.
        guard element.category == .cell else { return false }
        let place = UpdatePlace(section: path[0], item: path[1])
        if let entry = entered.entry(at: place), entry.partner == nil { return true }
        guard !reloadedItems.isEmpty, let old = self.place(before: place) else { return false }
        return reloadedItems.contains(old)
    }

    /// Whether the element at a path, by the path that it had before, goes: it or its section was deleted or reloaded.
    func isGone(_ element: ElementKey) -> Bool {
        let path = element.indexPath
        guard path.count == 2, path[0] < before.count else { return false }
        if reloadedSections.contains(path[0]) || section(after: path[0]) == nil { return true }
        guard element.category == .cell else { return false }
        let place = UpdatePlace(section: path[0], item: path[1])
        if let entry = left.entry(at: place), entry.partner == nil { return true }
        return reloadedItems.contains(place)
    }

    /// What layouts of the app's own are told.
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
}

extension [UpdatePlaces.Entry] {
    /// The same moves from where they end.
    fileprivate var reversed: [UpdatePlaces.Entry] {
        map { UpdatePlaces.Entry(place: $0.partner ?? $0.place, partner: $0.place) }
    }
}
