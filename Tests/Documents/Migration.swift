import CompositionalLayoutBuilder
import UIKit

final class PlainNames: UICollectionViewController {
    private var names = ["Ada", "Jonas", "Mina"]
    private lazy var dataSource = makeDataSource()

    convenience init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        names.remove(at: indexPath.item)
        show()
    }

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["names"])
        snapshot.appendItems(names)
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }
}

final class NamesAsValues: UICollectionViewController {
    private enum Section: CompositionalLayoutID { case names }

    private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
    private var names = ["Ada", "Jonas", "Mina"]

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        controller.apply {
            ListLayout().items(id: Section.names) {
                names.map { name in
                    NameItem(id: name) { [weak self] in
                        self?.names.removeAll { $0 == name }
                        self?.show()
                    }
                }
            }
        }
    }
}

struct NameItem: CompositionalLayoutItem {
    let id: String
    let didSelect: () -> Void

    func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {
        var content = cell.defaultContentConfiguration()
        content.text = id
        cell.contentConfiguration = content
    }
}
