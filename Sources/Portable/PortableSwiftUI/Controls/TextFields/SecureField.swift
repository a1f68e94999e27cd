/// A field for a line of text that isn't shown while the user edits it.
public nonisolated struct SecureField<Label: View>: View {
    let text: Binding<String>
    let title: FieldTitle
    private var editing: EditingActions?

    @Environment(\.textFieldStyle) private var style

    /// The text field, in the current style.
    @MainActor public var body: some View {
        if let style {
            style.makeBody(
                TextField<_TextFieldStyleLabel>(content: .secure(text), title: title, editing: editing))
        } else {
            TextInput(text: text, title: title, isSecure: true, editing: editing)
        }
    }

    /// Creates a field with a label, which is the accessibility label, and the placeholder if there's no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        title = FieldTitle(label(), prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title, which is also the placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title, which is also the placeholder. The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title, and a closure that's called when the user submits the text.
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(titleKey, text: text)
        editing = EditingActions(changed: { _ in }, commit: onCommit)
    }

    /// Creates a field with a title that isn't localized, and a closure that's called when the user submits the text.
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(title, text: text)
        editing = EditingActions(changed: { _ in }, commit: onCommit)
    }
}
