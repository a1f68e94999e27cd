import DisplayList

/// A system color: its values by style, elevation, and design generation (`UIKitConstants.md` 3).
package struct SystemColor: Sendable {
    /// The name of the color in UIKit's descriptions.
    let name: String
    let light: Color
    let dark: Color
    /// The value for elevated content in the dark style, if it's different.
    private let elevatedDark: Color?
    /// The value in the 2025 design in the light style, if it's different.
    var newLight: Color?
    var newDark: Color?

    func color(for traits: UITraitCollection) -> Color {
        let isNew = SystemMetrics.metrics(for: traits).generation >= .iOS26
        guard traits.userInterfaceStyle == .dark else { return isNew ? newLight ?? light : light }
        if traits.userInterfaceLevel == .elevated, let elevatedDark { return elevatedDark }
        return isNew ? newDark ?? dark : dark
    }

    /// The components in each appearance, for archives.
    var appearances: [Color?] { [light, dark, elevatedDark, newLight, newDark] }

    /// Creates a color with the components of an archive.
    init?(_ name: String, appearances: [Color?]) {
        guard appearances.count == 5, let light = appearances[0], let dark = appearances[1] else { return nil }
        self.init(name, light: light, dark: dark, elevatedDark: appearances[2])
        newLight = appearances[3]
        newDark = appearances[4]
    }

    /// Creates a color that doesn't depend on the elevation.
    init(_ name: String, light: Color, dark: Color, newLight: Color? = nil, newDark: Color? = nil) {
        self.init(name, light: light, dark: dark, elevatedDark: nil)
        self.newLight = newLight
        self.newDark = newDark
    }

    init(_ name: String, light: Color, dark: Color, elevatedDark: Color?) {
        self.name = name
        self.light = light
        self.dark = dark
        self.elevatedDark = elevatedDark
    }
}

/// Returns a color with components from 0 to 255 and an alpha from 0 to 1, as in the tables.
private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

/// Colors of text, separators, and backgrounds.
extension SystemColor {
    static let label = SystemColor("labelColor", light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
    static let secondaryLabel = SystemColor(
        "secondaryLabelColor", light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
    static let tertiaryLabel = SystemColor(
        "tertiaryLabelColor", light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
    static let quaternaryLabel = SystemColor(
        "quaternaryLabelColor", light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16))
    static let placeholderText = SystemColor(
        "placeholderTextColor", light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
    static let separator = SystemColor("separatorColor", light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
    static let opaqueSeparator = SystemColor(
        "opaqueSeparatorColor", light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
    static let link = SystemColor("linkColor", light: rgb(0, 122, 255), dark: rgb(9, 132, 255))

    static let systemBackground = SystemColor(
        "systemBackgroundColor", light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevatedDark: rgb(28, 28, 30))
    static let secondarySystemBackground = SystemColor(
        "secondarySystemBackgroundColor", light: rgb(242, 242, 247), dark: rgb(28, 28, 30),
        elevatedDark: rgb(44, 44, 46))
    static let tertiarySystemBackground = SystemColor(
        "tertiarySystemBackgroundColor", light: rgb(255, 255, 255), dark: rgb(44, 44, 46),
        elevatedDark: rgb(58, 58, 60))
    static let systemGroupedBackground = SystemColor(
        "systemGroupedBackgroundColor", light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevatedDark: rgb(28, 28, 30))
    static let secondarySystemGroupedBackground = SystemColor(
        "secondarySystemGroupedBackgroundColor", light: rgb(255, 255, 255), dark: rgb(28, 28, 30),
        elevatedDark: rgb(44, 44, 46))
    static let tertiarySystemGroupedBackground = SystemColor(
        "tertiarySystemGroupedBackgroundColor", light: rgb(242, 242, 247), dark: rgb(44, 44, 46),
        elevatedDark: rgb(58, 58, 60))

    static let systemFill = SystemColor(
        "systemFillColor", light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
    static let secondarySystemFill = SystemColor(
        "secondarySystemFillColor", light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
    static let tertiarySystemFill = SystemColor(
        "tertiarySystemFillColor", light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
    static let quaternarySystemFill = SystemColor(
        "quaternarySystemFillColor", light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
}

/// Grays and hues.
extension SystemColor {
    static let systemGray = SystemColor("systemGrayColor", light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
    static let systemGray2 = SystemColor("systemGray2Color", light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
    static let systemGray3 = SystemColor("systemGray3Color", light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
    static let systemGray4 = SystemColor("systemGray4Color", light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
    static let systemGray5 = SystemColor("systemGray5Color", light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
    static let systemGray6 = SystemColor("systemGray6Color", light: rgb(242, 242, 247), dark: rgb(28, 28, 30))

    static let systemRed = SystemColor(
        "systemRedColor", light: rgb(255, 59, 48), dark: rgb(255, 69, 58), newLight: rgb(255, 56, 60),
        newDark: rgb(255, 66, 69))
    static let systemOrange = SystemColor(
        "systemOrangeColor", light: rgb(255, 149, 0), dark: rgb(255, 159, 10), newLight: rgb(255, 141, 40),
        newDark: rgb(255, 146, 48))
    static let systemYellow = SystemColor("systemYellowColor", light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
    static let systemGreen = SystemColor("systemGreenColor", light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
    static let systemMint = SystemColor(
        "systemMintColor", light: rgb(0, 199, 190), dark: rgb(99, 230, 226), newLight: rgb(0, 200, 179))
    static let systemTeal = SystemColor(
        "systemTealColor", light: rgb(48, 176, 199), dark: rgb(64, 200, 224), newLight: rgb(0, 195, 208))
    static let systemCyan = SystemColor(
        "systemCyanColor", light: rgb(50, 173, 230), dark: rgb(100, 210, 255), newLight: rgb(0, 192, 232))
    static let systemBlue = SystemColor(
        "systemBlueColor", light: rgb(0, 122, 255), dark: rgb(10, 132, 255), newLight: rgb(0, 136, 255),
        newDark: rgb(0, 145, 255))
    static let systemIndigo = SystemColor(
        "systemIndigoColor", light: rgb(88, 86, 214), dark: rgb(94, 92, 230), newLight: rgb(97, 85, 245))
    static let systemPurple = SystemColor(
        "systemPurpleColor", light: rgb(175, 82, 222), dark: rgb(191, 90, 242), newLight: rgb(203, 48, 224))
    static let systemPink = SystemColor("systemPinkColor", light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
    static let systemBrown = SystemColor(
        "systemBrownColor", light: rgb(162, 132, 94), dark: rgb(172, 142, 104), newLight: rgb(172, 127, 94))
}
