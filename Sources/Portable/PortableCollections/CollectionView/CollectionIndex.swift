/// The index at the trailing edge of a collection view or table, whose titles scroll to items or sections.
@MainActor
final class CollectionIndex {
    private weak var collectionView: UICollectionView?
    private var view: SectionIndexView?
    /// The data source's titles; `nil` until they are requested.
    private var loadedTitles: [String]?

    var colors = SectionIndexColors() {
        didSet { if colors != oldValue { view?.updateColors() } }
    }

    /// The number of items from which on the index is shown.
    var minimumItemCount = 0 {
        didSet { if minimumItemCount != oldValue { collectionView?.setNeedsLayout() } }
    }

    var titles: [String] { loadedTitles ?? [] }

    /// The shown titles, with bullets in place of titles that don't fit. Empty without an index.
    var shownTitles: [String] { view?.shownTitles ?? [] }

    /// The width of the index in points; 0 if it isn't shown.
    var width: CGFloat { view?.bounds.width ?? 0 }

    /// Requests the titles with the next layout pass.
    func reloadTitles() {
        loadedTitles = nil
        collectionView?.setNeedsLayout()
    }

    // MARK: Layout

    /// Shows or removes the index. Called before the layout of the items, which end at the index.
    func update(in collectionView: UICollectionView) {
        self.collectionView = collectionView
        let isOld = loadedTitles != nil
        if loadedTitles == nil {
            loadedTitles = collectionView.usingDataSourcePaths {
                collectionView.dataSource?.indexTitles(for: collectionView) ?? []
            }
        }
        guard !titles.isEmpty, hasEnoughItems(collectionView) else {
            guard view != nil else { return }
            view?.removeFromSuperview()
            view = nil
            return collectionView.indexWidthDidChange()
        }
        let before = width
        if view == nil || !isOld { show(in: collectionView) }
        if width != before { collectionView.indexWidthDidChange() }
    }

    private func hasEnoughItems(_ collectionView: UICollectionView) -> Bool {
        guard collectionView.scroller.indexDisplayMode != .alwaysHidden else { return false }
        return minimumItemCount <= 0 || collectionView.preparedCounts.reduce(0, +) >= minimumItemCount
    }

    private func show(in collectionView: UICollectionView) {
        let shown = view ?? SectionIndexView(self)
        view = shown
        UIView.performWithoutAnimation {
            shown.bounds.size.width = SectionIndexView.width(of: titles)
            if shown.superview == nil { collectionView.scroller.addSubview(shown) }
            shown.updateColors()
            shown.setNeedsLayout()
        }
    }

    /// Keeps the index at the edge of the visible area.
    func layOut(in collectionView: UICollectionView) {
        guard let view else { return }
        let scroller = collectionView.scroller, bounds = scroller.bounds, width = width
        let insets = scroller.adjustedContentInset, safeArea = scroller.safeAreaInsets
        let frame = CGRect(
            x: scroller.isRightToLeft ? bounds.minX + safeArea.left : bounds.maxX - safeArea.right - width,
            y: bounds.minY + insets.top, width: width, height: max(bounds.height - insets.top - insets.bottom, 0))
        UIView.performWithoutAnimation {
            if view.frame != frame { view.frame = frame }
        }
    }

    // MARK: Scrolling

    /// Scrolls to the item or section of a title. Titles that lead nowhere do nothing.
    func choose(_ title: Int) {
        guard let collectionView, titles.indices.contains(title), let target = target(of: title) else { return }
        collectionView.scrollToIndexTarget(target)
    }

    private func target(of title: Int) -> IndexPath? {
        guard let collectionView else { return nil }
        return collectionView.usingDataSourcePaths {
            collectionView.dataSource?.collectionView(
                collectionView, indexPathForIndexTitle: titles[title], at: title)
        }
    }

    /// The position of the title of the first visible item, or `nil` if no title leads to it.
    var currentTitle: Int? {
        guard let first = collectionView?.visiblePaths.first else { return nil }
        return titles.indices.last { title in
            guard let target = target(of: title), target.count == 2, target.section >= 0 else { return false }
            return target.section != first.section
                ? target.section < first.section : target.item == NSNotFound || target.item <= first.item
        }
    }
}
