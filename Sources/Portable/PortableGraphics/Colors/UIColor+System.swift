import Foundation

/// The system's colors. Each depends on the style and, in the dark style, on the level. The values are from
/// `UIKitConstants.md` 3.
extension UIColor {
    // Text
    /// Text.
    public class var label: UIColor { SystemPalette.label }
    /// Text of second rank.
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    /// Text of third rank.
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    /// Text of fourth rank.
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    /// Text that stands for missing text.
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    /// Text that leads somewhere.
    public class var link: UIColor { SystemPalette.link }

    // Lines
    /// A thin line that the content below shows through.
    public class var separator: UIColor { SystemPalette.separator }
    /// A thin line that hides the content below.
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    // Backgrounds
    /// The background of a screen.
    public class var systemBackground: UIColor { SystemPalette.systemBackground }
    /// The background of content on the primary background.
    public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
    /// The background of content on the secondary background.
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
    /// The background of a screen of groups.
    public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
    /// The background of a group.
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondarySystemGroupedBackground }
    /// The background of content in a group.
    public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiarySystemGroupedBackground }

    // Fills
    /// Thin and small shapes over any background.
    public class var systemFill: UIColor { SystemPalette.systemFill }
    /// Shapes of middle size over any background.
    public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
    /// Large shapes over any background.
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
    /// Large areas of complex content.
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

    // Grays
    /// The middle gray.
    public class var systemGray: UIColor { SystemPalette.systemGray }
    /// Nearer to the background than ``systemGray``.
    public class var systemGray2: UIColor { SystemPalette.systemGray2 }
    /// Nearer to the background than ``systemGray2``.
    public class var systemGray3: UIColor { SystemPalette.systemGray3 }
    /// Nearer to the background than ``systemGray3``.
    public class var systemGray4: UIColor { SystemPalette.systemGray4 }
    /// Nearer to the background than ``systemGray4``.
    public class var systemGray5: UIColor { SystemPalette.systemGray5 }
    /// The gray nearest to the background.
    public class var systemGray6: UIColor { SystemPalette.systemGray6 }

    // Hues
    /// The system's red, which adapts to the style.
    public class var systemRed: UIColor { SystemPalette.systemRed }
    /// The system's orange, which adapts to the style.
    public class var systemOrange: UIColor { SystemPalette.systemOrange }
    /// The system's yellow, which adapts to the style.
    public class var systemYellow: UIColor { SystemPalette.systemYellow }
    /// The system's green, which adapts to the style.
    public class var systemGreen: UIColor { SystemPalette.systemGreen }
    /// The system's mint, which adapts to the style.
    public class var systemMint: UIColor { SystemPalette.systemMint }
    /// The system's teal, which adapts to the style.
    public class var systemTeal: UIColor { SystemPalette.systemTeal }
    /// The system's cyan, which adapts to the style.
    public class var systemCyan: UIColor { SystemPalette.systemCyan }
    /// The system's blue, which adapts to the style.
    public class var systemBlue: UIColor { SystemPalette.systemBlue }
    /// The system's indigo, which adapts to the style.
    public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
    /// The system's purple, which adapts to the style.
    public class var systemPurple: UIColor { SystemPalette.systemPurple }
    /// The system's pink, which adapts to the style.
    public class var systemPink: UIColor { SystemPalette.systemPink }
    /// The system's brown, which adapts to the style.
    public class var systemBrown: UIColor { SystemPalette.systemBrown }

    // Others

    /// The app's accent color: the one that `NSAccentColorName` of its `Info.plist` names, or else the system's blue.
    ///
    /// Differs from UIKit: it isn't the tint of the view that uses it.
    public class var tintColor: UIColor { accentColor ?? SystemPalette.systemBlue }

    private static let accentColor = accentColor(in: Bundle.main.infoDictionary ?? [:], bundle: nil)

    /// Text on dark backgrounds in any style: white with an alpha of 0.6.
    public class var lightText: UIColor { SystemPalette.lightText }
    /// Text on light backgrounds in any style: black.
    public class var darkText: UIColor { SystemPalette.darkText }
    /// The former name of ``systemGroupedBackground``.
    public class var groupTableViewBackground: UIColor { SystemPalette.systemGroupedBackground }
}

/// One object per color, so that asking for a color makes nothing.
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
