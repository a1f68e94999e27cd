/// The interface style, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is unspecified.
    case unspecified = 0
    /// Dark content on light backgrounds.
    case light = 1
    /// Light content on dark backgrounds.
    case dark = 2
}

/// The elevation level of content. In the dark style, elevated content has lighter backgrounds.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// The level is unspecified.
    case unspecified = -1
    /// The main content of a window.
    case base = 0
    /// Content above the main content, such as sheets and popovers.
    case elevated = 1
}
