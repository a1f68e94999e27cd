import DisplayList
import Foundation

/// What lends the machine's fonts and pictures to a process that nobody hosts, such as that of an app's tests.
///
/// UIKit knows no renderer. Who starts such a process names the class, with its module, in the variable `COLLAGE_HOST`.
package protocol ProcessHost: AnyObject {
    /// What the machine has; made once for the process.
    static var services: HostServices { get }
}

/// The host that a process's environment names.
package enum ProcessHosts {
    private static let variable = "COLLAGE_HOST"

    /// The class that is named; nil if none is. A name of no host ends the process with a message.
    package static func host(in variables: [String: String] = ProcessInfo.processInfo.environment) -> (
        any ProcessHost.Type
    )? {
        guard let name = variables[variable] else { return nil }
        guard let host = NSClassFromString(name) as? any ProcessHost.Type else {
            fatalError(
                "\(variable) names \(name), which is no class that lends services: give the class's name with its "
                    + "module's, such as AppHosting.MachineHost, which the traits Browser and Cairo bring, or unset the "
                    + "variable.")
        }
        return host
    }
}

extension DeviceServices {
    /// Those of code that belongs to no device: its host's, or text of fixed metrics and no pictures.
    static let ofProcess = DeviceServices(ProcessHosts.host()?.services ?? HostServices())
}
