/// The Increase Contrast setting.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is unspecified.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// The increased contrast.
    case high = 1
}

/// The Bold Text setting.
public enum UILegibilityWeight: Int, Sendable {
    /// The weight is unspecified.
    case unspecified = -1
    /// The regular weight of text.
    case regular = 0
    /// A bolder weight of text.
    case bold = 1
}
