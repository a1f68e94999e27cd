import CollageTesting
import Testing

/// An optimized build doesn't check items when they're appended, but when the snapshot is queried or applied.
@MainActor @Suite(.serialized) struct UncheckedSnapshotTests {
    private let shelf = Shelf()

    /// A snapshot as an optimized build appends to it.
    nonisolated private static func snapshot(
        appending appends: KeyValuePairs<String, [String]>
    ) -> ShelfSnapshot {
        var snapshot = ShelfSnapshot()
        for (section, items) in appends {
            if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
            do { try snapshot.stored.appendItems(items, to: section) } catch { Issue.record(error) }
        }
        return snapshot
    }

    @Test func `items that are appended again have moved when the snapshot is queried`() {
        let snapshot = Self.snapshot(appending: ["A": ["a", "b"], "B": ["b", "c"], "A": ["d", "c"]])
        #expect(!snapshot.stored.isSettled)
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.itemIdentifiers == ["a", "d", "c", "b"])
        #expect(snapshot.indexOfItem("b") == 3 && snapshot.sectionIdentifier(containingItem: "c") == "A")
    }

    @Test func `items that are appended again have moved when the snapshot is edited`() {
        var snapshot = Self.snapshot(appending: ["A": ["a", "b"], "B": ["b"]])
        snapshot.deleteItems(["a"])
        snapshot.insertItems(["c"], beforeItem: "b")
        #expect(snapshot.itemIdentifiers(inSection: "A").isEmpty)
        #expect(snapshot.itemIdentifiers(inSection: "B") == ["c", "b"])
    }

    @Test func `items that are appended again have moved when the snapshot is applied`() {
        for first in [["A": ["a"]], ["A": ["b", "x"], "B": ["a"]]] as [KeyValuePairs<String, [String]>] {
            shelf.show(first)
            shelf.dataSource.apply(Self.snapshot(appending: ["A": ["a", "b"], "B": ["b"]]))
            #expect(shelf.dataSource.snapshot().itemIdentifiers(inSection: "B") == ["b"])
            #expect(shelf.dataSource.indexPath(for: "b") == IndexPath(item: 0, section: 1))
            _ = shelf.takeAsked()
            #expect(shelf.shown == ["a", "b"])
        }
    }

    @Test func `items that are appended again have moved when a snapshot is applied to a section with a tree`() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["c"], to: "a")
        shelf.dataSource.apply(tree, to: "A", animatingDifferences: false)
        shelf.dataSource.apply(Self.snapshot(appending: ["A": ["a", "b"], "B": ["b"]]))
        #expect(shelf.dataSource.snapshot(for: "A").items == ["a", "c"])
        #expect(shelf.dataSource.snapshot().itemIdentifiers(inSection: "B") == ["b"])
    }

    @Test func `a snapshot of distinct items is settled when it's applied, without using the index`() {
        shelf.show(["A": ["a", "b", "c"]])
        let snapshot = Self.snapshot(appending: ["A": ["a", "c", "d"]])
        shelf.dataSource.apply(snapshot)
        #expect(snapshot.stored.isSettled)
        #expect(shelf.takeAsked() == ["d"])
    }

    @Test func `a repeated item raises an exception when the snapshot is queried`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot(appending: ["A": ["a"], "B": ["b", "c", "b"]]).numberOfItems
        }
        #expect(result.message.contains("supplied item identifiers are not unique. Duplicate identifiers: {( b )}"))
    }

    @Test func `a repeated item raises an exception when the snapshot is applied`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = Shelf()
                shelf.show(["A": ["a"]])
                shelf.dataSource.apply(Self.snapshot(appending: ["A": ["a", "b", "b"]]))
            }
        }
        #expect(result.message.contains("supplied item identifiers are not unique. Duplicate identifiers: {( b )}"))
    }

    // MARK: Marks

    @Test func `items that are appended again can be marked`() {
        var snapshot = Self.snapshot(appending: ["A": ["a", "b"], "B": ["b", "c"], "A": ["d", "c"]])
        snapshot.reloadItems(["c", "b"])
        #expect(snapshot.reloadedItemIdentifiers == ["c", "b"] && snapshot.stored.isSettled)
        snapshot = Self.snapshot(appending: ["A": ["a", "b"], "B": ["b", "c"], "A": ["d", "c"]])
        snapshot.reconfigureItems(["b", "d"])
        #expect(snapshot.reconfiguredItemIdentifiers == ["b", "d"] && snapshot.stored.isSettled)
        #expect(snapshot.itemIdentifiers == ["a", "d", "c", "b"])
    }

    @Test func `a repeated item raises an exception when another is reloaded`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot(appending: ["A": ["a", "b", "b"]])
            snapshot.reloadItems(["a"])
        }
        #expect(result.message.contains("supplied item identifiers are not unique. Duplicate identifiers: {( b )}"))
    }

    @Test func `a repeated item raises an exception when another is reconfigured`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot(appending: ["A": ["a", "b", "b"]])
            snapshot.reconfigureItems(["a"])
        }
        #expect(result.message.contains("supplied item identifiers are not unique. Duplicate identifiers: {( b )}"))
    }
}
