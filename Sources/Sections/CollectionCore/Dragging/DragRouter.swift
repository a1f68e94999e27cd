/// The local object of a drag item for an item of a driver.
@MainActor
final class DraggedItem {
    let item: AnyCollectionItem
    weak var driver: CollectionDriver?

    init(_ item: AnyCollectionItem, of driver: CollectionDriver) {
        self.item = item
        self.driver = driver
    }
}

/// The drag and drop delegate of a driver's collection view.
@MainActor
final class DragRouter: NSObject {
    weak var driver: CollectionDriver?
    /// A closure that returns whether the user can move an item.
    var canReorder: ((ItemIdentity) -> Bool)?
    /// A closure that the router calls with the new sections after the user has moved items.
    var didReorder: (([SectionModel]) -> Void)?
    /// Whether the user drags items from this collection view, and whether a drag is over it.
    private var isDragging = false, isTargeted = false

    /// Defers updates from the app while the user drags items.
    private func hold(dragging: Bool? = nil, targeted: Bool? = nil) {
        isDragging = dragging ?? isDragging
        isTargeted = targeted ?? isTargeted
        driver?.updates.isHeld = isDragging || isTargeted
    }

    private func dragItem(at path: IndexPath) -> UIDragItem? {
        guard let driver, let item = driver.item(at: path), item.events.canDrag?() ?? false else { return nil }
        let dragged = UIDragItem(itemProvider: item.events.itemProvider?() ?? NSItemProvider())
        dragged.localObject = DraggedItem(item, of: driver)
        return dragged
    }

    /// Returns the items of drivers in a session, or an empty array if the session contains other items.
    private func items(of session: any UIDragDropSession) -> [DraggedItem] {
        let dragged = session.items.compactMap { $0.localObject as? DraggedItem }
        return dragged.count == session.items.count ? dragged : []
    }

    /// Returns the position for items that are dropped at an index path. If `path` is `nil`, it's in the last section
    /// that accepts them.
    private func place(for dragged: [DraggedItem], over path: IndexPath?) -> (path: IndexPath, target: DropTarget)? {
        guard let driver else { return nil }
        let items = dragged.map(\.item)
        if let path, path.count == 2 {
            return driver.shownSection(at: path.section)?.events.dropTarget(for: items).map { (path, $0) }
        }
        for (index, section) in driver.sections.enumerated().reversed() {
            guard let target = section.events.dropTarget(for: items) else { continue }
            return (IndexPath(item: section.items.count, section: index), target)
        }
        return nil
    }
}

extension DragRouter: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let first = dragItem(at: indexPath) else { return [] }
        let selected = collectionView.indexPathsForSelectedItems ?? []
        guard selected.contains(indexPath) else { return [first] }
        return [first] + selected.filter { $0 != indexPath }.sorted().compactMap { dragItem(at: $0) }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        let known = Set(items(of: session).map(\.item.identity))
        guard let identity = driver?.item(at: indexPath)?.identity, !known.contains(identity) else { return [] }
        return dragItem(at: indexPath).map { [$0] } ?? []
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        hold(dragging: true)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        hold(dragging: false)
    }
}

extension DragRouter: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        place(for: items(of: session), over: nil) != nil
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        hold(targeted: true)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        hold(targeted: false)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        hold(targeted: false)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let dragged = items(of: session)
        guard let (_, target) = place(for: dragged, over: destinationIndexPath) else {
            return UICollectionViewDropProposal(operation: .forbidden)
        }
        let isOwn = dragged.allSatisfy { $0.driver === driver }
        return UICollectionViewDropProposal(
            operation: isOwn || target.operation == .move ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let dragged = items(of: coordinator.session)
        guard let driver, let (path, target) = place(for: dragged, over: coordinator.destinationIndexPath) else {
            return
        }
        driver.take(dragged, at: path, target: target)
        for item in coordinator.items {
            guard let dragged = item.dragItem.localObject as? DraggedItem,
                let path = driver.indexPath(of: dragged.item.identity)
            else { continue }
            coordinator.drop(item.dragItem, toItemAt: path)
        }
    }
}

extension CollectionDriver {
    /// Sets the router as the drag and drop delegate of the collection view, unless the app has set its own.
    func setDragDelegates() {
        if collectionView?.dragDelegate == nil { collectionView?.dragDelegate = router.drags }
        if collectionView?.dropDelegate == nil { collectionView?.dropDelegate = router.drags }
    }

    /// Inserts items that were dropped, and removes them from the drivers that they came from.
    fileprivate func take(_ dragged: [DraggedItem], at place: IndexPath, target: DropTarget) {
        let items = dragged.map(\.item)
        let (sections, position) = self.sections.inserting(items, at: place)
        rearrange(sections)
        if target.operation == .move {
            var sources: [CollectionDriver] = []
            for case let source? in dragged.map(\.driver) where source !== self {
                if !sources.contains(where: { $0 === source }) { sources.append(source) }
            }
            let identities = Set(items.map(\.identity))
            for source in sources { source.rearrange(source.sections.removing(identities)) }
        }
        target.received(items, position)
    }

    /// Shows sections that the user has rearranged, although updates of the app are deferred, and reports them to the
    /// app.
    private func rearrange(_ sections: [SectionModel]) {
        performNow(sections)
        didReorder?(self.sections)
    }
}
