import CollageTesting
import Foundation

/// Random pairs of snapshots. The second one is derived from the first by edits, or created from scratch.
struct RandomSnapshots {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    private var generator: SeededGenerator
    private let mostItems: Int

    /// - Parameters:
    ///   - seed: The seed of the random numbers.
    ///   - mostItems: The maximum number of items in a snapshot.
    init(seed: UInt64, mostItems: Int) {
        generator = SeededGenerator(seed: seed)
        self.mostItems = mostItems
    }

    mutating func isAnimated() -> Bool { generator.chance(30) }

    /// A snapshot that isn't derived from another one.
    mutating func fresh() -> Snapshot {
        var snapshot = Snapshot()
        let sections = ["A", "B", "C", "D", "E"].shuffled(using: &generator)
        snapshot.appendSections(Array(sections.prefix(Int.random(in: 0...5, using: &generator))))
        guard snapshot.numberOfSections > 0 else { return snapshot }
        for item in (0..<mostItems).shuffled(using: &generator) where generator.chance(60) {
            snapshot.appendItems(
                ["\(item)"], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator)!)
        }
        mark(&snapshot)
        return snapshot
    }

    /// Returns the snapshot after `snapshot`: an edited copy of it, or a different one.
    mutating func next(after snapshot: Snapshot) -> Snapshot {
        guard generator.chance(60) else { return fresh() }
        var copy = snapshot
        for _ in 0..<Int.random(in: 1...5, using: &generator) { edit(&copy) }
        mark(&copy)
        return copy
    }

    /// A section of a snapshot, or a new one.
    mutating func section(of snapshot: Snapshot) -> String? {
        (snapshot.sectionIdentifiers + ["A", "B", "C", "D", "E"]).randomElement(using: &generator)
    }

    /// A tree of some of the items, with some of them expanded.
    mutating func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        for item in (0..<mostItems).shuffled(using: &generator) where generator.chance(40) {
            let parent = generator.chance(50) ? snapshot.items.randomElement(using: &generator) : nil
            snapshot.append(["\(item)"], to: parent)
        }
        snapshot.expand(snapshot.items.filter { _ in generator.chance(60) })
        return snapshot
    }

    private mutating func edit(_ snapshot: inout Snapshot) {
        let sections = snapshot.sectionIdentifiers, items = snapshot.itemIdentifiers
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            let others = ["A", "B", "C", "D", "E"].filter { !sections.contains($0) }
            if let other = others.randomElement(using: &generator) { snapshot.appendSections([other]) }
        case 1 where !sections.isEmpty:
            if generator.chance(30) { snapshot.deleteSections([sections.randomElement(using: &generator)!]) }
        case 2 where sections.count > 1:
            let two = sections.shuffled(using: &generator)
            if generator.chance(50) {
                snapshot.moveSection(two[0], beforeSection: two[1])
            } else {
                snapshot.moveSection(two[0], afterSection: two[1])
            }
        case 3 where !items.isEmpty:
            snapshot.deleteItems(items.filter { _ in generator.chance(20) })
        case 4 where items.count > 1:
            let two = items.shuffled(using: &generator)
            if generator.chance(50) {
                snapshot.moveItem(two[0], beforeItem: two[1])
            } else {
                snapshot.moveItem(two[0], afterItem: two[1])
            }
        case 5, 6, 7:
            let known = Set(items)
            let others = (0..<mostItems).map(String.init).filter { !known.contains($0) }
            guard let other = others.randomElement(using: &generator) else { return }
            if let item = items.randomElement(using: &generator), generator.chance(60) {
                snapshot.insertItems([other], beforeItem: item)
            } else if let section = sections.randomElement(using: &generator) {
                snapshot.appendItems([other], toSection: section)
            }
        default: break
        }
    }

    private mutating func mark(_ snapshot: inout Snapshot) {
        guard generator.chance(30) else { return }
        let items = snapshot.itemIdentifiers
        snapshot.reloadItems(items.filter { _ in generator.chance(10) })
        snapshot.reconfigureItems(items.filter { _ in generator.chance(10) })
    }
}
