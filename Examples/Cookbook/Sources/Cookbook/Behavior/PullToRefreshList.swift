import UIKit

/// A list with pull-to-refresh: a refresh control that spins until the new items have arrived.
final class PullToRefreshList: UICollectionViewController {
    private(set) var version = 1
    private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [unowned self] cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "Headline \(number + 1)"
        content.secondaryText = "Version \(version)"
        cell.contentConfiguration = content
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        title = "News"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = row
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        collectionView.refreshControl = refresh
        // A list that fits the screen can't be pulled otherwise.
        collectionView.alwaysBounceVertical = true
    }

    /// Ends refreshing. Call it when the new items have arrived.
    func finish() {
        version += 1
        collectionView.reloadData()
        collectionView.refreshControl?.endRefreshing()
    }

    private func reload() {
        // Fetch items here, and call finish() when they have arrived.
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
    }
}
