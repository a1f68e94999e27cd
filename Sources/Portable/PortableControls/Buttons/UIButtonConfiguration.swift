import Foundation

extension UIButton {
    /// The appearance and content of a button: its title, its image, and its background.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.tinted()
    /// configuration.title = "Start cooking"
    /// configuration.subtitle = "40 minutes"
    /// configuration.image = UIImage(systemName: "flame")
    /// configuration.imagePadding = 8
    /// configuration.cornerStyle = .capsule
    /// configuration.buttonSize = .large
    /// button.configuration = configuration
    ///
    /// // While the recipe loads:
    /// button.configuration?.showsActivityIndicator = true
    /// ```
    public struct Configuration: Hashable {
        /// The style of the button's background.
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled, glass, clearGlass, prominentGlass, prominentClearGlass

            /// A Boolean value that indicates whether the background has the tint color.
            var isProminent: Bool { self == .filled || self == .prominentGlass || self == .prominentClearGlass }
        }

        let style: Style

        /// The title. The default is `nil`.
        public var title: String?
        /// The attributed title. Its attributes take precedence over the configuration's.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } ?? title }
        }
        /// The line break mode of the title. The default is `byWordWrapping`.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The subtitle, which is smaller and below the title. The default is `nil`.
        public var subtitle: String?
        /// The attributed subtitle. Its attributes take precedence over the configuration's.
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle }
        }
        /// The line break mode of the subtitle. The default is `byWordWrapping`.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The alignment of the title and the subtitle relative to each other. The default is `automatic`, which
        /// centers them.
        public var titleAlignment = TitleAlignment.automatic
        /// A closure that transforms the attributes of the title. The default is `nil`.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleTransformer.transformer }
            set { titleTransformer = newValue.comparable }
        }
        /// A closure that transforms the attributes of the subtitle. The default is `nil`.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleTransformer.transformer }
            set { subtitleTransformer = newValue.comparable }
        }
        private var titleTransformer = ComparableTextTransformer()
        private var subtitleTransformer = ComparableTextTransformer()
        /// The distance between the title and the subtitle, in points. The default is 1.
        public var titlePadding: CGFloat = 1

        /// The image. The default is `nil`.
        public var image: UIImage?
        /// The effect that replaces the image's symbol with another one. The default is `nil`, which means no animation.
        public var symbolContentTransition: UISymbolContentTransition?
        /// The configuration of a symbol image. If it's `nil`, the symbol has the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title on which the image is placed. The default is `leading`.
        public var imagePlacement: NSDirectionalRectEdge {
            get { NSDirectionalRectEdge(rawValue: imageEdge) }
            set { imageEdge = newValue.rawValue }
        }

        private var imageEdge = NSDirectionalRectEdge.leading.rawValue
        /// The distance between the image and the title, in points. The default is 0.
        public var imagePadding: CGFloat = 0
        /// The minimum width, in points, of an image next to the titles. The image is centered in it, so that the
        /// titles of several buttons are aligned. The default is 0.
        public var imageReservation: CGFloat = 0
        /// A closure that transforms the color of the content to the color of the image. The default is `nil`.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageTransformer.transformer }
            set { imageTransformer = newValue.comparable }
        }
        /// A closure that transforms the color of the content to the color of the activity indicator. The default is
        /// `nil`.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { activityTransformer.transformer }
            set { activityTransformer = newValue.comparable }
        }
        /// A closure that transforms the color of the content to the color of the indicator. The default is `nil`.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { indicatorTransformer.transformer }
            set { indicatorTransformer = newValue.comparable }
        }
        private var imageTransformer = ComparableTransformer()
        private var activityTransformer = ComparableTransformer()
        private var indicatorTransformer = ComparableTransformer()
        /// The style of the button on a Mac. The default is `automatic`.
        ///
        /// Differs from UIKit: the device isn't a Mac, so the value has no effect.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// A Boolean value that indicates whether an activity indicator replaces the image. The default is `false`.
        public var showsActivityIndicator = false
        /// The indicator after the title. The default is `automatic`, which depends on the button's action.
        public var indicator = Indicator.automatic

        /// The color of the title and the image. If it's `nil` (the default), the style determines the color.
        public var baseForegroundColor: UIColor?
        /// The color of the background. If it's `nil` (the default), the style determines the color.
        public var baseBackgroundColor: UIColor?
        /// The background: its shape, stroke, image, and view. If its color isn't set, the style determines the color.
        /// Its corner radius is used if ``cornerStyle`` is `fixed` or `dynamic`.
        public var background = UIBackgroundConfiguration.button()
        /// The style of the background's corners. The default is `dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button. The default is `medium`.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { contentInsetsStorage = buttonSize.insets } }
        }

        private var contentInsetsStorage = Size.medium.insets
        private var hasOwnInsets = false

        /// The insets around the image and the titles, in points. For a medium button, the default is 7 at the top and
        /// bottom and 12 at the sides.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { contentInsetsStorage }
            set {
                contentInsetsStorage = newValue
                hasOwnInsets = true
            }
        }

        /// Resets ``contentInsets`` to the insets for the button's size.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            contentInsetsStorage = buttonSize.insets
        }

        /// A Boolean value that indicates whether selection changes the appearance. The default is `true`, except for
        /// filled buttons.
        public var automaticallyUpdateForSelection: Bool

        private init(style: Style) {
            self.style = style
            automaticallyUpdateForSelection = !style.isProminent
        }

        /// Returns a configuration without a background, with content in the tint color.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with a gray background and content in the tint color.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with a lightly tinted background and content in the tint color.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a background in the tint color and white content.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Returns the system's standard configuration without a border.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// Returns the system's standard configuration with a border.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// Returns the system's standard tinted configuration with a border.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns the system's most prominent configuration.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// Returns a configuration of a button on glass.
        ///
        /// Differs from UIKit: glass is a translucent material here, as ``UIGlassEffect`` describes.
        public static func glass() -> Configuration { onGlass(.glass) }
        /// Returns a configuration of a button on glass in the tint color.
        ///
        /// Differs from UIKit: glass is a translucent material here, as ``UIGlassEffect`` describes.
        public static func prominentGlass() -> Configuration { onGlass(.prominentGlass) }
        /// Returns a configuration of a button on transparent glass.
        ///
        /// Differs from UIKit: glass is a translucent material here, as ``UIGlassEffect`` describes.
        public static func clearGlass() -> Configuration { onGlass(.clearGlass) }
        /// Returns a configuration of a button on transparent glass in the tint color.
        ///
        /// Differs from UIKit: glass is a translucent material here, as ``UIGlassEffect`` describes.
        public static func prominentClearGlass() -> Configuration { onGlass(.prominentClearGlass) }

        private static func onGlass(_ style: Style) -> Configuration {
            var configuration = Configuration(style: style)
            configuration.cornerStyle = .capsule
            return configuration
        }

        /// Returns the configuration for a button's state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.baseForegroundColor = foregroundColor(for: button)
            updated.baseBackgroundColor = backgroundColor(for: button)
            return updated
        }

        /// The indicator after the title of a button.
        public enum Indicator: Int, Sendable {
            /// A pop-up indicator if the button's menu selects the title; otherwise, no indicator.
            case automatic = 0
            /// No indicator.
            case none = 1
            /// The indicator of a pop-up button: arrows up and down.
            case popup = 2
        }

        /// The style of a button on a Mac.
        public enum MacIdiomStyle: Int, Sendable {
            /// The system chooses the style.
            case automatic = 0
            /// A button with a border.
            case bordered = 1
            /// A button without a border.
            case borderless = 2
            /// A button without a border, in the tint color.
            case borderlessTinted = 3
        }

        /// The alignment of the title and the subtitle relative to each other.
        public enum TitleAlignment: Int, Sendable {
            /// The alignment depends on the image placement. The titles are centered.
            case automatic = 0
            /// The titles are aligned with the leading edge.
            case leading = 1
            /// The titles are centered.
            case center = 2
            /// The titles are aligned with the trailing edge.
            case trailing = 3
        }

        /// The size of a configured button.
        public enum Size: Int, Sendable {
            /// The medium size, which is the default.
            case medium = 0
            /// The small size.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// The largest size.
            case large = 3

            var insets: NSDirectionalEdgeInsets {
                switch self {
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }

            var textStyle: UIFont.TextStyle {
                switch self {
                case .medium, .large: .body
                case .small, .mini: .subheadline
                }
            }
        }

        /// The style of the corners of a button's background.
        public enum CornerStyle: Int, Sendable {
            /// The corner radius of the background, regardless of the text size.
            case fixed = -1
            /// A corner radius that scales with the text size.
            case dynamic = 0
            /// A small corner radius.
            case small = 1
            /// A medium corner radius.
            case medium = 2
            /// A large corner radius.
            case large = 3
            /// Semicircular ends.
            case capsule = 4
        }
    }
}

extension UIButton.Configuration {
    /// The side of the titles on which the image is placed.
    var imageSide: ButtonContentLayout.ImageSide {
        switch imagePlacement {
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: .leading
        }
    }

    /// Returns the font of the title at the preferred text size.
    @MainActor
    func titleFont(for traits: UITraitCollection) -> UIFont {
        UIFont.preferredFont(forTextStyle: buttonSize.textStyle, compatibleWith: traits)
    }

    /// Returns the corner radius of the background for a button with the given height.
    ///
    /// The medium radius, and the background's default, is 5.95 points up to iOS 18. In the iOS 26 design, the ends of
    /// a button are round (recorded: 17 on a button of 34 points).
    @MainActor
    func cornerRadius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
        let growth = titleFont(for: traits).pointSize / 17
        switch cornerStyle {
        case .capsule: return height / 2
        case .small: return 5.1 * growth
        case .large: return 8.925 * growth
        case .fixed: return background.cornerRadius
        case .medium: return 5.95 * growth
        case .dynamic:
            guard !background.hasOwnCornerRadius else { return background.cornerRadius * growth }
            guard !ControlMetrics.current.buttonsAreCapsules else { return height / 2 }
            // The configuration can be of a time when another system was current.
            return UIBackgroundConfiguration.button().cornerRadius * growth
        }
    }

    /// Returns the background of a button with the given height, after the configuration was updated for its state.
    /// Returns `nil` if the background isn't visible.
    @MainActor
    func shownBackground(height: CGFloat, traits: UITraitCollection) -> UIBackgroundConfiguration? {
        var shown = background
        if !shown.hasOwnColor { shown.backgroundColor = baseBackgroundColor ?? .clear }
        shown.cornerRadius = cornerRadius(height: height, traits: traits)
        if let glass = style.glass, shown.visualEffect == nil {
            let effect = UIGlassEffect(style: glass)
            if style.isProminent {
                effect.tintColor = shown.backgroundColor
                shown.backgroundColor = .clear
            }
            shown.visualEffect = effect
        }
        return shown.showsNothing ? nil : shown
    }

    @MainActor
    private func foregroundColor(for button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let accent: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let usesGround = style.isProminent || (showsSelection(of: button) && [.gray, .tinted].contains(style))
        let color = baseForegroundColor ?? (usesGround ? .white : accent)
        return button.isHighlighted ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color
    }

    @MainActor
    private func backgroundColor(for button: UIButton) -> UIColor? {
        let accent: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let color: UIColor?
        switch style {
        case .plain: color = baseBackgroundColor ?? (showsSelection(of: button) ? .tertiarySystemFill : nil)
        case .gray: color = baseBackgroundColor ?? (showsSelection(of: button) ? accent : .secondarySystemFill)
        case .tinted:
            let base = baseBackgroundColor ?? accent
            color = showsSelection(of: button) ? base : base.withAlphaComponent(0.18)
        case .filled, .prominentGlass, .prominentClearGlass: color = baseBackgroundColor ?? accent
        case .glass, .clearGlass: color = baseBackgroundColor
        }
        guard let color, style != .plain || baseBackgroundColor != nil || button.isSelected else { return nil }
        guard button.isEnabled else { return .tertiarySystemFill }
        return button.isHighlighted ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color
    }

    @MainActor
    private func showsSelection(of button: UIButton) -> Bool { automaticallyUpdateForSelection && button.isSelected }
}

extension UIButton.Configuration.Style {
    /// The glass behind a button, or `nil` if it isn't on glass.
    var glass: UIGlassEffect.Style? {
        switch self {
        case .glass, .prominentGlass: .regular
        case .clearGlass, .prominentClearGlass: .clear
        case .plain, .gray, .tinted, .filled: nil
        }
    }
}

extension UIButton.Configuration.TitleAlignment {
    /// The horizontal alignment of the title and the subtitle relative to each other.
    var contentAlignment: UIControl.ContentHorizontalAlignment {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
    }

    /// Returns the text alignment of the titles' lines, or `nil` to use the label's own alignment.
    func textAlignment(isRightToLeft: Bool) -> NSTextAlignment? {
        switch self {
        case .automatic: nil
        case .leading: .natural
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}

extension NSLineBreakMode {
    /// A Boolean value that indicates whether text wraps.
    var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
