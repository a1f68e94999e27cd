/// A bar with buttons at the bottom of a screen.
///
/// Items stand side by side from the side where reading begins; flexible spaces between them share what room is left.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackgroundView(frame: .zero)
    private let content = ToolbarContentView(frame: .zero)
    /// The older pictures behind the bar, by place and height.
    private var backgroundImages = BarImages()
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// A bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIToolbar.self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(content)
        observeAppearances()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Says where the bar stands; nil by default.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { updateBackground() }
    }

    /// Where the bar stands: where the delegate says, or at the bottom.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Items

    /// What the bar shows; nil, the default, is nothing.
    open var items: [UIBarButtonItem]? {
        get { content.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated, the old ones fade into the new ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in content.items ?? [] where item.bar === self { item.bar = nil }
        for item in items ?? [] { item.bar = self }
        content.show(items, animated: animated && window != nil && UIView.areAnimationsEnabled)
    }

    // MARK: Looks

    /// How the bar looks; translucent with a line by default.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { observeAppearances() }
    }
    /// How the bar looks when it is low; nil, the default, is the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { observeAppearances() }
    }
    /// How the bar looks while contents end above it; nil, the default, is the standard one without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { observeAppearances() }
    }
    /// How the bar looks when it is low and contents end above it; nil, the default, is as when it is high.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { observeAppearances() }
    }
    /// The older way to make the bar dark; default by default.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// Whether contents reach under the bar; true by default.
    open var isTranslucent = true {
        didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } }
    }
    /// The older way to color the bar; nil by default.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }
    /// The color of the bar's buttons; nil, the default, is the surroundings'.
    open override var tintColor: UIColor! {
        didSet { content.rebuild() }
    }

    /// Sets a picture behind the bar, in the older way; nil takes it away. What an appearance says wins.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        updateBackground()
    }

    /// The picture that was set for a place and a height; nil if none was.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets a picture instead of the line, in the older way; nil brings the line back. It shows beside a picture behind
    /// the bar only.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        updateBackground()
    }

    /// The picture that was set instead of the line at a place; nil if none was.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    private func observeAppearances() {
        for appearance in [standardAppearance, scrollEdgeAppearance, compactAppearance, compactScrollEdgeAppearance] {
            appearance?.changeHandler = { [weak self] in self?.updateBackground() }
        }
        updateBackground()
    }

    /// Whether the contents of the controller that owns the bar end above it. A bar of its own never knows.
    package var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { updateBackground() } }
    }

    /// What the bar looks like now.
    package var currentAppearance: UIToolbarAppearance {
        let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance { return edge }
        // A color or picture of the app's own stays.
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
            background.show(appearance, tint: barTintColor)
        }
        content.appearance = appearance
        background.setNeedsLayout()
        setNeedsLayout()
    }

    // MARK: Geometry

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }

    /// The height of the row with the items: 44 points, 32 on a phone on its side, 50 on a pad.
    package var rowHeight: CGFloat {
        isCompact ? 32 : traitCollection.userInterfaceIdiom == .pad ? 50 : 44
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        invalidateIntrinsicContentSize()
        updateBackground()
        superview?.setNeedsLayout()
    }

    /// Takes over what the device covers.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Places background and items. The background of a bar at the bottom of the safe area goes on to the edge of the
    /// screen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(rowHeight, bounds.height)
        background.frame = bounds.inset(by: outerInsets)
        let y = barPosition == .bottom ? 0 : bounds.height - height
        let insets = safeAreaInsets
        content.frame = CGRect(
            x: insets.left, y: y, width: max(bounds.width - insets.left - insets.right, 0), height: height)
    }

    /// How far the background reaches over the bar's own bounds, as negative insets.
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

    /// As wide as it is made, and as high as the row.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    /// The width at hand and the height of the row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }
}

extension UIToolbar: BarItemObserver {
    package func barItemDidChange(_ item: UIBarItem) {
        content.rebuild()
    }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
