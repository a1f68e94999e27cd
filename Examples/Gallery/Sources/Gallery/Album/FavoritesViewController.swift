import UIKit

/// The user's favorite photos, in rows that can be swiped away. An empty list shows a hint.
final class FavoritesViewController: UICollectionViewController {
    private let album: Album
    private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!

    init(album: Album) {
        self.album = album
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.makeActions(for: indexPath)
        }
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Photo> { cell, _, picture in
            cell.show(picture)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, picture in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: picture)
        }
        update(animated: false)
    }

    /// Updates the list after the favorites have changed.
    func favoritesDidChange() {
        guard isViewLoaded else { return }
        update(animated: view.window != nil)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard album.favorites.isEmpty else { return contentUnavailableConfiguration = nil }
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.absence(
            of: "Favorites", symbol: "heart", hint: "Open a picture of the album and tap the heart.")
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let picture = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(
            PhotoViewController(picture: picture, album: album), animated: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    private func update(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
        snapshot.appendSections([0])
        snapshot.appendItems(album.pictures.filter(album.isFavorite))
        dataSource.apply(snapshot, animatingDifferences: animated)
        setNeedsUpdateContentUnavailableConfiguration()
    }

    private func makeActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let picture = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            self?.album.setFavorite(false, picture)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }
}

extension UICollectionViewListCell {
    /// Shows a photo next to its name and location.
    func show(_ picture: Photo) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = picture.title
        content.secondaryText = picture.place
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = .content(atPath: picture.imageName)
        content.imageProperties.maximumSize = CGSize(width: 56, height: 56)
        content.imageProperties.cornerRadius = 8
        contentConfiguration = content
        accessories = [.disclosureIndicator()]
    }
}
