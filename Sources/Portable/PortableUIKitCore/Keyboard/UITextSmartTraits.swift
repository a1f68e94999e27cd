/// The behaviors that replace straight quotation marks with curly ones during typing.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The behaviors that replace two hyphens with a dash during typing.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The behaviors that insert and remove spaces when words are pasted or cut.
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

    /// Creates rules with a descriptor in Apple's format, such as `required: upper; required: digit; minlength: 12;`.
    /// The descriptor isn't parsed.
    public init(descriptor passwordRulesDescriptor: String) {
        descriptor = passwordRulesDescriptor
        super.init()
    }

    /// The descriptor from which the rules were created.
    open var passwordRulesDescriptor: String { descriptor }
}
