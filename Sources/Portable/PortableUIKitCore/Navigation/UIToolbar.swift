/// A bar with buttons at the bottom of a screen.
///
/// Items are in a row from the leading side. Flexible spaces between them share the remaining width.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackgroundView(frame: .zero)
    private let content = ToolbarContentView(frame: .zero)
    /// The background images set with the older API, by position and height.
    private var backgroundImages = BarImages()
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Creates a bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIToolbar.self)
    }

    /// A Boolean value that indicates whether the bar is hidden. The content then extends to the bottom of the screen.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(content)
        observeAppearances()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// The object that specifies the position of the bar. The default is `nil`.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { updateBackground() }
    }

    /// The position of the bar: the delegate's, or the bottom.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Items

    /// The items of the bar. The default is `nil`, which means none.
    open var items: [UIBarButtonItem]? {
        get { content.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. With animation, the items cross-fade.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in content.items ?? [] where item.bar === self { item.bar = nil }
        for item in items ?? [] { item.bar = self }
        content.show(items, animated: animated && window != nil && UIView.areAnimationsEnabled)
    }

    // MARK: Appearance

    /// The appearance of the bar. The default is translucent with a line.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { observeAppearances() }
    }
    /// The appearance of a compact bar. The default is `nil`, which means the standard appearance.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { observeAppearances() }
    }
    /// The appearance of the bar while the content ends above it. The default is `nil`, which means the standard
    /// appearance without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { observeAppearances() }
    }
    /// The appearance of a compact bar while the content ends above it. The default is `nil`, which means the same as a
    /// bar of regular height.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { observeAppearances() }
    }
    /// The style of the bar: light or dark. The default is `.default`. `.black` sets the dark interface style.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// A Boolean value that indicates whether content extends under the bar. The default is `true`.
    open var isTranslucent = true {
        didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } }
    }
    /// The background color of the bar. The default is `nil`. Appearances supersede this property.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }
    /// The color of the bar's buttons. The default is `nil`, which means the superview's tint color.
    open override var tintColor: UIColor! {
        didSet { content.rebuild() }
    }

    /// Sets the background image, or removes it if the image is `nil`. Appearances supersede this method and take
    /// precedence.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        updateBackground()
    }

    /// Returns the background image for a position and a height, or `nil` if there's no image.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image that replaces the line, or removes it if the image is `nil`. Appearances supersede this method.
    /// The image is only shown together with a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        updateBackground()
    }

    /// Returns the image that replaces the line for a position, or `nil` if there's no image.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    private func observeAppearances() {
        for appearance in [standardAppearance, scrollEdgeAppearance, compactAppearance, compactScrollEdgeAppearance] {
            appearance?.changeHandler = { [weak self] in self?.updateBackground() }
        }
        updateBackground()
    }

    /// A Boolean value that indicates whether the content of the bar's controller ends above the bar. It's always
    /// `false` for a bar without a controller.
    package var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { updateBackground() } }
    }

    /// The fade of the content under the bar, in the design of iOS 26. It's `nil` for a bar without a controller.
    var edgeFade: BarEdgeFade? {
        get { background.fade }
        set { background.fade = newValue }
    }

    /// The current appearance.
    package var currentAppearance: UIToolbarAppearance {
        let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance { return edge }
        // A color or image set by the app is kept.
        guard barTintColor == nil, olderBackgroundImage == nil else { return standard }
        let transparent = UIToolbarAppearance(barAppearance: standard)
        transparent.configureWithTransparentBackground()
        return transparent
    }

    private var olderBackgroundImage: UIImage? {
        backgroundImages.shown(in: [barPosition, .any], isCompact: isCompact)
    }

    private func updateBackground() {
        let appearance = currentAppearance
        background.hasLineOnTop = barPosition == .bottom
        if let image = olderBackgroundImage, appearance.backgroundImage == nil {
            let pictured = UIToolbarAppearance(barAppearance: appearance)
            pictured.backgroundEffect = nil
            pictured.backgroundImage = image
            pictured.shadowImage = shadowImages[barPosition] ?? shadowImages[.any]
            background.show(pictured, tint: barTintColor)
        } else {
            background.show(appearance, tint: barTintColor, fades: !isAtScrollEdge)
        }
        content.appearance = appearance
        background.setNeedsLayout()
        setNeedsLayout()
    }

    // MARK: Geometry

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }

    /// The height of the row with the items: 44 points, 32 on a phone in landscape, and 50 on an iPad. In the design of
    /// iOS 26, it's 48 points on phones and 44 on an iPad.
    package var rowHeight: CGFloat {
        let design = BarDesign(self)
        if isCompact { return design.compactToolbarRow }
        return traitCollection.userInterfaceIdiom == .pad ? design.padToolbarRow : design.toolbarRow
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        invalidateIntrinsicContentSize()
        updateBackground()
        superview?.setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Lays out the background and the items. If the bar is at the bottom of the safe area, its background extends to
    /// the edge of the screen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(rowHeight, bounds.height)
        background.frame = bounds.inset(by: outerInsets)
        let y = barPosition == .bottom ? 0 : bounds.height - height
        let insets = safeAreaInsets
        content.frame = CGRect(
            x: insets.left, y: y, width: max(bounds.width - insets.left - insets.right, 0), height: height)
    }

    /// The negative insets by which the background extends beyond the bar's bounds.
    private var outerInsets: UIEdgeInsets {
        guard let superview, bounds.height <= rowHeight else { return .zero }
        let covered = superview.safeAreaInsets
        let reach: CGFloat = 0.5
        switch barPosition {
        case .bottom where covered.bottom > 0 && abs(superview.bounds.maxY - covered.bottom - frame.maxY) < reach:
            return UIEdgeInsets(top: 0, left: 0, bottom: -covered.bottom, right: 0)
        case .topAttached where covered.top > 0 && abs(superview.bounds.minY + covered.top - frame.minY) < reach:
            return UIEdgeInsets(top: -covered.top, left: 0, bottom: 0, right: 0)
        default: return .zero
        }
    }

    /// The height of the row, without an intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    /// Returns the available width and the height of the row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }
}

extension UIToolbar: BarItemObserver {
    package func barItemDidChange(_ item: UIBarItem) {
        content.rebuild()
    }
}

/// A method for specifying the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
