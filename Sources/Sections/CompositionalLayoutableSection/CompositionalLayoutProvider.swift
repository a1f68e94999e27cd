/// Methods for providing the sections of a collection view.
///
/// ```swift
/// final class SectionsController: UICollectionViewController, CompositionalLayoutProvider {
///     var compositionalLayoutSections: [CompositionalLayoutableSection] = []
///     private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
///     private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)
///
///     func show(_ sections: [CompositionalLayoutableSection]) {
///         compositionalLayoutSections = sections
///         collectionView.dataSource = sectionDataSource
///         collectionView.delegate = sectionDelegate
///         collectionView.updateCollectionViewCompositionalLayout(for: self)
///     }
/// }
/// ```
@preconcurrency @MainActor
public protocol CompositionalLayoutProvider: AnyObject {
    /// The sections, in order.
    var compositionalLayoutSections: [CompositionalLayoutableSection] { get set }
}

extension CompositionalLayoutProvider {
    // MARK: Look-ups, nil where there is nothing

    /// Returns the section at the given index.
    public func getCompositionalLayoutableSection(at index: Int) -> CompositionalLayoutableSection? {
        let sections = compositionalLayoutSections
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// Returns the section at the given index path.
    public func getCompositionalLayoutableSection(at indexPath: IndexPath) -> CompositionalLayoutableSection? {
        indexPath.count == 2 ? getCompositionalLayoutableSection(at: indexPath.section) : nil
    }

    /// Returns the data source of the section at the given index path.
    public func dataSource(at indexPath: IndexPath) -> (any UICompositionalLayoutableSectionDataSource)? {
        getCompositionalLayoutableSection(at: indexPath)?.dataSource
    }

    /// Returns the prefetching data source of the section at the given index path.
    public func prefetchDataSource(
        at indexPath: IndexPath
    ) -> (any UICompositionalLayoutableSectionDataSourcePrefetching)? {
        getCompositionalLayoutableSection(at: indexPath)?.prefetchDataSource
    }

    /// Returns the delegate of the section at the given index path.
    public func delegate(at indexPath: IndexPath) -> (any UICompositionalLayoutableSectionDelegate)? {
        getCompositionalLayoutableSection(at: indexPath)?.delegate
    }

    /// Returns the layout of the section at the given index.
    public func sectionLayout(at index: Int) -> (any UICompositionalLayoutableSectionLayout)? {
        getCompositionalLayoutableSection(at: index)?.sectionLayout
    }

    // MARK: Registration

    /// Registers the cells of all sections.
    public func registerCells(for collectionView: UICollectionView) {
        for section in compositionalLayoutSections { section.delegate?.registerCell(in: collectionView) }
    }

    /// Registers the supplementary views of all sections.
    public func registerSupplementaryViews(for collectionView: UICollectionView) {
        for section in compositionalLayoutSections { section.delegate?.registerSupplementaryView(in: collectionView) }
    }

    // MARK: Layout

    /// A layout that uses the layouts of the sections.
    public var collectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
        collectionViewCompositionalLayout(configurations: nil)
    }

    /// Returns a layout that uses the layouts of the sections, with the given configuration. It doesn't retain the
    /// provider.
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

    /// Registers the views of the sections, sets the collection view's layout, and shows the sections.
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
    /// Registers the views of a provider's sections, sets their layout, and shows the sections.
    public func updateCollectionViewCompositionalLayout(for provider: any CompositionalLayoutProvider) {
        provider.updateCompositionalLayout(for: self)
    }
}
