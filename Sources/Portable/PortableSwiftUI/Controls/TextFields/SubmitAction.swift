/// The kinds of views that trigger a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A submission from a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A submission from a search field.
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
    /// Adds an action to perform when a field in the view is submitted. Several actions run from the innermost to the
    /// outermost.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) {
            $0.insert(SubmitAction(triggers: triggers, action: action), at: 0)
        }
    }

    /// Prevents submissions of fields in the view from reaching outer `onSubmit` actions.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
