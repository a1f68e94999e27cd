@_spi(Collage) import PortableUIKitCore

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of a button.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// A button that cancels. An alert has at most one.
        case cancel = 1
        /// A button for a destructive action. Its title is red.
        case destructive = 2
    }

    private let titleStorage: String?
    private let styleStorage: Style
    private let handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the button. It's redrawn when the button changes.
    fileprivate weak var controller: UIAlertController?

    /// Creates a button without a title, in the default style.
    public override convenience init() { self.init(title: nil, style: .default) }

    /// Creates a button that dismisses the alert.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The role of the button.
    ///   - handler: A closure that's called with the action after the dismissal. The default is `nil`.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        titleStorage = title
        styleStorage = style
        self.handler = handler
        super.init()
    }

    /// The title of the button.
    open var title: String? { titleStorage }
    /// The style of the button.
    open var style: Style { styleStorage }
    /// A Boolean value that indicates whether the button is enabled. The default is `true`.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { controller?.actionsDidChange() } }
    }

    func run() { handler?(self) }
}

/// A view controller that shows a message and asks the user to choose an action.
///
/// ```swift
/// let alert = UIAlertController(
///     title: "Delete “\(recipe.name)”?", message: "You can't undo this.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(
///     UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
///         guard let self else { return }
///         delete(recipe)
///     })
/// present(alert, animated: true)
/// ```
///
/// An alert is a card in the middle of the screen. An action sheet slides in from below. On a tablet with regular
/// width, it's a popover, which requires a source in ``UIViewController/popoverPresentationController``; without one,
/// the presentation raises an exception. A tap outside of an action sheet performs its cancel action, which popovers
/// don't show.
///
/// In the design of iOS 26, an action sheet is a card in the middle of the screen. If it has a source, it's a popover on
/// phones, too.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of the alert, which determines its position.
    public enum Style: Int, Sendable {
        /// A sheet at the bottom of the screen, with its buttons in a column.
        case actionSheet = 0
        /// A card in the center of the screen.
        case alert = 1
    }

    private var metrics: AlertMetrics { .current }
    private var alertStyle = Style.actionSheet
    private var actionStorage: [UIAlertAction] = []
    private var fieldStorage: [UITextField] = []

    /// Creates an alert or an action sheet.
    ///
    /// - Parameters:
    ///   - title: The title, or `nil` for none.
    ///   - message: The message below the title, or `nil` for none.
    ///   - preferredStyle: The style, which determines the position on the screen.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        alertStyle = preferredStyle
        if preferredStyle == .alert { modalPresentationStyle = .overFullScreen }
        self.title = title
        self.message = message
    }

    /// Creates an action sheet without a title or a message.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .popover
        modalTransitionStyle = .crossDissolve
    }

    /// Creates an action sheet without a title or a message. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .popover
        modalTransitionStyle = .crossDissolve
    }

    /// The title of the alert.
    open override var title: String? {
        didSet { actionsDidChange() }
    }
    /// The message below the title. The default is `nil`.
    open var message: String? {
        didSet { actionsDidChange() }
    }
    /// The style of the alert.
    open var preferredStyle: Style { alertStyle }
    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { actionStorage }
    /// The preferred action, which the Return key performs and whose title is bold. It must be one of `actions`. The
    /// default is `nil`.
    open var preferredAction: UIAlertAction? {
        didSet { actionsDidChange() }
    }
    /// A Boolean value that indicates whether holding a drag over a button taps it. The default is `false`.
    open var isSpringLoaded = false {
        didSet { actionsDidChange() }
    }
    /// The text fields, in the order in which they were added, or `nil` if there aren't any.
    open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

    /// Adds a button.
    ///
    /// - Parameter action: The action of the button. Raises an exception for a second action with the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actionStorage.contains(where: { $0.style == .cancel }) else {
            raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        action.controller = self
        actionStorage.append(action)
        actionsDidChange()
    }

    /// Adds a text field, which `configurationHandler` configures. Raises an exception for an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard alertStyle == .alert else {
            raise("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: metrics.fieldTextSize)
        field.addAction(
            UIAction { [weak self, weak field] _ in
                guard let self, let field else { return }
                returnWasPressed(in: field)
            }, for: .editingDidEndOnExit)
        configurationHandler?(field)
        fieldStorage.append(field)
        actionsDidChange()
    }

    /// Moves to the next text field, or performs the preferred action after the last one.
    private func returnWasPressed(in field: UITextField) {
        guard let index = fieldStorage.firstIndex(of: field) else { return }
        if index + 1 < fieldStorage.count {
            fieldStorage[index + 1].becomeFirstResponder()
        } else if let preferredAction {
            choose(preferredAction)
        }
    }

    fileprivate func actionsDidChange() {
        (viewIfLoaded as? AlertView)?.setNeedsRebuild()
    }

    /// Creates the card that shows the alert.
    open override func loadView() {
        let view = AlertView(frame: UIScreen.main.bounds, metrics)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        self.view = view
    }

    /// Prepares the card for its presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Popovers don't show all buttons.
        actionsDidChange()
    }

    /// Starts editing the first field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// The keyboard commands: Escape performs the cancel action, and Return performs the preferred action, or the only
    /// one.
    open override var keyCommands: [UIKeyCommand]? {
        let cancel = Selector("_cancelAlert") { (alert: UIAlertController) in { _ = alert.performCancelAction() } }
        let confirm = Selector("_confirmAlert") { (alert: UIAlertController) in { alert.chooseDefaultAction() } }
        let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: cancel)
        escape.wantsPriorityOverSystemBehavior = true
        return (super.keyCommands ?? []) + [escape, UIKeyCommand(input: "\r", modifierFlags: [], action: confirm)]
    }

    private func chooseDefaultAction() {
        guard !isBeingDismissed, let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) else {
            return
        }
        choose(action)
    }

    /// Dismisses the alert, then performs the action.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.run() }
    }
}

extension UIAlertController: AlertPresenting {
    package var isActionSheet: Bool { alertStyle == .actionSheet }

    package var cardFrame: CGRect { (viewIfLoaded as? AlertView)?.cardFrame ?? .null }

    package var sizeInPopover: CGSize { (viewIfLoaded as? AlertView)?.sizeInPopover ?? .zero }

    package func performCancelAction() -> Bool {
        guard presentingViewController != nil, !isBeingPresented, !isBeingDismissed,
            let action = actions.first(where: { $0.style == .cancel })
        else { return false }
        choose(action)
        return true
    }

    /// A Boolean value that indicates whether the action sheet is in a popover.
    var isInPopover: Bool { activePresentationController is UIPopoverPresentationController }
}
