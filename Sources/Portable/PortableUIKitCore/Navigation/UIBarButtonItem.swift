/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// What a system item stands for; nil for others.
    package private(set) var systemItem: SystemItem?

    /// A button that shows nothing.
    public override init() {
        super.init()
    }

    /// A button from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIBarButtonItem.self)
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// A button with a picture, and another one for bars that are low.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// A button with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// A button with a text or a picture, and a menu.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        self.menu = menu
    }

    /// A button that the system knows.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        setUp(systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// A button that the system knows, which runs an action or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        setUp(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button that runs an action, whose title and picture it takes unless they are given, or shows a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        // Observers of the class's own properties aren't called in its initializers.
        takeOverPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// An item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    package func setUp(_ item: SystemItem) {
        systemItem = item
        title = item.title
        if let symbol = item.symbolName { image = UIImage(systemName: symbol) }
        if item == .done || item == .save { style = .done }
    }

    /// Room of `width` points between items.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Room between items that takes all that is left.
    open class func flexibleSpace() -> Self {
        let item = make()
        item.systemItem = .flexibleSpace
        return item
    }

    private static func make() -> Self {
        guard let item = NSObject.make(self) as? Self else {
            raise("\(self) made an object of another class")
        }
        return item
    }

    /// How important the button is; `.plain` by default.
    open var style: Style = .plain {
        didSet { if oldValue != style { itemDidChange() } }
    }
    /// The width in points; 0, the default, is what the contents need.
    open var width: CGFloat = 0 {
        didSet { if oldValue != width { itemDidChange() } }
    }
    /// Whether a drag that is held over the button is as a tap; false by default.
    open var isSpringLoaded = false {
        didSet { if oldValue != isSpringLoaded { itemDidChange() } }
    }
    /// All titles that the button may get, so that its width stays; nil by default.
    open var possibleTitles: Set<String>? {
        didSet { if oldValue != possibleTitles { itemDidChange() } }
    }
    /// The view that is shown instead of a button; nil by default.
    open var customView: UIView? {
        didSet { if oldValue !== customView { itemDidChange() } }
    }
    /// Called on `target` when the button is tapped; nil by default.
    open var action: Selector?
    /// Who gets `action`; nil means the responder chain.
    open weak var target: AnyObject?
    /// Run when the button is tapped; nil by default. Setting it takes over its title and picture.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { takeOverPrimaryAction() } }
    }

    private func takeOverPrimaryAction() {
        guard let primaryAction else { return }
        if systemItem == nil {
            title = primaryAction.title.isEmpty ? title : primaryAction.title
            image = primaryAction.image ?? image
        }
        itemDidChange()
    }

    /// Shown when the button is touched; nil by default.
    open var menu: UIMenu? {
        didSet { itemDidChange() }
    }
    /// The color of the button; nil, the default, is the bar's.
    open var tintColor: UIColor? {
        didSet {
            note(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            itemDidChange()
        }
    }
    /// The item's badge, its name, and how it takes part in its bar.
    var options = BarItemOptions() {
        didSet { if oldValue != options { itemDidChange() } }
    }
    /// Whether it is chosen; false by default.
    open var isSelected = false {
        didSet { if oldValue != isSelected { itemDidChange() } }
    }
    /// Whether it is left out; false by default.
    open var isHidden = false {
        didSet { if oldValue != isHidden { itemDidChange() } }
    }
    /// Whether choosing in the menu makes the choice the button's text; false by default.
    open var changesSelectionAsPrimaryAction = false

    // MARK: In groups and menus

    /// The group that the item belongs to; nil if it belongs to none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// What stands for the item in menus of what has no room; nil, the default, for its title, image and action.
    open var menuRepresentation: UIMenuElement?
    /// In which order the elements of the item's menu stand; the first is the nearest to the item by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    // MARK: Looks in the older way

    private var pictures = BarItemPictures()

    /// Sets a picture behind the button in a state, for buttons of all styles. Low bars without one of their own take the
    /// usual one.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        let key = BarItemImageKey(state: state.rawValue, metrics: barMetrics)
        note(
            .positionBackgroundImage, for: key.number,
            { (item: UIBarButtonItem) in
                item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        pictures.backgrounds[key] = backgroundImage
        itemDidChange()
    }

    /// The picture behind the button that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[BarItemImageKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Sets a picture behind the button in a state, while it has a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        let key = BarItemImageKey(state: state.rawValue, style: style, metrics: barMetrics)
        note(
            .styleBackgroundImage, for: key.number,
            { (item: UIBarButtonItem) in
                item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
            })
        pictures.backgrounds[key] = backgroundImage
        itemDidChange()
    }

    /// The picture behind the button that was set for a state and a style.
    open func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.backgrounds[BarItemImageKey(state: state.rawValue, style: style, metrics: barMetrics)]
    }

    /// Moves the picture behind the button down, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        note(
            .backgroundVerticalPositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in
                item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        pictures.verticalAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// How far the picture behind the button is moved down, in points; 0 by default.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.verticalAdjustments[barMetrics] ?? 0
    }

    /// Moves the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        note(
            .titlePositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in item.setTitlePositionAdjustment(adjustment, for: barMetrics) })
        pictures.titleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// How far the title is moved, in points; not at all by default.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.titleAdjustments[barMetrics] ?? .zero
    }

    /// Sets a picture behind a back button in a state.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BarItemImageKey(state: state.rawValue, metrics: barMetrics)
        note(
            .backButtonBackgroundImage, for: key.number,
            { (item: UIBarButtonItem) in
                item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        pictures.backBackgrounds[key] = backgroundImage
        itemDidChange()
    }

    /// The picture behind a back button that was set for a state.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backBackgrounds[BarItemImageKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Moves the title of a back button, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        note(
            .backButtonTitlePositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) })
        pictures.backTitleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// How far the title of a back button is moved, in points; not at all by default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.backTitleAdjustments[barMetrics] ?? .zero
    }

    /// Moves the picture behind a back button down, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        note(
            .backButtonBackgroundVerticalPositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in
                item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        pictures.backVerticalAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// How far the picture behind a back button is moved down, in points; 0 by default.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.backVerticalAdjustments[barMetrics] ?? 0
    }

    /// The picture behind the button in a state, by its style, the bar's height and what stands in for what.
    func shownBackgroundImage(in state: UIControl.State, isCompact: Bool, isBack: Bool) -> UIImage? {
        let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        for metrics in metrics {
            for state in [state, .normal] {
                let plain = BarItemImageKey(state: state.rawValue, metrics: metrics)
                let styled = BarItemImageKey(state: state.rawValue, style: style, metrics: metrics)
                let found =
                    isBack
                    ? pictures.backBackgrounds[plain] : pictures.backgrounds[styled] ?? pictures.backgrounds[plain]
                if let found { return found }
            }
        }
        return nil
    }

    /// How far that picture is moved down.
    func shownBackgroundOffset(isCompact: Bool, isBack: Bool) -> CGFloat {
        let all = isBack ? pictures.backVerticalAdjustments : pictures.verticalAdjustments
        return (isCompact ? all[.compact] : nil) ?? all[.default] ?? 0
    }

    /// How far the title is moved.
    func shownTitleOffset(isCompact: Bool, isBack: Bool) -> UIOffset {
        let all = isBack ? pictures.backTitleAdjustments : pictures.titleAdjustments
        return (isCompact ? all[.compact] : nil) ?? all[.default] ?? .zero
    }

    /// Does what a tap does.
    package func perform(from responder: UIResponder?, event: UIEvent? = nil) {
        guard isEnabled else { return }
        if let primaryAction {
            if !primaryAction.attributes.contains(.disabled) { primaryAction.perform(sender: self) }
        } else if let action {
            TargetAction(target: target, action: action).send(sender: self, from: responder, event: event)
        }
    }
}
