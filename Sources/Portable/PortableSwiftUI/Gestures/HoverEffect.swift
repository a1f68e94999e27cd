/// An effect that the pointer has on a view.
public struct HoverEffect: Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The effect that matches the view.
    public static let automatic = HoverEffect("automatic")
    /// A highlight behind the view.
    public static let highlight = HoverEffect("highlight")
    /// An effect that lifts the view.
    public static let lift = HoverEffect("lift")
}

private enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether hover effects are enabled. The default is `true`.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Applies an effect to the view while the pointer is over it.
    ///
    /// Differs from SwiftUI: the pointer has no effect on views.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Applies an effect to the view while the pointer is over it and a condition is `true`.
    ///
    /// Differs from SwiftUI: the pointer has no effect on views.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets the default effect of `hoverEffect` in the view.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Disables the hover effects in the view.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}
