import Foundation

extension Timer {
    /// A timer that calls a method of an object, which it keeps alive; started on the current run loop. In tests and
    /// pictures, the clock of the device says when it fires.
    ///
    /// - Parameters:
    ///   - ti: In seconds; what isn't positive counts as 0.1 ms.
    ///   - aTarget: An object that has the method.
    ///   - aSelector: A method without parameters or with the timer as its parameter.
    ///   - userInfo: The timer's `userInfo`.
    ///   - yesOrNo: Whether it fires until it is invalidated.
    /// - Returns: The timer.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        // It stays on the thread that makes it.
        nonisolated(unsafe) let timer = SelectorTimer(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti,
            message: TimerMessage(target: aTarget as AnyObject, selector: aSelector), userInfo: userInfo,
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

/// What lets `Timer(timeInterval:target:selector:userInfo:repeats:)` make a timer of a class that keeps `userInfo`: an
/// initializer of a protocol may.
public protocol _SelectorTimers {}

extension Timer: _SelectorTimers {}

extension _SelectorTimers where Self: Timer {
    /// A timer that never fires, which apps put where one is to be later.
    public init() {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = timer as! Self
    }

    /// A timer that calls a method of an object, which it keeps alive; started with `RunLoop.add(_:forMode:)`.
    ///
    /// - Parameters:
    ///   - ti: In seconds; what isn't positive counts as 0.1 ms.
    ///   - aTarget: An object that has the method.
    ///   - aSelector: A method without parameters or with the timer as its parameter.
    ///   - userInfo: The timer's `userInfo`.
    ///   - yesOrNo: Whether it fires until it is invalidated.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// The same for a timer whose first time is given.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer: Timer = SelectorTimer(
            fireAt: date, interval: ti, message: TimerMessage(target: t as AnyObject, selector: s), userInfo: ui,
            repeats: rep)
        self = timer as! Self
    }
}

/// A timer that keeps what its maker gave it.
private final class SelectorTimer: Timer {
    private let info: Any?

    override var userInfo: Any? { info }

    init(fireAt date: Date, interval: TimeInterval, message: TimerMessage, userInfo: Any?, repeats: Bool) {
        info = userInfo
        super.init(fire: date, interval: interval, repeats: repeats) { message.send($0) }
    }

    /// Fires the timer by the clock of a device instead of a run loop.
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

/// What a timer sends, for the device that it was made for.
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
