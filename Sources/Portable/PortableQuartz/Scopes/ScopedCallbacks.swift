import Dispatch
import Foundation

// Work that waits belongs to the scope of the code that started it. Swift prefers these methods to Dispatch's and
// Foundation's, as they take fewer arguments, or more specific ones. Methods that can't be overloaded in this way belong to
// no scope, and say so when they ask for a device: `Timer` with a block, `RunLoop.perform(_:)`, `OperationQueue`,
// `DispatchWorkItem`, and blocks for a group.

extension DispatchQueue {
    /// Runs a block soon, on the main queue for the device that this is called for.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let binding = ScopeBinding.forLater else { return async(group: nil, execute: work) }
        async(group: nil) { ScopeBinding.run(binding) { work() } }
    }

    /// Runs a block at a time, on the main queue for the device that this is called for. In tests and pictures, the clock
    /// of the device says when.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let binding = ScopeBinding.forLater else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        guard case .device? = ScopeBinding.current, deadline < .distantFuture else {
            return asyncAfter(deadline: deadline, qos: .unspecified) { ScopeBinding.run(binding) { work() } }
        }
        let seconds = DispatchTime.now().seconds(to: deadline)
        onMainActor(binding) {
            guard let delayed = DelayedWork.current else {
                return self.asyncAfter(deadline: deadline, qos: .unspecified) { ScopeBinding.run(binding) { work() } }
            }
            delayed.add(after: seconds) {
                guard !Diagnostics.isMain(self) else { return work() }
                self.async(group: nil) { ScopeBinding.run(binding) { work() } }
            }
        }
    }
}

/// Runs a closure for a device, at once on the main queue.
private func onMainActor(_ binding: ScopeBinding, _ body: @escaping @MainActor @Sendable () -> Void) {
    if Diagnostics.isOnMainQueue { return MainActor.assumeIsolated { ScopeBinding.run(binding, body) } }
    DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { ScopeBinding.run(binding, body) } }
}

extension NotificationCenter {
    /// Calls a block for each notification of a name, for the device that this is called for. It doesn't hear of what
    /// happens to other devices: to their keyboards, settings and pasteboards.
    /// - Parameters:
    ///   - name: The notifications' name.
    ///   - obj: Who posts them; nil for anybody.
    ///   - queue: Where the block is called; nil for where the notification is posted.
    ///   - block: Called with each.
    /// - Returns: What ends it, in `removeObserver(_:)`.
    @preconcurrency
    public func addObserver(
        forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addScopedObserver(forName: name, object: obj, queue: queue, using: block)
    }

    /// As ``addObserver(forName:object:queue:using:)``, for notifications of all names, too.
    func addScopedObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard let binding = ScopeBinding.forLater else {
            return addObserver(forName: name, object: obj, queue: queue, using: block)
        }
        return addObserver(forName: name, object: obj, queue: queue) { notification in
            guard DevicePost.current?.reaches(binding, notification.name) ?? true else { return }
            ScopeBinding.run(binding) { block(notification) }
        }
    }
}

extension DispatchTime {
    /// The time until a deadline, in whole milliseconds, as the deadline was computed a moment ago.
    fileprivate func seconds(to deadline: DispatchTime) -> Double {
        guard deadline > self else { return 0 }
        return (Double(deadline.uptimeNanoseconds - uptimeNanoseconds) / 1e6).rounded(.up) / 1000
    }
}
