import DisplayList
import Foundation

/// Receives the issues that section modules report. These modules can't use this module, because they also build with
/// Apple's UIKit, so they post a notification.
final class ReportedIssues: Sendable {
    private static let name = Notification.Name("CollageDidReportIssue")
    private nonisolated(unsafe) let observer: any NSObjectProtocol

    /// Starts to record issues in the log of the given device, until this object is deallocated.
    init(for device: DeviceContext) {
        let scope = device.scope
        // If the type of the name weren't optional, Swift would choose Foundation's own method, which receives the
        // issues of all devices.
        let name: Notification.Name? = Self.name
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            guard Diagnostics.isOnMainQueue, let message = notification.userInfo?["message"] as? String else { return }
            let word = notification.userInfo?["problem"] as? String
            let problem = word.flatMap(DeveloperEvent.Problem.init) ?? .other
            MainActor.assumeIsolated {
                guard DeviceScope.current === scope else { return }
                scope.device?.record(.problem(problem, message))
            }
        }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
