import DisplayList

/// The device of one test, for it and all its tasks.
@MainActor
package final class TestScope: ScopedTest {
    private weak var device: (any ScopedDevice)?
    /// Where the test has made no device, or none is left: a phone of its own.
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
