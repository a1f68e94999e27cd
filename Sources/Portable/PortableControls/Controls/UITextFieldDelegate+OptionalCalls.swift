extension OptionalCalls {
    /// What `delegate.textFieldDidEndEditing?(…)` calls.
    @preconcurrency @MainActor
    public struct TextField {
        let delegate: any UITextFieldDelegate

        /// `textFieldDidEndEditing(_:)`.
        public func callAsFunction(_ textField: UITextField) {
            delegate.textFieldDidEndEditing(textField)
        }

        /// `textFieldDidEndEditing(_:reason:)`.
        public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            delegate.textFieldDidEndEditing(textField, reason: reason)
        }
    }

    /// What `delegate.textField?(…)` calls.
    @preconcurrency @MainActor
    public struct TextFieldDelegate {
        let delegate: any UITextFieldDelegate

        /// `textField(_:shouldChangeCharactersIn:replacementString:)`.
        public func callAsFunction(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }

        /// `textField(_:editMenuForCharactersIn:suggestedActions:)`.
        public func callAsFunction(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
        }

        /// `textField(_:willPresentEditMenuWith:)`.
        public func callAsFunction(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textField(textField, willPresentEditMenuWith: animator)
        }

        /// `textField(_:willDismissEditMenuWith:)`.
        public func callAsFunction(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textField(textField, willDismissEditMenuWith: animator)
        }
    }
}

extension UITextFieldDelegate {
    /// `textFieldShouldBeginEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldShouldBeginEditing: (@MainActor (_ textField: UITextField) -> Bool)? {
        { self.textFieldShouldBeginEditing($0) }
    }

    /// `textFieldDidBeginEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldDidBeginEditing: (@MainActor (_ textField: UITextField) -> Void)? {
        { self.textFieldDidBeginEditing($0) }
    }

    /// `textFieldShouldEndEditing(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldShouldEndEditing: (@MainActor (_ textField: UITextField) -> Bool)? {
        { self.textFieldShouldEndEditing($0) }
    }

    /// The optional methods that are called `textFieldDidEndEditing`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldDidEndEditing: OptionalCalls.TextField? { .init(delegate: self) }

    /// `textFieldDidChangeSelection(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldDidChangeSelection: (@MainActor (_ textField: UITextField) -> Void)? {
        { self.textFieldDidChangeSelection($0) }
    }

    /// The optional methods that are called `textField`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textField: OptionalCalls.TextFieldDelegate? { .init(delegate: self) }

    /// `textFieldShouldClear(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldShouldClear: (@MainActor (_ textField: UITextField) -> Bool)? {
        { self.textFieldShouldClear($0) }
    }

    /// `textFieldShouldReturn(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var textFieldShouldReturn: (@MainActor (_ textField: UITextField) -> Bool)? {
        { self.textFieldShouldReturn($0) }
    }
}
