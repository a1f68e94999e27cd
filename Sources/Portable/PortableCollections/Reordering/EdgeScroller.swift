/// Scrolls while an item is held near an edge of the visible area. The speed increases toward the edge.
@MainActor
final class EdgeScroller {
    /// The distance from an edge at which scrolling begins, in points; less in small views.
    private static let reach: CGFloat = 60
    /// The speed at the edge and beyond, in points per second.
    private static let maximumSpeed: CGFloat = 900

    private unowned let scrollView: UIScrollView
    /// A closure that is called after each step with the point under the finger, in the content's coordinates.
    private let didScroll: (CGPoint) -> Void
    /// The location of the finger, relative to the view's top left corner.
    private var finger = CGPoint.zero
    private var lastTime: Double?
    private lazy var link = FrameLink { [weak self] time in self?.step(to: time) }

    /// - Parameter didScroll: A closure that must not retain the scroller's owner.
    init(_ scrollView: UIScrollView, didScroll: @escaping (CGPoint) -> Void) {
        self.scrollView = scrollView
        self.didScroll = didScroll
    }

    /// Updates the location of the finger, in the content's coordinates.
    func track(_ point: CGPoint) {
        finger = CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
        guard scrollView.window != nil, target(after: 1.0 / 60) != scrollView.contentOffset else { return stop() }
        link.start()
    }

    func stop() {
        link.stop()
        lastTime = nil
    }

    private func step(to time: Double) {
        defer { lastTime = time }
        guard let lastTime else { return }
        let target = target(after: time - lastTime)
        guard target != scrollView.contentOffset else { return stop() }
        scrollView.contentOffset = target
        didScroll(CGPoint(x: finger.x + scrollView.bounds.minX, y: finger.y + scrollView.bounds.minY))
    }

    /// Returns the offset after a duration; the current one if there's nothing to scroll.
    private func target(after seconds: Double) -> CGPoint {
        let size = scrollView.bounds.size, insets = scrollView.adjustedContentInset
        let content = scrollView.contentSize, offset = scrollView.contentOffset
        return CGPoint(
            x: scrolled(
                offset.x, finger.x, from: insets.left, to: size.width - insets.right, after: seconds,
                limits: -insets.left...max(content.width + insets.right - size.width, -insets.left)),
            y: scrolled(
                offset.y, finger.y, from: insets.top, to: size.height - insets.bottom, after: seconds,
                limits: -insets.top...max(content.height + insets.bottom - size.height, -insets.top)))
    }

    private func scrolled(
        _ offset: CGFloat, _ finger: CGFloat, from start: CGFloat, to end: CGFloat, after seconds: Double,
        limits: ClosedRange<CGFloat>
    ) -> CGFloat {
        let reach = min(Self.reach, (end - start) / 4)
        guard reach > 0, limits.contains(offset) else { return offset }
        let depth: CGFloat
        if finger < start + reach {
            depth = -min((start + reach - finger) / reach, 1)
        } else if finger > end - reach {
            depth = min((finger - end + reach) / reach, 1)
        } else {
            return offset
        }
        return min(max(offset + depth * Self.maximumSpeed * seconds, limits.lowerBound), limits.upperBound)
    }
}
