/// Properties that describe the expected text and configure the keyboard.
///
/// Differs from UIKit: there, every requirement is optional; here, each requirement has UIKit's default, and setting a
/// property that a type doesn't implement has no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The autocapitalization of the text. The default is `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// The autocorrection behavior. The value has no effect.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// The spell-checking behavior.
    ///
    /// Differs from UIKit: there are no dictionaries, so the value has no effect.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// The behavior that replaces straight quotation marks with curly ones. The value has no effect.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// The behavior that replaces two hyphens with a dash. The value has no effect.
    var smartDashesType: UITextSmartDashesType { get set }

    /// The behavior that inserts and removes spaces when words are pasted or cut. The value has no effect.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// The type of the keyboard. The default is `.default`.
    var keyboardType: UIKeyboardType { get set }

    /// The appearance of the keyboard. The default is `.default`, which follows the interface style.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// The title of the return key; "return" by default.
    var returnKeyType: UIReturnKeyType { get set }

    /// A Boolean value that indicates whether the return key is disabled while there's no text. The default is `false`.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// A Boolean value that indicates whether the text is hidden, as for passwords. The default is `false`.
    var isSecureTextEntry: Bool { get set }

    /// The semantic meaning of the text, which AutoFill uses to suggest a value. The default is `nil`, which means
    /// unspecified.
    var textContentType: UITextContentType! { get set }

    /// The requirements for new passwords. The default is `nil`, which means unspecified.
    ///
    /// Differs from UIKit: passwords aren't generated, so the value has no effect.
    var passwordRules: UITextInputPasswordRules? { get set }

    /// A value that indicates whether words are predicted in the line of the insertion point. The default is
    /// `.default`.
    ///
    /// Differs from UIKit: words aren't predicted, so the value has no effect.
    var inlinePredictionType: UITextInlinePredictionType { get set }

    /// A value that indicates whether the results of mathematical expressions are suggested. The default is `.default`.
    ///
    /// Differs from UIKit: results aren't suggested, so the value has no effect.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }

    /// The extent to which Writing Tools change the text. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so the value has no effect.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }

    /// The kinds of text that Writing Tools can insert. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so the value has no effect.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }

    /// The conversation to which the user replies. The default is `nil`.
    ///
    /// Differs from UIKit: hosts suggest no replies, so the value has no effect.
    var conversationContext: UIConversationContext? { get set }

    /// A Boolean value that indicates whether a number pad appears in a popover on an iPad. The default is `true`.
    ///
    /// Differs from UIKit: number pads are part of the keyboard, so the value has no effect.
    var allowsNumberPadPopover: Bool { get set }
}

/// UIKit's defaults. Setting a property that a type doesn't implement has no effect.
extension UITextInputTraits {
    /// The autocapitalization style. The default implementation returns `.sentences` and ignores new values.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The autocorrection style. The default implementation returns `.default` and ignores new values.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The spell-checking style. The default implementation returns `.default` and ignores new values.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The style of smart quotes. The default implementation returns `.default` and ignores new values.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The style of smart dashes. The default implementation returns `.default` and ignores new values.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The style of smart insertion and deletion. The default implementation returns `.default` and ignores new values.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The keyboard type. The default implementation returns `.default` and ignores new values.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The appearance of the keyboard. The default implementation returns `.default` and ignores new values.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The title of the Return key. The default implementation returns `.default` and ignores new values.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// A Boolean value that indicates whether the Return key is disabled without text. The default implementation returns `false` and ignores new values.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// A Boolean value that indicates whether the text is hidden. The default implementation returns `false` and ignores new values.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// The expected content. The default implementation returns `nil` and ignores new values.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// The rules for generated passwords. The default implementation returns `nil` and ignores new values.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    /// A value that indicates whether words are predicted. The default implementation returns `.default` and ignores
    /// new values.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// A value that indicates whether the results of expressions are suggested. The default implementation returns
    /// `.default` and ignores new values.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    /// The extent to which Writing Tools change the text. The default implementation returns `.default` and ignores new values.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
    /// The kinds of text that Writing Tools insert. The default implementation returns `.default` and ignores new values.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { .default }
        set {}
    }
    /// The conversation. The default implementation returns `nil` and ignores new values.
    public var conversationContext: UIConversationContext? {
        get { nil }
        set {}
    }
    /// A Boolean value that indicates whether a popover shows a number pad. The default implementation returns `true`
    /// and ignores new values.
    public var allowsNumberPadPopover: Bool {
        get { true }
        set {}
    }
}

/// The autocapitalization behaviors of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// The autocorrection behaviors during typing.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The spell-checking behaviors during typing.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The types of keyboards, which determine the available keys.
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

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearances of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    /// The appearance of keyboards for alerts. It's the same as ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
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
