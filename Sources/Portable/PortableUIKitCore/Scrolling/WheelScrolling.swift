import Foundation

/// Scrolls with a wheel or a trackpad: the turns of a wheel that follow one another are one drag of the scroll view
/// under the pointer.
///
/// The system's momentum comes as further turns, so that contents are not flung at the end, and a wheel never moves
/// them over their edge.
@MainActor
package final class WheelScrolling {
    /// The drag is over when the wheel has rested that long, in seconds.
    private static let pause = 0.15
    /// The speed of turning a page, in points per second: enough to reach the next page.
    private static let pageTurnSpeed: CGFloat = 500
    /// How far a wheel is turned at least to turn a page, in points.
    private static let pageTurnDistance: CGFloat = 20

    private weak var scrollView: UIScrollView?
    private var translation = CGPoint.zero
    private lazy var timer = FrameTimer { [weak self] in self?.finish() }

    package init() {}

    /// Moves what is under the pointer.
    /// - Parameters:
    ///   - delta: How far the contents' offset changes, in points.
    ///   - view: The front-most view under the pointer.
    package func scroll(by delta: CGSize, from view: UIView?) {
        guard let target = continuedTarget(from: view) ?? Self.target(from: view, delta: delta) else {
            return finish()
        }
        if target !== scrollView {
            finish()
            guard target.movement.drag == nil else { return }
            scrollView = target
            target.beginDrag(translation: CGPoint(x: -delta.width, y: -delta.height))
        }
        // Only as far as the contents reach, where they would be without resistance.
        let range = target.offsetRange
        let offset = target.contentOffset
        translation.x -= Self.limited(delta.width, at: offset.x, range: range.x)
        translation.y -= Self.limited(delta.height, at: offset.y, range: range.y)
        target.continueDrag(translation: translation)
        timer.start(after: Self.pause)
    }

    /// Ends the drag, for example because a finger goes down.
    package func finish() {
        timer.stop()
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

    /// The scroll view that the wheel moves already, while the pointer stays over it.
    private func continuedTarget(from view: UIView?) -> UIScrollView? {
        guard let scrollView, let view, scrollView.movement.drag != nil, view.isDescendant(of: scrollView) else {
            return nil
        }
        return scrollView
    }

    /// The innermost scroll view that can move that way, or else the innermost that can move along that axis.
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
    /// Whether the contents rest at pages or groups only.
    package var turnsPages: Bool { isPagingEnabled || (self as? any GroupTurning)?.turnsGroups ?? false }
}

/// A scroll view that may rest at groups of its contents.
@MainActor
package protocol GroupTurning: UIScrollView {
    /// Whether it rests at groups only, one further at a time.
    var turnsGroups: Bool { get }
}
