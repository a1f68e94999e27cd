/// What a field is called, and what stands in it while it is empty.
nonisolated struct FieldTitle {
    private let label: any View
    private let prompt: Text?

    init(_ label: some View, prompt: Text?) {
        self.label = label
        self.prompt = prompt
    }

    /// What is read out: the text of the label.
    @MainActor func name(in environment: EnvironmentValues) -> String {
        label.shownTitle(in: environment) ?? ""
    }

    /// What stands in the field: the prompt, or its name.
    @MainActor func placeholder(in environment: EnvironmentValues) -> String {
        prompt?.string(in: environment) ?? name(in: environment)
    }
}
