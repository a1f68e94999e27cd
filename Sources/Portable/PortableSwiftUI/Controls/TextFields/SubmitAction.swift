/// What makes fields submit what is in them.
public struct SubmitTriggers: OptionSet, Sendable {
    /// As bits.
    public let rawValue: Int

    /// Triggers of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The end of a line in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The end of a line in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [@MainActor () -> Void] { [] }
}

extension EnvironmentValues {
    /// What is done when a field's line is ended, the innermost first.
    var submitActions: [@MainActor () -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Does something when the line of a field in the view is ended. Several actions are done from the inside out.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { actions in
            if triggers.contains(.text) { actions.append(action) }
        }
    }
}
