@_exported import EventKit
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// A view controller that shows the title of its event. The user can only tap Cancel.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let controller = UIViewController()
        controller.title = event?.title ?? "New Event"
        controller.view.backgroundColor = .systemBackground
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
            })
        viewControllers = [controller]
    }
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
