import UIKit

/// One accessibility element per row, with the actions of its buttons as custom actions.
final class AccessibilityActions: UICollectionViewController {
    private var likes = [3, 0, 7]
    private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [unowned self] cell, indexPath, count in
        var content = cell.defaultContentConfiguration()
        content.text = "Photo \(indexPath.item + 1)"
        cell.contentConfiguration = content
        let like = UIAction(image: UIImage(systemName: "heart")) { [weak self] _ in self?.like(indexPath) }
        cell.accessories = [
            .label(text: "\(count)"),
            .customView(
                configuration: .init(
                    customView: UIButton(configuration: .plain(), primaryAction: like), placement: .trailing())),
        ]
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = content.text
        cell.accessibilityValue = count == 1 ? "1 like" : "\(count) likes"
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Like") { [weak self] _ in
                self?.like(indexPath)
                return true
            }
        ]
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = row
    }

    private func like(_ indexPath: IndexPath) {
        likes[indexPath.item] += 1
        collectionView.reconfigureItems(at: [indexPath])
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        likes.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: likes[indexPath.item])
    }
}
