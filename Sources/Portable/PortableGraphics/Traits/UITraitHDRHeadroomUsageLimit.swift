/// A value that indicates whether content may be brighter than standard white.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
    /// The limit is unspecified.
    case unspecified = -1
    /// The brightness of content is limited.
    case active = 0
    /// Content may use the available headroom.
    case inactive = 1
}

/// The trait that limits the brightness of content beyond standard white.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = UIHDRHeadroomUsageLimit
    /// The default value of the trait, which is unspecified.
    public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
    /// The name of the trait in descriptions.
    public static let name = "HDRHeadroomUsageLimit"
    /// The identifier of the trait in storage.
    public static let identifier = "UITraitHDRHeadroomUsageLimit"
}

/// A trait that indicates whether natural alignment follows the direction of the text's language rather than that of
/// the interface.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = Bool
    /// The default value of the trait, which is `false`: natural alignment follows the interface.
    public static let defaultValue = false
    /// The name of the trait in descriptions.
    public static let name = "ResolvesNaturalAlignmentWithBaseWritingDirection"
    /// The identifier of the trait in storage.
    public static let identifier = "UITraitResolvesNaturalAlignmentWithBaseWritingDirection"
}

extension UITraitCollection {
    /// Creates a collection with a limit of the HDR headroom.
    public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
        self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
    }

    /// A value that indicates whether content may be brighter than standard white. The default is `unspecified`.
    ///
    /// Differs from UIKit: screens show standard dynamic range.
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }

    /// Creates a collection that specifies whether natural alignment follows the language of the text.
    public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
        self.init(
            UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
            value: resolvesNaturalAlignmentWithBaseWritingDirection)
    }

    /// A Boolean value that indicates whether natural alignment follows the direction of the text's language. The
    /// default is `false`.
    ///
    /// Differs from UIKit: the value is stored, and natural alignment follows the interface.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
    }
}

extension UIMutableTraits {
    /// A value that indicates whether content may be brighter than standard white.
    public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { self[UITraitHDRHeadroomUsageLimit.self] }
        set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
    }

    /// A Boolean value that indicates whether natural alignment follows the direction of the text's language.
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
        set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
    }
}
