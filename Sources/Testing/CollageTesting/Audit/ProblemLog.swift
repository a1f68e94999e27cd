import DisplayList
import Foundation
import PortableUIKit

/// The problems that UIKit and the section modules have reported on a host since it was created.
@MainActor
final class ProblemLog {
    struct Problem {
        var kind: DeveloperEvent.Problem
        var message: String
        weak var view: UIView?
        var subject: String?
    }

    private(set) var problems: [Problem] = []
    private var messages: Set<String> = []
    private let observer = ObserverBox()

    init(_ device: DeviceContext) {
        device.events.problemHandler = { [weak self] kind, message, view in
            self?.record(Problem(kind: kind, message: message, view: view, subject: view?.auditName))
        }
        // Section modules post a notification, because they also build with Apple's UIKit, where this module isn't
        // available.
        observer.token = NotificationCenter.default.addObserver(
            forName: Notification.Name("CollageDidReportIssue"), object: nil, queue: nil
        ) { [weak self, weak device] notification in
            guard Diagnostics.isOnMainQueue, let message = notification.userInfo?["message"] as? String else { return }
            let kind = (notification.userInfo?["problem"] as? String).flatMap(DeveloperEvent.Problem.init) ?? .other
            MainActor.assumeIsolated {
                guard let device, device === DeviceContext.current else { return }
                self?.record(Problem(kind: kind, message: message))
            }
        }
    }

    private func record(_ problem: Problem) {
        // A problem that's reported in every frame counts once.
        if messages.insert(problem.message).inserted { problems.append(problem) }
    }

    /// Removes the observer when the log is deallocated.
    private final class ObserverBox {
        var token: (any NSObjectProtocol)?

        deinit {
            if let token { NotificationCenter.default.removeObserver(token) }
        }
    }
}
