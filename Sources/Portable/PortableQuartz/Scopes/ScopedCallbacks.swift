import Dispatch
import Foundation

// Work that is left for later goes on in the scope of whoever left it. These are called in the place of Dispatch's and
// Foundation's, as they take fewer arguments, or less vague ones. What has no method that could be overloaded so belongs to
// nobody, and says so when it asks for a device: `Timer`, `RunLoop.perform(_:)`, `OperationQueue`, `DispatchWorkItem`, and
// blocks for a group.

extension DispatchQueue {
    /// Runs a block soon, on the main queue for the device that this is called for.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let binding = ScopeBinding.forLater else { return async(group: nil, execute: work) }
        async(group: nil) { ScopeBinding.run(binding) { work() } }
    }

    /// Runs a block at a time, on the main queue for the device that this is called for.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let binding = ScopeBinding.forLater else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        asyncAfter(deadline: deadline, qos: .unspecified) { ScopeBinding.run(binding) { work() } }
    }
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
