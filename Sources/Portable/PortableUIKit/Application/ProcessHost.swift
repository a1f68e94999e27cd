import DisplayList
import Foundation

/// What lends the machine's fonts and pictures to a process that nobody hosts, such as that of an app's tests.
///
/// UIKit knows no renderer. Who starts such a process names the class, with its module, in the variable `COLLAGE_HOST`.
package protocol ProcessHost: AnyObject {
    /// What the machine has; made once for the process.
    @MainActor static var services: HostServices { get }
}

extension DeviceContext {
    /// The variable that names the class of the process's host.
    private static let hostVariable = "COLLAGE_HOST"

    /// The device of code that belongs to no other. If a host is named its time is the machine's and its fonts and
    /// pictures are the host's, as `collage test` has it; otherwise time stands still, text has fixed metrics, and
    /// there are no pictures. A name of no host ends the process with a message.
    static func ofProcess(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> DeviceContext {
        guard let name = variables[hostVariable] else { return DeviceContext(isOfProcess: true) }
        guard let host = NSClassFromString(name) as? any ProcessHost.Type else {
            fatalError(
                "\(hostVariable) names \(name), which is no class that lends services: give the class's name with its "
                    + "module's, such as AppLauncher.MachineHost, or unset the variable.")
        }
        let clock = MainQueueClock()
        let device = DeviceContext(
            environment: Device.environment(size: Device.defaultSize, scale: 3), clock: clock,
            services: DeviceServices(host.services), isOfProcess: true)
        clock.device = device
        return device
    }
}
