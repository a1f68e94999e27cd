import UIKit

/// A grid of frameworks in the collection view of a storyboard, three to a row, or two at accessibility text sizes: a
/// snapshot has the items, a diffable data source provides the cells, and a compositional layout arranges them.
class FrameworkViewController: UIViewController {
    /// The frameworks that are shown when the view is loaded.
    var frameworkList: [AppleFramework] = []

    typealias Item = AppleFramework
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    enum Section {
        case main
    }

    #if canImport(ObjectiveC)
    @IBOutlet weak var collectionView: UICollectionView!
    #else
    @Outlet var collectionView: UICollectionView!
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()

        // Presentation -> diffable data source
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(
            collectionView: collectionView,
            cellProvider: { collectionView, indexPath, itemIdentifier in
                guard
                    let cell = collectionView.dequeueReusableCell(
                        withReuseIdentifier: "FrameworkCollectionViewCell", for: indexPath)
                        as? FrameworkCollectionViewCell
                else {
                    return nil
                }
                cell.configure(itemIdentifier)
                return cell
            })

        // Data -> snapshot
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.main])
        snapshot.appendItems(frameworkList, toSection: .main)
        dataSource.apply(snapshot)

        // Layout -> compositional layout
        collectionView.collectionViewLayout = layout()
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            let columns = isLarge ? 2 : 3

            let itemSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isLarge ? 0.5 : 0.33), heightDimension: .fractionalHeight(1))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)

            let groupSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(isLarge ? 0.56 : 0.33))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)

            return NSCollectionLayoutSection(group: group)
        }
    }
}
