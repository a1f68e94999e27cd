import DisplayList

/// The device of one test and all its tasks.
@MainActor
package final class TestScope: ScopedTest {
    private weak var device: (any ScopedDevice)?
    /// A separate phone. It's used if the test hasn't created a device or has released its devices.
    private lazy var ownDevice = DeviceContext()
    private nonisolated let currentServices = LockedValue(DeviceServices())

    package init() { DeviceScope.admitTests() }

    package var scope: DeviceScope { device?.scope ?? ownDevice.scope }

    package nonisolated var services: DeviceServices { currentServices.withLock { $0 } }

    package func activate(_ device: any ScopedDevice) {
        self.device = device
        currentServices.withLock { $0 = device.scope.services }
    }
}
