/// A tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The system's tabs.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    /// Creates an empty tab.
    public override init() {
        super.init()
    }

    /// Creates a tab from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UITabBarItem.self)
    }

    /// Creates a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a tab with a title, an image, and another image for while it's selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system tab.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        setUp(systemItem)
        self.tag = tag
    }

    package func setUp(_ item: SystemItem) {
        title = item.title
        image = UIImage(systemName: item.symbolName)
    }

    /// The image while the tab is selected. `nil` means `image`.
    open var selectedImage: UIImage? {
        didSet { itemDidChange() }
    }
    /// The short text of the badge. The default is `nil`, which means no badge.
    open var badgeValue: String? {
        didSet { if !oldValue.hasSameScalars(as: badgeValue) { itemDidChange() } }
    }
    /// The color of the badge. The default is `nil`, which means red.
    open var badgeColor: UIColor? {
        didSet {
            record(.badgeColor, \UITabBarItem.badgeColor, badgeColor)
            itemDidChange()
        }
    }
    /// The appearance of the bar while this tab is selected. The default is `nil`, which means the bar's.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            record(
                .standardAppearance,
                { [appearance = standardAppearance] (item: UITabBarItem) in
                    item.standardAppearance = appearance?.duplicate
                })
            itemDidChange()
        }
    }
    /// The appearance of the bar while this tab is selected and the content ends above the bar. The default is `nil`,
    /// which means the bar's.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            record(
                .scrollEdgeAppearance,
                { [appearance = scrollEdgeAppearance] (item: UITabBarItem) in
                    item.scrollEdgeAppearance = appearance?.duplicate
                })
            itemDidChange()
        }
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the badge's text for a state. `nil` means the same as `.normal`.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(
            .badgeTextAttributes, for: Int(state.rawValue),
            { (item: UITabBarItem) in item.setBadgeTextAttributes(textAttributes, for: state) })
        badgeAttributes[state.rawValue] = textAttributes
        itemDidChange()
    }

    /// Returns the attributes of the badge's text for a state, or `nil` if they weren't set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
    /// The offset of the title, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet {
            record(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            itemDidChange()
        }
    }
}
