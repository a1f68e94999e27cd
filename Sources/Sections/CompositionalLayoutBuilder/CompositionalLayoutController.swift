/// Shows sections in a collection view. It registers the cells, headers and backgrounds that it meets, and applies each
/// new version of the sections by what has changed.
///
/// ```swift
/// let controller = CompositionalLayoutController(collectionView: collectionView)
/// controller.apply(sections(for: details))
/// ```
@MainActor
public final class CompositionalLayoutController {
    /// What does the work, for what the controller itself has no words for.
    public let driver: CollectionDriver

    /// A controller of a collection view, which is to be kept by whoever makes it.
    public init(
        collectionView: UICollectionView, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        driver = CollectionDriver(collectionView: collectionView, configuration: configuration)
        driver.deselectsItems = true
    }

    /// Fetches contents anew when the person pulls them down; nobody can if nil, the default.
    public var refreshAction: (@MainActor () async -> Void)? {
        get { driver.refreshAction }
        set { driver.refreshAction = newValue }
    }

    /// What is shown in place of items while there are none at all; nothing by default.
    public var placeholders: ContentPlaceholders {
        get { driver.placeholders }
        set { driver.placeholders = newValue }
    }

    /// How far the app has come with what is shown; loaded by default.
    public var contentState: ContentState {
        get { driver.contentState }
        set { driver.contentState = newValue }
    }

    /// Called when one of the last items comes on screen; nil by default.
    public var nearEnd: CollectionDriver.NearEnd? {
        get { driver.nearEnd }
        set { driver.nearEnd = newValue }
    }

    /// Shows sections.
    ///
    /// - Parameters:
    ///   - sections: All sections, in order.
    ///   - animatingDifferences: Whether changes are animated; the first sections never are.
    ///   - completion: Called once with what became of the update.
    public func apply<ID: CompositionalLayoutID>(
        _ sections: [CompositionalLayoutSection<ID>], animatingDifferences: Bool = true,
        completion: (@MainActor (UpdateOutcome) -> Void)? = nil
    ) {
        driver.apply(
            sections.map(\.model), options: animatingDifferences ? .automatic : .unanimated, completion: completion)
    }

    /// Shows sections, and returns when they are on the screen.
    @discardableResult
    public func apply<ID: CompositionalLayoutID>(
        _ sections: [CompositionalLayoutSection<ID>], animatingDifferences: Bool = true
    ) async -> UpdateOutcome {
        await driver.apply(sections.map(\.model), options: animatingDifferences ? .automatic : .unanimated)
    }

    /// Shows the sections that a body lists.
    public func apply<ID: CompositionalLayoutID>(
        animatingDifferences: Bool = true,
        @SectionBuilder<ID> sections: () -> [CompositionalLayoutSection<ID>]
    ) {
        apply(sections(), animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows each element of a sequence of sections for as long as it lasts.
    @discardableResult
    public func bind<Versions: AsyncSequence & Sendable, ID: CompositionalLayoutID>(
        to versions: Versions
    ) -> Task<Void, any Error> where Versions.Element == [CompositionalLayoutSection<ID>] {
        driver.bind(to: versions) { $0.map(\.model) }
    }
}
