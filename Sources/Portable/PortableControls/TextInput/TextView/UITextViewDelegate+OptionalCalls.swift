extension OptionalCalls {
    /// What `delegate.textView?(…)` calls.
    @preconcurrency @MainActor
    public struct TextViewDelegate {
        let delegate: any UITextViewDelegate

        /// `textView(_:shouldChangeTextIn:replacementText:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }

        /// `textView(_:shouldInteractWith:in:interaction:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
        }

        /// `textView(_:shouldInteractWith:in:interaction:)` of attachments.
        public func callAsFunction(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            delegate.textView(
                textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
        }

        /// `textView(_:editMenuForTextIn:suggestedActions:)`.
        public func callAsFunction(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
        }

        /// `textView(_:willPresentEditMenuWith:)`.
        public func callAsFunction(
            _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textView(textView, willPresentEditMenuWith: animator)
        }

        /// `textView(_:willDismissEditMenuWith:)`.
        public func callAsFunction(
            _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textView(textView, willDismissEditMenuWith: animator)
        }
    }
}

extension UITextViewDelegate {
    /// `textViewShouldBeginEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textViewShouldBeginEditing: (@MainActor (_ textView: UITextView) -> Bool)? {
        { self.textViewShouldBeginEditing($0) }
    }

    /// `textViewShouldEndEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textViewShouldEndEditing: (@MainActor (_ textView: UITextView) -> Bool)? {
        { self.textViewShouldEndEditing($0) }
    }

    /// `textViewDidBeginEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textViewDidBeginEditing: (@MainActor (_ textView: UITextView) -> Void)? {
        { self.textViewDidBeginEditing($0) }
    }

    /// `textViewDidEndEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textViewDidEndEditing: (@MainActor (_ textView: UITextView) -> Void)? {
        { self.textViewDidEndEditing($0) }
    }

    /// The optional methods that are called `textView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textView: OptionalCalls.TextViewDelegate? { .init(delegate: self) }

    /// `textViewDidChange(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textViewDidChange: (@MainActor (_ textView: UITextView) -> Void)? {
        { self.textViewDidChange($0) }
    }

    /// `textViewDidChangeSelection(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textViewDidChangeSelection: (@MainActor (_ textView: UITextView) -> Void)? {
        { self.textViewDidChangeSelection($0) }
    }
}
