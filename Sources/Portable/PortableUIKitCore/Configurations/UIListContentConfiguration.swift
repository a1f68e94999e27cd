/// A configuration of the content of a list's cell, header, or footer: text, secondary text, and an image.
///
/// ```swift
/// func content(for recipe: Recipe) -> UIListContentConfiguration {
///     var content = UIListContentConfiguration.subtitleCell()
///     content.text = recipe.name
///     content.secondaryText = "\(recipe.minutes) minutes"
///     content.secondaryTextProperties.color = .secondaryLabel
///     content.image = UIImage(systemName: "fork.knife")
///     content.imageProperties.maximumSize = CGSize(width: 28, height: 28)
///     return content
/// }
/// ```
///
/// A factory method such as ``cell()`` determines the appearance and the margins. These defaults follow the state and
/// the text size when the configuration is updated. Properties that the app has set are kept.
///
/// `ListContentStyle` contains the default values, and specifies which were recorded and which are for iOS 14 to 18.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let style: ListContentStyle

    // MARK: Content

    /// The image. The default is `nil`, which needs no space.
    public var image: UIImage?

    /// The text. The default is `nil`, which needs no space. Setting it removes ``attributedText``.
    public var text: String? {
        get { textContent.string }
        set { textContent = TextContent(newValue) }
    }

    /// The attributed text. Missing attributes are from ``textProperties``. Setting it changes ``text``.
    public var attributedText: NSAttributedString? {
        get { textContent.attributed }
        set { textContent = TextContent(newValue) }
    }

    /// The secondary text. The default is `nil`, which needs no space. Setting it removes ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondaryTextContent.string }
        set { secondaryTextContent = TextContent(newValue) }
    }

    /// The attributed secondary text. Missing attributes are from ``secondaryTextProperties``. Setting it changes
    /// ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryTextContent.attributed }
        set { secondaryTextContent = TextContent(newValue) }
    }

    private(set) var textContent = TextContent()
    private(set) var secondaryTextContent = TextContent()

    // MARK: Appearance

    /// The appearance of the image.
    public var imageProperties: ImageProperties

    /// The appearance of the text.
    public var textProperties: TextProperties

    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The opacity of the content, from 0 to 1. The default is 1, or 0.5 while the cell is dragged.
    public var alpha: CGFloat {
        get { alphaStorage.value }
        set { alphaStorage.value = newValue }
    }

    private var alphaStorage = Defaulted<CGFloat>(1)

    // MARK: Layout

    /// The axes on which the margins are at least as large as the superview's. The default is the horizontal axis.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: preservingAxes.value) }
        set { preservingAxes.value = newValue.rawValue }
    }

    private var preservingAxes: Defaulted<UInt>

    /// The margins of the content, in points. Values that aren't finite count as 0.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { margins.value }
        set { margins.value = newValue }
    }

    private var margins: Defaulted<NSDirectionalEdgeInsets>

    /// A Boolean value that indicates whether the secondary text is at the trailing side of the text if there's enough
    /// space for both. Otherwise, it's below the text. The default is `true` only for ``valueCell()``.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { sideBySide.value }
        set { sideBySide.value = newValue }
    }

    private var sideBySide: Defaulted<Bool>

    /// The spacing between the image and the text, in points. It only applies if both are present.
    public var imageToTextPadding: CGFloat {
        get { imagePadding.value }
        set { imagePadding.value = newValue }
    }

    private var imagePadding: Defaulted<CGFloat>

    /// The minimum spacing between the text and the secondary text if they're side by side, in points. The default is
    /// 8.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { horizontalPadding.value }
        set { horizontalPadding.value = newValue }
    }

    private var horizontalPadding: Defaulted<CGFloat>

    /// The spacing between the text and the secondary text if one is below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { verticalPadding.value }
        set { verticalPadding.value = newValue }
    }

    private var verticalPadding: Defaulted<CGFloat>

    /// The minimum height of a view with the configuration, in points.
    private(set) var minimumHeight: CGFloat

    // MARK: Creating and updating

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

    /// Returns a ``UIListContentView`` with the configuration.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the defaults for the state: its flags, its text size, and the kind of list in its
    /// traits. Properties that the app has set are kept.
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
