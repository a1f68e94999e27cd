import CollageTesting
import Testing

private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

/// The rules T1 to T11, as recorded from UIKit (Documentation/Evidence/DataSourceRules.md).
struct SectionSnapshotTests {
    // MARK: T1, T2

    @Test func `items are listed depth first`() {
        let snapshot = Self.snapshot
        #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "nuts", "hazel"])
        #expect(snapshot.rootItems == ["fruit", "nuts"])
    }

    @Test func `inserting after an item inserts after its subtree`() {
        var snapshot = Self.snapshot
        snapshot.insert(["plum"], after: "apple")
        snapshot.insert(["bread"], after: "fruit")
        snapshot.insert(["first"], before: "fruit")
        #expect(
            snapshot.items
                == ["first", "fruit", "apple", "red", "green", "plum", "pear", "bread", "nuts", "hazel"])
        #expect(snapshot.parent(of: "plum") == "fruit" && snapshot.parent(of: "bread") == nil)
    }

    @Test func `inserting an empty list does nothing, regardless of the destination`() {
        var snapshot = Self.snapshot
        snapshot.append([], to: "nowhere")
        snapshot.insert([], before: "nowhere")
        snapshot.insert(SectionSnapshot(), after: "nowhere")
        #expect(snapshot.items == Self.snapshot.items)
    }

    // MARK: T4 to T7

    @Test func `deleting an item also deletes its children and its expansion state`() {
        var snapshot = Self.snapshot
        snapshot.expand(["fruit", "apple"])
        snapshot.delete(["apple", "nuts", "apple"])
        #expect(snapshot.items == ["fruit", "pear"])
        snapshot.append(["apple"], to: "fruit")
        #expect(snapshot.expandedItems == ["fruit"])
    }

    @Test func `expanding ignores missing items and accepts leaves`() {
        var snapshot = Self.snapshot
        snapshot.expand(["nowhere", "pear", "fruit"])
        #expect(snapshot.isExpanded("pear") && snapshot.isExpanded("fruit"))
        snapshot.collapse(["nowhere", "pear"])
        #expect(!snapshot.isExpanded("pear"))
    }

    @Test func `an item is visible if all its ancestors are expanded`() {
        var snapshot = Self.snapshot
        #expect(snapshot.visibleItems == ["fruit", "nuts"])
        snapshot.expand(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "nuts"])
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
        #expect(snapshot.isVisible("red") && !snapshot.isVisible("hazel"))
        #expect(snapshot.expandedItems == ["fruit", "apple"])
    }

    @Test func `a part of a snapshot keeps its expansion`() {
        var snapshot = Self.snapshot
        snapshot.expand(["apple"])
        let children = snapshot.snapshot(of: "fruit")
        #expect(children.items == ["apple", "red", "green", "pear"])
        #expect(children.visibleItems == ["apple", "red", "green", "pear"])
        #expect(snapshot.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    }

    @Test func `replacement children keep their expansion state`() {
        var other = SectionSnapshot()
        other.append(["cherry"])
        other.append(["sour"], to: "cherry")
        other.expand(["cherry"])
        var snapshot = Self.snapshot
        snapshot.replace(childrenOf: "fruit", using: other)
        #expect(snapshot.items == ["fruit", "cherry", "sour", "nuts", "hazel"])
        #expect(snapshot.isExpanded("cherry") && snapshot.level(of: "sour") == 2)
    }

    @Test func `inserted snapshots keep their expansion state`() {
        var other = SectionSnapshot()
        other.append(["cherry"])
        other.append(["sour"], to: "cherry")
        other.expand(["cherry"])
        var snapshot = Self.snapshot
        snapshot.insert(other, after: "apple")
        #expect(
            snapshot.items == ["fruit", "apple", "red", "green", "cherry", "sour", "pear", "nuts", "hazel"])
        #expect(snapshot.isExpanded("cherry") && snapshot.parent(of: "cherry") == "fruit")
        snapshot = Self.snapshot
        snapshot.insert(other, before: "fruit")
        #expect(snapshot.rootItems == ["cherry", "fruit", "nuts"])
    }

    // MARK: T9 to T11

    @Test func `levels, parents, and indexes are returned`() {
        let snapshot = Self.snapshot
        #expect(snapshot.level(of: "fruit") == 0 && snapshot.level(of: "red") == 2)
        #expect(snapshot.parent(of: "fruit") == nil && snapshot.parent(of: "red") == "apple")
        #expect(snapshot.index(of: "green") == 3)
        #expect(!snapshot.contains("nowhere") && snapshot.index(of: "nowhere") == nil)
    }

    @Test func `the description shows levels, expansion and visibility`() {
        var snapshot = Self.snapshot
        snapshot.expand(["fruit"])
        #expect(
            snapshot.visualDescription() == """
                <NSDiffableDataSourceSectionSnapshot:
                +*fruit
                  -*apple
                    - red
                    - green
                  -*pear
                -*nuts
                  - hazel
                >
                """)
    }

    @Test func `a copy has the same tree and is independent`() {
        var original = Self.snapshot
        original.expand(["fruit"])
        var copy = SectionSnapshot(original)
        #expect(copy.outline.hasSameElements(as: original.outline))
        copy.collapse(["fruit"])
        #expect(!copy.outline.hasSameElements(as: original.outline))
        copy = original
        copy.delete(["pear"])
        #expect(original.contains("pear"))
    }

    // MARK: T3, T4, T9: misuse

    @Test func `existing or repeated items raise an exception that lists them`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.append(["new", "pear", "twice", "twice"])
        }
        #expect(
            result.message.contains(
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {( pear, twice )}"))
    }

    @Test func `deleting an unknown item raises an exception that names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.delete(["pear", "nowhere"])
        }
        #expect(result.message.contains("Failed to find index of item nowhere"))
    }

    @Test func `querying whether an unknown item is expanded raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot.isExpanded("nowhere")
        }
        #expect(result.message.contains("Item identifier does not exist in section snapshot: nowhere"))
    }

    @Test func `querying whether an unknown item is visible raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot.isVisible("nowhere")
        }
        #expect(result.message.contains("Item identifier does not exist in section snapshot: nowhere"))
    }

    @Test func `querying the level of an unknown item raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot.level(of: "nowhere")
        }
        #expect(result.message.contains("Item identifier does not exist in section snapshot: nowhere"))
    }

    @Test func `querying the parent of an unknown item raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot.parent(of: "nowhere")
        }
        #expect(result.message.contains("Child item identifier does not exist in section snapshot: nowhere"))
    }

    @Test func `an unknown destination raises an exception that describes it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.append(["new"], to: "nowhere")
        }
        #expect(result.message.contains("Parent item identifier does not exist in section snapshot: nowhere"))
    }

    /// fruit (apple (red, green), pear), nuts (hazel); nothing expanded
    private static var snapshot: SectionSnapshot {
        var snapshot = SectionSnapshot()
        snapshot.append(["fruit", "nuts"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["red", "green"], to: "apple")
        snapshot.append(["hazel"], to: "nuts")
        return snapshot
    }
}
