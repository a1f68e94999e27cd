import DisplayList

/// A scheduler of closures that run in every frame of a device, or once at a given time.
///
/// It has weak references to links and timers. Their owners must retain them.
@MainActor
package final class FrameScheduler {
    private var links: [WeakReference<FrameLink>] = []
    private var timers: [WeakReference<FrameTimer>] = []

    private let clock: any FrameClock

    package init(clock: any FrameClock) {
        self.clock = clock
    }

    /// A Boolean value that indicates whether anything waits for a frame. Endless decorative animations don't count,
    /// because with them the device would never become idle.
    package var isActive: Bool {
        links.contains { $0.object?.isAwaited ?? false } || timers.contains { $0.object?.isAwaited ?? false }
    }

    /// Descriptions of the links and timers that wait for a frame, for messages about a device that doesn't become
    /// idle.
    package var activity: [String] {
        links.compactMap(\.object).filter(\.isAwaited).map { "\(Self.owner($0.file)) runs in every frame" }
            + timers.compactMap(\.object).filter(\.isAwaited).map {
                "\(Self.owner($0.file)) waits until \($0.time) s"
            }
    }

    /// Returns the time of the next frame in which something runs, or `nil` if nothing waits. It's `now` while any link
    /// runs, even a decorative one.
    package func nextTime(after now: Double) -> Double? {
        if links.contains(where: { $0.object?.isRunning ?? false }) { return now }
        return timers.compactMap(\.object).filter(\.isRunning).map(\.time).min()
    }

    /// Runs the timers that are due, in the order of their times, and then all links.
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

    /// Returns the name of a source file's type, such as `UIScrollView` for `PortableUIKit/UIScrollView.swift`.
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

/// A link that calls a closure in every frame after it's started.
@MainActor
package final class FrameLink {
    package private(set) var isRunning = false
    private let keepsFromRest: Bool
    /// The source file that creates the link, which is named after the owner.
    fileprivate let file: String
    /// A Boolean value that indicates whether the device counts as busy because of the link.
    fileprivate var isAwaited: Bool { isRunning && keepsFromRest }
    private let body: (Double) -> Void

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - isAwaited: A Boolean value that indicates whether the device counts as busy while the link runs. Pass
    ///     `false` for an endless decorative animation.
    ///   - file: The source file that creates the link, which is named after the owner.
    ///   - body: A closure that receives the clock's time. It must not keep a strong reference to the link's owner.
    package init(
        isAwaited: Bool = true, file: String = #fileID, _ body: @escaping (_ now: Double) -> Void
    ) {
        keepsFromRest = isAwaited
        self.file = file
        self.body = body
    }

    /// Starts the link.
    ///
    /// - Parameter view: The view that the closure moves. If it's in a window, the link uses the frames of its device.
    package func start(for view: (any DisplayedObject)? = nil) {
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

/// A timer that calls a closure once, in the first frame at or after a given time.
@MainActor
package final class FrameTimer {
    package private(set) var isRunning = false
    fileprivate private(set) var time = 0.0
    private let keepsFromRest: Bool
    /// The source file that creates the timer, which is named after the owner.
    fileprivate let file: String
    /// A Boolean value that indicates whether the device counts as busy because of the timer.
    fileprivate var isAwaited: Bool { isRunning && keepsFromRest }
    private let body: () -> Void

    /// Creates a timer.
    ///
    /// - Parameters:
    ///   - isAwaited: A Boolean value that indicates whether the device counts as busy while the timer runs. Pass
    ///     `false` for decorative animations and delays of apps.
    ///   - file: The source file that creates the timer, which is named after the owner.
    ///   - body: A closure. It must not keep a strong reference to the timer's owner.
    package init(isAwaited: Bool = true, file: String = #fileID, _ body: @escaping () -> Void) {
        keepsFromRest = isAwaited
        self.file = file
        self.body = body
    }

    /// Schedules the closure to run `seconds` from now. A running timer starts over.
    ///
    /// - Parameter view: The view that the closure changes. If it's in a window, the timer uses the clock of its
    ///   device.
    package func start(after seconds: Double, for view: (any DisplayedObject)? = nil) {
        let scope = DeviceScope.showing(view)
        start(at: scope.clock.now + seconds, in: scope)
    }

    /// Schedules the closure to run at a time of a device's clock.
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
