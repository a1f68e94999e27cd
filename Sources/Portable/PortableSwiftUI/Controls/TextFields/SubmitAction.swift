/// The kinds of views that trigger a submit action.
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

/// The action for submitting a field.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: @MainActor () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// The actions for submitting a field, the innermost first.
    fileprivate var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Returns the actions for submitting a field of the given kind, the innermost first.
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
