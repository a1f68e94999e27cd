import Synchronization

/// What is found out about a collection when it is first asked for, and shared by its copies.
///
/// A box belongs to one state of a collection: an edit takes another box, and the index of this one if nobody else has
/// it. Any thread may ask; if two do at once, one's result is thrown away.
@usableFromInline final class IndexBox<Item: Hashable>: @unchecked Sendable {
    /// A value that is only changed by who knows that nobody else can see it.
    @usableFromInline final class Contents<Value>: @unchecked Sendable {
        @exclusivity(unchecked) @usableFromInline var value: Value

        @inlinable init(_ value: Value) { self.value = value }
    }

    // Each to an object that the box has retained.
    @usableFromInline let index = Atomic<UnsafeRawPointer?>(nil)
    @usableFromInline let items = Atomic<UnsafeRawPointer?>(nil)
    /// What settling has made of a collection whose items were named again.
    @usableFromInline let resolution = Atomic<UnsafeRawPointer?>(nil)
    @usableFromInline let settled = Atomic(false)

    @inlinable init() {}

    deinit {
        index.letGo()
        items.letGo()
        resolution.letGo()
    }

    /// The index, if anybody has asked for it.
    @inlinable var knownIndex: Contents<ItemIndex<Item>?>? {
        index.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Has `body` look for items of these lists, whose index is known and valid.
    @inlinable func withFinder<Result>(
        in lists: UnsafeBufferPointer<ItemList<Item>>, _ body: (ItemFinder<Item>) -> Result
    ) -> Result? {
        guard let pointer = index.load(ordering: .acquiring) else { return nil }
        let finder = Unmanaged<Contents<ItemIndex<Item>?>>.fromOpaque(pointer)._withUnsafeGuaranteedRef { contents in
            contents.value.map { ItemFinder($0, in: lists) }
        }
        return finder.map(body)
    }

    /// The items of all sections in order, if anybody has asked for them.
    @inlinable var knownItems: [Item]? {
        items.load(ordering: .acquiring).map { Unmanaged<Contents<[Item]>>.fromOpaque($0).takeUnretainedValue().value }
    }

    /// Whether it was found out that what was appended is distinct.
    @inlinable var isSettled: Bool { settled.load(ordering: .acquiring) }

    /// Whether nothing was found out yet.
    @inlinable var isFresh: Bool {
        !isSettled && index.load(ordering: .relaxed) == nil && items.load(ordering: .relaxed) == nil
            && resolution.load(ordering: .relaxed) == nil
    }

    @inlinable func settle() { settled.store(true, ordering: .releasing) }

    @inlinable @discardableResult
    func remember(_ index: ItemIndex<Item>?) -> Contents<ItemIndex<Item>?> {
        self.index.keep(Contents(index))
    }

    @inlinable func remember(_ items: [Item]) -> [Item] { self.items.keep(Contents(items)).value }

    @inlinable func knownResolution<Collection>(as type: Collection.Type) -> Collection? {
        resolution.load(ordering: .acquiring).map {
            Unmanaged<Contents<Collection>>.fromOpaque($0).takeUnretainedValue().value
        }
    }

    @inlinable func remember<Collection>(resolution: Collection) {
        _ = self.resolution.keep(Contents(resolution))
    }
}
