import CollageTesting
import Testing

private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

/// Section snapshots, outlines, and reordering, as recorded in Documentation/Evidence/DataSourceRules.md.
@MainActor @Suite(.serialized) struct DataSourceSectionSnapshotTests {
    private let shelf = Shelf()

    /// fruit (apple (red), pear), nuts (hazel); fruit is expanded
    private var tree: SectionSnapshot {
        var snapshot = SectionSnapshot()
        snapshot.append(["fruit", "nuts"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["red"], to: "apple")
        snapshot.append(["hazel"], to: "nuts")
        snapshot.expand(["fruit"])
        return snapshot
    }

    // MARK: Applying

    @Test func `the visible items become the section's`() {
        shelf.show(["A": [], "B": ["b1"]])
        shelf.dataSource.apply(tree, to: "A")
        #expect(shelf.dataSource.snapshot().itemIdentifiers(inSection: "A") == ["fruit", "apple", "pear", "nuts"])
        #expect(shelf.collectionView.takeCalls() == ["batch", "insert 0.0 0.1 0.2 0.3"])
        #expect(shelf.shown == ["fruit", "apple", "pear", "nuts", "b1"])
    }

    @Test func `a missing section is created at the end`() {
        shelf.show(["A": ["a1"]])
        shelf.dataSource.apply(tree, to: "B")
        #expect(shelf.dataSource.snapshot().sectionIdentifiers == ["A", "B"])
    }

    @Test func `applying a section snapshot moves its items from other sections`() {
        shelf.show(["A": ["pear", "a1"], "B": []])
        shelf.dataSource.apply(tree, to: "B")
        #expect(shelf.dataSource.snapshot().itemIdentifiers(inSection: "A") == ["a1"])
        #expect(shelf.collectionView.takeCalls().contains("move 0.0 1.2"))
    }

    @Test func `items of other sections' trees are removed from them`() {
        shelf.dataSource.apply(tree, to: "A")
        var other = SectionSnapshot()
        other.append(["pear", "apple"])
        shelf.dataSource.apply(other, to: "B")
        #expect(shelf.dataSource.snapshot(for: "A").visibleItems == ["fruit", "nuts"])
        #expect(!shelf.dataSource.snapshot(for: "A").contains("pear"))
        #expect(shelf.dataSource.snapshot(for: "B").items == ["pear", "apple"])
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["fruit", "nuts", "pear", "apple"])
    }

    @Test func `a section's snapshot is the applied one, its items as roots, or empty`() {
        shelf.show(["A": ["a1", "a2"], "B": []])
        #expect(shelf.dataSource.snapshot(for: "A").rootItems == ["a1", "a2"])
        #expect(shelf.dataSource.snapshot(for: "X").items.isEmpty)
        shelf.dataSource.apply(tree, to: "B")
        var snapshot = shelf.dataSource.snapshot(for: "B")
        #expect(snapshot.items == tree.items)
        snapshot.deleteAll()
        #expect(shelf.dataSource.snapshot(for: "B").items == tree.items)
    }

    @Test func `a later plain apply keeps the tree`() {
        shelf.dataSource.apply(tree, to: "A")
        var snapshot = shelf.dataSource.snapshot()
        snapshot.insertItems(["plum"], afterItem: "apple")
        snapshot.deleteItems(["pear"])
        shelf.dataSource.apply(snapshot)
        let changed = shelf.dataSource.snapshot(for: "A")
        #expect(changed.items == ["fruit", "apple", "red", "plum", "nuts", "hazel"])
        #expect(changed.parent(of: "plum") == "fruit" && changed.isExpanded("fruit"))
    }

    @Test func `a tree is removed with its section`() {
        shelf.dataSource.apply(tree, to: "A")
        var snapshot = shelf.dataSource.snapshot()
        snapshot.deleteAllItems()
        snapshot.appendSections(["A"])
        shelf.dataSource.apply(snapshot)
        #expect(shelf.dataSource.snapshot(for: "A").items.isEmpty)
    }

    @Test func `applying a section in an asynchronous function returns when the update is done`() async {
        await shelf.dataSource.apply(tree, to: "A", animatingDifferences: false)
        #expect(shelf.dataSource.snapshot().numberOfItems == 4)
    }

    // MARK: Outlines

    @Test func `expanding calls shouldExpand, willExpand, and the snapshot handler, and then applies`() {
        shelf.dataSource.apply(tree, to: "A")
        shelf.collectionView.layoutIfNeeded()
        _ = shelf.collectionView.takeCalls()
        var order: [String] = []
        shelf.dataSource.sectionSnapshotHandlers.shouldExpandItem = {
            order.append("should \($0)"); return true
        }
        shelf.dataSource.sectionSnapshotHandlers.willExpandItem = { [shelf] in
            order.append("will \($0), \(shelf.dataSource.snapshot().numberOfItems) items")
        }
        shelf.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { [shelf] item, children in
            order.append("children \(children.items), \(shelf.dataSource.snapshot().numberOfItems) items")
            var children = children
            children.append(["walnut"])
            return children
        }
        shelf.dataSource.toggleOutlineItem(at: [0, 3])
        #expect(order == ["should nuts", "will nuts, 4 items", "children [\"hazel\"], 4 items"])
        #expect(shelf.collectionView.takeCalls() == ["batch", "insert 0.4 0.5"])
        #expect(shelf.shown == ["fruit", "apple", "pear", "nuts", "hazel", "walnut"])
    }

    @Test func `collapsing calls the handlers and applies`() {
        shelf.dataSource.apply(tree, to: "A")
        var order: [String] = []
        shelf.dataSource.sectionSnapshotHandlers.shouldCollapseItem = {
            order.append("should \($0)"); return true
        }
        shelf.dataSource.sectionSnapshotHandlers.willCollapseItem = { [shelf] in
            order.append("will \($0), \(shelf.dataSource.snapshot().numberOfItems) items")
        }
        shelf.dataSource.toggleOutlineItem(at: [0, 0])
        #expect(order == ["should fruit", "will fruit, 4 items"])
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["fruit", "nuts"])
        #expect(shelf.dataSource.snapshot(for: "A").items == tree.items)
    }

    @Test func `a handler can disallow expansion`() {
        shelf.dataSource.apply(tree, to: "A")
        shelf.dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        shelf.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        shelf.dataSource.sectionSnapshotHandlers.willExpandItem = { _ in Issue.record("refused") }
        shelf.dataSource.toggleOutlineItem(at: [0, 0])
        shelf.dataSource.toggleOutlineItem(at: [0, 3])
        #expect(shelf.dataSource.snapshot().numberOfItems == 4)
    }

    @Test func `a section without a tree has nothing to expand`() {
        shelf.show(["A": ["a1"]])
        shelf.dataSource.toggleOutlineItem(at: [0, 0])
        #expect(shelf.collectionView.takeCalls().isEmpty)
    }

    @Test func `cells receive their level after the app's configuration, and are kept when expanded`() {
        shelf.dataSource.apply(tree, to: "A")
        shelf.collectionView.layoutIfNeeded()
        let cells = shelf.collectionView.visibleCells.map { $0 as! ShelfCell }
        #expect(cells.map(\.level) == [0, 1, 1, 0])
        #expect(cells.map(\.configurationState.isExpanded) == [true, false, false, false])
        _ = shelf.takeAsked()
        shelf.dataSource.toggleOutlineItem(at: [0, 1])
        #expect(shelf.takeAsked() == ["red"])
        #expect(cells.map(\.configurationState.isExpanded) == [true, true, false, false])
    }

    // MARK: Reordering

    @Test func `items can be moved only if a handler allows it`() {
        shelf.show(["A": ["a1", "a2"]])
        let collectionView = shelf.collectionView
        #expect(!shelf.dataSource.collectionView(collectionView, canMoveItemAt: [0, 0]))
        shelf.dataSource.reorderingHandlers.canReorderItem = { $0 == "a2" }
        #expect(!shelf.dataSource.collectionView(collectionView, canMoveItemAt: [0, 0]))
        #expect(shelf.dataSource.collectionView(collectionView, canMoveItemAt: [0, 1]))
    }

    @Test func `handlers are called before and after a move changes the snapshot`() {
        shelf.show(["A": ["a1", "a2", "a3"], "B": ["b1"]])
        var order: [String] = []
        shelf.dataSource.reorderingHandlers.willReorder = { [shelf] transaction in
            order.append("will \(shelf.dataSource.snapshot().itemIdentifiers)")
            #expect(transaction.initialSnapshot.itemIdentifiers == ["a1", "a2", "a3", "b1"])
            #expect(transaction.finalSnapshot.itemIdentifiers == ["a2", "a3", "a1", "b1"])
        }
        shelf.dataSource.reorderingHandlers.didReorder = { [shelf] _ in
            order.append("did \(shelf.dataSource.snapshot().itemIdentifiers)")
        }
        shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 0], to: [0, 2])
        #expect(order == [#"will ["a1", "a2", "a3", "b1"]"#, #"did ["a2", "a3", "a1", "b1"]"#])
        #expect(shelf.collectionView.takeCalls().isEmpty)
    }

    @Test func `a transaction infers the move and lists the last changed section first`() {
        shelf.show(["A": ["a1", "a2"], "B": ["b1"], "C": ["c1", "c2"]])
        var transaction: NSDiffableDataSourceTransaction<String, String>?
        shelf.dataSource.reorderingHandlers.didReorder = { transaction = $0 }
        shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 0], to: [2, 1])
        #expect(
            transaction?.difference.map(\.self) == [
                .remove(offset: 0, element: "a1", associatedWith: 3),
                .insert(offset: 3, element: "a1", associatedWith: 0),
            ])
        let sections = transaction?.sectionTransactions
        #expect(sections?.map(\.sectionIdentifier) == ["C", "A"])
        #expect(sections?.map(\.finalSnapshot.items) == [["c1", "a1", "c2"], ["a2"]])
        #expect(sections?.map(\.initialSnapshot.items) == [["c1", "c2"], ["a1", "a2"]])
        #expect(sections?.map(\.difference.count) == [1, 1])
    }

    @Test func `a move within one section is one section's transaction`() {
        shelf.show(["A": ["a1", "a2"], "B": ["b1"]])
        var transaction: NSDiffableDataSourceTransaction<String, String>?
        shelf.dataSource.reorderingHandlers.didReorder = { transaction = $0 }
        shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 1], to: [0, 0])
        #expect(transaction?.sectionTransactions.map(\.sectionIdentifier) == ["A"])
        #expect(transaction?.sectionTransactions.first?.difference.insertions.count == 1)
    }

    @Test func `an item moved within an outline keeps its hidden children`() {
        shelf.dataSource.apply(tree, to: "A")
        shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 1], to: [0, 3])
        let snapshot = shelf.dataSource.snapshot(for: "A")
        #expect(snapshot.visibleItems == ["fruit", "pear", "nuts", "apple"])
        #expect(snapshot.parent(of: "red") == "apple" && snapshot.parent(of: "apple") == nil)
    }

    @Test func `a move to the same position, or of a missing item, does nothing`() {
        shelf.show(["A": ["a1", "a2"]])
        shelf.dataSource.reorderingHandlers.willReorder = { _ in Issue.record("nothing has moved") }
        shelf.dataSource.reorderingHandlers.didReorder = { _ in Issue.record("nothing has moved") }
        shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 1], to: [0, 1])
        shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 2], to: [0, 0])
        #expect(shelf.dataSource.snapshot().itemIdentifiers == ["a1", "a2"])
    }

    @Test func `a move to a missing section raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let shelf = Shelf()
            shelf.show(["A": ["a1", "a2"]])
            shelf.dataSource.collectionView(shelf.collectionView, moveItemAt: [0, 0], to: [1, 0])
        }
        #expect(result.message.contains("Invalid parameter not satisfying: destinationIndexPath"))
    }
}
