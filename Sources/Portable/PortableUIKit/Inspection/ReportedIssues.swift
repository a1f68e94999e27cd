import DisplayList
import Foundation

/// Hears of what section modules find wrong. They can't name anything here, for they also build on Apple's UIKit, so
/// they post a notification.
final class ReportedIssues: Sendable {
    private static let name = Notification.Name("CollageDidReportIssue")
    private nonisolated(unsafe) let observer: any NSObjectProtocol

    /// Notes them for the device whose turn it is, as long as this lives.
    init() {
        observer = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) { notification in
            guard Diagnostics.isOnMainQueue, let message = notification.userInfo?["message"] as? String else { return }
            let word = notification.userInfo?["problem"] as? String
            let problem = word.flatMap(DeveloperEvent.Problem.init) ?? .other
            MainActor.assumeIsolated { DeviceContext.current.note(.problem(problem, message)) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
