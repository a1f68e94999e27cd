import CollageTesting
import Testing

/// Point size and leading of each style, one row for each category, as recorded from the system (`UIKitConstants.md`
/// 1); a phone's scaled lengths depend on the leadings. Columns: large title, titles 1 to 3, headline, body, callout,
/// subheadline, footnote, captions 1 and 2.
private let sheet = """
    31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13
    32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13
    33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13
    34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13
    36/43 30/36 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18
    38/46 32/38 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20
    40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/26 19/24 18/23 17/22
    44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/27 20/25
    48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/36 27/33 26/32 24/29
    52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35
    56/66 53/61 50/59 49/58 47/51 47/56 44/52 42/50 38/46 37/44 34/41
    60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48
    """

private let columns: [[UIFont.TextStyle]] = [
    [.largeTitle], [.title1], [.title2], [.title3], [.headline], [.body], [.callout], [.subheadline], [.footnote],
    [.caption1], [.caption2],
]

struct TextStyleTests {
    private static let rows = sheet.split(separator: "\n").map { row in
        row.split(separator: " ").map { cell in cell.split(separator: "/").compactMap { Double($0) } }
    }

    @Test(arguments: 0..<12) func `each style has the recorded size at each category`(row: Int) {
        let traits = UITraitCollection(preferredContentSizeCategory: .ordered[row])
        for (column, styles) in columns.enumerated() {
            for style in styles {
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                #expect(Double(font.pointSize) == Self.rows[row][column][0], "\(style.rawValue)")
            }
        }
    }

    @Test(arguments: 0..<12) func `lengths scale as the recorded leading does`(row: Int) {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .ordered[row]
            $0.displayScale = 3
        }
        for (column, styles) in columns.enumerated() {
            let ratio = Self.rows[row][column][1] / Self.rows[3][column][1]
            let scaled = UIFontMetrics(forTextStyle: styles[0]).scaledValue(for: 30, compatibleWith: traits)
            #expect(abs(Double(scaled) - 30 * ratio) <= 1.0 / 6 + 1e-9)
        }
    }

    @Test func `sizes of scaled fonts are whole points, lengths are whole pixels`() {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .extraExtraExtraLarge
            $0.displayScale = 3
        }
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
        #expect(font.pointSize == 22)
        #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) - 67.0 / 3) < 1e-9)
    }

    @Test func `only headlines are semibold`() {
        let headline = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits
        #expect(headline.contains(.traitBold))
        #expect(!body.contains(.traitBold))
    }

    @Test func `the results of scaling the body size match reported values`() {
        func scaled(_ category: UIContentSizeCategory, _ scale: CGFloat) -> CGFloat {
            let traits = UITraitCollection {
                $0.preferredContentSizeCategory = category
                $0.displayScale = scale
            }
            return UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits)
        }
        #expect(scaled(.accessibilityExtraExtraExtraLarge, 2) == 48)
        #expect(abs(scaled(.medium, 3) - 49.0 / 3) < 1e-9)
        #expect(scaled(.large, 3) == 17)
    }

    @Test func `an unknown style is the system font of 12 points`() {
        let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "nothing"))
        #expect(font.pointSize == 12)
    }

    @Test func `a font scaled once can't be scaled again`() async {
        await #expect(processExitsWith: .failure) {
            let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
            _ = UIFontMetrics.default.scaledFont(for: font)
        }
    }

    @Test func `scaled fonts don't exceed the maximum size`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits)
        #expect(font.pointSize == 30)
    }
}

struct FontTests {
    @Test(arguments: [9.0, 17, 20, 40]) func `the system font has San Francisco's line metrics`(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
        #expect(abs(font.ascender - size * 1950 / 2048) < 1e-9)
        #expect(abs(font.descender + size * 494 / 2048) < 1e-9)
        #expect(font.leading == 0)
    }

    @Test func `equally created fonts are equal, and a style's font isn't the plain one of its size`() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    }

    @Test(arguments: [0.0, -3, .nan, .infinity]) func `sizes that can't be drawn count as 12 points`(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    }

    @Test func `fonts are found by PostScript and family names, and unknown names return nil`() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 10)?.familyName == "Helvetica Neue")
        #expect(UIFont(name: "Georgia", size: 10)?.fontName == "Georgia")
        #expect(UIFont(name: "No Such Font", size: 10) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Menlo").contains("Menlo-Bold"))
    }

    @Test func `descriptors vary traits, design and size`() throws {
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
        let slanted = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: slanted, size: 0)
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        let rounded = try #require(descriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 12).familyName == ".AppleSystemUIFontRounded")
        #expect(UIFont(name: "Futura-Medium", size: 9)?.fontDescriptor.withDesign(.serif) == nil)
    }

    @Test(arguments: ["Georgia-Bold", "AvenirNext-Medium"])
    func `a font can be created from its attributes`(name: String) throws {
        let font = try #require(UIFont(name: name, size: 13))
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: name, .size: 13.0]), size: 0) == font)
    }
}
