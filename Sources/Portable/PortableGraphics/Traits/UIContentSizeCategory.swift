/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the category in storage.
    public let rawValue: String

    /// Creates a category with a name. Unknown names are preserved; in comparisons, they're treated as ``unspecified``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The category is unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The extra-small size, which is the smallest: body text has 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The small size: body text has 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The medium size: body text has 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The large size, which is the default: body text has 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The extra-large size: body text has 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The extra-extra-large size: body text has 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size that isn't an accessibility size: body text has 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The medium accessibility size: body text has 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The large accessibility size: body text has 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The extra-large accessibility size: body text has 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The extra-extra-large accessibility size: body text has 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size: body text has 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// A notification that is posted when the user changes the text size. The user info contains
    /// ``newValueUserInfoKey``.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key for the new category in the user info of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// All sizes in increasing order.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in ``ordered``, or `nil` for unspecified and unknown categories.
    package var index: Int? { UIContentSizeCategory.ordered.firstIndex(of: self) }
}

/// Comparisons of sizes. An unspecified size is neither smaller nor larger than any other, so the order isn't total.
extension UIContentSizeCategory {
    /// Returns a Boolean value that indicates whether `left` is smaller than `right`. Returns `false` if either is
    /// unspecified.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <)
    }

    /// Returns a Boolean value that indicates whether `left` is smaller than or equal to `right`. Returns `false` if
    /// either is unspecified.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <=)
    }

    /// Returns a Boolean value that indicates whether `left` is larger than `right`. Returns `false` if either is
    /// unspecified.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >)
    }

    /// Returns a Boolean value that indicates whether `left` is larger than or equal to `right`. Returns `false` if
    /// either is unspecified.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >=)
    }

    private static func compare(
        _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, _ areInOrder: (Int, Int) -> Bool
    ) -> Bool {
        guard let left = left.index, let right = right.index else { return false }
        return areInOrder(left, right)
    }
}
