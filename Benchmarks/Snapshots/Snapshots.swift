import DiffEngine
import PortableUIKit

typealias Snapshot<Item: Hashable & Sendable> = NSDiffableDataSourceSnapshot<Int, Item>

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Int {
    /// A snapshot of these sections, numbered from 0.
    init(sections: [[ItemIdentifierType]]) {
        self.init()
        appendSections(Array(sections.indices))
        for (section, items) in sections.enumerated() { appendItems(items, toSection: section) }
    }

    /// The same, with its items known to be distinct.
    init(checked sections: [[ItemIdentifierType]]) {
        self.init(sections: sections)
        _ = numberOfItems
    }

    /// What a data source that shows `old` would do to show this snapshot.
    func batch(from old: NSDiffableDataSourceSnapshot) -> BatchUpdates? { stored.difference(from: old.collection) }
}

extension BatchUpdates {
    /// The places of all items that leave, arrive and move, as a collection view of an app is told of them.
    var indexPaths: [IndexPath] {
        var paths: [IndexPath] = []
        paths.reserveCapacity(deletedItems.count + insertedItems.count + 2 * movedItems.count)
        func add(_ position: ItemPosition) { paths.append(IndexPath(item: position.item, section: position.section)) }
        for position in deletedItems { add(position) }
        for position in insertedItems { add(position) }
        for move in movedItems {
            add(move.source)
            add(move.destination)
        }
        return paths
    }
}

/// Keeps the optimizer from leaving out what nobody uses.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
