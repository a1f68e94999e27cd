/// The content that a view shows in an empty, loading, or search state: an image, text, and buttons in a column.
///
/// The default text and properties of a factory method are updated for the state unless the app has set them. The text
/// is in English. The fonts and distances approximate the appearance on a phone with iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The horizontal alignment of the content.
    public enum Alignment: Hashable, Sendable {
        /// The content is centered.
        case center
        /// The content is aligned with the edge where reading begins.
        case natural
    }

    enum Style: Hashable, Sendable { case empty, loading, search }

    let style: Style

    // MARK: Content

    private var imageStorage: Defaulted<UIImage?>
    private var textStorage: Defaulted<TextContent>
    private var secondaryTextStorage: Defaulted<TextContent>

    /// The image, or `nil` for no image. The default is a magnifying glass for ``search()``, and otherwise `nil`.
    public var image: UIImage? {
        get { imageStorage.value }
        set { imageStorage.value = newValue }
    }

    /// The text, or `nil` for no text. The default depends on the factory method.
    public var text: String? {
        get { textContent.string }
        set { textStorage.value = TextContent(newValue) }
    }

    /// The attributed text. Missing attributes have the values of ``textProperties``.
    public var attributedText: NSAttributedString? {
        get { textContent.attributed }
        set { textStorage.value = TextContent(newValue) }
    }

    /// The secondary text, or `nil` for no secondary text. The default depends on the factory method.
    public var secondaryText: String? {
        get { secondaryTextContent.string }
        set { secondaryTextStorage.value = TextContent(newValue) }
    }

    /// The attributed secondary text. Missing attributes have the values of ``secondaryTextProperties``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryTextContent.attributed }
        set { secondaryTextStorage.value = TextContent(newValue) }
    }

    var textContent: TextContent { textStorage.value }
    var secondaryTextContent: TextContent { secondaryTextStorage.value }

    /// A Boolean value that indicates whether an activity indicator replaces the image.
    var showsActivity: Bool { style == .loading && image == nil }

    // MARK: Looks

    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    /// The appearance of the text.
    public var textProperties: TextProperties

    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The configuration of the button. A button without a title and an image, which is the default, isn't shown.
    public var button = UIButton.Configuration.plain()

    /// The properties of the button.
    public var buttonProperties = ButtonProperties()

    /// The configuration of the secondary button. A button without a title and an image, which is the default, isn't
    /// shown.
    public var secondaryButton = UIButton.Configuration.plain()

    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()

    /// The background. The default is clear.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: Layout

    /// The horizontal alignment of the content. The default is `center`.
    public var alignment = Alignment.center

    /// The axes along which the margins are at least as large as the superview's. The default is both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: preservingAxes) }
        set { preservingAxes = newValue.rawValue }
    }

    private var preservingAxes = UIAxis.both.rawValue

    /// The margins around the content, in points. The default is 16 on all sides. NaN is treated as 0.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    /// The distance between the image and the text, in points. The default is 12.
    public var imageToTextPadding: CGFloat = 12

    /// The distance between the text and the secondary text, in points. The default is 6.
    public var textToSecondaryTextPadding: CGFloat = 6

    /// The distance between the text and the button, in points. The default is 16.
    public var textToButtonPadding: CGFloat = 16

    /// The distance between the buttons, in points. The default is 8.
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    // MARK: Making and updating

    private init(_ style: Style) {
        self.style = style
        let defaults = Defaults(style, traits: nil, searchText: nil)
        imageStorage = Defaulted(defaults.image)
        textStorage = Defaulted(defaults.text)
        secondaryTextStorage = Defaulted(defaults.secondaryText)
        textProperties = TextProperties(font: defaults.font, color: defaults.color)
        secondaryTextProperties = TextProperties(font: defaults.secondaryFont, color: .secondaryLabel)
    }

    /// Returns a configuration without content, for an empty state.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Returns a configuration for content that is loading, with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

    /// Returns a configuration for a search without results. It contains the search text if the state has one.
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

    /// Returns a view that shows the configuration: a ``UIContentUnavailableView``.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration with the default values for a state: its text size and its search text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText
        let defaults = Defaults(style, traits: state.traitCollection, searchText: searchText)
        var updated = self
        updated.imageStorage.setDefault(defaults.image)
        updated.textStorage.setDefault(defaults.text)
        updated.secondaryTextStorage.setDefault(defaults.secondaryText)
        updated.textProperties.setDefaults(font: defaults.font, color: defaults.color)
        updated.secondaryTextProperties.setDefaults(font: defaults.secondaryFont, color: .secondaryLabel)
        updated.background = background.updated(for: state)
        return updated
    }

    /// The default values of a configuration.
    private struct Defaults {
        var image: UIImage?
        var text = TextContent()
        var secondaryText = TextContent()
        var font: UIFont
        var color = UIColor.label
        var secondaryFont: UIFont

        init(_ style: Style, traits: UITraitCollection?, searchText: String?) {
            font = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: traits).withWeight(.bold)
            secondaryFont = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
            switch style {
            case .empty: break
            case .loading:
                font = secondaryFont
                color = .secondaryLabel
                text = TextContent("Loading…")
            case .search:
                image = UIImage(systemName: "magnifyingglass")
                let query = searchText ?? ""
                text = TextContent(query.isEmpty ? "No Results" : "No Results for “\(query)”")
                secondaryText = TextContent("Check the spelling or try a new search.")
            }
        }
    }
}
