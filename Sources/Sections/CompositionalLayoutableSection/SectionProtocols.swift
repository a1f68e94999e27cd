// What a section object is made of, under the names of the later versions of the library. The older names refine these,
// so that one class may use either.

/// The data source of a section: its cells and its supplementary views. Paths are those of the whole collection view.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionDataSource: UICollectionViewDataSource {
    /// What the section shows.
    associatedtype ItemsType

    /// The items of the section.
    var items: [ItemsType] { get set }

    /// Takes new items over, and has the section that shows them show the new ones. By default what has changed, if
    /// items are `Hashable`, and everything of the section otherwise.
    func update(_ collectionView: UICollectionView, withItems items: [ItemsType])
}

extension UICompositionalLayoutableSectionDataSource {
    /// Not there: each data source has items of its own.
    @available(
        *, unavailable,
        message: "A section's data source has the items that it shows: add `var items: [Item] = []` to the class."
    )
    public var items: [Never] {
        get { [] }
        set {}
    }
}

/// Is told which items of its section are likely to be shown soon.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionDataSourcePrefetching: UICollectionViewDataSourcePrefetching {}

/// The layout of a section.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionLayout: AnyObject {
    /// The section in an environment.
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection
}

/// What happens in a section, and what it registers.
@preconcurrency @MainActor
public protocol UICompositionalLayoutableSectionDelegate: UICollectionViewDelegate {
    /// Registers the section's classes of cells; does nothing by default, which is right for sections that take their
    /// cells by `dequeueCell(_:for:)`.
    func registerCell(in collectionView: UICollectionView)
    /// Registers the section's classes of supplementary views; does nothing by default.
    func registerSupplementaryView(in collectionView: UICollectionView)
    /// Registers the section's classes of decoration views; does nothing by default.
    func registerDecorationView(in layout: UICollectionViewCompositionalLayout)
}

extension UICompositionalLayoutableSectionDelegate {
    /// Does nothing.
    public func registerCell(in collectionView: UICollectionView) {}
    /// Does nothing.
    public func registerSupplementaryView(in collectionView: UICollectionView) {}
    /// Does nothing.
    public func registerDecorationView(in layout: UICollectionViewCompositionalLayout) {}
}

// MARK: The older names

/// The data source of a section.
@preconcurrency @MainActor
public protocol CompositionalLayoutableSectionDataSource: UICompositionalLayoutableSectionDataSource {}

/// The layout of a section.
@preconcurrency @MainActor
public protocol CompositionalLayoutableSectionLayout: UICompositionalLayoutableSectionLayout {}

/// What happens in a section, and what it registers.
@preconcurrency @MainActor
public protocol CompositionalLayoutableSectionDelegate: UICompositionalLayoutableSectionDelegate {
    /// Registers the section's classes of cells; does nothing by default.
    func registerCell(_ collectionView: UICollectionView)
    /// Registers the section's classes of supplementary views; does nothing by default.
    func registerSupplementaryView(_ collectionView: UICollectionView)
    /// Registers the section's classes of decoration views; does nothing by default.
    func registerDecorationView(_ layout: UICollectionViewCompositionalLayout)
}

extension CompositionalLayoutableSectionDelegate {
    /// Does nothing.
    public func registerCell(_ collectionView: UICollectionView) {}
    /// Does nothing.
    public func registerSupplementaryView(_ collectionView: UICollectionView) {}
    /// Does nothing.
    public func registerDecorationView(_ layout: UICollectionViewCompositionalLayout) {}
    /// `registerCell(_:)`.
    public func registerCell(in collectionView: UICollectionView) { registerCell(collectionView) }
    /// `registerSupplementaryView(_:)`.
    public func registerSupplementaryView(in collectionView: UICollectionView) {
        registerSupplementaryView(collectionView)
    }
    /// `registerDecorationView(_:)`.
    public func registerDecorationView(in layout: UICollectionViewCompositionalLayout) {
        registerDecorationView(layout)
    }
}
