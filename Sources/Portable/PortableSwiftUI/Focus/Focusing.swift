/// The kinds of interaction that give a view the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates interactions from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The interaction of pressing the view.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The interaction of editing a value.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The interactions that are appropriate for the platform.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let isUserInitiated: Bool

    /// The default focus is used when the app moves the focus.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// The default focus is used when the user moves the focus, too.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
    /// Sets whether the view can have the keyboard's focus.
    ///
    /// Differs from SwiftUI: only text fields can have the keyboard's focus.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Sets whether the view can have the keyboard's focus, and which interactions give it the focus.
    ///
    /// Differs from SwiftUI: only text fields can have the keyboard's focus.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        self
    }

    /// Sets whether the view shows that it has the focus.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets the field that has the focus when the view appears.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the nearest focusable view around the view has the focus.
    ///
    /// Differs from SwiftUI: only text fields can have the keyboard's focus, so it's always `false`.
    public var isFocused: Bool { false }
}
