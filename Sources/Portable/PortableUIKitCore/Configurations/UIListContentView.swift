import DisplayList
import LayoutGeometry

/// A view that shows a ``UIListContentConfiguration``: an image, text, and secondary text.
///
/// Setting another configuration updates the existing subviews. The line breaks for a width are computed once, for
/// layout, cell measurement, and constraints.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView, WidthDependentContent {
    private var shown: UIListContentConfiguration
    private var textLabel: UILabel?
    private var secondaryTextLabel: UILabel?
    private var imageView: UIImageView?
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]
    private var knownLines: [ListContentLayout.Lines] = []

    /// The number of text layouts for a width, for tests.
    package private(set) var measurementCount = 0

    /// Creates a view of zero size with the given configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(frame: .zero)
        show(configuration)
    }

    /// Creates a view with an empty ``UIListContentConfiguration/cell()``.
    public override init(frame: CGRect) {
        shown = .cell()
        super.init(frame: frame)
        show(shown)
    }

    /// Creates a view with an empty ``UIListContentConfiguration/cell()``. The archive is ignored.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show(shown)
    }

    // MARK: Configuration

    /// The configuration, a ``UIListContentConfiguration``. Setting one of another type is logged and has no other
    /// effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else {
                return Diagnostics.log(
                    "A UIListContentView can't show a \(type(of: newValue)); it keeps the current configuration.")
            }
            guard configuration != shown else { return shown = configuration }
            show(configuration)
        }
    }

    private func show(_ configuration: UIListContentConfiguration) {
        shown = configuration
        if alpha != configuration.alpha { alpha = configuration.alpha }
        updateMargins()
        update(&textLabel, configuration.textContent, configuration.textProperties)
        update(&secondaryTextLabel, configuration.secondaryTextContent, configuration.secondaryTextProperties)
        updateImage()
        contentDidChange()
    }

    private func updateMargins() {
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let margins = ViewInsets.Margins.directional(shown.directionalLayoutMargins.sanitized)
        guard !hasMargins || axes != insets.preservingAxes || margins != insets.margins else { return }
        hasMargins = true
        insets.preservingAxes = axes
        insets.margins = margins
        updateInsets()
    }

    /// A Boolean value that indicates whether the view has had a configuration's margins.
    private var hasMargins = false

    private func update(
        _ label: inout UILabel?, _ content: TextContent, _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard !content.isEmpty else {
            if let label { remove(label) }
            label = nil
            return
        }
        let isNew = label == nil
        let view = label ?? UILabel(frame: .zero)
        label = view
        properties.apply(to: view, content, isNew: isNew)
        if view.superview == nil { addSubview(view) }
    }

    private func updateImage() {
        guard let image = shown.image, image.size.width > 0, image.size.height > 0 else {
            if let imageView { remove(imageView) }
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        view.image = image
        view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        view.contentMode = .scaleAspectFit
        if view.superview == nil { addSubview(view) }
        updateImageColors()
    }

    private func updateImageColors() {
        guard let imageView else { return }
        let properties = shown.imageProperties
        imageView.tintColor = properties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = max(properties.cornerRadius.finite, 0)
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.layer.borderWidth = max(properties.strokeWidth.finite, 0)
        imageView.layer.borderColor =
            properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    /// Removes a view and its guide.
    private func remove(_ view: UIView) {
        if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
        view.removeFromSuperview()
    }

    // MARK: Guides

    /// The layout guide of the text, or `nil` if there's no text.
    open var textLayoutGuide: UILayoutGuide? { textLabel.map(guide) }

    /// The layout guide of the secondary text, or `nil` if there's no secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryTextLabel.map(guide) }

    /// The layout guide of the image, or `nil` if there's no image.
    open var imageLayoutGuide: UILayoutGuide? { imageView.map(guide) }

    /// The frame of the text in the last layout, or `nil` without text.
    package var textFrame: CGRect? { textLabel?.frame }

    /// Returns the guide of a subview, and creates it if necessary. Most content views don't need their guides.
    private func guide(of view: UIView) -> UILayoutGuide {
        if let guide = guides[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides[ObjectIdentifier(view)] = guide
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return guide
    }

    // MARK: Changes

    private func contentDidChange() {
        knownLines.removeAll()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Invalidates the size of the cell, too.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? any ContentViewSizeObserver)?.contentViewDidChangeSize(self)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateImageColors()
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateImageColors()
        contentDidChange()
    }

    // MARK: Layout

    private var contentLayout: ListContentLayout {
        var layout = ListContentLayout()
        layout.margins = layoutMargins
        if isRightToLeft { swap(&layout.margins.left, &layout.margins.right) }
        layout.minimumHeight = shown.minimumHeight
        layout.image = imageForLayout
        layout.text = textLabel.map(textForLayout)
        layout.secondaryText = secondaryTextLabel.map(textForLayout)
        layout.prefersSideBySide = shown.prefersSideBySideTextAndSecondaryText
        layout.imagePadding = shown.imageToTextPadding.finite
        layout.horizontalPadding = shown.textToSecondaryTextHorizontalPadding.finite
        layout.verticalPadding = shown.textToSecondaryTextVerticalPadding.finite
        layout.pixels = PixelGrid(scale: Double(max(traitCollection.displayScale, 1)))
        return layout
    }

    private func textForLayout(_ label: UILabel) -> ListContentLayout.Text {
        ListContentLayout.Text(
            size: { width in
                // For a label, a width of 0 means unlimited.
                label.sizeThatFits(CGSize(width: width.isFinite ? max(width, 1) : 0, height: 0))
            },
            ascender: label.font.ascender)
    }

    private var imageForLayout: ListContentLayout.Image? {
        guard let imageView, let image = shown.image else { return nil }
        let properties = shown.imageProperties
        let natural = ListContentLayout.Image(size: imageView.intrinsicContentSize, slot: .zero)
        let limit = CGSize(
            width: properties.maximumSize.width > 0 ? properties.maximumSize.width : .infinity,
            height: properties.maximumSize.height > 0 ? properties.maximumSize.height : .infinity)
        let size = natural.fitted(to: limit).size
        let standard = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
        let reserved = properties.reservedLayoutSize
        let isSymbol = image.isSymbolImage
        return ListContentLayout.Image(
            size: size,
            slot: CGSize(
                width: slot(reserved.width, own: size.width, standard: 24 * standard, isSymbol: isSymbol),
                height: slot(reserved.height, own: size.height, standard: 22 * standard, isSymbol: isSymbol)))
    }

    /// Returns the length of the area reserved for an image along one axis.
    private func slot(_ reserved: CGFloat, own: CGFloat, standard: CGFloat, isSymbol: Bool) -> CGFloat {
        if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
        if reserved > 0, reserved.isFinite { return reserved }
        return isSymbol ? standard : own
    }

    /// Returns the lines at a width, cached for the most recent widths.
    private func lines(width: CGFloat) -> ListContentLayout.Lines {
        if let known = knownLines.first(where: { $0.width == width }) { return known }
        measurementCount += 1
        let lines = contentLayout.lines(width: width)
        // The cache contains lines for the available width, the resulting one, and no limit.
        if knownLines.count == 3 { knownLines.removeFirst() }
        knownLines.append(lines)
        return lines
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = contentLayout.frames(lines(width: bounds.width), height: bounds.height)
        if let frame = frames.image { place(imageView, frame) }
        if let frame = frames.text { place(textLabel, frame) }
        if let frame = frames.secondaryText { place(secondaryTextLabel, frame) }
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        var frame = frame
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        frame.origin.x += bounds.minX
        frame.origin.y += bounds.minY
        if view?.frame != frame { view?.frame = frame }
    }

    /// The size of the content on lines of unlimited width.
    open override var intrinsicContentSize: CGSize {
        let lines = lines(width: .infinity)
        return CGSize(width: lines.contentWidth, height: lines.height)
    }

    package var contentHeightFollowsWidth: Bool { true }

    package func contentHeight(atWidth width: CGFloat) -> CGFloat { lines(width: width).height }

    /// Returns the width of `size` and the content's height at that width. Without a width, returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0, size.width < CGFloat(Int32.max) else { return intrinsicContentSize }
        return CGSize(width: size.width, height: lines(width: size.width).height)
    }

    /// Returns the size that contains the content and is closest to `targetSize`, at the given priorities.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Without constraints, nothing must be solved.
        guard constraints.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        func length(_ target: CGFloat, _ priority: UILayoutPriority, own: CGFloat, _ axis: NSLayoutConstraint.Axis)
            -> CGFloat
        {
            let resistance =
                target > own
                ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
            return priority.rawValue > resistance.rawValue ? target : own
        }
        var width = targetSize.width
        if horizontalFittingPriority != .required {
            width = length(width, horizontalFittingPriority, own: intrinsicContentSize.width, .horizontal)
        }
        let height = length(
            targetSize.height, verticalFittingPriority, own: measuredContentHeight(atWidth: width), .vertical)
        return CGSize(width: width, height: height)
    }
}

/// A view that shows a configuration's content view and follows its size.
@MainActor
package protocol ContentViewSizeObserver: UIView {
    /// Called after a change of the content's size.
    func contentViewDidChangeSize(_ contentView: UIView)
}

extension UIListContentConfiguration.TextProperties {
    /// Shows text in a label with these properties.
    @MainActor
    fileprivate func apply(to label: UILabel, _ content: TextContent, isNew: Bool) {
        label.numberOfLines = max(numberOfLines, 0)
        if label.adjustsFontForContentSizeCategory != adjustsFontForContentSizeCategory {
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor.finite
        label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        label.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
        label.textAlignment = alignment.textAlignment
        label.lineBreakMode = lineBreakMode
        label.show(transform.apply(to: content), font: font, color: resolvedColor(), isNew: isNew)
    }
}

extension CGFloat {
    /// The number, or 0 if it isn't finite.
    package var finite: CGFloat { isFinite ? self : 0 }
}

extension NSDirectionalEdgeInsets {
    /// The insets, with 0 for values that aren't finite.
    package var sanitized: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
    }
}
