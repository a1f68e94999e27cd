import Foundation

// Messages to other threads. All methods that a selector stands for belong to the main actor here, so each ends up on
// the main thread; what differs is when.

extension NSObject {
    /// Calls a method soon, while the caller goes on. The object and the argument are kept alive until then.
    ///
    /// Differs from Foundation's of Apple's systems: the method runs on the main thread, after what runs there now, for
    /// controllers and views belong to the main actor. One that waits for the network holds the screen up meanwhile.
    /// - Parameters:
    ///   - aSelector: A method without parameters, or with one.
    ///   - arg: Its parameter, if it has one.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        ThreadMessage(target: self, selector: aSelector, argument: arg).sendLater()
    }

    /// Calls a method on the main thread.
    ///
    /// - Parameters:
    ///   - aSelector: A method without parameters, or with one.
    ///   - arg: Its parameter, if it has one.
    ///   - wait: Whether to go on only when the method has returned. On the main thread itself it is then called at
    ///     once, and else after what runs there now.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let message = ThreadMessage(target: self, selector: aSelector, argument: arg)
        guard wait else { return message.sendLater() }
        if Diagnostics.isOnMainQueue {
            message.send()
        } else {
            DispatchQueue.main.sync { message.send() }
        }
    }

    /// As ``performSelector(onMainThread:with:waitUntilDone:)``, in modes of the run loop, of which there is one here.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls a method on a thread, which is always the main thread: see ``performSelector(inBackground:with:)``.
    ///
    /// Differs from Foundation's of Apple's systems: for another thread than the main one, `wait` has no effect.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        if thr.isMainThread {
            performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
        } else {
            performSelector(inBackground: aSelector, with: arg)
        }
    }
}

/// A message to the main thread, for the device that it was sent on.
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

    /// Sends it; the caller is on the main thread.
    func send() {
        ScopeBinding.run(binding) {
            MainActor.assumeIsolated { selector.send(to: target, sender: argument) }
        }
    }
}
