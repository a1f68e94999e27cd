import CairoRenderer
import Foundation
import Testing

@testable import CollageTesting

/// Pictures that move.
@MainActor struct MotionTests {
    private let folder = TemporaryFolder()

    private func host() -> (TestHost, UIView) {
        let host = TestHost(size: CGSize(width: 100, height: 40), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let ball = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
        ball.backgroundColor = .red
        controller.view.addSubview(ball)
        host.show(controller)
        return (host, ball)
    }

    private func motion(
        to x: CGFloat = 80, over seconds: TimeInterval = 0.5, duration: TimeInterval? = nil, framesPerSecond: Int = 30
    ) throws -> any SnapshotContent {
        let (host, ball) = host()
        return try host.motion(duration: duration, framesPerSecond: framesPerSecond) {
            UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) { ball.frame.origin.x = x }
        }
    }

    private func words(_ actual: any SnapshotContent, _ expected: any SnapshotContent) throws -> String? {
        let outcome = try actual.compare(with: try expected.file(), tolerance: .exact)
        if case .same = outcome { return nil }
        return outcome.words
    }

    @Test func `equal animations have equal images, byte by byte`() throws {
        let first = try motion()
        #expect(try motion().file() == first.file())
        #expect(try words(motion(), first) == nil)
    }

    @Test func `the first frame that differs is reported with its time`() throws {
        let words = try words(motion(to: 60), motion(to: 80))
        #expect(words?.hasPrefix("frame 2 of 16, at 0.033 s, is the first that differs: ") == true, "\(words ?? "")")
    }

    @Test func `a longer animation is reported`() throws {
        let words = try words(motion(duration: 1.5), motion(duration: 1))
        #expect(words == "it lasts 2.533 s instead of 2.033 s, and all frames until then are the same")
    }

    @Test func `the recording shows changes during touches`() throws {
        let (host, ball) = host()
        let button = UIButton(type: .system)
        button.frame = ball.superview!.bounds
        button.addAction(UIAction { _ in ball.frame.origin.x += 10 }, for: .touchDown)
        ball.superview?.addSubview(button)
        let content = try host.motion(framesPerSecond: 60) {
            for _ in 0..<3 { host.tap(CGPoint(x: 50, y: 20)) }
        }
        let (still, _) = self.host()
        let rest = try still.motion(duration: 0.1) {}
        #expect(try words(content, rest)?.contains("is the first that differs") == true)
    }

    @Test func `a still screen is recorded as one frame`() throws {
        let (host, _) = host()
        let file = [UInt8](try host.motion(duration: 0.5) {}.file())
        // The header of the image has the size of the screen, and the animation repeats forever.
        #expect(try CairoImageDecoder().header(of: file) == .init(pixelWidth: 100, pixelHeight: 40))
        let control = try #require(Data(file).range(of: Data("acTL".utf8)))
        #expect(Array(file[control.upperBound..<control.upperBound + 8]) == [0, 0, 0, 1, 0, 0, 0, 0])
    }

    @Test(arguments: [0, -1, 61]) func `invalid frame rates are rejected`(count: Int) throws {
        #expect(throws: SnapshotFailure.self) { try motion(framesPerSecond: count) }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 61] as [TimeInterval])
    func `invalid durations are rejected`(duration: TimeInterval) throws {
        #expect(throws: SnapshotFailure.self) { try motion(duration: duration) }
    }

    @Test func `a reference that isn't animated is reported as not animated`() throws {
        let (host, _) = host()
        let outcome = try motion().compare(with: try host.snapshot(.png), tolerance: .exact)
        guard case .unusable(let words) = outcome else {
            Issue.record("a picture was taken for a moving one")
            return
        }
        #expect(words == "is damaged: it isn't an animated image")
        for length in [0, 8, 40, 200] {
            let file = try motion().file().prefix(length)
            guard case .unusable = try motion().compare(with: file, tolerance: .exact) else {
                Issue.record("\(length) bytes were taken for a picture")
                continue
            }
        }
    }
}
