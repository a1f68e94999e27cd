/// The title of a field, and its placeholder.
nonisolated struct FieldTitle {
    private let label: any View
    private let prompt: Text?

    init(_ label: some View, prompt: Text?) {
        self.label = label
        self.prompt = prompt
    }

    /// Returns the text of the title.
    @MainActor func name(in environment: EnvironmentValues) -> String {
        label.shownTitle(in: environment) ?? ""
    }

    /// Returns the accessibility label: the title, or `nil` if the title is the placeholder, because the placeholder is
    /// the value of an empty field.
    @MainActor func accessibilityLabel(in environment: EnvironmentValues) -> String? {
        prompt == nil ? nil : name(in: environment)
    }

    /// Returns the placeholder: the prompt, or the title.
    @MainActor func placeholder(in environment: EnvironmentValues) -> String {
        prompt?.string(in: environment) ?? name(in: environment)
    }
}
