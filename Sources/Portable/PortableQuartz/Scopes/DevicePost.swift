/// A notification about a device that is currently being posted on the main actor. Observers on other devices aren't
/// called.
package struct DevicePost: Sendable {
    package let scope: DeviceScope
    package let name: Notification.Name

    package init(scope: DeviceScope, name: Notification.Name) {
        self.scope = scope
        self.name = name
    }

    @TaskLocal package static var current: DevicePost?

    /// Returns a Boolean value that indicates whether an observer in a scope receives a notification that is posted
    /// during this post.
    func reaches(_ observer: ScopeBinding, _ name: Notification.Name) -> Bool {
        guard name == self.name else { return true }
        let observerScope: DeviceScope? = MainActor.assumeIsolated { observer.scope }
        return observerScope === scope
    }
}
