import DiffEngine

/// The changes of one batch update, as the app reported them. Index paths of deletions and reloads refer to the state
/// before the batch, index paths of insertions to the state after it. Moves have both.
///
/// The difference that a diffable data source computed is stored unchanged; individual changes are stored in the order
/// of the calls.
struct BatchUpdate {
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

    /// The difference that a data source computed, if it was added before any individual change.
    private var found: FoundDifference?
    /// The individual changes.
    private(set) var named: [Change] = []

    var difference: BatchUpdates? { found?.updates }

    var isEmpty: Bool { named.isEmpty && (difference?.isEmpty ?? true) }

    mutating func append(_ change: Change) { named.append(change) }

    /// Adds a computed difference.
    mutating func append(_ found: FoundDifference) {
        if isEmpty { self.found = found } else { named += Self.changes(of: found.updates) }
    }

    /// All changes in order.
    /// - Complexity: O(*c*) for *c* changes.
    var changes: [Change] { (difference.map(Self.changes) ?? []) + named }

    /// Returns the individual changes of a difference, as calls of a collection view's methods.
    private static func changes(of difference: BatchUpdates) -> [Change] {
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
    @MainActor
    func resolved(before: [Int], after: [Int], in collectionView: UICollectionView) -> UpdateMap {
        if named.isEmpty, let found, found.before == before, found.after == after {
            return UpdateMap(before: before, after: after, difference: found.updates)
        }
        let terms = collectionView.updateTerms
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
    private func checkedMap(before: [Int], after: [Int], _ terms: UpdateTerms) -> UpdateMap {
        do {
            var collected = try CollectedUpdates(before: before, after: after, difference: difference ?? BatchUpdates())
            for change in named {
                do { try collected.take(change) } catch { raise(error.text(terms, of: change)) }
            }
            return try UpdateMap(collected)
        } catch {
            raise(error.text(terms))
        }
    }

    private static func text(_ counts: [Int], _ terms: UpdateTerms) -> String {
        let list = counts.map(String.init).joined(separator: ", ")
        return "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(terms.item) counts: [\(list)] }"
    }
}

extension BatchUpdate.Change {
    fileprivate func text(_ terms: UpdateTerms) -> String {
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
