/// The focus of a field: whether it should be focused, and the closure that reports changes.
nonisolated struct FieldFocus {
    let isFocused: Bool
    let move: @MainActor (Bool) -> Void
}

private enum FieldFocusKey: EnvironmentKey {
    static var defaultValue: FieldFocus? { nil }
}

extension EnvironmentValues {
    /// The focus binding for the fields in the view, or `nil` if there isn't one.
    var fieldFocus: FieldFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
}

/// A modifier that binds the focus of a field to a value.
public nonisolated struct _FocusedModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    /// Returns the content with the focus binding in its environment.
    @MainActor public func body(content: Content) -> some View {
        let (binding, value) = (binding, value)
        return content.environment(
            \.fieldFocus,
            FieldFocus(isFocused: binding.wrappedValue == value) { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.withoutFocus
                }
            })
    }
}

extension View {
    /// Binds the focus of the view's field to a Boolean value. It's `true` while the field is the first responder.
    /// Setting it moves the focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }

    /// Binds the focus of the view's field to a shared value, which is `value` while the field is the first responder.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value))
    }
}
