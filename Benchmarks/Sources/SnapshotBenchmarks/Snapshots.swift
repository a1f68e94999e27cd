import DiffEngine
import PortableUIKit
import RandomNumbers

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

/// `items` with a tenth deleted, a tenth moved and a tenth inserted, by chance.
func mixed<Item>(_ items: [Item], inserting fresh: some Collection<Item>, seed: UInt64) -> [Item] {
    var generator = SeededGenerator(seed: seed)
    let order = Array(items.indices).shuffled(using: &generator)
    let tenth = items.count / 10
    var isGone = [Bool](repeating: false, count: items.count)
    for index in order[..<(2 * tenth)] { isGone[index] = true }
    var arrivals: [Int: [Item]] = [:]
    for index in order[tenth..<(2 * tenth)] {
        arrivals[Int.random(in: items.indices, using: &generator), default: []].append(items[index])
    }
    for item in fresh.prefix(tenth) {
        arrivals[Int.random(in: items.indices, using: &generator), default: []].append(item)
    }
    return items.indices.flatMap { (arrivals[$0] ?? []) + (isGone[$0] ? [] : [items[$0]]) }
}

/// Keeps the optimizer from leaving out what nobody uses.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
