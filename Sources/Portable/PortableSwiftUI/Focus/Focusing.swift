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
    /// The default focus is also used when the user moves the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
    /// Sets whether the view can have the keyboard's focus. Set the focus with a `focused(_:)` modifier that is applied
    /// after this one. The Tab and arrow keys also move the focus.
    ///
    /// While the view has the focus, the `onKeyPress` actions that are applied after this modifier receive key presses.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether the view can have the keyboard's focus, and which interactions give it the focus.
    ///
    /// Differs from SwiftUI: keys and bindings always move the focus, and taps never do.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        focusable(isFocusable)
    }

    /// Sets whether focusable views in the view hide the outline that indicates the focus.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the field that has the focus when the view appears.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

private enum HasFocusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the nearest focusable view around the view has the focus.
    public internal(set) var isFocused: Bool {
        get { self[HasFocusKey.self] }
        set { self[HasFocusKey.self] = newValue }
    }

    /// A Boolean value that indicates whether focusable views show an outline while they have the focus. The default is
    /// `true`.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
