/// A button in a navigation bar or toolbar.
///
/// ```swift
/// let add = UIBarButtonItem(
///     systemItem: .add,
///     primaryAction: UIAction { [weak self] _ in self?.recipes.append(Recipe(name: "New recipe")) })
/// let share = UIBarButtonItem(
///     title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
///     primaryAction: UIAction { [weak self] _ in self?.share(Recipe(name: "Soup")) })
/// share.isEnabled = !recipes.isEmpty
/// navigationItem.rightBarButtonItems = [add, share]
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The system item of the button. It's `nil` for other buttons.
    package private(set) var systemItem: SystemItem?

    /// Creates an empty button.
    public override init() {
        super.init()
    }

    /// Creates a button from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIBarButtonItem.self)
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// Creates a button with an image, and another image for compact bars.
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

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a button with a title or an image, and a menu.
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

    /// Creates a system button.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        setUp(systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a system button that runs an action or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        setUp(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button that runs an action or shows a menu. By default, it has the title and image of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        // Property observers aren't called in initializers.
        adoptPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates an item that shows a view.
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

    /// Returns a space of `width` points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Returns a space that fills the available width.
    open class func flexibleSpace() -> Self {
        let item = make()
        item.systemItem = .flexibleSpace
        return item
    }

    private static func make() -> Self {
        guard let item = NSObject.make(self) as? Self else {
            raise("\(self) created an object of another class")
        }
        return item
    }

    /// The style of the button. The default is `.plain`.
    open var style: Style = .plain {
        didSet { if oldValue != style { itemDidChange() } }
    }
    /// The width, in points. The default is 0, which fits the content.
    open var width: CGFloat = 0 {
        didSet { if oldValue != width { itemDidChange() } }
    }
    /// A Boolean value that indicates whether holding a drag over the button activates it. The default is `false`.
    open var isSpringLoaded = false {
        didSet { if oldValue != isSpringLoaded { itemDidChange() } }
    }
    /// The titles that the button can have, which determine its width. The default is `nil`.
    open var possibleTitles: Set<String>? {
        didSet { if oldValue != possibleTitles { itemDidChange() } }
    }
    /// A view that replaces the button. The default is `nil`.
    open var customView: UIView? {
        didSet { if oldValue !== customView { itemDidChange() } }
    }
    /// The method that's called on `target` when the user taps the button. The default is `nil`.
    open var action: Selector?
    /// The receiver of `action`. `nil` means the responder chain.
    open weak var target: AnyObject?
    /// The action that runs when the user taps the button. The default is `nil`. Setting it replaces the title and
    /// image with the title and image of the action.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { adoptPrimaryAction() } }
    }

    private func adoptPrimaryAction() {
        guard let primaryAction else { return }
        if systemItem == nil {
            title = primaryAction.title.isEmpty ? title : primaryAction.title
            image = primaryAction.image ?? image
        }
        itemDidChange()
    }

    /// The menu that appears when the user touches the button. The default is `nil`.
    open var menu: UIMenu? {
        didSet {
            showSelection()
            itemDidChange()
        }
    }
    /// The color of the button. The default is `nil`, which means the bar's tint color.
    open var tintColor: UIColor? {
        didSet {
            record(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            itemDidChange()
        }
    }
    /// The badge, the identifier, and the background settings of the item.
    var options = BarItemOptions() {
        didSet { if oldValue != options { itemDidChange() } }
    }
    /// A Boolean value that indicates whether the button is selected. The default is `false`.
    open var isSelected = false {
        didSet { if oldValue != isSelected { itemDidChange() } }
    }
    /// A Boolean value that indicates whether the button is hidden. The default is `false`.
    open var isHidden = false {
        didSet { if oldValue != isHidden { itemDidChange() } }
    }
    /// A Boolean value that indicates whether bars show the item.
    var isShown: Bool { !isHidden && !options.isUnavailable }
    /// A Boolean value that indicates whether the primary action changes the selection: the button shows the title and
    /// image of the menu's selected element, or is selected and deselected if it has no menu. The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showSelection() }
    }

    /// The menu with one element selected, if the button tracks the selection.
    var shownMenu: UIMenu? {
        guard let menu, changesSelectionAsPrimaryAction, !menu.options.contains(.singleSelection) else { return menu }
        return UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children)
    }

    /// Updates the title and image from the menu's selected element. If no element is selected, the first one is
    /// selected.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.children.first as? UIAction { first.state = .on }
        guard let chosen = menu.selectedElements.first else { return }
        title = chosen.title
        image = chosen.image
    }

    // MARK: In groups and menus

    /// The group of the item. It's `nil` if the item isn't in a group.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// The menu element that represents the item in the overflow menu. The default is `nil`, which uses the item's
    /// title, image, and action.
    open var menuRepresentation: UIMenuElement?
    /// The preferred order of the elements in the item's menu. The default puts the first element nearest to the item.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    // MARK: Older appearance API

    private var pictures = BarItemImages()

    /// Sets the button's background image for a state, for all styles. Compact bars without their own image use the
    /// default one.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        let key = BarItemImageKey(state: state.rawValue, metrics: barMetrics)
        record(
            .positionBackgroundImage, for: key.number,
            { (item: UIBarButtonItem) in
                item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        pictures.backgrounds[key] = backgroundImage
        itemDidChange()
    }

    /// Returns the button's background image for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[BarItemImageKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Sets the button's background image for a state and a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        let key = BarItemImageKey(state: state.rawValue, style: style, metrics: barMetrics)
        record(
            .styleBackgroundImage, for: key.number,
            { (item: UIBarButtonItem) in
                item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
            })
        pictures.backgrounds[key] = backgroundImage
        itemDidChange()
    }

    /// Returns the button's background image for a state and a style.
    open func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.backgrounds[BarItemImageKey(state: state.rawValue, style: style, metrics: barMetrics)]
    }

    /// Sets the offset by which the background image is moved down, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        record(
            .backgroundVerticalPositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in
                item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        pictures.verticalAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// Returns the offset by which the background image is moved down, in points. The default is 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.verticalAdjustments[barMetrics] ?? 0
    }

    /// Sets the offset of the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        record(
            .titlePositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in item.setTitlePositionAdjustment(adjustment, for: barMetrics) })
        pictures.titleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// Returns the offset of the title, in points. The default is zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.titleAdjustments[barMetrics] ?? .zero
    }

    /// Sets the background image of a back button for a state.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BarItemImageKey(state: state.rawValue, metrics: barMetrics)
        record(
            .backButtonBackgroundImage, for: key.number,
            { (item: UIBarButtonItem) in
                item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        pictures.backBackgrounds[key] = backgroundImage
        itemDidChange()
    }

    /// Returns the background image of a back button for a state.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backBackgrounds[BarItemImageKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Sets the offset of a back button's title, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        record(
            .backButtonTitlePositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) })
        pictures.backTitleAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// Returns the offset of a back button's title, in points. The default is zero.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.backTitleAdjustments[barMetrics] ?? .zero
    }

    /// Sets the offset by which a back button's background image is moved down, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        record(
            .backButtonBackgroundVerticalPositionAdjustment, for: barMetrics.rawValue,
            { (item: UIBarButtonItem) in
                item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            })
        pictures.backVerticalAdjustments[barMetrics] = adjustment
        itemDidChange()
    }

    /// Returns the offset by which a back button's background image is moved down, in points. The default is 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.backVerticalAdjustments[barMetrics] ?? 0
    }

    /// Returns the background image for a state, depending on the style, the bar's height, and whether the button is a
    /// back button. If the state has no image, the image of `.normal` is used. Compact bars without their own image use
    /// the default one.
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

    /// Returns the vertical offset of the background image.
    func shownBackgroundOffset(isCompact: Bool, isBack: Bool) -> CGFloat {
        let all = isBack ? pictures.backVerticalAdjustments : pictures.verticalAdjustments
        return (isCompact ? all[.compact] : nil) ?? all[.default] ?? 0
    }

    /// Returns the offset of the title.
    func shownTitleOffset(isCompact: Bool, isBack: Bool) -> UIOffset {
        let all = isBack ? pictures.backTitleAdjustments : pictures.titleAdjustments
        return ((isCompact ? all[.compact] : nil) ?? all[.default] ?? .zero).finiteOrZero
    }

    /// Performs the action of a tap.
    package func perform(from responder: UIResponder?, event: UIEvent? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction {
            if !primaryAction.attributes.contains(.disabled) { primaryAction.perform(sender: self) }
        } else if let action {
            TargetAction(target: target, action: action).send(sender: self, from: responder, event: event)
        }
    }
}
