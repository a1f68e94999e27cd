import DisplayList
import Foundation

extension AppSession {
    /// The maximum time on the clock until an application is idle, in seconds. Endless animations are stopped then.
    package static let settlingTime = 10.0

    /// Advances the clock frame by frame until the application is idle, and returns the last frame.
    ///
    /// Blocks on the main queue are run before each frame.
    /// - Parameters:
    ///   - frameDuration: The duration of a frame in seconds. The default is a sixtieth.
    ///   - show: A closure that receives each frame.
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

    /// Scrolls the frontmost scroll view to an offset, limited to its range.
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
