/// The layout direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is unspecified.
    case unspecified = -1
    /// The interface is laid out from left to right.
    case leftToRight = 0
    /// The interface is laid out from right to left.
    case rightToLeft = 1
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The interface is laid out from left to right.
    case leftToRight = 0
    /// The interface is laid out from right to left.
    case rightToLeft = 1
}
