/// What runs in every frame, and what runs once when its time has come, on the one clock.
///
/// Both belong to their owners: a link or timer that nobody holds any more does nothing.
@MainActor
package enum FrameScheduler {
    private static var links: [WeakReference<FrameLink>] = []
    private static var timers: [WeakReference<FrameTimer>] = []

    /// Whether anything waits for a frame. Ornaments that turn for ever don't count, or nothing would ever settle.
    package static var isActive: Bool {
        links.contains { link in link.object.map { $0.isRunning && !$0.isOrnament } ?? false }
            || timers.contains { $0.object?.isRunning ?? false }
    }

    /// Runs the timers that are due, in the order of their times, then every link.
    package static func advance(to time: Double) {
        while let timer = nextTimer(until: time) {
            timer.fire()
        }
        timers.removeAll { !($0.object?.isRunning ?? false) }
        for link in links.compactMap(\.object) where link.isRunning {
            link.step(to: time)
            if link.isRunning { Services.clock.requestFrame() }
        }
        links.removeAll { !($0.object?.isRunning ?? false) }
    }

    static func add(_ link: FrameLink) {
        links.removeAll { $0.object == nil || $0.object === link }
        links.append(WeakReference(object: link))
        Services.clock.requestFrame()
    }

    static func add(_ timer: FrameTimer) {
        timers.removeAll { $0.object == nil || $0.object === timer }
        timers.append(WeakReference(object: timer))
        Services.clock.requestFrame()
    }

    private static func nextTimer(until time: Double) -> FrameTimer? {
        var next: FrameTimer?
        for timer in timers.compactMap(\.object) where timer.isRunning && timer.time <= time {
            if next.map({ timer.time < $0.time }) ?? true { next = timer }
        }
        return next
    }
}

/// Something that happens in every frame while it runs.
@MainActor
package final class FrameLink {
    package private(set) var isRunning = false
    /// Whether it only turns or blinks something, for ever.
    fileprivate let isOrnament: Bool
    private let body: (Double) -> Void

    /// - Parameters:
    ///   - isOrnament: Whether it only turns or blinks something, for ever.
    ///   - body: Gets the clock's time. It must not keep the link's owner alive.
    package init(isOrnament: Bool = false, _ body: @escaping (_ now: Double) -> Void) {
        self.isOrnament = isOrnament
        self.body = body
    }

    package func start() {
        guard !isRunning else { return }
        isRunning = true
        FrameScheduler.add(self)
    }

    package func stop() {
        isRunning = false
    }

    fileprivate func step(to time: Double) {
        body(time)
    }
}

/// Something that happens once, in the first frame after its time has come.
@MainActor
package final class FrameTimer {
    package private(set) var isRunning = false
    fileprivate private(set) var time = 0.0
    private let body: () -> Void

    /// - Parameter body: Must not keep the timer's owner alive.
    package init(_ body: @escaping () -> Void) {
        self.body = body
    }

    /// Lets the body run `seconds` from now; a timer that is running already starts over.
    package func start(after seconds: Double) {
        time = Services.clock.now + seconds
        isRunning = true
        FrameScheduler.add(self)
    }

    package func stop() {
        isRunning = false
    }

    fileprivate func fire() {
        isRunning = false
        body()
    }
}
