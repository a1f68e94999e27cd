// Access to items by identity.

extension CollectionDriver {
    /// Returns the identity of the item at the given index path, or `nil` if there's no such item.
    public func itemIdentity(at path: IndexPath) -> ItemIdentity? { model.item(at: path)?.identity }

    /// Returns the item at the given index path, or `nil` if there's no such item.
    public func item(at path: IndexPath) -> AnyCollectionItem? { model.item(at: path) }

    /// Returns the item with the given identity, or `nil` if there's no such item.
    public func item(_ identity: ItemIdentity) -> AnyCollectionItem? { model.item(identity) }

    /// Returns the index path of the given item, or `nil` if there's no such item.
    public func indexPath(of identity: ItemIdentity) -> IndexPath? { dataSource.indexPath(for: identity) }

    /// Returns the index of the given section, or `nil` if there's no such section.
    public func index(ofSection id: some Hashable & Sendable) -> Int? {
        model.index.sectionPositions[SectionIdentity(id)]
    }

    /// Returns the identities of the items with the given ID, regardless of their types.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public func itemIdentities(withID id: some Hashable & Sendable) -> [ItemIdentity] {
        let id = AnyHashable(id)
        return model.sections.flatMap { $0.items.map(\.identity).filter { $0.id == id } }
    }

    // MARK: Scrolling and selection

    /// Scrolls to an item. Cells on the way are measured, so the final position is exact. A missing item is reported as
    /// an issue.
    ///
    /// - Returns: `true` if the item exists.
    @discardableResult
    public func scrollToItem(
        _ identity: ItemIdentity, at position: UICollectionView.ScrollPosition = [], animated: Bool = true
    ) -> Bool {
        guard let collectionView, let path = known(identity) else { return false }
        collectionView.scrollToItem(at: path, at: position, animated: animated)
        return true
    }

    /// The selected items, in the order of the sections.
    public var selectedItems: [ItemIdentity] {
        (collectionView?.indexPathsForSelectedItems ?? []).compactMap { itemIdentity(at: $0) }
    }

    /// Selects exactly the given items, without notifying delegates. Missing items are reported as issues.
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

    /// A value that describes an item on screen.
    public struct VisibleItem: Hashable, Sendable {
        /// The identity of the item.
        public let item: ItemIdentity
        /// The visible fraction of the item's cell, from 0 to 1.
        public let fraction: CGFloat
        /// The time at which the item's cell appeared on screen, in seconds of `CACurrentMediaTime()`.
        public let since: TimeInterval
    }

    /// The items on screen, in the order of the sections.
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
    /// A description of the sections as a tree, with a line for each section, supplementary view, and item.
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
