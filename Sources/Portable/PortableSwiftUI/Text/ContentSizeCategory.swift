import PortableUIKit

/// The older type for the text size. See ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case extraSmall
    /// A small size.
    case small
    /// A medium size.
    case medium
    /// The default size.
    case large
    /// A larger size.
    case extraLarge
    /// The second largest standard size.
    case extraExtraLarge
    /// The largest standard size.
    case extraExtraExtraLarge
    /// The smallest of the accessibility sizes.
    case accessibilityMedium
    /// A larger accessibility size.
    case accessibilityLarge
    /// The medium accessibility size.
    case accessibilityExtraLarge
    /// The second largest of the accessibility sizes.
    case accessibilityExtraExtraLarge
    /// The largest of the accessibility sizes.
    case accessibilityExtraExtraExtraLarge

    /// Creates the equivalent of a UIKit size category, or `nil` if it isn't known.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    fileprivate init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    /// The equivalent value of the newer type.
    fileprivate var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }

    /// A Boolean value that indicates whether the size is an accessibility size.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// Returns whether the first size is smaller.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }

    /// Returns whether the first size is smaller, or the sizes are equal.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize <= rhs.dynamicTypeSize
    }

    /// Returns whether the first size is larger.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize > rhs.dynamicTypeSize
    }

    /// Returns whether the first size is larger, or the sizes are equal.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize >= rhs.dynamicTypeSize
    }
}

extension EnvironmentValues {
    /// The text size, as a value of the older type.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
