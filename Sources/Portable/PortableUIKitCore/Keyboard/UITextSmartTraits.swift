/// Whether straight quotation marks become curly ones while a person types.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens become a dash while a person types.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether spaces come and go with words that a person pastes and cuts.
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
