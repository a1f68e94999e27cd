import Foundation

/// Scrolls with a wheel or a trackpad. Successive wheel events are a single drag of the scroll view under the pointer.
///
/// The system sends momentum as additional events, so the content doesn't decelerate at the end, and a wheel never
/// moves it beyond its edge.
@MainActor
package final class WheelScrolling {
    /// The time without wheel events after which the drag ends, in seconds.
    private static let pause = 0.15
    /// The velocity that turns a page, in points per second. It's enough to reach the next page.
    private static let pageTurnSpeed: CGFloat = 500
    /// The minimum distance of wheel events that turn a page, in points.
    private static let pageTurnDistance: CGFloat = 20

    private weak var scrollView: UIScrollView?
    private weak var panned: UIPanGestureRecognizer?
    private var translation = CGPoint.zero
    private lazy var timer = FrameTimer { [weak self] in self?.finish() }

    package init() {}

    /// Scrolls the view under the pointer.
    /// - Parameters:
    ///   - delta: The change of the offset, in points.
    ///   - view: The frontmost view under the pointer.
    package func scroll(by delta: CGSize, from view: UIView?, at location: CGPoint = .zero) {
        if pan(by: delta, from: view, at: location) { return }
        guard let target = continuedTarget(from: view) ?? Self.target(from: view, delta: delta) else {
            return finish()
        }
        if target !== scrollView {
            finish()
            guard target.movement.drag == nil else { return }
            scrollView = target
            target.startDrag(translation: CGPoint(x: -delta.width, y: -delta.height))
        }
        // The range of the offset without resistance.
        let range = target.offsetRange
        let offset = target.contentOffset
        translation.x -= Self.limited(delta.width, at: offset.x, range: range.x)
        translation.y -= Self.limited(delta.height, at: offset.y, range: range.y)
        target.continueDrag(translation: translation)
        timer.start(after: Self.pause)
    }

    /// Moves the innermost recognizer that accepts wheels, unless a scroll view is nearer to the pointer.
    private func pan(by delta: CGSize, from view: UIView?, at location: CGPoint) -> Bool {
        guard scrollView == nil else { return false }
        let views = sequence(first: view, next: { $0?.superview }).prefix { $0 != nil && !($0 is UIScrollView) }
        let recognizer = views.lazy.flatMap { $0?.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIPanGestureRecognizer }.first { !$0.allowedScrollTypesMask.isEmpty }
        if let panned, panned !== recognizer { finish() }
        guard let recognizer,
            recognizer.scroll(by: CGPoint(x: -delta.width, y: -delta.height), at: location, in: view?.window)
        else { return false }
        panned = recognizer
        timer.start(after: Self.pause)
        return true
    }

    /// Ends the drag, for example because a touch begins.
    package func finish() {
        timer.stop()
        panned?.endScrolling()
        panned = nil
        guard let scrollView else { return }
        self.scrollView = nil
        let last = translation
        translation = .zero
        // Pages turn in the direction of the wheel. Other content stops.
        func speed(_ distance: CGFloat) -> CGFloat {
            guard scrollView.turnsPages, abs(distance) >= Self.pageTurnDistance else { return 0 }
            return distance > 0 ? Self.pageTurnSpeed : -Self.pageTurnSpeed
        }
        scrollView.endDrag(velocity: CGPoint(x: speed(last.x), y: speed(last.y)))
    }

    /// Returns the scroll view that the wheel is already moving, if the pointer is still over it.
    private func continuedTarget(from view: UIView?) -> UIScrollView? {
        guard let scrollView, let view, scrollView.movement.drag != nil, view.isDescendant(of: scrollView) else {
            return nil
        }
        return scrollView
    }

    /// Returns the innermost scroll view that can scroll in the direction, or otherwise the innermost one that can
    /// scroll along the axis.
    private static func target(from view: UIView?, delta: CGSize) -> UIScrollView? {
        let isVertical = abs(delta.height) >= abs(delta.width)
        let distance = isVertical ? delta.height : delta.width
        var atTheEdge: UIScrollView?
        var current = view
        while let candidate = current {
            current = candidate.superview
            guard let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled, distance != 0 else {
                continue
            }
            let range = isVertical ? scrollView.offsetRange.y : scrollView.offsetRange.x
            guard range.upperBound > range.lowerBound else { continue }
            let offset = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
            if limited(distance, at: offset, range: range) != 0 { return scrollView }
            atTheEdge = atTheEdge ?? scrollView
        }
        return atTheEdge
    }

    private static func limited(_ distance: CGFloat, at offset: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat {
        let end = min(max(offset + distance, min(range.lowerBound, offset)), max(range.upperBound, offset))
        return end - offset
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether the content stops only at pages or groups.
    package var turnsPages: Bool { isPagingEnabled || (self as? any GroupPaging)?.turnsGroups ?? false }
}

/// A scroll view whose content can stop at groups.
@MainActor
package protocol GroupPaging: UIScrollView {
    /// A Boolean value that indicates whether the content stops at groups only, at most one group further for each
    /// drag.
    var turnsGroups: Bool { get }
}
