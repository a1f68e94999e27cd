import PortableUIKit

/// The light or dark appearance of the interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark

    /// Creates the equivalent of a UIKit style, or `nil` if it's unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

/// The contrast of the interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The standard contrast.
    case standard
    /// An increased contrast.
    case increased

    /// Creates the equivalent of a UIKit contrast, or `nil` if it's unspecified.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
    /// The light or dark appearance of the interface.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast of the interface. Only the system sets it.
    public var colorSchemeContrast: ColorSchemeContrast { contrast }

    var contrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
}

extension View {
    /// Sets the color scheme of the view.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
