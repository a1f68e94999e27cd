/// Index paths for drops between the items of sections, on headers, and on insets.
extension UICollectionView {
    /// Returns the index path at which to insert an item that is dropped where no item is: the beginning or the end of the
    /// section there.
    ///
    /// - Parameters:
    ///   - point: In the collection view's content.
    ///   - isCounted: Returns whether the item that is dropped is one of a section's items already.
    /// - Returns: `nil` for a point outside of all sections, or between the items of a section.
    func indexPathForInsertion(atEmptySpace point: CGPoint, isCounted: (_ section: Int) -> Bool) -> IndexPath? {
        guard let section = section(at: point) else { return nil }
        let count = numberOfItems(inSection: section)
        guard count > 0 else { return IndexPath(item: 0, section: section) }
        guard let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame,
            let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))?.frame
        else { return nil }
        let isVertical = scrollsAlongVerticalAxis
        if isVertical ? point.y < first.minY : point.x < first.minX { return IndexPath(item: 0, section: section) }
        if isVertical ? point.y >= last.maxY : point.x >= last.maxX {
            return IndexPath(item: isCounted(section) ? count - 1 : count, section: section)
        }
        return nil
    }

    /// Returns the section whose part of the content contains a point.
    private func section(at point: CGPoint) -> Int? {
        if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
            return layout.section(at: point)
        }
        // Other layouts describe only elements: a section begins with its first element, and ends where the next
        // section begins.
        let isVertical = scrollsAlongVerticalAxis
        let before = attributes(in: bounds).filter {
            $0.category != .decorationView && (isVertical ? $0.frame.minY <= point.y : $0.frame.minX <= point.x)
        }
        return before.map(\.indexPath.section).max()
    }

    private var scrollsAlongVerticalAxis: Bool {
        contentSize.height > bounds.height || contentSize.width <= bounds.width
    }
}
