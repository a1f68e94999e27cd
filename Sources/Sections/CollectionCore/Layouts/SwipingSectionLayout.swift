/// A layout of a list, whose rows offer actions when they are swiped.
@MainActor
protocol SwipingSectionLayout: SectionLayout {
    /// The section with what is offered when a row is swiped.
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
