@_spi(Collage) import PortableUIKitCore

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of a button.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// The action cancels. An alert has at most one.
        case cancel = 1
        /// The action is destructive. Its title is red.
        case destructive = 2
    }

    private let titleStorage: String?
    private let styleStorage: Style
    private let handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the button; it is drawn again when the button changes.
    fileprivate weak var controller: UIAlertController?

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

    /// The text.
    open var title: String? { titleStorage }
    /// The style of the button.
    open var style: Style { styleStorage }
    /// Whether it can be tapped; true by default.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { controller?.actionsDidChange() } }
    }

    fileprivate func run() { handler?(self) }
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
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where the card stands.
    public enum Style: Int, Sendable {
        /// At the bottom, the buttons one below the other.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

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

    /// An action sheet without texts.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .popover
        modalTransitionStyle = .crossDissolve
    }

    /// An action sheet without texts; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .popover
        modalTransitionStyle = .crossDissolve
    }

    /// The larger text.
    open override var title: String? {
        didSet { actionsDidChange() }
    }
    /// The smaller text; nil by default.
    open var message: String? {
        didSet { actionsDidChange() }
    }
    /// Where the card stands.
    open var preferredStyle: Style { alertStyle }
    /// The buttons, in the order in which they were added.
    open var actions: [UIAlertAction] { actionStorage }
    /// The button that the return key stands for, shown bold; it must be among `actions`. Nil by default.
    open var preferredAction: UIAlertAction? {
        didSet { actionsDidChange() }
    }
    /// Whether a drag that is held over a button is as a tap; false by default.
    open var isSpringLoaded = false {
        didSet { actionsDidChange() }
    }
    /// The fields, in the order in which they were added; `nil` if there aren't any.
    open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

    /// Adds a button.
    ///
    /// - Parameter action: The action of the button. Raises for a second action with the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actionStorage.contains(where: { $0.style == .cancel }) else {
            raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        action.controller = self
        actionStorage.append(action)
        actionsDidChange()
    }

    /// Adds a field, set up by `configurationHandler`. In an action sheet it raises.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard alertStyle == .alert else {
            raise("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        field.addAction(
            UIAction { [weak self, weak field] _ in
                guard let self, let field else { return }
                returnWasPressed(in: field)
            }, for: .editingDidEndOnExit)
        configurationHandler?(field)
        fieldStorage.append(field)
        actionsDidChange()
    }

    /// Goes on to the next field, or does what the preferred action says after the last one.
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

    /// Makes the card.
    open override func loadView() {
        let view = AlertView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        self.view = view
    }

    /// Prepares the card for its presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Popovers show other buttons.
        actionsDidChange()
    }

    /// Starts editing the first field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// The commands of a keyboard: Escape chooses the action that cancels, and Return the preferred action, or the only one.
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
