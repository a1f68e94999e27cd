import DisplayList
import Foundation

/// Hears of what section modules find wrong. They can't name anything here, for they also build on Apple's UIKit, so
/// they post a notification.
final class ReportedIssues: Sendable {
    private static let name = Notification.Name("CollageDidReportIssue")
    private nonisolated(unsafe) let observer: any NSObjectProtocol

    /// Notes those of a device for it, as long as this lives.
    init(for device: DeviceContext) {
        let scope = device.scope
        // Without a name that is sure to be one, Foundation's own method: this hears of all devices' issues.
        let name: Notification.Name? = Self.name
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            guard Diagnostics.isOnMainQueue, let message = notification.userInfo?["message"] as? String else { return }
            let word = notification.userInfo?["problem"] as? String
            let problem = word.flatMap(DeveloperEvent.Problem.init) ?? .other
            MainActor.assumeIsolated {
                guard DeviceScope.current === scope else { return }
                scope.device?.note(.problem(problem, message))
            }
        }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
