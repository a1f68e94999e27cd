@_spi(Collage) import PortableUIKitCore

/// A confirmation that the system shows before the user closes a scene.
///
/// Differs from UIKit: it's never shown, because users don't close scenes.
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
    ///
    /// Differs from UIKit: it's never shown, because users don't close scenes.
    public var closureConfirmation: UISceneClosureConfirmation? {
        get { closing.confirmation as? UISceneClosureConfirmation }
        set { closing.confirmation = newValue }
    }
}
