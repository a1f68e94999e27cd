import CollageTesting
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// The rules S1 to S16, as recorded from UIKit (Documentation/Evidence/DataSourceRules.md).
struct SnapshotTests {
    /// A: a1 a2 a3, B: b1 b2
    private var snapshot: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems(["a1", "a2", "a3"], toSection: "A")
        snapshot.appendItems(["b1", "b2"], toSection: "B")
        return snapshot
    }

    // MARK: S1 to S8

    @Test func `a section and an item may have the same identifier`() {
        var snapshot = snapshot
        snapshot.appendItems(["A", "B"], toSection: "B")
        snapshot.appendSections(["a1"])
        #expect(snapshot.sectionIdentifiers == ["A", "B", "a1"])
        #expect(snapshot.itemIdentifiers(inSection: "B") == ["b1", "b2", "A", "B"])
        #expect(snapshot.sectionIdentifier(containingItem: "A") == "B")
    }

    @Test func `deleting all items deletes the sections too`() {
        var snapshot = snapshot
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
        #expect(snapshot.indexOfItem("a1") == nil)
    }

    @Test func `a section whose items are deleted stays`() {
        var snapshot = snapshot
        snapshot.deleteItems(["a1", "a2", "a3"])
        #expect(snapshot.sectionIdentifiers == ["A", "B"])
        #expect(snapshot.numberOfItems(inSection: "A") == 0)
    }

    @Test func `items appended without a section are appended to the last section`() {
        var snapshot = snapshot
        snapshot.appendItems(["c"])
        #expect(snapshot.itemIdentifiers(inSection: "B") == ["b1", "b2", "c"])
    }

    @Test func `appending an item that exists moves it`() {
        var snapshot = snapshot
        snapshot.appendItems(["a1", "b3"], toSection: "B")
        #expect(snapshot.itemIdentifiers == ["a2", "a3", "b1", "b2", "a1", "b3"])
        snapshot.appendItems(["b1"], toSection: "B")
        #expect(snapshot.itemIdentifiers(inSection: "B") == ["b2", "a1", "b3", "b1"])
    }

    @Test func `inserting an item that exists moves it`() {
        var snapshot = snapshot
        snapshot.insertItems(["b2", "a1"], afterItem: "a2")
        #expect(snapshot.itemIdentifiers(inSection: "A") == ["a2", "b2", "a1", "a3"])
        snapshot.insertItems(["a3"], beforeItem: "b1")
        #expect(snapshot.itemIdentifiers(inSection: "B") == ["a3", "b1"])
    }

    @Test func `items and sections move before and after others`() {
        var snapshot = snapshot
        snapshot.moveItem("a1", afterItem: "b1")
        snapshot.moveItem("a3", beforeItem: "a2")
        #expect(snapshot.itemIdentifiers == ["a3", "a2", "b1", "a1", "b2"])
        snapshot.appendSections(["C"])
        snapshot.moveSection("C", beforeSection: "A")
        snapshot.moveSection("A", afterSection: "B")
        #expect(snapshot.sectionIdentifiers == ["C", "B", "A"])
        #expect(snapshot.itemIdentifiers == ["b1", "a1", "b2", "a3", "a2"])
    }

    @Test func `sections are inserted before and after others`() {
        var snapshot = snapshot
        snapshot.insertSections(["X", "Y"], beforeSection: "B")
        snapshot.insertSections(["Z"], afterSection: "B")
        #expect(snapshot.sectionIdentifiers == ["A", "X", "Y", "B", "Z"])
    }

    @Test func `deleting a missing item has no effect`() {
        var snapshot = snapshot
        snapshot.deleteItems(["x", "a1", "x"])
        snapshot.deleteSections(["X", "B", "B"])
        #expect(snapshot.sectionIdentifiers == ["A"] && snapshot.itemIdentifiers == ["a2", "a3"])
    }

    // MARK: S10, S13 to S15

    @Test func `the index of a missing item or section is nil`() {
        #expect(snapshot.indexOfItem("x") == nil && snapshot.indexOfSection("X") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: "x") == nil)
    }

    @Test func `the index of an item counts across sections`() {
        #expect(snapshot.indexOfItem("b2") == 4)
        #expect(snapshot.indexOfSection("B") == 1)
    }

    @Test func `copies keep the marks and are otherwise independent`() {
        var original = snapshot
        original.reloadItems(["a1"])
        var copy = original
        copy.deleteItems(["a2"])
        copy.reconfigureItems(["b1"])
        #expect(copy.reloadedItemIdentifiers == ["a1"])
        #expect(original.itemIdentifiers == snapshot.itemIdentifiers)
        #expect(original.reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `marks are stored once, in the order of the calls`() {
        var snapshot = snapshot
        snapshot.reloadItems(["b1", "a1", "b1"])
        snapshot.reloadItems(["a2", "a1"])
        snapshot.reconfigureItems(["b2", "b2"])
        snapshot.reloadSections(["B", "A", "B"])
        #expect(snapshot.reloadedItemIdentifiers == ["b1", "a1", "a2"])
        #expect(snapshot.reconfiguredItemIdentifiers == ["b2"])
        #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])
    }

    @Test func `a hundred thousand items are looked up one by one`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(Array(0..<1_000))
        for section in 0..<1_000 {
            snapshot.appendItems(Array(section * 100..<section * 100 + 100), toSection: section)
        }
        #expect((0..<100_000).allSatisfy { snapshot.indexOfItem($0) == $0 })
    }
}
