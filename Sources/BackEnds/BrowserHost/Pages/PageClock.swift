import DisplayList

/// The clock of a page. It's notified when the application requests a frame.
@MainActor
final class PageClock: FrameClock {
    var onRequest: () -> Void = {}
    private let time: any PageTime
    private var start: Double
    /// The total time that was skipped, in seconds.
    private var skipped = 0.0
    /// The time at which the clock was held, or `nil` while it runs.
    private var held: Double?

    init(_ time: any PageTime) {
        self.time = time
        start = time.now
    }

    /// A Boolean value that indicates whether the clock is held, so that it advances only by skipped time.
    var isHeld: Bool { held != nil }

    var now: Double { (held ?? time.now) - start + skipped }

    /// Advances the time immediately.
    func skip(_ seconds: Double) { skipped += seconds }

    /// Stops the clock until it's released. Only skipped time passes.
    func hold() { held = held ?? time.now }

    /// Lets the clock continue from the time at which it was held.
    func release() {
        guard let held else { return }
        start += time.now - held
        self.held = nil
    }

    func requestFrame() { onRequest() }
}
