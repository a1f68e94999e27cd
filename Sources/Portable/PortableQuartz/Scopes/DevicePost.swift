/// A notification about a device, while it is posted on the main actor: observers that belong to other devices aren't called.
package struct DevicePost: Sendable {
    package let scope: DeviceScope
    package let name: Notification.Name

    package init(scope: DeviceScope, name: Notification.Name) {
        self.scope = scope
        self.name = name
    }

    @TaskLocal package static var current: DevicePost?

    /// Whether an observer that belongs somewhere is to hear of a notification that is posted meanwhile.
    func reaches(_ observer: ScopeBinding, _ name: Notification.Name) -> Bool {
        guard name == self.name else { return true }
        let observerScope: DeviceScope? = MainActor.assumeIsolated { observer.scope }
        return observerScope === scope
    }
}
