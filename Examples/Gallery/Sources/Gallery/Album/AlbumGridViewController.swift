import UIKit

/// All photos of an album, in two columns on an iPhone.
final class AlbumGridViewController: UICollectionViewController {
    private let album: Album
    private var dataSource: UICollectionViewDiffableDataSource<Int, Photo.ID>!

    init(album: Album) {
        self.album = album
        super.init(collectionViewLayout: Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        let pictures = Dictionary(uniqueKeysWithValues: album.pictures.map { ($0.id, $0) })
        let registration = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { [album] cell, _, id in
            guard let picture = pictures[id] else { return }
            cell.show(picture, isFavorite: album.isFavorite(picture))
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(album.pictures.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A photo may have been added to or removed from the favorites on its own screen, or on the favorites tab.
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let controller = PhotoViewController(picture: album.pictures[indexPath.item], album: album)
        navigationController?.pushViewController(controller, animated: true)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = max(Int(environment.container.effectiveContentSize.width / 170), 1)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
            return section
        }
    }
}
