// Chats keep their position on screen when content around it changes, and stay at their end while it's visible.

/// The position at which the user reads, recorded after scrolling.
@MainActor
struct SavedReadingPosition {
    let anchor: ScrollAnchor
    /// The geometry for which the position was recorded. After it has changed, the position is unknown until the content
    /// has been moved.
    let size: CGSize
    let inset: UIEdgeInsets

    init(_ anchor: ScrollAnchor, in collectionView: UICollectionView) {
        self.anchor = anchor
        size = collectionView.bounds.size
        inset = collectionView.adjustedContentInset
    }

    func isCurrent(in collectionView: UICollectionView) -> Bool {
        size == collectionView.bounds.size && inset == collectionView.adjustedContentInset
    }
}

/// The position at which the user reads a chat. It stays on screen when the chat or its layout changes.
@MainActor
final class ReadingPosition {
    private let reference: DriverReference
    /// A Boolean value that indicates whether the driver shows a chat.
    var isKept = false {
        didSet {
            place = nil
            if reference.driver?.shown.hasApplied == true { recordPosition() }
        }
    }
    /// The position as it was recorded last.
    private var place: SavedReadingPosition?
    /// A Boolean value that indicates whether the content is being moved, but not by the user.
    private var isMovingContent = false

    init(_ reference: DriverReference) {
        self.reference = reference
    }

    /// The collection view, if its content may be moved or has been moved by the user.
    private var collectionView: UICollectionView? {
        guard isKept, !isMovingContent, let driver = reference.driver, !driver.updates.isPerforming,
            let collectionView = driver.collectionView, !collectionView.bounds.isEmpty
        else { return nil }
        return collectionView
    }

    /// Records the position after the content has been scrolled.
    func recordPosition() {
        guard let collectionView, place?.isCurrent(in: collectionView) ?? true, let model = reference.driver?.model
        else { return }
        let anchor = ScrollAnchor(.lastVisibleItem, in: collectionView, from: model, to: model)
        place = anchor.map { SavedReadingPosition($0, in: collectionView) }
    }

    /// Records the position after an update, which has restored the scroll position.
    func recordPositionAfterUpdate() {
        place = nil
        recordPosition()
    }

    /// Moves the content to the position after the layout, or the visible part of it, has changed.
    func restorePosition() {
        guard let collectionView, !collectionView.isTracking, !collectionView.isDecelerating,
            let model = reference.driver?.model
        else { return }
        // A chat that the user hasn't scrolled yet shows its end.
        let anchor = place?.anchor ?? ScrollAnchor(endOf: collectionView)
        movingContent { _ = anchor.move(collectionView, with: model) }
        place = SavedReadingPosition(anchor, in: collectionView)
    }

    /// Runs code that moves the content, which isn't scrolling by the user.
    func movingContent<Result>(_ body: () -> Result) -> Result {
        let wasMoving = isMovingContent
        isMovingContent = true
        defer { isMovingContent = wasMoving }
        return body()
    }
}
