import Foundation

extension Timer {
    /// Creates a timer that calls a method of an object, and schedules it on the current run loop. The timer keeps a
    /// strong reference to the object. In tests and snapshots, it uses the device's clock.
    ///
    /// - Parameters:
    ///   - ti: The interval in seconds. Values that aren't positive are treated as 0.1 ms.
    ///   - aTarget: An object that has the method.
    ///   - aSelector: A method that has no parameters, or the timer as its only parameter.
    ///   - userInfo: The timer's `userInfo`.
    ///   - yesOrNo: A Boolean value that indicates whether the timer repeats until it's invalidated.
    /// - Returns: The timer.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        // The timer isn't passed to another thread.
        nonisolated(unsafe) let timer = SelectorTimer(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti,
            message: TimerMessage(target: ClassTarget.object(for: aTarget), selector: aSelector), userInfo: userInfo,
            repeats: yesOrNo)
        let isDelayed =
            Diagnostics.isOnMainQueue
            && MainActor.assumeIsolated {
                guard let work = DelayedWork.current else { return false }
                timer.wait(in: work, interval: max(ti, 0.0001), repeats: yesOrNo)
                return true
            }
        if !isDelayed { RunLoop.current.add(timer, forMode: .default) }
        return timer
    }
}

/// An implementation detail: only initializers in a protocol extension can return a subclass, which
/// `Timer(timeInterval:target:selector:userInfo:repeats:)` needs for `userInfo`.
public protocol _SelectorTimers {}

extension Timer: _SelectorTimers {}

extension _SelectorTimers where Self: Timer {
    /// Creates a timer that never fires, for use as an initial value.
    public init() {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = timer as! Self
    }

    /// Creates a timer that calls a method of an object. Schedule it with `RunLoop.add(_:forMode:)`. The timer keeps a
    /// strong reference to the object.
    ///
    /// - Parameters:
    ///   - ti: The interval in seconds. Values that aren't positive are treated as 0.1 ms.
    ///   - aTarget: An object that has the method.
    ///   - aSelector: A method that has no parameters, or the timer as its only parameter.
    ///   - userInfo: The timer's `userInfo`.
    ///   - yesOrNo: A Boolean value that indicates whether the timer repeats until it's invalidated.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first fires at the given date, and calls a method of an object. For the other parameters, see
    /// `init(timeInterval:target:selector:userInfo:repeats:)`.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer: Timer = SelectorTimer(
            fireAt: date, interval: ti, message: TimerMessage(target: ClassTarget.object(for: t), selector: s),
            userInfo: ui,
            repeats: rep)
        self = timer as! Self
    }
}

/// A timer that stores its `userInfo`.
private final class SelectorTimer: Timer {
    private let info: Any?

    override var userInfo: Any? { info }

    init(fireAt date: Date, interval: TimeInterval, message: TimerMessage, userInfo: Any?, repeats: Bool) {
        info = userInfo
        super.init(fire: date, interval: interval, repeats: repeats) { message.send($0) }
    }

    /// Fires the timer using the clock of a device instead of a run loop.
    @MainActor
    func wait(in work: DelayedWork, interval: Double, repeats: Bool) {
        work.add(after: interval) {
            guard self.isValid else { return }
            self.fire()
            if repeats, self.isValid {
                self.wait(in: work, interval: interval, repeats: true)
            } else {
                self.invalidate()
            }
        }
    }
}

/// The message that a timer sends, in the scope of the timer's device.
private struct TimerMessage: @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector
    private let binding = ScopeBinding.forLater

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func send(_ timer: Timer) {
        nonisolated(unsafe) let timer = timer
        ScopeBinding.run(binding) {
            MainActor.assumeIsolated { selector.send(to: target, sender: timer) }
        }
    }
}
