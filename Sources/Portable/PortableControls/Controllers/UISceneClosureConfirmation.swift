@_spi(Collage) import PortableUIKitCore

/// A confirmation that the system shows before the user closes a scene.
///
/// The scene closes after an action with the style `.destructive`, and remains open after any other one.
@preconcurrency @MainActor
open class UISceneClosureConfirmation: NSObject {
    package let title: String?
    package let message: String?
    package let actions: [UIAlertAction]

    /// Creates a confirmation with the given title, message, and buttons.
    ///
    /// - Parameters:
    ///   - title: The title. `nil` means the system's.
    ///   - message: Longer text below the title.
    ///   - actions: The buttons. Buttons with the styles `.destructive` and `.cancel` replace the system's.
    public init(title: String?, message: String?, actions: [UIAlertAction]) {
        self.title = title
        self.message = message
        self.actions = actions
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }
}

extension UIWindowScene {
    /// The confirmation that the system shows before the user closes the scene. The default is `nil`.
    public var closureConfirmation: UISceneClosureConfirmation? {
        get { record.closureConfirmation as? UISceneClosureConfirmation }
        set { record.closureConfirmation = newValue }
    }

    /// Shows the confirmation, and calls a closure if the user closes the scene.
    package func confirmClosure(then close: @escaping () -> Void) {
        guard let confirmation = closureConfirmation, var controller = keyWindow?.rootViewController else {
            return close()
        }
        while let presented = controller.presentedViewController { controller = presented }
        controller.present(confirmation.alert(then: close), animated: true)
    }
}

extension UISceneClosureConfirmation {
    /// Returns the alert that asks the user.
    fileprivate func alert(then close: @escaping () -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: title ?? "Close Window?", message: message, preferredStyle: .alert)
        for action in actions {
            alert.addAction(
                UIAlertAction(title: action.title, style: action.style) { _ in
                    action.run()
                    if action.style == .destructive { close() }
                })
        }
        if !actions.contains(where: { $0.style == .cancel }) {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
        if !actions.contains(where: { $0.style == .destructive }) {
            alert.addAction(UIAlertAction(title: "Close", style: .destructive) { _ in close() })
        }
        return alert
    }
}
