import DisplayList

/// The time of a page, which is told when the application wants a frame.
@MainActor
final class PageClock: FrameClock {
    var onRequest: () -> Void = {}
    private let time: any PageTime
    private var start: Double
    /// How much of the time was passed over.
    private var skipped = 0.0
    /// When the clock was held; nil while it runs.
    private var held: Double?

    init(_ time: any PageTime) {
        self.time = time
        start = time.now
    }

    /// Whether no time passes but what is skipped.
    var isHeld: Bool { held != nil }

    var now: Double { (held ?? time.now) - start + skipped }

    /// Lets time pass at once.
    func skip(_ seconds: Double) { skipped += seconds }

    /// Lets no time pass but what is skipped, until the clock is released.
    func hold() { held = held ?? time.now }

    /// Lets time pass by itself again, from where it stood on.
    func release() {
        guard let held else { return }
        start += time.now - held
        self.held = nil
    }

    func requestFrame() { onRequest() }
}
