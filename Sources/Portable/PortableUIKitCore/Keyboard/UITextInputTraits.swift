/// Properties that describe the expected text and configure the keyboard.
///
/// Differs from UIKit: there, every requirement is optional; here each has UIKit's default, and setting one that a type
/// doesn't have does nothing.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When the keyboard shifts automatically; at the start of sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether words are corrected; nothing here corrects any.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether spelling is checked; nothing here checks it.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// Whether straight quotation marks become curly ones; nothing here changes any.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// Whether two hyphens become a dash; nothing here changes any.
    var smartDashesType: UITextSmartDashesType { get set }

    /// Whether spaces are inserted and removed with pasted and cut words. The value has no effect.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// Which keys there are; letters by default.
    var keyboardType: UIKeyboardType { get set }

    /// Whether the keyboard is light or dark; as the rest of the screen by default.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// The title of the return key; "return" by default.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key can be pressed only when there is text; false by default.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is not to be seen; false by default.
    var isSecureTextEntry: Bool { get set }

    /// The meaning of the text, which AutoFill uses to suggest a value; `nil` (unspecified) by default.
    var textContentType: UITextContentType! { get set }

    /// The requirements for new passwords; `nil` (unspecified) by default.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// UIKit's defaults. Setting one that a type doesn't have does nothing.
extension UITextInputTraits {
    /// At the start of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The system's choice.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The system's choice.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The system's choice.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The system's choice.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The system's choice.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// Letters.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// As the rest of the screen.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// "return".
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Nil.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Nil.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

/// When the keyboard shifts automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether the spelling is checked during typing.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}
