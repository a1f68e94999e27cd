@_spi(Collage) import PortableUIKitCore

/// The rows of a table: a collection view that lays them out and adds them to the table.
///
/// It covers the visible part of the table, has no appearance itself, and follows the table's scrolling. Its
/// coordinates begin below the table's header view.
final class TableRowsView: UICollectionView {
    weak var table: UITableView? {
        didSet { tableReference.table = table }
    }

    /// A reference to the table for the layout, which is created before the table.
    @MainActor
    private final class TableReference {
        weak var table: UITableView?
    }

    private let tableReference: TableReference

    /// The table's cells and headers by the bodies that the collection view has. This is the only strong reference to
    /// pooled views.
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

    override var presenter: (any ElementPresenter)? { table }

    override var keepsOffsetInRange: Bool { false }

    override func dequeuePlaceholder(_ identifier: String, for element: ElementKey) -> UICollectionViewCell {
        guard let table else { raise("A deallocated table view received a request for a placeholder: \(self)") }
        let cell = table.dequeueReusableCell(withIdentifier: identifier, for: element.indexPath)
        adopt(cell, cell.body, for: element)
        return cell.body
    }

    override func scrollToIndexTarget(_ indexPath: IndexPath) { table?.scrollToSection(indexPath.section) }

    override func indexWidthDidChange() { table?.contentRoomDidChange() }

    override func canReplaceSelection(of indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
    }

    override func startEditing() { table?.setEditing(true, animated: true) }

    override var adjustedContentInset: UIEdgeInsets { table?.adjustedContentInset ?? .zero }

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

    // MARK: Elements

    /// The elements of headers and footers that are views of the app's classes.
    private var sectionElements: [ObjectIdentifier: TableSectionElement] = [:]

    /// Sets the view that the app has returned for an element.
    func adopt(_ view: UIView, _ body: UICollectionReusableView, for element: ElementKey) {
        let key = ObjectIdentifier(body)
        kept[key] = view
        if let foreign = body as? TableSectionElement { sectionElements[ObjectIdentifier(foreign.view)] = foreign }
        adopt(body, for: element)
    }

    /// Returns the element of a view of the app's class; `nil` for other views.
    func sectionElement(shownBy view: UIView) -> UICollectionReusableView? { sectionElements[ObjectIdentifier(view)] }

    /// Called when a view that is never reused has left the screen.
    func discard(_ view: UICollectionReusableView) {
        kept[ObjectIdentifier(view)] = nil
        if let foreign = view as? TableSectionElement { sectionElements[ObjectIdentifier(foreign.view)] = nil }
    }
}
