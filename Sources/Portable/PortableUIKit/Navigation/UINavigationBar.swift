/// A bar with a title, a button that leads back, and items on both sides.
///
/// It looks as its `standardAppearance` says, and as `scrollEdgeAppearance` says while contents stand at its edge. The
/// background reaches up under the status bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// A bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UINavigationBar.self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(content)
        content.bar = self
        observeAppearances()
    }

    /// Learns of items that come and go.
    open weak var delegate: (any UINavigationBarDelegate)?

    private let background = BarBackgroundView(frame: .zero)
    private let content = NavigationBarContentView(frame: .zero)

    // MARK: Items

    private var itemStorage: [UINavigationItem] = []

    /// The items, from the root to the one on top; nil if there are none.
    open var items: [UINavigationItem]? {
        get { itemStorage.isEmpty ? nil : itemStorage }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStorage.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        take(over: items ?? [])
    }

    /// Shows another item, after asking the delegate.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        take(over: itemStorage + [item])
        delegate?.navigationBar(self, didPush: item)
    }

    /// Shows the item before, after asking the delegate.
    ///
    /// - Returns: The item that goes; nil if there is none to go.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = itemStorage.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        take(over: itemStorage.dropLast())
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Goes back, for the controller that owns the bar; without one the bar pops its item.
    var backHandler: (() -> Void)?

    func goBack() {
        if let action = backItem?.backAction {
            action.perform(sender: self)
        } else if let backHandler {
            backHandler()
        } else {
            popItem(animated: true)
        }
    }

    func take(over items: [UINavigationItem]) {
        for item in itemStorage where item.bar === self { item.bar = nil }
        itemStorage = items
        for item in items { item.bar = self }
        observeButtons()
        needsNewContent()
    }

    func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        observeButtons()
        needsNewContent()
    }

    /// Follows the buttons of the item that is shown.
    private func observeButtons() {
        for button in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
            button.bar = self
        }
    }

    private func needsNewContent() {
        content.setNeedsRebuild()
        setNeedsLayout()
        superview?.setNeedsLayout()
        updateBackground()
    }

    // MARK: Looks

    /// How the bar looks; translucent with a line by default.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { observeAppearances() }
    }
    /// How the bar looks while contents stand at its edge; nil, the default, is the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { observeAppearances() }
    }
    /// How the bar looks when it is low; nil, the default, is the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { observeAppearances() }
    }
    /// How the bar looks when it is low and contents stand at its edge; nil, the default, is as when it is high.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { observeAppearances() }
    }
    /// Whether contents reach under the bar; true by default.
    open var isTranslucent = true {
        didSet { if oldValue != isTranslucent { needsNewContent() } }
    }
    /// Whether titles are shown large; false by default.
    open var prefersLargeTitles = false {
        didSet { if oldValue != prefersLargeTitles { needsNewContent() } }
    }
    /// The colour of the bar's buttons; nil, the default, is the surroundings'.
    open override var tintColor: UIColor! {
        didSet { content.setNeedsRebuild() }
    }
    /// The older way to colour the bar: it becomes the background of an appearance.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }
    /// The older way to style the title; what the appearance says wins. Nil by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { needsNewContent() }
    }
    /// The older way to style a large title; what the appearance says wins. Nil by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { needsNewContent() }
    }
    /// The older way to make the bar dark; default by default.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// A picture instead of the arrow that leads back; nil by default.
    open var backIndicatorImage: UIImage? {
        didSet { needsNewContent() }
    }
    /// Where the bar stands: at the top.
    open var barPosition: UIBarPosition { .top }

    private func observeAppearances() {
        for appearance in [standardAppearance, scrollEdgeAppearance, compactAppearance, compactScrollEdgeAppearance] {
            appearance?.changeHandler = { [weak self] in self?.needsNewContent() }
        }
        needsNewContent()
    }

    /// What the bar looks like now.
    package var currentAppearance: UINavigationBarAppearance {
        let item = topItem
        let standard =
            (isCompact ? item?.compactAppearance ?? compactAppearance : nil) ?? item?.standardAppearance
            ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        let edge =
            (isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil)
            ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        if let edge { return edge }
        let transparent = UINavigationBarAppearance(barAppearance: standard)
        transparent.configureWithTransparentBackground()
        return transparent
    }

    private func updateBackground() {
        let appearance = currentAppearance
        background.show(appearance, tint: isAtScrollEdge ? nil : barTintColor)
        content.appearance = appearance
    }

    /// The bar has moved in front of other surroundings.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBackground()
    }

    package override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateBackground()
        content.setNeedsRebuild()
    }

    // MARK: Geometry

    private var statusBarHeight: CGFloat = 0
    private var largeTitleHeight: CGFloat = 0
    private var isAtScrollEdge = false

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }

    /// The height of the row with the buttons: 44 points, 32 on a phone on its side, 50 on a pad.
    var rowHeight: CGFloat {
        if isCompact { return 32 }
        return traitCollection.userInterfaceIdiom == .pad ? 50 : 44
    }

    /// Whether the item on top has a large title.
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isCompact else { return false }
        // Automatic items are as the one before; the first one is large.
        for item in itemStorage.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return !itemStorage.isEmpty
    }

    func update(statusBarHeight: CGFloat, largeTitleHeight: CGFloat, isAtScrollEdge: Bool) {
        let edgeChanged = isAtScrollEdge != self.isAtScrollEdge
        guard edgeChanged || statusBarHeight != self.statusBarHeight || largeTitleHeight != self.largeTitleHeight
        else { return }
        self.statusBarHeight = statusBarHeight
        self.largeTitleHeight = largeTitleHeight
        self.isAtScrollEdge = isAtScrollEdge
        if edgeChanged { updateBackground() }
        setNeedsLayout()
    }

    /// Places background and contents.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -statusBarHeight, width: bounds.width, height: bounds.height + statusBarHeight)
        content.rowHeight = rowHeight
        content.largeTitleHeight = showsLargeTitle ? max(bounds.height - rowHeight, 0) : 0
        content.frame = bounds
        content.setNeedsLayout()
    }

    /// The width at hand and the height of the row, with the large title if there is one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + (showsLargeTitle ? LargeTitleState.rowHeight : 0))
    }
}

extension UINavigationBar: BarItemObserver {
    package func barItemDidChange(_ item: UIBarItem) {
        needsNewContent()
    }
}
