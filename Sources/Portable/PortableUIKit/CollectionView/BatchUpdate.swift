/// The changes of one batch, as the app announced them. Deletions and reloads name places before the batch, insertions
/// places after it, moves both.
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

    private(set) var changes: [Change] = []

    mutating func append(_ change: Change) { changes.append(change) }

    /// Checks the changes against the numbers of items before and after, and answers where everything goes. Raises
    /// UIKit's messages if they contradict each other.
    ///
    /// - Complexity: O(*c* log *c* + *s*) for *c* changes and *s* sections.
    @MainActor
    func resolved(before: [Int], after: [Int], in collectionView: UICollectionView) -> UpdateMap {
        let terms = collectionView.updateTerms
        var map = UpdateMap(before: before, after: after, terms: terms)
        for change in changes { map.take(change) }
        map.finish()
        if let problem = map.countProblem() {
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
