import Testing

@testable import DiffEngine

struct IndexBoxTests {
    private final class Witness {}

    @Test func `a new box has no cached values`() {
        let box = IndexBox<Int>()
        #expect(box.isFresh && !box.isSettled)
        #expect(box.knownIndex == nil && box.knownItems == nil)
        #expect(box.knownResolution(as: Int.self) == nil)
        let found: Int? = [].withUnsafeBufferPointer { box.withFinder(in: $0) { _ in 1 } }
        #expect(found == nil)
    }

    @Test func `a box with cached values isn't new`() {
        let settled = IndexBox<Int>(), indexed = IndexBox<Int>(), listed = IndexBox<Int>()
        settled.settle()
        indexed.store(ItemIndex(capacity: 0))
        _ = listed.store([1])
        #expect(!settled.isFresh && settled.isSettled)
        #expect(!indexed.isFresh && !indexed.isSettled && indexed.knownIndex?.value != nil)
        #expect(!listed.isFresh && !listed.isSettled && listed.knownItems == [1])
    }

    @Test func `the first cached result is returned to all callers`() {
        let box = IndexBox<Int>()
        let (first, second) = (box.store([1, 2]), box.store([3, 4]))
        #expect(first == [1, 2] && second == [1, 2] && box.knownItems == [1, 2])
        box.store(resolution: "first")
        box.store(resolution: "second")
        #expect(box.knownResolution(as: String.self) == "first")
        #expect(box.store(nil).value == nil && box.store(ItemIndex(capacity: 0)).value == nil)
    }

    @Test func `a search for no items isn't started`() {
        let box = IndexBox<Int>()
        // Items that are here twice have no index.
        box.store(nil)
        let found: Int? = [].withUnsafeBufferPointer { box.withFinder(in: $0) { _ in 1 } }
        #expect(found == nil)
    }

    @Test func `a box releases its cached objects when it's deallocated, and refused objects immediately`() {
        weak var kept: Witness?
        weak var refused: Witness?
        var box: IndexBox<Int>? = IndexBox()
        do {
            let (first, second) = (Witness(), Witness())
            (kept, refused) = (first, second)
            box?.store(resolution: [first])
            box?.store(resolution: [second])
        }
        #expect(kept != nil && refused == nil)
        box = nil
        #expect(kept == nil)
    }

    @Test func `indexes and lists of items are released with their box`() {
        struct Item: Hashable {
            let witness: Witness
            static func == (left: Item, right: Item) -> Bool { left.witness === right.witness }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(witness)) }
        }
        weak var item: Witness?
        weak var table: LocationTable?
        do {
            let box = IndexBox<Item>()
            let (witness, index) = (Witness(), ItemIndex<Item>(capacity: 0))
            (item, table) = (witness, index.shared.table)
            _ = box.store([Item(witness: witness)])
            box.store(index)
        }
        #expect(item == nil && table == nil)
    }
}
