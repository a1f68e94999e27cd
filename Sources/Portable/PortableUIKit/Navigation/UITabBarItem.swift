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

    func setUp(_ item: SystemItem) {
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
    /// The colour of the badge; nil, the default, is red.
    open var badgeColor: UIColor? {
        didSet { itemDidChange() }
    }
    /// How far the title is moved, in points; not at all by default.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { itemDidChange() }
    }
}
