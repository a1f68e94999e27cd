import DisplayList

/// What a scope asks of the device that it belongs to, which a higher layer makes.
@MainActor
package protocol ScopedDevice: AnyObject {
    var scope: DeviceScope { get }

    /// A Boolean value that indicates whether a placeholder is drawn for symbols that don't exist, as in previews.
    var showsMissingSymbols: Bool { get }

    /// Something was wrong, which a developer is to know.
    func note(_ message: String, _ problem: DeveloperEvent.Problem, about subject: (any ShownObject)?)
}

/// What makes the device of the process. ``DeviceScope`` conforms where devices are declared, for code may ask for that
/// device before anything has run that could say how it is made.
@MainActor
package protocol ProcessDeviceMaker {
    static func makeDeviceOfProcess() -> any ScopedDevice
}

/// A test with a device, for it and all its tasks.
@MainActor
package protocol ScopedTest: AnyObject, Sendable {
    /// The scope of the device that the test means now.
    var scope: DeviceScope { get }

    /// What measures text and reads pictures there, on any thread.
    nonisolated var services: DeviceServices { get }

    /// The test means this device from here on.
    func activate(_ device: any ScopedDevice)
}
