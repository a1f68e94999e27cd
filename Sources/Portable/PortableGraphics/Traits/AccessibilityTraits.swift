/// Whether Increase Contrast is on.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast than usual.
    case high = 1
}

/// Whether Bold Text is on.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Text as designed.
    case regular = 0
    /// Text bolder than designed.
    case bold = 1
}
