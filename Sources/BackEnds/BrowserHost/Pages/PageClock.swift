import DisplayList

/// The time of a page, which is told when the application wants a frame.
@MainActor
final class PageClock: FrameClock {
    var onRequest: () -> Void = {}
    private let time: any PageTime
    private let start: Double

    init(_ time: any PageTime) {
        self.time = time
        start = time.now
    }

    var now: Double { time.now - start }

    func requestFrame() { onRequest() }
}
