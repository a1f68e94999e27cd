import CollageTesting
import Testing

/// Random pairs of snapshots on visible collection views.
@MainActor
struct RandomUpdateTests {
    /// A plain collection view applies a difference as a whole. A subclass receives each change. Both raise an
    /// exception if a batch isn't valid.
    @Test func `applying any snapshot after any other shows its items, in plain and in recording collection views`() {
        for seed in RandomTrials.seeds(75) {
            var random = RandomSnapshots(seed: seed, mostItems: 24)
            let shelves = [Shelf(isPlain: true), Shelf()]
            var snapshot = random.fresh()
            for step in 0..<3 {
                let isAnimated = random.isAnimated()
                for shelf in shelves {
                    let before = shelf.cellsByItem
                    shelf.dataSource.apply(snapshot, animatingDifferences: isAnimated)
                    shelf.collectionView.layoutIfNeeded()
                    let changed = before.filter { item, cell in
                        !snapshot.reloadsItem(item) && shelf.cellsByItem[item].map { $0 !== cell } ?? false
                    }
                    #expect(changed.keys.sorted() == [], "an unchanged row keeps its cell: seed \(seed), step \(step)")
                    #expect(shelf.shown == snapshot.itemIdentifiers, "seed \(seed), step \(step)")
                    #expect(
                        shelf.sections == snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
                    #expect(shelf.isStacked, "seed \(seed), step \(step)")
                }
                snapshot = random.next(after: snapshot)
            }
        }
    }

    @Test func `alternating section snapshots and whole snapshots show the last one`() {
        for seed in RandomTrials.seeds(150) {
            var random = RandomSnapshots(seed: seed, mostItems: 12)
            let shelf = Shelf(isPlain: random.isAnimated())
            shelf.dataSource.apply(random.fresh(), animatingDifferences: false)
            for step in 0..<6 {
                let snapshot: ShelfSnapshot
                if let section = random.section(of: shelf.dataSource.snapshot()), random.isAnimated() {
                    let tree = random.tree()
                    shelf.dataSource.apply(tree, to: section, animatingDifferences: random.isAnimated())
                    snapshot = shelf.dataSource.snapshot()
                    #expect(
                        snapshot.itemIdentifiers(inSection: section) == tree.visibleItems, "seed \(seed), step \(step)")
                } else {
                    snapshot = random.next(after: shelf.dataSource.snapshot())
                    shelf.dataSource.apply(snapshot, animatingDifferences: random.isAnimated())
                    #expect(
                        shelf.dataSource.snapshot().itemIdentifiers == snapshot.itemIdentifiers,
                        "seed \(seed), step \(step)")
                }
                shelf.collectionView.layoutIfNeeded()
                #expect(
                    shelf.sections == snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) },
                    "seed \(seed), step \(step)")
                for section in snapshot.sectionIdentifiers {
                    #expect(
                        shelf.dataSource.snapshot(for: section).visibleItems
                            == snapshot.itemIdentifiers(inSection: section), "seed \(seed), step \(step)")
                }
            }
        }
    }

    @Test func `no batch has more moves than it needs`() {
        for seed in RandomTrials.seeds(100) {
            // So few that all orders can be tested.
            var random = RandomSnapshots(seed: seed, mostItems: 10)
            let shelf = Shelf()
            let old = random.fresh(), new = random.next(after: old)
            shelf.dataSource.apply(old, animatingDifferences: false)
            _ = shelf.collectionView.takeCalls()
            shelf.dataSource.apply(new, animatingDifferences: false)
            let calls = shelf.collectionView.takeCalls()
            let sections = calls.filter { $0.hasPrefix("move section") }.count
            let items = calls.filter { $0.hasPrefix("move") }.count - sections
            #expect(sections == fewestMoves(old.sectionIdentifiers, new.sectionIdentifiers), "seed \(seed)")
            #expect(items == fewestItemMoves(old, new), "seed \(seed)")
        }
    }

    @Test(arguments: [true, false]) func `the selection follows many items that are shuffled`(isPlain: Bool) {
        for seed in 0..<UInt64(4) {
            var generator = SeededGenerator(seed: seed)
            let shelf = Shelf(isPlain: isPlain)
            let items = (0..<900).map(String.init)
            func snapshot(_ items: [String]) -> ShelfSnapshot {
                var snapshot = ShelfSnapshot()
                snapshot.appendSections(["A", "B", "C"].shuffled(using: &generator))
                for (section, part) in zip(["A", "B", "C"], [items[..<300], items[300..<500], items[500...]]) {
                    snapshot.appendItems(Array(part), toSection: section)
                }
                return snapshot
            }
            shelf.dataSource.apply(snapshot(items), animatingDifferences: false)
            shelf.collectionView.allowsMultipleSelection = true
            let chosen = Set(items.filter { _ in generator.chance(10) })
            for item in chosen {
                shelf.collectionView.selectItem(
                    at: shelf.dataSource.indexPath(for: item), animated: false, scrollPosition: [])
            }
            let shuffled = snapshot(items.shuffled(using: &generator))
            shelf.dataSource.apply(shuffled, animatingDifferences: false)
            shelf.collectionView.layoutIfNeeded()
            let selected = shelf.collectionView.indexPathsForSelectedItems ?? []
            #expect(Set(selected.compactMap { shelf.dataSource.itemIdentifier(for: $0) }) == chosen, "seed \(seed)")
            #expect(shelf.shown == Array(shuffled.itemIdentifiers.prefix(50)), "seed \(seed)")
        }
    }

    /// The minimum number of common elements that must move.
    private func fewestMoves(_ old: [String], _ new: [String]) -> Int {
        let order = new.compactMap { old.firstIndex(of: $0) }
        // All subsets of the common elements: the largest one in order can stay.
        var staying = 0
        for subset in 0..<(1 << order.count) {
            let chosen: [Int] = order.indices.filter { (subset >> $0) & 1 == 1 }.map { order[$0] }
            let isInOrder = zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
            if isInOrder { staying = max(staying, chosen.count) }
        }
        return order.count - staying
    }

    /// Items from other sections must move; of the items that stay in their section, as few as possible.
    private func fewestItemMoves(
        _ old: RandomSnapshots.Snapshot, _ new: RandomSnapshots.Snapshot
    ) -> Int {
        new.sectionIdentifiers.reduce(0) { sum, section in
            let items = new.itemIdentifiers(inSection: section)
            let before =
                old.sectionIdentifiers.contains(section) ? old.itemIdentifiers(inSection: section) : []
            let arriving = items.filter { item in
                !before.contains(item) && old.indexOfItem(item) != nil
            }
            return sum + arriving.count + fewestMoves(before, items)
        }
    }
}
