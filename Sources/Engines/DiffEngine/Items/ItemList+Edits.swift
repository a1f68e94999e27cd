extension ItemList {
    /// Appends items, which get the next slots.
    /// - Complexity: O(*k*) for *k* items, amortized; O(1) if the list is empty, because it stores the array.
    @inlinable mutating func append(_ items: [Item]) {
        guard !items.isEmpty else { return }
        if count == 0, nextSlot == 0 {
            base = items
            total = items.count
        } else if isWhole, added.isEmpty, items.count >= base.count / Self.growth {
            if !offsets.isEmpty {
                offsets.append(contentsOf: Int32(base.count)..<Int32(base.count + items.count))
            }
            base.append(contentsOf: items)
            total += items.count
        } else {
            // The base may be shared, and would be copied.
            insert(items, at: count)
        }
    }

    /// Inserts items, the first one at `position`. They get the next slots.
    /// - Complexity: O(*k* + *p*) for *k* items and *p* pieces, amortized.
    @inlinable mutating func insert(_ items: [Item], at position: Int) {
        guard !items.isEmpty else { return }
        breakUp()
        let offset = added.count
        added.append(contentsOf: items)
        var index = pieceIndex(at: position)
        if index < pieces.count, pieces[index].start < position {
            split(pieceAt: index, at: position)
            index += 1
        }
        for later in index..<pieces.count { pieces[later].start += items.count }
        total += items.count
        // An insertion directly after the previous one extends its piece.
        let continues =
            index > 0 && pieces[index - 1].isAdded
            && pieces[index - 1].offset + position - pieces[index - 1].start == offset
        if !continues { pieces.insert(Piece(start: position, offset: offset, isAdded: true), at: index) }
        mergePieces()
    }

    /// Removes the items with the given slots. Ignores slots of removed items.
    /// - Complexity: O(*k* · *p*) for *k* items and *p* pieces while there are few, O(*n*) in the worst case.
    @inlinable mutating func remove(slots: [Int32]) {
        if pieces.count + slots.count <= Self.pieceLimit(count) {
            for slot in slots {
                guard let position = position(ofSlot: Int(slot)) else { continue }
                removeItem(at: position)
            }
            mergePieces()
        } else {
            flatten(without: slots)
        }
    }

    /// Removes the first `number` items.
    /// - Complexity: O(*p*) for *p* pieces.
    @inlinable mutating func removeFirst(_ number: Int) {
        guard number > 0 else { return }
        breakUp()
        let index = pieceIndex(at: number)
        if index < pieces.count {
            pieces[index].offset += number - pieces[index].start
            pieces[index].start = number
        }
        pieces.removeFirst(index)
        for later in pieces.indices { pieces[later].start -= number }
        total -= number
    }

    @inlinable mutating func removeItem(at position: Int) {
        breakUp()
        var index = pieceIndex(at: position)
        if pieces[index].start < position {
            split(pieceAt: index, at: position)
            index += 1
        }
        if length(ofPieceAt: index) == 1 {
            pieces.remove(at: index)
        } else {
            pieces[index].offset += 1
            index += 1
        }
        for later in index..<pieces.count { pieces[later].start -= 1 }
        total -= 1
    }

    /// Creates the pieces of an unedited list.
    @inlinable mutating func breakUp() {
        guard isWhole else { return }
        isWhole = false
        pieces = base.isEmpty ? [] : [Piece(start: 0, offset: 0, isAdded: false)]
    }

    @inlinable mutating func split(pieceAt index: Int, at position: Int) {
        let piece = pieces[index]
        pieces.insert(
            Piece(start: position, offset: piece.offset + position - piece.start, isAdded: piece.isAdded),
            at: index + 1)
    }

    /// Merges the pieces if there are many, or if there are many added items.
    @inlinable mutating func mergePieces() {
        if pieces.count > Self.pieceLimit(count) || added.count > 32 + base.count / Self.growth { flatten(without: []) }
    }

    /// Merges all pieces. The slots don't change.
    /// - Complexity: O(*n*).
    @inlinable mutating func flatten(without removed: [Int32]) {
        breakUp()
        if removed.isEmpty, offsets.isEmpty, isBaseAndAdded {
            base.append(contentsOf: added)
            box = nil
            return
        }
        let first = firstAddedSlot
        // The new offsets of the items of the base and the added ones, -1 for removed items.
        var destinations = [Int32](repeating: -1, count: base.count + added.count)
        for index in pieces.indices {
            let piece = pieces[index]
            let offset = piece.isAdded ? base.count + piece.offset : piece.offset
            for distance in 0..<length(ofPieceAt: index) { destinations[offset + distance] = 0 }
        }
        for slot in removed {
            let slot = Int(slot)
            let offset = slot >= first ? base.count + slot - first : offsets.isEmpty ? slot : Int(offsets[slot])
            if offset >= 0 { destinations[offset] = -1 }
        }
        var result: [Item] = []
        result.reserveCapacity(count)
        for index in pieces.indices {
            let piece = pieces[index]
            let mark = piece.isAdded ? base.count : 0
            for offset in piece.offset..<piece.offset + length(ofPieceAt: index) where destinations[mark + offset] >= 0
            {
                destinations[mark + offset] = Int32(result.count)
                result.append(piece.isAdded ? added[offset] : base[offset])
            }
        }
        if offsets.isEmpty {
            offsets = destinations
        } else {
            for slot in offsets.indices where offsets[slot] >= 0 { offsets[slot] = destinations[Int(offsets[slot])] }
            offsets.append(contentsOf: destinations[base.count...])
        }
        base = result
        added = []
        pieces = []
        total = result.count
        isWhole = true
    }

    /// Whether items were only appended.
    @inlinable var isBaseAndAdded: Bool {
        count == base.count + added.count
            && (base.isEmpty
                ? pieces == [Piece(start: 0, offset: 0, isAdded: true)]
                : pieces == [
                    Piece(start: 0, offset: 0, isAdded: false), Piece(start: base.count, offset: 0, isAdded: true),
                ])
    }

    /// Merges all pieces and gives the items the slots 0, 1, 2 …
    @inlinable mutating func renumber() {
        base = elements
        box = nil
    }

    /// The divisor of the number of items in the base that limits the number of added items before they are merged.
    @inlinable static var growth: Int { 8 }

    @inlinable static func pieceLimit(_ count: Int) -> Int { 32 + Int(Double(count).squareRoot()) }
}
