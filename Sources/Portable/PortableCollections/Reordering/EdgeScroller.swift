/// Scrolls while something is held near an edge of what is visible, the faster the nearer it is.
@MainActor
final class EdgeScroller {
    /// How far from an edge scrolling begins, in points; less in small views.
    private static let reach: CGFloat = 60
    /// Points per second at the edge and beyond.
    private static let maximumSpeed: CGFloat = 900

    private unowned let scrollView: UIScrollView
    /// Called with the place in the content that is under the finger after each step.
    private let didScroll: (CGPoint) -> Void
    /// Where the finger is, as seen from the view's top left corner.
    private var finger = CGPoint.zero
    private var lastTime: Double?
    private lazy var link = FrameLink { [weak self] time in self?.step(to: time) }

    /// - Parameter didScroll: Must not keep the scroller's owner alive.
    init(_ scrollView: UIScrollView, didScroll: @escaping (CGPoint) -> Void) {
        self.scrollView = scrollView
        self.didScroll = didScroll
    }

    /// The finger is at a point of the content.
    func follow(_ point: CGPoint) {
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
