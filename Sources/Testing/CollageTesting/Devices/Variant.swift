import DisplayList
import PortableUIKit

/// The settings of a device.
///
/// ```swift
/// let largeText = Variant(style: .dark, textSize: .accessibilityLarge, reducesMotion: true)
/// let host = TestHost(.iPhone16, variant: largeText, text: .fonts)
/// host.show(RecipeViewController(recipe: recipe))
/// try host.audit()
/// try host.verify(named: "recipe-\(largeText)")
/// ```
///
/// The locale, the calendar, and the time zone aren't included, because Foundation has one of each per process on
/// Linux. Pass them to your formatters.
public struct Variant: Sendable, Hashable, CustomStringConvertible {
    /// The interface style: light or dark.
    public var style: UIUserInterfaceStyle
    /// The text size.
    public var textSize: UIContentSizeCategory
    /// The layout direction.
    public var direction: UIUserInterfaceLayoutDirection
    /// A Boolean value that indicates whether contrast is increased: the trait, and
    /// `UIAccessibility.isDarkerSystemColorsEnabled`. System colors don't change.
    public var increasesContrast: Bool
    /// A Boolean value that indicates whether text is bold: the trait, and `UIAccessibility.isBoldTextEnabled`. System
    /// fonts don't change.
    public var usesBoldText: Bool
    /// A Boolean value that indicates whether motion is reduced: `UIAccessibility.isReduceMotionEnabled`.
    public var reducesMotion: Bool
    /// A Boolean value that indicates whether transparency is reduced: materials are opaque, and
    /// `UIAccessibility.isReduceTransparencyEnabled` is `true`.
    public var reducesTransparency: Bool
    /// The accessibility features that are turned on, in addition to the settings above.
    public var assistiveFeatures: AssistiveFeatures
    /// The horizontal size class, or `nil` for that of the device.
    public var horizontalSizeClass: UIUserInterfaceSizeClass?
    /// The vertical size class, or `nil` for that of the device.
    public var verticalSizeClass: UIUserInterfaceSizeClass?
    /// A Boolean value that indicates whether the device shows an onscreen keyboard while a view edits text.
    public var showsKeyboard: Bool
    /// A Boolean value that indicates whether the status bar, the camera cutout, and the home indicator are drawn over
    /// the app.
    public var showsStatusBar: Bool

    /// Creates a variant that differs from the defaults in the given settings.
    public init(
        style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, increasesContrast: Bool = false,
        usesBoldText: Bool = false, reducesMotion: Bool = false, reducesTransparency: Bool = false,
        assistiveFeatures: AssistiveFeatures = .standard, horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        showsKeyboard: Bool = false, showsStatusBar: Bool = false
    ) {
        self.style = style
        self.textSize = textSize
        self.direction = direction
        self.increasesContrast = increasesContrast
        self.usesBoldText = usesBoldText
        self.reducesMotion = reducesMotion
        self.reducesTransparency = reducesTransparency
        self.assistiveFeatures = assistiveFeatures
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.showsKeyboard = showsKeyboard
        self.showsStatusBar = showsStatusBar
    }

    /// The default settings.
    public static let standard = Variant()
    /// Dark mode.
    public static let dark = Variant(style: .dark)
    /// The largest text size.
    public static let largestText = Variant(textSize: .accessibilityExtraExtraExtraLarge)
    /// A right-to-left layout direction.
    public static let rightToLeft = Variant(direction: .rightToLeft)
    /// The default settings, dark mode, the largest text size, and a right-to-left layout direction.
    public static let essentials: [Variant] = [.standard, .dark, .largestText, .rightToLeft]

    /// The settings that differ from the defaults, for names of images: `dark, accessibilityL`. It's `standard` if all
    /// settings have their defaults.
    public var description: String {
        var words: [String] = []
        if style == .dark { words.append("dark") }
        if textSize != .large {
            words.append("text " + textSize.rawValue.replacing("UICTContentSizeCategory", with: ""))
        }
        if direction == .rightToLeft { words.append("right to left") }
        if increasesContrast { words.append("more contrast") }
        if usesBoldText { words.append("bold text") }
        if reducesMotion { words.append("less motion") }
        if reducesTransparency { words.append("less transparency") }
        if assistiveFeatures != .standard { words += assistiveFeatures.changes }
        if let horizontalSizeClass { words.append("\(horizontalSizeClass) width") }
        if let verticalSizeClass { words.append("\(verticalSizeClass) height") }
        if showsKeyboard { words.append("keyboard") }
        if showsStatusBar { words.append("status bar") }
        return words.isEmpty ? "standard" : words.joined(separator: ", ")
    }

    /// Creates a variant from the environment of a host.
    init(_ environment: HostEnvironment) {
        self.init(
            style: environment.style == .dark ? .dark : .light,
            textSize: UIContentSizeCategory(rawValue: environment.contentSizeCategory),
            direction: environment.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            increasesContrast: environment.increasesContrast, usesBoldText: environment.usesBoldText,
            reducesMotion: environment.reducesMotion, reducesTransparency: environment.reducesTransparency,
            assistiveFeatures: AssistiveFeatures(rawValue: environment.assistiveFeatures.rawValue),
            showsKeyboard: environment.showsKeyboard, showsStatusBar: environment.showsSystemOverlay)
    }

    /// Applies the variant to the environment of a host.
    func apply(to environment: inout HostEnvironment) {
        environment.style = style == .dark ? .dark : .light
        environment.contentSizeCategory = textSize.rawValue
        environment.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        environment.increasesContrast = increasesContrast
        environment.usesBoldText = usesBoldText
        environment.reducesMotion = reducesMotion
        environment.reducesTransparency = reducesTransparency
        environment.assistiveFeatures = DisplayList.AssistiveFeatures(rawValue: assistiveFeatures.rawValue)
        environment.showsKeyboard = showsKeyboard
        environment.showsSystemOverlay = showsStatusBar
    }
}
