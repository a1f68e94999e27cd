import CollageTesting
import Foundation

/// The recorded fonts of the text styles at every text size, and the lengths and fonts that `UIFontMetrics` scales.
@MainActor
struct DynamicTypeFile {
    private let entries: [Entry]

    private struct Content: Decodable {
        var entries: [Entry]
    }

    private struct Entry: Decodable {
        var category: String
        var style: String
        var fontPointSize: Double
        var fontAscender: Double
        var fontDescender: Double
        var fontLineHeight: Double
        var descriptorPointSize: Double
        var postScriptName: String
        var isBold: Bool
        /// The scaled point sizes by the point size of the system font.
        var scaledFontPointSize: [String: Double]
        /// The scaled lengths by the original length.
        var scaledValue: [String: Double]
    }

    init(_ data: Data) throws {
        entries = try JSONDecoder().decode(Content.self, from: data).entries
    }

    func run(name: String) throws -> CaseResult {
        var coverage = CaseResult.Coverage(unit: "styles at a text size")
        var differences: [String] = []
        // The scale of an iPhone 16, because lengths are rounded to its pixels.
        _ = TestHost(size: CGSize(width: 393, height: 852), scale: 3)
        for entry in entries {
            guard let style = Self.styles[entry.style], let category = Self.categories[entry.category] else {
                differences.append("unknown style or size: \(entry.style) \(entry.category)")
                continue
            }
            let found = differencesOf(entry, style, category)
            differences += found.map { "\(entry.style) \(entry.category) \($0)" }
            coverage.compared += 1
        }
        return CaseResult(name: name, differences: differences, coverage: coverage)
    }

    private func differencesOf(
        _ entry: Entry, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
    ) -> [String] {
        var differences: [String] = []
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = 3
        }
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        compare("point size", entry.fontPointSize, font.pointSize)
        compare("descriptor's size", entry.descriptorPointSize, font.fontDescriptor.pointSize)
        compare("ascender", entry.fontAscender, font.ascender)
        compare("descender", entry.fontDescender, font.descender)
        compare("line height", entry.fontLineHeight, font.lineHeight)
        if font.fontName != entry.postScriptName {
            differences.append(difference("name", expected: entry.postScriptName, found: font.fontName))
        }
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        if isBold != entry.isBold { differences.append(difference("bold", expected: entry.isBold, found: isBold)) }
        let metrics = UIFontMetrics(forTextStyle: style)
        for (base, expected) in entry.scaledValue.sorted(by: { $0.key < $1.key }) {
            let length = Double(base) ?? .nan
            compare("scaled value of \(base)", expected, metrics.scaledValue(for: length, compatibleWith: traits))
        }
        for (base, expected) in entry.scaledFontPointSize.sorted(by: { $0.key < $1.key }) {
            let font = UIFont.systemFont(ofSize: Double(base) ?? .nan)
            compare(
                "scaled font of \(base)", expected, metrics.scaledFont(for: font, compatibleWith: traits).pointSize)
        }
        return differences

        func compare(_ what: String, _ expected: Double, _ found: CGFloat) {
            if !(abs(expected - found) <= 1e-6) {
                differences.append(difference(what, expected: expected, found: found))
            }
        }
    }

    private static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
    ]

    private static let categories: [String: UIContentSizeCategory] = [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
        "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
        "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
        "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
}
