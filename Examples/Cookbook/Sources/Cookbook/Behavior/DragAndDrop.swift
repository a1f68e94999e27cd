import UIKit

/// Two lists with drag and drop between them: one delegate provides the item, the other accepts it.
final class DragAndDrop: UIViewController {
    private let left = DraggableList(["Tent", "Lamp", "Map", "Rope"])
    private let right = DraggableList(["Socks"])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, list) in [left, right].enumerated() {
            let width = view.bounds.width / 2
            list.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list)
        }
    }
}

private final class DraggableList: UICollectionView, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    private var names: [String]
    private let row = CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
    }

    init(_ names: [String]) {
        self.names = names
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        super.init(frame: .zero, collectionViewLayout: layout)
        dataSource = self
        dragDelegate = self
        dropDelegate = self
        dragInteractionEnabled = true
    }

    required init?(coder: NSCoder) {
        fatalError("DraggableList is made in code.")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        dequeueConfiguredReusableCell(using: row, for: indexPath, item: names[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let name = names[indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
        item.localObject = (name, self)
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
        for item in coordinator.items {
            guard let (name, source) = item.dragItem.localObject as? (String, DraggableList) else { continue }
            if let index = source.names.firstIndex(of: name) {
                source.names.remove(at: index)
                source.deleteItems(at: [IndexPath(item: index, section: 0)])
            }
            let place = min(coordinator.destinationIndexPath?.item ?? names.count, names.count)
            names.insert(name, at: place)
            insertItems(at: [IndexPath(item: place, section: 0)])
            coordinator.drop(item.dragItem, toItemAt: IndexPath(item: place, section: 0))
        }
    }
}
