/// The content that a view shows in an empty, loading, or search state: an image, texts, and buttons, in a column.
///
/// The texts and properties of a factory method follow the state when the configuration is updated, except the ones
/// that the app has set. Texts are English. No values of this configuration were recorded: fonts and distances are as
/// they look on a phone of iOS 17 (public knowledge).
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where the content stands.
    public enum Alignment: Hashable, Sendable {
        /// In the middle.
        case center
        /// At the side where reading begins.
        case natural
    }

    enum Style: Hashable, Sendable { case empty, loading, search }

    let style: Style

    // MARK: Content

    private var imageStorage: Defaulted<UIImage?>
    private var textStorage: Defaulted<TextContent>
    private var secondaryTextStorage: Defaulted<TextContent>

    /// The image; `nil` for none. The default is a magnifying glass for ``search()``, otherwise `nil`.
    public var image: UIImage? {
        get { imageStorage.value }
        set { imageStorage.value = newValue }
    }

    /// The text; `nil` for none. The default depends on the factory method.
    public var text: String? {
        get { textContent.string }
        set { textStorage.value = TextContent(newValue) }
    }

    /// The text with attributes. Missing attributes have the values of ``textProperties``.
    public var attributedText: NSAttributedString? {
        get { textContent.attributed }
        set { textStorage.value = TextContent(newValue) }
    }

    /// The secondary text; `nil` for none. The default depends on the factory method.
    public var secondaryText: String? {
        get { secondaryTextContent.string }
        set { secondaryTextStorage.value = TextContent(newValue) }
    }

    /// The secondary text with attributes. Missing attributes have the values of ``secondaryTextProperties``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryTextContent.attributed }
        set { secondaryTextStorage.value = TextContent(newValue) }
    }

    var textContent: TextContent { textStorage.value }
    var secondaryTextContent: TextContent { secondaryTextStorage.value }

    /// Whether a wheel turns in the image's place.
    var showsActivity: Bool { style == .loading && image == nil }

    // MARK: Looks

    /// How the image looks.
    public var imageProperties = ImageProperties()

    /// How the text looks.
    public var textProperties: TextProperties

    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// How the button looks; one without title and image, the default, isn't shown.
    public var button = UIButton.Configuration.plain()

    /// The properties of the button.
    public var buttonProperties = ButtonProperties()

    /// How the second button looks; one without title and image, the default, isn't shown.
    public var secondaryButton = UIButton.Configuration.plain()

    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()

    /// The background; clear by default.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: Layout

    /// Where the content stands; in the middle by default.
    public var alignment = Alignment.center

    /// In which directions the margins are at least as large as what the superview's margins cover; in both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: preservingAxes) }
        set { preservingAxes = newValue.rawValue }
    }

    private var preservingAxes = UIAxis.both.rawValue

    /// Around the content, in points; 16 on all sides by default. Values that are not numbers count as 0.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    /// Between image and text, in points; 12 by default.
    public var imageToTextPadding: CGFloat = 12

    /// Between the texts, in points; 6 by default.
    public var textToSecondaryTextPadding: CGFloat = 6

    /// Between texts and button, in points; 16 by default.
    public var textToButtonPadding: CGFloat = 16

    /// Between the buttons, in points; 8 by default.
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

    /// A view that shows the configuration: a ``UIContentUnavailableView``.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration with the defaults of a state: its text size and its search text.
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
