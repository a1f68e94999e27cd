/// Handles drops on a collection view, by calling its drop delegate. Items move aside under the drag, and the content
/// scrolls near its edges.
@MainActor
final class CollectionDropping: NSObject, UIDropInteractionDelegate {
    private unowned let collectionView: UICollectionView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var edgeScroller = EdgeScroller(collectionView) { _ in }
    private lazy var cadenceTimer = FrameTimer { [weak self] in self?.showPendingGap() }

    /// Whether a drag is over the collection view.
    private(set) var isActive = false
    private var destination: IndexPath?
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private var gap: Gap?
    private var pendingGap: Gap?
    private var coordinator: DropCoordinator?
    private weak var targetedCell: UICollectionViewCell?

    /// A gap between the items for the dragged item.
    private struct Gap: Equatable {
        /// The index path in the data source of the dragged item, if the drop would move it within the collection view.
        var source: IndexPath?
        /// The index path of the gap on screen.
        var path: IndexPath
    }

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    private var delegate: (any UICollectionViewDropDelegate)? { collectionView.dropDelegate }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        delegate?.collectionView(collectionView, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        showDropStates()
        delegate?.collectionView(collectionView, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let view = collectionView, point = session.location(in: view)
        edgeScroller.track(point)
        view.usingPresentedPaths {
            if let path = view.indexPathForItem(at: point) {
                destination = path
            } else if let path = view.indexPathForInsertion(
                atEmptySpace: point, isCounted: { isCounted(session, in: $0) })
            {
                destination = path
            } else if gap == nil {
                destination = nil
            }
        }
        proposal =
            delegate?.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            ?? UICollectionViewDropProposal(operation: .cancel)
        let isAllowed = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        target(isAllowed && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
        if isAllowed, proposal.intent == .insertAtDestinationIndexPath, let destination {
            let source = proposal.operation == .move ? ownSource(of: session) : nil
            show(Gap(source: source, path: destination))
        } else {
            show(nil)
        }
        return proposal
    }

    /// Returns whether the item that is held, or the gap that is kept free for it, is one of a section's items on screen.
    private func isCounted(_ session: any UIDropSession, in section: Int) -> Bool {
        (gap?.path ?? ownSource(of: session))?.section == section
    }

    /// Returns the index path of the only dragged item, if it's from this collection view.
    private func ownSource(of session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let item = session.items.first, item.sourceView === collectionView else {
            return nil
        }
        return item.sourcePath
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        delegate?.collectionView(collectionView, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        coordinator = nil
        delegate?.collectionView(collectionView, dropSessionDidEnd: session)
    }

    private func leave() {
        edgeScroller.stop()
        target(nil)
        show(nil)
        destination = nil
        isActive = false
        showDropStates()
    }

    // MARK: Looks

    private func showDropStates() {
        for cell in collectionView.visibleCells where cell !== targetedCell {
            cell.dropState = isActive ? .notTargeted : .none
        }
    }

    /// Updates the cell that shows a highlight as the drop target.
    private func target(_ path: IndexPath?) {
        let cell = path.flatMap { path in
            collectionView.usingPresentedPaths { collectionView.cellForItem(at: path) }
        }
        guard cell !== targetedCell else { return }
        targetedCell?.dropState = isActive ? .notTargeted : .none
        cell?.dropState = .targeted
        targetedCell = cell
    }

    // MARK: Moving aside

    private func show(_ wanted: Gap?) {
        guard wanted != gap else {
            pendingGap = nil
            return cadenceTimer.stop()
        }
        guard wanted != pendingGap || wanted == nil else { return }
        pendingGap = wanted
        let delay: Double =
            switch collectionView.reorderingCadence {
            case .immediate: 0
            case .fast: 0.1
            case .slow: 0.4
            }
        if delay == 0 || wanted == nil { showPendingGap() } else { cadenceTimer.start(after: delay) }
    }

    private func showPendingGap() {
        cadenceTimer.stop()
        let wanted = pendingGap
        pendingGap = nil
        if let gap, wanted.map({ $0.source != gap.source }) ?? true { close(gap) }
        guard let wanted, collectionView.items.paths.isIdentity || gap != nil else { return }
        open(wanted)
    }

    private func open(_ wanted: Gap) {
        let view = collectionView, before = gap?.path
        gap = wanted
        if let source = wanted.source {
            let from = before ?? source
            view.placed[.cell(from)]?.outermostView.layer.isShownElsewhere = true
            guard from != wanted.path else { return }
            view.changePresentation(
                to: wanted.path == source ? [] : [.move(from: source, to: wanted.path)],
                by: .moveItem(from, wanted.path))
        } else {
            let change: UpdateTransaction.Change = before.map { .moveItem($0, wanted.path) } ?? .insertItem(wanted.path)
            view.changePresentation(to: [.insert(wanted.path)], by: change)
        }
    }

    /// Moves the items back that have moved aside, before the app changes them.
    func closeGap() {
        pendingGap = nil
        if let gap { close(gap) }
    }

    /// Forgets the gap when everything is reloaded.
    func clearGap() {
        pendingGap = nil
        gap = nil
    }

    private func close(_ old: Gap) {
        gap = nil
        let view = collectionView
        if let source = old.source {
            if old.path != source { view.changePresentation(to: [], by: .moveItem(old.path, source)) }
            view.placed[.cell(source)]?.outermostView.layer.isShownElsewhere = false
        } else {
            view.changePresentation(to: [], by: .deleteItem(old.path))
        }
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        edgeScroller.stop()
        target(nil)
        let coordinator = DropCoordinator(
            collectionView, session: session, proposal: proposal, destination: destination)
        self.coordinator = coordinator
        let perform = { [collectionView, delegate] in
            delegate?.collectionView(collectionView, performDropWith: coordinator)
            collectionView.layoutIfNeeded()
        }
        if gap == nil {
            perform()
        } else {
            // The items are already at the positions to which the app's updates move them.
            UIView.performWithoutAnimation {
                pendingGap = nil
                showPendingGap()
                perform()
            }
        }
        coordinator.runAnimations()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        coordinator?.landing(of: item, preview: defaultPreview)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        coordinator?.conclude()
    }
}
