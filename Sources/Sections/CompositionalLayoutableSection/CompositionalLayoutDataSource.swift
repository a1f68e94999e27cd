/// Methods for configuring the collection view as a whole.
@preconcurrency @MainActor
public protocol CompositionalLayoutDataSourceConfiguration: AnyObject {
    /// Returns the supplementary view of a kind that doesn't belong to a section, such as a header above all sections.
    func collectionView(
        _ collectionView: UICollectionView, viewForGlobalElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

/// A data source that forwards to the section at an index path. It doesn't retain the provider.
///
/// ```swift
/// final class SectionsController: UICollectionViewController, CompositionalLayoutProvider {
///     var compositionalLayoutSections: [CompositionalLayoutableSection] = []
///     private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         sectionDataSource.movesItems = true
///         sectionDataSource.issueHandler = { issue in print("A section is incomplete: \(issue)") }
///         collectionView.dataSource = sectionDataSource
///     }
/// }
/// ```
///
/// An element that a section doesn't provide is an empty view, and is reported as an issue.
@MainActor
open class CompositionalLayoutDataSource: NSObject, UICollectionViewDataSource {
    /// The provider of the sections.
    public private(set) weak var provider: (any CompositionalLayoutProvider)?
    private weak var configuration: (any CompositionalLayoutDataSourceConfiguration)?
    private var reportedIssues: Set<CollectionIssue> = []
    /// The views that were registered when they were dequeued.
    var registrations = RegistrationCache()

    /// A closure that's called once for each issue. The default calls `CollectionLog.handler`.
    open var issueHandler: (CollectionIssue) -> Void = { CollectionLog.handler($0) }

    /// A Boolean value that indicates whether the data source moves elements of the sections' `items` when the user
    /// moves an item, so that sections don't need to do so in `collectionView(_:moveItemAt:to:)`, which is called
    /// afterwards. The default is `false`.
    open var movesItems = false

    /// Creates a data source for a provider's sections.
    ///
    /// - Parameters:
    ///   - provider: The provider of the sections. The data source doesn't retain it.
    ///   - configuration: The object that provides views outside of sections. It isn't retained. The default is `nil`.
    public init(
        provider: any CompositionalLayoutProvider,
        configuration: (any CompositionalLayoutDataSourceConfiguration)? = nil
    ) {
        self.provider = provider
        self.configuration = configuration
        super.init()
    }

    /// Returns a Boolean value that indicates whether the collection view has queried the current number of sections.
    func isShown(_ count: Int, in collectionView: UICollectionView) -> Bool {
        collectionView.numberOfSections == count
    }

    /// Returns the number of the provider's sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        provider?.compositionalLayoutSections.count ?? 0
    }

    /// Returns the number of items from the section's data source, or 0 if it has none.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        provider?.dataSource(at: IndexPath(item: 0, section: section))?
            .collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    /// Returns the cell from the section's data source, or an empty cell if it has none.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let source = provider?.dataSource(at: indexPath) else {
            report(.staleIndexPath(section: indexPath.section, item: indexPath.item))
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.placeholder)
            return collectionView.dequeueReusableCell(withReuseIdentifier: Self.placeholder, for: indexPath)
        }
        return source.collectionView(collectionView, cellForItemAt: indexPath)
    }

    /// Returns the view from the section's data source, or from the configuration for views outside sections. If
    /// neither provides one, the view is empty.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isGlobal = indexPath.count < 2 || indexPath.item == NSNotFound
        if isGlobal, let configuration {
            return configuration.collectionView(collectionView, viewForGlobalElementOfKind: kind, at: indexPath)
        }
        if !isGlobal,
            let view = provider?.dataSource(at: indexPath)?
                .collectionView?(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        {
            return view
        }
        report(.missingSupplementary(kind: kind, section: isGlobal ? nil : SectionIdentity(indexPath.section)))
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.placeholder)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.placeholder, for: indexPath)
    }

    /// Returns a Boolean value that indicates whether the section's data source lets the item move.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        provider?.dataSource(at: indexPath)?.collectionView?(collectionView, canMoveItemAt: indexPath) ?? false
    }

    /// Moves the item between the items of the sections if `movesItems` is `true`. Items of different types can't be
    /// exchanged, which a `CompositionalLayoutDelegate` prevents during the drag. Notifies the source section, and also
    /// the destination section if it's a different one.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        if movesItems, let source = provider?.dataSource(at: sourceIndexPath),
            let destination = provider?.dataSource(at: destinationIndexPath)
        {
            source.moveItem(sourceIndexPath.item, to: destinationIndexPath.item, in: destination)
        }
        provider?.dataSource(at: sourceIndexPath)?
            .collectionView?(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        guard destinationIndexPath.section != sourceIndexPath.section else { return }
        provider?.dataSource(at: destinationIndexPath)?
            .collectionView?(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }

    private static let placeholder = "CompositionalLayoutDataSource.placeholder"

    func report(_ issue: CollectionIssue) {
        if reportedIssues.insert(issue).inserted { issueHandler(issue) }
    }
}

/// A prefetching data source that forwards to the section at an index path. It doesn't retain the provider.
@MainActor
open class CompositionalLayoutDataSourcePrefetching: NSObject, UICollectionViewDataSourcePrefetching {
    private weak var provider: (any CompositionalLayoutProvider)?

    /// Creates a prefetching data source for a provider's sections.
    public init(provider: any CompositionalLayoutProvider) {
        self.provider = provider
        super.init()
    }

    /// Notifies each section of its items that are about to appear, the nearest section first.
    open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        forEachSection(of: indexPaths) { source, paths in source.collectionView(collectionView, prefetchItemsAt: paths)
        }
    }

    /// Notifies each section of its items that aren't needed anymore.
    open func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        forEachSection(of: indexPaths) { source, paths in
            source.collectionView?(collectionView, cancelPrefetchingForItemsAt: paths)
        }
    }

    private func forEachSection(
        of indexPaths: [IndexPath],
        _ body: (any UICompositionalLayoutableSectionDataSourcePrefetching, [IndexPath]) -> Void
    ) {
        var sections: [Int] = []
        let paths = Dictionary(grouping: indexPaths, by: \.section)
        for path in indexPaths where !sections.contains(path.section) { sections.append(path.section) }
        for section in sections {
            guard let own = paths[section], let source = provider?.prefetchDataSource(at: own[0]) else { continue }
            body(source, own)
        }
    }
}
