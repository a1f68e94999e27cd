import Foundation

/// Settings for animating the layer changes between `begin()` and `commit()`.
///
/// Other changes use the defaults: 0.25 seconds and the default timing function. Layers of views are animated only by
/// the views' animation closures.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// The settings of one transaction.
    final class Level {
        var duration: Double?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        /// The number of events that the completion waits for, including the commit.
        private var awaited = 1
        private var completion: (() -> Void)?

        var completionBlock: (() -> Void)? {
            get { completion }
            set { completion = newValue }
        }

        /// Adds an event to wait for. Call the returned closure when the event has ended.
        func track() -> (Bool) -> Void {
            awaited += 1
            return { [self] _ in release() }
        }

        func release() {
            awaited -= 1
            guard awaited == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    private static var levels: [Level] {
        get { DeviceScope.current(for: .animation).openTransactions.levels }
        set { DeviceScope.current(for: .animation).openTransactions.levels = newValue }
    }

    /// The innermost transaction, or `nil` outside of transactions.
    static var innermost: Level? { levels.last }

    /// Begins a transaction. Transactions can be nested.
    open class func begin() {
        levels.append(Level())
    }

    /// Ends the innermost transaction. Its completion block is called after all animations that started in it have
    /// ended, or immediately without animations.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        // The outer transaction waits for the inner one.
        if let outer = levels.last, level.completionBlock == nil {
            let ended = outer.track()
            level.completionBlock = { ended(true) }
        }
        level.release()
    }

    /// Does nothing, because changes are displayed in the next frame.
    open class func flush() { DeviceScope.current.clock.requestFrame() }

    ///
    /// Differs from UIKit: layers are isolated to the main actor, so the method does nothing.
    open class func lock() {}

    ///
    /// Differs from UIKit: layers are isolated to the main actor, so the method does nothing.
    open class func unlock() {}

    /// Returns the duration of layer animations, in seconds. The default is 0.25.
    open class func animationDuration() -> CFTimeInterval {
        levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    /// Sets the duration of layer animations in the innermost transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        levels.last?.duration = max(dur, 0)
    }

    /// Returns the timing function of layer animations. The default is `nil`, which is the default function.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Sets the timing function of layer animations in the innermost transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels.last?.timingFunction = function
    }

    /// Returns a Boolean value that indicates whether layers change without animations. The default is `false`.
    open class func disableActions() -> Bool {
        levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    /// Sets a Boolean value that indicates whether layers change without animations in the innermost transaction.
    open class func setDisableActions(_ flag: Bool) {
        levels.last?.disablesActions = flag
    }

    /// Returns the block that is called after the animations of the innermost transaction.
    open class func completionBlock() -> (() -> Void)? { levels.last?.completionBlock }

    /// Sets the block that is called after the animations that start in the innermost transaction, including the animations of
    /// views.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        levels.last?.completionBlock = block
    }

    /// Returns the value for a key in the innermost transaction that has one. The keys of the other settings return
    /// these settings.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.last { $0.values[key] != nil }?.values[key]
        }
    }

    /// Sets a value for a key in the innermost transaction. The keys of the other settings change these settings.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .numbers(let numbers)? = anObject.flatMap({ AnimatableValue(any: $0) }) {
                setAnimationDuration(Double(numbers[0]))
            }
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: levels.last?.values[key] = anObject
        }
    }
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key under which layers store transitions.
public let kCATransition = "transition"

extension DeviceScope {
    @MainActor
    fileprivate final class OpenTransactions {
        /// The open transactions, ending with the innermost one.
        var levels: [CATransaction.Level] = []
    }

    /// The open transactions in a scope.
    fileprivate var openTransactions: OpenTransactions { state(of: .transactions, OpenTransactions.init) }
}
