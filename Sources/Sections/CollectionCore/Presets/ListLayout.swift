/// A layout for system lists, with separators, grouped rows, and swipe actions.
public struct ListLayout: SectionLayout, SwipingSectionLayout, Hashable, Sendable {
    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private let headerMode: UICollectionLayoutListConfiguration.HeaderMode
    private let footerMode: UICollectionLayoutListConfiguration.FooterMode
    private let showsSeparators: Bool

    /// Creates a list with the given appearance.
    ///
    /// - Parameters:
    ///   - appearance: The appearance. The default is inset grouped.
    ///   - headerMode: The source of headers. The default is `.none`.
    ///   - footerMode: The source of footers. The default is `.none`.
    ///   - showsSeparators: A Boolean value that indicates whether separators are drawn between rows. The default is
    ///     `true`.
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

    /// The value `false`, because lists depend on the safe area, which isn't part of the layout environment.
    public var reusesSections: Bool { false }

    /// Returns UIKit's list section.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment, leading: nil, trailing: nil)
    }

    /// Returns the section with swipe actions for its rows.
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
