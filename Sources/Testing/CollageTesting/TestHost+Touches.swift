import Foundation
import PortableUIKit

extension TestHost {
    /// Touches a point of the window and lifts the finger at once.
    ///
    /// The touch goes through hit testing, gesture recognisers and the responder chain, as a finger's would.
    public func tap(_ point: CGPoint) {
        let finger = touch(at: point)
        advance(by: 0.05)
        finger.lift()
        settle()
    }

    /// Taps the middle of a view, at the place where it is now.
    public func tap(_ view: UIView) {
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    }

    /// Moves a finger in a straight line from one point of the window to another and lifts it there.
    /// - Parameters:
    ///   - duration: Of the movement, in seconds, in steps of a sixtieth.
    ///   - rests: Whether the finger stands still before it is lifted, so that nothing goes on scrolling.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rests: Bool = true) {
        let finger = touch(at: start)
        let steps = max(Int((duration * 60).rounded()), 1)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if rests {
            for _ in 0..<12 {
                advance(by: 1.0 / 60)
                finger.move(to: end)
            }
        }
        finger.lift()
        settle()
    }

    /// Puts a finger on the window; the caller moves and lifts it.
    public func touch(at point: CGPoint) -> Finger {
        Finger(host: self, at: point)
    }

    /// A finger on the screen of a test host.
    @MainActor
    public final class Finger {
        private let host: TestHost
        private let touch: UITouch
        /// The one that was in front where the finger came down.
        private let window: UIWindow
        private var isLifted = false

        init(host: TestHost, at point: CGPoint) {
            self.host = host
            window = host.frontWindow(at: point)
            touch = UITouch(window: window, location: host.convert(point, to: window), timestamp: host.now)
            send(.began)
        }

        /// Where the finger is, in the window in which it came down.
        var location: CGPoint { touch.windowLocation }

        /// Moves the finger to a point of the window.
        public func move(to point: CGPoint) {
            guard !isLifted else { return }
            touch.previousWindowLocation = touch.windowLocation
            touch.windowLocation = host.convert(point, to: window)
            send(.moved)
        }

        /// Lifts the finger where it is.
        public func lift() {
            finish(.ended)
        }

        /// Takes the touch away, as a system gesture does.
        public func cancel() {
            finish(.cancelled)
        }

        private func finish(_ phase: UITouch.Phase) {
            guard !isLifted else { return }
            isLifted = true
            send(phase)
        }

        private func send(_ phase: UITouch.Phase) {
            host.run {
                touch.phase = phase
                touch.timestamp = host.now
                let event = UIEvent(type: .touches, touches: [touch], timestamp: host.now)
                window.sendEvent(event)
            }
        }
    }
}
