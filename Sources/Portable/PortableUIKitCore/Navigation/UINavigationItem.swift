/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The modes that determine whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The title is large if the previous controller's title is. The title of the first controller is large.
        case automatic = 0
        /// The title is large if the bar prefers large titles.
        case always = 1
        /// The title isn't large.
        case never = 2
        /// The title is large in the row of the buttons, at the leading edge, if the bar prefers large titles.
        case inline = 3
    }

    /// The modes that determine the title of the next controller's back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The button shows the title, "Back", or no text, depending on the available width.
        case `default` = 0
        /// The button shows "Back" or no title.
        case generic = 1
        /// The button shows only the arrow.
        case minimal = 2
    }

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item from an interface file.
    public required init?(coder: NSCoder) {
        super.init()
        coder.readInterface(into: self, as: UINavigationItem.self)
    }

    /// The arrangements of the title and items in a wide bar.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the center, for hierarchical navigation.
        case navigator = 0
        /// The title is at the leading side and groups are in the center, for navigation in a history.
        case browser = 1
        /// The title is at the leading side and groups are in the center, for documents.
        case editor = 2
    }

    /// The arrangement of the title and items in a wide bar. The default is `.navigator`. Narrow bars always have the
    /// title in the center.
    open var style: ItemStyle = .navigator {
        didSet { if oldValue != style { itemDidChange() } }
    }

    // MARK: Title

    /// A closure that returns the menu for taps on the title. The default is `nil`, which means no menu. Its parameter
    /// contains the system's suggested elements, currently none. It isn't called while a view replaces the title.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { itemDidChange() }
    }

    /// The title in the center, or the large title. `nil` means none.
    open var title: String? {
        didSet { if !oldValue.hasSameScalars(as: title) { itemDidChange() } }
    }
    /// A view that replaces the title. The default is `nil`. It has the size that fits its content.
    open var titleView: UIView? {
        didSet { if oldValue !== titleView { itemDidChange() } }
    }
    /// A line of text above the title, which increases the bar's height by 30 points. The default is `nil`.
    open var prompt: String? {
        didSet { if !oldValue.hasSameScalars(as: prompt) { itemDidChange() } }
    }
    /// The mode that determines whether the title is large, if the bar prefers large titles. The default is
    /// `.automatic`.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if oldValue != largeTitleDisplayMode { itemDidChange() } }
    }

    /// The subtitles, additional titles, and search settings, which few items have.
    var rareProperties = RareNavigationItemProperties() {
        didSet { if oldValue != rareProperties { itemDidChange() } }
    }

    // MARK: The back button

    /// The back button that the next controller shows for this item. `nil` creates one with the title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if oldValue !== backBarButtonItem { itemDidChange() } }
    }
    /// The title of the back button to this item. `nil` means the item's title.
    open var backButtonTitle: String? {
        didSet { if !oldValue.hasSameScalars(as: backButtonTitle) { itemDidChange() } }
    }
    /// The mode that determines the title of the back button to this item. The default is the title, if there's enough
    /// space.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if oldValue != backButtonDisplayMode { itemDidChange() } }
    }
    /// The action that replaces going back from this item. The default is `nil`.
    open var backAction: UIAction?
    /// A Boolean value that indicates whether the back button is hidden. The default is `false`.
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

    /// A Boolean value that indicates whether the left items appear next to the back button. If it's `false`, the
    /// default, they replace it.
    open var leftItemsSupplementBackButton = false {
        didSet { if oldValue != leftItemsSupplementBackButton { itemDidChange() } }
    }

    // MARK: Items

    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    /// The items at the leading edge, the outermost first. The default is `nil`.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the trailing edge, the outermost first. The default is `nil`.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The first left item. Setting it replaces all left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The first right item. Setting it replaces all right items.
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
    private(set) var leadingGroups: [UIBarButtonItemGroup]? {
        get { groups.leading }
        set { groups.leading = newValue }
    }
    private(set) var trailingGroups: [UIBarButtonItemGroup]? {
        get { groups.trailing }
        set { groups.trailing = newValue }
    }

    /// The groups at the leading edge, the outermost first. Setting them replaces the left items. If only items were
    /// set, they're one group.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups ?? (leftItems.isEmpty ? [] : [.fixedGroup(items: leftItems)]) }
        set {
            leadingGroups = newValue
            groupsDidChange()
        }
    }
    /// The groups at the trailing edge, the outermost last. Setting them replaces the right items. If only items were
    /// set, they're one group.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups ?? (rightItems.isEmpty ? [] : [.fixedGroup(items: rightItems.reversed())]) }
        set {
            trailingGroups = newValue
            groupsDidChange()
        }
    }
    /// The groups in the center of wide bars whose ``style`` has the title at the leading side. In other bars, they're
    /// in the overflow menu. The default is an empty array.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange() }
    }
    /// The outermost group at the trailing edge. The default is `nil`.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groupsDidChange() }
    }
    /// The elements at the end of the overflow menu. The default is `nil`.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { itemDidChange() }
    }
    /// The identifier under which the user's customization of the center items is stored. The default is `nil`: the bar can't
    /// be customized.
    ///
    /// Differs from UIKit: the user adds and removes optional groups in the overflow menu, instead of dragging them, and can't
    /// change the order of groups.
    open var customizationIdentifier: String? {
        didSet {
            guard oldValue != customizationIdentifier else { return }
            rareProperties.customization = BarCustomization(storedAs: customizationIdentifier)
            groupsDidChange()
        }
    }

    /// The button that shows the overflow menu.
    private(set) lazy var overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: nil)

    /// Called after a group of the item was changed, added, or removed.
    func groupsDidChange() {
        let all =
            (leadingGroups ?? []) + (trailingGroups ?? []) + centerItemGroups + [pinnedTrailingGroup].compactMap { $0 }
        for group in all { group.navigationItem = self }
        if let leadingGroups { leftItems = leadingGroups.flatMap(\.shownItems) }
        if let trailingGroups { rightItems = trailingGroups.flatMap(\.shownItems).reversed() }
        itemDidChange()
    }

    /// Returns the items at the trailing edge, the outermost first, with the pinned ones and the overflow button.
    func trailingItems(isWide: Bool, overflow: BarOverflow = BarOverflow()) -> [UIBarButtonItem] {
        let pinned = pinnedTrailingGroup?.shownItems.reversed() ?? []
        overflowItem.menu = overflowMenu(isWide: isWide, overflow)
        let search = showsSearchButton ? [searchButtonItem] : []
        return pinned + (overflowItem.menu == nil ? [] : [overflowItem]) + search + overflow.collapsing(rightItems)
    }

    /// Returns the items in the center.
    func centerItems(isWide: Bool) -> [UIBarButtonItem] {
        isWide && style != .navigator ? centerItemGroups.flatMap(\.shownItems) : []
    }

    private func overflowMenu(isWide: Bool, _ overflow: BarOverflow) -> UIMenu? {
        let showsCenter = isWide && style != .navigator
        let groups = centerItemGroups + (leadingGroups ?? []) + (trailingGroups ?? [])
        var elements: [UIMenuElement] = groups.compactMap { group in
            let isInMenu =
                group.isInBar
                ? !showsCenter && centerItemGroups.contains(group) : group.alwaysAvailable
            let children = isInMenu ? group.menuElements : []
            return children.isEmpty ? nil : UIMenu(options: .displayInline, children: children)
        }
        let overflowing = overflow.items.compactMap(\.menuElement)
        if !overflowing.isEmpty { elements.append(UIMenu(options: .displayInline, children: overflowing)) }
        if let additionalOverflowItems { elements.append(additionalOverflowItems) }
        if showsCenter, let customization = customizationMenu() { elements.append(customization) }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    // MARK: Search

    /// The positions of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system chooses the placement.
        case automatic = 0
        /// The search bar is in the row with the buttons, or in the toolbar of a phone.
        case integrated = 1
        /// The search bar is below the title.
        case stacked = 2
        /// Like `integrated`, but in the middle of the bar on an iPad.
        case integratedCentered = 3
        /// Like `integrated`, but a button opens the search bar.
        case integratedButton = 4

        /// The search bar is in the row with the buttons. It's the same as `integrated`, which replaces it.
        public static var inline: SearchBarPlacement { .integrated }
    }

    /// The search whose bar is below the title.
    package var search: (any SearchPresenting)? {
        didSet {
            guard oldValue !== search else { return }
            if oldValue?.placeInBar === self { oldValue?.placeInBar = nil }
            search?.placeInBar = self
            itemDidChange()
        }
    }
    /// A Boolean value that indicates whether scrolling up hides the search bar until the content is at its top again.
    /// The default is `true`.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if oldValue != hidesSearchBarWhenScrolling { itemDidChange() } }
    }
    /// The preferred position of the search bar. The default is `.automatic`.
    ///
    /// Differs from UIKit: `.automatic` means `.stacked`. Search bars with scopes, and search bars in compact widths, are
    /// stacked. In compact widths, the button of `.integratedButton` opens a search bar below the title.
    open var preferredSearchBarPlacement: SearchBarPlacement {
        get { rareProperties.searchPlacement }
        set {
            if newValue != rareProperties.searchPlacement { rareProperties.searchPlacement = newValue }
        }
    }
    /// The current position of the search bar. It's below the title unless ``preferredSearchBarPlacement`` has another
    /// value, the search has no scopes, and the bar is wide or shows a button.
    open var searchBarPlacement: SearchBarPlacement { currentSearchPlacement }

    /// The height of the search bar below the title, in points, or 0 without one.
    var searchBarHeight: CGFloat { isSearchInRow ? 0 : search?.navigationSearchBar.heightInNavigationBar ?? 0 }
    /// A Boolean value that indicates whether scrolling doesn't hide the search bar.
    var keepsSearchBar: Bool { !hidesSearchBarWhenScrolling || (search?.isActive ?? false) }
    /// A Boolean value that indicates whether a search replaces the row with the title.
    var hidesRowForSearch: Bool {
        search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation && !isSearchInRow } ?? false
    }

    /// Called after the search has begun or ended, or the height of its bar has changed.
    package func searchDidChange() {
        itemDidChange()
    }

    // MARK: Appearance

    /// The appearance of the bar while this item is on top. `nil` means the bar's.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// The appearance of the bar while this item is on top and the content is scrolled to the bar's edge. `nil` means
    /// the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// The appearance of a compact bar while this item is on top. `nil` means the bar's.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// The appearance of a compact bar while this item is on top and the content is scrolled to the bar's edge. `nil`
    /// means the bar's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// The visible height of the large title. It's kept while another item is on top.
    var largeTitleState = LargeTitleState()
    /// The scroll view that the large title last observed.
    weak var scrollView: UIScrollView?

    /// The bar that shows the item. It's notified of changes.
    package weak var bar: UINavigationBar?

    /// The item that the framework inserts before the app's items.
    package var systemLeadingItem: UIBarButtonItem? {
        didSet { if oldValue !== systemLeadingItem { bar?.itemDidChange(self) } }
    }

    private func itemDidChange() {
        bar?.itemDidChange(self)
    }

    /// Called when an interface file with the item has been loaded and connected. The default does nothing. Overrides
    /// must call `super`.
    open func awakeFromNib() {}
}

extension UINavigationItem {
    /// Returns the display mode of the topmost item's title: its own, or that of the item below if it's automatic.
    static func titleDisplayMode(of items: [UINavigationItem]) -> LargeTitleDisplayMode {
        items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode ?? .automatic
    }
}
