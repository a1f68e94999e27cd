/// Whether content may use more brightness than standard white.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
    /// The surroundings don't say.
    case unspecified = -1
    /// The headroom of content is limited.
    case active = 0
    /// Content may use the available headroom.
    case inactive = 1
}

/// The trait that limits the brightness of content beyond standard white.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = UIHDRHeadroomUsageLimit
    /// Unspecified.
    public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
    /// The name in descriptions.
    public static let name = "HDRHeadroomUsageLimit"
    /// The name under which the trait is stored.
    public static let identifier = "UITraitHDRHeadroomUsageLimit"
}

/// The trait that indicates whether natural alignment follows the direction of a text's language rather than that of the
/// interface.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = Bool
    /// False: natural alignment follows the interface.
    public static let defaultValue = false
    /// The name in descriptions.
    public static let name = "ResolvesNaturalAlignmentWithBaseWritingDirection"
    /// The name under which the trait is stored.
    public static let identifier = "UITraitResolvesNaturalAlignmentWithBaseWritingDirection"
}

extension UITraitCollection {
    /// Creates a collection of the limit of brightness.
    public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
        self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
    }

    /// Whether content may use more brightness than standard white; unspecified by default.
    ///
    /// Differs from UIKit: screens show standard dynamic range.
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }

    /// Creates a collection of whether natural alignment follows the language of a text.
    public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
        self.init(
            UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
            value: resolvesNaturalAlignmentWithBaseWritingDirection)
    }

    /// A Boolean value that indicates whether natural alignment follows the direction of a text's language. The default
    /// is `false`.
    ///
    /// Differs from UIKit: the value is stored, and natural alignment follows the interface.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
    }
}

extension UIMutableTraits {
    /// Whether content may use more brightness than standard white.
    public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { self[UITraitHDRHeadroomUsageLimit.self] }
        set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
    }

    /// Whether natural alignment follows the direction of a text's language.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
        set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
    }
}
