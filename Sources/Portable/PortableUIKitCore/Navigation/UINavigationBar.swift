/// A bar with a title, a back button, and items on both sides.
///
/// Its appearance is `standardAppearance`, or `scrollEdgeAppearance` while the content is scrolled to its edge. The
/// background extends under the status bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Creates a bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UINavigationBar.self)
    }

    /// A Boolean value that indicates whether the bar is hidden. The content then extends to the top of the screen.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    private func setUp() {
        page.add(to: self)
        observeAppearances()
    }

    /// The object that responds to items being pushed and popped.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The page of the current item.
    private var page = NavigationBarPage()
    /// The page of the previous item, during a transition.
    private var leavingPage: NavigationBarPage?

    // MARK: Items

    private var itemStorage: [UINavigationItem] = []

    /// The items, from the root to the top. It's `nil` if there aren't any.
    open var items: [UINavigationItem]? {
        get { itemStorage.isEmpty ? nil : itemStorage }
        set { setItems(newValue, animated: false) }
    }
    /// The current item.
    open var topItem: UINavigationItem? { itemStorage.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        take(over: items ?? [])
        showTopItem()
    }

    /// Pushes an item, if the delegate allows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        take(over: itemStorage + [item])
        showTopItem()
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item, if the delegate allows it.
    ///
    /// - Returns: The item that was popped, or `nil` if none was.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = itemStorage.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        take(over: itemStorage.dropLast())
        showTopItem()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// The closure that performs the back action, set by the owning controller. If it's `nil`, the bar pops its item.
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

    /// Sets the items without showing another one yet.
    func take(over items: [UINavigationItem]) {
        for item in itemStorage where item.bar === self { item.bar = nil }
        itemStorage = items
        for item in items { item.bar = self }
        observeButtons()
    }

    /// Shows the top item.
    func showTopItem() {
        guard page.items != itemStorage else { return }
        page.items = itemStorage
        needsNewContent()
    }

    func itemDidChange(_ item: UINavigationItem) {
        guard [page.item, page.items.dropLast().last, topItem].contains(item) else { return }
        observeButtons()
        needsNewContent()
    }

    /// Observes the buttons of the current item.
    private func observeButtons() {
        for button in buttonItems { button.bar = self }
    }

    /// The buttons of the current item, and the back button.
    private var buttonItems: [UIBarButtonItem] {
        let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        let groups = (topItem?.centerItemGroups ?? []) + [topItem?.pinnedTrailingGroup].compactMap { $0 }
        return buttons + groups.flatMap(\.barButtonItems) + [backItem?.backBarButtonItem].compactMap { $0 }
    }

    private func needsNewContent() {
        page.content.setNeedsRebuild()
        if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
        setNeedsLayout()
        superview?.setNeedsLayout()
        updateBackground()
    }

    // MARK: Transitions

    /// Keeps the current page and adds the page of the top item next to it. Both move when
    /// ``transition(isPush:style:)`` is called.
    func startTransition() {
        endTransition()
        let old = page
        leavingPage = old
        old.content.isUserInteractionEnabled = false
        old.content.accessibilityElementsHidden = true
        page = NavigationBarPage()
        page.add(to: self, aboveBackgroundOf: old)
        showTopItem()
    }

    /// Returns the transition from the previous item to the current one, or `nil` if there's none.
    func transition(isPush: Bool, style: NavigationBarTransition.Style) -> NavigationBarTransition? {
        guard let leavingPage else { return nil }
        let (front, rear) = isPush ? (page, leavingPage) : (leavingPage, page)
        insertSubview(front.backgroundClip, aboveSubview: rear.backgroundClip)
        page.content.layoutIfNeeded()
        return NavigationBarTransition(
            front: front, rear: rear, distance: isRightToLeft ? -bounds.width : bounds.width, style: style)
    }

    /// Shows only one of two items, while the bar itself is shown or hidden.
    func showOnePage(leaving: Bool) {
        guard let leavingPage else { return }
        for (page, isShown) in [(page, !leaving), (leavingPage, leaving)] {
            page.fade(to: isShown ? 1 : 0)
            page.background.alpha = isShown ? 1 : 0
        }
    }

    /// Shows only the new item.
    func endTransition() {
        leavingPage?.removeFromBar()
        leavingPage = nil
        page.reset()
    }

    /// Shows the previous item again.
    func cancelTransition() {
        guard let leavingPage else { return }
        page.removeFromBar()
        page = leavingPage
        self.leavingPage = nil
        page.reset()
        needsNewContent()
    }

    // MARK: Appearance

    /// The appearance of the bar. The default is translucent with a line.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            record(
                .standardAppearance,
                { [appearance = standardAppearance] (bar: UINavigationBar) in
                    bar.standardAppearance = appearance.duplicate
                })
            observeAppearances()
        }
    }
    /// The appearance of the bar while the content is scrolled to its edge. The default is `nil`, which means the
    /// standard appearance without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            record(
                .scrollEdgeAppearance,
                { [appearance = scrollEdgeAppearance] (bar: UINavigationBar) in
                    bar.scrollEdgeAppearance = appearance?.duplicate
                })
            observeAppearances()
        }
    }
    /// The appearance of a compact bar. The default is `nil`, which means the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            record(
                .compactAppearance,
                { [appearance = compactAppearance] (bar: UINavigationBar) in
                    bar.compactAppearance = appearance?.duplicate
                })
            observeAppearances()
        }
    }
    /// The appearance of a compact bar while the content is scrolled to its edge. The default is `nil`, which means the
    /// same as a bar of regular height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            record(
                .compactScrollEdgeAppearance,
                { [appearance = compactScrollEdgeAppearance] (bar: UINavigationBar) in
                    bar.compactScrollEdgeAppearance = appearance?.duplicate
                })
            observeAppearances()
        }
    }
    /// A Boolean value that indicates whether content extends under the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            record(.isTranslucent, \UINavigationBar.isTranslucent, isTranslucent)
            if oldValue != isTranslucent { needsNewContent() }
        }
    }
    /// A Boolean value that indicates whether titles are large. The default is `false`.
    open var prefersLargeTitles = false {
        didSet {
            record(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles, prefersLargeTitles)
            if oldValue != prefersLargeTitles { needsNewContent() }
        }
    }
    /// The color of the bar's buttons. The default is `nil`, which means the superview's tint color.
    open override var tintColor: UIColor! {
        didSet { page.content.setNeedsRebuild() }
    }
    /// The background color of the bar. The default is `nil`. Appearances supersede this property.
    open var barTintColor: UIColor? {
        didSet {
            record(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
            updateBackground()
        }
    }
    /// The attributes of the title. The default is `nil`. Appearances supersede this property and take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            record(.titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
            needsNewContent()
        }
    }
    /// The attributes of a large title. The default is `nil`. Appearances supersede this property and take precedence.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            record(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes)
            needsNewContent()
        }
    }
    /// The style of the bar: light or dark. The default is `.default`. `.black` sets the dark interface style.
    open var barStyle: UIBarStyle = .default {
        didSet {
            record(.barStyle, \UINavigationBar.barStyle, barStyle)
            setQuietly { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
        }
    }
    /// An image that replaces the back button's arrow. The default is `nil`.
    open var backIndicatorImage: UIImage? {
        didSet {
            record(.backIndicatorImage, \UINavigationBar.backIndicatorImage, backIndicatorImage)
            needsNewContent()
        }
    }
    /// The mask of the title that slides under the back button's image. The default is `nil`. It has no effect, because
    /// titles don't slide under it.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet {
            record(
                .backIndicatorMask, \UINavigationBar.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
        }
    }
    /// An image that replaces the line under the bar, if the bar also has a background image. The default is `nil`.
    /// Appearances supersede this property.
    open var shadowImage: UIImage? {
        didSet {
            record(.shadowImage, \UINavigationBar.shadowImage, shadowImage)
            updateBackground()
        }
    }

    private var backgroundImages = BarImages()
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    /// Sets the background image for all positions. An empty image makes the bar transparent. Appearances supersede
    /// this method.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Returns the background image for all positions. The default is `nil`.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the background image for a position. Compact bars without their own image use the default one. Appearances
    /// supersede this method.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let key = BarImageKey(position: barPosition, metrics: barMetrics)
        record(
            .backgroundImage, for: key.number,
            { (bar: UINavigationBar) in
                bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
            })
        backgroundImages[key] = backgroundImage
        updateBackground()
    }

    /// Returns the background image for a position. The default is `nil`.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarImageKey(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the offset by which the title is moved down, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        record(
            .titleVerticalPositionAdjustment, for: barMetrics.rawValue,
            { (bar: UINavigationBar) in bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) })
        titleAdjustments[barMetrics] = finite(adjustment, "titleVerticalPositionAdjustment")
        needsNewContent()
    }

    /// Returns the offset by which the title is moved down, in points. The default is 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }

    /// The current offset of the title, from the appearance and the older API.
    var currentTitleOffset: UIOffset {
        var offset = currentAppearance.titlePositionAdjustment
        offset.vertical += titleAdjustments[isCompact ? .compact : .default] ?? titleAdjustments[.default] ?? 0
        return offset.finiteOrZero
    }

    /// The current background image, set with the older API.
    private var currentBackgroundImage: UIImage? {
        let positions: [UIBarPosition] = page.statusBarHeight > 0 ? [.topAttached, .top, .any] : [.top, .any]
        return backgroundImages.shown(in: positions, isCompact: isCompact)
    }

    /// The preferred behavioral style. The default is `.automatic`.
    ///
    /// Differs from UIKit: the behavioral style is always that of an iPad.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The behavioral style, which is that for iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The sections of a window's toolbar on a Mac.
    public enum NSToolbarSection: Int, Sendable {
        /// The item is in no section.
        case none = 0
        /// The section above the sidebar.
        case sidebar = 1
        /// The section above the list next to the sidebar.
        case supplementary = 2
        /// The section above the content.
        case content = 3
    }
    /// The section of the window's toolbar that contains the bar. It's always `.none`, because windows have no toolbar.
    open var currentNSToolbarSection: UINavigationBar.NSToolbarSection { .none }

    /// The position of the bar, which is at the top.
    open var barPosition: UIBarPosition { .top }

    private func observeAppearances() {
        for appearance in [standardAppearance, scrollEdgeAppearance, compactAppearance, compactScrollEdgeAppearance] {
            appearance?.changeHandler = { [weak self] in self?.needsNewContent() }
        }
        needsNewContent()
    }

    /// The current appearance.
    package var currentAppearance: UINavigationBarAppearance {
        let item = page.item
        let standard =
            (isCompact ? item?.compactAppearance ?? compactAppearance : nil) ?? item?.standardAppearance
            ?? standardAppearance
        guard page.isAtScrollEdge else { return standard }
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
        if let image = currentBackgroundImage {
            let older = UIBarAppearance(barAppearance: appearance)
            older.backgroundEffect = nil
            older.backgroundColor = nil
            older.backgroundImage = image
            older.shadowImage = shadowImage
            page.background.show(older)
        } else {
            page.background.show(
                appearance, tint: page.isAtScrollEdge ? nil : barTintColor,
                fades: !page.isAtScrollEdge && BarDesign(self).hasPlatters)
        }
        page.content.appearance = appearance
    }

    /// Updates the background and the buttons after a change of the window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        for button in buttonItems { button.applyAppearance() }
        updateBackground()
        // The height of the row is different in sheets.
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        // The text size affects the height of large titles, and the device affects the height of the row.
        needsNewContent()
        superview?.setNeedsLayout()
    }

    // MARK: Geometry

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }

    /// A Boolean value that indicates whether the bar is on the card of a sheet.
    private var isInSheet: Bool { sequence(first: self, next: \.superview).contains { $0 is SheetCardView } }

    /// The height of the row with the buttons and the prompt, which is different on a phone in landscape, on a tablet,
    /// and in a sheet.
    var rowHeight: CGFloat {
        if topItem?.hidesRowForSearch ?? false { return 0 }
        let design = BarDesign(self)
        let row =
            isCompact
            ? design.compactRow
            : isInSheet ? design.sheetRow : traitCollection.userInterfaceIdiom == .pad ? design.padRow : design.row
        return row + page.content.promptHeight
    }

    /// A Boolean value that indicates whether the current item has a large title. An automatic item has a large title
    /// if the previous item has one. The first item has a large title.
    package var showsLargeTitle: Bool {
        prefersLargeTitles && !isCompact && page.prefersLargeTitle && !(topItem?.hidesRowForSearch ?? false)
    }

    /// The height of the search bar that scrolling hides, in points, or 0 if there's no search bar.
    var collapsibleSearchHeight: CGFloat { topItem.map { $0.keepsSearchBar ? 0 : $0.searchBarHeight } ?? 0 }

    /// The height of the part that's always visible: the row, and a search bar that scrolling doesn't hide.
    var fixedHeight: CGFloat { rowHeight + (topItem?.searchBarHeight ?? 0) - collapsibleSearchHeight }

    /// The height of a large title's row when it's open, in points: 52, and more at large text sizes.
    var largeTitleRowHeight: CGFloat { page.content.largeTitleRowHeight }

    /// - Parameters:
    ///   - statusBarHeight: The distance by which the background extends above the bar, in points.
    ///   - isAtScrollEdge: `true` if no content is under the bar.
    ///   - edge: The fade of the content under the bar.
    func update(statusBarHeight: CGFloat, isAtScrollEdge: Bool, edge: BarEdgeFade? = nil) {
        let edgeChanged = isAtScrollEdge != page.isAtScrollEdge
        page.background.fade = edge
        guard edgeChanged || statusBarHeight != page.statusBarHeight else { return }
        page.statusBarHeight = statusBarHeight
        page.isAtScrollEdge = isAtScrollEdge
        if edgeChanged { updateBackground() }
        setNeedsLayout()
    }

    /// Lays out the background and the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        page.content.rowAlpha = topItem?.hidesRowForSearch ?? false ? 0 : 1
        page.layOut(
            size: bounds.size, rowHeight: rowHeight, hasLargeTitle: showsLargeTitle,
            fixedSearchHeight: fixedHeight - rowHeight, collapsibleSearchHeight: collapsibleSearchHeight)
    }

    /// The distance of the bar from the top of the screen, if the safe area is smaller.
    var leastTop: CGFloat {
        let design = BarDesign(self)
        return isCompact ? design.compactLeastTop : design.leastTop
    }

    /// Returns the available width, and the height of the row and the large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: fixedHeight + collapsibleSearchHeight + (showsLargeTitle ? largeTitleRowHeight : 0))
    }

    /// The height of the row and the large title, for a bar that an app positions with constraints.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}

extension UINavigationBar: BarItemObserver {
    package func barItemDidChange(_ item: UIBarItem) {
        needsNewContent()
    }
}
