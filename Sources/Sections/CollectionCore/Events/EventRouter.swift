/// The delegate of a driver's collection view. It notifies the item, then its section, then the app's delegate.
@MainActor
final class EventRouter: ForwardingDelegate {
    weak var driver: CollectionDriver? {
        didSet { drags.driver = driver }
    }
    /// The delegate for drag and drop.
    let drags = DragRouter()
    let workingRange = WorkingRangeTracker()
    private var displayedItems = DisplayedItems()
    /// The context menu on screen.
    var presentedMenu: PresentedMenu?

    /// Returns the time at which an item appeared on screen, or the current time if it isn't on screen.
    func displayStart(of item: ItemIdentity) -> TimeInterval { displayedItems.start(of: item) }

    init(client: (any UICollectionViewDelegate)?) {
        super.init()
        self.client = client
    }

    private func item(at path: IndexPath) -> AnyCollectionItem? { driver?.shownItem(at: path) }

    private func sectionEvents(at path: IndexPath) -> SectionEvents? {
        driver?.shownSection(at: path.section)?.events
    }

    private func callOut(_ body: () -> Void) {
        if let driver { driver.updates.callOut(body) } else { body() }
    }
}

extension EventRouter: UICollectionViewDelegate {
    // MARK: Highlight

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        item(at: indexPath)?.events.shouldHighlight?() ?? true
            && client?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        item(at: indexPath)?.events.didHighlight?()
        client?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        item(at: indexPath)?.events.didUnhighlight?()
        client?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let item = item(at: indexPath) else { return false }
        return item.events.shouldSelect?() ?? true
            && sectionEvents(at: indexPath)?.shouldSelect?(item.identity) ?? true
            && client?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        item(at: indexPath)?.events.shouldDeselect?() ?? true
            && client?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = item(at: indexPath) else { return }
        if driver?.deselectsItems ?? false { collectionView.deselectItem(at: indexPath, animated: true) }
        // The item's closure can change the item at the index path, so the section is looked up first.
        let section = sectionEvents(at: indexPath)
        item.events.didSelect?()
        section?.didSelect?(item.identity)
        client?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let item = item(at: indexPath) else { return }
        let section = sectionEvents(at: indexPath)
        item.events.didDeselect?()
        section?.didDeselect?(item.identity)
        client?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        client?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: indexPath)
            ?? !collectionView.isEditing
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        item(at: indexPath)?.events.primaryAction?()
        client?.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
    }

    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        callOut {
            if let driver, let item = item(at: indexPath) {
                driver.views.step(.display, for: item.identity) {
                    willDisplay(cell, of: item, at: indexPath, by: driver)
                }
            }
            client?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
            driver?.loading.itemWillDisplay(at: indexPath)
        }
    }

    private func willDisplay(
        _ cell: UICollectionViewCell, of item: AnyCollectionItem, at path: IndexPath, by driver: CollectionDriver
    ) {
        displayedItems.insert(item, in: driver.shownSection(at: path.section)?.identity, shownBy: cell)
        driver.views.states.cellWillDisplay(cell)
        item.events.willDisplay?(cell)
        sectionEvents(at: path)?.willDisplay?(item.identity, cell)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        callOut {
            if let (item, section) = displayedItems.remove(shownBy: cell) {
                driver?.views.states.cellDidEndDisplaying(cell)
                // The newest version of the item is used if the item still exists.
                (driver?.shown.item(item.identity) ?? item).events.didEndDisplaying?(cell)
                let events = section.flatMap { driver?.shown.section($0)?.events }
                events?.didEndDisplaying?(item.identity, cell)
            }
            client?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        callOut {
            client?.collectionView?(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        callOut {
            client?.collectionView?(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        client?.collectionView?(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
            ?? proposedContentOffset
    }
}

extension EventRouter: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        callOut { for path in indexPaths { item(at: path)?.events.prefetch?() } }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        callOut { for path in indexPaths { item(at: path)?.events.cancelPrefetch?() } }
    }
}
