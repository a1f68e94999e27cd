/// The scroll view of an orthogonal section. It's as large as the area that its row of groups scrolls through, and
/// doesn't clip: cells are also visible in the section's insets.
package final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate, GroupPaging {
    package var section: Int
    /// The drawing order among the cells of the collection view.
    private(set) var zIndex = 0
    private(set) var scrollsHorizontally = true
    private weak var collectionView: UICollectionView?
    private var area: OrthogonalScrollArea
    private var isUpdating = false
    private var dragStart: CGFloat = 0

    init(_ area: OrthogonalScrollArea, in collectionView: UICollectionView) {
        section = area.section
        self.area = area
        self.collectionView = collectionView
        super.init(frame: area.viewport)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        super.delegate = self
        update(area)
    }

    required init?(coder: NSCoder) { nil }

    /// The scroll offset of the section.
    var offset: CGFloat { scrollsHorizontally ? contentOffset.x : contentOffset.y }

    /// The largest value of ``offset`` with the scroll view's current area. The layout's may be different.
    var maximumOffset: CGFloat { area.maximumOffset }

    /// A Boolean value that indicates whether views of the section are still in the scroll view, be it because they leave.
    var holdsViews: Bool { subviews.contains { $0 is UICollectionReusableView } }

    /// The origin of the scroll view in the collection view's coordinates.
    var contentOrigin: CGPoint {
        CGPoint(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
    }

    /// Updates the frame, the length, and the offset from the layout.
    func update(_ area: OrthogonalScrollArea) {
        self.area = area
        isUpdating = true
        defer { isUpdating = false }
        scrollsHorizontally = area.scrollsHorizontally
        if frame != area.viewport { frame = area.viewport }
        contentInset = restingInset
        contentSize =
            scrollsHorizontally
            ? CGSize(width: area.contentLength, height: area.viewport.height)
            : CGSize(width: area.viewport.width, height: area.contentLength)
        decelerationRate = rate
        let bounce = area.properties.bounce
        bounces = bounce != .never
        alwaysBounceHorizontal = scrollsHorizontally && bounce == .always
        alwaysBounceVertical = !scrollsHorizontally && bounce == .always
        if offset != area.offset, !isDragging, !isDecelerating, !isScrollAnimating {
            contentOffset = point(area.offset)
        }
    }

    /// Inserts the scroll view among the cells of the collection view, in front of the section's background.
    func place(zIndex: Int) {
        guard let collectionView, superview !== collectionView || self.zIndex != zIndex else { return }
        self.zIndex = zIndex
        collectionView.insert(self, into: collectionView)
    }

    /// Scrolls so that a frame in the collection view's content coordinates is at the given scroll position.
    func show(_ frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
        let local = frame.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        let target: CGFloat?
        if scrollsHorizontally {
            target = ScrollTarget.horizontal(position).offset(local.minX...local.maxX, in: bounds.minX...bounds.maxX)
        } else {
            target = ScrollTarget.vertical(position).offset(local.minY...local.maxY, in: bounds.minY...bounds.maxY)
        }
        guard let target else { return }
        let limited = min(max(target, 0), maximumOffset)
        setContentOffset(point(limited), animated: animated)
    }

    /// Scrolls to the section's resting offset for `proposed`.
    func rest(near proposed: CGFloat) {
        contentOffset = point(area.restingOffset(proposed))
    }

    // MARK: Touches

    /// The section's insets are part of the scroll view.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let collectionView else { return super.point(inside: point, with: event) }
        let whole = convert(collectionView.bounds, from: collectionView)
        return scrollsHorizontally
            ? (bounds.minY..<bounds.maxY).contains(point.y) && (whole.minX..<whole.maxX).contains(point.x)
            : (bounds.minX..<bounds.maxX).contains(point.x) && (whole.minY..<whole.maxY).contains(point.y)
    }

    // MARK: Scrolling

    /// While it's tracked or moves, the scroll view is kept even if there's nothing left to scroll. Afterwards, a
    /// layout pass can remove it.
    package override var isTracking: Bool {
        didSet { if oldValue, !isTracking { collectionView?.setNeedsLayout() } }
    }

    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { collectionView?.setNeedsLayout() }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { collectionView?.setNeedsLayout() }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let collectionView else { return }
        collectionView.orthogonalLayout?.setOrthogonalOffset(offset, of: maximumOffset, ofSection: section)
        if !isUpdating { collectionView.setNeedsLayout() }
    }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        dragStart = offset
    }

    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let speed = scrollsHorizontally ? velocity.x : velocity.y
        let proposed = scrollsHorizontally ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        targetContentOffset.pointee = point(restingOffset(proposed, speed: speed))
    }

    /// Returns the end of a drag. Paging moves by at most one page or group, regardless of the velocity.
    private func restingOffset(_ proposed: CGFloat, speed: CGFloat) -> CGFloat {
        switch area.behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: return area.restingOffset(proposed)
        case .paging, .groupPaging, .groupPagingCentered:
            let start = area.restingOffset(dragStart), now = area.restingOffset(offset)
            guard now == start, abs(speed) > OrthogonalScrollView.flickSpeed else { return now }
            return neighbor(of: start, forward: speed > 0)
        }
    }

    /// Whether the section stops at pages or groups, one at a time.
    package var turnsGroups: Bool { [.paging, .groupPaging, .groupPagingCentered].contains(area.behavior) }

    /// The velocity from which a short drag turns the page, in points per millisecond.
    private static let flickSpeed: CGFloat = 0.2

    /// Returns the next resting offset after `start`; `start` itself at the end.
    private func neighbor(of start: CGFloat, forward: Bool) -> CGFloat {
        let step = max((scrollsHorizontally ? bounds.width : bounds.height) / 20, 1)
        for count in 1...40 {
            let rest = area.restingOffset(start + (forward ? step : -step) * CGFloat(count))
            if forward ? rest > start : rest < start { return rest }
        }
        return start
    }

    private var rate: UIScrollView.DecelerationRate {
        guard area.properties.decelerationRate == .automatic else {
            return UIScrollView.DecelerationRate(rawValue: area.properties.decelerationRate.rawValue)
        }
        switch area.behavior {
        case .none, .continuous: return .normal
        case .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered: return .fast
        }
    }

    /// Centered groups stop before the content's start and after its end, which a scroll view allows within insets.
    private var restingInset: UIEdgeInsets {
        guard area.behavior == .groupPagingCentered else { return .zero }
        let length = area.scrollsHorizontally ? area.viewport.width : area.viewport.height
        let maximum = area.maximumOffset
        let before = max(-area.restingOffset(-area.contentLength - length), 0)
        let after = max(area.restingOffset(area.contentLength + length) - maximum, 0)
        return area.scrollsHorizontally
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    private func point(_ offset: CGFloat) -> CGPoint {
        scrollsHorizontally ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
}
