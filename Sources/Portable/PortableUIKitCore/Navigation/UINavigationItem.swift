/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When a title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the controller before; the first one large.
        case automatic = 0
        /// Always, if the bar prefers large titles.
        case always = 1
        /// Never.
        case never = 2
        /// Never, and not in the middle either where the system would put it at the leading edge.
        case inline = 3
    }

    /// What the back button of the next controller says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back", or nothing, as there is room.
        case `default` = 0
        /// "Back", or nothing.
        case generic = 1
        /// Nothing but the arrow.
        case minimal = 2
    }

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An item from an interface file.
    public required init?(coder: NSCoder) {
        super.init()
        coder.readInterface(into: self, as: UINavigationItem.self)
    }

    /// How title and items are arranged in wide bars.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle: for screens that lead deeper.
        case navigator = 0
        /// The title at the leading side, and groups in the middle: for screens that go back and forth.
        case browser = 1
        /// The title at the leading side, and groups in the middle: for documents.
        case editor = 2
    }

    /// How title and items are arranged in wide bars; as for screens that lead deeper by default. Narrow bars have the
    /// title in the middle in any case.
    open var style: ItemStyle = .navigator {
        didSet { if oldValue != style { itemDidChange() } }
    }

    // MARK: Title

    /// Makes the menu that a tap on the title shows, of the elements that the system suggests, of which there are none
    /// here; nil, the default, for no menu. It isn't asked while a view stands in the title's place.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { itemDidChange() }
    }

    /// The text in the middle, or the large one; nil for none.
    open var title: String? {
        didSet { if oldValue != title { itemDidChange() } }
    }
    /// A view in the title's place; nil by default. It gets the size that it fits in.
    open var titleView: UIView? {
        didSet { if oldValue !== titleView { itemDidChange() } }
    }
    /// A line above the title, which makes the bar 30 points higher; nil by default.
    open var prompt: String? {
        didSet { if oldValue != prompt { itemDidChange() } }
    }
    /// When the title is shown large, in a bar that prefers that; automatic by default.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if oldValue != largeTitleDisplayMode { itemDidChange() } }
    }

    /// The item's subtitles, its other titles, and settings of its search, which few items have.
    var rareProperties = RareNavigationItemProperties() {
        didSet { itemDidChange() }
    }

    // MARK: The back button

    /// The button that leads back here, shown for the next controller; nil makes one of the title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { itemDidChange() }
    }
    /// The text of the button that leads back here; nil means the title.
    open var backButtonTitle: String? {
        didSet { if oldValue != backButtonTitle { itemDidChange() } }
    }
    /// What the button that leads back here says; the title if there is room, by default.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if oldValue != backButtonDisplayMode { itemDidChange() } }
    }
    /// Run instead of going back from here; nil by default.
    open var backAction: UIAction?
    /// Whether no back button is shown; false by default.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var hidesBack = false

    /// Sets `hidesBackButton`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBack != hidesBackButton else { return }
        hidesBack = hidesBackButton
        itemDidChange()
    }

    /// Whether the left items stand beside the back button, not in its place; false by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if oldValue != leftItemsSupplementBackButton { itemDidChange() } }
    }

    // MARK: Items

    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    /// The items at the leading edge, from it on; nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the trailing edge, from it on; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The first of the left items. Setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The first of the right items. Setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets `leftBarButtonItem`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets `rightBarButtonItem`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets `leftBarButtonItems`.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items ?? []
        leadingGroups = nil
        itemDidChange()
    }

    /// Sets `rightBarButtonItems`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items ?? []
        trailingGroups = nil
        itemDidChange()
    }

    // MARK: Groups of items

    private var groups: (leading: [UIBarButtonItemGroup]?, trailing: [UIBarButtonItemGroup]?) = (nil, nil)
    private var leadingGroups: [UIBarButtonItemGroup]? {
        get { groups.leading }
        set { groups.leading = newValue }
    }
    private var trailingGroups: [UIBarButtonItemGroup]? {
        get { groups.trailing }
        set { groups.trailing = newValue }
    }

    /// The groups at the leading edge, from it on. Setting them replaces the left items; of those, which were set one by
    /// one, it makes one group.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups ?? (leftItems.isEmpty ? [] : [.fixedGroup(items: leftItems)]) }
        set {
            leadingGroups = newValue
            groupsDidChange()
        }
    }
    /// The groups at the trailing edge, the last one next to it. Setting them replaces the right items; of those, which
    /// were set one by one, it makes one group.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups ?? (rightItems.isEmpty ? [] : [.fixedGroup(items: rightItems.reversed())]) }
        set {
            trailingGroups = newValue
            groupsDidChange()
        }
    }
    /// The groups in the middle of wide bars whose ``style`` has the title at the leading side. In others they are in the
    /// menu of what has no room. None by default.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange() }
    }
    /// A group after all others at the trailing edge; nil by default.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groupsDidChange() }
    }
    /// What stands after everything else in the menu of what has no room; nil by default.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { itemDidChange() }
    }
    /// What a person's arrangement of the bar is kept under; nil, the default, has none kept.
    ///
    /// Differs from UIKit: bars can't be rearranged here.
    open var customizationIdentifier: String?

    /// The button that shows the menu of what has no room.
    private(set) lazy var overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: nil)

    /// A group of the item has changed, or there are others.
    func groupsDidChange() {
        let all =
            (leadingGroups ?? []) + (trailingGroups ?? []) + centerItemGroups + [pinnedTrailingGroup].compactMap { $0 }
        for group in all { group.navigationItem = self }
        if let leadingGroups { leftItems = leadingGroups.flatMap(\.shownItems) }
        if let trailingGroups { rightItems = trailingGroups.flatMap(\.shownItems).reversed() }
        itemDidChange()
    }

    /// The items at the trailing edge, from it on, with the pinned ones and the button of what has no room.
    func trailingItems(isWide: Bool) -> [UIBarButtonItem] {
        let pinned = pinnedTrailingGroup?.shownItems.reversed() ?? []
        overflowItem.menu = overflowMenu(isWide: isWide)
        return pinned + (overflowItem.menu == nil ? [] : [overflowItem]) + rightItems
    }

    /// The items in the middle.
    func centerItems(isWide: Bool) -> [UIBarButtonItem] {
        isWide && style != .navigator ? centerItemGroups.flatMap(\.shownItems) : []
    }

    private func overflowMenu(isWide: Bool) -> UIMenu? {
        let showsCenter = isWide && style != .navigator
        let groups = centerItemGroups + (leadingGroups ?? []) + (trailingGroups ?? [])
        var elements: [UIMenuElement] = groups.compactMap { group in
            let isInMenu =
                group.isInDefaultCustomization
                ? !showsCenter && centerItemGroups.contains(group) : group.alwaysAvailable
            let children = isInMenu ? group.menuElements : []
            return children.isEmpty ? nil : UIMenu(options: .displayInline, children: children)
        }
        if let additionalOverflowItems { elements.append(additionalOverflowItems) }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    // MARK: Search

    /// Where a search bar stands in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system thinks best.
        case automatic = 0
        /// In the row with the buttons.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// The search whose bar is shown below the title.
    package var search: (any SearchPresenting)? {
        didSet {
            guard oldValue !== search else { return }
            if oldValue?.placeInBar === self { oldValue?.placeInBar = nil }
            search?.placeInBar = self
            itemDidChange()
        }
    }
    /// Whether the search bar goes as the contents scroll up, and comes back at their top; true by default.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if oldValue != hidesSearchBarWhenScrolling { itemDidChange() } }
    }
    /// Where the search bar is to stand; automatic by default.
    ///
    /// Differs from UIKit: it is kept; search bars are always stacked.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// Where the search bar stands: below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    /// The height of the search bar, in points; 0 without one.
    var searchBarHeight: CGFloat { search?.navigationSearchBar.heightInNavigationBar ?? 0 }
    /// Whether the search bar stays as contents scroll.
    var keepsSearchBar: Bool { !hidesSearchBarWhenScrolling || (search?.isActive ?? false) }
    /// Whether a search takes the place of the row with the title.
    var hidesRowForSearch: Bool {
        search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }

    /// The search has begun or ended, or its bar has another height.
    package func searchDidChange() {
        itemDidChange()
    }

    // MARK: Looks

    /// How the bar looks while this item is on top; nil means as the bar says.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// How the bar looks while this item is on top and contents stand at the bar's edge; nil means as the bar says.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// How a low bar looks while this item is on top; nil means as the bar says.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// How a low bar looks while this item is on top and contents stand at its edge; nil means as the bar says.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// How much of the large title is to be seen; kept while another item is shown.
    var largeTitleState = LargeTitleState()
    /// The scroll view that the large title has followed.
    weak var scrollView: UIScrollView?

    /// The bar that shows the item; it lays out again when the item changes.
    package weak var bar: UINavigationBar?

    /// What the framework puts before the app's own items.
    package var systemLeadingItem: UIBarButtonItem? {
        didSet { if oldValue !== systemLeadingItem { bar?.itemDidChange(self) } }
    }

    private func itemDidChange() {
        bar?.itemDidChange(self)
    }

    /// Called when an interface file that has this in it has been loaded and connected; does nothing by default.
    /// Overrides call `super`.
    open func awakeFromNib() {}
}
