import CollageTesting

/// A collection view of cells that are as high as their texts, with headers and footers.
final class BatchListController: UICollectionViewController, BatchController {
    var shelf: Shelf

    init(_ shelf: Shelf) {
        self.shelf = shelf
        super.init(collectionViewLayout: UICollectionViewLayout())
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout { [weak self] index, environment in
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                let sections = self?.shelf.sections ?? []
                if index < sections.count {
                    configuration.headerMode = sections[index].header == nil ? .none : .supplementary
                    configuration.footerMode = sections[index].footer == nil ? .none : .supplementary
                }
                return .list(using: configuration, layoutEnvironment: environment)
            }, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func perform(_ edits: [ShelfEdit], showing new: Shelf) {
        collectionView.performBatchUpdates { [self] in
            shelf = new
            for edit in edits {
                switch edit {
                case .deleteSection(let index): collectionView.deleteSections([index])
                case .insertSection(let index): collectionView.insertSections([index])
                case .moveSection(let index, let target): collectionView.moveSection(index, toSection: target)
                case .reloadSection(let index): collectionView.reloadSections([index])
                case .deleteRow(let path): collectionView.deleteItems(at: [path])
                case .insertRow(let path): collectionView.insertItems(at: [path])
                case .moveRow(let path, let target): collectionView.moveItem(at: path, to: target)
                case .reloadRow(let path): collectionView.reloadItems(at: [path])
                }
            }
        }
    }

    func reload() { collectionView.reloadData() }

    // MARK: Data

    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Shelf.Row> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row.text
        content.secondaryText = row.detail
        cell.contentConfiguration = content
    }
    private lazy var titles = [
        UICollectionView.elementKindSectionHeader: title(UICollectionView.elementKindSectionHeader) { $0.header },
        UICollectionView.elementKindSectionFooter: title(UICollectionView.elementKindSectionFooter) { $0.footer },
    ]

    private func title(
        _ kind: String, _ text: @escaping (Shelf.Section) -> String?
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { [weak self] view, _, path in
            guard let self else { return }
            var content = view.defaultContentConfiguration()
            content.text = text(shelf.sections[path.section])
            view.contentConfiguration = content
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        (_, _) = (cells, titles)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { shelf.sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shelf.sections[section].rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: shelf.sections[indexPath.section].rows[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: titles[kind]!, for: indexPath)
    }
}
