import Foundation

// Methods that send messages to other threads. The methods of selectors are isolated to the main actor, so each message
// is sent on the main thread. The methods differ only in their timing.

extension NSObject {
    /// Calls a method asynchronously. The object and the argument are retained until then.
    ///
    /// Differs from Foundation on Apple platforms: the method runs on the main thread, after the current work, because
    /// controllers and views are isolated to the main actor. A method that waits for the network blocks the user
    /// interface.
    ///
    /// - Parameters:
    ///   - aSelector: A method with at most one parameter.
    ///   - arg: The argument, if the method has a parameter.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        ThreadMessage(target: self, selector: aSelector, argument: arg).sendLater()
    }

    /// Calls a method on the main thread.
    ///
    /// - Parameters:
    ///   - aSelector: A method with at most one parameter.
    ///   - arg: The argument, if the method has a parameter.
    ///   - wait: A Boolean value that indicates whether to wait until the method has returned. If it's `true` on the
    ///     main thread, the method is called immediately. Otherwise, it's called after the current work.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let message = ThreadMessage(target: self, selector: aSelector, argument: arg)
        guard wait else { return message.sendLater() }
        if Diagnostics.isOnMainQueue {
            message.send()
        } else {
            DispatchQueue.main.sync { message.send() }
        }
    }

    /// Calls a method on the main thread; see ``performSelector(onMainThread:with:waitUntilDone:)``. The run loop modes
    /// have no effect.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls a method on the main thread, regardless of the given thread; see ``performSelector(inBackground:with:)``.
    ///
    /// Differs from Foundation on Apple platforms: `wait` has no effect for threads other than the main thread.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        if thr.isMainThread {
            performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
        } else {
            performSelector(inBackground: aSelector, with: arg)
        }
    }
}

/// A message to the main thread for the device that it was sent on.
private struct ThreadMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    private let binding = ScopeBinding.forLater

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func sendLater() {
        DispatchQueue.main.async { send() }
    }

    /// Sends the message. The caller is on the main thread.
    func send() {
        ScopeBinding.run(binding) {
            MainActor.assumeIsolated { selector.send(to: target, sender: argument) }
        }
    }
}
