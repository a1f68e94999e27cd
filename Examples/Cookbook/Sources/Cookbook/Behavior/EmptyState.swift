import UIKit

/// A placeholder for an empty collection: a content configuration of the controller, which is removed when items are
/// inserted.
final class EmptyState: UICollectionViewController {
    var names: [String] = [] {
        didSet {
            collectionView.reloadData()
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard names.isEmpty else { return contentUnavailableConfiguration = nil }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No Messages"
        empty.secondaryText = "What people write to you is shown here."
        contentUnavailableConfiguration = empty
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: names[indexPath.item])
    }
}
