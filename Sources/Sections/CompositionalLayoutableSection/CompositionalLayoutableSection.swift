/// A section object with a data source, a layout, and a delegate. The section itself can have each of these roles.
///
/// ```swift
/// final class RecipesSection: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource {
///     var items = [Recipe(name: "Soup"), Recipe(name: "Bread")]
///
///     override init() {
///         super.init()
///         dataSource = self
///     }
///     func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
///
///     func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
///         let cell = view.dequeueCell(RecipeCell.self, for: indexPath)
///         cell.show(items[indexPath.item])
///         return cell
///     }
/// }
/// ```
///
/// Other objects with these roles are retained. The section itself isn't, so `delegate = self` doesn't create a
/// reference cycle.
@preconcurrency @MainActor
open class CompositionalLayoutableSection: NSObject {
    /// The data source, which provides the cells.
    open var dataSource: (any UICompositionalLayoutableSectionDataSource)? {
        get { dataSourceHelper.object as? any UICompositionalLayoutableSectionDataSource }
        set { dataSourceHelper = Helper(newValue, of: self) }
    }

    /// The data source that prefetches items.
    open var prefetchDataSource: (any UICompositionalLayoutableSectionDataSourcePrefetching)? {
        get { prefetchHelper.object as? any UICompositionalLayoutableSectionDataSourcePrefetching }
        set { prefetchHelper = Helper(newValue, of: self) }
    }

    /// The layout of the section.
    open var sectionLayout: (any UICompositionalLayoutableSectionLayout)? {
        get { layoutHelper.object as? any UICompositionalLayoutableSectionLayout }
        set { layoutHelper = Helper(newValue, of: self) }
    }

    /// The former name of `sectionLayout`.
    open var layout: (any UICompositionalLayoutableSectionLayout)? {
        get { sectionLayout }
        set { sectionLayout = newValue }
    }

    /// The delegate, which receives events and registers the views that the section needs.
    open var delegate: (any UICompositionalLayoutableSectionDelegate)? {
        get { delegateHelper.object as? any UICompositionalLayoutableSectionDelegate }
        set { delegateHelper = Helper(newValue, of: self) }
    }

    /// The classes of the decoration views, by element kind. They're registered automatically. The default is an empty
    /// dictionary.
    open var decorationViews: [String: UICollectionReusableView.Type] { [:] }

    /// The collection view that shows the section, or `nil` if it isn't shown yet.
    public internal(set) weak var collectionView: UICollectionView?

    /// The current index of the section in the collection view, or `nil` if it isn't shown.
    open var index: Int? {
        guard let source = collectionView?.dataSource as? CompositionalLayoutDataSource else { return nil }
        return source.provider?.compositionalLayoutSections.firstIndex { $0 === self }
    }

    private var dataSourceHelper = Helper(nil, of: nil)
    private var prefetchHelper = Helper(nil, of: nil)
    private var layoutHelper = Helper(nil, of: nil)
    private var delegateHelper = Helper(nil, of: nil)

    /// Creates a section without items.
    public override init() {
        super.init()
    }

    /// Reloads the section's items if it's shown.
    open func reloadData() {
        guard let collectionView, let index, index < collectionView.numberOfSections else { return }
        collectionView.reloadSections(IndexSet(integer: index))
    }

    /// A weak reference to the section itself, or a strong reference to another object.
    @MainActor
    private struct Helper {
        private weak var section: AnyObject?
        private let helper: AnyObject?

        init(_ object: AnyObject?, of section: AnyObject?) {
            if object === section {
                self.section = object
                helper = nil
            } else {
                helper = object
            }
        }

        var object: AnyObject? { helper ?? section }
    }
}
