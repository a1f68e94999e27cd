import UIKit

/// The list of the gallery's screens.
final class StartViewController: UIViewController, UICollectionViewDelegate {
    private enum Section {
        case main
    }

    private let content: GalleryContent
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, StartEntry>!

    init(content: GalleryContent) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        // The title is set before the view is loaded, because a screen that's pushed immediately shows it on its back
        // button.
        title = "Gallery"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        let registration = UICollectionView.CellRegistration<StartCell, StartEntry> { cell, _, entry in
            cell.configure(entry)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, entry in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entry)
        }

        var snapshot = NSDiffableDataSourceSnapshot<Section, StartEntry>()
        snapshot.appendSections([.main])
        snapshot.appendItems(content.start)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let entry = dataSource.itemIdentifier(for: indexPath) else { return }
        for viewController in entry.screen.makePath(content: content) {
            navigationController?.pushViewController(viewController, animated: true)
        }
        if let presented = entry.screen.makePresented(content: content) {
            present(presented, animated: true)
        }
    }

    /// Creates a layout with one column on a phone, and two columns on wider screens.
    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 700 ? 2 : 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(280)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(280)),
                repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(20)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 20
            // The leading edge of the cards is aligned with the title.
            section.contentInsetsReference = .layoutMargins
            section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 20, trailing: 0)
            return section
        }
    }
}
