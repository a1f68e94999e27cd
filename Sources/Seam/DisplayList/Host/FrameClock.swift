/// A source of time, in seconds from an arbitrary start. The time never decreases.
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

    /// Advances the time. A negative value does nothing.
    package func advance(by seconds: Double) {
        if seconds > 0 { now += seconds }
    }
}
