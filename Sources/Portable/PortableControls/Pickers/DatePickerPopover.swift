import Foundation

/// A popover with a calendar or wheels that the button of a date picker opens.
final class DatePickerPopover: UIViewController {
    private let content: UIView
    private let closeHandler: () -> Void
    /// A delegate that prevents the popover from adapting to another style. A strong reference is needed, because
    /// presentation controllers don't retain their delegates.
    private let popoverDelegate = PopoverDelegate()

    init(content: UIView, size: CGSize, source: UIView, closeHandler: @escaping () -> Void) {
        self.content = content
        self.closeHandler = closeHandler
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = size
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.delegate = popoverDelegate
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        closeHandler()
    }

    private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            .none
        }
    }
}
