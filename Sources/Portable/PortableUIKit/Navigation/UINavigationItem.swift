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

    // MARK: Title

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
        itemDidChange()
    }

    /// Sets `rightBarButtonItems`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items ?? []
        itemDidChange()
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

    /// What searches the controller's contents: its search bar stands below the title. Nil by default.
    open var searchController: UISearchController? {
        didSet {
            guard oldValue !== searchController else { return }
            if oldValue?.placeInBar === self { oldValue?.placeInBar = nil }
            searchController?.placeInBar = self
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
    var searchBarHeight: CGFloat { searchController?.searchBar.heightInNavigationBar ?? 0 }
    /// Whether the search bar stays as contents scroll.
    var keepsSearchBar: Bool { !hidesSearchBarWhenScrolling || (searchController?.isActive ?? false) }
    /// Whether a search takes the place of the row with the title.
    var hidesRowForSearch: Bool {
        searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }

    /// The search has begun or ended, or its bar has another height.
    func searchDidChange() {
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
    var largeTitle = LargeTitleState()
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
