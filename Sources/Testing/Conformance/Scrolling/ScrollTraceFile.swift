import CollageTesting
import Foundation

/// A recorded gesture on a scroll view: the path of the finger, and the resulting offsets.
@MainActor
struct ScrollTraceFile {
    private let trace: Trace

    fileprivate struct Trace: Decodable {
        struct Size: Decodable {
            var w: Double
            var h: Double
        }

        struct Touch: Decodable {
            var phase: String
            var t: Double
            var x: Double?
            var y: Double?
        }

        struct Call: Decodable {
            var name: String
        }

        var viewport: Size
        var contentSize: Size
        var decelerationRate: Double?
        var startOffsetY: Double
        var finalOffsetY: Double
        var input: [Touch]
        var samples: [[Double]]
        var delegate: [Call]?

        /// The offset after each frame. If a frame has two samples, the later one counts.
        var frames: [(time: Double, offset: Double)] {
            samples.indices.compactMap { index in
                let next = index + 1 < samples.count ? samples[index + 1][0] : .infinity
                return next - samples[index][0] > 0.002 ? (samples[index][0], samples[index][2]) : nil
            }
        }
    }

    private static let pixel = 1.0 / 3
    /// The tolerated differences from the recorded offsets, during dragging and after the finger is lifted.
    private static let draggingTolerance = pixel + 0.001
    private static let releasedTolerance = 2 * pixel + 0.001

    init(_ data: Data) throws {
        trace = try JSONDecoder().decode(Trace.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        var coverage = CaseResult.Coverage(unit: "offsets")
        guard trace.samples.allSatisfy({ $0.count >= 3 }) else { throw SceneProblem("a sample without an offset") }
        guard trace.input.allSatisfy({ $0.x != nil && $0.y != nil }) else {
            coverage.skip(.pointers, trace.samples.count)
            return CaseResult(name: name, differences: [], coverage: coverage)
        }
        let replay = ScrollReplay(trace)
        coverage.compared = replay.offsets.count
        var differences: [String] = []
        func compareWorst(_ what: String, isReleased: Bool, tolerance: Double) {
            let offsets = replay.offsets.filter { $0.isReleased == isReleased }
            guard let worst = offsets.max(by: { abs($0.found - $0.recorded) < abs($1.found - $1.recorded) }),
                abs(worst.found - worst.recorded) > tolerance
            else { return }
            differences.append(
                difference("\(what) after \(worst.time) s", expected: worst.recorded, found: worst.found))
        }
        compareWorst("offset under the finger", isReleased: false, tolerance: Self.draggingTolerance)
        compareWorst("offset", isReleased: true, tolerance: Self.releasedTolerance)
        if abs(replay.finalOffset - trace.finalOffsetY) > Self.draggingTolerance {
            differences.append(difference("final offset", expected: trace.finalOffsetY, found: replay.finalOffset))
        }
        if let calls = trace.delegate?.map(\.name), calls != replay.calls {
            differences.append(difference("delegate", expected: calls, found: replay.calls))
        }
        return CaseResult(name: name, differences: differences, coverage: coverage)
    }
}

/// A scroll view with recorded touches.
@MainActor
private final class ScrollReplay: NSObject, UIScrollViewDelegate {
    private let host: TestHost
    private let scrollView = UIScrollView()
    private(set) var calls: [String] = []
    /// The offsets at the recorded frames, with the time since the touch began.
    private(set) var offsets: [(time: Double, recorded: Double, found: Double, isReleased: Bool)] = []

    /// The delay of the lift on the recording device after its time stamp, in seconds.
    private static let lag = 0.0008

    var finalOffset: Double { Double(scrollView.contentOffset.y) }

    init(_ trace: ScrollTraceFile.Trace) {
        host = TestHost(
            size: CGSize(width: trace.viewport.w, height: trace.viewport.h), scale: 3, safeAreaInsets: .zero)
        super.init()
        host.show(scrollView)
        if let rate = trace.decelerationRate { scrollView.decelerationRate = .init(rawValue: rate) }
        scrollView.contentSize = CGSize(width: trace.contentSize.w, height: trace.contentSize.h)
        scrollView.contentOffset.y = trace.startOffsetY
        host.settle()
        scrollView.delegate = self
        run(trace)
    }

    private func run(_ trace: ScrollTraceFile.Trace) {
        guard let first = trace.input.first else { return }
        let start = host.now
        func advance(to time: Double) { host.advance(by: max(start + time - host.now, 0)) }
        let finger = host.touch(at: CGPoint(x: first.x ?? 0, y: first.y ?? 0))
        var touches = trace.input.dropFirst()[...]
        for frame in trace.frames {
            while let touch = touches.first, touch.t <= frame.time {
                advance(to: touch.t - first.t)
                if touch.phase == "moved" { finger.move(to: CGPoint(x: touch.x ?? 0, y: touch.y ?? 0)) }
                if touch.phase == "ended" { finger.lift() }
                touches.removeFirst()
            }
            advance(to: frame.time - first.t - (touches.isEmpty ? Self.lag : 0))
            offsets.append((frame.time - first.t, frame.offset, Double(scrollView.contentOffset.y), touches.isEmpty))
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
}
