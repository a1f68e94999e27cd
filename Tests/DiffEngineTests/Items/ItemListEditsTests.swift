import Testing

@testable import DiffEngine

struct ItemListEditsTests {
    private typealias Piece = ItemList<Int>.Piece

    private func list(_ items: some Sequence<Int>) -> ItemList<Int> {
        var result = ItemList<Int>()
        result.append(Array(items))
        return result
    }

    /// Items with every second one inserted between two others.
    private func list(of count: Int, pieces pieceCount: Int) -> ItemList<Int> {
        var result = list(0..<count - pieceCount / 2)
        for index in 0..<pieceCount / 2 { result.insert([10_000 + index], at: 2 * index + 1) }
        #expect(result.pieces.count == pieceCount + 1 && result.count == count)
        return result
    }

    @Test func `a list without items is empty`() {
        let empty = ItemList<Int>()
        #expect(empty.count == 0 && empty.elements.isEmpty && empty.isWhole && empty.nextSlot == 0)
    }

    @Test func `an inserted item splits its piece`() {
        var list = list([0, 1, 2, 3])
        list.insert([10, 11], at: 1)
        #expect(list.elements == [0, 10, 11, 1, 2, 3])
        #expect(
            list.pieces == [
                Piece(start: 0, offset: 0, isAdded: false), Piece(start: 1, offset: 0, isAdded: true),
                Piece(start: 3, offset: 1, isAdded: false),
            ])
        list.insert([12], at: 0)
        #expect(list.elements == [12, 0, 10, 11, 1, 2, 3] && list.pieces.count == 4, "between pieces it splits none")
        list.insert([13], at: 7)
        #expect(list.elements == [12, 0, 10, 11, 1, 2, 3, 13] && list.pieces.count == 5)
    }

    @Test func `items that are inserted one after another form one piece`() {
        var list = list([0, 1, 2, 3])
        for item in 10..<20 { list.insert([item], at: item - 8) }
        #expect(list.elements == [0, 1] + Array(10..<20) + [2, 3] && list.pieces.count == 3)
        list.insert([30], at: 4)
        #expect(list.elements.prefix(6) == [0, 1, 10, 11, 30, 12] && list.pieces.count == 5)
        // Behind the items that were inserted before the last one.
        list.insert([31], at: 4)
        #expect(list.elements.prefix(7) == [0, 1, 10, 11, 31, 30, 12] && list.pieces.count == 6)
    }

    @Test func `items that are inserted into an empty list form one piece`() {
        var empty = ItemList<Int>()
        empty.insert([1, 2], at: 0)
        empty.insert([], at: 0)
        #expect(empty.elements == [1, 2] && empty.pieces == [Piece(start: 0, offset: 0, isAdded: true)])
    }

    @Test func `slots are assigned in the order of insertion and are stable`() {
        var list = list([0, 1, 2])
        list.insert([3], at: 0)
        list.insert([4, 5], at: 2)
        #expect(list.elements == [3, 0, 4, 5, 1, 2] && list.nextSlot == 6)
        #expect((0..<6).map { list.position(ofSlot: $0) } == [1, 4, 5, 0, 2, 3])
        #expect((0..<6).map { list.item(atSlot: $0) } == [0, 1, 2, 3, 4, 5])
        list.remove(slots: [1, 4])
        #expect((0..<6).map { list.position(ofSlot: $0) } == [1, nil, 3, 0, nil, 2])
        list.flatten(without: [])
        #expect((0..<6).map { list.position(ofSlot: $0) } == [1, nil, 3, 0, nil, 2])
        #expect((0..<6).map { list.item(atSlot: $0) } == [0, nil, 2, 3, nil, 5], "what was taken out is gone")
        list.renumber()
        #expect(list.nextSlot == 4 && (0..<4).map { list.position(ofSlot: $0) } == [0, 1, 2, 3])
    }

    @Test func `an item is stored at its slot while it's in the list`() {
        var list = list([0, 1, 2])
        list.insert([3], at: 1)
        #expect(list.holds(3, atSlot: 3) && list.holds(0, atSlot: 0))
        #expect(!list.holds(0, atSlot: 3) && !list.holds(4, atSlot: 4))
        list.remove(slots: [0, 3])
        #expect(!list.holds(3, atSlot: 3) && !list.holds(0, atSlot: 0) && list.holds(2, atSlot: 2))
    }

    @Test func `the items of a piece are removed at its beginning, its end, and between`() {
        var list = list(0..<6)
        list.remove(slots: [0])
        #expect(list.elements == [1, 2, 3, 4, 5] && list.pieces.count == 1)
        list.remove(slots: [5])
        #expect(list.elements == [1, 2, 3, 4])
        list.remove(slots: [3])
        #expect(list.elements == [1, 2, 4])
        list.remove(slots: [2, 1, 3])
        #expect(list.elements == [4] && list.brokenInvariant == nil)
        list.remove(slots: [4])
        #expect(list.elements.isEmpty && list.pieces.isEmpty && list.count == 0)
    }

    @Test func `the first items are removed with the pieces that they fill`() {
        var list = list(0..<4)
        list.insert([10, 11], at: 2)
        list.removeFirst(0)
        #expect(list.elements == [0, 1, 10, 11, 2, 3])
        list.removeFirst(1)
        #expect(list.elements == [1, 10, 11, 2, 3] && list.pieces.count == 3 && list.brokenInvariant == nil)
        list.removeFirst(2)
        #expect(list.elements == [11, 2, 3] && list.pieces.count == 2 && list.brokenInvariant == nil)
        list.removeFirst(1)
        #expect(list.elements == [2, 3] && list.pieces.count == 1 && list.brokenInvariant == nil)
        list.removeFirst(2)
        #expect(list.elements.isEmpty && list.count == 0 && list.brokenInvariant == nil)
    }

    @Test func `appended items of at least an eighth of the list are stored in the base`() {
        var short = list([0, 1])
        short.append([2])
        #expect(short.box == nil && short.elements == [0, 1, 2], "one of two")
        var long = list(0..<80)
        long.append(Array(80..<90))
        #expect(long.box == nil && long.count == 90, "an eighth of it")
        long.append(Array(90..<101))
        #expect(long.box == nil)
        long.append(Array(101..<112))
        #expect(long.pieces.count == 2 && long.elements == Array(0..<112), "less than an eighth")
        long.append(Array(112..<129))
        #expect(long.elements == Array(0..<129) && long.pieces.count == 2, "behind others that lie apart")
    }

    @Test func `items appended to a rebuilt list keep its slots correct`() {
        var list = list(0..<10)
        list.remove(slots: [3])
        list.flatten(without: [])
        #expect(!list.offsets.isEmpty)
        list.append([10, 11])
        #expect(list.isWhole && list.elements == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
        #expect((0..<12).map { list.position(ofSlot: $0) } == [0, 1, 2, nil, 3, 4, 5, 6, 7, 8, 9, 10])
        #expect(list.nextSlot == 12)
    }

    @Test func `a list can have thirty-two pieces, and additional ones up to the square root of its count`() {
        #expect([0, 1, 4, 100, 10_000].map(ItemList<Int>.pieceLimit) == [32, 33, 34, 42, 132])
        var list = list(of: 400, pieces: 50)
        list.insert([1], at: 400)
        #expect(list.pieces.count == 52)
        list.insert([2], at: 1)
        #expect(list.isWhole && list.count == 402, "one more is too many")
    }

    @Test func `pieces are merged when removals leave too many of them`() {
        // 1,024 items may have 64 pieces, one less only 63.
        var list = list(of: 1_024, pieces: 62)
        list.remove(slots: [Int32(500)])
        #expect(list.isWhole && list.count == 1_023)
    }

    @Test func `added items are merged with the base when they exceed an eighth of it plus thirty-two`() {
        var list = list(0..<80)
        list.insert(Array(100..<142), at: 40)
        #expect(!list.isWhole)
        list.insert([142], at: 82)
        #expect(list.isWhole && list.elements == Array(0..<40) + Array(100..<143) + Array(40..<80))
    }

    @Test func `many removed items are skipped while all pieces are merged`() {
        var list = list(0..<100)
        list.insert([200, 201, 202], at: 50)
        let leaving = (0..<60).map { Int32($0) } + [101, 101, 5]
        list.remove(slots: leaving)
        #expect(list.isWhole && list.elements == [200, 202] + Array(60..<100))
        list.remove(slots: leaving)
        #expect(list.elements == [200, 202] + Array(60..<100), "those that are gone don't matter")
        list.remove(slots: [100, 60, 102])
        #expect(list.elements == Array(61..<100))
    }

    @Test func `lists are known to be equal if they share the same pieces`() {
        let base = list(0..<100)
        var edited = base
        #expect(edited.isIdentical(to: base))
        edited.insert([200], at: 50)
        let copy = edited
        #expect(copy.isIdentical(to: edited) && !copy.isIdentical(to: base) && !base.isIdentical(to: copy))
        // As many items of the same arrays in another order of pieces.
        var (first, second) = (edited, edited)
        first.remove(slots: [10])
        second.remove(slots: [20])
        #expect(!first.isIdentical(to: second))
        var other = edited
        other.remove(slots: [10])
        #expect(first.isIdentical(to: other), "the same edit of copies")
        #expect(!list(0..<100).isIdentical(to: base), "equal, but in other memory")
    }

    @Test func `lists with different edits aren't considered equal`() {
        let base = list(0..<100)
        var (first, second) = (base, base)
        first.insert([200], at: 50)
        second.insert([201], at: 50)
        #expect(!first.isIdentical(to: second))
        // A list that was broken up has the same contents as its base, but they aren't known to be identical.
        var whole = base
        whole.insert([200], at: 100)
        whole.remove(slots: [100])
        #expect(!whole.isWhole && !whole.isIdentical(to: base) && whole.elements == base.elements)
    }
}
