// What can be asked and done with items by their identity.

extension CollectionDriver {
    /// The identity of the item at a path; nil if there is none.
    public func itemIdentity(at path: IndexPath) -> ItemIdentity? { model.item(at: path)?.identity }

    /// The item at a path; nil if there is none.
    public func item(at path: IndexPath) -> AnyCollectionItem? { model.item(at: path) }

    /// The item of an identity; nil if there is none.
    public func item(_ identity: ItemIdentity) -> AnyCollectionItem? { model.item(identity) }

    /// The path of an item; nil if there is no such item.
    public func indexPath(of identity: ItemIdentity) -> IndexPath? { dataSource.indexPath(for: identity) }

    /// The index of a section; nil if there is no such section.
    public func index(ofSection id: some Hashable & Sendable) -> Int? {
        model.index.sectionPositions[SectionIdentity(id)]
    }

    /// The items with an id, whatever their types.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public func itemIdentities(withID id: some Hashable & Sendable) -> [ItemIdentity] {
        let id = AnyHashable(id)
        return model.sections.flatMap { $0.items.map(\.identity).filter { $0.id == id } }
    }

    // MARK: Scrolling and selection

    /// Scrolls to an item, exactly: cells on the way there are measured. One that isn't there is reported.
    ///
    /// - Returns: Whether there is such an item.
    @discardableResult
    public func scrollToItem(
        _ identity: ItemIdentity, at position: UICollectionView.ScrollPosition = [], animated: Bool = true
    ) -> Bool {
        guard let collectionView, let path = known(identity) else { return false }
        collectionView.scrollToItem(at: path, at: position, animated: animated)
        return true
    }

    /// The selected items, in order.
    public var selectedItems: [ItemIdentity] {
        (collectionView?.indexPathsForSelectedItems ?? []).compactMap { itemIdentity(at: $0) }
    }

    /// Selects exactly the given items, without telling anybody. Those that aren't there are reported.
    public func setSelectedItems(_ identities: [ItemIdentity], animated: Bool = false) {
        guard let collectionView else { return }
        let paths = Set(identities.compactMap { known($0) })
        for path in collectionView.indexPathsForSelectedItems ?? [] where !paths.contains(path) {
            collectionView.deselectItem(at: path, animated: animated)
        }
        for path in paths.sorted() { collectionView.selectItem(at: path, animated: animated, scrollPosition: []) }
    }

    private func known(_ identity: ItemIdentity) -> IndexPath? {
        let path = indexPath(of: identity)
        if path == nil { report(.unknownItem("\(identity)")) }
        return path
    }

    // MARK: Visibility

    /// An item on screen.
    public struct VisibleItem: Hashable, Sendable {
        /// Which item it is.
        public let item: ItemIdentity
        /// How much of its cell is seen, from 0 to 1.
        public let fraction: CGFloat
        /// Since when the item has had a cell on screen without a break, in the seconds of `CACurrentMediaTime()`.
        public let since: TimeInterval
    }

    /// The items on screen, in order.
    public var visibleItems: [VisibleItem] {
        guard let collectionView else { return [] }
        return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
            guard let identity = itemIdentity(at: path), let cell = collectionView.cellForItem(at: path) else {
                return nil
            }
            let frame = cell.convert(cell.bounds, to: collectionView), area = frame.width * frame.height
            let seen = frame.intersection(collectionView.bounds)
            return VisibleItem(
                item: identity, fraction: area > 0 && !seen.isNull ? seen.width * seen.height / area : 0,
                since: router.displayStart(of: identity))
        }
    }
}

extension CollectionDriver: @preconcurrency CustomDebugStringConvertible {
    /// The sections as a tree, a line for each section, view beside the items and item.
    public var debugDescription: String {
        var lines = ["CollectionDriver: \(model.sections.count) sections, \(model.itemCount) items"]
        for section in model.sections {
            lines.append("- \(section.identity) (\(type(of: section.layout)))")
            lines += section.supplementaries.map { "  * \($0.kind)" }
            lines += section.items.map { "  - \($0.identity)" }
        }
        return lines.joined(separator: "\n")
    }
}
