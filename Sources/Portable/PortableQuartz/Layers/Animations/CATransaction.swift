import Foundation

/// Says how the changes of layers between `begin()` and `commit()` are animated, and what follows them.
///
/// Changes outside of both are made in a transaction with the defaults: 0.25 s and the default curve. Layers of views
/// are animated by the views' own closures alone.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// What is said in one transaction.
    final class Level {
        var duration: Double?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        /// Everything that the completion waits for, the commit included.
        private var awaited = 1
        private var completion: (() -> Void)?

        var completionBlock: (() -> Void)? {
            get { completion }
            set { completion = newValue }
        }

        /// Counts something to wait for; what is returned is to be called at its end.
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

    /// The transaction that changes are made in; nil outside of all.
    static var innermost: Level? { levels.last }

    /// Begins a transaction, in the one that is open, if there is one.
    open class func begin() {
        levels.append(Level())
    }

    /// Ends the innermost transaction. Its completion block is called when the animations are over that began in it; at
    /// once if none did.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        // The outer one waits for what is in it.
        if let outer = levels.last, level.completionBlock == nil {
            let ended = outer.track()
            level.completionBlock = { ended(true) }
        }
        level.release()
    }

    /// Does nothing: changes are shown in the next frame.
    open class func flush() {}

    /// Does nothing: layers belong to the main actor.
    open class func lock() {}

    /// Does nothing: layers belong to the main actor.
    open class func unlock() {}

    /// How long changes of layers are animated, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval {
        levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    /// Sets how long changes of layers are animated in the innermost transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        levels.last?.duration = max(dur, 0)
    }

    /// The pace of changes; nil, the default, is the default curve.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Sets the pace of changes in the innermost transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels.last?.timingFunction = function
    }

    /// Whether changes of layers are made at once; false by default.
    open class func disableActions() -> Bool {
        levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    /// Sets whether changes of layers are made at once in the innermost transaction.
    open class func setDisableActions(_ flag: Bool) {
        levels.last?.disablesActions = flag
    }

    /// What is called after the animations of the innermost transaction.
    open class func completionBlock() -> (() -> Void)? { levels.last?.completionBlock }

    /// Sets what is called after the animations that begin in the innermost transaction, those of views included.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        levels.last?.completionBlock = block
    }

    /// What was kept under a name in the innermost transaction that has it. The names of the other settings return
    /// those.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.last { $0.values[key] != nil }?.values[key]
        }
    }

    /// Keeps something under a name in the innermost transaction. The names of the other settings set those.
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

/// The name of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The name of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key under which layers keep transitions.
public let kCATransition = "transition"

extension DeviceScope {
    @MainActor
    fileprivate final class OpenTransactions {
        /// The innermost last.
        var levels: [CATransaction.Level] = []
    }

    /// The transactions that are open in a scope.
    fileprivate var openTransactions: OpenTransactions { state(of: .transactions, OpenTransactions.init) }
}
