/// The rows of a table: a collection view that lays them out and puts them into the table.
///
/// It covers the visible part of the table without a look of its own, and shows what the table has scrolled to. Its
/// coordinates begin below the table's header view.
final class TableRowsView: UICollectionView {
    weak var table: UITableView? {
        didSet { tableReference.table = table }
    }

    /// What the layout refers to, made before the table.
    @MainActor
    private final class TableReference {
        weak var table: UITableView?
    }

    private let tableReference: TableReference

    /// The table's cells and headers, by the bodies that the collection view knows. Nobody else keeps those that wait
    /// to be used again.
    private var kept: [ObjectIdentifier: UIView] = [:]

    init() {
        let tableReference = TableReference()
        self.tableReference = tableReference
        let layout = TableLayout(sectionProvider: { section, environment in
            tableReference.table?.layoutSection(section, environment)
        })
        super.init(frame: .zero, collectionViewLayout: layout)
        layout.rows = self
        isUserInteractionEnabled = false
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What the table has

    override var elementContainer: UIView { table ?? self }

    override var scroller: UIScrollView { table ?? self }

    override var layoutOrigin: CGPoint { CGPoint(x: 0, y: table?.headerHeight ?? 0) }

    override var updateTerms: UpdateTerms { .tableView }

    override var updateTiming: UpdateTiming { .rows }

    override var keepsOffsetInRange: Bool { false }

    override var adjustedContentInset: UIEdgeInsets {
        get { table?.adjustedContentInset ?? .zero }
        set {}
    }

    override var contentSize: CGSize {
        get { rowsSize }
        set {
            rowsSize = newValue
            table?.rowsDidChangeSize()
        }
    }

    private var rowsSize = CGSize.zero

    override var contentOffset: CGPoint {
        get { bounds.origin }
        set { table?.contentOffset = CGPoint(x: newValue.x, y: newValue.y + layoutOrigin.y) }
    }

    override func willSwipeRow(at indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, willBeginEditingRowAt: indexPath)
    }

    override func didSwipeRow(at indexPath: IndexPath?) {
        guard let table else { return }
        table.delegate?.tableView(table, didEndEditingRowAt: indexPath)
    }

    // MARK: Elements

    override func element(shownBy view: UIView) -> UICollectionReusableView? {
        if let cell = view as? UITableViewCell { return cell.body }
        if let view = view as? UITableViewHeaderFooterView { return view.body }
        return super.element(shownBy: view) ?? sectionElements[ObjectIdentifier(view)]
    }

    /// The elements of headers and footers that are views of the app's own classes.
    private var sectionElements: [ObjectIdentifier: TableSectionElement] = [:]

    /// Takes the view that the app has answered for an element.
    func adopt(_ view: UIView, _ body: UICollectionReusableView, for element: ElementKey) {
        let key = ObjectIdentifier(body)
        kept[key] = view
        if let foreign = body as? TableSectionElement { sectionElements[ObjectIdentifier(foreign.view)] = foreign }
        adopt(body, for: element)
    }

    override func elementWasDropped(_ view: UICollectionReusableView) {
        kept[ObjectIdentifier(view)] = nil
        if let foreign = view as? TableSectionElement { sectionElements[ObjectIdentifier(foreign.view)] = nil }
    }
}
