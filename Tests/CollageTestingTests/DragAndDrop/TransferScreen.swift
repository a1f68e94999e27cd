import CollageTesting

/// Two lists between which rows are dragged, while the app changes both.
final class TransferScreen: WalkableScreen {
    enum Change: Codable, Hashable, CustomStringConvertible {
        case insert(list: Int, row: Int), delete(list: Int, row: Int), rewrite(list: Int, row: Int)

        var shelfChange: Shelf.Change {
            switch self {
            case .insert(let list, let row): .insertRow(section: list, row: row)
            case .delete(let list, let row): .deleteRow(section: list, row: row)
            case .rewrite(let list, let row): .rewriteRow(section: list, row: row)
            }
        }

        var description: String { "\(shelfChange)" }
    }

    private let lists: TransferController

    /// - Parameter model: A section for each list.
    init(model: Shelf) { lists = TransferController(model) }

    var model: Shelf { lists.shelf }
    var controller: UIViewController { lists }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        let list = Int.random(in: 0..<2, using: &generator), row = Int.random(in: 0..<9, using: &generator)
        return [.insert(list: list, row: row), .delete(list: list, row: row), .rewrite(list: list, row: row)]
            .randomElement(using: &generator)
    }

    func apply(_ change: Change) {
        var shelf = lists.shelf
        shelf.apply(change.shelfChange)
        lists.show(shelf)
    }
}

/// One list above the other.
private final class TransferController: UIViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private(set) var shelf: Shelf
    private let lists: [RowsController]

    init(_ shelf: Shelf) {
        self.shelf = shelf
        lists = shelf.sections.indices.map { RowsController(shelf.only($0)) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for list in lists {
            addChild(list)
            view.addSubview(list.view)
            list.didMove(toParent: self)
            list.collectionView.dragDelegate = self
            list.collectionView.dropDelegate = self
            list.collectionView.dragInteractionEnabled = true
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = view.bounds.height / CGFloat(lists.count)
        for (index, list) in lists.enumerated() {
            list.view.frame = CGRect(x: 0, y: height * CGFloat(index), width: view.bounds.width, height: height)
        }
    }

    func show(_ new: Shelf) {
        shelf = new
        for (index, list) in lists.enumerated() { list.show(new.only(index)) }
    }

    private func index(of view: UICollectionView) -> Int { lists.firstIndex { $0.collectionView === view } ?? 0 }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let id = lists[index(of: collectionView)].dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(id)" as NSString))
        item.localObject = id
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let list = index(of: collectionView)
        for item in coordinator.items {
            guard let id = item.dragItem.localObject as? Int, let row = shelf[row: id] else { continue }
            var new = shelf
            new.deleteRow(id: id)
            let place = min(coordinator.destinationIndexPath?.item ?? .max, new.sections[list].rows.count)
            new.sections[list].rows.insert(row, at: place)
            show(new)
            coordinator.drop(item.dragItem, toItemAt: [0, place])
        }
    }
}

extension Shelf {
    /// A shelf with one of the sections.
    fileprivate func only(_ index: Int) -> Shelf {
        var part = self
        part.sections = [sections[index]]
        return part
    }
}
