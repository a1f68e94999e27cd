import DisplayList

/// The time of a page, which is told when the application wants a frame.
@MainActor
final class PageClock: FrameClock {
    var onRequest: () -> Void = {}
    private let time: any PageTime
    private let start: Double
    /// How much of the time was passed over.
    private var skipped = 0.0

    init(_ time: any PageTime) {
        self.time = time
        start = time.now
    }

    var now: Double { time.now - start + skipped }

    /// Lets time pass at once.
    func skip(_ seconds: Double) { skipped += seconds }

    func requestFrame() { onRequest() }
}
