/// A list as the system draws it: separators, rounded groups, swipe actions.
public struct ListLayout: SectionLayout, SwipingSectionLayout, Hashable, Sendable {
    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private let headerMode: UICollectionLayoutListConfiguration.HeaderMode
    private let footerMode: UICollectionLayoutListConfiguration.FooterMode
    private let showsSeparators: Bool

    /// A list of a look.
    ///
    /// - Parameters:
    ///   - appearance: The look; inset groups by default.
    ///   - headerMode: Where headers come from; none by default.
    ///   - footerMode: Where footers come from; none by default.
    ///   - showsSeparators: Whether lines are drawn between rows; true by default.
    public init(
        appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
        headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
        footerMode: UICollectionLayoutListConfiguration.FooterMode = .none, showsSeparators: Bool = true
    ) {
        self.appearance = appearance
        self.headerMode = headerMode
        self.footerMode = footerMode
        self.showsSeparators = showsSeparators
    }

    /// False: lists follow the safe area, which no environment shows.
    public var keepsSections: Bool { false }

    /// UIKit's own section of a list.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment, leading: nil, trailing: nil)
    }

    /// The section with what is offered when a row is swiped.
    func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment,
        leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
        trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    ) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headerMode
        configuration.footerMode = footerMode
        configuration.showsSeparators = showsSeparators
        configuration.leadingSwipeActionsConfigurationProvider = leading
        configuration.trailingSwipeActionsConfigurationProvider = trailing
        return .list(using: configuration, layoutEnvironment: environment)
    }
}
