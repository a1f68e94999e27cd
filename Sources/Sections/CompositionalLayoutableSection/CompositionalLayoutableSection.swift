/// A section as an object: its data source, its layout and its delegate, which may be the section itself.
///
/// Helpers are kept, unless one is the section itself: an object that is made for a section and given to it stays, and
/// `delegate = self` makes no cycle.
@preconcurrency @MainActor
open class CompositionalLayoutableSection: NSObject {
    /// Where the cells come from.
    open var dataSource: (any UICompositionalLayoutableSectionDataSource)? {
        get { dataSourceHelper.object as? any UICompositionalLayoutableSectionDataSource }
        set { dataSourceHelper = Helper(newValue, of: self) }
    }

    /// Who is told what comes next.
    open var prefetchDataSource: (any UICompositionalLayoutableSectionDataSourcePrefetching)? {
        get { prefetchHelper.object as? any UICompositionalLayoutableSectionDataSourcePrefetching }
        set { prefetchHelper = Helper(newValue, of: self) }
    }

    /// How the section is laid out.
    open var sectionLayout: (any UICompositionalLayoutableSectionLayout)? {
        get { layoutHelper.object as? any UICompositionalLayoutableSectionLayout }
        set { layoutHelper = Helper(newValue, of: self) }
    }

    /// The older name of `sectionLayout`.
    open var layout: (any UICompositionalLayoutableSectionLayout)? {
        get { sectionLayout }
        set { sectionLayout = newValue }
    }

    /// Who is told what happens, and registers what the section needs.
    open var delegate: (any UICompositionalLayoutableSectionDelegate)? {
        get { delegateHelper.object as? any UICompositionalLayoutableSectionDelegate }
        set { delegateHelper = Helper(newValue, of: self) }
    }

    /// The classes of the views behind the section, by the kind that its layout asks for them under; none by default.
    /// They are registered by themselves.
    open var decorationViews: [String: UICollectionReusableView.Type] { [:] }

    /// The collection view that shows the section; nil before it does.
    public internal(set) weak var collectionView: UICollectionView?

    /// Where the section stands in the collection view at the moment; nil if it isn't shown.
    open var index: Int? {
        guard let source = collectionView?.dataSource as? CompositionalLayoutDataSource else { return nil }
        return source.provider?.compositionalLayoutSections.firstIndex { $0 === self }
    }

    private var dataSourceHelper = Helper(nil, of: nil)
    private var prefetchHelper = Helper(nil, of: nil)
    private var layoutHelper = Helper(nil, of: nil)
    private var delegateHelper = Helper(nil, of: nil)

    /// A section without helpers, which has no items.
    public override init() {
        super.init()
    }

    /// Asks for the section's items anew, if it is shown.
    open func reloadData() {
        guard let collectionView, let index, index < collectionView.numberOfSections else { return }
        collectionView.reloadSections(IndexSet(integer: index))
    }

    /// A helper that is kept, or the section itself, which isn't.
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
