/// Describes the content of a list's cell, header or footer: a text, a second text and an image.
///
/// A factory such as ``cell()`` chooses how they look and how much room is around them. Those defaults follow the
/// state and the text size when the configuration is updated; whatever the app has set stays.
///
/// The defaults are those of `ListContentStyle`, where it is said which of them were recorded and which stand for
/// iOS 14 to 18.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let style: ListContentStyle

    // MARK: Content

    /// The image; nil, the default, takes no room.
    public var image: UIImage?

    /// The text; nil, the default, takes no room. Setting it drops ``attributedText``.
    public var text: String? {
        get { textContent.string }
        set { textContent = TextContent(newValue) }
    }

    /// The text with attributes; those that it doesn't name are ``textProperties``. Setting it changes ``text``.
    public var attributedText: NSAttributedString? {
        get { textContent.attributed }
        set { textContent = TextContent(newValue) }
    }

    /// The second text; nil, the default, takes no room. Setting it drops ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondaryTextContent.string }
        set { secondaryTextContent = TextContent(newValue) }
    }

    /// The second text with attributes; those that it doesn't name are ``secondaryTextProperties``. Setting it changes
    /// ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryTextContent.attributed }
        set { secondaryTextContent = TextContent(newValue) }
    }

    private(set) var textContent = TextContent()
    private(set) var secondaryTextContent = TextContent()

    // MARK: Looks

    /// How the image looks.
    public var imageProperties: ImageProperties

    /// How the text looks.
    public var textProperties: TextProperties

    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// How much of the content can be seen, from 0 to 1; 1 by default, half of that while the cell is dragged.
    public var alpha: CGFloat {
        get { alphaStorage.value }
        set { alphaStorage.value = newValue }
    }

    private var alphaStorage = Defaulted<CGFloat>(1)

    // MARK: Layout

    /// In which directions the margins are at least as large as what the superview's margins cover; horizontally by
    /// default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: preservingAxes.value) }
        set { preservingAxes.value = newValue.rawValue }
    }

    private var preservingAxes: Defaulted<UInt>

    /// Around the content, in points. Values that are not numbers count as 0.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { margins.value }
        set { margins.value = newValue }
    }

    private var margins: Defaulted<NSDirectionalEdgeInsets>

    /// Whether the second text stands at the trailing side of the text, on its line, where there is room for both; else
    /// it stands under it. True for ``valueCell()`` only, by default.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { sideBySide.value }
        set { sideBySide.value = newValue }
    }

    private var sideBySide: Defaulted<Bool>

    /// Between image and text, in points; without one of them there is no such room.
    public var imageToTextPadding: CGFloat {
        get { imagePadding.value }
        set { imagePadding.value = newValue }
    }

    private var imagePadding: Defaulted<CGFloat>

    /// The least room between the texts where they stand side by side, in points; 8 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { horizontalPadding.value }
        set { horizontalPadding.value = newValue }
    }

    private var horizontalPadding: Defaulted<CGFloat>

    /// Between the texts where one stands under the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { verticalPadding.value }
        set { verticalPadding.value = newValue }
    }

    private var verticalPadding: Defaulted<CGFloat>

    /// The least height of a view that shows the configuration, in points.
    private(set) var minimumHeight: CGFloat

    // MARK: Making and updating

    init(_ style: ListContentStyle) {
        self.style = style
        let defaults = style.defaults(for: ConfigurationFlags(), traits: nil)
        imageProperties = ImageProperties(defaults.image)
        textProperties = TextProperties(defaults.text)
        secondaryTextProperties = TextProperties(defaults.secondaryText)
        preservingAxes = Defaulted(UIAxis.horizontal.rawValue)
        margins = Defaulted(defaults.margins)
        sideBySide = Defaulted(defaults.isSideBySide)
        imagePadding = Defaulted(defaults.imagePadding)
        horizontalPadding = Defaulted(defaults.horizontalPadding)
        verticalPadding = Defaulted(defaults.verticalPadding)
        minimumHeight = defaults.minimumHeight
    }

    /// A view that shows the configuration: a ``UIListContentView``.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration with the defaults of a state: its flags, its text size, and the kind of list that its traits
    /// name. What the app has set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let flags = ConfigurationFlags(state)
        let defaults = style.defaults(for: flags, traits: state.traitCollection)
        var updated = self
        updated.imageProperties.setDefaults(defaults.image)
        updated.textProperties.setDefaults(defaults.text)
        updated.secondaryTextProperties.setDefaults(defaults.secondaryText)
        updated.alphaStorage.setDefault(flags.isDragged ? 0.5 : 1)
        updated.margins.setDefault(defaults.margins)
        updated.sideBySide.setDefault(defaults.isSideBySide)
        updated.imagePadding.setDefault(defaults.imagePadding)
        updated.horizontalPadding.setDefault(defaults.horizontalPadding)
        updated.verticalPadding.setDefault(defaults.verticalPadding)
        updated.minimumHeight = defaults.minimumHeight
        return updated
    }
}
