import PortableUIKit

/// The process-wide state of a host, which exists as long as the host.
@MainActor
struct HostRegistration {
    let problemLog: ProblemLog
    let settings: HostSettings
    let crashNote = CrashReporter()

    init(_ device: DeviceContext) {
        problemLog = ProblemLog(device)
        settings = HostSettings(of: device.scope.services)
    }
}
