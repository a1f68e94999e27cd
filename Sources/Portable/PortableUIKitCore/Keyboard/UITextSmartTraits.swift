/// Whether straight quotation marks are replaced by curly ones during typing.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens are replaced by a dash during typing.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether spaces are inserted and removed with pasted and cut words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Requirements for passwords that the system generates.
///
/// Differs from UIKit: passwords aren't generated, and rules can't be copied or archived.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    private let descriptor: String

    /// Rules in the words that Apple defines, such as `required: upper; required: digit; minlength: 12;`. They aren't
    /// looked at.
    public init(descriptor passwordRulesDescriptor: String) {
        descriptor = passwordRulesDescriptor
        super.init()
    }

    /// The words that the rules were made of.
    open var passwordRulesDescriptor: String { descriptor }
}
