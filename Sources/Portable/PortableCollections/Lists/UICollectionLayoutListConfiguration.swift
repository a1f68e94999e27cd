/// The appearance and the features of a list or a list section.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerTopPadding = 12
/// configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///         self?.recipes.remove(at: indexPath.item)
///         self?.collectionView.deleteItems(at: [indexPath])
///         completion(true)
///     }
///     return UISwipeActionsConfiguration(actions: [delete])
/// }
/// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// It's a value type: changes after you create a layout or a section from it have no effect there.
public struct UICollectionLayoutListConfiguration {
    /// The appearance of lists.
    public enum Appearance: Int, Sendable {
        /// A list with full-width rows and pinned headers.
        case plain = 0
        /// A list with full-width rows in groups, on the grouped background color.
        case grouped
        /// A list with inset groups that have rounded corners.
        case insetGrouped
        /// A column for navigation, next to the content.
        case sidebar
        /// A column for navigation with the appearance of a plain list.
        case sidebarPlain
    }

    /// The source of section headers.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none = 0
        /// Headers are supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }

    /// The source of section footers.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none = 0
        /// Footers are supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Elements that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// A bit mask of the elements.
        public let rawValue: Int

        /// Creates a set of elements with a bit mask.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Headers that are supplementary views.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
    }

    /// A closure that returns the swipe actions of the row at an index path, or `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// A closure that returns the separators of the row at an index path, based on the section's separators for it.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance

    /// The source of headers. The default is `none`.
    public var headerMode = HeaderMode.none

    /// The source of footers. The default is `none`.
    public var footerMode = FooterMode.none

    /// The padding above each section's header, in points. The default is `nil`, which means the appearance's padding.
    /// Values that are negative, infinite, or NaN are logged to the console and count as 0.
    public var headerTopPadding: CGFloat? {
        didSet {
            guard let headerTopPadding, !headerTopPadding.isFinite || headerTopPadding < 0 else { return }
            Diagnostics.log(
                "UICollectionLayoutListConfiguration: \(headerTopPadding) is not a valid headerTopPadding; "
                    + "0 is used instead.")
            self.headerTopPadding = 0
        }
    }

    /// The color behind the section. The default is `nil`, which means the appearance's color.
    public var backgroundColor: UIColor?

    /// A Boolean value that indicates whether separators are shown between rows. The default is `true`.
    public var showsSeparators = true

    /// The configuration of all rows' separators, if separators are shown.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// A closure that returns the final separator configuration of each row, if separators are shown. It's called for
    /// visible rows whenever they are laid out. The default is `nil`.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// A closure that returns the leading swipe actions. The default is `nil`, which disables leading swipes.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A closure that returns the trailing swipe actions. The default is `nil`, which disables trailing swipes.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The elements that are only as wide as their content. The default is an empty set.
    public var contentHuggingElements: ContentHuggingElements = []

    /// Creates a configuration with the default values: separators, no headers, no footers, and no swipe actions.
    ///
    /// - Parameter appearance: The appearance of the list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
