/// Has the sections of a collection view, in order.
@preconcurrency @MainActor
public protocol CompositionalLayoutProvider: AnyObject {
    /// The sections.
    var compositionalLayoutSections: [CompositionalLayoutableSection] { get set }
}

extension CompositionalLayoutProvider {
    // MARK: Look-ups, nil where there is nothing

    /// The section at an index.
    public func getCompositionalLayoutableSection(at index: Int) -> CompositionalLayoutableSection? {
        let sections = compositionalLayoutSections
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// The section that a path leads into.
    public func getCompositionalLayoutableSection(at indexPath: IndexPath) -> CompositionalLayoutableSection? {
        indexPath.count == 2 ? getCompositionalLayoutableSection(at: indexPath.section) : nil
    }

    /// The data source at a path.
    public func dataSource(at indexPath: IndexPath) -> (any UICompositionalLayoutableSectionDataSource)? {
        getCompositionalLayoutableSection(at: indexPath)?.dataSource
    }

    /// The data source for prefetching at a path.
    public func prefetchDataSource(
        at indexPath: IndexPath
    ) -> (any UICompositionalLayoutableSectionDataSourcePrefetching)? {
        getCompositionalLayoutableSection(at: indexPath)?.prefetchDataSource
    }

    /// The delegate at a path.
    public func delegate(at indexPath: IndexPath) -> (any UICompositionalLayoutableSectionDelegate)? {
        getCompositionalLayoutableSection(at: indexPath)?.delegate
    }

    /// The layout of the section at an index.
    public func sectionLayout(at index: Int) -> (any UICompositionalLayoutableSectionLayout)? {
        getCompositionalLayoutableSection(at: index)?.sectionLayout
    }

    // MARK: Registration

    /// Has all sections register their cells.
    public func registerCells(for collectionView: UICollectionView) {
        for section in compositionalLayoutSections { section.delegate?.registerCell(in: collectionView) }
    }

    /// Has all sections register their supplementary views.
    public func registerSupplementaryViews(for collectionView: UICollectionView) {
        for section in compositionalLayoutSections { section.delegate?.registerSupplementaryView(in: collectionView) }
    }

    // MARK: Layout

    /// A layout that asks the sections for theirs.
    public var collectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
        collectionViewCompositionalLayout(configurations: nil)
    }

    /// A layout that asks the sections for theirs, with a configuration. It doesn't keep the provider.
    public func collectionViewCompositionalLayout(
        configurations: UICollectionViewCompositionalLayoutConfiguration?
    ) -> UICollectionViewCompositionalLayout {
        weak var made: RegisteringLayout?
        let layout = RegisteringLayout(
            sectionProvider: { [weak self] index, environment in
                self?.getCompositionalLayoutableSection(at: index)?.makeSection(at: index, in: environment, of: made)
                    ?? RawSectionLayout { _, _ in nil }.makeSection(in: environment)
            }, configuration: configurations ?? UICollectionViewCompositionalLayoutConfiguration())
        made = layout
        for section in compositionalLayoutSections { section.delegate?.registerDecorationView(in: layout) }
        return layout
    }

    /// Registers what the sections need, gives the collection view their layout, and shows them.
    public func updateCompositionalLayout(
        for collectionView: UICollectionView,
        configurations: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        registerCells(for: collectionView)
        registerSupplementaryViews(for: collectionView)
        for section in compositionalLayoutSections { section.collectionView = collectionView }
        collectionView.collectionViewLayout = collectionViewCompositionalLayout(configurations: configurations)
        collectionView.reloadData()
    }
}

extension UICollectionView {
    /// Registers what a provider's sections need, takes their layout, and shows them.
    public func updateCollectionViewCompositionalLayout(for provider: any CompositionalLayoutProvider) {
        provider.updateCompositionalLayout(for: self)
    }
}
