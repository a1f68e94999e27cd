import DiffEngine
import LayoutGeometry
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

    /// Returns the updates that a data source with the snapshot `old` would perform to show this snapshot.
    func batch(from old: NSDiffableDataSourceSnapshot) -> ChangeSet? { stored.difference(from: old.collection) }
}

extension ChangeSet {
    /// The index paths of all deleted, inserted, and moved items, as an app's collection view receives them.
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

/// Prevents the optimizer from removing an unused value.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
