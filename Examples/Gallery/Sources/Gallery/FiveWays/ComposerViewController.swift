import Composer
import UIKit

/// The grid as a layout that an enum of sections describes, next to the app's data source.
final class ComposerViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<FrameworkSection, AppleFramework>!
    private lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)
    private let frameworks: [AppleFramework]

    init(frameworks: [AppleFramework]) {
        self.frameworks = frameworks
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("ComposerViewController is made in code: use init(frameworks:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, AppleFramework> { cell, _, framework in
            cell.contentConfiguration = FrameworkContent(framework: framework)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, framework in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: framework)
        }
        composer.compose()

        var snapshot = NSDiffableDataSourceSnapshot<FrameworkSection, AppleFramework>()
        snapshot.appendSections([.frameworks])
        snapshot.appendItems(frameworks)
        composer.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let framework = dataSource.itemIdentifier(for: indexPath) else { return }
        showDetail(of: framework)
    }
}

enum FrameworkSection: ComposableSection {
    case frameworks
}

extension FrameworkSection: Composable {
    var item: UICollectionViewComposableLayout.Item { .full() }
    var group: UICollectionViewComposableLayout.Group { .grid(height: .fractionalWidth(1 / 3), numberOfItems: 3) }
    var section: UICollectionViewComposableLayout.Section { .base() }
}

extension AppleFramework: ComposableItem {}
