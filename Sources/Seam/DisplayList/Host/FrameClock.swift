/// The one source of time. Seconds from an arbitrary start, never going back.
@MainActor
package protocol FrameClock: AnyObject {
    var now: Double { get }

    /// Requests a frame soon. Clocks that are advanced manually can ignore it.
    func requestFrame()
}

/// A clock that advances only manually, for tests and snapshots.
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
