import DisplayList
import Foundation

/// A type that provides the machine's fonts and image support to a process without a host, such as an app's tests.
///
/// UIKit doesn't depend on a renderer. The environment variable `COLLAGE_HOST` contains the name of the class with its
/// module.
package protocol ProcessHost: AnyObject {
    /// The services of the machine, which are created once per process.
    static var services: HostServices { get }
}

/// The host that the process's environment specifies.
package enum ProcessHosts {
    private static let variable = "COLLAGE_HOST"

    /// Returns the specified class, or `nil` if the variable isn't set. If there's no such host, the process ends with
    /// a message.
    package static func host(in variables: [String: String] = ProcessInfo.processInfo.environment) -> (
        any ProcessHost.Type
    )? {
        guard let name = variables[variable] else { return nil }
        guard let host = NSClassFromString(name) as? any ProcessHost.Type else {
            fatalError(
                "\(variable) names \(name), which isn't a class that provides services. Specify the name of a class "
                    + "with its module, such as AppHosting.MachineHost, which requires the traits Browser and Cairo, or unset "
                    + "the variable.")
        }
        return host
    }
}

extension DeviceServices {
    /// The services of code that doesn't belong to a device: the services of the process's host, or text with fixed metrics
    /// and no image support.
    static let ofProcess = DeviceServices(ProcessHosts.host()?.services ?? HostServices())
}
