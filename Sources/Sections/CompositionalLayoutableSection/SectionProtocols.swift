// The roles of a section object, under the names of the later versions of the library. The former names refine these,
// so a class can use either.

/// The data source of a section, which provides its cells and supplementary views. Index paths refer to the whole
/// collection view.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionDataSource: UICollectionViewDataSource {
    /// The type of the items.
    associatedtype ItemsType

    /// The items of the section.
    var items: [ItemsType] { get set }

    /// Replaces the items and updates the section in the collection view. The default implementation shows only the
    /// changes if items are `Hashable`, and otherwise reloads the section.
    func update(_ collectionView: UICollectionView, withItems items: [ItemsType])
}

extension UICompositionalLayoutableSectionDataSource {
    /// An unavailable property, because each data source must declare its items.
    @available(
        *, unavailable,
        message: "A section's data source has the items that it shows: add `var items: [Item] = []` to the class."
    )
    public var items: [Never] {
        get { [] }
        set {}
    }
}

/// Methods for preparing items of a section that are about to appear.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionDataSourcePrefetching: UICollectionViewDataSourcePrefetching {}

/// A type that provides the layout of a section.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionLayout: AnyObject {
    /// Returns the layout of the section for the given environment.
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection
}

/// Methods for responding to events in a section, and for registering its views.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionDelegate: UICollectionViewDelegate {
    /// Registers the section's cell classes. The default implementation does nothing. Sections that use
    /// `dequeueCell(_:for:)` don't need to implement it.
    func registerCell(in collectionView: UICollectionView)
    /// Registers the section's classes of supplementary views. The default implementation does nothing.
    func registerSupplementaryView(in collectionView: UICollectionView)
    /// Registers the section's classes of decoration views. The default implementation does nothing.
    func registerDecorationView(in layout: UICollectionViewCompositionalLayout)
}

extension UICompositionalLayoutableSectionDelegate {
    /// The default implementation does nothing.
    public func registerCell(in collectionView: UICollectionView) {}
    /// The default implementation does nothing.
    public func registerSupplementaryView(in collectionView: UICollectionView) {}
    /// The default implementation does nothing.
    public func registerDecorationView(in layout: UICollectionViewCompositionalLayout) {}
}

// MARK: The older names

/// The former name of the data source of a section.
@preconcurrency @MainActor
public protocol CompositionalLayoutableSectionDataSource: UICompositionalLayoutableSectionDataSource {}

/// The former name of the layout of a section.
@preconcurrency @MainActor
public protocol CompositionalLayoutableSectionLayout: UICompositionalLayoutableSectionLayout {}

/// Methods for responding to events in a section, and for registering its views.
@preconcurrency @MainActor
public protocol CompositionalLayoutableSectionDelegate: UICompositionalLayoutableSectionDelegate {
    /// Registers the section's cell classes. The default implementation does nothing.
    func registerCell(_ collectionView: UICollectionView)
    /// Registers the section's classes of supplementary views. The default implementation does nothing.
    func registerSupplementaryView(_ collectionView: UICollectionView)
    /// Registers the section's classes of decoration views. The default implementation does nothing.
    func registerDecorationView(_ layout: UICollectionViewCompositionalLayout)
}

extension CompositionalLayoutableSectionDelegate {
    /// The default implementation does nothing.
    public func registerCell(_ collectionView: UICollectionView) {}
    /// The default implementation does nothing.
    public func registerSupplementaryView(_ collectionView: UICollectionView) {}
    /// The default implementation does nothing.
    public func registerDecorationView(_ layout: UICollectionViewCompositionalLayout) {}
    /// Calls `registerCell(_:)`.
    public func registerCell(in collectionView: UICollectionView) { registerCell(collectionView) }
    /// Calls `registerSupplementaryView(_:)`.
    public func registerSupplementaryView(in collectionView: UICollectionView) {
        registerSupplementaryView(collectionView)
    }
    /// Calls `registerDecorationView(_:)`.
    public func registerDecorationView(in layout: UICollectionViewCompositionalLayout) {
        registerDecorationView(layout)
    }
}
