import LayoutGeometry

/// The items of one section in order: a piece table.
///
/// The items from the list's creation stay in `base`, inserted items are appended to `added`, and the pieces specify
/// which parts of the two form the list. So a list stores an array without copying it, an edit of a copy costs only its
/// own size, and two lists of one origin are compared by the addresses of their parts.
///
/// Each item has a *slot*: a number that identifies it for the lifetime of the list, regardless of insertions and
/// removals around it. An index stores slots; the list finds their current positions.
///
/// Source: J S. Moore's piece tables, as described by C. Crowley, "Data Structures for Text Sequences" (1998).
@usableFromInline struct ItemList<Item> {
    /// A range of consecutive items in one of the two arrays, up to the start of the next piece.
    @usableFromInline struct Piece: Sendable, Equatable {
        /// The position of its first item in the list.
        @usableFromInline var start: Int
        /// The offset of its first item in the array.
        @usableFromInline var offset: Int
        @usableFromInline var isAdded: Bool

        @inlinable init(start: Int, offset: Int, isAdded: Bool) {
            self.start = start
            self.offset = offset
            self.isAdded = isAdded
        }
    }

    /// The edits of the base.
    @usableFromInline struct Edits {
        @usableFromInline var added: [Item] = []
        /// The pieces in order, none of them empty; undefined while `isWhole` is `true`.
        @usableFromInline var pieces: [Piece] = []
        /// Whether the list is the unedited `base`.
        @usableFromInline var isWhole = true
        /// The offset in `base` by slot, -1 for removed items. Empty while slots and offsets are equal. Items in
        /// `added` have the slots after these.
        @usableFromInline var offsets: [Int32] = []

        @inlinable init() {}
    }

    @usableFromInline final class EditsBox: @unchecked Sendable {
        // Only modified while it's uniquely referenced.
        @exclusivity(unchecked) @usableFromInline var edits: Edits

        @inlinable init(_ edits: Edits) { self.edits = edits }
    }

    @usableFromInline var total = 0
    @usableFromInline var base: [Item] = []
    /// `nil` for a list without edits other than appends, which is the most common case: copying thousands of lists
    /// must be fast.
    @usableFromInline var box: EditsBox?

    @inlinable init() {}
}

extension ItemList: Sendable where Item: Sendable {}

// MARK: - Storage

extension ItemList {
    @inlinable var edits: Edits {
        get { box?.edits ?? Edits() }
        _modify {
            var own = box.take() ?? EditsBox(Edits())
            if !isKnownUniquelyReferenced(&own) { own = EditsBox(own.edits) }
            box = own
            yield &own.edits
        }
    }

    @inlinable var added: [Item] {
        get { box?.edits.added ?? [] }
        _modify { yield &edits.added }
    }

    @inlinable var pieces: [Piece] {
        get { box?.edits.pieces ?? [] }
        _modify { yield &edits.pieces }
    }

    @inlinable var isWhole: Bool {
        get { box?.edits.isWhole ?? true }
        _modify { yield &edits.isWhole }
    }

    @inlinable var offsets: [Int32] {
        get { box?.edits.offsets ?? [] }
        _modify { yield &edits.offsets }
    }
}

// MARK: - Questions

extension ItemList {
    @inlinable var count: Int { total }

    /// Returns the item at `position`.
    /// - Complexity: O(log *p*) for *p* pieces; O(1) for a list without edits.
    @inlinable subscript(position: Int) -> Item {
        if isWhole { return base[position] }
        let piece = pieces[pieceIndex(at: position)]
        let offset = piece.offset + position - piece.start
        return piece.isAdded ? added[offset] : base[offset]
    }

    /// The items in order.
    /// - Complexity: O(1) for a list without edits, O(*n*) otherwise.
    @inlinable var elements: [Item] {
        if isWhole { return base }
        var result: [Item] = []
        result.reserveCapacity(count)
        appendElements(to: &result)
        return result
    }

    /// Appends the items to `result`.
    @inlinable func appendElements(to result: inout [Item]) {
        if isWhole { return result.append(contentsOf: base) }
        for index in pieces.indices {
            let piece = pieces[index]
            let range = piece.offset..<piece.offset + length(ofPieceAt: index)
            result.append(contentsOf: (piece.isAdded ? added : base)[range])
        }
    }

    /// The slot of the next new item.
    @inlinable var nextSlot: Int { firstAddedSlot + added.count }

    @inlinable var firstAddedSlot: Int { offsets.isEmpty ? base.count : offsets.count }

    /// Returns the item with a slot, even if it was removed from the list; `nil` if it isn't stored anymore.
    @inlinable func item(atSlot slot: Int) -> Item? {
        let first = firstAddedSlot
        if slot >= first { return added[slot - first] }
        if offsets.isEmpty { return base[slot] }
        let offset = Int(offsets[slot])
        return offset < 0 ? nil : base[offset]
    }

    /// Returns the position of the item with a slot, or `nil` if it was removed.
    /// - Complexity: O(*p*) for *p* pieces.
    @inlinable func position(ofSlot slot: Int) -> Int? {
        guard box != nil else { return slot }
        let first = firstAddedSlot
        let isAdded = slot >= first
        let offset = isAdded ? slot - first : offsets.isEmpty ? slot : Int(offsets[slot])
        if offset < 0 { return nil }
        if isWhole { return offset }
        for index in pieces.indices where pieces[index].isAdded == isAdded {
            let piece = pieces[index]
            if offset >= piece.offset, offset - piece.offset < length(ofPieceAt: index) {
                return piece.start + offset - piece.offset
            }
        }
        return nil
    }

    /// Returns the index of the piece that contains the item at `position`; the number of pieces at the end.
    @inlinable func pieceIndex(at position: Int) -> Int {
        position == count ? pieces.count : Self.pieceIndex(at: position, in: pieces)
    }

    /// Returns the last piece that begins at or before `position`.
    @inlinable static func pieceIndex(at position: Int, in pieces: [Piece]) -> Int {
        max((0..<pieces.count).partitioningIndex { pieces[$0].start > position } - 1, 0)
    }

    @inlinable func length(ofPieceAt index: Int) -> Int {
        (index + 1 < pieces.count ? pieces[index + 1].start : count) - pieces[index].start
    }
}

// MARK: - Comparison

extension ItemList {
    /// Returns whether both lists share their storage, so that they are known to be equal.
    @inlinable func isIdentical(to other: ItemList) -> Bool {
        guard count == other.count, base.sharesStorage(with: other.base) else { return false }
        if box === other.box { return true }
        return isWhole && other.isWhole
            || !isWhole && !other.isWhole && added.sharesStorage(with: other.added) && pieces == other.pieces
    }
}
