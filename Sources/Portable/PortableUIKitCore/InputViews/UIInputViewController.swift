import Foundation

/// A view controller whose view replaces the keyboard, or appears above it, while a responder is the first responder.
///
/// ```swift
/// final class DigitsController: UIInputViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let key = UIButton(type: .system, primaryAction: UIAction(title: "7") { [weak self] _ in
///             self?.textDocumentProxy.insertText("7")
///         })
///         key.frame = CGRect(x: 8, y: 8, width: 60, height: 44)
///         view.addSubview(key)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The height of a new input view, in points.
    private static let defaultHeight: CGFloat = 216

    /// The view of the controller. Setting it replaces the view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }

    /// Creates an input view with the background of the keyboard.
    open override func loadView() {
        view = UIInputView(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.defaultHeight),
            inputViewStyle: .keyboard)
    }

    private lazy var proxy = UIKitAssembly.current.makeTextDocumentProxy()

    /// The text that the controller edits, which belongs to the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard, such as "en-US". The default is `nil`.
    ///
    /// Differs from UIKit: it has no effect, because the device has no other keyboards.
    open var primaryLanguage: String?

    /// A Boolean value that indicates whether the controller has its own key for dictation. The default is `false`.
    ///
    /// Differs from UIKit: there's no dictation.
    open var hasDictationKey = false

    /// A Boolean value that indicates whether the controller can use the network and shared containers. It's `true`, because
    /// it belongs to the app.
    open var hasFullAccess: Bool { true }

    /// A Boolean value that indicates whether the controller must have a key that switches to the next keyboard. It's
    /// `false`, because the device has no other keyboards.
    open var needsInputModeSwitchKey: Bool { false }

    /// Hides the keyboard.
    open func dismissKeyboard() {
        DeviceContext.current.visibleWindows.key?.firstResponder?.resignFirstResponder()
    }

    /// Switches to the next keyboard.
    ///
    /// Differs from UIKit: nothing changes, because the device has no other keyboards.
    open func advanceToNextInputMode() {}

    /// Shows the list of keyboards while the user touches a key.
    ///
    /// Differs from UIKit: no list appears, because the device has no other keyboards.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Passes the names and shortcuts of the user to a closure.
    ///
    /// Differs from UIKit: the lexicon is empty, because the device has no contacts and no text replacements.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    // MARK: Changes of the text

    /// Tells the controller that the selection of the text is about to change. The default does nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Tells the controller that the selection of the text has changed. The default does nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Tells the controller that the text is about to change. The default does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Tells the controller that the text has changed. The default does nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Names and shortcuts of the user, for suggestions.
@preconcurrency @MainActor
open class UILexicon: NSObject, @preconcurrency NSCopying {
    /// The entries. It's empty, because the device has no contacts and no text replacements.
    open var entries: [UILexiconEntry] { [] }

    /// Returns the lexicon itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A shortcut that the user types, and the text that replaces it.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, @preconcurrency NSCopying {
    private let texts: (input: String, document: String)

    init(userInput: String, documentText: String) {
        texts = (userInput, documentText)
        super.init()
    }

    /// The text that replaces the shortcut.
    open var documentText: String { texts.document }

    /// The typed text.
    open var userInput: String { texts.input }

    /// Returns the entry itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
