import PortableUIKit

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// Much.
    case regular

    /// UIKit's class; nil for an unspecified one.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// How much room there is across; nil where nobody knows.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom; nil where nobody knows.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the person may use the view; true unless `disabled(_:)` says otherwise.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The environment with the traits of a view of UIKit.
    func applying(_ traits: UITraitCollection) -> EnvironmentValues {
        var values = self
        // Whoever read the surroundings has nothing to do with what is in them.
        values.reader = nil
        // Screens that a row pushes or presents aren't in its list.
        if values.listContext != nil { values.listContext = nil }
        values.traitCollection = traits
        values.reducesMotion = MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled }
        values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        return values
    }
}

extension View {
    /// Whether the person may not use the view. What is disabled around it stays so.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
