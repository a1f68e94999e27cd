// Chats: what is read stays where it is, whatever changes around it, and the end stays in sight once it is.

/// Where a person reads, as it was when they scrolled last.
@MainActor
struct ReadingPlace {
    let anchor: ScrollAnchor
    /// What the place was noted for. Once it has changed, where the content is says nothing until it has been moved.
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

extension CollectionDriver {
    /// The content has been scrolled, or is after an update where it is to stay.
    func noteReadingPlace() {
        guard staysAtEnd, !isPerforming, !isMovingContent, let collectionView, !collectionView.bounds.isEmpty,
            readingPlace?.isCurrent(in: collectionView) ?? true
        else { return }
        let anchor = ScrollAnchor(.lastVisibleItem, in: collectionView, from: model, to: model)
        readingPlace = anchor.map { ReadingPlace($0, in: collectionView) }
    }

    /// The layout, or what is seen of it, has changed: moves the content to where the person reads.
    func keepReadingPlace() {
        guard staysAtEnd, !isPerforming, !isMovingContent, let collectionView, !collectionView.bounds.isEmpty,
            !collectionView.isTracking, !collectionView.isDecelerating
        else { return }
        // Before anybody has read anything, a chat is read at its end.
        let anchor = readingPlace?.anchor ?? ScrollAnchor(endOf: collectionView)
        movingContent { _ = anchor.move(collectionView, with: model) }
        readingPlace = ReadingPlace(anchor, in: collectionView)
    }

    /// Runs what moves the content without the person.
    func movingContent<Result>(_ body: () -> Result) -> Result {
        let wasMoving = isMovingContent
        isMovingContent = true
        defer { isMovingContent = wasMoving }
        return body()
    }
}
