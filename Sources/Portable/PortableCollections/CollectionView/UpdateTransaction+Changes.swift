import DiffEngine

// The changes of a transaction, as the app reported them. Index paths of deletions and reloads refer to the state before
// the batch, index paths of insertions to the state after it. Moves have both.
//
// The difference that a diffable data source computed is stored unchanged; individual changes are stored in the order
// of the calls.

extension UpdateTransaction {
    enum Change {
        case insertSection(Int)
        case deleteSection(Int)
        case reloadSection(Int)
        case moveSection(Int, Int)
        case insertItem(IndexPath)
        case deleteItem(IndexPath)
        case reloadItem(IndexPath)
        case moveItem(IndexPath, IndexPath)
    }

    /// Whether there are no changes. Reconfigured items don't count.
    var isEmpty: Bool { individualChanges.isEmpty && (difference?.isEmpty ?? true) }

    /// All changes in order.
    /// - Complexity: O(*c*) for *c* changes.
    var changes: [Change] { (difference.map(Self.changes) ?? []) + individualChanges }

    /// Returns the individual changes of a difference, as calls of a collection view's methods.
    static func changes(of difference: ChangeSet) -> [Change] {
        difference.deletedSections.map { .deleteSection($0) } + difference.insertedSections.map { .insertSection($0) }
            + difference.movedSections.map { .moveSection($0.source, $0.destination) }
            + difference.deletedItems.map { .deleteItem($0.indexPath) }
            + difference.insertedItems.map { .insertItem($0.indexPath) }
            + difference.movedItems.map { .moveItem($0.source.indexPath, $0.destination.indexPath) }
    }

    /// Checks the changes against the item counts before and after the batch, and returns the new position of every
    /// item. Raises UIKit's messages if they are inconsistent. A computed difference between collections with these
    /// counts isn't checked.
    ///
    /// - Complexity: O(*c* + *s*) for *c* changes and *s* sections if the changes are in order.
    func resolved(before: [Int], after: [Int], in collectionView: UICollectionView) -> UpdateMap {
        if individualChanges.isEmpty, let difference, difference.countsBefore == before,
            difference.countsAfter == after
        {
            return UpdateMap(difference)
        }
        let terms = collectionView.messageTerms
        let map = checkedMap(before: before, after: after, terms)
        if let problem = map.countProblem()?.text(terms) {
            let list = changes.map { "\t\($0.text(terms))\n" }.joined()
            let view = "\(terms.view.prefix(1).uppercased())\(terms.view.dropFirst())"
            raise(
                """
                Invalid batch updates detected: the number of sections and/or \(terms.items) returned by the data \
                source before and/or after performing the batch updates are inconsistent with the updates.
                Data source before updates = \(Self.text(before, terms))
                Data source after updates = \(Self.text(after, terms))
                Updates = [
                \(list)]
                \(problem) \(view): \(collectionView.elementContainer)
                """)
        }
        return map
    }

    /// Returns the map of the changes. Raises UIKit's messages if an index path doesn't exist, or is used twice.
    private func checkedMap(before: [Int], after: [Int], _ terms: MessageTerms) -> UpdateMap {
        do {
            var changes = try ChangeSet(before: before, after: after, checking: difference ?? ChangeSet())
            for change in individualChanges {
                do { try changes.append(change) } catch { raise(error.text(terms, of: change)) }
            }
            return try UpdateMap(checking: changes)
        } catch {
            raise(error.text(terms))
        }
    }

    private static func text(_ counts: [Int], _ terms: MessageTerms) -> String {
        let list = counts.map(String.init).joined(separator: ", ")
        return "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(terms.item) counts: [\(list)] }"
    }
}

extension UpdateTransaction.Change {
    fileprivate func text(_ terms: MessageTerms) -> String {
        let name = terms.item
        func path(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
        switch self {
        case .insertSection(let section): return "Insert section (\(section))"
        case .deleteSection(let section): return "Delete section (\(section))"
        case .reloadSection(let section): return "Reload section (\(section))"
        case .moveSection(let from, let to): return "Move section (\(from)) to (\(to))"
        case .insertItem(let item): return "Insert \(name) \(path(item))"
        case .deleteItem(let item): return "Delete \(name) \(path(item))"
        case .reloadItem(let item): return "Reload \(name) \(path(item))"
        case .moveItem(let from, let to): return "Move \(name) \(path(from)) to \(path(to))"
        }
    }
}
