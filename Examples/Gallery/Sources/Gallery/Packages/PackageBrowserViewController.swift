import UIKit

/// The packages of a Debian machine: the largest ones in a carousel, the categories, and all packages below pinned
/// letters. Each keystroke in the search field applies a snapshot of the results.
final class PackageBrowserViewController: UIViewController, UICollectionViewDelegate, UISearchBarDelegate {
    enum Section: Hashable {
        case featured
        case categories
        case letter(String)
        case results
    }

    enum Item: Hashable {
        case featured(Int)
        case category(String)
        case package(Int)
    }

    private let catalog: PackageCatalog
    private let searchBar = UISearchBar()
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    /// The category whose packages are shown, or `nil` for all packages.
    private(set) var category: String?

    init(catalog: PackageCatalog) {
        self.catalog = catalog
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Packages"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        searchBar.delegate = self
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "\(catalog.packages.count.formatted()) packages"
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        arrangeViews()
        dataSource = makeDataSource()
        update()
    }

    private func arrangeViews() {
        for subview in [collectionView!, searchBar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    // MARK: Content

    private func update(reconfiguring changed: [Item] = []) {
        let query = searchBar.text ?? ""
        let found = catalog.search(query).filter { category == nil || catalog.packages[$0].category == category }
        var snapshot = query.isEmpty ? makeBrowsingSnapshot(found) : makeResultsSnapshot(found)
        if changed.isEmpty {
            // A search usually returns entirely different packages. Comparing tens of thousands is slower than
            // reloading the visible cells.
            dataSource.applySnapshotUsingReloadData(snapshot)
        } else {
            snapshot.reconfigureItems(changed)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
        showWhatIsMissing(found.isEmpty, query)
    }

    private func makeBrowsingSnapshot(_ packages: [Int]) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if category == nil, !catalog.featured.isEmpty {
            snapshot.appendSections([.featured])
            snapshot.appendItems(catalog.featured.map(Item.featured))
        }
        if !catalog.categories.isEmpty {
            snapshot.appendSections([.categories])
            snapshot.appendItems(catalog.categories.map { .category($0.name) })
        }
        var rest = packages[...]
        while let first = rest.first {
            let letter = catalog.packages[first].letter
            let end = rest.firstIndex { catalog.packages[$0].letter != letter } ?? rest.endIndex
            snapshot.appendSections([.letter(letter)])
            snapshot.appendItems(rest[..<end].map(Item.package))
            rest = rest[end...]
        }
        return snapshot
    }

    private func makeResultsSnapshot(_ packages: [Int]) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.results])
        snapshot.appendItems(packages.map(Item.package))
        return snapshot
    }

    private func showWhatIsMissing(_ isEmpty: Bool, _ query: String) {
        guard isEmpty else { return contentUnavailableConfiguration = nil }
        var configuration =
            query.isEmpty ? UIContentUnavailableConfiguration.empty() : UIContentUnavailableConfiguration.search()
        if query.isEmpty {
            configuration.image = UIImage(systemName: "shippingbox")
            configuration.text = "No Packages"
            configuration.secondaryText = "This machine has no list of Debian packages."
        }
        contentUnavailableConfiguration = configuration
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let card = UICollectionView.CellRegistration<PackageCardCell, Int> { [catalog] cell, _, index in
            cell.show(catalog.packages[index])
        }
        let chip = UICollectionView.CellRegistration<CategoryCell, String> { [weak self, catalog] cell, _, name in
            let count = catalog.categories.first { $0.name == name }?.count ?? 0
            cell.show(name, count: count, isChosen: self?.category == name)
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [catalog] cell, _, index in
            cell.show(catalog.packages[index])
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .featured(let index):
                collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: index)
            case .category(let name):
                collectionView.dequeueConfiguredReusableCell(using: chip, for: indexPath, item: name)
            case .package(let index):
                collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: index)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak dataSource] view, _, indexPath in
            guard case .letter(let letter)? = dataSource?.sectionIdentifier(for: indexPath.section) else { return }
            var content = UIListContentConfiguration.plainHeader()
            content.text = letter
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            switch self?.dataSource.sectionIdentifier(for: index) {
            case .featured: Self.makeCarousel()
            case .categories: Self.makeChips()
            case .letter: Self.makeList(hasHeader: true, environment)
            case .results, nil: Self.makeList(hasHeader: false, environment)
            }
        }
    }

    private static func makeCarousel() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(260), heightDimension: .estimated(132))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16)
        return section
    }

    private static func makeChips() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 2, trailing: 16)
        return section
    }

    private static func makeList(
        hasHeader: Bool, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = hasHeader ? .supplementary : .none
        configuration.headerTopPadding = 0
        return .list(using: configuration, layoutEnvironment: environment)
    }

    // MARK: User actions

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        update()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .category(let name)?: choose(name)
        case .featured(let index)?, .package(let index)?:
            let viewController = PackageViewController(package: catalog.packages[index])
            navigationController?.pushViewController(viewController, animated: true)
        case nil: break
        }
    }

    /// Shows only one category, or all packages again if the category was already shown.
    private func choose(_ name: String) {
        let changed = Set([category ?? name, name]).map(Item.category)
        category = category == name ? nil : name
        update(reconfiguring: changed)
    }
}

extension UICollectionViewListCell {
    /// Shows a package with its summary, and a checkmark if it's installed.
    fileprivate func show(_ package: DebianPackage) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = package.name
        content.secondaryText = package.summary
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 2
        contentConfiguration = content
        accessories = package.isInstalled ? [.checkmark()] : []
    }
}
