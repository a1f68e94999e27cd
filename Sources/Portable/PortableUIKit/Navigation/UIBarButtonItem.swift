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

    func setUp(_ item: SystemItem) {
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
    /// The colour of the button; nil, the default, is the bar's.
    open var tintColor: UIColor? {
        didSet {
            note(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            itemDidChange()
        }
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
