import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension TestHost {
    /// Taps a point of the window.
    ///
    /// The touch goes through hit testing, gesture recognizers, and the responder chain, like a touch on a device.
    ///
    /// - Parameter point: The point, in the window's coordinates.
    public func tap(_ point: CGPoint) {
        let finger = touch(at: point)
        advance(by: 0.05)
        finger.lift()
        settle()
    }

    /// Taps the center of a view.
    ///
    /// - Parameter view: A view in the window.
    public func tap(_ view: UIView) {
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    }

    /// Moves a finger in a straight line from one point of the window to another and lifts it.
    /// - Parameters:
    ///   - duration: The duration of the movement, in seconds. It's divided into steps of 1/60 s.
    ///   - rests: Whether the finger rests before it's lifted, so that scrolling doesn't continue.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rests: Bool = true) {
        let finger = touch(at: start)
        let steps = max(Int(saturating: (duration * 60).rounded()), 1)
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

    /// Touches a point of the window. The caller moves and lifts the finger.
    ///
    /// - Parameter point: The point, in the window's coordinates.
    /// - Returns: The finger.
    public func touch(at point: CGPoint) -> Finger {
        Finger(host: self, at: point)
    }

    /// A finger on the screen of a test host.
    ///
    /// Its touches reach the app through `UIApplication.sendEvent(_:)`, together with the other fingers that are down.
    /// A touch shortly after the last one and near it increases the tap count.
    @MainActor
    public final class Finger {
        private let host: TestHost
        private let identifier: Int
        /// The location of the finger in the coordinates of the host's window.
        private(set) var location: CGPoint
        private var isLifted = false

        init(host: TestHost, at point: CGPoint) {
            self.host = host
            identifier = host.reserveFingerNumber()
            location = point
            send(.began)
        }

        /// Moves the finger to a point of the window.
        public func move(to point: CGPoint) {
            guard !isLifted else { return }
            location = point
            send(.moved)
        }

        /// Lifts the finger.
        public func lift() {
            finish(.ended)
        }

        /// Cancels the touch, like a system gesture.
        public func cancel() {
            finish(.cancelled)
        }

        private func finish(_ phase: HostInput.Touch.Phase) {
            guard !isLifted else { return }
            isLifted = true
            send(phase)
        }

        private func send(_ phase: HostInput.Touch.Phase) {
            let point = host.convertToScreen(location)
            host.send(
                .touch(HostInput.Touch(identifier: identifier, phase: phase, location: Point(x: point.x, y: point.y))))
        }
    }
}
