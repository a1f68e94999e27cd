import DisplayList
import Foundation
@_spi(Collage) import PortableUIKitCore

/// A control with a title and an image that performs an action when the user taps it.
///
/// ```swift
/// let save = UIButton(
///     configuration: .filled(),
///     primaryAction: UIAction(title: "Save", image: UIImage(systemName: "checkmark")) { [weak self] _ in
///         guard let self else { return }
///         Task { try await self.save(self.recipe) }
///     })
/// save.configurationUpdateHandler = { button in
///     button.configuration?.title = button.isEnabled ? "Save" : "Saved"
/// }
/// save.isEnabled = !recipe.name.isEmpty
/// view.addSubview(save)
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl, WidthDependentContent {
    /// The type of the button, which determines its appearance without a configuration.
    open private(set) var buttonType = UIButton.ButtonType.custom

    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    private let ground = ButtonBackground()
    private var pending = ButtonUpdates()

    /// Creates a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIButton.self)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    /// Creates a button of a type that performs an action and shows the action's title and image.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setUp(buttonType)
        setPrimaryAction(primaryAction)
    }

    /// Creates a custom button with a frame and an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        setPrimaryAction(primaryAction)
    }

    /// Creates a button with a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The appearance and the content of the button.
    ///   - primaryAction: The action to perform for a tap. The button shows its title and image. The default is `nil`.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setUp(.system)
        self.configuration = configuration
        setPrimaryAction(primaryAction)
    }

    /// Returns a system button with an image. The button has the size of the image.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    package func setUp(_ type: UIButton.ButtonType) {
        buttonType = type
        let symbol: String? =
            switch type {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    private func setPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    @_spi(Collage)
    public override var primaryEvent: Event? { .touchUpInside }

    // MARK: Configuration

    /// The appearance and content of the button. If it's `nil` (the default), the button uses the values of
    /// ``setTitle(_:for:)`` and similar methods. If the configuration has no title or image, the button shows the one
    /// for its state.
    open var configuration: UIButton.Configuration? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that updates the configuration for the button's state. The default is `nil`.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A Boolean value that indicates whether the configuration follows the button's state automatically. The default
    /// is `true`.
    open var automaticallyUpdatesConfiguration = true

    /// Requests a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        pending.needsConfiguration = true
        contentDidChange()
    }

    /// Updates the configuration for the button's state by calling the update handler. Overrides set ``configuration``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard pending.needsConfiguration else { return }
        pending.needsConfiguration = false
        tracking(.configuration) { updateConfiguration() }
        // Changes that the handler makes don't request another update.
        pending.needsConfiguration = false
    }

    /// The role of the button. The default is `normal`.
    open var role = UIButton.Role.normal {
        didSet { if oldValue != role { contentDidChange() } }
    }

    /// The menu of the button. It's shown on a long press, or on a tap if ``showsMenuAsPrimaryAction`` is `true`. The
    /// default is `nil`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            if changesSelectionAsPrimaryAction { showSelection() }
        }
    }

    /// The preferred order of the menu's elements. By default, the first element is closest to the button.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// A Boolean value that indicates whether the primary action changes the selection. If a tap shows a menu, choosing
    /// an element selects it, and the button shows its title and image. Otherwise, a tap selects or deselects the
    /// button. The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            if changesSelectionAsPrimaryAction { showSelection() }
            contentDidChange()
        }
    }

    /// The menu with one element selected, if the button tracks the selection.
    private var shownMenu: UIMenu? {
        guard let menu, changesSelectionAsPrimaryAction, !menu.options.contains(.singleSelection) else { return menu }
        return UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children)
    }

    /// Updates the title and image from the menu's selected element. If no element is selected, the first one is
    /// selected.
    private func showSelection() {
        guard showsMenuAsPrimaryAction, let menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.children.first as? UIAction { first.state = .on }
        guard let chosen = menu.selectedElements.first else { return }
        if configuration != nil {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        } else {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        }
    }

    @_spi(Collage)
    public override func menuSelectionDidChange(_ menu: UIMenu) {
        super.menuSelectionDidChange(menu)
        if changesSelectionAsPrimaryAction { showSelection() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet {
            if changesSelectionAsPrimaryAction { showSelection() }
            contentDidChange()
        }
    }

    /// Returns a configuration with the button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = shownMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    // MARK: Titles and images by state

    /// Sets the title for a state. A state without a title uses the title of the normal state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        contentDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state.rawValue] = title
        contentDidChange()
    }

    /// Sets the color of the title for a state. If it's `nil`, the title has the default color of the button type.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(
            .titleColor, for: Int(state.rawValue), { (button: UIButton) in button.setTitleColor(color, for: state) })
        titleColors[state.rawValue] = color
        contentDidChange()
    }

    /// Sets the color of the title's shadow for a state. States without a color use the color of the normal state. With
    /// `nil`, there's no shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        record(
            .titleShadowColor, for: Int(state.rawValue),
            { (button: UIButton) in button.setTitleShadowColor(color, for: state) })
        titleShadowColors[state.rawValue] = color
        contentDidChange()
    }

    /// Returns the color of the title's shadow that was set for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors[state.rawValue] }
    /// The current color of the title's shadow, or `nil` if there's no shadow.
    open var currentTitleShadowColor: UIColor? { value(in: titleShadowColors) }
    private var titleShadowColors: [UInt: UIColor] = [:]

    /// Sets the image for a state. A state without an image uses the image of the normal state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        contentDidChange()
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(
            .backgroundImage, for: Int(state.rawValue),
            { (button: UIButton) in button.setBackgroundImage(image, for: state) })
        backgroundImages[state.rawValue] = image
        contentDidChange()
    }

    /// Sets the symbol configuration of the image for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        record(
            .preferredSymbolConfiguration, for: Int(state.rawValue),
            { (button: UIButton) in button.setPreferredSymbolConfiguration(configuration, forImageIn: state) })
        symbolConfigurations[state.rawValue] = configuration
        contentDidChange()
    }

    /// Returns the title that was set for a state.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
    /// Returns the attributed title that was set for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state.rawValue] }
    /// Returns the color of the title for a state: the color that was set, or the default color of the button type.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state.rawValue] ?? defaultTitleColor(for: state)
    }
    /// Returns the image that was set for a state.
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state.rawValue] }

    /// Returns the symbol configuration that was set for a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue]
    }
    /// The symbol configuration for the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { value(in: symbolConfigurations) }
    /// The preferred behavioral style. The default is `automatic`.
    ///
    /// Differs from UIKit: the behavioral style is always that of an iPad.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { behavioralPreference }
        set { behavioralPreference = newValue }
    }
    private var behavioralPreference = UIBehavioralStyle.automatic
    /// The behavioral style of the button. It's always `pad`.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// A Boolean value that indicates whether the button is showing its menu.
    open var isHeld: Bool { isHighlighted && menu != nil && showsMenuAsPrimaryAction }
    /// A Boolean value that indicates whether the pointer is over the button. It's always `false`, because hovering has
    /// no effect.
    open var isHovered: Bool { false }

    /// The current title.
    open var currentTitle: String? { configuration?.title ?? value(in: titles) }
    /// The current attributed title.
    open var currentAttributedTitle: NSAttributedString? { value(in: attributedTitles) }
    /// The current color of the title.
    open var currentTitleColor: UIColor { value(in: titleColors) ?? defaultTitleColor(for: state) }
    /// The current image.
    open var currentImage: UIImage? { configuration?.image ?? value(in: images) }
    /// The current background image.
    open var currentBackgroundImage: UIImage? { value(in: backgroundImages) }

    private func value<Value>(in values: [UInt: Value]) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }

    /// Returns a Boolean value that indicates whether the values contain one for the current state, if it isn't the
    /// normal state.
    private func hasOwn<Value>(_ values: [UInt: Value]) -> Bool { state != .normal && values[state.rawValue] != nil }

    private func defaultTitleColor(for state: UIControl.State) -> UIColor {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : role == .destructive ? .systemRed : tintColor
    }

    /// The insets around the content of a button without a configuration, in points. The default is zero.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            record(.contentEdgeInsets, \UIButton.contentEdgeInsets, contentEdgeInsets)
            contentDidChange()
        }
    }
    /// The insets that move the title of a button without a configuration, in points. The default is zero.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }
    /// The insets that move the image of a button without a configuration, in points. The default is zero.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    // MARK: The looks of the older kind, which configurations don't have

    /// A Boolean value that indicates whether the image darkens while the button is touched, unless there's an image
    /// for that state. The default is `true`. Buttons of the system types fade instead.
    open var adjustsImageWhenHighlighted = true {
        didSet { contentDidChange() }
    }
    /// A Boolean value that indicates whether the image fades while the button is disabled, unless there's an image for
    /// that state. The default is `true`.
    open var adjustsImageWhenDisabled = true {
        didSet { contentDidChange() }
    }
    /// A Boolean value that indicates whether the button glows while it's touched. The default is `false`.
    open var showsTouchWhenHighlighted = false {
        didSet { contentDidChange() }
    }
    /// A Boolean value that indicates whether the shadow of the title is reversed while the button is touched. The
    /// default is `false`.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { contentDidChange() }
    }
    private var hasReversedShadow = false
    private let glow = TouchHighlightGlow()

    /// Returns the rectangle of the background image. The default is the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the title and the image. The default is the bounds without the content insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: edgeInsets) }

    /// Returns the frame of the image in the rectangle of the content. Override it to move or resize the image. Buttons
    /// with a configuration don't call it.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard let frame = frames(inContent: contentRect).image else { return .zero }
        return mirrored(frame).moved(by: imageEdgeInsets)
    }

    /// Returns the frame of the title in the rectangle of the content. Override it to move or resize the title. Buttons
    /// with a configuration don't call it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        guard let frame = frames(inContent: contentRect).title else { return .zero }
        return mirrored(frame).moved(by: titleEdgeInsets)
    }

    // MARK: Views

    private var titleLabelIfMade: UILabel?
    private var subtitleLabelIfMade: UILabel?
    private var imageViewIfMade: ButtonImageView?
    private var activityIndicatorIfMade: UIActivityIndicatorView?
    private var indicatorIfMade: ButtonImageView?

    /// The label of the title, created on first access.
    ///
    /// Accessing it applies pending changes of the configuration, so that the label can be measured.
    open var titleLabel: UILabel? {
        if titleLabelIfMade == nil {
            titleLabelIfMade = makeLabel()
            titleLabelIfMade?.lineBreakMode = .byTruncatingMiddle
        }
        if configuration != nil, pending.needsViews, !pending.isUpdating { updateViews() }
        return titleLabelIfMade
    }

    /// The label of the subtitle, created on first access.
    open var subtitleLabel: UILabel? {
        if subtitleLabelIfMade == nil { subtitleLabelIfMade = makeLabel() }
        return subtitleLabelIfMade
    }

    /// The view of the image, created on first access.
    open var imageView: UIImageView? {
        if imageViewIfMade == nil {
            let view = ButtonImageView(frame: .zero)
            addSubview(view)
            imageViewIfMade = view
        }
        return imageViewIfMade
    }

    /// The activity indicator that replaces the image, or `nil` if there isn't one.
    private var activityIndicator: UIActivityIndicatorView? {
        guard configuration?.showsActivityIndicator == true else { return nil }
        if let made = activityIndicatorIfMade { return made }
        let indicator = UIActivityIndicatorView(style: .medium)
        addSubview(indicator)
        activityIndicatorIfMade = indicator
        return indicator
    }

    /// The arrows after the title of a pop-up button, or `nil` for other buttons.
    private var popUpIndicator: ButtonImageView? {
        let isShown =
            switch configuration?.indicator {
            case nil, .some(.none): false
            case .popup: true
            case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
            }
        guard isShown else { return nil }
        if let made = indicatorIfMade { return made }
        let view = ButtonImageView(frame: .zero)
        view.image = UIImage(systemName: "chevron.up.chevron.down")
        addSubview(view)
        indicatorIfMade = view
        return view
    }

    /// The arrows of pop-up buttons: their size relative to the title, and their distance from it. The values aren't
    /// recorded.
    private enum IndicatorMetrics {
        static let size: CGFloat = 0.7
        static let padding: CGFloat = 5
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        // This font is only a default: the appearance that the app sets for all labels in buttons replaces it.
        label.setQuietly { label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }
        addSubview(label)
        return label
    }

    private func contentDidChange() {
        pending.needsViews = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration || configurationUpdateHandler != nil { pending.needsConfiguration = true }
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        contentDidChange()
    }

    /// Updates the titles and the image in their views.
    private func updateViews() {
        let isNested = pending.isUpdating
        pending.isUpdating = true
        defer { pending.isUpdating = isNested }
        updateConfigurationIfNeeded()
        pending.needsViews = false
        if let configuration = filledConfiguration?.updated(for: self) {
            apply(configuration)
        } else {
            applyStates()
        }
    }

    /// The configuration, in which a missing title or image is replaced with the one for the state.
    private var filledConfiguration: UIButton.Configuration? {
        guard var configuration else { return nil }
        configuration.title = configuration.title ?? currentAttributedTitle?.string ?? value(in: titles)
        configuration.image = configuration.image ?? value(in: images)
        return configuration
    }

    private func apply(_ configuration: UIButton.Configuration) {
        let font = configuration.titleFont(for: traitCollection)
        let color = configuration.baseForegroundColor
        show(
            configuration.title, attributed: configuration.attributedTitle, font: font, color: color,
            transformer: configuration.titleTextAttributesTransformer, in: \.titleLabel)
        if self.configuration?.title == nil, let title = currentAttributedTitle { titleLabel?.attributedText = title }
        titleLabel?.lineBreakMode = configuration.titleLineBreakMode
        titleLabel?.numberOfLines = configuration.titleLineBreakMode.breaksLines ? 0 : 1
        let small = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
        if configuration.subtitle != nil || subtitleLabelIfMade != nil {
            show(
                configuration.subtitle, attributed: configuration.attributedSubtitle, font: small, color: color,
                transformer: configuration.subtitleTextAttributesTransformer, in: \.subtitleLabel)
            subtitleLabel?.lineBreakMode = configuration.subtitleLineBreakMode
            subtitleLabel?.numberOfLines = configuration.subtitleLineBreakMode.breaksLines ? 0 : 1
        }
        if let alignment = configuration.titleAlignment.textAlignment(isRightToLeft: isRightToLeft) {
            titleLabel?.textAlignment = alignment
            subtitleLabelIfMade?.textAlignment = alignment
        }
        if configuration.image != nil || imageViewIfMade != nil {
            imageView?.preferredSymbolConfiguration =
                configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: font)
            show(configuration.image, transition: configuration.symbolContentTransition)
            imageViewIfMade?.stateColor = color.map { configuration.imageColorTransformer?($0) ?? $0 }
            imageViewIfMade?.dimming = .none
            imageView?.isHidden = configuration.showsActivityIndicator
        }
        if let popUpIndicator {
            let size = (font.pointSize * IndicatorMetrics.size).rounded()
            popUpIndicator.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
                font: .systemFont(ofSize: size, weight: .semibold))
            popUpIndicator.stateColor = color.map { configuration.indicatorColorTransformer?($0) ?? $0 }
        }
        indicatorIfMade?.isHidden = popUpIndicator == nil
        if let activityIndicator {
            activityIndicator.color = color.map { configuration.activityIndicatorColorTransformer?($0) ?? $0 }
            activityIndicator.startAnimating()
        } else {
            activityIndicatorIfMade?.stopAnimating()
        }
    }

    private func show(
        _ text: String?, attributed: AttributedString?, font: UIFont, color: UIColor?,
        transformer: UIConfigurationTextAttributesTransformer?, in view: KeyPath<UIButton, UILabel?>
    ) {
        let label = self[keyPath: view]
        label?.font = font
        label?.textColor = color
        if let transformer, let whole = attributed ?? text.map({ AttributedString($0) }) {
            label?.attributedText = transformer.transformed(whole, font: font, color: color)
        } else if let attributed {
            label?.attributedText = NSAttributedString(attributed)
        } else {
            label?.text = text
        }
    }

    private func applyStates() {
        if let attributed = currentAttributedTitle {
            titleLabel?.attributedText = attributed
        } else if value(in: titles) != nil || !titles.isEmpty {
            titleLabel?.text = value(in: titles)
            titleLabel?.textColor = currentTitleColor
            if !titleShadowColors.isEmpty { titleLabel?.shadowColor = currentTitleShadowColor }
            if hasReversedShadow != (isHighlighted && reversesTitleShadowWhenHighlighted), let titleLabel {
                hasReversedShadow.toggle()
                titleLabel.shadowOffset = CGSize(
                    width: -titleLabel.shadowOffset.width, height: -titleLabel.shadowOffset.height)
            }
        }
        // A system button fades while it is touched.
        let isFaded = isHighlighted && buttonType != .custom
        if !titles.isEmpty || !attributedTitles.isEmpty { titleLabel?.alpha = isFaded ? 0.2 : 1 }
        guard !images.isEmpty else { return }
        var image = value(in: images)
        if buttonType != .custom, let original = image, original.renderingMode == .automatic {
            image = original.withRenderingMode(.alwaysTemplate)
        }
        imageView?.preferredSymbolConfiguration = value(in: symbolConfigurations)
        imageView?.image = image
        imageView?.alpha = isFaded ? 0.2 : 1
        imageViewIfMade?.stateColor = isEnabled ? nil : .tertiaryLabel
        imageViewIfMade?.dimming = ButtonImageDimming(of: self, hasOwnImage: hasOwn(images))
    }

    // MARK: Layout

    private func contentLayout(width: CGFloat) -> ButtonContentLayout {
        var layout = ButtonContentLayout()
        let configuration = filledConfiguration
        let hasTitle = configuration.map { $0.title != nil } ?? (!titles.isEmpty || !attributedTitles.isEmpty)
        let hasImage = configuration.map { $0.image != nil } ?? !images.isEmpty
        if hasImage { layout.imageSize = imageView?.intrinsicContentSize }
        if let activityIndicator { layout.imageSize = activityIndicator.intrinsicContentSize }
        if let configuration {
            layout.imagePadding = configuration.imagePadding
            layout.imageReservation = configuration.imageReservation
            layout.titlePadding = configuration.titlePadding
            layout.imageSide = configuration.imageSide
            layout.titleAlignment = configuration.titleAlignment.contentAlignment
            layout.indicatorSize = popUpIndicator?.intrinsicContentSize
            layout.indicatorPadding = IndicatorMetrics.padding
        }
        let room = layout.room(forTextIn: width)
        if hasTitle { layout.titleSize = titleLabel?.sizeThatFits(room) }
        if configuration == nil, let size = layout.titleSize {
            // Recorded: without a configuration, titles are rounded up to whole points (`UIKitConstants.md` 6).
            layout.titleSize = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        if configuration?.subtitle != nil { layout.subtitleSize = subtitleLabel?.sizeThatFits(room) }
        return layout
    }

    /// The insets around the content. Without a configuration, they include 6 points above and below.
    private var edgeInsets: UIEdgeInsets {
        if let configuration { return configuration.contentInsets.edgeInsets(isRightToLeft: isRightToLeft) }
        guard contentEdgeInsets == .zero else { return contentEdgeInsets }
        return images.isEmpty ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : .zero
    }

    /// The size of the content with its insets. Without a configuration, it's at least 30 points wide.
    open override var intrinsicContentSize: CGSize { size(width: .greatestFiniteMagnitude) }

    /// Returns the size of the content in the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    package var contentHeightFollowsWidth: Bool {
        guard let configuration else { return false }
        return configuration.title != nil && configuration.titleLineBreakMode.breaksLines
            || configuration.subtitle != nil && configuration.subtitleLineBreakMode.breaksLines
    }

    package func contentHeight(atWidth width: CGFloat) -> CGFloat { size(width: width).height }

    private func size(width: CGFloat) -> CGSize {
        updateViews()
        let insets = edgeInsets
        var size = contentLayout(width: max(width - insets.left - insets.right, 0)).size
        if configuration == nil, size == .zero { size.height = titleLabel?.font.lineHeight.rounded(.up) ?? 0 }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if configuration == nil, images.isEmpty { size.width = max(size.width, 30) }
        return size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateViews()
        let content = contentRect(forBounds: bounds)
        let frames = frames(inContent: content)
        if configuration == nil {
            if frames.image != nil { imageView?.frame = imageRect(forContentRect: content) }
            if frames.title != nil { titleLabel?.frame = titleRect(forContentRect: content) }
        } else {
            if let frame = frames.image {
                (activityIndicator ?? imageView)?.frame = mirrored(frame).moved(by: imageEdgeInsets)
            }
            if let frame = frames.title { titleLabel?.frame = mirrored(frame).moved(by: titleEdgeInsets) }
        }
        if let frame = frames.subtitle { subtitleLabel?.frame = mirrored(frame) }
        if let frame = frames.indicator { popUpIndicator?.frame = mirrored(frame) }
        ground.update(for: self)
        glow.update(for: self, isShown: configuration == nil && showsTouchWhenHighlighted && isHighlighted)
    }

    /// Returns the frames of the parts in the rectangle of the content, in a left-to-right button.
    private func frames(inContent rect: CGRect) -> ButtonContentLayout.Frames {
        var layout = contentLayout(width: rect.width)
        if contentHorizontalAlignment == .left || contentHorizontalAlignment == .leading, titles.isEmpty == false {
            layout.titleAlignment = .leading
        }
        return layout.frames(
            in: isRightToLeft ? mirroredArea(rect) : rect, horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment)
    }

    private func mirroredArea(_ rect: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        var rect = rect
        if isRightToLeft { rect.origin.x = bounds.minX + bounds.maxX - rect.maxX }
        rect.origin.x = (rect.origin.x * scale).rounded() / scale
        rect.origin.y = (rect.origin.y * scale).rounded() / scale
        return rect
    }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        guard configuration == nil, let image = currentBackgroundImage else { return super.makeDisplayCommands() }
        let rect = backgroundRect(forBounds: bounds)
        return ButtonImageDimming(of: self, hasOwnImage: hasOwn(backgroundImages))
            .commands(for: image.displayCommands(in: rect, tint: tintColor, traits: traitCollection)) { color in
                image.withRenderingMode(.alwaysTemplate)
                    .displayCommands(in: rect, tint: color, traits: traitCollection)
            }
    }

    open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
    open override var forLastBaselineLayout: UIView { subtitleLabelIfMade ?? titleLabel ?? self }

    /// Returns the position of a label's text relative to the button, whose height may not be known before layout.
    @_spi(Collage)
    public override func place(of textView: UIView) -> DrawnTextPosition? {
        guard textView === titleLabelIfMade || textView === subtitleLabelIfMade else { return nil }
        let natural = CGRect(origin: .zero, size: intrinsicContentSize)
        let content = contentRect(forBounds: natural)
        let frames = frames(inContent: content)
        let frame =
            textView === titleLabelIfMade
            ? frames.title.map { _ in titleRect(forContentRect: content) } : frames.subtitle
        let part: Double =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        return frame.map {
            DrawnTextPosition(part: part, distance: $0.minY - natural.height * part, height: $0.height)
        }
    }

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        if let title = currentTitle { defaults.label = title }
        return defaults
    }
}

extension CGRect {
    /// Returns the rectangle moved by title insets: by half of the difference between opposite sides.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}

extension UIButton: ConfigurationUpdating {}
