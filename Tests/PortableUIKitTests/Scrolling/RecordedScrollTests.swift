import CollageTesting
import Testing

/// Recorded touches on Collage's scroll views.
@MainActor struct RecordedScrollTests {
    /// The delay between the time stamp of the lift and its effect on the recording device, in seconds.
    private static let lag = 0.0008
    private static let pixel: CGFloat = 1.0 / 3

    /// A scroll view with a recorded finger.
    @MainActor private final class Replay: NSObject, UIScrollViewDelegate {
        let host: TestHost
        let scrollView = UIScrollView()
        var calls: [(name: String, time: Double)] = []
        var velocity = CGPoint.zero
        var proposed = CGPoint.zero
        /// The scroll view's offsets at the recorded frames, with the recorded offsets; offsets after the lift are
        /// separate.
        var dragged: [(time: Double, ours: CGFloat, recorded: CGFloat)] = []
        var released: [(time: Double, ours: CGFloat, recorded: CGFloat)] = []
        private var start = 0.0

        init(_ trace: ScrollTrace) {
            host = TestHost(
                size: CGSize(width: trace.viewport.w, height: trace.viewport.h), scale: 3, safeAreaInsets: .zero)
            super.init()
            host.show(scrollView)
            scrollView.contentSize = CGSize(width: trace.contentSize.w, height: trace.contentSize.h)
            scrollView.contentOffset.y = trace.startOffsetY
            host.settle()
            scrollView.delegate = self
            run(trace)
        }

        private func run(_ trace: ScrollTrace) {
            guard let first = trace.input.first, let last = trace.input.last else { return }
            start = host.now
            let finger = host.touch(at: CGPoint(x: first.x, y: first.y))
            var touches = trace.input.dropFirst()[...]
            for frame in trace.frames {
                while let touch = touches.first, touch.t <= frame.time {
                    advance(to: touch.t - first.t)
                    if touch.phase == "moved" { finger.move(to: CGPoint(x: touch.x, y: touch.y)) }
                    if touch.phase == "ended" { finger.lift() }
                    touches.removeFirst()
                }
                let isReleased = touches.isEmpty
                advance(to: frame.time - first.t - (isReleased ? RecordedScrollTests.lag : 0))
                let seen = (frame.time - last.t, scrollView.contentOffset.y, frame.offset)
                if isReleased { released.append(seen) } else { dragged.append(seen) }
            }
        }

        private func advance(to time: Double) {
            host.advance(by: max(start + time - host.now, 0))
        }

        private func record(_ name: String) { calls.append((name, host.now - start)) }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            record("willEndDragging")
            self.velocity = velocity
            proposed = targetContentOffset.pointee
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            record("didEndDragging")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating") }
    }

    private func worst(_ seen: [(time: Double, ours: CGFloat, recorded: CGFloat)]) -> CGFloat {
        seen.map { abs($0.ours - $0.recorded) }.max() ?? .infinity
    }

    @Test(
        arguments: [
            // A finger rests at the end before it's lifted: the offsets of a spring are within two pixels.
            ("scroll_rubberband_top", 2), ("scroll_touch_calib", 1), ("scroll_decel_v3000", 1),
        ] as [(String, CGFloat)])
    func `content offsets and delegate calls match the recordings`(name: String, pixels: CGFloat)
        throws
    {
        let trace = try Golden.decode(ScrollTrace.self, name, in: "measured")
        let replay = Replay(trace)
        #expect(replay.dragged.count > 5 && replay.released.count > 20)
        #expect(worst(replay.dragged) <= Self.pixel + 0.001)
        #expect(worst(replay.released) <= pixels * Self.pixel + 0.001)
        #expect(replay.scrollView.contentOffset.y == trace.finalOffsetY)
        #expect(replay.calls.map(\.name) == trace.delegate.map(\.name))
        for (ours, recorded) in zip(replay.calls, trace.delegate) {
            // Collage reports it in the first recorded frame after it.
            #expect(abs(ours.time - (recorded.t - trace.input[0].t)) < 1.2 / 60, "\(recorded.name)")
        }
    }

    @Test func `a flick has the recorded velocity, and ends within two points of UIKit's offset`() throws {
        let trace = try Golden.decode(ScrollTrace.self, "scroll_decel_v3000", in: "measured")
        let replay = Replay(trace)
        #expect(abs(replay.velocity.y - trace.willEndDragging.vy) < 1e-6)
        #expect(abs(replay.proposed.y - trace.willEndDragging.targetY) < 2)
        #expect(replay.proposed.y == trace.finalOffsetY)
    }
}
