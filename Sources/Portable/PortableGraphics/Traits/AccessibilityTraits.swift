/// Whether the user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast than usual.
    case high = 1
}

/// Whether the user asked for heavier text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Text as designed.
    case regular = 0
    /// Text bolder than designed.
    case bold = 1
}
