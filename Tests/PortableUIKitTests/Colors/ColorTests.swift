import CollageTesting
import Testing

/// Each system color in the light style, in the dark style, and in the dark style on elevated content: components from
/// 0 to 255 and an alpha, as recorded from the system (`UIKitConstants.md` 3).
private let sheet = """
    label | 0,0,0 | 255,255,255 |
    secondaryLabel | 60,60,67 .6 | 235,235,245 .6 |
    tertiaryLabel | 60,60,67 .3 | 235,235,245 .3 |
    placeholderText | 60,60,67 .3 | 235,235,245 .3 |
    quaternaryLabel | 60,60,67 .18 | 235,235,245 .16 |
    separator | 60,60,67 .29 | 84,84,88 .6 |
    opaqueSeparator | 198,198,200 | 56,56,58 |
    link | 0,122,255 | 9,132,255 |
    systemBackground | 255,255,255 | 0,0,0 | 28,28,30
    secondarySystemBackground | 242,242,247 | 28,28,30 | 44,44,46
    tertiarySystemBackground | 255,255,255 | 44,44,46 | 58,58,60
    systemGroupedBackground | 242,242,247 | 0,0,0 | 28,28,30
    secondarySystemGroupedBackground | 255,255,255 | 28,28,30 | 44,44,46
    tertiarySystemGroupedBackground | 242,242,247 | 44,44,46 | 58,58,60
    systemFill | 120,120,128 .2 | 120,120,128 .36 |
    secondarySystemFill | 120,120,128 .16 | 120,120,128 .32 |
    tertiarySystemFill | 118,118,128 .12 | 118,118,128 .24 |
    quaternarySystemFill | 116,116,128 .08 | 118,118,128 .18 |
    systemGray | 142,142,147 | 142,142,147 |
    systemGray2 | 174,174,178 | 99,99,102 |
    systemGray3 | 199,199,204 | 72,72,74 |
    systemGray4 | 209,209,214 | 58,58,60 |
    systemGray5 | 229,229,234 | 44,44,46 |
    systemGray6 | 242,242,247 | 28,28,30 |
    systemRed | 255,59,48 | 255,69,58 |
    systemOrange | 255,149,0 | 255,159,10 |
    systemYellow | 255,204,0 | 255,214,10 |
    systemGreen | 52,199,89 | 48,209,88 |
    systemMint | 0,199,190 | 99,230,226 |
    systemTeal | 48,176,199 | 64,200,224 |
    systemCyan | 50,173,230 | 100,210,255 |
    systemBlue | 0,122,255 | 10,132,255 |
    systemIndigo | 88,86,214 | 94,92,230 |
    systemPurple | 175,82,222 | 191,90,242 |
    systemPink | 255,45,85 | 255,55,95 |
    systemBrown | 162,132,94 | 172,142,104 |
    """

private let colors: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "placeholderText": .placeholderText, "quaternaryLabel": .quaternaryLabel, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "systemRed": .systemRed, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
]

// On the main actor, as one test changes the system generation for all.
@MainActor @Suite(.serialized)
struct SystemColorTests {
    private struct Row {
        let name: String
        let light: String
        let dark: String
        let elevated: String
    }

    private static let rows = sheet.split(separator: "\n").map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(name: cells[0], light: cells[1], dark: cells[2], elevated: cells.count > 3 ? cells[3] : "")
    }

    private func check(_ color: UIColor, _ text: String, _ traits: UITraitCollection, _ name: String) {
        let parts = text.split(separator: " ")
        let expected = parts[0].split(separator: ",").compactMap { Double($0) }.map { $0 / 255 }
        let alpha = parts.count > 1 ? Double("0" + parts[1]) ?? -1 : 1
        var (red, green, blue, found): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &found)
        for (value, wanted) in zip([red, green, blue, found], expected + [alpha]) {
            #expect(abs(Double(value) - wanted) < 1e-9, "\(name)")
        }
    }

    @Test func `every color has the recorded components in both styles and levels`() throws {
        #expect(Self.rows.count == colors.count)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        for row in Self.rows {
            let color = try #require(colors[row.name])
            check(color, row.light, light, row.name)
            check(color, row.dark, dark, row.name)
            check(color, row.elevated.isEmpty ? row.dark : row.elevated, elevated, row.name)
        }
    }
}

@MainActor struct ColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `a gray color never equals an RGB color, and equal colors have equal hashes`() {
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemBlue)
        #expect(UIColor.label.hash == UIColor.label.hash)
    }

    @Test func `descriptions include the color space and the components`() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 0.25).description == "UIExtendedGrayColorSpace 0.5 0.25")
    }

    @Test func `a dynamic color calls its closure, and stays dynamic with another alpha`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        let faded = color.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(color == color && color != UIColor { _ in .red })
    }

    @Test func `Core Graphics colors are resolved with the current traits`() {
        dark.performAsCurrent {
            #expect(UIColor.label.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
        }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
        }
    }

    @Test(arguments: [0, 0.1, 0.25, 0.5, 0.75, 0.9]) func `hue, saturation, and brightness can be read`(value: CGFloat)
    {
        let color = UIColor(hue: value, saturation: 0.6, brightness: 0.8, alpha: 0.5)
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - value) < 1e-9 && abs(saturation - 0.6) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.5)
    }

    @Test func `a hue of NaN is red`() {
        #expect(UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1) == .red)
    }

    @Test func `white of Display P3 is white, its red is outside of sRGB`() {
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(abs(red - 1) < 1e-4 && abs(green - 1) < 1e-4)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(abs(red - 1.0930) < 1e-3 && abs(green + 0.2267) < 1e-3)
    }

    @Test func `colors without a name in any catalog are nil`() {
        #expect(UIColor(named: "no such color") == nil)
    }

    @Test @MainActor func `a catalog's colors follow the style; components may be written in three ways`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let set = root.appendingPathComponent("A.xcassets/Group/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "51", "blue": "0.4", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: root.path))
        let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                == UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1))
        #expect(color.resolvedColor(with: dark) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    }
}
