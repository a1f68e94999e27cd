import CollageTesting

/// An outline as sidebars have it: a section snapshot whose items expand and collapse, by taps and by the app.
final class OutlineScreen: WalkableScreen {
    enum Change: Codable, Hashable, CustomStringConvertible {
        case insert(parent: Int), delete(Int), toggle(Int), expandAll, reload

        var description: String {
            switch self {
            case .insert(let parent): "insert an item into the item at \(parent)"
            case .delete(let place): "delete the item at \(place) with all that is in it"
            case .toggle(let place): "expand or collapse the item at \(place)"
            case .expandAll: "expand everything"
            case .reload: "reload everything"
            }
        }
    }

    private let outline: OutlineController

    init(model: Outline) { outline = OutlineController(model) }

    var model: Outline { outline.outline }
    var controller: UIViewController { outline }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        let place = Int.random(in: 0..<12, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...3: return .insert(parent: place)
        case 4, 5: return .delete(place)
        case 6, 7: return .toggle(place)
        case 8: return .expandAll
        default: return .reload
        }
    }

    func apply(_ change: Change) {
        guard change != .reload else { return outline.collectionView.reloadData() }
        var changed = outline.outline
        changed.apply(change)
        outline.show(changed, animated: true)
    }
}

private final class OutlineController: UIViewController {
    private(set) var outline: Outline
    let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
    )
    private lazy var dataSource = makeDataSource()

    init(_ outline: Outline) {
        self.outline = outline
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.outline.setExpanded(true, $0) }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.outline.setExpanded(false, $0) }
        show(outline, animated: false)
    }

    func show(_ new: Outline, animated: Bool) {
        outline = new
        dataSource.apply(new.snapshot, to: 0, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(id)" + (id % 3 == 0 ? ", which needs more than one line to say what it is" : "")
            cell.contentConfiguration = content
            let isHeader = self?.outline.parent(of: id) == nil
            cell.accessories = [.outlineDisclosure(options: .init(style: isHeader ? .header : .cell))]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}
