/// Returns what concerns the collection view as a whole.
@preconcurrency @MainActor
public protocol CompositionalLayoutDataSourceConfiguration: AnyObject {
    /// The view of a kind that belongs to no section, such as a header above all of them.
    func collectionView(
        _ collectionView: UICollectionView, viewForGlobalElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

/// Asks the section that a path leads into. It doesn't keep the provider.
///
/// What a section doesn't have is an empty view, and reported.
@MainActor
open class CompositionalLayoutDataSource: NSObject, UICollectionViewDataSource {
    /// Who has the sections.
    public private(set) weak var provider: (any CompositionalLayoutProvider)?
    private weak var configuration: (any CompositionalLayoutDataSourceConfiguration)?
    private var reportedIssues: Set<CollectionIssue> = []
    /// What was registered by dequeuing it.
    var registrations = RegistrationLedger()

    /// Called with what was wrong, once each; hands it to `CollectionLog.handler` by default.
    open var issueHandler: (CollectionIssue) -> Void = { CollectionLog.handler($0) }

    /// Whether `items` of the sections follow when a person moves one, so that sections need not do it in
    /// `collectionView(_:moveItemAt:to:)`, which is called afterwards; false by default.
    open var movesItems = false

    /// A data source of a provider's sections.
    public init(
        provider: any CompositionalLayoutProvider,
        configuration: (any CompositionalLayoutDataSourceConfiguration)? = nil
    ) {
        self.provider = provider
        self.configuration = configuration
        super.init()
    }

    /// Whether the collection view has asked for the sections that there are.
    func isShown(_ count: Int, in collectionView: UICollectionView) -> Bool {
        collectionView.numberOfSections == count
    }

    /// The number of the provider's sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        provider?.compositionalLayoutSections.count ?? 0
    }

    /// What the section's data source returns; none without one.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        provider?.dataSource(at: IndexPath(item: 0, section: section))?
            .collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    /// What the section's data source returns; an empty cell without one.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let source = provider?.dataSource(at: indexPath) else {
            report(.stalePath(section: indexPath.section, item: indexPath.item))
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.placeholder)
            return collectionView.dequeueReusableCell(withReuseIdentifier: Self.placeholder, for: indexPath)
        }
        return source.collectionView(collectionView, cellForItemAt: indexPath)
    }

    /// What the section's data source returns, or the configuration for views of no section; an empty view without
    /// either.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isGlobal = indexPath.count < 2 || indexPath.item == NSNotFound
        if isGlobal, let configuration {
            return configuration.collectionView(collectionView, viewForGlobalElementOfKind: kind, at: indexPath)
        }
        if !isGlobal, let source = provider?.dataSource(at: indexPath) {
            return source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        report(.missingSupplementary(kind: kind, section: isGlobal ? nil : SectionIdentity(indexPath.section)))
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.placeholder)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.placeholder, for: indexPath)
    }

    /// Whether the section's data source lets the item move.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        provider?.dataSource(at: indexPath)?.collectionView?(collectionView, canMoveItemAt: indexPath) ?? false
    }

    /// Moves the item from one section's items to the other's if `movesItems`; between items of two types nothing moves,
    /// and a `CompositionalLayoutDelegate` doesn't let it come to that. Tells the section that the item has left, and
    /// the one that it has come into if it is another.
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

/// Tells each section of its own items that come next. It doesn't keep the provider.
@MainActor
open class CompositionalLayoutDataSourcePrefetching: NSObject, UICollectionViewDataSourcePrefetching {
    private weak var provider: (any CompositionalLayoutProvider)?

    /// A data source for prefetching of a provider's sections.
    public init(provider: any CompositionalLayoutProvider) {
        self.provider = provider
        super.init()
    }

    /// Tells each section of its items, the nearest section first.
    open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        forEachSection(of: indexPaths) { source, paths in source.collectionView(collectionView, prefetchItemsAt: paths)
        }
    }

    /// Tells each section of its items that are not needed now.
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
