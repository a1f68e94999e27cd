import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A view that shows a ``UIContentUnavailableConfiguration``: an image or activity indicator, text, and buttons in a
/// column. If the content is too tall, it can be scrolled.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown = UIContentUnavailableConfiguration.empty()
    private let background = SystemBackgroundView(frame: .zero)
    private let scrollView = UIScrollView(frame: .zero)
    private var imageView: UIImageView?
    private var activityView: UIActivityIndicatorView?
    private var textLabel: UILabel?
    private var secondaryTextLabel: UILabel?
    private var buttons: [UnavailableButton?] = [nil, nil]

    /// Creates a view with zero size that shows a configuration.
    public convenience init(configuration: UIContentUnavailableConfiguration) {
        self.init(frame: .zero)
        show(configuration)
    }

    /// Creates a view that shows an empty configuration.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view that shows an empty configuration. The archive is ignored.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        addSubview(background)
        addSubview(scrollView)
        show(shown)
    }

    // MARK: Configuration

    /// The configuration, which must be a ``UIContentUnavailableConfiguration``. A configuration of another type is
    /// logged and not shown.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else {
                return Diagnostics.log(
                    "A UIContentUnavailableView can't show a \(type(of: newValue)); it keeps the current configuration."
                )
            }
            show(configuration)
        }
    }

    /// A Boolean value that indicates whether content that is too tall can be scrolled. The default is `true`.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    private func show(_ configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        insets.preservingAxes = configuration.axesPreservingSuperviewLayoutMargins
        directionalLayoutMargins = configuration.directionalLayoutMargins.sanitized
        background.configuration = configuration.background
        updateImage()
        updateActivity()
        update(&textLabel, configuration.textContent, configuration.textProperties)
        update(&secondaryTextLabel, configuration.secondaryTextContent, configuration.secondaryTextProperties)
        updateButton(0, configuration.button, configuration.buttonProperties)
        updateButton(1, configuration.secondaryButton, configuration.secondaryButtonProperties)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func updateImage() {
        guard let image = shown.image, image.size.width > 0, image.size.height > 0 else {
            imageView?.removeFromSuperview()
            return imageView = nil
        }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        let properties = shown.imageProperties
        view.image = image
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = max(properties.cornerRadius.finite, 0)
        view.clipsToBounds = properties.cornerRadius > 0
        add(view)
    }

    private func updateActivity() {
        guard shown.showsActivity else {
            activityView?.removeFromSuperview()
            return activityView = nil
        }
        let view = activityView ?? UIActivityIndicatorView(style: .large)
        activityView = view
        add(view)
        view.startAnimating()
    }

    private func update(
        _ label: inout UILabel?, _ content: TextContent,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) {
        guard !content.isEmpty else {
            label?.removeFromSuperview()
            return label = nil
        }
        let view = label ?? UILabel(frame: .zero)
        label = view
        view.numberOfLines = max(properties.numberOfLines, 0)
        view.font = properties.font
        view.textColor = properties.color
        view.adjustsFontForContentSizeCategory = true
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor.finite
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        view.textAlignment = shown.alignment == .center ? .center : .natural
        view.lineBreakMode = properties.lineBreakMode
        view.show(content, font: properties.font, color: properties.color)
        add(view)
    }

    private func updateButton(
        _ index: Int, _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        let action = properties.primaryAction
        var configuration = configuration
        if configuration.title == nil, let title = action?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = action?.image }
        guard configuration.title != nil || configuration.image != nil else {
            buttons[index]?.removeFromSuperview()
            return buttons[index] = nil
        }
        let view = buttons[index] ?? UnavailableButton(configuration: configuration)
        buttons[index] = view
        view.configuration = configuration
        view.show(properties)
        add(view)
    }

    private func add(_ view: UIView) {
        if view.superview !== scrollView { scrollView.addSubview(view) }
    }

    // MARK: Layout

    /// The views from top to bottom, each with the distance from the view above it.
    private var column: [(view: UIView, gap: CGFloat)] {
        let hasText = textLabel != nil
        let items: [(UIView?, CGFloat)] = [
            (imageView, 0), (activityView, 0), (textLabel, shown.imageToTextPadding),
            (secondaryTextLabel, hasText ? shown.textToSecondaryTextPadding : shown.imageToTextPadding),
            (buttons[0], shown.textToButtonPadding),
            (buttons[1], buttons[0] == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding),
        ]
        return items.compactMap { view, gap in view.map { ($0, max(gap.finite, 0)) } }
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        if view === imageView { return imageSize(width: width) }
        let size =
            view === activityView ? view.intrinsicContentSize : view.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func imageSize(width: CGFloat) -> CGSize {
        let image = ListContentLayout.Image(size: imageView?.intrinsicContentSize ?? .zero, slot: .zero)
        let maximum = shown.imageProperties.maximumSize
        let limit = CGSize(
            width: min(maximum.width > 0 ? maximum.width : .infinity, width),
            height: maximum.height > 0 ? maximum.height : .infinity)
        return image.fitted(to: limit).size
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        column.enumerated().reduce(0) { height, item in
            height + (item.offset == 0 ? 0 : item.element.gap) + size(of: item.element.view, width: width).height
        }
    }

    /// Centers the content vertically, or aligns it with the top if it's too tall.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        scrollView.frame = bounds
        let margins = layoutMargins
        let width = max(bounds.width - margins.left - margins.right, 1)
        let height = contentHeight(width: width)
        let room = bounds.height - margins.top - margins.bottom
        let pixels = PixelGrid(scale: Double(max(traitCollection.displayScale, 1)))
        var y = margins.top + max((room - height) / 2, 0)
        for (index, item) in column.enumerated() {
            if index > 0 { y += item.gap }
            let size = size(of: item.view, width: width)
            var x = margins.left
            switch (shown.alignment, isRightToLeft) {
            case (.center, _): x += (width - size.width) / 2
            case (.natural, true): x += width - size.width
            case (.natural, false): break
            }
            item.view.frame = pixels.round(CGRect(x: x, y: y, width: size.width, height: size.height).rect).cgRect
            y += size.height
        }
        scrollView.contentSize = CGSize(
            width: bounds.width, height: max(height + margins.top + margins.bottom, bounds.height))
    }

    /// Requests layout.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the size of the content with its margins in the width of `size`. If the width is 0, it's 320 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = layoutMargins
        let width = size.width > 0 && size.width.isFinite ? size.width : 320
        let height = contentHeight(width: max(width - margins.left - margins.right, 1))
        return CGSize(width: width, height: height + margins.top + margins.bottom)
    }
}

/// A button that performs the action of the current configuration.
private final class UnavailableButton: UIButton {
    private var shownAction: UIAction?

    func show(_ properties: UIContentUnavailableConfiguration.ButtonProperties) {
        isEnabled = properties.isEnabled
        role = properties.role
        menu = properties.menu
        guard shownAction !== properties.primaryAction else { return }
        if let shownAction { removeAction(shownAction, for: .primaryActionTriggered) }
        shownAction = properties.primaryAction
        if let shownAction { addAction(shownAction, for: .primaryActionTriggered) }
    }
}
