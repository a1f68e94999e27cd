import Dispatch
import Foundation

// Waiting work belongs to the scope of the code that started it. Swift prefers these methods to the ones in Dispatch and
// Foundation because they have fewer or more specific parameters. Methods that can't be overloaded in this way don't
// have a scope, and log a message if they need a device: `Timer` with a block, `RunLoop.perform(_:)`, `OperationQueue`,
// `DispatchWorkItem`, and blocks with a group.

extension DispatchQueue {
    /// Runs a block asynchronously, on the main queue in the scope of the current device.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let binding = ScopeBinding.forLater else { return async(group: nil, execute: work) }
        async(group: nil) { ScopeBinding.run(binding) { work() } }
    }

    /// Runs a block at the given time, on the main queue in the scope of the current device. In tests and snapshots, it
    /// uses the device's clock.
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

/// Runs a closure in a device's scope, immediately on the main queue.
private func onMainActor(_ binding: ScopeBinding, _ body: @escaping @MainActor @Sendable () -> Void) {
    if Diagnostics.isOnMainQueue { return MainActor.assumeIsolated { ScopeBinding.run(binding, body) } }
    DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { ScopeBinding.run(binding, body) } }
}

extension NotificationCenter {
    /// Calls a block for each notification with the given name, in the scope of the current device. Notifications about
    /// other devices, such as notifications of their keyboards, settings, and pasteboards, are ignored.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - obj: The object that posts the notifications, or `nil` for any object.
    ///   - queue: The queue on which the block is called, or `nil` for the posting thread.
    ///   - block: A closure that is called with each notification.
    /// - Returns: A token for `removeObserver(_:)`.
    @preconcurrency
    public func addObserver(
        forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addScopedObserver(forName: name, object: obj, queue: queue, using: block)
    }

    /// Calls a block for each notification; see ``addObserver(forName:object:queue:using:)``. The name can be `nil` for
    /// all notifications.
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
    /// Returns the time until a deadline in seconds, rounded up to milliseconds because the deadline was computed a
    /// moment ago.
    fileprivate func seconds(to deadline: DispatchTime) -> Double {
        guard deadline > self else { return 0 }
        return (Double(deadline.uptimeNanoseconds - uptimeNanoseconds) / 1e6).rounded(.up) / 1000
    }
}
