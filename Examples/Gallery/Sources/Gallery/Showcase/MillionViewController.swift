import UIKit

/// A view controller with a million items. Only the visible ones have views.
final class MillionViewController: UIViewController, UICollectionViewDataSource {
    static let count = 1_000_000
    private static let cellIdentifier = "number"

    private(set) var collectionView: UICollectionView!

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        collectionView.backgroundColor = .systemBackground
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
        collectionView.dataSource = self
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A Million"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                primaryAction: UIAction(title: "End") { [weak self] _ in
                    self?.collectionView.scrollToItem(
                        at: IndexPath(item: Self.count - 1, section: 0), at: .bottom, animated: false)
                }),
            UIBarButtonItem(
                primaryAction: UIAction(title: "Middle") { [weak self] _ in
                    self?.collectionView.scrollToItem(
                        at: IndexPath(item: Self.count / 2, section: 0), at: .centeredVertically, animated: false)
                }),
        ]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: indexPath)
        (cell as? NumberCell)?.show(indexPath.item + 1)
        return cell
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

#Preview("A million") {
    UINavigationController(rootViewController: MillionViewController())
}
