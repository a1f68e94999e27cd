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

/// What is done when the line of a field is ended.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: @MainActor () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// What is done when a field's line is ended, the innermost first.
    fileprivate var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// What is done when the line of a field of a kind is ended, the innermost first.
    func submitActions(of trigger: SubmitTriggers) -> [@MainActor () -> Void] {
        submitActions.lazy.filter { $0.triggers.contains(trigger) }.map(\.action)
    }
}

extension View {
    /// Does something when the line of a field in the view is ended. Several actions are done from the inside out.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) {
            $0.insert(SubmitAction(triggers: triggers, action: action), at: 0)
        }
    }

    /// Keeps the `onSubmit` actions around the view from running for fields in it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
