/// The sizes of the text styles, recorded from the system (`UIKitConstants.md` 1), and the leadings that scale lengths,
/// derived from values of `UIFontMetrics` on a phone (`Tests/Resources/golden/tables/dynamic_type_ios.json`).
struct TextStyleSizes: Sendable {
    /// The point sizes by category, from extra small to the largest.
    let pointSizes: [CGFloat]
    /// The distances between baselines, by category.
    let leadings: [CGFloat]
    let weight: UIFont.Weight

    private init(_ pointSizes: [CGFloat], leadings: [CGFloat], weight: UIFont.Weight = .regular) {
        self.pointSizes = pointSizes
        self.leadings = leadings
        self.weight = weight
    }

    /// Returns the index of a category in the tables. Unknown categories are treated as large.
    static func index(of category: UIContentSizeCategory) -> Int { category.index ?? 3 }

    /// Returns the sizes of a style, or `nil` for an unknown style.
    static func sizes(of style: UIFont.TextStyle) -> TextStyleSizes? { all[style] }

    /// Returns the distance between baselines of a style at one of its sizes, or `nil` for other sizes.
    static func leading(of style: UIFont.TextStyle, size: CGFloat) -> CGFloat? {
        guard let sizes = sizes(of: style), let index = sizes.pointSizes.firstIndex(of: size) else { return nil }
        return sizes.leadings[index]
    }

    private static let all: [UIFont.TextStyle: TextStyleSizes] = [
        .extraLargeTitle: extraLargeTitle, .extraLargeTitle2: extraLargeTitle2, .largeTitle: largeTitle,
        .title1: title1, .title2: title2, .title3: title3, .headline: headline, .body: body, .callout: callout,
        .subheadline: subheadline, .footnote: footnote, .caption1: caption1, .caption2: caption2,
    ]

    static let largeTitle = TextStyleSizes(
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    static let title1 = TextStyleSizes(
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
    static let title2 = TextStyleSizes(
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    static let title3 = TextStyleSizes(
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    static let headline = TextStyleSizes(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62], weight: .semibold)
    static let body = TextStyleSizes(
        headline.pointSizes, leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    static let callout = TextStyleSizes(
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    static let subheadline = TextStyleSizes(
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
    static let footnote = TextStyleSizes(
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    static let caption1 = TextStyleSizes(
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
    static let caption2 = TextStyleSizes(
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])

    // Only the large category was recorded. For other categories, these sizes are assumed to scale like the next
    // styles.
    private static let extraLargeTitle = TextStyleSizes(
        largeTitle.pointSizes.map { $0 + 2 }, leadings: largeTitle.leadings.map { $0 + 2 }, weight: .bold)
    private static let extraLargeTitle2 = TextStyleSizes(
        title1.pointSizes, leadings: title1.leadings, weight: .bold)
}
