/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Dark content on light backgrounds.
    case light = 1
    /// Light content on dark backgrounds.
    case dark = 2
}

/// How high content floats: the backgrounds of elevated content are lighter in the dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The main content of a window.
    case base = 0
    /// Content above it: sheets, popovers.
    case elevated = 1
}
