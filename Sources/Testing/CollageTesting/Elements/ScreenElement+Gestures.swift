import DisplayList
import Foundation
import LayoutGeometry

/// The center of an element.
private let middle = CGPoint(x: 0.5, y: 0.5)

// Gestures on elements. Each waits until the screen settles. Touches are delivered in the same way as in a browser.

extension ScreenElement {
    /// Taps the element.
    /// - Parameters:
    ///   - count: The number of taps in quick succession.
    ///   - place: The point to tap, from 0, 0 at the upper-left corner of the element to 1, 1. The default is the
    ///     center of its visible part.
    /// - Throws: ``ElementNotReachable`` if the element is disabled, covered at that point, or doesn't receive touches.
    ///   ``TestHost/tap(at:count:)`` taps any view at a point.
    public func tap(count: Int = 1, at place: CGPoint? = nil) throws {
        let point = point(at: place ?? middle)
        try requireReachable(at: point)
        host.tap(at: point, count: count)
    }

    /// Touches and holds the element, and lifts the finger after the given number of seconds.
    /// - Throws: ``ElementNotReachable`` if the element is disabled, covered at that point, or doesn't receive touches.
    public func hold(for seconds: TimeInterval = 1, at place: CGPoint? = nil) throws {
        let point = point(at: place ?? middle)
        try requireReachable(at: point)
        host.hold(at: point, for: seconds)
    }

    /// Clicks the element with the secondary button of a pointer.
    /// - Throws: ``ElementNotReachable`` if the element is disabled, covered, or doesn't receive touches.
    public func secondaryClick() throws {
        let point = point(at: middle)
        try requireReachable(at: point)
        host.secondaryClick(point)
    }

    /// Moves the pointer over the element without pressing a button.
    public func hover() {
        host.hover(at: point(at: middle))
    }

    /// Touches the element, moves the finger in a straight line, and lifts it.
    /// - Parameters:
    ///   - distance: The translation, in points.
    ///   - place: The start, from 0, 0 at the upper-left corner of the element to 1, 1.
    ///   - duration: The duration of the movement, in seconds.
    ///   - held: The time before the movement, in seconds. Holding an item lifts it for drag and drop.
    ///   - rests: Whether the finger rests before it's lifted, so that scrolling doesn't continue.
    public func drag(
        by distance: CGVector, at place: CGPoint? = nil, duration: TimeInterval = 0.3, held: TimeInterval = 0,
        rests: Bool = true
    ) {
        host.drag(at: point(at: place ?? middle), by: distance, duration: duration, held: held, rests: rests)
    }

    /// Turns the scroll wheel over the element. Positive distances scroll to content further right and further down.
    public func scroll(by distance: CGVector) {
        host.scroll(at: point(at: middle), by: distance)
    }

    /// Pinches the element with two fingers. A scale greater than 1 moves them apart; a scale less than 1 moves them
    /// together.
    public func pinch(scale: CGFloat, at place: CGPoint? = nil) {
        host.pinch(at: point(at: place ?? middle), scale: scale)
    }

    /// Rotates two fingers on the element around their center.
    /// - Parameter angle: The angle, in radians, clockwise.
    public func rotate(by angle: CGFloat, at place: CGPoint? = nil) {
        host.rotate(at: point(at: place ?? middle), by: angle)
    }

    /// An action that doesn't touch the screen, as with VoiceOver or a keyboard.
    public enum Action: Sendable, Hashable {
        case activate, increment, decrement, escape, magicTap
        /// One of ``ScreenElement/actions``, by its index.
        case custom(Int)
    }

    /// Performs an action without touching the screen.
    public func perform(_ action: Action) {
        let done: AccessibleElement.Action =
            switch action {
            case .activate: .activate
            case .increment: .increment
            case .decrement: .decrement
            case .escape: .escape
            case .magicTap: .magicTap
            case .custom(let index): .custom(index)
            }
        host.send(.accessibility(element: content.id, done))
        host.settle()
    }
}

// Gestures at points of the screen, for content that isn't an element.

extension TestHost {
    /// Taps a point of the screen the given number of times.
    public func tap(at point: CGPoint, count: Int) {
        for _ in 0..<count {
            press(at: point, for: 0.05)
            advance(by: 0.05)
        }
        settle()
    }

    /// Touches and holds a point of the screen, and lifts the finger after the given number of seconds.
    public func hold(at point: CGPoint, for seconds: TimeInterval) {
        press(at: point, for: seconds)
        settle()
    }

    /// Touches a point of the screen, moves the finger, and lifts it.
    public func drag(
        at start: CGPoint, by distance: CGVector, duration: TimeInterval = 0.3, held: TimeInterval = 0,
        rests: Bool = true
    ) {
        touch(.began, at: start)
        advance(held)
        let count = max(Int((duration * 60).rounded()), 1)
        var end = start
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            advance(by: 1.0 / 60)
            end = CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
            touch(.moved, at: end)
        }
        if rests { advance(0.2) }
        touch(.ended, at: end)
        settle()
    }

    /// Turns the scroll wheel over a point of the screen.
    public func scroll(at point: CGPoint, by distance: CGVector) {
        send(
            .wheel(
                location: Point(x: point.x, y: point.y),
                delta: Size(width: Double(distance.dx), height: Double(distance.dy))))
        settle()
    }

    /// Pinches with two fingers around a point of the screen. A scale greater than 1 moves them apart. Both touches
    /// belong to the view at the point, regardless of its size.
    public func pinch(at point: CGPoint, scale: CGFloat) {
        moveTwoFingers(around: point) { part in (1 + (scale - 1) * part, 0) }
    }

    /// Rotates two fingers around a point of the screen. Both touches belong to the view at the point, regardless of
    /// its size.
    /// - Parameters:
    ///   - point: The center between the fingers.
    ///   - angle: The angle, in radians, clockwise.
    public func rotate(at point: CGPoint, by angle: CGFloat) {
        moveTwoFingers(around: point) { part in (1, angle * part) }
    }

    /// Moves two fingers, which start next to each other, around a point.
    /// - Parameter place: A closure that returns the scale of their distance, which starts at 1, and their angle, for a
    ///   fraction of the movement.
    private func moveTwoFingers(around point: CGPoint, _ place: (CGFloat) -> (scale: CGFloat, angle: CGFloat)) {
        let reach: CGFloat = 40
        let count = 20
        func fingers(_ phase: HostInput.Touch.Phase, _ part: CGFloat) {
            let (scale, angle) = place(part)
            for (finger, side) in [(0, -reach), (1, reach)] {
                let (x, y) = (side * scale * cos(angle), side * scale * sin(angle))
                touch(phase, at: CGPoint(x: point.x + x, y: point.y + y), finger: finger, for: point)
            }
        }
        fingers(.began, 0)
        for index in 1...count {
            advance(by: 1.0 / 60)
            fingers(.moved, CGFloat(index) / CGFloat(count))
        }
        fingers(.ended, 1)
        settle()
    }

    /// Deletes the text before the caret, like the delete key.
    public func deleteBackward(_ count: Int = 1) {
        for _ in 0..<count { send(.deleteBackward) }
        settle()
    }

    /// Advances the clock frame by frame, as while a finger rests.
    private func advance(_ seconds: TimeInterval) {
        for _ in 0..<Int((seconds * 60).rounded()) { advance(by: 1.0 / 60) }
    }

    private func press(at point: CGPoint, for seconds: TimeInterval) {
        touch(.began, at: point)
        advance(seconds)
        touch(.ended, at: point)
    }

    private func touch(
        _ phase: HostInput.Touch.Phase, at point: CGPoint, finger: Int = 0, for target: CGPoint? = nil
    ) {
        send(
            .touch(
                HostInput.Touch(
                    identifier: finger, phase: phase, location: Point(x: point.x, y: point.y),
                    target: target.map { Point(x: $0.x, y: $0.y) })))
    }

    func send(_ input: HostInput) {
        activate()
        session.receive(input)
    }
}
