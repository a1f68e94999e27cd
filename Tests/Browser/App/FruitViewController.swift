import Foundation
import PortableUIKit

/// Fruit by its first letter under headers that stick, searched as one types, deleted by a swipe or in its menu.
final class FruitViewController: UIViewController, UISearchBarDelegate, UICollectionViewDelegate {
    private static let names = [
        "Apple", "Apricot", "Avocado", "Banana", "Blackberry", "Blueberry", "Cherry", "Clementine", "Cranberry",
        "Date", "Dragon fruit", "Elderberry", "Fig", "Grape", "Grapefruit", "Guava", "Honeydew", "Jackfruit",
        "Kiwi", "Kumquat", "Lemon", "Lime", "Lychee", "Mango", "Melon", "Nectarine", "Orange", "Papaya", "Peach",
        "Pear", "Pineapple", "Plum", "Quince", "Raspberry", "Strawberry", "Tangerine", "Watermelon",
    ]

    private var names = FruitViewController.names
    private let searchBar = UISearchBar()
    private var list: UICollectionView?
    private var dataSource: UICollectionViewDiffableDataSource<String, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Controls", image: nil,
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(ControlsViewController(), animated: true)
            })
        setUpList()
        showResults()
    }

    private func setUpList() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.swipeActions(at: path) }
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        searchBar.placeholder = "Search fruit"
        searchBar.delegate = self
        list.delegate = self
        for part in [searchBar, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            list.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        self.list = list
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = self?.dataSource?.snapshot().sectionIdentifiers[path.section]
            header.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: list) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        self.dataSource = dataSource
    }

    private func showResults() {
        let wanted = searchBar.text?.lowercased() ?? ""
        let found = names.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for name in found {
            let letter = String(name.prefix(1))
            if snapshot.sectionIdentifiers.last != letter { snapshot.appendSections([letter]) }
            snapshot.appendItems([name])
        }
        dataSource?.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let name = dataSource?.itemIdentifier(for: path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.remove(name)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let name = indexPaths.first.flatMap({ dataSource?.itemIdentifier(for: $0) }) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Eat") { [weak self] _ in self?.remove(name) }])
        }
    }

    private func remove(_ name: String) {
        names.removeAll { $0 == name }
        showResults()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        showResults()
    }
}
