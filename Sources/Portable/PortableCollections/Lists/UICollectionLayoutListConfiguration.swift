/// The appearance and the features of a list or a list section.
///
/// It's a value type: changes after you create a layout or a section from it have no effect there.
public struct UICollectionLayoutListConfiguration {
    /// The looks of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side, headers that stay in sight.
        case plain = 0
        /// Rows from side to side, in groups on the background of a screen of groups.
        case grouped
        /// Groups with rounded corners and room at their sides.
        case insetGrouped
        /// A column for navigation, next to the content.
        case sidebar
        /// A column for navigation that looks like a plain list.
        case sidebarPlain
    }

    /// Where the headers of sections come from.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none = 0
        /// They are supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }

    /// Where the footers of sections come from.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none = 0
        /// They are supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Elements that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// One bit for each kind of element.
        public let rawValue: Int

        /// The elements whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Headers that are supplementary views.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
    }

    /// Returns the actions that are offered when the row at a path is swiped; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the separators of the row at an index path, based on the section's separators for it.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// The look of the list.
    public let appearance: Appearance

    /// Where headers come from; none by default.
    public var headerMode = HeaderMode.none

    /// Where footers come from; none by default.
    public var footerMode = FooterMode.none

    /// The room above each section's header in points; nil, the default, is what the system has for the appearance.
    /// Lengths that are negative, infinite or not a number are described on the console and count as 0.
    public var headerTopPadding: CGFloat? {
        didSet {
            guard let headerTopPadding, !headerTopPadding.isFinite || headerTopPadding < 0 else { return }
            Diagnostics.log(
                "UICollectionLayoutListConfiguration: \(headerTopPadding) is not a length for the room above headers; "
                    + "0 is used instead.")
            self.headerTopPadding = 0
        }
    }

    /// The color behind the section; nil, the default, is the one of the appearance.
    public var backgroundColor: UIColor?

    /// Whether lines are drawn between rows; true by default.
    public var showsSeparators = true

    /// The lines of all rows, if lines are drawn.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Has the last say about the lines of each row, if lines are drawn; nil by default. Called for visible rows
    /// whenever they are laid out.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// Returns what a swipe from the leading side offers; nil, the default, for no such swipes.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Returns what a swipe from the trailing side offers; nil, the default, for no such swipes.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The elements that are only as wide as their content; none by default.
    public var contentHuggingElements: ContentHuggingElements = []

    /// A list of the given look with the defaults: lines, neither headers nor footers, no swipes.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
