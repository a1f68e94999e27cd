import PortableUIKit

/// The size class of an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// The space is limited.
    case compact
    /// The space isn't limited.
    case regular

    /// Creates the equivalent of a UIKit size class, or `nil` if it's unspecified.
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
    /// The horizontal size class, or `nil` if it isn't known.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class, or `nil` if it isn't known.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the user can interact with the view. It's `true` unless `disabled(_:)` is
    /// applied.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Returns the environment with the traits of a UIKit view.
    func applying(_ traits: UITraitCollection) -> EnvironmentValues {
        var values = self
        // A body that has read the outer environment doesn't depend on values that are set in the inner one.
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
    /// Disables user interaction with the view. A view inside a disabled view can't be enabled again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
