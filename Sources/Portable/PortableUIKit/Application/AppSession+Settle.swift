import DisplayList
import Foundation

extension AppSession {
    /// Seconds of the clock that an application gets to come to rest: endless animations are cut off there.
    package static let settlingTime = 10.0

    /// Steps the clock, a frame at a time, until nothing moves any more, and returns the last frame.
    ///
    /// Work that waits on the main queue gets its turn before each frame.
    /// - Parameters:
    ///   - frameDuration: In seconds; a sixtieth by default.
    ///   - show: Gets each frame.
    @discardableResult
    package func settle(
        _ clock: ManualClock, frameDuration: Double = 1.0 / 60, show: (DisplayFrame) -> Void = { _ in }
    ) -> DisplayFrame {
        let end = clock.now + AppSession.settlingTime
        MainQueue.drain()
        var frame = renderFrame()
        show(frame)
        MainQueue.drainBlocks()
        while needsFrame, clock.now < end {
            clock.advance(by: frameDuration)
            MainQueue.drain()
            frame = renderFrame()
            show(frame)
        }
        // Changes by the last frame's completions are in the next frame.
        let last = renderFrame()
        show(last)
        return last == frame ? frame : last
    }
}

extension AppSession {
    /// Descriptions of all running animations and pending work; empty if the app is idle.
    package var unsettled: [String] { device.animator.activity + device.scheduler.activity }

    /// Scrolls the front-most vertical or horizontal scroll view to an offset, as far as it goes.
    package func scrollFrontmostScrollView(toX x: Double, y: Double) {
        guard
            let scrollView = UIApplication.visibleWindows.backToFront.reversed().lazy
                .compactMap({ $0.frontmostScrollView }).first
        else { return }
        scrollView.contentOffset = scrollView.nearestOffset(to: CGPoint(x: x, y: y))
    }
}

extension UIView {
    /// The frontmost outermost scroll view.
    fileprivate var frontmostScrollView: UIScrollView? {
        guard !isHidden else { return nil }
        if let scrollView = self as? UIScrollView { return scrollView }
        return subviews.reversed().lazy.compactMap(\.frontmostScrollView).first
    }
}
