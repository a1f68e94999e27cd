/// The one source of time. Seconds from an arbitrary start, never going back.
@MainActor
package protocol FrameClock: AnyObject {
    var now: Double { get }

    /// Asks for a frame soon. Clocks that are stepped by hand need not do anything.
    func requestFrame()
}

/// A clock that stands still until it is told to move: tests and pictures.
@MainActor
package final class ManualClock: FrameClock {
    package private(set) var now: Double

    package init(now: Double = 0) {
        self.now = now
    }

    package func requestFrame() {}

    /// Moves the time forward; a negative step does nothing.
    package func advance(by seconds: Double) {
        if seconds > 0 { now += seconds }
    }
}
