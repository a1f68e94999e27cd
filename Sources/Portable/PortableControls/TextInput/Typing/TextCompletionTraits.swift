import Foundation
@_spi(Collage) import PortableUIKitCore

// The traits of text fields and text views for completions, suggestions, and Writing Tools. Few text inputs set them.

private let traits = ObjectAttachments<TextCompletionTraits>()

/// Traits that are stored and have no effect.
private struct TextCompletionTraits {
    var inlinePredictionType = UITextInlinePredictionType.default
    var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    var writingToolsBehavior = UIWritingToolsBehavior.default
    var allowedWritingToolsResultOptions = UIWritingToolsResultOptions.default
    var conversationContext: UIConversationContext?
    var allowsNumberPadPopover = true
}

extension NSObject {
    @MainActor
    fileprivate var completionTraits: TextCompletionTraits {
        get { traits.value(of: self) ?? TextCompletionTraits() }
        set { traits.change(of: self, from: TextCompletionTraits()) { $0 = newValue } }
    }
}

extension UITextField {
    /// A value that indicates whether words are predicted in the line of the insertion point. The default is `.default`.
    ///
    /// Differs from UIKit: words aren't predicted, so the value has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { completionTraits.inlinePredictionType }
        set { completionTraits.inlinePredictionType = newValue }
    }

    /// A value that indicates whether the results of mathematical expressions are suggested. The default is `.default`.
    ///
    /// Differs from UIKit: results aren't suggested, so the value has no effect.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { completionTraits.mathExpressionCompletionType }
        set { completionTraits.mathExpressionCompletionType = newValue }
    }

    /// The extent to which Writing Tools change the text. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so the value has no effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { completionTraits.writingToolsBehavior }
        set { completionTraits.writingToolsBehavior = newValue }
    }

    /// The kinds of text that Writing Tools can insert. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so the value has no effect.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { completionTraits.allowedWritingToolsResultOptions }
        set { completionTraits.allowedWritingToolsResultOptions = newValue }
    }

    /// A Boolean value that indicates whether a number pad appears in a popover on an iPad. The default is `true`.
    ///
    /// Differs from UIKit: number pads are part of the keyboard, so the value has no effect.
    public var allowsNumberPadPopover: Bool {
        get { completionTraits.allowsNumberPadPopover }
        set { completionTraits.allowsNumberPadPopover = newValue }
    }

    /// The conversation to which the user replies. The default is `nil`.
    ///
    /// Differs from UIKit: hosts suggest no replies, so the value has no effect.
    public var conversationContext: UIConversationContext? {
        get { completionTraits.conversationContext }
        set {
            completionTraits.conversationContext = newValue
            inputDelegate?.conversationContext(newValue, didChange: self)
        }
    }
}

extension UITextView {
    /// A value that indicates whether words are predicted in the line of the insertion point. The default is `.default`.
    ///
    /// Differs from UIKit: words aren't predicted, so the value has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { completionTraits.inlinePredictionType }
        set { completionTraits.inlinePredictionType = newValue }
    }

    /// A value that indicates whether the results of mathematical expressions are suggested. The default is `.default`.
    ///
    /// Differs from UIKit: results aren't suggested, so the value has no effect.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { completionTraits.mathExpressionCompletionType }
        set { completionTraits.mathExpressionCompletionType = newValue }
    }

    /// The extent to which Writing Tools change the text. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so the value has no effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { completionTraits.writingToolsBehavior }
        set { completionTraits.writingToolsBehavior = newValue }
    }

    /// The kinds of text that Writing Tools can insert. The default is `.default`.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so the value has no effect.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { completionTraits.allowedWritingToolsResultOptions }
        set { completionTraits.allowedWritingToolsResultOptions = newValue }
    }

    /// A Boolean value that indicates whether a number pad appears in a popover on an iPad. The default is `true`.
    ///
    /// Differs from UIKit: number pads are part of the keyboard, so the value has no effect.
    public var allowsNumberPadPopover: Bool {
        get { completionTraits.allowsNumberPadPopover }
        set { completionTraits.allowsNumberPadPopover = newValue }
    }

    /// The conversation to which the user replies. The default is `nil`.
    ///
    /// Differs from UIKit: hosts suggest no replies, so the value has no effect.
    public var conversationContext: UIConversationContext? {
        get { completionTraits.conversationContext }
        set {
            completionTraits.conversationContext = newValue
            inputDelegate?.conversationContext(newValue, didChange: self)
        }
    }
}
