import Foundation

/// The system colors. Each depends on the interface style and, in the dark style, on the elevation. The values are from
/// `UIKitConstants.md` 3.
extension UIColor {
    // Text colors
    /// The color of text labels with primary content.
    public class var label: UIColor { SystemPalette.label }
    /// The color of text labels with secondary content.
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    /// The color of text labels with tertiary content.
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    /// The color of text labels with quaternary content.
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    /// The color of placeholder text.
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    /// The color of links.
    public class var link: UIColor { SystemPalette.link }

    // Separator colors
    /// The color of thin separator lines that let underlying content show through.
    public class var separator: UIColor { SystemPalette.separator }
    /// The color of separator lines that hide underlying content.
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    // Background colors
    /// The color of the main background of a screen.
    public class var systemBackground: UIColor { SystemPalette.systemBackground }
    /// The color of content on top of the main background.
    public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
    /// The color of content on top of secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
    /// The color of the main background of a grouped interface.
    public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
    /// The color of a group's background.
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondarySystemGroupedBackground }
    /// The color of content on top of a group's background.
    public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiarySystemGroupedBackground }

    // Fill colors
    /// A translucent fill color for thin and small shapes.
    public class var systemFill: UIColor { SystemPalette.systemFill }
    /// A translucent fill color for medium-size shapes.
    public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
    /// A translucent fill color for large shapes.
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
    /// A translucent fill color for large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

    // Grays
    /// The base gray color.
    public class var systemGray: UIColor { SystemPalette.systemGray }
    /// A gray that is closer to the background color than ``systemGray``.
    public class var systemGray2: UIColor { SystemPalette.systemGray2 }
    /// A gray that is closer to the background color than ``systemGray2``.
    public class var systemGray3: UIColor { SystemPalette.systemGray3 }
    /// A gray that is closer to the background color than ``systemGray3``.
    public class var systemGray4: UIColor { SystemPalette.systemGray4 }
    /// A gray that is closer to the background color than ``systemGray4``.
    public class var systemGray5: UIColor { SystemPalette.systemGray5 }
    /// The gray that is closest to the background color.
    public class var systemGray6: UIColor { SystemPalette.systemGray6 }

    // Hues
    /// A red that adapts to the interface style.
    public class var systemRed: UIColor { SystemPalette.systemRed }
    /// An orange that adapts to the interface style.
    public class var systemOrange: UIColor { SystemPalette.systemOrange }
    /// A yellow that adapts to the interface style.
    public class var systemYellow: UIColor { SystemPalette.systemYellow }
    /// A green that adapts to the interface style.
    public class var systemGreen: UIColor { SystemPalette.systemGreen }
    /// A mint that adapts to the interface style.
    public class var systemMint: UIColor { SystemPalette.systemMint }
    /// A teal that adapts to the interface style.
    public class var systemTeal: UIColor { SystemPalette.systemTeal }
    /// A cyan that adapts to the interface style.
    public class var systemCyan: UIColor { SystemPalette.systemCyan }
    /// A blue that adapts to the interface style.
    public class var systemBlue: UIColor { SystemPalette.systemBlue }
    /// An indigo that adapts to the interface style.
    public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
    /// A purple that adapts to the interface style.
    public class var systemPurple: UIColor { SystemPalette.systemPurple }
    /// A pink that adapts to the interface style.
    public class var systemPink: UIColor { SystemPalette.systemPink }
    /// A brown that adapts to the interface style.
    public class var systemBrown: UIColor { SystemPalette.systemBrown }

    // Other colors

    /// The app's accent color: the color that `NSAccentColorName` specifies in the app's `Info.plist`, or else the
    /// system blue.
    ///
    /// Differs from UIKit: it isn't the tint of the view that uses it.
    public class var tintColor: UIColor { accentColor ?? SystemPalette.systemBlue }

    private static let accentColor = accentColor(in: Bundle.main.infoDictionary ?? [:], bundle: nil)

    /// The color of text on dark backgrounds: white with an alpha of 0.6. It doesn't depend on the interface style.
    public class var lightText: UIColor { SystemPalette.lightText }
    /// The color of text on light backgrounds: black. It doesn't depend on the interface style.
    public class var darkText: UIColor { SystemPalette.darkText }
    /// The former name of ``systemGroupedBackground``.
    public class var groupTableViewBackground: UIColor { SystemPalette.systemGroupedBackground }
}

/// One shared object per system color, so that accessing a color doesn't allocate.
private enum SystemPalette {
    static let label = UIColor(.system(.label))
    static let secondaryLabel = UIColor(.system(.secondaryLabel))
    static let tertiaryLabel = UIColor(.system(.tertiaryLabel))
    static let quaternaryLabel = UIColor(.system(.quaternaryLabel))
    static let placeholderText = UIColor(.system(.placeholderText))
    static let link = UIColor(.system(.link))
    static let separator = UIColor(.system(.separator))
    static let opaqueSeparator = UIColor(.system(.opaqueSeparator))
    static let systemBackground = UIColor(.system(.systemBackground))
    static let secondarySystemBackground = UIColor(.system(.secondarySystemBackground))
    static let tertiarySystemBackground = UIColor(.system(.tertiarySystemBackground))
    static let systemGroupedBackground = UIColor(.system(.systemGroupedBackground))
    static let secondarySystemGroupedBackground = UIColor(.system(.secondarySystemGroupedBackground))
    static let tertiarySystemGroupedBackground = UIColor(.system(.tertiarySystemGroupedBackground))
    static let systemFill = UIColor(.system(.systemFill))
    static let secondarySystemFill = UIColor(.system(.secondarySystemFill))
    static let tertiarySystemFill = UIColor(.system(.tertiarySystemFill))
    static let quaternarySystemFill = UIColor(.system(.quaternarySystemFill))
    static let systemGray = UIColor(.system(.systemGray))
    static let systemGray2 = UIColor(.system(.systemGray2))
    static let systemGray3 = UIColor(.system(.systemGray3))
    static let systemGray4 = UIColor(.system(.systemGray4))
    static let systemGray5 = UIColor(.system(.systemGray5))
    static let systemGray6 = UIColor(.system(.systemGray6))
    static let systemRed = UIColor(.system(.systemRed))
    static let systemOrange = UIColor(.system(.systemOrange))
    static let systemYellow = UIColor(.system(.systemYellow))
    static let systemGreen = UIColor(.system(.systemGreen))
    static let systemMint = UIColor(.system(.systemMint))
    static let systemTeal = UIColor(.system(.systemTeal))
    static let systemCyan = UIColor(.system(.systemCyan))
    static let systemBlue = UIColor(.system(.systemBlue))
    static let systemIndigo = UIColor(.system(.systemIndigo))
    static let systemPurple = UIColor(.system(.systemPurple))
    static let systemPink = UIColor(.system(.systemPink))
    static let systemBrown = UIColor(.system(.systemBrown))
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
}
