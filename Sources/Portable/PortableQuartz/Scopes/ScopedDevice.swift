import DisplayList

/// A device as seen by its scope. A higher layer implements it.
@MainActor
package protocol ScopedDevice: AnyObject {
    var scope: DeviceScope { get }

    /// A Boolean value that indicates whether a placeholder is drawn for symbols that don't exist, as in previews.
    var showsMissingSymbols: Bool { get }

    /// Reports a problem to the developer.
    func record(_ message: String, _ problem: DeveloperEvent.Problem, about subject: (any DisplayedObject)?)
}

/// A type that creates the device of the process. ``DeviceScope`` conforms in the module that declares devices, because
/// code may need that device before any other code could register a factory.
@MainActor
package protocol ProcessDeviceMaker {
    static func makeDeviceOfProcess() -> any ScopedDevice
}

/// A test with a device, which the test and all its tasks share.
@MainActor
package protocol ScopedTest: AnyObject, Sendable {
    /// The scope of the test's current device.
    var scope: DeviceScope { get }

    /// The services of the test's current device, on any thread.
    nonisolated var services: DeviceServices { get }

    /// Makes a device the test's current one.
    func activate(_ device: any ScopedDevice)
}
