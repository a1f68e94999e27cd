import Collage
import CollageTesting

/// The inbox of ChoosingASystem.md, with Composer.
enum InboxComposer {
    enum InboxSection: ComposableSection {
        case folders
        case mails(MailActions)
    }

    enum InboxItem: ComposableItem {
        case folder(String)
        case mail(String)
    }

    @MainActor final class MailActions: NSObject {
        var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    }
}

extension InboxComposer.InboxSection: Composable {
    var item: UICollectionViewComposableLayout.Item {
        switch self {
        case .folders: .custom(width: .fractionalWidth(0.5), height: .absolute(60), badges: [BadgePlacement()])
        case .mails: .full()
        }
    }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .folders:
            .custom(width: .fractionalWidth(1), height: .absolute(60), direction: .horizontal, numberOfItems: 2)
        case .mails: .list(numberOfItems: 1)
        }
    }

    var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .folders: return .base(spacing: 8)
        case .mails(let actions):
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.trailingSwipeActionsConfigurationProvider = { actions.trailing($0) }
            return .configuredList(list, boundaryItems: [.header(height: .absolute(44), isPinned: true)])
        }
    }
}

extension InboxComposer {
    final class InboxController: UICollectionViewController {
        private let actions = MailActions()
        private var dataSource: UICollectionViewDiffableDataSource<InboxSection, InboxItem>!
        private lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)

        init() { super.init(collectionViewLayout: UICollectionViewLayout()) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            let folder = UICollectionView.CellRegistration<InboxFolderCell, String> { _, _, _ in }
            let mail = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, subject in
                var content = cell.defaultContentConfiguration()
                content.text = subject
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let badge = UICollectionView.SupplementaryRegistration<CountView>(
                elementKind: BadgePlacement.defaultKind
            ) { _, _, _ in }
            let header = UICollectionView.SupplementaryRegistration<MailHeader>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { _, _, _ in }
            dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
                switch item {
                case .folder(let name): view.dequeueConfiguredReusableCell(using: folder, for: path, item: name)
                case .mail(let subject): view.dequeueConfiguredReusableCell(using: mail, for: path, item: subject)
                }
            }
            dataSource.supplementaryViewProvider = { view, kind, path in
                kind == BadgePlacement.defaultKind
                    ? view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
                    : view.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            actions.trailing = { [weak self] path in
                guard let self, let mail = dataSource.itemIdentifier(for: path) else { return nil }
                return .delete { [weak self] in self?.delete(mail) }
            }
            composer.compose()
            var snapshot = NSDiffableDataSourceSnapshot<InboxSection, InboxItem>()
            snapshot.appendSections([.folders, .mails(actions)])
            snapshot.appendItems([.folder("Work"), .folder("Home")], toSection: .folders)
            snapshot.appendItems([.mail("Lunch"), .mail("Trip")], toSection: .mails(actions))
            composer.apply(snapshot)
        }

        private func delete(_ mail: InboxItem) {
            var snapshot = dataSource.snapshot()
            snapshot.deleteItems([mail])
            composer.apply(snapshot)
        }
    }
}
