/// The items of a list in place, for the duration of a closure.
@usableFromInline struct ItemRuns<Item> {
    @usableFromInline let base: UnsafeBufferPointer<Item>
    @usableFromInline let added: UnsafeBufferPointer<Item>
    @usableFromInline let pieces: [ItemList<Item>.Piece]
    @usableFromInline let isWhole: Bool
    @usableFromInline let count: Int

    @inlinable init(
        base: UnsafeBufferPointer<Item>, added: UnsafeBufferPointer<Item>, pieces: [ItemList<Item>.Piece],
        isWhole: Bool, count: Int
    ) {
        self.base = base
        self.added = added
        self.pieces = pieces
        self.isWhole = isWhole
        self.count = count
    }

    /// Returns the items from `position`, which must be valid, to the end of its piece.
    @inlinable func run(from position: Int) -> UnsafeBufferPointer<Item> {
        let (items, start) = piece(at: position)
        return UnsafeBufferPointer(rebasing: items[(position - start)...])
    }

    /// Returns the items before `position` from the start of the preceding item's piece.
    @inlinable func run(upTo position: Int) -> UnsafeBufferPointer<Item> {
        let (items, start) = piece(at: position - 1)
        return UnsafeBufferPointer(rebasing: items[..<(position - start)])
    }

    @inlinable subscript(position: Int) -> Item {
        let (items, start) = piece(at: position)
        return items[position - start]
    }

    /// Returns the piece that contains the item at `position`, and its start.
    @inlinable func piece(at position: Int) -> (items: UnsafeBufferPointer<Item>, start: Int) {
        if isWhole { return (base, 0) }
        let index = ItemList<Item>.pieceIndex(at: position, in: pieces)
        let piece = pieces[index]
        let length = (index + 1 < pieces.count ? pieces[index + 1].start : count) - piece.start
        let items = (piece.isAdded ? added : base)[piece.offset..<piece.offset + length]
        return (UnsafeBufferPointer(rebasing: items), piece.start)
    }
}

extension ItemList {
    @inlinable func withRuns<Result>(_ body: (ItemRuns<Item>) -> Result) -> Result {
        base.withUnsafeBufferPointer { base in
            added.withUnsafeBufferPointer { added in
                body(ItemRuns(base: base, added: added, pieces: pieces, isWhole: isWhole, count: count))
            }
        }
    }
}
