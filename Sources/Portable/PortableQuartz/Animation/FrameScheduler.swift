import DisplayList

/// What runs in every frame of a device, and what runs once when its time has come.
///
/// Both belong to their owners: a link or timer that nobody holds any more does nothing.
@MainActor
package final class FrameScheduler {
    private var links: [WeakReference<FrameLink>] = []
    private var timers: [WeakReference<FrameTimer>] = []

    private let clock: any FrameClock

    package init(clock: any FrameClock) {
        self.clock = clock
    }

    /// Whether anything waits for a frame. Ornaments that turn forever don't count: with them, no screen would come to rest.
    package var isActive: Bool {
        links.contains { $0.object?.isAwaited ?? false } || timers.contains { $0.object?.isAwaited ?? false }
    }

    /// What waits for a frame, in words for whoever wonders why nothing settles.
    package var activity: [String] {
        links.compactMap(\.object).filter(\.isAwaited).map { "\(Self.owner($0.file)) runs in every frame" }
            + timers.compactMap(\.object).filter(\.isAwaited).map {
                "\(Self.owner($0.file)) waits until \($0.time) s"
            }
    }

    /// When the next frame has something to do: `now` while a link runs, ornaments too; nil if nothing waits.
    package func nextTime(after now: Double) -> Double? {
        if links.contains(where: { $0.object?.isRunning ?? false }) { return now }
        return timers.compactMap(\.object).filter(\.isRunning).map(\.time).min()
    }

    /// Runs the timers that are due, in the order of their times, then every link.
    package func advance(to time: Double) {
        while let timer = nextTimer(until: time) {
            timer.fire()
        }
        timers.removeAll { !($0.object?.isRunning ?? false) }
        for link in links.compactMap(\.object) where link.isRunning {
            link.step(to: time)
            if link.isRunning { clock.requestFrame() }
        }
        links.removeAll { !($0.object?.isRunning ?? false) }
    }

    /// Whose source a file is: `UIScrollView` of `PortableUIKit/UIScrollView.swift`.
    private static func owner(_ file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }

    func add(_ link: FrameLink) {
        links.removeAll { $0.object == nil || $0.object === link }
        links.append(WeakReference(object: link))
        clock.requestFrame()
    }

    func add(_ timer: FrameTimer) {
        timers.removeAll { $0.object == nil || $0.object === timer }
        timers.append(WeakReference(object: timer))
        clock.requestFrame()
    }

    package func removeAll() {
        links = []
        timers = []
    }

    private func nextTimer(until time: Double) -> FrameTimer? {
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
    private let keepsFromRest: Bool
    /// The source that made it, which is named after its owner.
    fileprivate let file: String
    /// Whether a screen that comes to rest waits for it.
    fileprivate var isAwaited: Bool { isRunning && keepsFromRest }
    private let body: (Double) -> Void

    /// - Parameters:
    ///   - isAwaited: Whether a screen that comes to rest waits for it. False for an ornament that moves forever.
    ///   - file: Of the source that makes it, which is named after its owner.
    ///   - body: Gets the clock's time. It must not keep the link's owner alive.
    package init(
        isAwaited: Bool = true, file: String = #fileID, _ body: @escaping (_ now: Double) -> Void
    ) {
        keepsFromRest = isAwaited
        self.file = file
        self.body = body
    }

    /// - Parameter view: What it moves; a view in a window tells which device's frames are meant.
    package func start(for view: (any ShownObject)? = nil) {
        guard !isRunning else { return }
        isRunning = true
        DeviceScope.showing(view).animations.scheduler.add(self)
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
    private let keepsFromRest: Bool
    /// The source that made it, which is named after its owner.
    fileprivate let file: String
    /// Whether a screen that comes to rest waits for it.
    fileprivate var isAwaited: Bool { isRunning && keepsFromRest }
    private let body: () -> Void

    /// - Parameters:
    ///   - isAwaited: Whether a screen that comes to rest waits for it. False for ornaments, and for delays of apps.
    ///   - file: Of the source that makes it, which is named after its owner.
    ///   - body: Must not keep the timer's owner alive.
    package init(isAwaited: Bool = true, file: String = #fileID, _ body: @escaping () -> Void) {
        keepsFromRest = isAwaited
        self.file = file
        self.body = body
    }

    /// Lets the body run `seconds` from now; a timer that is running already starts over.
    /// - Parameter view: What it changes; a view in a window tells whose clock is meant.
    package func start(after seconds: Double, for view: (any ShownObject)? = nil) {
        let scope = DeviceScope.showing(view)
        start(at: scope.clock.now + seconds, in: scope)
    }

    /// Runs the body at a time of a device's clock.
    func start(at time: Double, in scope: DeviceScope) {
        self.time = time
        isRunning = true
        scope.animations.scheduler.add(self)
    }

    package func stop() {
        isRunning = false
    }

    fileprivate func fire() {
        isRunning = false
        body()
    }
}
