/// The scroll view of a section that scrolls across the layout's direction. It is as large as what its row of groups
/// scrolls through, and doesn't clip: cells are seen in the section's insets too.
package final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate, GroupTurning {
    package var section: Int
    /// The order of drawing among the cells of the collection view.
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

    /// How far the section has scrolled.
    var offset: CGFloat { scrollsHorizontally ? contentOffset.x : contentOffset.y }

    /// The largest offset of ``offset``'s time: the layout may have another one by now.
    var maximumOffset: CGFloat { area.maximumOffset }

    /// A Boolean value that indicates whether views of the section are still in the scroll view, be it because they leave.
    var holdsViews: Bool { subviews.contains { $0 is UICollectionReusableView } }

    /// The place of the scroll view's own origin in the collection view's content.
    var contentOrigin: CGPoint {
        CGPoint(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
    }

    /// Takes over place, length and offset from the layout.
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

    /// Puts the scroll view among the cells of the collection view, in front of the section's background.
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

    /// Scrolls to where the section rests when it is let go so that it would reach `proposed`.
    func rest(near proposed: CGFloat) {
        contentOffset = point(area.restingOffset(proposed))
    }

    // MARK: Touches

    /// The section's insets belong to it as well.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let collectionView else { return super.point(inside: point, with: event) }
        let whole = convert(collectionView.bounds, from: collectionView)
        return scrollsHorizontally
            ? (bounds.minY..<bounds.maxY).contains(point.y) && (whole.minX..<whole.maxX).contains(point.x)
            : (bounds.minX..<bounds.maxX).contains(point.x) && (whole.minY..<whole.maxY).contains(point.y)
    }

    // MARK: Scrolling

    /// While it is held or moves, it stays where nothing is left to scroll.
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

    /// Where a drag ends. Paging moves by one page or group at most, however fast the finger was.
    private func restingOffset(_ proposed: CGFloat, speed: CGFloat) -> CGFloat {
        switch area.behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: return area.restingOffset(proposed)
        case .paging, .groupPaging, .groupPagingCentered:
            let start = area.restingOffset(dragStart), now = area.restingOffset(offset)
            guard now == start, abs(speed) > OrthogonalScrollView.flickSpeed else { return now }
            return neighbor(of: start, forward: speed > 0)
        }
    }

    /// Whether the section rests at pages or groups, one further at a time.
    package var turnsGroups: Bool { [.paging, .groupPaging, .groupPagingCentered].contains(area.behavior) }

    /// Points per millisecond from which a short drag turns the page.
    private static let flickSpeed: CGFloat = 0.2

    /// The next resting place after `start`; `start` itself at the end.
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

    /// Centered groups rest before the content's start and beyond its end, which a scroll view allows within insets.
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
