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
        /// Which ground a button has.
        enum Style: Hashable, Sendable { case plain, gray, tinted, filled, glass, clearGlass }

        let style: Style

        /// The title; `nil` by default.
        public var title: String?
        /// The title with attributes, which win over the configuration's.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } ?? title }
        }
        /// How a title that is too long is cut; by wrapping words, by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The subtitle, a smaller line below the title; `nil` by default.
        public var subtitle: String?
        /// The subtitle with attributes, which win over the configuration's.
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle }
        }
        /// How a subtitle that is too long is cut; by wrapping words, by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How title and subtitle stand to one another; automatic, the middle, by default.
        public var titleAlignment = TitleAlignment.automatic
        /// A closure that transforms the attributes of the title; `nil` by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleTransformer.transformer }
            set { titleTransformer = newValue.comparable }
        }
        /// A closure that transforms the attributes of the subtitle; `nil` by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleTransformer.transformer }
            set { subtitleTransformer = newValue.comparable }
        }
        private var titleTransformer = ComparableTextTransformer()
        private var subtitleTransformer = ComparableTextTransformer()
        /// Between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1

        /// The image; `nil` by default.
        public var image: UIImage?
        /// The configuration of a symbol image. If it's `nil`, the symbol has the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title on which the image stands; leading by default.
        public var imagePlacement: NSDirectionalRectEdge {
            get { NSDirectionalRectEdge(rawValue: imageEdge) }
            set { imageEdge = newValue.rawValue }
        }

        private var imageEdge = NSDirectionalRectEdge.leading.rawValue
        /// Between image and title, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The minimum width, in points, of an image next to the titles. The image is centered in it, so that the
        /// titles of several buttons are aligned. The default is 0.
        public var imageReservation: CGFloat = 0
        /// A closure that transforms the color of the content to the color of the image; `nil` by default.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageTransformer.transformer }
            set { imageTransformer = newValue.comparable }
        }
        /// A closure that transforms the color of the content to the color of the activity indicator; `nil` by default.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { activityTransformer.transformer }
            set { activityTransformer = newValue.comparable }
        }
        /// A closure that transforms the color of the content to the color of the indicator; `nil` by default.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { indicatorTransformer.transformer }
            set { indicatorTransformer = newValue.comparable }
        }
        private var imageTransformer = ComparableTransformer()
        private var activityTransformer = ComparableTransformer()
        private var indicatorTransformer = ComparableTransformer()
        /// How the button looks on a Mac; nowhere else, as here. Automatic by default.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// A Boolean value that indicates whether an activity indicator replaces the image. The default is `false`.
        public var showsActivityIndicator = false
        /// The indicator after the title. The default is automatic, which depends on the button's action.
        public var indicator = Indicator.automatic

        /// The color of the title and the image; `nil`, the default, for the style's color.
        public var baseForegroundColor: UIColor?
        /// The color of the background; `nil`, the default, for the style's color.
        public var baseBackgroundColor: UIColor?
        /// The ground: its shape, line, image and view. Its color, unless it is set, is the style's, and its corner
        /// radius counts where ``cornerStyle`` is fixed or dynamic.
        public var background = UIBackgroundConfiguration.button()
        /// The corners of the ground; dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button; medium by default.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { contentInsetsStorage = buttonSize.insets } }
        }

        private var contentInsetsStorage = Size.medium.insets
        private var hasOwnInsets = false

        /// Around image and titles, in points; 7 at top and bottom and 12 at the sides for a medium button.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { contentInsetsStorage }
            set {
                contentInsetsStorage = newValue
                hasOwnInsets = true
            }
        }

        /// Gives the insets of the button's size back to ``contentInsets``.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            contentInsetsStorage = buttonSize.insets
        }

        /// Whether selection changes the looks; true but for filled buttons.
        public var automaticallyUpdateForSelection: Bool

        private init(style: Style) {
            self.style = style
            automaticallyUpdateForSelection = style != .filled
        }

        /// Without ground, in the tint color.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// On gray, in the tint color.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On a light tint, in the tint color.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// On the tint color, in white.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// The system's usual button without ground.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// The system's usual button.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// The system's usual tinted button.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// The system's most prominent button.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// Returns a configuration of a button on glass.
        ///
        /// Differs from UIKit: glass is a translucent material here, as ``UIGlassEffect`` describes.
        public static func glass() -> Configuration { onGlass(.glass) }
        /// Returns a configuration of a button on glass in the tint color.
        ///
        /// Differs from UIKit: the background is the tint color without glass.
        public static func prominentGlass() -> Configuration { onGlass(.filled) }
        /// Returns a configuration of a button on transparent glass.
        ///
        /// Differs from UIKit: glass is a translucent material here, as ``UIGlassEffect`` describes.
        public static func clearGlass() -> Configuration { onGlass(.clearGlass) }
        /// Returns a configuration of a button on transparent glass in the tint color.
        ///
        /// Differs from UIKit: the background is the tint color without glass.
        public static func prominentClearGlass() -> Configuration { onGlass(.filled) }

        private static func onGlass(_ style: Style) -> Configuration {
            var configuration = Configuration(style: style)
            configuration.cornerStyle = .capsule
            return configuration
        }

        /// The configuration as it is for a button's state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.baseForegroundColor = foregroundColor(for: button)
            updated.baseBackgroundColor = backgroundColor(for: button)
            return updated
        }

        /// An indicator of the button's action.
        public enum Indicator: Int, Sendable {
            /// A pop-up indicator if the button's menu selects the title, otherwise none.
            case automatic = 0
            /// None.
            case none = 1
            /// That of a pop-up button: arrows up and down.
            case popup = 2
        }

        /// How a button looks on a Mac.
        public enum MacIdiomStyle: Int, Sendable {
            /// As the system likes.
            case automatic = 0
            /// With a border.
            case bordered = 1
            /// Without a border.
            case borderless = 2
            /// Without a border, in the tint color.
            case borderlessTinted = 3
        }

        /// How title and subtitle stand to one another.
        public enum TitleAlignment: Int, Sendable {
            /// As the image's place suggests: centered.
            case automatic = 0
            /// At the leading side.
            case leading = 1
            /// In the middle.
            case center = 2
            /// At the trailing side.
            case trailing = 3
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            /// As most are.
            case medium = 0
            /// Smaller.
            case small = 1
            /// Smallest.
            case mini = 2
            /// Largest.
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

        /// The corners of a button's ground.
        public enum CornerStyle: Int, Sendable {
            /// A radius of the ground's own, whatever the text size.
            case fixed = -1
            /// A radius that grows with the text size.
            case dynamic = 0
            /// Small.
            case small = 1
            /// Medium.
            case medium = 2
            /// Large.
            case large = 3
            /// Half circles at both ends.
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

    /// The radius of the ground's corners, for a button of a height.
    ///
    /// 5.95 points is the medium radius, and the background's own, up to iOS 18; on the design of iOS 26 a button's ends are round (recorded: 17
    /// on a button of 34 points).
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
            let isRound = SystemMetrics.current.generation >= .iOS26 && !background.hasOwnCornerRadius
            return isRound ? height / 2 : background.cornerRadius * growth
        }
    }

    /// The background of a button of a height whose state the configuration was updated for; nil if there is nothing to
    /// be seen of it.
    @MainActor
    func shownBackground(height: CGFloat, traits: UITraitCollection) -> UIBackgroundConfiguration? {
        var shown = background
        if !shown.hasOwnColor { shown.backgroundColor = baseBackgroundColor ?? .clear }
        shown.cornerRadius = cornerRadius(height: height, traits: traits)
        if style == .glass || style == .clearGlass, shown.visualEffect == nil {
            shown.visualEffect = UIGlassEffect(style: style == .glass ? .regular : .clear)
        }
        return shown.showsNothing ? nil : shown
    }

    @MainActor
    private func foregroundColor(for button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let accent: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let usesGround = style == .filled || (showsSelection(of: button) && [.gray, .tinted].contains(style))
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
        case .filled: color = baseBackgroundColor ?? accent
        case .glass, .clearGlass: color = baseBackgroundColor
        }
        guard let color, style != .plain || baseBackgroundColor != nil || button.isSelected else { return nil }
        guard button.isEnabled else { return .tertiarySystemFill }
        return button.isHighlighted ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color
    }

    @MainActor
    private func showsSelection(of button: UIButton) -> Bool { automaticallyUpdateForSelection && button.isSelected }
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

    /// How the lines of a title stand to one another; nil where the label's own alignment stays.
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
