import Foundation

/// A keyboard of the device, and its language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
    private let language: String?

    package init(language: String?) {
        self.language = language
        super.init()
    }

    /// The language, such as "en-US". It's `nil` if the keyboard has none.
    open var primaryLanguage: String? { language }

    /// The keyboards that the user has enabled: one for each preferred language.
    open class var activeInputModes: [UITextInputMode] {
        Locale.preferredLanguages.map(UITextInputMode.init(language:))
    }

    /// A notification that's posted when the user switches to another keyboard.
    ///
    /// Differs from UIKit: it isn't posted, because the device has one keyboard.
    public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }

    /// A Boolean value that indicates whether archives of the class are secure. It's `true`.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Creates a keyboard from an archive.
    public required init?(coder: NSCoder) {
        language = coder.decodeObject(of: NSString.self, forKey: "language").map { String(describing: $0) }
        super.init()
    }

    /// Adds the keyboard to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(language.map { NSString(string: $0) }, forKey: "language")
    }

    /// Returns whether another object is a keyboard with the same language.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }

    /// The hash value of the language.
    open override var hash: Int { language.hashValue }
}

/// The way in which the user is expected to enter text.
///
/// Differs from UIKit: hosts know the device with which the user types, so setting a property has no effect.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
    private init(isKeyboardExpected: Bool) {
        isHardwareKeyboardInputExpected = isKeyboardExpected
        super.init()
    }

    /// Returns the context of the current device.
    open class func current() -> UITextInputContext? {
        UITextInputContext(isKeyboardExpected: !DeviceContext.current.screen.environment.showsKeyboard)
    }

    /// A Boolean value that indicates whether the user is expected to write with a pencil. It's initially `false`.
    open var isPencilInputExpected = false

    /// A Boolean value that indicates whether the user is expected to dictate. It's initially `false`.
    open var isDictationInputExpected = false

    /// A Boolean value that indicates whether the user is expected to type with a hardware keyboard. It's initially `true` on
    /// hosts that don't show the keyboard.
    open var isHardwareKeyboardInputExpected: Bool
}
