import DisplayList
import PortableUIKit

/// How a person has set a device up.
///
/// ```swift
/// let host = TestHost(.iPhone16, variant: Variant(style: .dark, textSize: .accessibilityLarge))
/// ```
///
/// Not here are the locale, the calendar and the time zone: Foundation has one of each in a process on Linux, and takes
/// the first two from nowhere that a test could set. Hand them to your formatters.
public struct Variant: Sendable, Hashable, CustomStringConvertible {
    /// Light or dark.
    public var style: UIUserInterfaceStyle
    /// The text size.
    public var textSize: UIContentSizeCategory
    /// The direction of reading.
    public var direction: UIUserInterfaceLayoutDirection
    /// Whether there is more contrast: a trait, and `UIAccessibility.isDarkerSystemColorsEnabled`. The system's own
    /// colors stay as they are.
    public var increasesContrast: Bool
    /// Whether text is heavier: a trait, and `UIAccessibility.isBoldTextEnabled`. The system's own fonts stay as they are.
    public var usesBoldText: Bool
    /// Whether there is less movement: `UIAccessibility.isReduceMotionEnabled`.
    public var reducesMotion: Bool
    /// A Boolean value that indicates whether transparency is reduced: materials are opaque, and
    /// `UIAccessibility.isReduceTransparencyEnabled` is `true`.
    public var reducesTransparency: Bool
    /// The room from side to side; nil is the device's.
    public var horizontalSizeClass: UIUserInterfaceSizeClass?
    /// The room up and down; nil is the device's.
    public var verticalSizeClass: UIUserInterfaceSizeClass?
    /// Whether the device shows keys where something takes text.
    public var showsKeyboard: Bool
    /// Whether the status bar, the black of the camera and the home indicator are drawn over the app.
    public var showsStatusBar: Bool

    /// A device as it comes, but for what is said.
    public init(
        style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, increasesContrast: Bool = false,
        usesBoldText: Bool = false, reducesMotion: Bool = false, reducesTransparency: Bool = false,
        horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        showsKeyboard: Bool = false, showsStatusBar: Bool = false
    ) {
        self.style = style
        self.textSize = textSize
        self.direction = direction
        self.increasesContrast = increasesContrast
        self.usesBoldText = usesBoldText
        self.reducesMotion = reducesMotion
        self.reducesTransparency = reducesTransparency
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.showsKeyboard = showsKeyboard
        self.showsStatusBar = showsStatusBar
    }

    /// A device as it comes.
    public static let standard = Variant()
    /// Dark.
    public static let dark = Variant(style: .dark)
    /// With the largest text.
    public static let largestText = Variant(textSize: .accessibilityExtraExtraExtraLarge)
    /// Read from right to left.
    public static let rightToLeft = Variant(direction: .rightToLeft)
    /// As it comes, dark, with the largest text, and from right to left.
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
        if let horizontalSizeClass { words.append("\(horizontalSizeClass) width") }
        if let verticalSizeClass { words.append("\(verticalSizeClass) height") }
        if showsKeyboard { words.append("keyboard") }
        if showsStatusBar { words.append("status bar") }
        return words.isEmpty ? "standard" : words.joined(separator: ", ")
    }

    /// How a host is set up.
    init(_ environment: HostEnvironment) {
        self.init(
            style: environment.style == .dark ? .dark : .light,
            textSize: UIContentSizeCategory(rawValue: environment.contentSizeCategory),
            direction: environment.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            increasesContrast: environment.increasesContrast, usesBoldText: environment.usesBoldText,
            reducesMotion: environment.reducesMotion, reducesTransparency: environment.reducesTransparency,
            showsKeyboard: environment.showsKeyboard, showsStatusBar: environment.showsSystemOverlay)
    }

    /// Sets a host up this way.
    func apply(to environment: inout HostEnvironment) {
        environment.style = style == .dark ? .dark : .light
        environment.contentSizeCategory = textSize.rawValue
        environment.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        environment.increasesContrast = increasesContrast
        environment.usesBoldText = usesBoldText
        environment.reducesMotion = reducesMotion
        environment.reducesTransparency = reducesTransparency
        environment.showsKeyboard = showsKeyboard
        environment.showsSystemOverlay = showsStatusBar
    }
}
