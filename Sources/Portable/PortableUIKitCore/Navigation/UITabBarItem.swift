/// A tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs that the system knows.
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

    /// A tab that shows nothing.
    public override init() {
        super.init()
    }

    /// A tab from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UITabBarItem.self)
    }

    /// A tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a title, a picture, and another one for while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// A tab that the system knows.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        setUp(systemItem)
        self.tag = tag
    }

    package func setUp(_ item: SystemItem) {
        title = item.title
        image = UIImage(systemName: item.symbolName)
    }

    /// The picture while the tab is selected; nil means `image`.
    open var selectedImage: UIImage? {
        didSet { itemDidChange() }
    }
    /// A short text on a badge; nil, the default, shows no badge.
    open var badgeValue: String? {
        didSet { if oldValue != badgeValue { itemDidChange() } }
    }
    /// The color of the badge; nil, the default, is red.
    open var badgeColor: UIColor? {
        didSet {
            note(.badgeColor, \UITabBarItem.badgeColor, badgeColor)
            itemDidChange()
        }
    }
    /// How the bar looks while this tab is selected; nil, the default, is as the bar says.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            note(
                .standardAppearance,
                { [appearance = standardAppearance] (item: UITabBarItem) in
                    item.standardAppearance = appearance?.duplicate
                })
            itemDidChange()
        }
    }
    /// How the bar looks while this tab is selected and contents end above it; nil, the default, is as the bar says.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            note(
                .scrollEdgeAppearance,
                { [appearance = scrollEdgeAppearance] (item: UITabBarItem) in
                    item.scrollEdgeAppearance = appearance?.duplicate
                })
            itemDidChange()
        }
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets how the badge's text looks in a state; nil means as in `.normal`.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        note(
            .badgeTextAttributes, for: Int(state.rawValue),
            { (item: UITabBarItem) in item.setBadgeTextAttributes(textAttributes, for: state) })
        badgeAttributes[state.rawValue] = textAttributes
        itemDidChange()
    }

    /// How the badge's text looks in a state; nil if that was not set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
    /// How far the title is moved, in points; not at all by default.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet {
            note(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            itemDidChange()
        }
    }
}
