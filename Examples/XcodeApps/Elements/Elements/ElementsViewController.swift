//
//  ElementsViewController.swift
//  Elements
//

import UIKit

class ElementsViewController: UIViewController {

    typealias DataSource = UICollectionViewDiffableDataSource<Element.Family, Element>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Element.Family, Element>

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private let searchController = UISearchController(searchResultsController: nil)
    private let elements = Element.load()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Elements"
        navigationController?.navigationBar.prefersLargeTitles = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureSearch()
        apply(filter: "", animated: false)
    }

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Find an element"
        searchController.searchBar.scopeButtonTitles = ["All"] + Element.Family.allCases.map(\.rawValue)
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> DataSource {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Element> { cell, _, element in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = element.name
            content.secondaryText = "\(element.symbol), number \(element.number)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
            header.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, element in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: element)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func apply(filter text: String, animated: Bool) {
        let found = elements.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
        var snapshot = Snapshot()
        for family in Element.Family.allCases {
            let members = found.filter { $0.family == family }
            guard !members.isEmpty else { continue }
            snapshot.appendSections([family])
            snapshot.appendItems(members, toSection: family)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

}

extension ElementsViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        apply(filter: searchController.searchBar.text ?? "", animated: true)
    }

}

extension ElementsViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let element = dataSource.itemIdentifier(for: indexPath) else { return }
        let alert = UIAlertController(title: element.name, message: "Symbol \(element.symbol)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

}
