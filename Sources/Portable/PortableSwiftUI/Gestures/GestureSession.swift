import Foundation
import LayoutGeometry
import PortableUIKit

/// Arbitrates between the gestures of the elements under a finger.
///
/// All of them track the finger. The first gesture that is recognized wins, and the others fail, except for
/// simultaneous gestures. If one event recognizes several gestures, the innermost wins. There are two exceptions: all
/// other gestures wait for high-priority gestures to fail, and a tap waits for gestures with a higher tap count.
@MainActor
final class GestureSession {
    private struct Candidate {
        let element: GestureElement
        let tracker: any GestureTracking
        let priority: GesturePriority
    }

    private var followers: [Candidate]
    private var winner: (any GestureTracking)?

    /// - Parameter path: The gestures under the finger, from the innermost to the outermost.
    init(_ path: [GestureElement]) {
        let high = path.filter { $0.priority == .high }.reversed()
        let others = path.filter { $0.priority != .high }
        followers = (Array(high) + others).compactMap { element in
            element.beginTracking().map { Candidate(element: element, tracker: $0, priority: element.priority) }
        }
    }

    /// A Boolean value that indicates whether a gesture was recognized that prevents the gestures of other views.
    private(set) var isRecognized = false

    /// A Boolean value that indicates whether all gestures ended or failed.
    var isOver: Bool { followers.allSatisfy { $0.tracker.isOver } }

    /// The next time at which a gesture changes without an event.
    var deadline: Double? { followers.filter { !$0.tracker.isOver }.compactMap(\.tracker.deadline).min() }

    /// Processes an event.
    /// - Parameter fingers: The locations of all fingers that touch the screen.
    func receive(_ kind: GestureEvent.Kind, at location: CGPoint, fingers: [CGPoint], time: Double) {
        for follower in followers {
            follower.tracker.receive(
                GestureEvent(
                    kind: kind, time: time, location: location, element: follower.element, fingers: fingers))
        }
        decide()
        for follower in followers where canDeliver(follower) { follower.tracker.deliver() }
    }

    /// Cancels all gestures.
    func cancel() {
        for follower in followers { follower.tracker.cancel() }
    }

    private func decide() {
        for (index, follower) in followers.enumerated() where follower.tracker.isRecognized {
            if follower.priority == .simultaneous {
                isRecognized = true
                continue
            }
            guard winner == nil, !waits(follower, index) else { continue }
            winner = follower.tracker
            isRecognized = true
            for other in followers where other.tracker !== follower.tracker && other.priority != .simultaneous {
                other.tracker.cancel()
            }
            return
        }
    }

    /// Returns whether a gesture with precedence could still be recognized.
    private func waits(_ follower: Candidate, _ index: Int) -> Bool {
        followers.enumerated().contains { other, candidate in
            guard other != index, !candidate.tracker.isOver, !candidate.tracker.isRecognized else { return false }
            if candidate.priority == .high { return other < index }
            return follower.tracker.tapCount > 0 && candidate.tracker.tapCount > follower.tracker.tapCount
        }
    }

    /// Returns whether a gesture may run the app's callbacks. A recognized gesture waits until it wins. A failed
    /// gesture reports that its value was reset.
    private func canDeliver(_ follower: Candidate) -> Bool {
        follower.priority == .simultaneous || follower.tracker === winner
            || follower.tracker.hasFailed || (winner == nil && !follower.tracker.isRecognized)
    }
}

/// A recognizer that passes the touches of a host to the gestures of its elements.
final class ElementGestureRecognizer: UIGestureRecognizer {
    private unowned let host: HostingView
    private var session: GestureSession?
    private lazy var timer = FrameTimer { [weak self] in self?.timeHasPassed() }
    private var lastLocation = CGPoint.zero
    /// The current touches. Gestures with one finger track the first one.
    private var fingers: [UITouch] = []

    init(in host: HostingView) {
        self.host = host
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    private var now: Double { host.window?.device?.clock.now ?? 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.filter { !fingers.contains($0) }
        guard let touch = fingers.first else { return }
        lastLocation = touch.location(in: host)
        if session == nil || session!.isOver {
            let path = host.gestures(at: lastLocation)
            guard !path.isEmpty else { return state = .failed }
            session = GestureSession(path)
        }
        receive(.began)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = fingers.first else { return }
        lastLocation = touch.location(in: host)
        receive(.moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = fingers.first else { return }
        lastLocation = touch.location(in: host)
        fingers.removeAll { touches.contains($0) }
        // Gestures with one finger continue while the first finger is down.
        guard touches.contains(touch) else { return receive(.moved) }
        receive(.ended)
        if hasRecognized {
            state = .ended
        } else if session == nil {
            state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers = []
        endSession()
        state = .cancelled
    }

    /// Cancels the session when another recognizer prevents this one, so that a pressed control is immediately
    /// released.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        if preventingGestureRecognizer.hasRecognized { endSession() }
        return true
    }

    override func reset() {
        fingers = []
        endSession()
    }

    private func receive(_ kind: GestureEvent.Kind) {
        guard let session else { return }
        session.receive(kind, at: lastLocation, fingers: fingers.map { $0.location(in: host) }, time: now)
        // A tap can also be recognized after the last touch has ended.
        if session.isRecognized, numberOfTouches > 0 { state = hasRecognized ? .changed : .began }
        if session.isOver {
            self.session = nil
            timer.stop()
        } else if let deadline = session.deadline {
            timer.start(after: max(deadline - now, 0), for: host)
        } else {
            timer.stop()
        }
    }

    private func timeHasPassed() {
        receive(.waited)
    }

    private func endSession() {
        timer.stop()
        session?.cancel()
        session = nil
    }
}

extension HostingView {
    /// Returns the gestures under a point, from the innermost to the outermost.
    func gestures(at point: CGPoint) -> [GestureElement] {
        var path: [GestureElement] = []
        var element = element(at: point)
        if let link = (element as? TextElement)?.linkGesture(at: Point(x: Double(point.x), y: Double(point.y))) {
            path.append(link)
        }
        while let current = element {
            if let gesture = current as? GestureElement {
                // A mask without `subviews` disables the gestures of the element's descendants.
                if !gesture.mask.contains(.subviews) { path = [] }
                if gesture.isActive { path.append(gesture) }
            }
            element = current.parent
        }
        return path
    }
}
