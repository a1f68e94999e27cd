/// A list layout, whose rows can have swipe actions.
@MainActor
protocol SwipingSectionLayout: SectionLayout {
    /// Returns the section with swipe actions for its rows.
    func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment,
        leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
        trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    ) -> NSCollectionLayoutSection
}

extension AdjustedSectionLayout: SwipingSectionLayout where Base: SwipingSectionLayout {
    func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment,
        leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
        trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    ) -> NSCollectionLayoutSection {
        adjusted(base.makeSection(at: index, in: environment, leading: leading, trailing: trailing))
    }
}
