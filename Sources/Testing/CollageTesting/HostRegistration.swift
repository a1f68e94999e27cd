import PortableUIKit

/// What the process has for a host while the host lives.
@MainActor
struct HostRegistration {
    let problemLog: ProblemLog
    let settings: HostSettings
    let crashNote = CrashNote()

    init(_ device: DeviceContext) {
        problemLog = ProblemLog(device)
        settings = HostSettings(of: device.scope.services)
    }
}
