import Synchronization

/// The values of a collection that are computed on demand and shared by its copies.
///
/// A box belongs to one state of a collection: an edit uses another box, with the index of this one if it isn't shared.
/// Any thread can query it; if two compute a value at the same time, one result is discarded.
@usableFromInline final class IndexBox<Item: Hashable>: @unchecked Sendable {
    /// A value that is only modified while it's uniquely referenced.
    @usableFromInline final class Contents<Value>: @unchecked Sendable {
        @exclusivity(unchecked) @usableFromInline var value: Value

        @inlinable init(_ value: Value) { self.value = value }
    }

    // Each points to an object that the box retains.
    @usableFromInline let index = Atomic<UnsafeRawPointer?>(nil)
    @usableFromInline let items = Atomic<UnsafeRawPointer?>(nil)
    /// The settled form of a collection in which appended items were already present.
    @usableFromInline let resolution = Atomic<UnsafeRawPointer?>(nil)
    @usableFromInline let settled = Atomic(false)

    @inlinable init() {}

    deinit {
        index.release()
        items.release()
        resolution.release()
    }

    /// The index, if it has been computed.
    @inlinable var knownIndex: Contents<ItemIndex<Item>?>? {
        index.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Calls `body` with a finder for items of these lists, if their index is computed and valid.
    @inlinable func withFinder<Result>(
        in lists: UnsafeBufferPointer<ItemList<Item>>, _ body: (ItemFinder<Item>) -> Result
    ) -> Result? {
        guard let pointer = index.load(ordering: .acquiring) else { return nil }
        let finder = Unmanaged<Contents<ItemIndex<Item>?>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { contents in
            contents.value.map { ItemFinder($0, in: lists) }
        }
        return finder.map(body)
    }

    /// The items of all sections in order, if they have been computed.
    @inlinable var knownItems: [Item]? {
        items.load(ordering: .acquiring).map { Unmanaged<Contents<[Item]>>.fromOpaque($0).takeUnretainedValue().value }
    }

    /// Whether the appended items are known to be distinct.
    @inlinable var isSettled: Bool { settled.load(ordering: .acquiring) }

    /// Whether nothing has been computed yet.
    @inlinable var isFresh: Bool {
        !isSettled && index.load(ordering: .relaxed) == nil && items.load(ordering: .relaxed) == nil
            && resolution.load(ordering: .relaxed) == nil
    }

    @inlinable func settle() { settled.store(true, ordering: .releasing) }

    @inlinable @discardableResult
    func store(_ index: ItemIndex<Item>?) -> Contents<ItemIndex<Item>?> {
        self.index.keep(Contents(index))
    }

    @inlinable func store(_ items: [Item]) -> [Item] { self.items.keep(Contents(items)).value }

    @inlinable func knownResolution<Collection>(as type: Collection.Type) -> Collection? {
        resolution.load(ordering: .acquiring).map {
            Unmanaged<Contents<Collection>>.fromOpaque($0).takeUnretainedValue().value
        }
    }

    @inlinable func store<Collection>(resolution: Collection) {
        _ = self.resolution.keep(Contents(resolution))
    }
}
