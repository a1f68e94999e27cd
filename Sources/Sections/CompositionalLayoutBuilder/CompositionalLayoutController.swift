/// An object that shows sections in a collection view. It registers cells, headers, and backgrounds as they're needed,
/// and applies only the changes of each new version.
///
/// ```swift
/// final class RecipesController: UICollectionViewController {
///     private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
///
///     func show(_ recipes: [Recipe]) {
///         controller.apply {
///             GridLayout(columns: 2, aspectRatio: 1).items(id: "favorites") {
///                 recipes.filter(\.isFavorite).map { RecipeItem($0) }
///             }
///             ListRowLayout(height: .absolute(56)).items(id: "all") {
///                 recipes.map { RecipeItem($0) }
///             }
///             .header(Title("All recipes"), isPinned: true)
///         }
///     }
/// }
/// ```
@MainActor
public final class CompositionalLayoutController {
    /// The driver behind the controller. Use it for features that the controller doesn't expose.
    public let driver: CollectionDriver

    /// Creates a controller for the given collection view. Keep a strong reference to the controller for as long as the
    /// collection view is in use.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. The controller sets its data source, delegate, and layout.
    ///   - configuration: The configuration of the whole layout. The default is `nil`, which means the default values.
    public init(
        collectionView: UICollectionView, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        driver = CollectionDriver(collectionView: collectionView, configuration: configuration)
        driver.deselectsItems = true
    }

    /// A closure that reloads the content when the user pulls to refresh. If it's `nil` (the default), pull-to-refresh
    /// is off.
    public var refreshAction: (@MainActor () async -> Void)? {
        get { driver.refreshAction }
        set { driver.refreshAction = newValue }
    }

    /// The content that is shown in place of items while there aren't any. By default, it's empty.
    public var placeholders: ContentPlaceholders {
        get { driver.placeholders }
        set { driver.placeholders = newValue }
    }

    /// The loading state of the content. The default is `loaded`.
    public var contentState: ContentState {
        get { driver.contentState }
        set { driver.contentState = newValue }
    }

    /// The action that loads more content when one of the last items appears on screen. The default is `nil`.
    public var reachEndAction: CollectionDriver.ReachEndAction? {
        get { driver.reachEndAction }
        set { driver.reachEndAction = newValue }
    }

    /// Shows the given sections.
    ///
    /// - Parameters:
    ///   - sections: All sections, in order.
    ///   - animatingDifferences: A Boolean value that indicates whether changes are animated. The first update isn't.
    ///   - completion: A closure that's called once with the outcome of the update.
    public func apply<ID: CompositionalLayoutID>(
        _ sections: [CompositionalLayoutSection<ID>], animatingDifferences: Bool = true,
        completion: (@MainActor (UpdateOutcome) -> Void)? = nil
    ) {
        driver.apply(
            sections.map(\.model), options: animatingDifferences ? .automatic : .unanimated, completion: completion)
    }

    /// Shows the given sections, and returns the outcome after they're on screen.
    @discardableResult
    public func apply<ID: CompositionalLayoutID>(
        _ sections: [CompositionalLayoutSection<ID>], animatingDifferences: Bool = true
    ) async -> UpdateOutcome {
        await driver.apply(sections.map(\.model), options: animatingDifferences ? .automatic : .unanimated)
    }

    /// Shows the sections that a result builder creates.
    public func apply<ID: CompositionalLayoutID>(
        animatingDifferences: Bool = true,
        @SectionBuilder<ID> sections: () -> [CompositionalLayoutSection<ID>]
    ) {
        apply(sections(), animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows each element of a sequence of sections until the sequence ends.
    @discardableResult
    public func bind<Versions: AsyncSequence & Sendable, ID: CompositionalLayoutID>(
        to versions: Versions
    ) -> Task<Void, any Error> where Versions.Element == [CompositionalLayoutSection<ID>] {
        driver.bind(to: versions) { $0.map(\.model) }
    }
}
