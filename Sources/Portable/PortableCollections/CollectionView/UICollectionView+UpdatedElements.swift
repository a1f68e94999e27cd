import DiffEngine

// The old and new elements of updates, and their views.

extension UICollectionView {
    /// Sets the functions of a transaction that return the old positions of elements.
    func setOrigins(
        of transaction: UpdateTransaction, with map: UpdateMap,
        from nearby: [ElementKey: UICollectionViewLayoutAttributes]
    ) {
        let firstPath = placed.keys.lazy.filter { $0.category == .cell }.map(\.indexPath).min()
        let isItems = { [placingLayout] in UICollectionView.movesWithItem($0, in: placingLayout) }
        transaction.newPath = { [unowned self] in element($0, after: map, ofReloads: true) }
        transaction.oldPath = { element in
            let path = element.indexPath
            guard path.count == 2, path.item != Int.max else { return element }
            var result = element
            if isItems(element) {
                guard let old = map.path(before: path) else { return nil }
                result.indexPath = old
            } else {
                guard let section = map.section(before: path.section) else { return nil }
                result.indexPath = IndexPath(item: path.item, section: section)
            }
            return result
        }
        transaction.origin = { [unowned transaction, weak self] element in
            guard let old = transaction.oldPath(element) else { return nil }
            if let known = transaction.oldAttributes[old] ?? nearby[old] { return known }
            guard let self, let firstPath, element.category == .cell else { return nil }
            return farAttributes(of: element, before: old.indexPath < firstPath)
        }
    }

    /// Returns the attributes of elements without a view up to a screen away, by path; empty if the layout isn't
    /// prepared.
    func attributesNearby() -> [ElementKey: UICollectionViewLayoutAttributes] {
        guard !layoutStorage.needsPreparation else { return [:] }
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var result: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in attributes(in: area) where placed[attributes.element]?.placement.attributes == nil {
            result[attributes.element] = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        return result
    }

    /// Returns the initial attributes of an item from further than a screen away: a screen before or after its
    /// position.
    private func farAttributes(of element: ElementKey, before: Bool) -> UICollectionViewLayoutAttributes? {
        guard let attributes = attributes(of: element)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let isHorizontal =
            attributes.orthogonalSection.flatMap { placed.scrollViews[$0]?.scrollsHorizontally }
            ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height)
        let sign: CGFloat = before ? -1 : 1
        if isHorizontal {
            attributes.center.x += sign * bounds.width
        } else {
            attributes.center.y += sign * bounds.height
        }
        return attributes
    }

    /// Updates the paths of the views. Returns the views whose elements are deleted or reloaded, with their old paths.
    func moveViews(
        by map: UpdateMap, in transaction: UpdateTransaction
    ) -> [(view: UICollectionReusableView, element: ElementKey)] {
        let removed = placed.move { element($0, after: map) }
        transaction.exiting.scrollViews += placed.scrollViews.move { map.section(after: $0) }
        return removed
    }

    /// Returns whether an element moves with the item at its path: a cell, or a view that a layout attaches to one.
    func movesWithItem(_ element: ElementKey) -> Bool { Self.movesWithItem(element, in: placingLayout) }

    private static func movesWithItem(_ element: ElementKey, in layout: (any PlacingLayout)?) -> Bool {
        element.category == .cell
            || layout?.supplementaryViewMovesWithItem(ofKind: element.kind, inSection: element.indexPath.section)
                ?? false
    }

    /// Returns the element's path after the updates; `nil` if it's deleted or, unless `ofReloads` is `true`, gets a new
    /// view.
    private func element(_ element: ElementKey, after map: UpdateMap, ofReloads: Bool = false) -> ElementKey? {
        let path = element.indexPath
        // Paths of other lengths and the paths of whole-layout elements don't belong to a section.
        guard path.count == 2, path.item != Int.max else { return element }
        var result = element
        if movesWithItem(element) {
            guard ofReloads || !map.isReloaded(path), let target = map.path(after: path) else { return nil }
            result.indexPath = target
        } else {
            guard ofReloads || !map.reloadedSections.contains(path.section),
                let section = map.section(after: path.section)
            else { return nil }
            result.indexPath = IndexPath(item: path.item, section: section)
        }
        return result
    }

    /// Returns the final attributes of a view that is removed: the layout's attributes, or the current ones with an
    /// alpha of 0.
    func finalAttributes(
        of view: UICollectionReusableView, _ element: ElementKey
    ) -> UICollectionViewLayoutAttributes {
        if let proposed = usingPresentedPaths({ layoutStorage.finalAttributes(ofDisappearing: element) }) {
            return proposed
        }
        let faded =
            view.placement.attributes?.copy() as? UICollectionViewLayoutAttributes
            ?? layoutStorage.makeAttributes(for: element)
        faded.alpha = 0
        return faded
    }

    /// Returns the final attributes of a view that leaves the visible area while its element remains; `nil` if it's
    /// removed immediately.
    func offscreenAttributes(
        of element: ElementKey, _ transaction: UpdateTransaction
    ) -> UICollectionViewLayoutAttributes? {
        guard transaction.isAnimated else { return nil }
        if let oldLayout = transaction.oldLayout {
            return usingPresentedPaths { oldLayout.finalAttributes(ofDisappearing: element) } ?? attributes(of: element)
        }
        let old = transaction.oldPath(element)
        return usingPresentedPaths { old.flatMap { layoutStorage.finalAttributes(ofDisappearing: $0) } }
            ?? attributes(of: element)
    }

    /// Returns the initial attributes of a view before it moves to `attributes`; `nil` if it isn't animated.
    func attributesBeforeAppearing(
        _ attributes: UICollectionViewLayoutAttributes, _ transaction: UpdateTransaction
    ) -> UICollectionViewLayoutAttributes? {
        guard transaction.isAnimated else { return nil }
        return usingPresentedPaths { layoutStorage.initialAttributes(ofAppearing: attributes.element) }
            ?? transaction.origin(attributes.element)
    }

    /// Removes the supplementary and decoration views that the layout removes or inserts: inserted ones appear again.
    func removeViewsDeletedByLayout(in transaction: UpdateTransaction) {
        for kind in Set(placed.keys.filter { $0.category == .supplementaryView }.map(\.kind)) {
            for path in layoutStorage.indexPathsToDeleteForSupplementaryView(ofKind: kind)
                + layoutStorage.indexPathsToInsertForSupplementaryView(ofKind: kind)
            {
                remove(.supplementary(kind, path), in: transaction)
            }
        }
        for kind in Set(placed.keys.filter { $0.category == .decorationView }.map(\.kind)) {
            for path in layoutStorage.indexPathsToDeleteForDecorationView(ofKind: kind)
                + layoutStorage.indexPathsToInsertForDecorationView(ofKind: kind)
            {
                remove(.decoration(kind, path), in: transaction)
            }
        }
    }

    private func remove(_ element: ElementKey, in transaction: UpdateTransaction) {
        guard let view = placed.remove(element) else { return }
        transaction.exiting.removed.append((view, finalAttributes(of: view, element)))
    }
}
